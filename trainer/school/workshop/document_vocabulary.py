"""The words of documents, and what the reader takes them for: one table of regular expressions.

A row that is set in goes on with the one above; ``{BETS}`` stands for the part of that name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_TABLE = r"""
[part]
LONE = (?<![\w-])
PAID = (?=[\s.:–]+[$€£]?\d)
MONTHS = (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*
BETS = (?:bets?|wagers?|antes?|stakes?)\b
DEALERS = \b(?:dealer['’]s|his|her|their|its)\b(?: \w+)? (?:hand|cards?)\b
SETTLING = \b(?:settl(?:e[sd]?|ing|ements?)|resolv(?:e[sd]?|ing))\b
FROM = \b(?:start|begin|commenc|from|first)\w*\b[^.;]{0,60}?
ONE_PLACE = (?:hand|position|box|seat|place|spot|player)
SOMEBODY = (?:an?|any|some|one|at least one|one or more|even one) (?:player|hand|box)s?
GOES_ON = (?:continues?(?: playing)?|(?:remains?|stays?|is(?: still)?
    |are(?: still)?) in(?: the (?:game|round|hand|play))?|plays?(?: on)?|remains?|stands?
    |has not folded|ha(?:s|ve) made an? (?:play|bet)(?: (?:bet|wager))?)(?=\s*(?:[,.;]|$|against\b
    |he\b|she\b|they\b|that\b|then\b|the dealer\b|you\b))
HIS_HAND = (?:(?:over|up) )?(?:his|her|their|your|the(?: dealer['’]s
    | house['’]s)?)(?: own)?(?: (?:three|3))? (?:hand|cards)\b(?! (?:of|for|in|that|to)\b)
OPENS_HAND = \b(?:open|reveal|turn|expos|show)(?:s|es|e|ing)? {HIS_HAND}
STAYS_CLOSED = (?:\bleaves? (?:the )?dealer['’]s (?:hand|cards) (?:closed|face down|covered)\b
    |\b(?:not|without|needn['’]t)(?: to)? {OPENS_HAND}|\bdealer['’]s (?:hand|cards) (?:(?:stays?
    |remains?) (?:closed|face down|covered)|(?:need|is|are|shall|will|must) not (?:be )?(?:opened
    |revealed|turned|exposed|shown)\b))
BEFORE_DEALER = \b(?:before|prior to)\b[^.;]{0,20}(?:{DEALERS}|\b(?:dealer|you) (?:show|reveal
    |expose|open)s?\b)
NOW = \b(?:immediately|at once|straight away|right away|forthwith)\b
WRONG = (?:incorrect|wrong|improper|irregular) number of cards
    |number of cards is (?:wrong|incorrect)|(?:number of cards )?other than (?:three|3)(?: cards)?
    |(?:not|n['’]t) (?:consist of|contain|have|hold) (?:exactly )?(?:three|3) cards
    |(?:short or long|long or short)
    |(?:too (?:few or too )?(?:many|few)|(?:fewer|more|less|other)(?: or (?:fewer
    |more))? than (?:three|3)|(?:two|2) or (?:four|4)) cards|(?:two|2|four|4) cards to (?:an?|the)
    |(?:receives?|gets?|got|holds?|has|ends? up with|gave himself|dealt(?: with)?) (?:only )?(?:two
    |2|four|4) cards
LAID = (?:placed|laid|put down|made|increased|added|raised|withdrawn|removed|changed|altered
    |taken back)

[read as]
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
    |(?<=\bwho )wants? out\b|\bleaves? the game\b => folds
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
\bis no problem\b|\bdoes not affect (?:the validity of )?(?:the|that) (?:hand|round)\b => stands
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
(?<=\bdealer['’]s hand )is not in play\b|(?<=\bdealer )is not in play\b => does not qualify
(?<=\bdealer['’]s hand )is in play\b|(?<=\bdealer )is in play\b => qualifies
\bfrom (?:the )?(?:\w+ )?(?:on|at|to) the dealer['’]s left to (?:the )?(?:\w+ )?(?:on|at
    |to) the dealer['’]s right\b => clockwise
\bfrom (?:the )?(?:\w+ )?(?:on|at|to) the dealer['’]s right to (?:the )?(?:\w+ )?(?:on|at
    |to) the dealer['’]s left\b => counterclockwise
(?<!foreign )\bcurrency\b => cash
\ball (bets|wagers|stakes) (?:made|placed) by (?:that|the|such) player\b => all \1 of that player
\bexcept as (?:otherwise )?(?:provided|permitted
    |set out) (?:in|by|under) [^,;]{1,30}? for the play (?=wager
    |bet|stake) => except the play~
\bforfeit(s?) the ante(?: wager| bet| stake)? and end (?:(?:his|her
    |their)(?: or her)? )?participation(?: in the (?:round
    |game)(?: of play)?)? => fold\1 and lose\1 the ante wager
\bwho forfeits the ante(?: wager| bet| stake)?\b => who folds
(?<=\bor )(?:to )?stays? in(?: the (?:hand|game|round))?\b => play on
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
{LONE}(?-i:([JQK]))-3-2(?![\w-]) => \1 high
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

[holds elsewhere]
(?:sister|neighbouring|other|another|rival) (?:\w+ )?(?:club|casino|house|propert(?:y|ies)
    |venue)s?|(?:other|some) tables|some (?:casino|house|club)s|elsewhere
(?:last|next|this) (?:spring|summer|autumn|winter|week|month|year|season)
(?:common\w*|frequent|usual) (?:mistake|error|slip)s?|misconception|myth|mistake to
(?:think|believe|hear|swear)s?\b
(?:say|said|claim|write|wrote|report|insist|assume|(?:tell|told) (?:\w+ ){0,2})s? ?that|imagine
suppos(?:e|ing)|if (?:\w+ ){1,2}had|(?-i:Had|Were) (?:you|he|she|they|an?|the)|say we had|not true
will be warned
(?:(?<!\w )old|(?:the|our) old|former) (?:\w+ ){0,2}(?:card|sheet|felt|layout|sign|manual
    |(?:pay ?)?table|rates|odds|rules?)|hitherto|in the past|historical\w*
(?:before|until|prior to|in|during|since|up to) (?:\w+ )?(?:19|20)\d\d
(?:minimum|maximum|limits?|odds|rules?) (?:was|were)|dealer (?:qualified|opened with|played with)
(?:until|up to) (?:now|then|recently|{MONTHS})|until \d+ [a-z]+
(?:would|you['’]d) (?:get|win|receive|collect|be paid)|if approved|propos(?:ed|al)
under (?:consideration|review)|draft|not yet|(?:mon|tues|wednes|thurs|fri|satur|sun)days?
weekends?|weekdays?|nights?|holidays?|midnight|happy hour|\d [ap]\.m|limited time
promotion(?:s|al)?|special events?|tournaments?|vip|high[- ](?:limit|rollers?)|learners?['’]?
asterisk|(?:at|on|for|in) (?:the )?tables? (?:\d|with|marked|under)
tables? \d+ ?(?:-|–|to|and) ?\d+|(?:in|at) (?:the|our) \w+ (?:room|pit|lounge|annexe|hall)
private (?:rooms?|tables?)|most (?:casino|house|club)s?|next door|competitors?
(?:in|of) (?:the |our )?(?:old (?:days|version)|training)|formerly|once paid|rumou?rs?|nobody says
it is (?:wrong|false|untrue)|contrary to|most of the time|usually|as posted
(?-i:In (?!Three|Tri\b|Play|Ante|Pair|All|Case|Addition)[A-Z][a-z]+),? the
many (?:players )?(?:fold|bet|play)|in my (?:last|old|previous|other|first)
(?:for|in|during|throughout) (?:the month of )?{MONTHS}|when we|trial(?:led|s)?
(?:electronic|online|digital|video) (?:\w+ )?(?:terminal|version|machine|table|game)s?
(?:at (?:other )?|some)times|occasionally|still (?:reads?|says?|shows?)|ignore[sd]?|nothing in
brochures?|leaflets?|advert\w*|suggest(?:s|ed)?|(?:claimed|swore|insisted|complained|joked|jokes)
(?:some|others) say|an? (?:player|dealer|regular) once|(?-i:Mr|Mrs|Ms|Miss)\b[. ]
(?:seat|box|player|spot|place) \d+ (?:has|bets|holds|shows|folds|wins)
once (?:\w+ ){1,6}(?:is|are) (?:granted|approved|signed|renewed|open(?:ed)?)|becomes?|would be
(?:is|are) not (?:our|the|this|your) (?:pay ?table|schedule|card|rules?)|on average|roughly
approximately|about \d+|(?:of|in) \d{2,} (?:antes|hands|rounds|deals)
for (?:[\w-]+ ){1,3}(?:seats?|guests?|terminals?|tables?) the
on the (?:\w+ )?(?:ship|boat|terrace)
(?:word|gossip|talk) on the (?:floor|street)|ha(?:s|ve) it that|forums?|blogs?|websites? says?
until the (?:\w+ ){1,4}(?:is|are|was|were) \w+ed|(?:future|later|next|earlier|previous) version
(?:is|are) expected to|version \d+(?:\.\d+)? (?:of \w+ \w+ )?(?:had|was)|should the \w+ so order

[sets condition]
unless|except\w*(?! (?:for )?(?:the |an? )?play (?:wager|bet|stake)s?\b)
save (?:that|where|when|if|as|on|for|in)|but (?:for|not (?:if|on|when|where|at|in))
other than (?:on|in|at|for|where|when|if|as)|provided (?:that|he|she|they|it|the)|subject to
discretion|reserves? the right|waived|in doubt|agrees?
with (?:[\w’']+ ){0,3}(?:consent|approval|permission|leave)|if (?:permitted|allowed|approved)
so (?:decide|elect|notif|direct|permit|wish)\w*
(?:licensee|management|commission|casino|operator|house)s? (?:may|elects?|decides?)
(?:minim|maxim|limit|odds|pay)\w*[^.;]{0,20}\bmay (?:also )?(?:be )?(?:[$€£]?\d|raised|lowered
    |changed|increased|reduced|altered|varied|vary|differ)|not to be read|by reason only
(?:rule|clause|section|paragraph|article)s?\b[^.;]{0,60}\b(?:deleted|withdrawn|revoked)|repealed
abolished|rescinded|(?:strike|struck) out|corrections?|corrigend\w+|errat\w+|misprint\w*
should (?:be )?read|substitut\w+|amendments?|is amended|for\b[^.;]{1,60}\bread|members?|assuming
might|would (?:win|lose|push)|decided not to|hardly|scarcely|nothing from|no (?:ante|play) is
save (?:those|these)|the law (?:allows|permits)|from \d{1,2} {MONTHS}
(?:pa(?:ys?|id)|wins?|returns?|gets?|earns?|worth)[^.;]{0,30} (?:two|three|four|five|six|ten
    |[a-z]+ty|\d{1,4}) ?times(?![^.;]{0,12}\bante)
(?:at|in) (?:the )?(?-i:[A-Z][a-z]+) (?:resort|casino|hotel|property|club)
(?-i:(?!Dealer|Player|House|Casino|It|Let|That|What|There|Here)[A-Z][a-z]+['’]s) (?:tables?
    |casino|floor|pit|card)

[case]
tie = ^(?:equal|level|same hand)\s?[:–-]|\bsame as (?:the )?dealer\s?[:–-]|\bt(?:ie[sd]?|ying)\b
    |\bequality\b|\bcopy hands?\b|\bstand[- ]?offs?\b|\bdead heat\b|\bexactly the same\b
    |\bidentical\b|\branks? equal\b|\bequal (?:hands?|in (?:rank|value)|value|rank)\b
    |\bsame (?:poker )?(?:value|rank|hand)\b
    |\b(?:hands?|combinations?)(?: [\w’']+){0,4} (?:are|is) (?:exactly )?(?:equal|the same)\b
    |\bничь\w+|\bравны(?:е|х|ми)? (?:рук\w*|комбинаци\w*)|\b(?:руки|комбинации) равны
    |平局|和局|平手|牌型相同|点数相同|大小相同
not_qualified = \bdealer(?:['’]s hand)?\b[^.;]{0,20}?(?:\b(?:not|fails? to|cannot|no)\b
    |n['’]t\b)\s*(?:\w+ )?(?:qualif\w+|valid|play|open|in contention
    |(?:have |has |hold |contain )?(?:at least )?(?:an? )?(?:game|(?:qualifying )?hand|(?:nine|ten
    |jack|queen|king|ace)(?:[- ]high| or (?:higher|better))))
    |\bdealer(?:['’]s hand)?\b[^.;]{0,30}?\b(?:(?:less|lower|worse) than|below) (?:an? )?(?:jack
    |queen|king|ace)\b(?![- ]high player)|\b(?:without a|there is no) qualifying hand\b
    |\bnon-?qualifying (?:dealer['’]s )?hand\b
    |^no (?:game|jack|queen|king|ace|qualifier|qualifying hand):|\bdealer (?:is )?out\b
    |\bдилер\w*[^.;]{0,20}?(?:\bне (?:квалифиц\w+|проходит|играет)|\bнет игры)|\bбез игры у дилера
    |(?:庄家|荷官)[^。；]{0,8}?(?:不合格|不够资格|没有资格|不符合|未达|不成牌)
folded = (?<!\bnot )(?<!\bnot be )(?<!\bnot been )(?<!n['’]t )\b(?:fold(?:s|ed|ing)?|withdraws
    |gives? up(?! (?:the|his|her|their|your|both|all|any|an?)\b))\b
    |\b(?:does not|declines? to|fails? to) (?:make|place) (?:an? |the )?play (?:wager|bet)\b
    |(?<!\bне )\b(?:спасова\w+|пасу\w+|пасе?\b|сбрасыва\w+|сбросил\w*)|(?<!不)(?:弃牌|盖牌)

[result]
stays = \bstays?\b|\bcontinues?\b|\bstill\b|\bremains?\b|\bin (?:play|action)\b
    |\bkeeps?\b(?! nothing)|\bleaves?\b|\b(?:not |un)affected\b|\beligible\b
    |\blos(?:es?|ing) nothing\b
    |(?:\b(?:not|never)|n['’]t) (?:be )?(?:los[et]|lost|forfeit\w*|taken|collected)\b
    |\bоста[её]тся\b|\bостаются\b|\bв игре\b|\bв силе\b|\bне (?:теряет\w*|проигрыва\w+|забира\w+)
    |仍然?有效|继续有效|保留|不受影响|留在
push = \bpush(?:es|ed)?\b|\bstand[- ]?off\b|(?<!never )(?<!not )\breturn(?:s|ed)?\b|\bvoid\b
    |\bno action(?: taken)?\b|\bneither (?:hand |side )?w(?:ins?|on)\b(?: nor los\w+)?
    |\b(?:nobody|no[- ]one|no (?:hand|player)) (?:wins|loses|(?:is|gets) paid)\b|\b0 ?(?:to|:) ?1\b
    |\b(?:do|does) not move\b|\bback\b(?! of\b)|\bno payment\b|\bnothing happens\b
    |(?:\b(?:not|never)|n['’]t) (?:be )?pa(?:id|y)\b|\bвозвра\w+|\bне (?:оплачива\w+|выплачива\w+)
    |\bбез выплаты|退[回还]|返还|不输不赢|不赔付?
lose = \b(?:house|dealer)(?:['’]s hand)? wins\b|\blos(?:es?|t|ing)\b|\bforfeit\w*
    |\b(?:gives?|gave) up\b(?= (?:the|his|her|their|your|both|all|any|an?)\b)|\bgiven up\b
    |\bcollect(?:s|ed)?\b|\bremov(?:es?|ed)\b|\btak(?:es?|en)\b(?! back)|\bsurrender\w*|\bgone\b
    |\bkeeps? nothing\b|(?<!never )(?<!not )\bcosts?\b|\bтеря(?:ет|ют)\w*|\bпроигр\w+|\bзабира\w+
    |输掉?|没收|收走|失去
win = \bpa(?:ys?|id)\b|(?<!\bnot )(?<!n['’]t )\bwins?\b|\beven money\b
    |\b[1-9]\d* ?(?:to|:|-|/) ?\d+\b|\b(?:о|вы)плачива\w+|\bплатят\b|\bвыигр\w+|赔付?|派彩|赢

[event]
foreign_card = \bforeign card\b|\bcards? (?:of|from) (?:another|a different) (?:deck|pack)\b
    |\bcards?\b[^.;]{0,12}\b(?:does|do) not belong to the (?:deck|pack)\b
deck_count = \b(?:shortage|excess|missing|too (?:many|few)|(?:incorrect
    |wrong) number)\b[^.;]{0,40}\b(?:in|from) the (?:deck|pack)\b
    |\b(?:deck|pack)\b[^.;]{0,40}\b(?:cards? missing|missing cards?|incomplete)\b
shuffler = \b(?:shuffl\w+|machine|dealing shoe|shoe)\b[^.;]{0,24}\b(?:(?:malfunction|fail|fault
    |jam|break)\w*|stops working|out of order)
    |\b(?:malfunction|breakdown|failure) of the (?:\w+ )?shuffl
misdeal = \bcards? (?:are |is )?dealt to (?:an?
    |any) (?:\w+ )?{ONE_PLACE}[^.;]{0,24}\b(?:without|with no|ha(?:s|ving) no)\b
card_count = \b(?:{WRONG})\b(?! (?:in|from) the (?:deck|pack))
exposed = \b(?:two|2) or more(?: (?:be|are) (?:exposed|shown)\b|(?=:))
    |\bcards?\b[^.;]{0,40}\b(?:exposed|face[- ]up(?:wards?)?|turned (?:up|over)|shown|flashed
    |seen|disclosed|(?:is|are|becomes?) visible)\b
    |\bcards?\b(?: of (?:an?|any|one|the) \w+)? shows?\b(?! (?:an?|the|that|two|three)\b)
    |\bopened by mistake\b|\b(?:exposes?|flash(?:es)?) [^.;]{0,30}\bcards?\b
    |\b(?:exposed|flashed) (?:(?:dealer|player)(?:['’]s)? )?cards?\b
wager_changed = \b(?:bets?|wagers?|stakes?)\b[^.;]{0,30}\b{LAID}\b[^.;]{0,60}
    |\blate (?:bet|wager)s?\b
    |\b(?:not(?: allowed to)?|nobody may|no[- ]one may) (?:make|place|add|increase|change|alter
    |withdraw|remove)\b[^.;]{0,40}\b(?:bet|wager|stake)s?\b
tender = \b(?:cash|credit)\b
side_bet = \bside[- ]bet(?:s|ting)?\b[^.;]{0,30}\b(?:between|among\w*|with)\b
off_table = \b(?:remov|tak)\w*\b[^.;]{0,20}\bcards?\b[^.;]{0,12}\b(?:from|off) the table
talk = \bdisclos\w* (?:his|her|their|your|the) cards to\b
    |\b(?:exchang\w*|shar\w*|disclos\w*)\b[^.;]{0,20}\binformation\b[^.;]{0,24}\b(?:cards?
    |hands?)\b|\bshow(?:s|ing)? (?:his|her|their|your) (?:cards|hand) to\b
    |\btell(?:s|ing)? [^.;]{0,20}\btheir cards\b
    |\b(?:confer|discuss|talk|communicate|speak)(?:s|ing)?\b[^.;]{0,40}\b(?:cards?|hands?)\b

[ruling]
void = \b(?:round|game|deal|play|(?:all|every) hands?|the hand
    |everything)\b[^.;]{0,24}\b(?:void(?:ed|s)?|cancel\w*|called off|misdeal)\b
    |\bvoids? the (?:round|hand|game)\b|\bmisdeal\b
    |\ball (?:(?:of )?the )?(?:bets|wagers|stakes)\b[^.;]{0,20}\b(?:returned|refunded|back)\b
    |\bevery(?:body|one) gets\b[^.;]{0,12}\bback\b
redeal = \bre-?deal(?:t|s)?\b|\bdeal\w*\b[^.;]{0,12}\b(?:again|afresh|anew)\b
    |\bdealt (?:again|afresh|anew)\b|\bstarts? (?:again|over|afresh|anew)\b
dead_hand = \bit is dead\b|\bhands?\b[^.;]{0,60}\bdead\b|\bdead hands?\b
    |\b(?:(?:that|this|his|her) (?:box|hand)|the box|^an? (?:hand|box))\b[^.;]{0,70}\bvoid\b
    |\bplayer['’]s hand\b[^.;]{0,60}\bvoid\b
forfeit = \bforfeit\w*\b|\b(?:wagers?|bets?|stakes?) (?:is|are|shall be) lost\b
    |\bloses (?:all )?(?:his|her|its|the) (?:wagers|bets|stakes)\b
call_supervisor = \bsupervisor\b[^.;]{0,24}\b(?:called|decides?|rules?|notified|informed
    |determines?)\b|\b(?:call|inform|notify|summon)s? (?:(?:the|a) )?(?:\w+ )?supervisor\b
refuse = \brefused?\b|\bno action\b
    |(?:\bnot|n['’]t) (?:accept\b|take late\b|(?:be )?(?:accepted|honou?red|taken|valid|play|count
    |take part)\b)
stands = \bas (?:though|if)\b[^.;]{0,24}\bface[- ]down\b|\bit plays\b
    |\bplays as\b|\bremains? part of the hand\b
    |(?<!bets )(?<!wagers )(?<!stakes )\bstands?\b(?![- ]?off)|\bwon or lost\b
    |\b(?:play(?:s|ed)?|carr(?:y|ies)) on\b|\b(?:is|are|remains?|stays?) live\b|(?<=: )live\b
    |\b(?:round|game|play|hand|deal)\b[^.;]{0,12}\b(?:continue[sd]?|goes on)\b
not_allowed = (?:\bnot|n['’]t|\bnever) (?:be )?(?:allowed|permitted)\b|\bprohibited\b
    |\bforbidden\b|\bplease (?:do not|don['’]t)\b|\b(?:may|shall|must|can) ?not\b
    |\b(?:no (?:player|bets?|wagers?|stakes?)|nobody|no[- ]one)\b[^.;]{0,20}\b(?:may|shall|can)\b

[step]
place_your_bets = (?:^(?=[^.;]{15,20}$)|\b(?:announc|call|say|declar)\w*\b[^.;]{0,30}
    |[\"“«‘'])place your (?:bets|wagers)\b
check_bets = \b(?:ensures?|checks?|sizes? up|looks? over|verif(?:y|ies)
    |satisfied)\b[^.;:]{0,40}?\b(?:all|the|that|any|every|each)?\s?{BETS}(?![^.;]{0,40}\b(?:pa(?:id
    |y|ys)|winning)\b)|\bchecks? the (?:layout|felt)\b
no_more_bets = \bno more (?:bets|wagers)\b(?!\s+(?:may|can|will|shall|are|than|should|must)\b)
    |停止下注
rack_stub = \b(?:stub|(?:remaining|undealt|unused|left[- ]?over) (?:cards|deck)|cards left over
    |(?:remainder|residue|rest|what is left) of the (?:deck|cards
    |pack))\b[^.;]{0,90}(?<!beside the )(?<!next to the )\b(?:discard|muck)
    |\b(?:discards?|mucks?)\b[^.;]{0,12}\b(?:stub|remaining cards|undealt cards)\b
cover_dealer = {DEALERS}[^.;]{0,20}\bcovered\b(?! by the house)|\bcovers?\b[^.;]{0,12}{DEALERS}
    |\b(?:cut(?:ting)?|cover) card\b[^.;]{0,20}\b(?:up)?on (?:top of )?(?:the )?{DEALERS}
release_cards = \bdiscard\w*\b[^.;]{0,30}\b(?:before|after which) (?:(?:any|the) )?(?:players?
    |anybody|anyone) (?:may |can )?(?:touch|pick|look|handle|view)(?:s|es)?\b
    |(?:\bno player|\bnot|n['’]t)\b[^.;]{0,30}\b(?:touch|pick up|handle
    |look at)\b[^.;]{0,30}\bcards\b[^.;]{0,12}\b(?:until|before|prior to)\b
    |\bhands off (?:the|their) cards (?:until|before)\b
    |\buntil\b[^.;]{0,80}\bno player may (?:touch|pick up)\b
call_dealer = {DEALERS}[^.;]{0,60}\b(?:announc|declar)\w*\b[^.;]{0,30}\b(?:hand|rank\w*|value
    |combination|holding)\b
    |{DEALERS}[^.;]{0,80}\bcalls?(?: out)? (?:the|his|her|its|that) (?:hand|rank)\b
    |\bcall (?:the )?dealer(?:['’]s)? hand\b
    |\bdealer\b[^.;]{0,60}\b(?:announce|declare)s? the hand\b
    |{DEALERS}[^.;]{0,60}\b(?:says what (?:it is|they are)|(?:announce|declare|call)s? (?:it
    |them)(?: out)?|states? (?:it|(?:the|his|her) hand))\b
    |\b(?:announc|declar)\w* (?:the )?{DEALERS}
call_stand_off = \b(?:announce|declare|call|say)s? [\"“«‘']?(?:a )?(?:stand[- ]?off|push|tie)\b

[way]
left_to_right = (?<![a-z][- ])(?<![a-z])clockwise\b|(?<=\s)clockwise\b
    |\bleft to (?:(?:the )?dealer['’]s |\w+ )?right\b
    |{FROM}(?:(?:dealer['’]s|his|her|your) (?:\w+ )?left|left of the dealer)\b|\bfirst base\b|顺时针
    |по часовой
right_to_left = \b(?:counter|anti)[- ]?clockwise\b
    |\bright to (?:(?:the )?dealer['’]s |\w+ )?left\b
    |{FROM}(?:dealer['’]s (?:\w+ )?right|right of the dealer|third base)\b|逆时针|против часовой

[act]
deal = \b(?:deals?|dealt|dealing(?! (?:shoe|proc))|pitch(?:es)?|slides? (?:one|three|the
    |each) cards?(?! (?:in|to)\b)|receives? three cards|delivers?|delivered|dispens\w+|distribut\w+
    |(?:gives?|gets?|receives?)(?: (?:each|every) \w+)? (?:one|a|three|1|3) cards?)\b
offer = \bfold\b|\b(?:play|decide)s? in turn\b|\bask(?:s|ed)?\b|\boffer(?:s|ed)?\b
    |\bplayers? (?:then )?decide\b|\bdecisions? (?:is|are|shall be) (?:taken|made)\b
reveal = \b(?:reveal|expose|turn over|turned over)\b(?=[^.;]{0,40}\b(?:player|active
    |remaining)\w*\b)
take = {SETTLING}|\bcompar(?:es?|ed|ing)\b|\b(?:take|collect)s?\b(?=[^.;]{0,30}\blosing\b)
    |\blosing\b[^.;]{0,30}\b(?:taken|collected)\b|\btakes? what has lost\b|\btakes? and pays?\b
    |\bpaid and collected\b
pay = {SETTLING}|\bcompar(?:es?|ed|ing)\b|\bpay(?:out|ment)s? (?:is|are) made\b
    |\bpay(?:s|ing)?\b|\bpaid\b

[manner]
deal.by card = \b(?:one|1) card (?:at a time|each)\b(?! (?:in)?to the discard)
    |\brounds of one card\b|\b(?:one at a time|one by one|singly)\b(?=.*\bcards?\b)
    |\bcards?\b[^.;]{0,60}\b(?:one at a time|one by one|singly)\b
deal.by hand = \bby (?:three|3) at once\b|\b(?:three|3)[- ]card (?:packet|set|unit)s?\b
    |\b(?:three|3|all) cards at (?:once|(?:a|one|the same) time)\b
    |\b(?:three|3) cards\b[^.;]{0,40}(?<!one )(?<!card )(?<!time, )\bat (?:once|one time
    |the same time)\b|\b(?:packet|set|group|pack|stack)s? of (?:three|3)\b
    |\b(?:three|3) cards\b[^.;]{0,30}\b(?:(?:in|as) (?:one|a) (?:packet|set|group)|together)\b
    |\b(?:three|3) cards\b[^.;]{0,50}\bas (?:a|one) (?:complete|whole) hand\b
folds.when before = \b(?:fold|forfeit)\w*\b[^.;]{0,80}\b(?:collect|remov|tak|clear
    |pick)\w*[^.;]{0,80}{BEFORE_DEALER}
    |\b(?:collects?|takes?)\b[^.;]{0,30}\b(?:fold|forfeit)\w*[^.;]{0,80}{BEFORE_DEALER}
    |\bimmediately (?:collect|remove|take)s?\b[^.;]{0,60}\bfolds?\b
    |\bfolds?\b[^.;]{0,30}\bimmediately (?:collect|remove|take)s?\b
    |\bfold(?:s|ed)?\b[^.;]{0,80}\b(?:collect(?:s|ed)?|removed?s?|takes?|taken)\b[^.;]{0,60}{NOW}
    |\bfolded (?:cards|hands?)\b[^.;]{0,12}{NOW}
    |\bcollects?\b[^.;]{0,40}\b(?:fold|forfeit)\w*[^.;]{0,60}\bthen (?:turns?|reveals?|opens?
    |exposes?|shows?) (?:(?:over|up) )?(?:the )?{DEALERS}
step.money hand = \bone {ONE_PLACE} at a time\b|\b({ONE_PLACE}) (?:by|after) \1\b
    |\bsettles? (?:each|one) {ONE_PLACE} before\b|\beach {ONE_PLACE} in turn\b
    |\b{ONE_PLACE}s (?:is|are) (?:settled|resolved|completed) (?:one (?:at a time|by one)|in turn)\b
    |\beach {ONE_PLACE}\b[^.;]{0,40}\b(?:settled|completed
    |finished)\b[^.;]{0,20}\bbefore\b[^.;]{0,30}\bnext\b
step.reveal_dealer.when contested = \b(?:if|where
    |when) {SOMEBODY} (?:still )?{GOES_ON}[^.;]{0,60}\b(?:dealer
    |you) (?:shall |must |will |then )?{OPENS_HAND}
    |\bdealer (?:shall |must |will |then )?{OPENS_HAND} (?:only )?if {SOMEBODY} {GOES_ON}
    |\b(?:if|where|when) (?:all|every(?:one|body)?|each)\b(?! but)[^.;]{0,24}\bfold(?:s
    |ed)?\b(?=[^.;]{0,80}{STAYS_CLOSED})
step.money table = \ball losing {BETS}(?! (?:on|of|in|at) (?:an?|each|that|the
    |one) {ONE_PLACE}\b)[^.;]{0,60}\b(?:before|first)\b
    |\blosing {BETS} (?:of|on) (?:all|every) \w+[^.;]{0,40}\b(?:before|first)\b
step.pay.order strict = \blosing {BETS}[^.;]{0,60}\b(?:taken|collected
    |removed) first\b(?=[^.;]{0,30}\bwinning\b)|\btakes? before (?:you|the dealer) pays?\b
    |\blosing {BETS}[^.;]{0,80}\bbefore\b[^.;]{0,30}\bwinning\b
    |(?:\blosing {BETS}|\btakes? what has lost
    |(?<!\bfirst, )\blosers(?: first)?),? (?:and )?then pay

[rulings]
its_wagers = (?:and )?(?:(?:give|hand)s? all (?:the )?(?:wagers|bets|stakes) back\b
    |wagers on (?:an?|the|that|such an?) dead hand (?:is|are|shall be) returned|(?:its|their|his
    |her|the|all|that (?:player|hand|box)['’]s)(?: the)? (?:wagers?|bets?
    |stakes?)\b(?: on it)? (?:is|are|shall be|will be|go(?:es)?) (?:returned|back|refunded|lost
    |forfeit\w*))
condition = \b(?:only if|if possible|(?:may|might) be|reconstruct\w*|handled|noticed|discovered
    |ha(?:s|ve) (?:not )?(?:acted|looked|already)|more than once|second time|until|before)\b
    |\bafter the (?:round|hand|game)\b|\bif it (?:wins|loses)\b|\bso exposed\b
    |\b(?:may|can|might)\b(?! ?not\b)
no_may = \b(?:no (?:player|bets?|wagers?|stakes?)|nobody|no[- ]one)\b[^.;]{0,40}\b(?:may
    |can)\b(?: be)?
until_played = \b(?:before|prior to) (?:(?:all|every|each)(?: of the)? )?players? (?:ha(?:s
    |ve|ving) )?(?:acted|decided|played|made (?:a|their|his|her) decisions?)\b
    |\b(?:before|prior to) (?:the )?(?:last|final) player (?:has )?(?:acts?|acted|decide[sd]|plays
    |played)\b
    |\b(?:before|prior to) (?:(?:the|all|any|every|last|final) ){0,2}decisions? (?:(?:is|are
    |has been|have been|having been) (?:made|taken|complete)\b|(?=[:,]))
either = \bplayers?\b[^.;]{0,20}\bor\b[^.;]{0,16}\bdealer\b
    |\b(?:dealer)\b[^.;]{0,16}\bor\b[^.;]{0,20}\bplayer|\bany hand\b|(?<!has )(?<!have )\ba hand\b
of_dealer = \bdealer['’]s\b[^.;]{0,20}\b(?:cards?|hand|side)\b|\bcards? of the dealer\b
    |\bdealer cards?\b|\bdealer who\b[^.;]{0,20}\bcards\b|\bdealer with\b
    |\bdealer (?:is dealt|receives|ha(?:s|ve)|holds)\b[^.;]{0,40}\bcards\b|[:,] ?dealer\b
    |\bdealer expos\w+ [^.;]{0,12}\b(?:his|her|their) own\b
    |\bdealer [^.;]{0,50}\b(?:him|her|it)self\b|\bcards (?:to|at|for|of) the dealer\b
of_player = \b(?:players?|box|boxes|seats?|positions?|spots?)\b
    |\byour (?:own )?(?:cards?|hand|side)\b
one = \b(?:one|1|a single|only one|exactly one) (?:card\b|of\b[^.;]{0,20}\bcards\b)
after_call = \bno more (?:bets|wagers)\b|\bbetting (?:is |has been )?closed\b
    |\bafter (?:the|that|this) (?:call|announcement)\b
not_play = \b(?:except|other than|apart from|save)(?: for)? (?:the |an? )?play (?:wager|bet
    |stake)s?\b,?
recipient = \b(returned|refunded|back) to (?:(?:the|all|each|every|any) )?players?\b
    |\bby the dealer\b
each_its_own = \b(?:(?:too many|more)\b[^.;]{0,60}\b(?:player|dealer)\b[^.;]{0,60}\b(?:few
    |fewer|less)|(?:too few|fewer|less)\b[^.;]{0,60}\b(?:player|dealer)\b[^.;]{0,60}\b(?:many
    |more))\b
not_refused = (?:\b(?:not|never|no longer)|n['’]t) (?:be |been )?(?:refused|forbidden
    |prohibited)\b
more_alone = (?<!or )\b(?:four|4) cards\b|\btoo many cards\b|\bmore than (?:three|3) cards\b
fewer = (?<!or )\b(?:fewer|less|too few|(?:two|2) cards)\b(?! or (?:more|too many|four)\b)
from_then = \b(?:(?:from|after) (?:that|this) (?:moment|point|time)|from then on|thereafter
    |after these words)\b
of_game = \b(?:cards?|hands?|bets?|wagers?|stakes?|chips?|deck|round|misdeal|re-?dealt?)\b

[round]
denied = (?:\b(?:not|never|no longer|no need|need not|formerly)|n['’]t)\s+(?:\w+\s+){0,4}[\"“]?$
not_done = \b(?:is|are|be|does|do|will|shall) not\b|\bnever\b|n['’]t\b
    |\bnot (?:immediate|at once|straight|right)|\b(?:stays?|remains?|kept|left) covered\b
of_others = \b(?:inspector|supervisor|manager|pit boss)\s+(?:\w+\s)?[\"“]?\Z
between = \b(?:left|right) to (?:(?:the|his|her|(?:the )?dealer['’]s) )?(?:left|right)\b
of_some = \b(?:if|antes?|bonus|pair[- ]?plus|prime|progressive|shuffl\w+ device)\b
dealer_case = ^(?:if|when|where) the dealer(?:['’]s hand)? (?:qualifies|(?:is|has
    |holds) [^,;.]{0,40}\bor (?:better|higher))\b,
wrongly = \b(?:by mistake|in error|out of (?:order|turn)|reads?|stacked)\b
    |\bnot (?:anti|counter)?-?clockwise\b
in_order = \b(?:in|following) (?:the |this )?(?:following )?(?:order
    |sequence)(?: of)?\b:?\s*(?:the )?
next = (?: (?:bet|wager)s?)?(?:\s*[,→>-]\s*|\s+)(?:and\s+)?(?:(?:then|last
    |finally)\s+)?(?:the\s+)?
of_money = \b(?:(?P<settle>settled?|resolved?)|(?P<take>losing|takes?|taken|collects?
    |collected)|(?P<pay>winning|pays?|paid))\b

[words]
conditional = \b(?:other cases?|only (?:if|when|where)|as long as|half|out of turn|provided
    |otherwise|instead|less than(?! (?:an? )?(?:jack|queen|king|ace)\b)|may|can|elects?|whether
    |кроме|только если|при условии|иначе|вместо|мо(?:жет|гут)|вправе)\b
    |\b(?:do|must|shall|may) not [^.;]{0,80}\buntil\b
    |\bbefore (?:the|any|each|an?) \w+ (?:is|are) paid\b
    |(?:\b(?:not|never)|n['’]t) (?:be )?pa(?:id|y) (?:twice|double|both|more|again|until|before)\b
    |除非|除了|只有|否则|可以|可选
if = (?:Q[.:]\s*)?(?:what (?:[\w ]{1,30} )?)?(?:if|when|where|in case)\b|ties?$|stand[- ]?offs?$
otherwise = (?:otherwise|if not|failing (?:this|that|which)|(?:if|should) (?:it|the (?:dealer
    |hand)|(?:s)?he) (?:does not|doesn['’]t|fails? to|has not|is not)(?: do so| qualify)?)\b[,:]?\s*
too = \b(?:(?:that|such an?) player|the player['’]s|also|as well|likewise|too)\b
takes = (?:the dealer )?(?:then )?(?:take|collect|remove)s? (?:the|his|her|their
    |both) (?![^.;]{0,40}\b(?:losing|of each|of every)\b)
of_that_player = ^(?:If|Where|When) (?:the|that|such an?) player (?:has )?(?:also )?(?:made
    |placed) (an? [\w -]+?), that (?:wager|bet)
elects = \b(?:(?:elects?|chooses?|decides?|opts?) to fold\b|(?:may
    |can) (?:either )?fold(?=,? (?:in which|and lose|and forf))|(?:may
    |can) either\b(?=[^.;]{0,80}\bor fold,? and (?:lose|forf)))
all_fold = \b(?:all|every|everyone|everybody)\b(?: (?!(?:either|may|can|must|shall|who|that|or
    |and)\b)[^\W\d]+){0,4}? fold(?:s|ed)?\b
decided = \bcard by card\b|\b(?:is|are) compared\b|\bkickers?\b
    |\b(?:second|third|next|high(?:er|est)) (?:card|suit)|\bhigher suit\b|\bdecides?\b
pieces = [;；]|,\s(?:and\s)?(?=(?:both|those|(?:higher|lower|equal|tied|better) hands?)\b)
    |,?\s(?:but|while|whereas|а|но)\s|，(?:但是?|而)
all = \ball (?:of )?(?:(?:the|their|his|her|its) )?(?:bets|wagers)\b|\bвсе (?:свои )?ставки\b
    |(?:所有|全部)(?:投注|下注|注码)
without = \b(?:no|(?:never|not|except)(?: (?:the|your|on the))?|without(?: an?)?)\s+\Z
goes_otherwise = (?: (?:bet|wager|stake)s?)? (?:is|are|shall|will|must|do|does)\b(?! (?:also
    |likewise|too)\b)

[stakes]
times = \b(?:(?:(?P<from>one|two|three|four|five|\d)\s*x?\s*(?:,|to|or|and|–
    |-)\s*)?(?:(?P<next>one|two|three|four|five|\d)\s*(?:,|or|and)\s*)?(?P<times>one|two|three|four
    |five|\d)\s*(?:x|times)\b|(?P<once>once|twice|double|triple|вдвое|втрое|вдвойне)\b)
    |(?:(?P<least>\d)\s*(?:до|–|-|至|到)\s*)?(?P<most>\d)\s*(?:раз\w*|倍)|(?P<kept>[一两二三])倍
up_to = \b(?:up to|at most|no(?:t)? more than|maximum|not exceed|не больше|не более)\b|最多|不超过
equal = \b(?:equals|(?:must|shall) equal|equal (?:(?:in \w+|amount|size|value) )?to
    |(?<!exceed )(?<!least )(?<!than )the (?:amount|value) of|exactly what|as much as
    |same (?:(?:amount|size|value) )?as|match(?:es|ing)?)\b|(?<= )=(?= )|\bравн(?:а|о|яется|ой|ую)\b
    |\bв размере\b|等于|相等|等额
no_size = (?:\b(?:not|never)|n['’]t) (?:be )?(?:\w+ )?(?:equal|match|once|twice|double|two
    |three|four)\b
    |(?<!no )(?<!not )(?<!nor )(?<!be )\bmore than (?:once|twice|double|two|three|four|\d)
    |\bor up to (?:twice|two|three|four|five|\d)\b(?: times)?(?! the\b)
is_paid = \b(?:pa(?:ys?|id|yments?)|wins?)(?: (?:the|out|exactly|always
    |also))?(?: play(?: (?:bet|wager))?)?\s+\Z
settled = \b(?:pa(?:ys?|id)|w(?:ins?|on)|los(?:es?|t)|settle[sd]?|collect(?:s
    |ed)?)\b(?:(?!\band\b)[^.;,]){0,60}\Z
to_be_dealt = \bante\b[^.;]{0,60}\brequired to (?:place|make)\b[^.;]{0,60}\bto (?:participate
    |take part|be dealt)\b|\bno(?: one|body| player)\b[^.;]{0,40}\bwithout an? ante\b
    |\bante (?:(?:bet|wager) )?is (?:the only )?(?:obligatory|compulsory|mandatory
    |required)\b|\bmandatory ante\b
    |\brequired to (?:place|make) an ante\b
    |\bto (?:(?:start|begin) playing|participate|take part)\b[^.;]{0,40}\bmust\b[^.;]{0,24}\bante\b
    |\bmust\b[^.;]{0,24}\bante\b[^.;]{0,12}\bto (?:be dealt|take part|participate|receive)\b
one_of_two = \b(?:must|shall|stakes?|ha(?:s|ve) to|needs?|required|makes|places|may (?:bet
    |stake|make|place|play))\b[^.;]{0,80}(?:\band/or\b|\bor (?:on )?both\b(?! empty)|及／或)
    |\beither an? [^.;]{0,40}\bor an? [^.;]{0,24}\bmust be (?:placed|made)\b
needing = \b(?:needs?|requires?|not\b[^.;]{0,30}\bwithout|no\b[^.;]{0,30}\b(?:without|unless)
    |only (?:be )?(?:(?:made|placed|played|bet|taken|open|available) )?(?:with|beside|if|by|to
    |together with)|(?:offer(?:s|ed)?|made|placed|staked|played|bet|taken|open
    |available)[^.;,]{0,40}\b(?:by|to) (?:any(?:one|body)|those|(?:an?|any|each|every
    |the)? ?(?:players?|hand|box)) (?:(?:who|that) )?(?:ha(?:s|ve)|with)(?![^.;,]{0,12}\b(?:not|no
    |never)\b)|who ha(?:s|ve) (?:made|placed|staked|bet)\b[^.;,]{0,24}\bmay (?:also |then )?(?:make
    |place|bet|stake|play)|must (?:first |also )?(?:have|make|place)(?=[^.;]{0,40}\bto (?:make
    |place|play|bet)\b))\b
not_needed = \b(?:no[rt]?|never) (?:\w+ )?(?:needs?|requires?|required)\b
    |n['’]t (?:need|require)|\b(?:needs?|requires?) no\b|\bneeds? not\b|\beligible\b|\bexcept on\b
    |\bnot (?:have to|be required)|\bsame (?:amount|size|stake)\b

[qualifying]
lowest = (?P<least>(?:at least|minimum of|lower than|less than|worse than|below|under
    |without)\s+(?:an?\s|the\s)?)?\b(?P<rank>nine|ten|jack|queen|king
    |ace)\b(?P<high>[- ]high\b)?(?:(?: hand)?,? (?:or|and) (?:anything )?(?:(?P<up>better|higher
    |above|more)|(?P<down>less|lower|worse|below))\b)?
plays = (?P<not>(?:\b(?:not|fails? to|cannot|no longer)|n['’]t)\s)?(?:\b(?:shall|can|will
    |must) )?(?:\bqualif\w+(?! for\b| (?:the|an?|any) player\b)(?: hand[\"”]? means)?\b|\b(?:opens?
    |needs?|playing hand|in contention|(?-i:plays?))\b|(?<=dealer )must (?:have|hold)\b
    |(?<=dealer )has an? [\"“]?game\b|(?<=dealer['’]s hand )must (?:be|contain)\b
    |(?<=hand is )valid\b|(?<=hand is not )valid\b|(?<=\bdealer )contains?\b
    |(?<=\bdealer['’]s hand )contains?\b)
always = \bdealer(?:['’]s hand)?,? (?:always|automatically) (?:plays|qualifies|opens)\b
    |\bdealer (?:need not|does not (?:have|need) to|doesn['’]t (?:have|need) to) qualify\b
    |\bno qualifying requirement\b
    |(?<!has )(?<!have )(?<!holds )(?<!with )(?<!if there is )\bno qualifying hand\b(?![:,])
paid_below = (?:^|\b(?:if|when|where)\b[^.;,]{0,30})\bdealer(?:['’]s hand)?(?: (?:is|ranks
    |has)\b[^.;,]{0,12})?\s(?:(?:lower|less|worse) than|below
    |not(?: at least)?) (?:an? )?(?P<rank>nine|ten|jack|queen|king
    |ace)(?:[- ]high)?(?: or (?:better|higher))?[,:]?\s(?!(?:high )?player)(?=[^.;]{0,40}\b(?:pays?
    |paid)\b[^.;]{0,24}\bante\b|[^.;]{0,40}\bante\b[^.;]{0,24}\bpaid\b)

[limits]
no_limit = pay|paid|win|prize|aggregate|jackpot
    |\b(?:never|afterwards|loss|lost|lose|gets?|earn|buy-?in|ever|chip|half|third|lesser|smaller
    |tip)\b
entitles = \b(?:eligible|entitle|receive|to qualify|qualif\w+ for)|\bwhose\b|\bis needed\b
    |\bearns?\b|\bif (?:he|she|they|you) also\b|\bplayers? with an? [\w ]{1,20} of\b
of_that = (?:(?:the|its) )?(?:min|max|limits? (?:is|are)|smallest|largest|lowest|highest|least
    |most)

[figures]
no_row = \b(?:(?:wager|bet|stake)s? of|or (?:better|higher|more)|not?|never|rule|clause|see)\b
gap = (?:[\W_]|\b(?:pa(?:y|ys|id|yable|yout|yment|yments|ying)|odds|is|are|be|will|shall|at|on
    |to|for|w[io]ns?|earns?|gets?|receives?|brings?|rewards?|gives?|awards?|you|your|with|and|the
    |an?|it|by|from|of|this|that|now|always|only|suited|such|as|goes|up|down|stays|remains|bets?
    |wagers?|hands?|bonus|worth)\b)*
not_paid = (?:\b(?:not|never|cannot)|n['’]t) (?:be )?(?:pays?|paid|offer|award)\b(?! (?:until
    |before)\b)(?=[^.;,]{0,40}\d)|\btyping error\b|(?-i:Had) the\b
    |\b(?:odds|chances?|probability) (?:of|against) (?:an?|the|being|getting)\b
    |\b(?:may|might) (?:[\w ]{1,24} )?pay\b|\d [^.;:]{0,24}\bonly (?:if|when|where)\b
given = \b(?:wins?|receives?|gets?|paid)\s(?:an? (?:envy )?(?:bonus
    |prize) of )?(?:(?:(?<![A-Za-z])[A-Z]{1,3})?[$€£¥₽₱]|(?-i:\b(?:AUD|CAD|CHF|EUR|GBP|HKD|KZT|MOP
    |NZD|PHP|RUB|SGD|USD|ZAR|P(?=\d,?\d))))\s?([0-9][0-9,]{0,12})()(?!\d|%)

[sentences]
for_one = (?<![\d$€£¥₽.,:-])(?<!to )([1-9][\d,]{0,12})\s*for\s*1\b(?!\s*(?:chip|card|hand
    |player))
unit_named = \b(\d[\d,]*(?:\.\d\d)?)\s+(?:(dollars?|pounds?|euros?)|per ?cent)\b
this_game = \b(?:three|3|tri)[- ]?card|тр[её]хкарточн|три карты|三张|三公
other_game = \b(?:black[- ]?jack|baccarat|punto banco|roulette|craps|sic bo|pai gow|let it ride
    |red dog|pontoon|casino war|big six|spanish 21|(?:caribbean|casino|mississippi|(?:five
    |5)[- ]card) stud|(?:texas )?hold[ ’']?em|(?:two|2|four|4|five|5)[- ]card poker(?! hand)
    |crazy 4|omaha|high card flush)\b|блэк-?джек|баккара|рулетк|крэпс|холдем
    |21点|二十一点|百家乐|轮盘|骰宝|德州扑克
takes_back = \s*(?:(?:this|that|it|the (?:above|foregoing))(?: rule| limit)? (?:does|shall
    |do) not (?:apply|hold)|\((?:false|untrue|wrong)\b)
dealer_told = \byou (?:don['’]t|do not|need|must|have to)?[^.;,:]{0,40}\bqualify\b(?! for)
    |\byou (?:deal|pitch|g[ia]ve yourself)\b|\byour right to your left\b
    |\byou (?:don['’]t|do not|need|must have)\b[^.;,:]{0,40}\bopen\b(?! your)
quiz = \btrue or false\b|\bquiz\b|\b(?:self[- ]?|practice )test\b|\btest yourself\b
    |\bmultiple choice\b|\breview questions\b
"""
_SECTIONS = {
    name: rows.strip().replace("\n    ", "").split("\n")
    for name, rows in re.findall(r"^\[([a-z ]+)\]\n((?:.+\n)+)", _TABLE, re.MULTILINE)
}


def compiled(words: str) -> re.Pattern[str]:
    """The expression, in capitals or not, with the parts that it names."""
    return re.compile(_filled(words), re.IGNORECASE)


def _filled(words: str) -> str:
    while found := re.search(r"\{([A-Z_]+)\}", words):
        words = words.replace(found[0], _PARTS[found[1]])
    return words


def _keyed(section: str) -> Iterator[tuple[str, str]]:
    for row in _SECTIONS[section]:
        key, _, words = row.partition(" = ")
        yield key, words


_PARTS = dict(_keyed("part"))


def patterns_of(section: str) -> dict[str, re.Pattern[str]]:
    """The expressions of a section by what they say, as ``tie`` of ``case``."""
    return {key: compiled(words) for key, words in _keyed(section)}


def any_of(section: str) -> re.Pattern[str]:
    """What finds one of a section of expressions without keys."""
    return compiled(rf"\b(?:{'|'.join(_SECTIONS[section])})\b")


def read_as() -> list[tuple[re.Pattern[str], str]]:
    """What is printed, and what is read for it, in this order; ``~`` is a space."""
    rows = (row.partition(" =>") for row in _SECTIONS["read as"])
    return [(compiled(printed), plain.strip().replace("~", " ")) for printed, _, plain in rows]
