"""The words of documents, and how the reader takes them: one table of regular expressions.

A row of ``READ_AS`` is *as printed* ``=>`` *as read*; the rows hold one after another, and a row
that is set in goes on with the one above, and ``~`` is a space. A sentence gives no rule if it has
a word of ``HOLDS_ELSEWHERE``, of another place or time or of somebody's opinion, or one of
``SETS_CONDITION``. ``{LONE}`` begins a word, ``{PAID}`` stands before a payment.
"""

READ_AS = r"""
\b(?-i:l)(?=\s?(?:to|:)\s?[l1]\b)|(?<=\d to )l\b|(?<=\d:)l\b|(?<=\d : )l\b => 1
\blf\b => If
(?<=[a-z])1(?=[a-z])|(?<=\bequa)1\b => l
(?<=[a-z)]) +(?=[.,:;](?:\s|$))|(?<=n) (?=['’]t\b) =>
\bw/o\b|\bunless (?:\w+ ){1,2}ha(?:s|ve) (?:also )?(?:made|placed)\b => without
\b(?:does not|cannot) (qualify|play|open) unless (?:he|she|it) (?:has|holds
    |is)\b => needs to \1
\bw/\s? => with~
,? if any\b,? =>
\bcds?\b => cards
\bea\b => each
\byr\b => your
\bNMB\b|\bno further bets\b => no more bets
(?<=[\"“])bets,? please\b => place your bets
\bno further wagers\b => no more wagers
\bT&P\b => take and pay
\b(?-i:L ?(?:to|[-–→>]) ?R)\b => left to right
\b(?-i:R ?(?:to|[-–→>]) ?L)\b => right to left
\bquals?\b => qualifies
\b(?:dlr|croupier)\b|(?<=\bthe )(?:bank\b|house(?= (?:plays|has|holds|needs|must|opens|does
    |qualifies)\b)) => dealer
\b(?:plyr|plr|participant|punter|bettor|member|patron|guest|gambler
    |customer)(?=s?(?:['’]s?)?(?!\w)) => player
\b(?:(?:floor|pit|shift|gaming) ?(?:person|manager|supervisor|boss|inspector|man)|manager
    |inspector|(?<=\bthe )floor(?= (?:is|must|shall|will|should|decides|rules)\b)
    |(?<=\bcall )(?:the )?floor)\b => supervisor
\b(?:(?:throw|toss(?:e(?=s))?|lay|muck)(s?) (?:in |down |away )?(?:his|her|their|your
    |the) (?:hand|cards)(?: in)?|abandon(s?)|drop(s?) out|retire(s?)|discontinue(s?))\b(?! (?:the
    |his|her|their|your)\b) => fold\1\2\3\4\5
\bdo(?:es)? not (?:wish|want|choose) to (?:continue|go on|play(?: on)?|call)\b
    |(?<=\bwho )wants? out\b => folds
\bwho do(?:es)? not (?:play|continue|go on|call)\b(?! (?:the|an?)\b) => who folds
\b(?:stood off|standing off|restored|recovers?|refunded|retrieves?)\b => returned
\bstays? put\b|\bno money changes hands\b => do not move
\b(?:runs on|stays up|rides|stays? alive|carries on|sits (?:there|tight))\b|\balive\b => stays
\block up\b|\bsweep\b|\brake\b => take
\bpick(s?) up (?=(?:the|his|her|their|your|that|any|all|both) (?:ante|pair|bets?\b
    |wagers?\b)) => take\1~
\bgo(?:es)? (?:in)?to the (?:tray|rack|house|dealer)\b|\bswept\b|\braked\b => is lost
(?<=\bplayer )collects?\b|(?<=\byou )collect\b => wins
\b(is|are|was|be) (?:cancelled|annulled|nullified|scrapped|called off)\b => \1 void
\buncover(s?|ed)\b => expose\1
\bexposeed\b => exposed
\bhand(s?) out\b(?! loud) => deal\1
\bproceeds\b => continues
\bis no problem\b => stands
\b(?:dead|exactly) level\b => equal
\bis [\"“']out[\"”']|(?<=\bdealer )is(?:n['’]t| not) in(?: the (?:game
    |hand))?(?=[.,:;?]) => does not qualify
\bis [\"“']in[\"”']|(?<=\bdealer )is in(?=[.,:;?]) => qualifies
(?<=\bdealer['’]s )packet\b => hand
\bnot? (?:less|lower|worse) than (?=(?:an? )?(?:[JQKA]|jack|queen|king)\b) => at least~
\bevens\b => even money
\bcoup(?=s?\b) => round
\b(a|any|the) run\b(?! (?:of|on|to|for|down|until|by)\b) => \1 straight
(?<!not )(?<!n['’]t )\bha(?:s|ve) to\b(?= (?:contain|have|hold|match|be|equal)\b) => must
\b(?:as little as|all the way|simply|anywhere(?= from))\s =>
\bplay or fold\? => play or fold.
\b(?:house|dealer) (hand|cards)\b => dealer’s \1
\b(?:the|any) hand of (the|an?|each|any) (dealer|player)\b => \1 \2’s hand
(\bdealer['’]s (?:hand|cards)\b(?:(?! player)[^.;]){0,40}\.\s+(?:If|When|Where|Should) )(?:it
    |they)\b => \1the dealer’s hand
(\bdealer\b(?:(?! player| you)[^.;]){0,40}\.\s+)(?-i:He|She)\b => \1The dealer
\b(he|his|him)(?:/| or )(?:she|hers?)\b => \1
\bmak(?:e|es|ing) up (?:his|her|their) minds?\b => decide
\b(?:annul(?:led|s)?|nullif(?:y|ies|ied))\b => void
\bkills? (?=(?:the|that) (?:round|hand|game|deal)\b) => voids~
\bflip(s|ped)? over\b => turned over
(?<=\bhigh) ?\+ => ~or better
{LONE}(?-i:PP)(?![\w-]) => Pair Plus
{LONE}(?-i:AB)(?![\w-]) => Ante Bonus
{LONE}(?-i:6CB)(?![\w-]) => 6 Card Bonus
{LONE}(?-i:J)-3-2(?![\w-]) => Jack high
{LONE}(?-i:Q)-3-2(?![\w-]) => Queen high
{LONE}(?-i:K)-3-2(?![\w-]) => King high
{LONE}(?-i:J)(?=[- ]high\b) => Jack
{LONE}(?-i:Q)(?=[- ]high\b) => Queen
{LONE}(?-i:K)(?=[- ]high\b) => King
{LONE}(?-i:A)(?=[- ]high\b) => Ace
{LONE}SF{PAID} => straight flush
{LONE}(?:4K|quads){PAID} => four of a kind
{LONE}PR{PAID} => pair
{LONE}FH{PAID} => full house
{LONE}3K{PAID} => three of a kind
{LONE}FL{PAID} => flush
{LONE}(?:STR|(?-i:ST)){PAID} => straight
{LONE}MR{PAID} => mini royal
{LONE}(?:RF|(?<!mini\s)royal){PAID} => royal flush
"""

HOLDS_ELSEWHERE = r"""
(?:sister|neighbouring|other|another|rival) (?:\w+ )?(?:club|casino|house|propert(?:y|ies)
    |venue)s?|(?:other|some) tables|some (?:casino|house|club)s
elsewhere|(?:last|next|this) (?:spring|summer|autumn|winter|week|month|year|season)
(?:common\w*|frequent|usual) (?:mistake|error|slip)s?|misconception|myth|mistake to
(?:think|believe|hear|swear)s?\b
(?:say|said|claim|write|wrote|report|insist|assume|(?:tell|told) (?:\w+ ){0,2})s? ?that|imagine
suppos(?:e|ing)|if (?:\w+ ){1,2}had|(?-i:Had|Were) (?:you|he|she|they|an?|the)
say we had|not true|will be warned
(?:(?<!\w )old|(?:the|our) old|former) (?:\w+ ){0,2}(?:card|sheet|(?:pay ?)?table|rates|odds
    |rules?)
hitherto|in the past|historical\w*
(?:before|until|prior to|in|during|since|up to) (?:\w+ )?(?:19|20)\d\d
(?:minimum|maximum|limits?|odds|rules?) (?:was|were)|dealer (?:qualified|opened with|played with)
(?:until|up to) (?:now|then|recently|(?:{MONTHS})[a-z]*)|until \d+ [a-z]+
(?:would|you['’]d) (?:get|win|receive|collect|be paid)|if approved|propos(?:ed|al)
under (?:consideration|review)|draft|not yet|(?:mon|tues|wednes|thurs|fri|satur|sun)days?
weekends?|weekdays?|nights?|holidays?|midnight|happy hour|\d [ap]\.m|limited time|promotion(?:s|al)?
special events?|tournaments?|vip|high[- ](?:limit|rollers?)|learners?['’]?|asterisk
(?:at|on|for|in) (?:the )?tables? (?:\d|with|marked|under)|tables? \d+ ?(?:-|–|to|and) ?\d+
(?:in|at) (?:the|our) \w+ (?:room|pit|lounge|annexe|hall)|private (?:rooms?|tables?)
most (?:casino|house|club)s?|next door|competitors?
(?:in|of) (?:the |our )?(?:old (?:days|version)|training)|formerly|once paid|rumou?rs?
nobody says|it is (?:wrong|false|untrue)|contrary to|most of the time|usually
as posted|(?-i:In (?!Three|Tri\b|Play|Ante|Pair|All|Case|Addition)[A-Z][a-z]+),? the
many (?:players )?(?:fold|bet|play)
"""

SETS_CONDITION = r"""
unless|except\w*(?! (?:for )?(?:the |an? )?play (?:wager|bet|stake)s?\b)
save (?:that|where|when|if|as|on|for|in)|but (?:for|not (?:if|on|when|where|at|in))
other than (?:on|in|at|for|where|when|if|as)|provided (?:that|he|she|they|it|the)|subject to
discretion|reserves? the right|waived|in doubt|agrees?
with (?:[\w’']+ ){0,3}(?:consent|approval|permission|leave)|if (?:permitted|allowed|approved)
so (?:decide|elect|notif|direct|permit|wish)\w*
(?:licensee|management|commission|casino|operator|house)s? (?:may|elects?|decides?)
(?:minim|maxim|limit|odds|pay)\w*[^.;]{0,20}\bmay (?:also )?(?:be )?(?:raised|lowered|changed
    |increased|reduced|altered|varied|vary|differ)
not to be read|by reason only
(?:rule|clause|section|paragraph|article)s?\b[^.;]{0,60}\b(?:deleted|withdrawn|revoked)|repealed
abolished|rescinded|(?:strike|struck) out|corrections?|corrigend\w+|errat\w+|misprint\w*
should (?:be )?read|substitut\w+|amendments?|is amended|for\b[^.;]{1,60}\bread|members?|assuming
might|would (?:win|lose|push)|decided not to|hardly|scarcely|nothing from|no (?:ante|play) is
save (?:those|these)|the law (?:allows|permits)|from \d{1,2} (?:{MONTHS})[a-z]*
(?:pa(?:ys?|id)|wins?|returns?|gets?|earns?|worth)[^.;]{0,30} (?:{COUNT}
    |\d{1,4}) ?times(?![^.;]{0,12}\bante)
"""
