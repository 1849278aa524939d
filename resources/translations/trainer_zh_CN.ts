<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>trainer</name>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>A gambler holds two boxes. Which is decided first?</source>
      <translation>玩家占两个箱位。先决定哪个？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Both at once</source>
      <translation>两个同时</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Cards face down on the table, saying “FOLD”</source>
      <translation>牌面朝下放桌上，说“FOLD”</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Cards face up on the table, saying “FOLD”</source>
      <translation>牌面朝上放桌上，说“FOLD”</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Cards pushed to the dealer, without a word</source>
      <translation>把牌推给荷官，不说话</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Cards thrown into the discard rack by the gambler</source>
      <translation>玩家自己把牌丢进弃牌盒</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Closed on all of them</source>
      <translation>全部不看牌</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>How does a gambler give up a hand?</source>
      <translation>玩家怎样弃牌？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>One deck of 52 cards and two jokers</source>
      <translation>一副52张牌加两张王牌</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>One deck of 52 cards, no jokers</source>
      <translation>一副52张牌，无大小王</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>One deck without the twos and threes</source>
      <translation>一副牌，去掉2和3</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Open on 2 boxes, and on no other</source>
      <translation>2个箱位看牌，别的不能玩</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Open on 3 boxes, closed on all the rest</source>
      <translation>3个箱位看牌，其余不看牌</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>Open on every box</source>
      <translation>所有箱位都看牌</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>The 1st, then the 2nd</source>
      <translation>先第1个，后第2个</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>The 2nd, then the 1st</source>
      <translation>先第2个，后第1个</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>The one with the higher cards</source>
      <translation>牌较大的那个</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <source>There are free boxes. How may one gambler play them?</source>
      <translation>有空箱位。一名玩家可以怎样玩？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Two decks that take turns</source>
      <translation>两副牌轮流使用</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/clauses.yaml" />
      <location filename="../../procedures/mbs/clauses.yaml" />
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>What is the game dealt from?</source>
      <translation>本游戏用什么牌发？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A bet is made in cash or on credit</source>
      <translation>以现金或赊账下注</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A bet is made in chips of another colour than the gambler's other bets</source>
      <translation>以与其他注不同颜色的筹码下注</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A card of a gambler's lies face up</source>
      <translation>玩家的一张牌牌面朝上</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A card of the dealer's lies face up</source>
      <translation>荷官的一张牌牌面朝上</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler has a wrong number of cards</source>
      <translation>玩家的牌数不对</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler lays down cash to buy chips</source>
      <translation>玩家放下现金要换筹码</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler lifts the corners of the cards above the table, in the dealer's view</source>
      <translation>玩家在桌面上、荷官看得见处掀牌角</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler takes cards off the table or out of the dealer's view</source>
      <translation>玩家把牌拿离桌面或荷官的视线</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler wants the ANTE paid because of a redeal</source>
      <translation>玩家因重新发牌要求赔 ANTE</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler wants the ANTE paid because the dealer has no game</source>
      <translation>玩家因荷官没有资格要求赔 ANTE</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler's cards lie apart and are three</source>
      <translation>玩家的牌散开，是三张</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A redeal begins the deal anew. The dealt cards go to the rack first.</source>
      <translation>重发即重新发牌。已发的牌先放入弃牌盒。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A redeal is no cause for an ANTE payment. The bets stay where they are.</source>
      <translation>重发不是付 ANTE 的理由。下注原地不动。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Bets in credit and cash are not taken. Money is changed for chips first.</source>
      <translation>不接受信用和现金下注。先把钱换成筹码。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Cards stay on the table, in the dealer's view.</source>
      <translation>牌要留在桌上，在荷官视线内。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Did you see an ace? I threw one away.</source>
      <translation>你看到A了吗？我丢了一张。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Fold that, I hold the card that you need.</source>
      <translation>弃了吧，你要的牌在我手上。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I had three of a kind before the redeal. I want my ANTE paid.</source>
      <translation>重新发牌前我有三条，我要赔 ANTE。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I have two of the Queens, so you will not get them.</source>
      <translation>两张Q在我这里，你拿不到了。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I like the colour of this table.</source>
      <translation>我喜欢这张桌子的颜色。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I will play two more rounds and then go home.</source>
      <translation>我再玩两局就回家。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>No game, so you pay my ANTE and give me the BET back.</source>
      <translation>没有资格，该赔我的 ANTE，把 BET 退给我。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>One dealer's card face up is enough.</source>
      <translation>荷官一张牌翻开就够了。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>One gambler with a wrong number is enough. The redeal is for all.</source>
      <translation>一个赌客牌数不对就够了。重发给所有人。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Only a dealer's card is a cause for a redeal.</source>
      <translation>只有荷官的牌才是重发的理由。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Only cash and credit are not taken. The colour of chips does not matter.</source>
      <translation>只有现金和信用不收。筹码颜色无关。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Only talk about the cards is forbidden.</source>
      <translation>只禁止谈论牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Players may not exchange information about the cards.</source>
      <translation>玩家不得交换牌的信息。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Players talk, and not about their cards</source>
      <translation>玩家在聊天，但不是谈牌</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Players tell each other about their cards</source>
      <translation>玩家互相说出自己的牌</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet forbids bets in cash; money laid down to be changed for chips is no bet.</source>
      <translation>该条禁止现金下注；放下要换筹码的钱不是注。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet forbids it and does not say what follows; it is stopped and the supervisor decides about the hand.</source>
      <translation>该条禁止而未说明后果；予以制止，手牌由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet forbids it and does not say what follows; it is stopped and the supervisor decides.</source>
      <translation>该条禁止而未说明后果；予以制止，由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet lets a redeal pay nothing and does not say where the cards go; they go to the rack before others are dealt.</source>
      <translation>该条规定重发不赔付，未说明牌放哪里；发新牌前先放入弃牌盒。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet redeals for a card of the dealer's and no other, so a gambler's open card changes nothing.</source>
      <translation>该条只因荷官的牌重新发牌，玩家露牌不改变什么。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet redeals for a gambler with a wrong number of cards and is silent on the dealer, so the supervisor decides.</source>
      <translation>该条规定玩家牌数不对时重发，未提荷官，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The cards stay on the table and in view.</source>
      <translation>牌在桌上，也在视线内。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The dealer has a wrong number of cards</source>
      <translation>荷官的牌数不对</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The money is no bet: it is there to be changed.</source>
      <translation>这钱不是下注，而是要换筹码。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The redeal is for a gambler's wrong number. On the dealer's the document is silent.</source>
      <translation>重发只针对赌客牌数不对。荷官的情况文件未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>This is my lucky box.</source>
      <translation>这是我的幸运箱位。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Three cards are right, however they lie.</source>
      <translation>三张就对，怎么放都行。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>What do you have? I have hearts only.</source>
      <translation>你有什么？我全是红桃。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Where are you from?</source>
      <translation>你是哪里人？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Without a game the dealer pays the ANTE 1 to 1. The gambler asks for what is due.</source>
      <translation>荷官不成局时 ANTE 赔 1 比 1。赌客要的正是应付的。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>You have no Queen. That is even money on my ANTE.</source>
      <translation>您没有Q，我的 ANTE 该一赔一。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>You made the mistake, so you owe us even money.</source>
      <translation>是您犯的错，该一赔一给我们。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Your card was open and it was low. You had no game, so pay my ANTE.</source>
      <translation>您露出的牌很小，没有资格，该赔我的 ANTE。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>A combination is compared before its bets are lost or paid.</source>
      <translation>先比牌，再判其注的输赢。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>A hand is picked up only after it has been shown.</source>
      <translation>手牌展示之后才收走。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>All combinations are compared with the dealer's, so they have to be seen; the document does not say who turns them.</source>
      <translation>所有牌都与荷官比，所以须看得见；文件未说由谁开。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The bets start the game and the cards follow ("then"), so the look comes before the cards.</source>
      <translation>先下注才有牌（“然后”），所以检查在发牌之前。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The bullet pays from the right to the left when the dealer has no game and is silent on the rounds with one; the same direction is kept there, box by box.</source>
      <translation>该条规定庄家没有牌时由右至左赔付，对有牌的局没有说明；有牌时也按同一方向，逐箱结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The dealer opens his cards and the gamblers' are compared with them, so his come first.</source>
      <translation>荷官开牌，玩家的牌与之比较，所以先开荷官的。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The document has the cards of a fold put away and does not mention the others; every hand on the table has to be picked up before the next round.</source>
      <translation>文件说收走弃牌而未提其他；下一局前须收起桌上所有手牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The hand is the proof of what is paid, so it stays until the box is settled.</source>
      <translation>手牌是赔付的凭据，所以留到该箱位结算完。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The hand is the proof of what is taken, so it stays until the box is settled.</source>
      <translation>手牌是收注的凭据，所以留到该箱位结算完。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The paragraph says which bets start a game and not when they are looked over; it is done before the cards are handed round.</source>
      <translation>该段说明哪些注开始一局，未说何时检查；在发牌之前进行。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The paragraph speaks of the gamblers, who decide whether to play; that the dealer asks them is the school's.</source>
      <translation>该段说的是玩家自行决定是否继续；由庄家询问是学校的做法。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>"Additionally" is beside a payment, and neither ANTE is paid.</source>
      <translation>“另外”是在赔付之外，而这两种 ANTE 都不赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A beaten ANTE is lost, and a lost bet is not paid additionally.</source>
      <translation>输给荷官的 ANTE 已输掉，输掉的注不再另赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A beaten ANTE loses. On the additional payment: not a word.</source>
      <translation>输给荷官的 ANTE 输掉。另赔之事只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>A bet that may not stand can only be put right before a card is seen.</source>
      <translation>不合规的注只能在见牌之前改正。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A card of a gambler was seen as well, so the supervisor decides.</source>
      <translation>玩家的牌也被看见了，由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A card of the dealer's is a cause for a redeal. On a gambler's: not a word.</source>
      <translation>荷官的牌露出要重发。玩家的牌：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A gambler with a wrong number is a cause for a redeal. On the dealer: not a word.</source>
      <translation>玩家牌数不对要重发。荷官：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A higher dealer takes both, a lower one pays both.</source>
      <translation>荷官牌大则收两注，牌小则赔两注。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>A player who is asked decides in turn, and nobody is passed over.</source>
      <translation>逐一询问，依次决定，不会漏掉谁。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A redeal</source>
      <translation>重发</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A straight is higher than a flush.</source>
      <translation>顺子大于同花。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A wrong number is a cause for a redeal, whoever has it.</source>
      <translation>牌数不对就要重发，不论是谁的。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>All can see then why a bet is taken or paid.</source>
      <translation>这样人人都看得出为何收注或赔付。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>At any time once it was open</source>
      <translation>开牌之后随时</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Both are lost</source>
      <translation>两注都输</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Both go back</source>
      <translation>两注都退回</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Does the Pair Plus of a folded hand stay in action?</source>
      <translation>弃牌后 Pair Plus 仍在局中吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Does the dealer look over the bets before the deal?</source>
      <translation>荷官在发牌前查看注码吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>Does the dealer offer the BET to each gambler?</source>
      <translation>荷官是否逐一询问玩家下 BET？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>Equal combinations are decided by the remaining cards. When these are equal too: not a word.</source>
      <translation>牌型相等时比其余的牌。其余也相等时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Every comparison is with the dealer's hand, so it is opened first.</source>
      <translation>每次比较都与荷官的牌比，所以先开荷官的。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>From the right, box by box</source>
      <translation>从右起，一门一门</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Hands decide what is won and lost. Who opens them, and when, is not said.</source>
      <translation>输赢看牌。由谁、何时开牌，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>In any order</source>
      <translation>次序不限</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Is 3-2-A a straight?</source>
      <translation>3-2-A 是顺子吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Is a hand open before its bets are touched?</source>
      <translation>动注之前牌已开了吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>Is the ANTE paid additionally on a beaten or tied hand?</source>
      <translation>输牌或平手时，ANTE 另赔吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Is the dealer's hand opened before the players' hands?</source>
      <translation>荷官的牌先于玩家的牌开吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is always paid and plays for itself, so a fold does not touch it.</source>
      <translation>它总要赔，且独立成局，弃牌与它无关。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is always paid if a gambler has the hand. On a fold: not a word.</source>
      <translation>只要有牌型就总要赔。弃牌时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is forbidden in any case. What follows is not said.</source>
      <translation>任何情况都禁止。之后怎样，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is forbidden. What follows is not said.</source>
      <translation>这是禁止的。之后怎样，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It is lost</source>
      <translation>输掉</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is paid additionally if a gambler has the hand.</source>
      <translation>玩家有该牌型就另赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is stopped, and the game goes on</source>
      <translation>予以制止，牌局继续</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It plays for itself.</source>
      <translation>它独立成局。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It says which bets may stand, and not who looks them over or when.</source>
      <translation>写明哪些注可以成立，没说由谁、何时查看。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It speaks of the players, who decide; that the dealer asks is not said.</source>
      <translation>说的是玩家作决定；没说荷官要询问。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It stays</source>
      <translation>仍在局中</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>No clause asks for it.</source>
      <translation>没有条款要求。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>No clause gives a moment.</source>
      <translation>没有条款规定时点。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>No clause gives an order.</source>
      <translation>没有条款规定次序。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>No clause has the dealer ask.</source>
      <translation>没有条款要荷官询问。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>No, an ace is high only</source>
      <translation>不是，A 只作最大</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>No, nothing asks for it</source>
      <translation>不必，没有规定</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>No, the players decide by themselves</source>
      <translation>不必，玩家自行决定</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Nothing here lets an ace count as one.</source>
      <translation>这里没有让 A 作 1 的规定。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a tie only</source>
      <translation>只在平手时</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On both</source>
      <translation>两种都赔</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On neither</source>
      <translation>都不赔</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Only a hand above the dealer's is paid.</source>
      <translation>只赔大于荷官的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The ace is the highest card. Whether it counts low is not said.</source>
      <translation>A 是最大的牌。是否可作最小，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The bullet names the dealer and nobody else.</source>
      <translation>该条只说荷官，没说别人。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The cards are put away at the fold, and with them every wager on them.</source>
      <translation>弃牌时牌即收走，押在其上的注也一并收走。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The dealer's hand is neither higher nor lower, so nobody wins.</source>
      <translation>荷官的牌不大也不小，谁也没赢。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The dealer's hand is opened. Whether it is the first is not said.</source>
      <translation>荷官开牌。是否最先，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The direction is given only where there is no game.</source>
      <translation>只有荷官没有资格时才规定方向。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The direction that is given for one result serves for the other.</source>
      <translation>一种结果规定的方向，另一种也适用。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The document does not mention picking up the cards.</source>
      <translation>文件没有提到收牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The game is dealt so everywhere, and nothing here forbids it.</source>
      <translation>各处都这样发，这里也没有禁止。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The hand is the proof of what is paid and taken.</source>
      <translation>牌就是赔付与收注的凭据。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The sentence asks for the hand and names no other condition.</source>
      <translation>这句话只问牌型，没有别的条件。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The supervisor decides</source>
      <translation>由主管决定</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>What becomes of ANTE and BET on a full tie?</source>
      <translation>完全平手时，ANTE 与 BET 怎么办？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>What follows when cards are taken off the table?</source>
      <translation>牌离开台面后怎么办？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>What follows when players tell of their cards?</source>
      <translation>玩家透露牌面后怎么办？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>What is forbidden is stopped; no clause takes the hand from the gambler.</source>
      <translation>禁止之事加以制止；没有条款要没收玩家的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>What is ruled when a gambler's card lies face up?</source>
      <translation>玩家的牌翻开时怎样裁定？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>What is ruled when the dealer has a wrong number of cards?</source>
      <translation>荷官牌数不对时怎样裁定？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>When are a hand's cards picked up?</source>
      <translation>何时收牌？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>When its bets are settled</source>
      <translation>注结算完后</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Where the document is silent the supervisor is called.</source>
      <translation>文件没有规定时，请主管。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>Which way are the boxes settled when the dealer has a game?</source>
      <translation>荷官有资格时，各门按什么方向结算？</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>With a game: not a word.</source>
      <translation>有资格时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>Without a game the ANTE is paid from the right to the left.</source>
      <translation>没有资格时，ANTE 从右向左赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Yes, the lowest</source>
      <translation>是，最小的顺子</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>Equal combinations are decided by the remaining cards; when these are equal too the document is silent, and neither combination is higher, so both bets push.</source>
      <translation>组合相同时比较其余的牌；若其余也相同，文件没有说明，而双方都不更大，所以两注均退回。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>Several boxes for one gambler</source>
      <translation>一名玩家多个箱位</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The ANTE "is paid additionally if a gambler has" the hand. The sentence names no other condition, so a beaten hand is paid as well.</source>
      <translation>只要玩家持有该牌型，ANTE“另行赔付”。该句没有其他条件，所以输掉的手牌也赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The ANTE "is paid additionally if a gambler has" the hand. The sentence names no other condition, so a tied hand is paid as well.</source>
      <translation>只要玩家持有该牌型，ANTE“另行赔付”。该句没有其他条件，所以平手的手牌也赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The document asks for chips (BOX •9) and names none. The usual ones of a table in dollars are taken; a Pair Plus of 2 needs one of 1.</source>
      <translation>文件要求用筹码（BOX •9）而未列出。采用美元桌常用的；Pair Plus 为 2 时需要 1 元筹码。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The document has no word on a fold here, but the bet is "always paid if a gambler has" the hand (¶5) and "plays for itself", so a fold leaves it in action.</source>
      <translation>文件此处未提弃牌，但该注“玩家有”该牌“总是赔付”（¶5）且“独立计算”，所以弃牌后仍在局中。</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The document puts the straight above the flush and says no more, neither on the other hands nor on how an ace counts; the order of its Pair Plus table is followed, and the ace is high in A-K-Q and low in 3-2-A.</source>
      <translation>文件只说顺子大于同花，没有说明其他牌型，也没有说明 A 如何计算；按其 Pair Plus 表的次序，A 在 A-K-Q 中最大，在 3-2-A 中最小。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A bonus for a straight or better</source>
      <translation>顺子或更好的奖金</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A further wager equal to the Ante, once the cards have been seen</source>
      <translation>看牌后再下的、与 Ante 相等的注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A further wager of any size</source>
      <translation>再下一注，金额不限</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A hand nearer to 21 than the dealer's</source>
      <translation>比荷官更接近21点</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A hand of another colour than the dealer's</source>
      <translation>与荷官不同颜色的牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A player decides to play. Where do the cards go, and where the wager?</source>
      <translation>玩家决定跟注。牌放哪里，注放哪里？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A player has only a Pair Plus. When do the cards go to the Play area?</source>
      <translation>玩家只有 Pair Plus。牌何时放 Play 区？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A poker hand of a higher rank than the dealer's</source>
      <translation>牌型大过荷官的手牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A wager placed before the cards are dealt</source>
      <translation>发牌前所下的注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A wager that is doubled</source>
      <translation>加倍的注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A wager that neither wins nor loses</source>
      <translation>不赢也不输的注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>A wager that the house takes</source>
      <translation>由庄家收走的注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Always</source>
      <translation>总是</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Areas for Ante and Play alone</source>
      <translation>只有 Ante 区和 Play 区</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Areas for Ante, Play, Pair Plus and Progressive Jackpot</source>
      <translation>Ante、Play、Pair Plus 和 Progressive Jackpot 区</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>At every table of the house</source>
      <translation>在本场每张桌上</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Before the cards are dealt</source>
      <translation>发牌之前</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Cards face down in the Play area, the wager on top</source>
      <translation>牌面朝下放 Play 区，注放在上面</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Cards face up before the player, the wager beside the Ante</source>
      <translation>牌面朝上放玩家面前，注放 Ante 旁</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Cards stay in hand, the wager on Play</source>
      <translation>牌留在手中，注放 Play</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Does not continue in the round</source>
      <translation>不再继续本局</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>For a flush or better</source>
      <translation>同花或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>For a pair or better</source>
      <translation>对子或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>For a straight flush alone</source>
      <translation>只有同花顺</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>For a straight or better</source>
      <translation>顺子或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>For which hands is the Ante Bonus?</source>
      <translation>哪些牌有 Ante Bonus？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>In these rules</source>
      <translation>在本规则内</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Leaves the table</source>
      <translation>离开牌桌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Never: there is no Ante to play for</source>
      <translation>从不：没有 Ante 可争</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Once the cards have been seen</source>
      <translation>看牌之后</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>One area for all wagers of a player</source>
      <translation>每名玩家所有注共用一个区</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>One deck of 52 cards and two jokers, backs all alike</source>
      <translation>一副52张牌加两张王牌，牌背相同</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>One deck of 52 cards, no jokers, backs all alike</source>
      <translation>一副52张牌，无大小王，牌背相同</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Only where a clause names them</source>
      <translation>只在条款提到之处</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Six decks from a shoe</source>
      <translation>牌靴中的六副牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Straight flush, three of a kind, flush, straight, pair, three odd cards</source>
      <translation>同花顺、三条、同花、顺子、对子、三张散牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Straight flush, three of a kind, straight, flush, pair, three odd cards</source>
      <translation>同花顺、三条、顺子、同花、对子、三张散牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>The wager in the Play area, the cards face down on top of it</source>
      <translation>注放 Play 区，牌面朝下压在注上</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>The wager that follows the look at the cards</source>
      <translation>看牌之后所下的注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>The wager that opens a player's round</source>
      <translation>玩家开局所下的注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Three of a kind, straight flush, straight, flush, pair, three odd cards</source>
      <translation>三条、同花顺、顺子、同花、对子、三张散牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Together with the Play wager</source>
      <translation>与 Play 注同时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Two decks of 52 cards, no jokers, taking turns each round</source>
      <translation>两副52张牌，无大小王，每局轮换</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Waits for the next card</source>
      <translation>等下一张牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>What does a player do who folds?</source>
      <translation>玩家弃牌表示什么？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>What does a player want to reach against the dealer?</source>
      <translation>玩家对荷官的目标是什么？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>What does the layout of this game show?</source>
      <translation>本游戏台面上有什么？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>What is a stand-off?</source>
      <translation>什么是 stand-off？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>What is the Ante?</source>
      <translation>什么是 Ante？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>What is the Play wager?</source>
      <translation>什么是 Play 注？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>When is a round of play over?</source>
      <translation>一局何时结束？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>When is the Progressive Jackpot wager placed?</source>
      <translation>何时下 Progressive Jackpot 注？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>When they are a pair or better</source>
      <translation>有对子或更好时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>When they beat the dealer's hand</source>
      <translation>大过荷官的牌时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Where do the definitions of section 1 hold?</source>
      <translation>第1节的定义适用于哪里？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Which is the order of the hands, from the highest?</source>
      <translation>牌型从大到小怎样排列？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>With the last card dealt</source>
      <translation>发完最后一张牌时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>With the last player's decision</source>
      <translation>最后一名玩家作出决定时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>With the next round's first wager</source>
      <translation>下一局的第一注放下时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>With the results announced, losing wagers collected and winning ones paid</source>
      <translation>宣布结果、收走输注、赔付赢注之后</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Without a Jack high or better</source>
      <translation>没有J高牌或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Without a King high or better</source>
      <translation>没有K高牌或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Without a Queen high or better</source>
      <translation>没有Q高牌或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Without a pair or better</source>
      <translation>没有对子或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/clauses.yaml" />
      <source>Without which hand does the dealer not qualify?</source>
      <translation>荷官没有什么牌就没有资格？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A card that does not belong to the deck turns up</source>
      <translation>出现不属于本副牌的牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A foreign card voids only the round in which it is found. Earlier results stand.</source>
      <translation>外来牌只使发现它的那一局作废。以前的结果有效。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A foreign card voids the round. All wagers go back, and earlier results stand.</source>
      <translation>外来牌使本局作废。所有下注退回，以前的结果有效。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A hand lies in the Play area</source>
      <translation>手牌放在 Play 区</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A hand with only a Pair Plus holds a pair or better and lies in the Play area</source>
      <translation>只有 Pair Plus 的手牌有对子或更好，放在 Play 区</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A hand with only a Pair Plus holds a pair or better and lies outside the Play area</source>
      <translation>只有 Pair Plus 的手牌有对子或更好，却放在 Play 区外</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A hand with only a Pair Plus holds no pair and lies outside the Play area</source>
      <translation>只有 Pair Plus 的手牌没有对子，放在 Play 区外</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A place has another's complete hand or none, and moving hands puts it right</source>
      <translation>玩家位置上有别人的整手牌，或没有牌，移动整手牌即可更正</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player asks for the Ante to be paid because the dealer does not qualify</source>
      <translation>玩家因荷官没有资格要求赔 Ante</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player plays and leaves the cards outside the Play area</source>
      <translation>玩家跟注，却把牌留在 Play 区外</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player's cards lie apart and are three</source>
      <translation>玩家的牌分开放着，共三张</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player's hand has a wrong number of cards, and a player has handled the cards</source>
      <translation>玩家的牌数不对，且已有玩家碰过牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player's hand has a wrong number of cards, and no player has handled the cards</source>
      <translation>玩家的牌数不对，且没有玩家碰过牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A wager is placed or increased after "No more bets"</source>
      <translation>“停止下注”后下注或加注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A wager is placed, increased or taken back while bets are open</source>
      <translation>仍可下注时下注、加注或撤注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A wager is taken back after "No more bets"</source>
      <translation>“停止下注”后撤注</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>After a void round a player wants an earlier round undone too</source>
      <translation>作废一局后玩家要求连前一局也取消</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>After “No more bets” nothing may be placed or added. What lay there before stands.</source>
      <translation>“停止下注”后不得下注或加注。原先的注有效。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>After “No more bets” nothing may be withdrawn. The wager is won or lost on the result.</source>
      <translation>“停止下注”后不得收回。输赢按结果定。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Bets close with “No more bets”. Until then a wager may be changed.</source>
      <translation>“停止下注”才截止。此前可以改注。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Cards lie mixed, untouched, and moving whole hands cannot put it right</source>
      <translation>几手牌混在一起、未被碰过，整手移动无法更正</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Exactly one card is exposed during the deal</source>
      <translation>发牌时恰好露出一张</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Hands lie at the wrong places, untouched, and moving whole hands puts it right</source>
      <translation>手牌放错位置、未被碰过，整手移动即可更正</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>I lost my Ante a minute ago to a bad deck. Give it back.</source>
      <translation>一分钟前我的 Ante 输给了坏牌，还给我。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>If this round does not count, the one before does not count either.</source>
      <translation>这局不算，上一局也不该算。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>It takes two exposed cards to void the round.</source>
      <translation>要两张牌翻开才作废。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>It was noticed in time, and the cards cannot be reconstructed.</source>
      <translation>发现及时，而牌无法复原。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>It was noticed too late: the next game has begun.</source>
      <translation>发现太晚：下一局已经开始。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Nobody has handled a card, and a complete hand goes where it belongs.</source>
      <translation>没有人碰过牌，整手牌放回原位。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Nobody has handled a card, and moving complete hands puts it right.</source>
      <translation>没有人碰过牌，移动整手牌就能更正。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Only a pair or better has to lie in the Play area.</source>
      <translation>只有对子或以上才要放在 Play 区。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Only complete hands may be moved, never single cards.</source>
      <translation>只能移动整手牌，不能移动单张。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Only complete hands may be moved. Single cards cannot put it right.</source>
      <translation>只能移动整手牌。单张牌不能更正。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>That card was in there the last round as well. I want my last bet back.</source>
      <translation>那张牌上一局就在里面了，把我上一注还给我。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cards are misdealt, and a player has handled them already</source>
      <translation>发牌有误，玩家已碰过牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cards can be reconstructed: a complete hand goes where it belongs.</source>
      <translation>牌可以复原：整手牌放回原位。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cards lie face down in the Play area, the wager on top, as they should.</source>
      <translation>牌面朝下在 Play 区，注在上面，正该如此。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cards lie face down in the Play area, the wager on top.</source>
      <translation>牌面朝下放在 Play 区，注放在上面。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause decides for hands that no player has handled and is silent on the others; that is for a supervisor to decide.</source>
      <translation>该条只管没人碰过的手牌，其余未说明；由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause has play commence with the announcement; where the cards of a void round go it does not say, and they go to the rack.</source>
      <translation>该条规定宣布后开始；作废局的牌放哪里未说明，放入弃牌盒。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>The clause sends hands with at least a pair to the Play area and asks nothing of the others.</source>
      <translation>该条要求至少一对的手牌放到 Play 区，对其余没有要求。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause speaks only of cards that nobody has handled. Touch nothing.</source>
      <translation>条款只讲没有人碰过的牌。什么都不要动。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause voids the round for two or more cards, so with one the round goes on.</source>
      <translation>该条因两张或更多而作废，所以一张则继续。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The count is right: 52.</source>
      <translation>点数正确：52 张。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cut card belongs to the table. It is no foreign card.</source>
      <translation>切牌卡属于本桌。它不是外来牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cut card has no value and belongs to the table, so it is no foreign card.</source>
      <translation>切牌卡没有价值且属于牌桌，所以不是外来牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cut card shows among the cards</source>
      <translation>牌中露出切牌卡</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The dealer's cards lie on top of one another and are three</source>
      <translation>荷官的牌叠在一起，共三张</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The dealer's hand has a wrong number of cards and cannot be reconstructed</source>
      <translation>荷官的牌数不对，且无法复原</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The dealer's place has another's complete hand or none, and moving hands puts it right</source>
      <translation>荷官位置上有别人的整手牌，或没有牌，可以恢复</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The deck does not hold 52 cards. Every wager goes back.</source>
      <translation>牌组不是 52 张。所有下注退回。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The deck is counted and has its 52 cards</source>
      <translation>清点牌组，正是 52 张</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The deck is short, or has cards too many</source>
      <translation>牌组缺牌或多牌</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The round is begun anew: cards to the rack, then “Place your bets, please”.</source>
      <translation>重新开局：牌放入弃牌盒，再喊“请下注”。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The wrong number of cards in the dealer's hand is noticed when the next game has begun</source>
      <translation>下一局开始后才发现荷官的牌数不对</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Two exposed cards are enough, wherever they lie.</source>
      <translation>两张牌翻开就够了，不论在哪里。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Two or more cards are exposed during the deal</source>
      <translation>发牌时露出两张或更多</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>With a pair or better a Pair Plus hand lies in the Play area.</source>
      <translation>对子或以上的 Pair Plus 牌要放在 Play 区。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>With a pair or better the hand lies in the Play area, as it should.</source>
      <translation>对子或以上的牌在 Play 区，正该如此。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Without a Queen high the Ante is paid. The player asks for what is due.</source>
      <translation>荷官没有 Q 高牌时 Ante 获赔。玩家要的正是应付的。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>You do not qualify, so my Ante is even money.</source>
      <translation>您没有资格，我的 Ante 一赔一。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>You have no Queen. You pay my Ante, right?</source>
      <translation>您没有Q，该赔我的 Ante，对吧？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>A stand-off can be declared only of a hand that has been seen.</source>
      <translation>只有看得见的牌才能宣布 stand-off。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>A wager that may not stand can only be put right while bets are open.</source>
      <translation>不能成立的注只有在仍可下注时才能更正。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>Play commences with "Place your bets, please"; before it there is no wager to look over.</source>
      <translation>牌局从“请下注”开始；此前没有注可查。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The clause speaks of the players, who declare whether they fold or play; that the dealer asks them is the school's.</source>
      <translation>该条说的是玩家自行声明弃牌或继续；由庄家询问是学校的做法。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The dealer compares hands, and hands that are to be compared or paid have to be seen; the document does not say who turns them.</source>
      <translation>荷官要比牌，要比或要赔的牌须看得见；文件未说由谁开。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The dealer's hand is turned and declared (3.12) before hands are compared (3.14); no player's hand is opened before it.</source>
      <translation>荷官的牌先开并宣布（3.12）再比（3.14）；之前不开任何玩家的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The document closes the bets (3.2) before it comes to the cards (3.6) and does not say outright that one waits for the other; wagers are placed before the cards are dealt (1.1.7), so by then they are closed.</source>
      <translation>文件先停止下注（3.2）再说到牌（3.6），未明言先后；注在发牌前下好（1.1.7），所以那时已停止。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The document does not mention picking up the cards; every hand on the table has to be picked up before the next round.</source>
      <translation>文件未提收牌；下一局前须收起桌上所有手牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The document lists the folds (3.8) before the dealer's hand (3.12) and does not say when a folded Ante is taken; a fold that is cleared first cannot be settled by mistake.</source>
      <translation>文件先列弃牌（3.8）再到荷官的牌（3.12），未说何时收弃牌的 Ante；先收走的弃牌就不会被误算。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The document says which wagers may stand and not when they are looked over; the last moment to put one right is before the bets are closed.</source>
      <translation>文件说明哪些注能成立，未说何时检查；最后能更正的时刻是停止下注之前。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The hand is the proof of what is paid, so it stays until the seat is settled.</source>
      <translation>手牌是赔付的凭据，所以留到该位结算完。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The hand is the proof of what is taken, so it stays until the seat is settled.</source>
      <translation>手牌是收注的凭据，所以留到该位结算完。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The hand stays on the table until its result has been declared.</source>
      <translation>手牌留在桌上，直到宣布结果。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The hands are compared first and the wagers paid or collected on what the comparison shows.</source>
      <translation>先比牌，再按比较结果赔或收。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>"All seated players" leaves nobody out.</source>
      <translation>“所有在座玩家”不排除任何人。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>"No more bets" closes the bets. What waits for it is not said.</source>
      <translation>“停止下注”截止下注。什么要等它，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>A fold loses the Ante.</source>
      <translation>弃牌输掉 Ante。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>A fold loses the Ante. When it is taken is not said.</source>
      <translation>弃牌输掉 Ante。何时收取，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>A fold that is cleared first cannot be settled by mistake.</source>
      <translation>先收走弃牌，就不会误结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>A hand that is folded is not "achieved".</source>
      <translation>弃掉的牌不算“取得”。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>A player may elect to fold the Ante and play the Pair Plus.</source>
      <translation>玩家可以选择放弃 Ante 而打 Pair Plus。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>All seated players with a Progressive wager are paid.</source>
      <translation>所有在座且有 Progressive 注的玩家得赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Are the bets closed before the deal?</source>
      <translation>发牌前要截止下注吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>At any time</source>
      <translation>随时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Before the dealer's hand is opened</source>
      <translation>荷官开牌之前</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Cards that a player has handled cannot be vouched for, so the round is void.</source>
      <translation>玩家碰过的牌无法担保，该局作废。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Do several such hands add up in the Envy Bonus?</source>
      <translation>几手这样的牌，Envy Bonus 累加吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Does a folded hand give the Envy Bonus?</source>
      <translation>弃掉的牌带来 Envy Bonus 吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Does the Pair Plus of a folded hand stay in action unasked?</source>
      <translation>弃牌后不必询问，Pair Plus 就仍在局中吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Does the dealer offer Play to each player?</source>
      <translation>荷官是否逐一询问玩家下 Play？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Each of them is the hand of "any player".</source>
      <translation>每一手都是“任一玩家”的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Every other winning wager of section 4 stays the player's.</source>
      <translation>第 4 节其他赢注都归玩家保留。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Is a player paid the Envy Bonus for the hand of one's own?</source>
      <translation>玩家自己的牌也赔他 Envy Bonus 吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Is a winning Progressive Jackpot wager part of what the table pays?</source>
      <translation>赢的 Progressive Jackpot 注包含在表中金额里吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It asks for a player with an Ante. On a fold: not a word.</source>
      <translation>只要求玩家有 Ante。弃牌时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It costs nothing more and can only gain, so every player would elect it.</source>
      <translation>这不再花钱，只会有利，人人都会选它。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It is paid for another player's hand.</source>
      <translation>它为别的玩家的牌而赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It may, or stay where it is</source>
      <translation>可以，也可以留在原处</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It rules on cards that no player has handled, and on no others.</source>
      <translation>只裁定玩家没碰过的牌，别的没有。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It speaks of one such hand. On several: not a word.</source>
      <translation>只说一手这样的牌。几手时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It stays where it was dealt</source>
      <translation>留在发牌的位置</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It takes two to void the round, so one does not.</source>
      <translation>两张才作废，一张不作废。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>May a hand with only a Pair Plus and no pair lie in the Play area?</source>
      <translation>只有 Pair Plus 且没有对子的手牌可以放在 Play 区吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>No clause has the deal wait for it.</source>
      <translation>没有条款要求发牌等它。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>No, a bare fold gives it up</source>
      <translation>不是，只说弃牌就一并放弃</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>No, at any time</source>
      <translation>不，随时</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>No, it stays the player's</source>
      <translation>不，归玩家保留</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>No, the highest is paid</source>
      <translation>不，只赔最大的一手</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>One Envy Bonus is paid, and for one hand.</source>
      <translation>只赔一次 Envy Bonus，只为一手牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>One card is not two, but it was seen, so the supervisor decides.</source>
      <translation>一张不是两张，但已被看见，由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Only a pair or better goes to the Play area.</source>
      <translation>只有对子或更好才放 Play 区。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>The Ante was placed, and nothing more is asked for.</source>
      <translation>Ante 已下，别无要求。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>The Play area shows which hands are still to be paid, so a hand without a pair stays out of it.</source>
      <translation>Play 区标明哪些手牌还要赔付，所以没有对子的手牌不放在那里。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>The deal comes later in the document.</source>
      <translation>发牌在文件中排在后面。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>The definition speaks of another player's hand.</source>
      <translation>定义说的是别的玩家的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>The other tables pay "to 1"; this one names an amount.</source>
      <translation>别的表写“赔1”，这张写金额。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>The table names amounts. Whether the wager is in them: not a word.</source>
      <translation>表上列金额。是否含本注：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Two or more exposed cards void the round. On one: not a word.</source>
      <translation>露出两张或以上则作废。一张：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Wagers are placed before the cards are dealt (1.1.7), so by then they are closed.</source>
      <translation>注在发牌前下（1.1.7），届时已截止。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>What is ruled on a misdeal when a player has handled the cards?</source>
      <translation>误发而玩家已碰过牌时怎样裁定？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>What is ruled when exactly one card is exposed in the deal?</source>
      <translation>发牌时恰好露出一张怎样裁定？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>When is a fold collected?</source>
      <translation>何时收弃牌？</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Who may elect to play it has to say so; a hand that is only folded is given up.</source>
      <translation>可以选择的人要说出来；只弃牌就是全都放弃。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>With a pair or better it goes there. Of the others: not a word.</source>
      <translation>有对子或更好就放那里。其余只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Yes, always</source>
      <translation>是，总是</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Yes, the amount is all that comes back</source>
      <translation>是，金额就是全部</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>Progressive Jackpot, Envy Bonus</source>
      <translation>Progressive Jackpot、Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The clause asks for a player with an Ante wager and does not say that the hand is played, so a folded hand counts.</source>
      <translation>该条只要求玩家有 Ante 注，没有说手牌必须继续，所以弃掉的手牌也算。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The clause pays "all seated players", and 1.1.3 speaks of another player's hand; nobody is paid for the hand that they hold.</source>
      <translation>该条赔给“所有在座玩家”，而 1.1.3 说的是另一位玩家的手牌；没有人因自己的手牌获赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The clause speaks of one such hand. Each of several is a hand of "any player", so their amounts add up.</source>
      <translation>该条说的是一手这样的牌。若有几手，每一手都是“任一玩家”的牌，所以金额相加。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken, and one of 1,000 for a Progressive Jackpot; one of 1 makes every amount that is paid.</source>
      <translation>文件未列出筹码。采用美元桌常用的，另有 1,000 元用于 Progressive Jackpot；1 元可凑成任何赔付。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The player "may elect" to play on with the Pair Plus. A wager that costs nothing more can only gain by staying, so no player is asked and it always stays in action.</source>
      <translation>玩家“可选择”以 Pair Plus 继续。不再花钱的注留下只有好处，所以不必询问，一律留在局中。</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The table names what is paid and not whether the wager itself is kept; the winning wager stays the player's, as every other winning wager of section 4 does.</source>
      <translation>表中列出赔付，未说本注是否保留；赢的注归玩家，与第 4 节其他赢注相同。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>A flush beats a straight</source>
      <translation>同花大过顺子</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>A pair beats a flush</source>
      <translation>对子大过同花</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>In the dealer's own judgement</source>
      <translation>由荷官自行判断</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>No: side betting is prohibited</source>
      <translation>不可以：禁止私下对赌</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>Posted at the table</source>
      <translation>贴在桌边</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>Printed on the backs of the cards</source>
      <translation>印在牌背上</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>The limits posted at the table</source>
      <translation>桌边公布的限额</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>The player on the dealer's left</source>
      <translation>荷官左手边的玩家</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>The sum of the Antes</source>
      <translation>所有 Ante 的总和</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>Two players want to bet on which of their hands wins. May they?</source>
      <translation>两名玩家想赌谁的牌赢。可以吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>What is another order here than in traditional poker?</source>
      <translation>哪一处大小与传统扑克不同？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>Where do you read what Pair Plus and the Ante Bonus pay?</source>
      <translation>Pair Plus 和 Ante Bonus 的赔率在哪里看？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>Who sets the least and the most that may be bet?</source>
      <translation>最低和最高注由什么决定？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>Yes, up to the limits of the table</source>
      <translation>可以，不超过桌限即可</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>Yes, where the house is not a party</source>
      <translation>可以，只要庄家不参与</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A hand has a wrong number of cards</source>
      <translation>一手牌的牌数不对</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>A hand is three cards. The document is silent on another number.</source>
      <translation>一手牌是三张。其他张数文件没有提到。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A hand that looks like more or fewer has three cards</source>
      <translation>看起来多或少的手牌其实是三张</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Cards are shown during the deal</source>
      <translation>发牌时有牌亮出</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Here, take two of my chips until you have changed your note.</source>
      <translation>给，先拿我两个筹码，等你换好钞票。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>I bet you are tired by now.</source>
      <translation>我打赌你累了。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>I hope that you win this one.</source>
      <translation>希望你赢这局。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>I will take half of your Ante and half of what it wins.</source>
      <translation>我入你 Ante 的一半，赢了也分一半。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>If you get a straight I pay you ten, if not you pay me ten.</source>
      <translation>你拿到顺子我付十块，没有你付我十块。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Keep the change, it is your birthday.</source>
      <translation>零头你留着，今天你生日。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>No point of the document speaks of cards that are shown, so the supervisor decides.</source>
      <translation>文件没有一条提到亮出的牌，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Nothing hangs on a hand, so it is no bet.</source>
      <translation>与牌无关，所以不是下注。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Players bet with or against each other</source>
      <translation>玩家之间对赌</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Players may not bet with or against each other. The wagers on the layout are played.</source>
      <translation>玩家之间不得对赌。台面上的注照常进行。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Players talk or hand each other chips without a bet between them</source>
      <translation>玩家聊天或互递筹码，并无赌约</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Ten dollars says my hand beats yours.</source>
      <translation>赌十块，我的牌大过你。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Ten from me to you if the dealer has a pair.</source>
      <translation>荷官有对子我给你十块。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The document is silent on cards that are shown.</source>
      <translation>文件没有提到亮出的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>The lower of our two hands buys the other five chips.</source>
      <translation>我们俩牌小的给对方买五个筹码。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>The point compares three cards with three and does not say what follows where a hand has another number, so the supervisor decides.</source>
      <translation>该条以三张对三张比较，未说明牌数不同时怎么办，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>The point prohibits betting between players; a loan, a gift or a wish is no bet, since nothing hangs on a hand.</source>
      <translation>该条禁止玩家之间对赌；借、送或祝愿不是赌约，与手牌无关。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>You were lucky the last time.</source>
      <translation>上次你运气好。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A hand can be put away once its player has given it up, and not before.</source>
      <translation>玩家放弃手牌之后才能收走，不能提前。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A hand has three cards; the document says nothing of any other number, so the supervisor decides.</source>
      <translation>一手牌为三张；文件没有说明其他张数，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A hand that is to be compared, or shown for its own wager, has to be seen; the document does not say who turns it.</source>
      <translation>要比较或因其自身的注要展示的牌须看得见；文件未说由谁开。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A player decides by the hand that the player likes; the document says nothing of cards shown in the deal, so the supervisor decides.</source>
      <translation>玩家依自己的手牌作决定；文件没有说明发牌时露出的牌，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A stake outside the limits can only be put right while nobody has seen a card.</source>
      <translation>超出限额的注只有在没人看过牌时才能更正。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>An Ante without a Play wager is lost, so somebody has to take it and the hand.</source>
      <translation>没有 Play 的 Ante 输掉，所以要有人收走它和手牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Hands are of those who bet; the document says nothing of a hand dealt to a place without a wager, so the supervisor decides.</source>
      <translation>手牌属于下注的人；文件没有说明发给无注位置的牌，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Nothing is taken or paid before the dealer's hand is known.</source>
      <translation>荷官的牌未知之前不收也不赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>One plays because one likes one's own hand; nobody decides with the dealer's hand in view.</source>
      <translation>因自己的牌好而跟；没人看着荷官的牌作决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The dealing is finished before any hand is opened.</source>
      <translation>任何牌开之前先发完。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The document does not say when a folded Ante is taken; a fold that is cleared first cannot be settled by mistake.</source>
      <translation>文件未说何时收弃牌的 Ante；先收走的弃牌就不会被误算。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The hands have three cards; the document does not describe the deal.</source>
      <translation>每手三张；文件没有描述发牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The limits are posted; the document does not say when stakes are held against them. It is done before the deal, while they can still be put right.</source>
      <translation>限额已公布；文件未说何时对照。在发牌前进行，那时还能更正。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The player's hand stands against the dealer's, which therefore has to be shown; the document does not say when.</source>
      <translation>玩家的牌与荷官比，所以荷官须亮牌；文件未说何时。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The point speaks of the player, who places a wager on Play; that the dealer asks is the school's.</source>
      <translation>该点说的是玩家自行在 Play 下注；由庄家询问是学校的做法。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Whether one likes the hand is known when it has been dealt, and the dealing is finished first.</source>
      <translation>发完牌才知道牌好不好，所以先发完。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Which hand is the best can be seen only when both are open.</source>
      <translation>两手都开才知道谁大。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A card that was seen spoils the deal for all, so the round is void.</source>
      <translation>露出的牌影响所有人，该局作废。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>A hand of another number was not dealt by the rules, so the round is void.</source>
      <translation>张数不同的牌不合规则，该局作废。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>A hand that ranks above the dealer's is paid.</source>
      <translation>大于荷官的牌得赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>A player who folds gives the hand up, and every wager on it.</source>
      <translation>弃牌的玩家放弃这手牌和押在其上的注。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Is the Ante Bonus paid on a tied hand?</source>
      <translation>平手时赔 Ante Bonus 吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It asks for a pair or better and for nothing else.</source>
      <translation>它只要对子或更大，别无要求。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It is paid even where the dealer does not qualify or wins. On a tie: not a word.</source>
      <translation>荷官没有资格或获胜时也赔。平手时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Of two equal hands neither is the best, so nobody wins.</source>
      <translation>两手相等，谁也不是最大，谁也没赢。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>The best hand wins. On equal hands: not a word.</source>
      <translation>最大的牌赢。相等时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The document names the bonus for two results and no others.</source>
      <translation>文件只在两种结果下提到奖金。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>The hand wins with a pair or better. On a fold: not a word.</source>
      <translation>对子或更大就赢。弃牌时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Three cards to each hand. On a card that is shown: not a word.</source>
      <translation>每手三张。露出的牌：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Three cards to each hand. On another number: not a word.</source>
      <translation>每手三张。别的张数：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>What becomes of Ante and Play on a full tie?</source>
      <translation>完全平手时，Ante 与 Play 怎么办？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>What is paid to a beaten hand is paid to a tied one.</source>
      <translation>输牌尚且赔，平手也赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <source>What is ruled on a wrong number of cards?</source>
      <translation>牌数不对时怎样裁定？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>What is ruled when a card is shown during the deal?</source>
      <translation>发牌时露出一张牌怎样裁定？</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>A player who likes the hand must add the Play wager; the document does not say what becomes of an Ante without it. An Ante against the dealer's hand that is not played out cannot win, so it is lost.</source>
      <translation>玩家喜欢手牌就必须加 Play 注；文件没有说明没有 Play 注的 Ante 如何处理。与庄家比牌的 Ante 未打完便不可能赢，所以输掉。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>Pay tables posted at the table</source>
      <translation>赔率表贴在桌边</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The best hand wins, and of two equal hands neither is the best; the document does not mention them. Nobody wins, so both wagers push.</source>
      <translation>最好的手牌获胜，而两手相同时谁都不是最好；文件没有提到。谁都没赢，所以两注均退回。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The bet is on the player's own hand, and "if your hand contains a pair or better, you win" asks for nothing else, so a fold does not end it.</source>
      <translation>注押在玩家自己的牌上，“有对子或更大即赢”别无要求，所以弃牌不结束它。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; one of 1 makes every amount that a placard may ask for.</source>
      <translation>文件未列出筹码。采用美元桌常用的；1 元可凑成告示牌要求的任何金额。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The document names two ways into the game, the Pair Plus and the Ante spot, and does not say that one of them is needed; without either there is nothing to deal to.</source>
      <translation>文件列出两种参与方式，Pair Plus 与 Ante，未说必须其一；两者皆无则无从发牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The point pays whether the dealer fails to qualify or wins, and does not mention an equal hand. A bonus that a beaten hand earns is not withheld from one that is not beaten.</source>
      <translation>该点规定庄家没有牌或庄家赢时都赔，没有提到平手。输掉的手牌尚且得到奖金，没有输的自然也得。</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The points name three spots, Pair Plus (1), Ante (2) and Play (3), and nowhere say that there is no other; what no point names is not offered.</source>
      <translation>各点列出三个注位：Pair Plus（1）、Ante（2）和 Play（3），没有说没有其他；未列出的注不提供。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>A shoe of six decks</source>
      <translation>六副牌的牌靴</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Against the best hand at the table</source>
      <translation>与桌上最好的牌</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Against the dealer, for the house</source>
      <translation>与代表庄家的荷官</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Against the other players</source>
      <translation>与其他玩家</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Against whom does a player play?</source>
      <translation>玩家与谁对局？</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>For how long is a wager valid?</source>
      <translation>一注的有效期多长？</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>For one hand only</source>
      <translation>只限一手牌</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>For the whole shoe</source>
      <translation>整靴牌</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>In 2-A-K as well</source>
      <translation>在 2-A-K 中也可以</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>In 3-2-A, for a straight or a straight flush</source>
      <translation>在 3-2-A 的顺子或同花顺中</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>In every hand of the player's choice</source>
      <translation>玩家任选哪手牌都可以</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>One deck of 52 cards</source>
      <translation>一副52张牌</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>One deck with a joker</source>
      <translation>一副牌加一张王牌</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Until it loses</source>
      <translation>直到输掉</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Until the player leaves</source>
      <translation>直到玩家离开</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>When may an ace count as one?</source>
      <translation>A 何时可以当 1？</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>With a King high or better</source>
      <translation>K高牌或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>With a Queen high or better</source>
      <translation>Q高牌或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>With a pair or better</source>
      <translation>对子或更好</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>With any hand</source>
      <translation>任何牌</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>With which hand does the dealer qualify?</source>
      <translation>荷官有什么牌才有资格？</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A bet is changed after a card has been drawn</source>
      <translation>抽牌后更改下注</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A bet is changed before any card is drawn</source>
      <translation>抽牌前更改下注</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute about a wager that should stay for the next hand</source>
      <translation>关于注码是否留到下一手的争议</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute about equal hands</source>
      <translation>关于平手的争议</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute about the Ante of a hand that folds</source>
      <translation>关于弃牌后 Ante 的争议</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute about the hand with which the dealer qualifies</source>
      <translation>关于荷官及格牌的争议</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute about the ranking of the hands, which the rules give</source>
      <translation>关于牌型大小的争议，规则已有规定</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute in which the rules can be read in two ways</source>
      <translation>规则可作两种解读的争议</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A pair of twos is nothing. Ace high is better than that.</source>
      <translation>一对2不算什么，A高还大些。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A player who folds loses the Ante. The rule is plain, so explain it, and settle by it.</source>
      <translation>弃牌即输掉 Ante。规则清楚：说明后照此结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A tie should go to the player.</source>
      <translation>和局应该算玩家赢。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A wager is valid for one hand only. The rule is plain, so explain it, and settle by it.</source>
      <translation>注码只对一手有效。规则清楚：说明后照此结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Each hand gets three cards. The document is silent on another number.</source>
      <translation>每手牌三张。其他张数文件没有提到。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Equal hands are a stand off, and nobody wins Ante or Play. The rule is plain, so explain it, and settle by it.</source>
      <translation>平手为和局，Ante 与 Play 都不赢。规则清楚：说明后照此结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>I folded too soon. Not all players have made their decisions, so I may still play.</source>
      <translation>我弃牌太早了。还有玩家没决定，所以我还能跟注。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>I only looked at my cards and fold. The Ante should stay mine.</source>
      <translation>我只看了牌就弃了，Ante 应该还是我的。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>If I fold I want my Ante back.</source>
      <translation>我弃牌的话，把 Ante 还我。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>If we have the same hand, you pay me at least the Ante.</source>
      <translation>我们牌一样，你至少要赔我 Ante。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>In poker a flush beats a straight. You would have to pay me for one.</source>
      <translation>扑克里同花大于顺子，您该赔我。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Leave my Prime there. It counts for two hands.</source>
      <translation>我的 Prime 留着，算两手。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>My Pair Plus has no pair, but it should stay for the next hand.</source>
      <translation>我的 Pair Plus 没对子，但该留到下一手。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>No bet can be changed once a card is drawn. It stands as it was.</source>
      <translation>抽牌后不得改注。原注有效。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Nothing in the rules says when it is too late to play. I want to play after all.</source>
      <translation>规则没说什么时候跟注太晚。我还是要跟注。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Queen high is not enough. You would need a King.</source>
      <translation>Q高不够，你得有K。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The bullet has the cards dealt face down and does not say what follows where one is shown, so the supervisor decides.</source>
      <translation>该条规定牌面朝下发，未说明亮出一张时怎么办，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The bullet has three cards dealt to each and does not say what follows where it was another number, so the supervisor decides.</source>
      <translation>该条规定每人发三张，未说明牌数不同时怎么办，所以由主管决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The bullet ranks a straight above a flush and a pair above a high card. Explain it, and settle by it.</source>
      <translation>该条规定顺子大于同花，对子大于高牌。说明后照此结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The cards are dealt face down. The document is silent on one that is shown.</source>
      <translation>牌面朝下发。亮出的牌文件没有提到。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The dealer qualifies with Queen high or better. The rule is plain, so explain it, and settle by it.</source>
      <translation>荷官Q高或更好即及格。规则清楚：说明后照此结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The rules are ambiguous here. Until that is resolved, the player has the benefit.</source>
      <translation>此处规则含糊。未澄清前以玩家为准。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The rules do not say how long I may look at my cards. I am still deciding.</source>
      <translation>规则没说可以看牌多久。我还在考虑。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The rules say "in the Play box" and not how far. Half of my chips lie in it, so I play.</source>
      <translation>规则写的是 "in the Play box"，没说多深。我的筹码一半在里面，所以算跟注。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Until a card is dealt, bets may be changed.</source>
      <translation>发牌之前可以改注。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>With a pair of twos you would not qualify.</source>
      <translation>一对2你就不及格。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>A hand that is to be compared, or shown for its own wagers, has to be seen; the document does not say who turns it.</source>
      <translation>要比较或因其注要展示的牌须看得见；文件未说由谁开。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>No bet can be altered once a card is drawn, so a look that is to change anything comes before.</source>
      <translation>抽牌后不能改注，所以能改变什么的检查须在此之前。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The bullet closes the bets before any card is drawn and does not say who looks them over; the dealer does, before the deal.</source>
      <translation>该条在抽牌前停止下注，未说谁检查；由荷官在发牌前进行。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The bullet speaks of the players, who decide whether to fold; that the dealer asks them is the school's.</source>
      <translation>该条说的是玩家自行决定是否弃牌；由庄家询问是学校的做法。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The dealer's hand is declared after all decisions; the document does not say when a folded Ante is taken, and a fold that is cleared first cannot be settled by mistake.</source>
      <translation>全部决定后才宣布荷官的牌；文件未说何时收弃牌的 Ante，先收走的弃牌就不会被误算。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The dealer's hand is declared when the decisions are made; no player's hand is opened before it.</source>
      <translation>作出决定后宣布荷官的牌；之前不开玩家的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>Whether the dealer's hand outranks the player's can be seen only when both are open.</source>
      <translation>两手都开才知道荷官的牌是否更大。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>Whether the player's hand outranks the dealer's can be seen only when both are open.</source>
      <translation>两手都开才知道玩家的牌是否更大。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>"All of the same colour" means all six cards, so nothing is in doubt.</source>
      <translation>“全部同色”指六张牌，没有疑义。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>3 to 1</source>
      <translation>3赔1</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>4 to 1</source>
      <translation>4赔1</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>4 to 1 where both hands "are all of the same colour", 3 to 1 for the player's three.</source>
      <translation>两手“全部同色”赔 4赔1，玩家三张同色赔 3赔1。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>A doubt about the rules is decided in the player's favour.</source>
      <translation>规则有疑义时，按有利于玩家处理。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Each hand is of one colour, and a doubt goes to the player.</source>
      <translation>两手各自同色，疑义归玩家。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It goes back</source>
      <translation>退回</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It is neither won nor lost, so the player keeps it.</source>
      <translation>不输不赢，归玩家保留。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It is paid 1 to 1</source>
      <translation>1赔1</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The Ante is paid 1 to 1. On Play: not a word.</source>
      <translation>Ante 1赔1。Play：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The odds rise where the dealer's cards are of the same colour too.</source>
      <translation>荷官的牌也同色时，赔率更高。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The player wins the hand, and a doubt goes to the player.</source>
      <translation>玩家赢了这手，疑义归玩家。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>What becomes of Play when the dealer does not qualify?</source>
      <translation>荷官没有资格时，Play 怎么办？</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>What does the Prime pay on red against black?</source>
      <translation>红对黑时，Prime 赔多少？</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>"Both the Player and Dealer's cards are all of the same colour" is read as all six cards of one colour, so a red hand against a black one is paid as the player's three alone. The published game has it so, and the rule that doubts go to the player is not called on.</source>
      <translation>“玩家与荷官的牌全为同色”解读为六张同一颜色，所以红对黑只按玩家三张赔。公开的玩法如此，不适用有利于玩家的规则。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>Prime: one colour, or all six</source>
      <translation>Prime：三张同色或六张同色</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>The bullet pays the Ante and says nothing of the Play wager; it is neither won nor lost, so it goes back to the player.</source>
      <translation>该条赔 Ante，没有提到 Play 注；它没赢也没输，所以退还玩家。</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; one of 1 makes every amount that is paid.</source>
      <translation>文件未列出筹码。采用美元桌常用的；1 元可凑成任何赔付。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>A chip of that player, of any value</source>
      <translation>该玩家任意面值的筹码</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>A player holds two hands. What secures them?</source>
      <translation>玩家有两手牌。用什么标记并压住？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>A player places the Play wager. Where are the cards?</source>
      <translation>玩家下 Play 注。牌在哪里？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>A poker table that is free</source>
      <translation>空闲的扑克桌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>A table of its own, clearly not for poker</source>
      <translation>专用的、明显不是扑克桌的桌子</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>All turned face down and squared first</source>
      <translation>先全部翻面朝下并理齐</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>An opaque object or card without value</source>
      <translation>不透明、无面值的物件或卡片</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Any poker table with the game's limits posted</source>
      <translation>任何贴有本游戏限额的扑克桌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Any table with a chip bank and a shuffler</source>
      <translation>任何有筹码盘和洗牌机的桌子</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>As it was dealt</source>
      <translation>按发牌顺序</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Back into the shuffler</source>
      <translation>放回洗牌机</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Beside it, and the player may look again</source>
      <translation>在注旁，玩家可以再看</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>By knocking twice on the table</source>
      <translation>敲桌两下</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>By opening a hand, or in words</source>
      <translation>摊开手掌或口头示意</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>By turning the dealer's first card</source>
      <translation>翻开自己的第一张牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Face up, so that every hand can be seen</source>
      <translation>牌面朝上，手手可见</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>From the bet closest to the dealer</source>
      <translation>从离荷官最近的注开始</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>From the bet closest to the player, up and away from the player</source>
      <translation>从离玩家最近的注往上，远离玩家</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>From the highest bet to the lowest</source>
      <translation>从最大的注到最小的注</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>From the lowest card to the highest</source>
      <translation>从小到大</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>How are a player's cards picked up?</source>
      <translation>怎样收起玩家的牌？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>How do the cards get to the players?</source>
      <translation>牌怎样到玩家面前？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>How do the dealer's own cards lie until the hand is exposed?</source>
      <translation>开牌之前荷官的牌怎样放？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>How do they go into the discard rack?</source>
      <translation>怎样放入弃牌盒？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>How does the dealer give leave to touch the cards?</source>
      <translation>荷官怎样允许碰牌？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In front of the bank, for all to see</source>
      <translation>在筹码盘前，让所有人看清</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In front of the player, out of the layout</source>
      <translation>玩家面前，台面格外</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In its highest possible rank</source>
      <translation>按最大的牌型</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In the dealer's hand</source>
      <translation>在荷官手里</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In the discard rack</source>
      <translation>在弃牌盒里</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In the player's hand</source>
      <translation>在玩家手中</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In the tray, before it is brought out</source>
      <translation>在盘内切好再拿出</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>In which direction does a dealer go through a player's bets?</source>
      <translation>荷官按什么方向核对玩家的注？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Into the discard rack</source>
      <translation>弃牌盒</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Mixed, so that no hand can be known</source>
      <translation>打乱，认不出任何一手</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>No leave is needed</source>
      <translation>不需要允许</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Nothing: only one hand is allowed</source>
      <translation>不用：只准玩一手牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>On top of the Ante</source>
      <translation>放在 Ante 上</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>On top of the winning wager, as one stack</source>
      <translation>叠在赢注上成一摞</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>On top of the winning wager, chip by chip</source>
      <translation>在赢注上一枚一枚加</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>One by one, the last card first, into the left hand</source>
      <translation>从最后一张起逐张收到左手</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>One on top of another, one back showing</source>
      <translation>上下叠放，只露一张牌背</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>One standard deck of 52 cards</source>
      <translation>一副标准52张牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>One standard deck with two jokers</source>
      <translation>一副标准牌加两张王牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>One, shuffled again and again</source>
      <translation>一副，反复洗</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Side by side, three backs showing</source>
      <translation>并排，露三张牌背</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>So that each hand can be rebuilt</source>
      <translation>能够还原每手牌的方式</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Squared, under the Play area of the layout, one on another</source>
      <translation>叠齐，放在 Play 区下方</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Staggered, as the players' cards lie</source>
      <translation>错开排列，和玩家的牌一样</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Staggered, in front and on the dealer's left of the wagers</source>
      <translation>错开排列，放在注前、荷官左侧</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Staggered, in front and on the dealer's right of the wagers</source>
      <translation>错开排列，放在注前、荷官右侧</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>The cut card, laid across both hands</source>
      <translation>横放在两手牌上的切牌卡</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>The dealer's first</source>
      <translation>荷官的牌先放</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>The dealer's hand has been turned. How is it laid?</source>
      <translation>荷官已开牌。牌怎样排列？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>The first one face up, two backs showing</source>
      <translation>第一张朝上，露两张牌背</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>The players take them</source>
      <translation>玩家自己拿</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>The table has an automatic shuffler. How many decks are used?</source>
      <translation>桌上有自动洗牌机。用几副牌？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>They are pitched</source>
      <translation>抛过去</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>They are placed</source>
      <translation>放到位</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>They are slid in threes</source>
      <translation>三张一起推过去</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>To the left of the winning wager</source>
      <translation>赢注左边</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>To the right of the winning wager</source>
      <translation>赢注右边</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>To the side of the shoe</source>
      <translation>牌靴旁边</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Two standard decks of 52 cards, mixed</source>
      <translation>两副标准52张牌，混在一起</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Two, mixed with one another</source>
      <translation>两副，混在一起</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Two, which take turns hand by hand</source>
      <translation>两副，每手轮换</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Under it, out of the player's reach</source>
      <translation>压在注下，玩家不能再碰</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Under the chip tray</source>
      <translation>筹码盘下</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>What is one hand dealt from?</source>
      <translation>一手牌用什么牌发？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Where are a player's cards put?</source>
      <translation>玩家的牌放在哪里？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Where do cards go that have been used?</source>
      <translation>用过的牌放哪里？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Where does the payout go?</source>
      <translation>赔付放在哪里？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Where is a payout cut out?</source>
      <translation>赔付筹码在哪里切出？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>Which table is the game dealt on?</source>
      <translation>本游戏在什么桌上发？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>With both hands, from the sides, as one packet</source>
      <translation>双手从两侧一并收起</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>With the front card, which scoops the other two</source>
      <translation>用最前一张铲起另外两张</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/clauses.yaml" />
      <source>With the suits together</source>
      <translation>同花色放一起</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A card is shown during the deal</source>
      <translation>发牌时亮出一张牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A hand is staggered so that it looks like more, and has three cards</source>
      <translation>手牌错开放，看似更多，其实三张</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player or the dealer has a wrong number of cards</source>
      <translation>玩家或荷官的牌数不对</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player reaches for the hand after the Play wager was placed on it</source>
      <translation>Play 注已放在牌上，玩家仍去拿牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player touches the cards before the stub is in the discard rack</source>
      <translation>余牌未放入弃牌盒玩家就碰牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player with an Ante looks at the hand once the dealer has given leave</source>
      <translation>荷官允许后有 Ante 的玩家看牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player with only a Pair Plus looks at the hand</source>
      <translation>只有 Pair Plus 的玩家看牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A single card is backed up. It takes more than one to make a misdeal.</source>
      <translation>一张牌可以退回。多于一张才算发牌失误。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Each player with an Ante looks before deciding.</source>
      <translation>有 Ante 的玩家先看牌再决定。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Exactly one card has to be backed up</source>
      <translation>恰好须退回一张牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>More than one card is a misdeal, so a single card is put back where it belongs and the deal goes on.</source>
      <translation>多于一张才是发牌失误，所以单张放回原处后继续发牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>More than one card to back up is a misdeal. All wagers go back.</source>
      <translation>要退回的牌多于一张即为发牌失误。所有下注退回。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>More than one card would have to be backed up</source>
      <translation>须退回多于一张牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Nobody touches cards before the stub is racked and the dealer gives leave.</source>
      <translation>余牌收好、荷官允许之前不得碰牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>One wrong number voids the hand for everybody. All wagers go back.</source>
      <translation>一手牌数不对，全桌作废。所有下注退回。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Only places with an Ante or a Pair Plus get cards.</source>
      <translation>只有下了 Ante 或 Pair Plus 的位置才发牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Players' cards are staggered. Three is the right number.</source>
      <translation>玩家的牌错开放。三张是对的。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The deal passes over a place where nobody bets</source>
      <translation>发牌跳过没有人下注的位</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The dealer's cards lie on top of one another, one back showing, as they should.</source>
      <translation>荷官的牌叠放，只露一个牌背，正该如此。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The deck of the last round is about to be dealt again</source>
      <translation>正要再发上一局的那副牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The document returns the wagers and voids the hand; the rack is for cards that were used, so they go there before others come.</source>
      <translation>文件规定退回赌注并作废；弃牌盒放用过的牌，所以先放入弃牌盒再发新牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The document rules on wrong counts, the shuffler and cards to be backed up, and is silent on cards that are shown.</source>
      <translation>文件规定了牌数不对、洗牌机和退牌的情况，未提亮出的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The hand is void. Its cards go to the discard rack first.</source>
      <translation>本局作废。牌先放入弃牌盒。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The lamp says that the next deck has been shuffled. Two decks take turns.</source>
      <translation>灯表示下一副已洗好。两副轮流使用。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The other deck is about to be dealt</source>
      <translation>正要发另一副牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The shuffler malfunctioned. All wagers go back.</source>
      <translation>洗牌机出了故障。所有下注退回。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The shuffler malfunctions</source>
      <translation>洗牌机故障</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The shuffler's lamp shows that the other deck is ready</source>
      <translation>洗牌机的灯表示另一副牌已备好</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Two decks are rotated each hand, and the other one comes now.</source>
      <translation>两副牌每局轮换，现在轮到另一副。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Two decks are rotated each hand. The dealt one goes into the shuffler.</source>
      <translation>两副牌每局轮换。用过的放入洗牌机。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>With Play on top of the cards, the hand is out of the player's reach.</source>
      <translation>Play 压在牌上后，玩家不得再碰牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>With only a Pair Plus a player may not look.</source>
      <translation>只下 Pair Plus 的玩家不得看牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>"The current player" is settled whole, the cards picked up, before the next hand is revealed; the paragraph on revealing does not say so.</source>
      <translation>“当前玩家”全部结算并收牌后，才翻开下一手；关于翻牌的段落没有这样说。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>A bet is analysed as won or lost before it is touched, and that needs an open hand.</source>
      <translation>动注之前先判定输赢，这需要开牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>Bets are taken from and paid to "the current player", and hands are revealed from the right; so the players are settled from the right as well.</source>
      <translation>收注和赔付都针对“当前玩家”，而手牌由右开始翻开；所以结算也由右开始。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>Paying Out settles the 6 Card Bonus with the current player's other bets; this paragraph can be read as a pass of its own from the right. The school takes the first.</source>
      <translation>Paying Out 一节把 6 Card Bonus 与当前玩家的其他注一起结算；本段也可读作由右开始单独结算一遍。学校取前者。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>Players touch their cards at the conclusion of the deal; the document does not say that the cut card belongs to the deal, but it secures the dealer's hand before other hands are near.</source>
      <translation>发牌结束后玩家才碰牌；文件未说切牌卡属于发牌，但它在别的手靠近之前保护荷官的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>The dealer's hand is revealed when the folds have been collected; the tuck finishes the collecting, though the document does not say so.</source>
      <translation>收妥弃牌后开荷官的牌；压牌是收弃牌的最后一步，虽然文件未这么说。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>"Between" bounds the Ante, as the amounts of the other wagers are bounded.</source>
      <translation>“之间”是 Ante 的上下限，与其他注一样。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>"The current player" is one, and settled whole before the next.</source>
      <translation>“当前玩家”是一位，全部结算完再到下一位。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A beaten Ante is lost and earns no bonus; a tied one is given back.</source>
      <translation>输给荷官的 Ante 输掉，没有奖金；平手的退回。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A pair is to be paid, and no other row is left for it.</source>
      <translation>对子该赔，而没有别的一行给它。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A pair or better is paid.</source>
      <translation>对子或更大得赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A pair, 1 to 1</source>
      <translation>对子，1赔1</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A royal flush is one in every suit, and the table names none.</source>
      <translation>皇家同花顺不限花色，表上也没有写花色。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A-K-Q of any one suit</source>
      <translation>任一花色的 A-K-Q</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>After the other wagers are collected they go under the 6 Card Bonus. How soon is not said.</source>
      <translation>收完其他注后压在 6 Card Bonus 下。多快，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Against a dealer who does not qualify it is paid.</source>
      <translation>荷官没有资格时要赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>All may be opened first, and the 6 Card Bonus may have a pass of its own</source>
      <translation>可先全部开牌，6 Card Bonus 可另走一轮</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>All may be opened first, then settled from the right</source>
      <translation>可先全部开牌，再从右结算</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Any from $2 to $10</source>
      <translation>$2 至 $10 均可</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>At any time after its collection</source>
      <translation>收取之后随时</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>At any time before the dealer's hand is opened</source>
      <translation>荷官开牌之前随时</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Before the cards are released</source>
      <translation>准许碰牌之前</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Bets are settled with "the current player", the 6 Card Bonus the last.</source>
      <translation>与“当前玩家”结算，6 Card Bonus 最后。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Exactly $2, $5 or $10</source>
      <translation>只限 $2、$5 或 $10</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Hand after hand, all its bets</source>
      <translation>一手一手，结算全部注</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>How are the hands settled?</source>
      <translation>怎样结算各手牌？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>In ordinary poker it is, and the table follows its order.</source>
      <translation>普通扑克中是，此表也按其顺序。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Is 5-4-3-2-A a straight for the 6 Card Bonus?</source>
      <translation>6 Card Bonus 中 5-4-3-2-A 是顺子吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Is the Ante Bonus paid on a beaten or tied hand?</source>
      <translation>输牌或平手时赔 Ante Bonus 吗？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>It is backed up, and the deal goes on</source>
      <translation>退回该牌，继续发牌</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>It lies on the dealer's hand until that is exposed.</source>
      <translation>它压在荷官的牌上，直到开牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>It rules on wrong numbers of cards. On a card that is shown: not a word.</source>
      <translation>裁定牌数不对。露出的牌：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>It says "between" and names three amounts.</source>
      <translation>写着“之间”，又列出三个数额。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>It secures the dealer's hand before other hands are near.</source>
      <translation>在别人的手靠近之前护住荷官的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>It takes more than one to make a misdeal.</source>
      <translation>多于一张才算误发。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Its table asks for the player's hand alone.</source>
      <translation>它的赔付表只看玩家的牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>More than one is a misdeal. On one: not a word.</source>
      <translation>多于一张是误发。一张：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Nothing more; a pair has no row</source>
      <translation>没有了；对子没有一行</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a beaten hand: not a word.</source>
      <translation>输牌时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a hand that beats the dealer it is paid.</source>
      <translation>胜过荷官的牌要赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a tied hand: not a word.</source>
      <translation>平手时：只字未提。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Only what the table prints is paid, and it prints no pair.</source>
      <translation>只赔表上印着的，而表上没有对子。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Players touch the cards when the deal is over. Whether the cut card belongs to it is not said.</source>
      <translation>发牌结束后玩家才碰牌。切牌卡是否算在内，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The 6 Card Bonus has a paragraph of its own that settles it from the right.</source>
      <translation>6 Card Bonus 有自己的一段，规定从右结算。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The 6 Card Bonus is settled from the right: with the others or apart is not said.</source>
      <translation>6 Card Bonus 从右结算：一并还是另行，没有说明。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The dealer's hand is revealed after the folds are collected.</source>
      <translation>收完弃牌后荷官开牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The hands are revealed from the right.</source>
      <translation>从右起开牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The paragraph on revealing asks for the direction and for nothing more.</source>
      <translation>开牌一段只规定方向。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The paragraph says how long it lies there, and not since when.</source>
      <translation>写了压到何时，没写从何时起。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The table has a row of that name and does not say which hand it is.</source>
      <translation>表上有这一行，却没说是哪种牌。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The table pays a straight and does not say how an ace counts.</source>
      <translation>表上赔顺子，却没说 A 怎么算。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The tables pay straights and do not say how an ace counts.</source>
      <translation>各表都赔顺子，却没说 A 怎么算。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The tuck finishes the collecting.</source>
      <translation>压牌是收取的最后一步。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Three amounts are named, and nothing lies between them by name.</source>
      <translation>列出三个数额，中间的都没有列。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Three of a kind is printed twice, at 30 and at 1; a pair is not printed.</source>
      <translation>三条印了两次：30 和 1；对子没有印。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>What is a Mini Royal?</source>
      <translation>什么是 Mini Royal？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>What is ruled when exactly one card has to be backed up?</source>
      <translation>恰好要退回一张牌时怎样裁定？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>What is the last row of the Pair Plus table?</source>
      <translation>Pair Plus 表的最后一行是什么？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>When are the cards of a folded hand tucked?</source>
      <translation>弃牌何时压在注下？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>When is the cut card placed?</source>
      <translation>何时放切牌卡？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Where a table pays one suit above the others, it is spades.</source>
      <translation>若表上某一花色更高，那就是黑桃。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Whether one card can be backed up is for the supervisor to see.</source>
      <translation>一张牌能否退回，由主管判断。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Which Antes may stand?</source>
      <translation>哪些 Ante 可以成立？</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>"Between $2, $5 or $10" is read as exactly one of the three amounts.</source>
      <translation>“在 $2、$5 或 $10 之间”解读为恰为三个金额之一。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>6 Card Bonus, full dealing procedure</source>
      <translation>6 Card Bonus、完整的发牌程序</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document does not rank the hands among themselves, nor say how an ace counts; the order of its pay tables is followed, from the rarest hand to the commonest, and the ace is high in A-K-Q and low in 3-2-A.</source>
      <translation>文件没有排列牌型大小，也没有说明 A 如何计算；按其赔付表由最罕见到最常见的次序，A 在 A-K-Q 中最大，在 3-2-A 中最小。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document does not say how an ace counts in a five-card straight; 5-4-3-2-A is one, as in ordinary poker, whose order the pay table follows.</source>
      <translation>文件未说五张顺子中A如何算；5-4-3-2-A 算顺子，如普通扑克，该表依其顺序。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document does not say what a Mini Royal is; it is read as A-K-Q of one suit, any suit.</source>
      <translation>文件未说何为 Mini Royal；解读为任何一种花色的同花色 A-K-Q。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document is silent on the Ante Bonus of a tied hand. Its pay table asks for the player's hand alone, so a tied hand is paid as well.</source>
      <translation>文件没有说明平手的 Ante 奖金。其赔付表只看玩家的手牌，所以平手也赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; an Ante of 2 needs one of 1.</source>
      <translation>文件未列出筹码。采用美元桌常用的；Ante 为 2 时需要 1 元筹码。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document names the Ante Bonus when the dealer does not qualify and when the player wins, and is silent on a beaten hand. Its pay table asks for the player's hand alone, so a beaten hand is paid as well.</source>
      <translation>文件在庄家没有牌和玩家赢时提到 Ante 奖金，对输掉的手牌没有说明。其赔付表只看玩家的手牌，所以输掉的也赔。</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The printed table ends "Three of a kind 1" under "3 Of a Kind 30"; the last row is a misprint for Pair, since "a pair or better" is paid (6CB Pair Plus Wager ¶2).</source>
      <translation>印刷的表在“3 Of a Kind 30”下以“Three of a kind 1”结尾；最后一行应为 Pair 之误，因为“对子或更大”有赔（6CB Pair Plus Wager ¶2）。</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-and-runs.yaml" />
      <source>A-K-Q is the highest straight and 3-2-A the lowest; K-A-2 and J-T-8 are none.</source>
      <translation>A-K-Q 是最大的顺子，3-2-A 是最小的；K-A-2 和 J-T-8 都不是顺子。</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-and-runs.yaml" />
      <source>Aces and runs</source>
      <translation>A 与顺子</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-high-and-low.yaml" />
      <source>A-2-3 and A-K-Q are runs, K-A-2 is none; and A-2-3 is the lowest run of all.</source>
      <translation>A-2-3 和 A-K-Q 是顺子，K-A-2 不是；A-2-3 是最小的顺子。</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-high-and-low.yaml" />
      <source>Aces high and low</source>
      <translation>A 作大与作小</translation>
    </message>
    <message>
      <location filename="../../scenarios/ante-bonus.yaml" />
      <source>It is paid on the Ante of every straight or better that played, win, lose or tie.</source>
      <translation>凡跟注且为顺子或更大的牌，无论输赢和局，都按 Ante 赔付。</translation>
    </message>
    <message>
      <location filename="../../scenarios/ante-bonus.yaml" />
      <source>The Ante Bonus</source>
      <translation>Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../scenarios/as-it-comes.yaml" />
      <source>The table as it comes</source>
      <translation>随机牌桌</translation>
    </message>
    <message>
      <location filename="../../scenarios/as-it-comes.yaml" />
      <source>True random rounds, for a measure that nothing has been arranged for.</source>
      <translation>真正随机的牌局，不作任何安排，用来衡量水平。</translation>
    </message>
    <message>
      <location filename="../../scenarios/best-five-of-six.yaml" />
      <source>Best five of six</source>
      <translation>六选五最佳</translation>
    </message>
    <message>
      <location filename="../../scenarios/best-five-of-six.yaml" />
      <source>The player's three cards and the dealer's, and the best five among them.</source>
      <translation>玩家三张加荷官三张，从中选出最好的五张。</translation>
    </message>
    <message>
      <location filename="../../scenarios/bets-against-time.yaml" />
      <source>A table looked over in half a minute, told at the end.</source>
      <translation>半分钟内检查一桌下注，最后公布结果。</translation>
    </message>
    <message>
      <location filename="../../scenarios/bets-against-time.yaml" />
      <source>Check the bets against time</source>
      <translation>限时检查下注</translation>
    </message>
    <message>
      <location filename="../../scenarios/cards-gone-wrong.yaml" />
      <source>A foreign card, a hand with four, hands at the wrong place, a deck that is short. Which spoil the round, and which are put right.</source>
      <translation>外来牌、四张的手牌、放错位置的手牌、缺牌的牌组：哪些使牌局作废，哪些可以更正。</translation>
    </message>
    <message>
      <location filename="../../scenarios/cards-gone-wrong.yaml" />
      <source>Cards gone wrong</source>
      <translation>牌出了问题</translation>
    </message>
    <message>
      <location filename="../../scenarios/check-the-bets.yaml" />
      <source>Which wagers may not stand before the deal, and why; those that may are left alone.</source>
      <translation>发牌前哪些下注不能成立、为什么；可以成立的不去动。</translation>
    </message>
    <message>
      <location filename="../../scenarios/does-the-dealer-play.yaml" />
      <source>Queen high or better qualifies, and so does the smallest pair; Jack high does not.</source>
      <translation>Q高牌或更大即有资格，最小的对子也有；J高牌没有。</translation>
    </message>
    <message>
      <location filename="../../scenarios/does-the-dealer-qualify.yaml" />
      <source>Q-3-2 is enough and J-10-8 is not; a low pair, flush or straight plays without a queen.</source>
      <translation>Q-3-2 就够，J-10-8 不够；小对子、同花或顺子即使没有Q也有资格。</translation>
    </message>
    <message>
      <location filename="../../scenarios/envy-night.yaml" />
      <source>Envy night</source>
      <translation>Envy 之夜</translation>
    </message>
    <message>
      <location filename="../../scenarios/envy-night.yaml" />
      <source>Who is paid for another player's A-K-Q of one suit, how much, and who is not.</source>
      <translation>别人拿到同花色 A-K-Q 时，谁得赔付、赔多少、谁没有。</translation>
    </message>
    <message>
      <location filename="../../scenarios/every-trap.yaml" />
      <source>All of it at once, several traps a round, on the clock.</source>
      <translation>全部一起来：每局数个陷阱，计时进行。</translation>
    </message>
    <message>
      <location filename="../../scenarios/every-trap.yaml" />
      <source>Seven seats, every trap</source>
      <translation>七个位、所有陷阱</translation>
    </message>
    <message>
      <location filename="../../scenarios/exams/floor-test-boxes.yaml" />
      <location filename="../../scenarios/exams/floor-test-mbs.yaml" />
      <location filename="../../scenarios/exams/floor-test-posted.yaml" />
      <location filename="../../scenarios/exams/floor-test-prime.yaml" />
      <location filename="../../scenarios/exams/floor-test-six-card-bonus.yaml" />
      <source>The floor test</source>
      <translation>台面考试</translation>
    </message>
    <message>
      <location filename="../../scenarios/fewest-chips.yaml" />
      <source>Fewest chips</source>
      <translation>最少筹码</translation>
    </message>
    <message>
      <location filename="../../scenarios/fewest-chips.yaml" />
      <source>Payments cut in the fewest chips and broken down by value, the dearest nearest to the wager.</source>
      <translation>用最少的筹码赔付，按面值分叠，最大面值最靠近注。</translation>
    </message>
    <message>
      <location filename="../../scenarios/first-round.yaml" />
      <source>The table from where the dealer stands, the keys and the marks: each next act is told.</source>
      <translation>从荷官的位置看牌桌，认识按键与评分：每一步都有提示。</translation>
    </message>
    <message>
      <location filename="../../scenarios/five-seats-in-time.yaml" />
      <source>Five seats in two minutes</source>
      <translation>两分钟五个位</translation>
    </message>
    <message>
      <location filename="../../scenarios/five-seats-in-time.yaml" />
      <source>Pace: a table of five, settled in the order of the house before the time is up.</source>
      <translation>速度：五个位，在时限内按赌场的顺序结算。</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-and-play.yaml" />
      <source>Paid, lost or returned, as the two hands stand and whether the dealer plays.</source>
      <translation>按两手牌的高低及荷官是否有资格：赔付、输掉或退回。</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-and-play.yaml" />
      <source>Payout flash, Ante and Play</source>
      <translation>快速赔付：Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-bonus.yaml" />
      <source>Payout flash, Ante Bonus</source>
      <translation>快速赔付：Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-bonus.yaml" />
      <source>What a straight or better earns on the Ante, whatever the dealer holds.</source>
      <translation>顺子或更大的牌在 Ante 上得多少，与荷官的牌无关。</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-everything.yaml" />
      <source>Any wager, any hand, how much; told at the end.</source>
      <translation>任何下注、任何牌型，该赔多少；最后公布。</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-everything.yaml" />
      <source>Payout flash, everything</source>
      <translation>快速赔付：全部</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-high-odds.yaml" />
      <source>Payout flash, high odds</source>
      <translation>快速赔付：高赔率</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-high-odds.yaml" />
      <source>The rare rows, where a slip costs most - forty to one and up, and the jackpot.</source>
      <translation>罕见的行，出错代价最大：一赔四十以上，还有奖池。</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-own-wagers.yaml" />
      <source>Payout flash, the house's own wagers</source>
      <translation>快速赔付：赌场特有的注</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-own-wagers.yaml" />
      <source>The wager that only this house has, row by row.</source>
      <translation>只有这家赌场才有的注，逐行练习。</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-pair-plus.yaml" />
      <source>Every row of the Pair Plus table, and the hand that it does not pay.</source>
      <translation>Pair Plus 赔率表的每一行，以及不赔的牌。</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-pair-plus.yaml" />
      <source>Payout flash, Pair Plus</source>
      <translation>快速赔付：Pair Plus</translation>
    </message>
    <message>
      <location filename="../../scenarios/folds.yaml" />
      <source>What a fold takes with it and what it leaves in action, as this house has it.</source>
      <translation>按这家赌场：弃牌带走什么，什么仍留在局中。</translation>
    </message>
    <message>
      <location filename="../../scenarios/forty-to-one.yaml" />
      <source>Forty to one</source>
      <translation>一赔四十</translation>
    </message>
    <message>
      <location filename="../../scenarios/forty-to-one.yaml" />
      <source>The large payouts at every stake, worked out without haste and placed once.</source>
      <translation>各种注额的大额赔付：不慌不忙算好，一次放妥。</translation>
    </message>
    <message>
      <location filename="../../scenarios/full-table.yaml" />
      <source>A full table, seat after seat, without losing the thread.</source>
      <translation>满桌，一个位接一个位，不乱阵脚。</translation>
    </message>
    <message>
      <location filename="../../scenarios/full-table.yaml" />
      <source>Seven seats</source>
      <translation>七个位</translation>
    </message>
    <message>
      <location filename="../../scenarios/higher-or-lower.yaml" />
      <source>Higher or lower</source>
      <translation>比大小</translation>
    </message>
    <message>
      <location filename="../../scenarios/higher-or-lower.yaml" />
      <source>The order of three-card hands: a straight beats a flush, three of a kind beats both.</source>
      <translation>三张牌的大小：顺子大于同花，三条大于两者。</translation>
    </message>
    <message>
      <location filename="../../scenarios/late-bets.yaml" />
      <source>A wager placed, raised or withdrawn after its time, and money that is no chip. What is refused, what stands, and what was in time.</source>
      <translation>过时才下、加或撤的注，以及不是筹码的钱：什么要拒绝，什么算数，什么还来得及。</translation>
    </message>
    <message>
      <location filename="../../scenarios/late-bets.yaml" />
      <source>Too late to bet</source>
      <translation>下注太迟</translation>
    </message>
    <message>
      <location filename="../../scenarios/manner.yaml" />
      <source>How it is done</source>
      <translation>手法</translation>
    </message>
    <message>
      <location filename="../../scenarios/manner.yaml" />
      <source>What the document says of hands, cards and words that no act on the table shows.</source>
      <translation>文件中关于手、牌与用语的规定，牌桌动作看不出来的部分。</translation>
    </message>
    <message>
      <location filename="../../scenarios/many-boxes.yaml" />
      <source>Many boxes, few gamblers</source>
      <translation>箱位多、玩家少</translation>
    </message>
    <message>
      <location filename="../../scenarios/many-boxes.yaml" />
      <source>Several boxes of one gambler, those beyond the third unseen, all of them from right to left.</source>
      <translation>一名玩家有多个箱位，第三个之后不看牌，全部由右至左。</translation>
    </message>
    <message>
      <location filename="../../scenarios/name-the-hand.yaml" />
      <source>Three cards at a glance; straights beat flushes here, and rare hands come as often as pairs.</source>
      <translation>一眼看三张牌；这里顺子大于同花，罕见牌与对子一样常见。</translation>
    </message>
    <message>
      <location filename="../../scenarios/no-game.yaml" />
      <source>Ante paid, Play returned, bonus and side bets settled as always; a folded Ante stays lost.</source>
      <translation>Ante 赔付，Play 退回，奖金与边注照常结算；弃牌的 Ante 仍然输掉。</translation>
    </message>
    <message>
      <location filename="../../scenarios/no-game.yaml" />
      <source>The dealer has no game</source>
      <translation>荷官没有资格</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-card-or-two.yaml" />
      <source>Count before you rule. One exposed card is not two, one card to back up is not several, and whose card it is may decide.</source>
      <translation>先数清再裁定。露出一张不是两张，退回一张不是几张；是谁的牌也可能决定结果。</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-card-or-two.yaml" />
      <source>One card or two</source>
      <translation>一张还是两张</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-colour.yaml" />
      <source>One colour</source>
      <translation>同一颜色</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-colour.yaml" />
      <source>Prime: three of one colour, all six of it, and a dealer of the other colour, who changes nothing.</source>
      <translation>Prime：三张同色、六张同色，以及颜色不同、不改变结果的荷官牌。</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-a-round.yaml" />
      <source>From the bets to the last clear - what must come before what.</source>
      <translation>从下注到最后收牌：什么必须在什么之前。</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-a-round.yaml" />
      <source>The order of a whole round</source>
      <translation>整局的顺序</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-one-seat.yaml" />
      <source>The dealer's hand first; then at a seat the takes, the pays and the cards, as the house has it.</source>
      <translation>先开荷官的牌；然后每个位按赌场规定收、赔、收牌。</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-one-seat.yaml" />
      <source>The order at one seat</source>
      <translation>一个位内的顺序</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-seats.yaml" />
      <source>The order of seats and wagers</source>
      <translation>座位与下注的顺序</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-seats.yaml" />
      <source>Which seat is settled before which, and which wager before which.</source>
      <translation>哪个位先结算，哪注先处理。</translation>
    </message>
    <message>
      <location filename="../../scenarios/pair-plus-alone.yaml" />
      <source>A seat without an Ante has no Play, no Ante Bonus and no part in the dealer's hand.</source>
      <translation>没有 Ante 的位没有 Play、没有 Ante Bonus，与荷官的牌无关。</translation>
    </message>
    <message>
      <location filename="../../scenarios/pair-plus-alone.yaml" />
      <source>Pair Plus and nothing else</source>
      <translation>只有 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../scenarios/pair-plus.yaml" />
      <source>It plays for itself: the seat's own three cards, and never mind the dealer's.</source>
      <translation>独立计算：只看该位自己的三张牌，不管荷官。</translation>
    </message>
    <message>
      <location filename="../../scenarios/players-at-the-table.yaml" />
      <source>Looking too early, talk about the cards, bets among players, a dispute. What is stopped, and what may be let pass.</source>
      <translation>过早看牌、谈论牌、玩家之间对赌、争议：什么要制止，什么可以放过。</translation>
    </message>
    <message>
      <location filename="../../scenarios/players-at-the-table.yaml" />
      <source>What players do and say</source>
      <translation>玩家的言行</translation>
    </message>
    <message>
      <location filename="../../scenarios/point-to-the-five.yaml" />
      <source>Point to the five</source>
      <translation>指出五张</translation>
    </message>
    <message>
      <location filename="../../scenarios/point-to-the-five.yaml" />
      <source>Which five of the six cards make the hand, the card that plays no part left out.</source>
      <translation>六张中哪五张组成牌型，不算的那张放一边。</translation>
    </message>
    <message>
      <location filename="../../scenarios/poor-queens.yaml" />
      <source>Poor queens</source>
      <translation>弱Q</translation>
    </message>
    <message>
      <location filename="../../scenarios/poor-queens.yaml" />
      <source>Q-3-2 to Q-6-3 all play, however poor they look beside a jack.</source>
      <translation>Q-3-2 到 Q-6-3 都有资格，哪怕看起来不如J。</translation>
    </message>
    <message>
      <location filename="../../scenarios/progressive.yaml" />
      <source>Fixed amounts whatever the stake, the meter for A-K-Q of spades, and the dealer's hand beside the point.</source>
      <translation>不论注额的固定金额，黑桃 A-K-Q 得奖池，荷官的牌无关。</translation>
    </message>
    <message>
      <location filename="../../scenarios/progressive.yaml" />
      <source>The Progressive</source>
      <translation>Progressive</translation>
    </message>
    <message>
      <location filename="../../scenarios/rank-three-cards.yaml" />
      <source>Straight over flush, three of a kind over straight, straight flush over all.</source>
      <translation>顺子大于同花，三条大于顺子，同花顺最大。</translation>
    </message>
    <message>
      <location filename="../../scenarios/read-the-placard.yaml" />
      <source>Nothing is known by heart: each round hangs another placard, and its rows are what is paid.</source>
      <translation>不靠死记：每局挂不同的告示牌，按牌上的行赔付。</translation>
    </message>
    <message>
      <location filename="../../scenarios/read-the-placard.yaml" />
      <source>Read the placard</source>
      <translation>看告示牌</translation>
    </message>
    <message>
      <location filename="../../scenarios/reading-at-speed.yaml" />
      <source>Everything about hands, mixed, five seconds each, told at the end.</source>
      <translation>所有读牌题混合，每题五秒，最后公布。</translation>
    </message>
    <message>
      <location filename="../../scenarios/reading-at-speed.yaml" />
      <source>Reading at speed</source>
      <translation>快速读牌</translation>
    </message>
    <message>
      <location filename="../../scenarios/rulings-against-time.yaml" />
      <source>Everything that the house rules on, with thirty seconds for each scene and nothing told before the end.</source>
      <translation>赌场有裁定的一切情况，每个场景三十秒，最后才公布。</translation>
    </message>
    <message>
      <location filename="../../scenarios/rulings-against-time.yaml" />
      <source>Rulings against time</source>
      <translation>限时裁定</translation>
    </message>
    <message>
      <location filename="../../scenarios/six-cards.yaml" />
      <source>The 6 Card Bonus: the seat's three cards and the dealer's, five-card poker, a flush over a straight.</source>
      <translation>6 Card Bonus：该位三张加荷官三张，按五张牌扑克，同花大于顺子。</translation>
    </message>
    <message>
      <location filename="../../scenarios/stop-call-resume.yaml" />
      <source>From the stop to the resumption</source>
      <translation>从停止到恢复</translation>
    </message>
    <message>
      <location filename="../../scenarios/stop-call-resume.yaml" />
      <source>The whole chain of an irregularity. Stop the game, call the supervisor, explain what was seen and by which clause, carry it out, announce it, resume.</source>
      <translation>异常的整套流程：停止游戏、叫主管、说明所见与依据条款、执行、宣布、恢复。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>A player touched what was settled, or cards left the table unseen.</source>
      <translation>玩家动了已结算的东西，或有牌离开台面无人看见。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Announcements</source>
      <translation>宣布</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Calls are short, even and clear; every player and the supervisor follow without looking.</source>
      <translation>宣布简短、平稳、清楚；玩家与主管不看也能跟上。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Calls come late or are mumbled; the supervisor had to ask for some.</source>
      <translation>宣布迟或含糊；主管有时要追问。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Chip handling</source>
      <translation>筹码处理</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Chips are thrown or mixed, or hands are not cleared; an amount could not be proved.</source>
      <translation>扔筹码或混放，手不亮清；金额无法证明。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Control of the table</source>
      <translation>掌控台面</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Decided rounds are laid out on the felt; the dealer settles them from the folds to the last hand.</source>
      <translation>台面上摆好已作决定的牌局；荷官从弃牌结算到最后一手。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Every call that the house wants is made, in time, and is understood.</source>
      <translation>赌场要求的每句宣布都及时而清楚。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Every payout can be read from the rail at once; hands are cleared after each, without being told.</source>
      <translation>每笔赔付从桌边一眼看清；赔后自觉亮手。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Hands are not called, or are called wrong, and nobody could follow.</source>
      <translation>不报牌或报错，没人能跟上。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Hospitality</source>
      <translation>待客</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>How players are met, answered, and told of a loss.</source>
      <translation>如何迎接、回答玩家，如何告知输注。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>How wagers are taken and payouts are cut, sized and placed, and whether both can be proved.</source>
      <translation>如何收注，如何切、比、放赔付，二者能否证明。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>One seat after another, cards and chips always in view; what players do is seen at once.</source>
      <translation>逐位进行，牌与筹码始终可见；玩家的动作立即看到。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Payouts are cut in view, sized against the wager, and placed beside it in few chips.</source>
      <translation>赔付当面切出、按注比齐，用少量筹码放在旁边。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Payouts are untidy or in needless chips; stacks have to be counted again.</source>
      <translation>赔付凌乱或筹码过多；须重新清点。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Players are at ease, and each of them feels seen, without the game growing slower.</source>
      <translation>玩家自在，人人受到关注，而牌局不慢。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Players are met, answered and thanked; a loss is taken without comment.</source>
      <translation>迎接、回答、致谢；收输注时不作评论。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Polite when asked, and otherwise silent; players are left in doubt.</source>
      <translation>被问才有礼，否则不语；玩家心存疑惑。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Settling a table</source>
      <translation>结算台面</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Somebody was ignored, hurried or spoken to rudely.</source>
      <translation>有人被忽视、催促或受到无礼对待。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>The order is kept with pauses and corrections; something late was seen only when it was said.</source>
      <translation>秩序靠停顿与更正维持；有事被提醒才看见。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>The table is led; the pace is even, and trouble is prevented before it begins.</source>
      <translation>主导台面；节奏均匀，防患于未然。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Whether cards, chips and hands stay in view and in order, and the dealer sees what players do.</source>
      <translation>牌、筹码与手是否始终可见有序，荷官是否看到玩家动作。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Whether the hands are called as the house has them called, in time, and loud enough for every seat.</source>
      <translation>是否按赌场的说法及时报牌，每个位都听得见。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Bets are not closed or hands not called, or called wrong, and nobody could follow.</source>
      <translation>不停注或不报牌，或报错，没人能跟上。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Rounds are dealt from a stacked deck; the dealer leads them from the bets to the last hand.</source>
      <translation>用排好的牌组发牌；荷官从下注主持到最后一手。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Whether the bets are invited and closed and the hands called as the house has it, in time, and loud enough for every seat.</source>
      <translation>是否按赌场规定请下注、停注、报牌，及时且每个位都听得见。</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Whether the shuffler, the stub, cards and chips stay protected and in view, and the dealer sees what players do.</source>
      <translation>洗牌机、余牌、牌与筹码是否受保护且可见，荷官是否看到玩家动作。</translation>
    </message>
    <message>
      <location filename="../../scenarios/the-schools-order.yaml" />
      <source>The school's order</source>
      <translation>学校的顺序</translation>
    </message>
    <message>
      <location filename="../../scenarios/the-schools-order.yaml" />
      <source>Where the house mandates no order, the school's own is taught; a departure is advice, never a mistake.</source>
      <translation>赌场没有规定顺序之处，教学校自己的；偏离只是建议，不算错误。</translation>
    </message>
    <message>
      <location filename="../../scenarios/ties-and-kickers.yaml" />
      <source>Equal hands push both wagers; where they only look equal, the lower cards decide.</source>
      <translation>牌相等时两注退回；只是看似相等时，由小牌决定。</translation>
    </message>
    <message>
      <location filename="../../scenarios/ties-and-kickers.yaml" />
      <source>Ties and kickers</source>
      <translation>和局与踢脚牌</translation>
    </message>
    <message>
      <location filename="../../scenarios/tucked-hands.yaml" />
      <source>A folded hand with a 6 Card Bonus is tucked, and settled in its turn; its Pair Plus is gone.</source>
      <translation>有 6 Card Bonus 的弃牌压在注下，轮到时再结算；它的 Pair Plus 已失去。</translation>
    </message>
    <message>
      <location filename="../../scenarios/tucked-hands.yaml" />
      <source>Hands tucked under the circle</source>
      <translation>压在圈下的牌</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-rankings.yaml" />
      <source>Among three cards a straight beats a flush; among five a flush beats a straight.</source>
      <translation>三张牌顺子大于同花，五张牌同花大于顺子。</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-rankings.yaml" />
      <source>Two rankings side by side</source>
      <translation>两种大小并排</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-seats.yaml" />
      <source>Ante and Play alone: the dealer's hand first, then who wins, loses or stands off.</source>
      <translation>只有 Ante 与 Play：先看荷官的牌，再看谁赢、谁输、谁和。</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-seats.yaml" />
      <source>Two seats, no side bets</source>
      <translation>两个位、无边注</translation>
    </message>
    <message>
      <location filename="../../scenarios/what-is-ruled.yaml" />
      <source>What the house rules when something goes wrong, and what is done then. Things that only look wrong are played on.</source>
      <translation>出问题时赌场如何裁定、随后做什么；只是看似有问题的，继续进行。</translation>
    </message>
    <message>
      <location filename="../../scenarios/which-hand-wins.yaml" />
      <source>Pairs before kickers, then card by card; suits never decide.</source>
      <translation>先比对子再比踢脚牌，然后逐张比；花色从不决定大小。</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-announcements.yaml" />
      <source>Bets are invited, looked over and closed before the cards come. The dealer's hand is called before money moves, and a stand-off is declared.</source>
      <translation>发牌前先请下注、检查、停止下注；动钱之前先报荷官的牌，和局要宣布。</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-announcements.yaml" />
      <source>Said at the right time</source>
      <translation>适时宣布</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-folds.yaml" />
      <source>Answers to the offer</source>
      <translation>对询问的回答</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-folds.yaml" />
      <source>Every seat with an Ante is offered Play, and no other. A fold is collected before the dealer's hand is turned, and what stays in action stays.</source>
      <translation>每个有 Ante 的位都要问 Play，别的不问。荷官开牌前收弃牌，留在局中的注不动。</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-gamblers-boxes.yaml" />
      <source>A gambler's boxes in turn</source>
      <translation>一名玩家的箱位依次来</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-gamblers-boxes.yaml" />
      <source>One gambler with several boxes decides box by box, in their order. The others may be asked in between.</source>
      <translation>有多个箱位的玩家按顺序逐箱决定，其间可以问别人。</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-in-time.yaml" />
      <source>Four seats from the bets to the last clear in three minutes, without a word of help.</source>
      <translation>三分钟内完成四个位，从下注到最后收牌，没有任何提示。</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-in-time.yaml" />
      <source>The whole round in time</source>
      <translation>限时完成整局</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-one-by-one.yaml" />
      <source>One card at a time</source>
      <translation>每次一张</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-one-by-one.yaml" />
      <source>Three times around the table, left to right, the dealer last each time. Then the stub, the cut card, and leave to look.</source>
      <translation>绕桌三圈，由左至右，每圈荷官最后。然后是余牌、切牌卡、允许看牌。</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-table.yaml" />
      <source>Everything that the house's document orders, from the bets to the last clear, at a table as it comes.</source>
      <translation>赌场文件规定的一切，从下注到最后收牌，随机牌桌。</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-two-seats.yaml" />
      <source>A whole round, two seats</source>
      <translation>整局，两个位</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-two-seats.yaml" />
      <source>What is said, checked and dealt before a card is turned, in the house's order, and then the settlement.</source>
      <translation>开牌之前按赌场顺序说什么、查什么、发什么，然后结算。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/comparison.py" />
      <location filename="../../trainer/marking/ruling.py" />
      <source>No clause orders it; the school teaches it as a good habit.</source>
      <translation>没有条款要求；学校把它当作好习惯来教。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/comparison.py" />
      <source>the actions that can be written are the school's</source>
      <translation>可以写出的动作由学校规定</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/comparison.py" />
      <source>the house's document does not ask for it</source>
      <translation>赌场的文件没有要求</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>Nothing in it goes against a clause of the document.</source>
      <translation>这不违反文件的任何一条。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>Nothing is out of order</source>
      <translation>一切正常</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>Nothing is wrong here, so the round goes on.</source>
      <translation>这里没有问题，本局继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>The document does not say what follows</source>
      <translation>文件未说明如何处理</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>The document is silent here. Touch nothing more and call the supervisor.</source>
      <translation>文件对此未作规定。不要再动，请叫主管。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>The document is silent on it, and silence has one answer: call.</source>
      <translation>文件未提此事；凡未提的，一律叫主管。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>a redeal</source>
      <translation>重新发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>back the card up and play on</source>
      <translation>把牌退回后继续</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>call the supervisor</source>
      <translation>请主管</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>decide in the player's favour</source>
      <translation>按有利于玩家裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>have it put right and play on</source>
      <translation>让其更正，然后继续</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>it stands</source>
      <translation>成立</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>not allowed</source>
      <translation>不允许</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>nothing is paid</source>
      <translation>不作赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>nothing to rule on: play on</source>
      <translation>无需裁定：继续</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>put the hands right and play on</source>
      <translation>更正手牌后继续</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>refuse it</source>
      <translation>拒绝</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>the round is void</source>
      <translation>本局作废</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <source>The deal is over, and {place} has {cards}.</source>
      <translation>发牌已结束，而{place}有{cards}。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <source>You dealt to place {place}, where nobody bets.</source>
      <translation>你把牌发到了无人下注的{place}号位。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <source>You dealt to {place} again: {cards} lie there now.</source>
      <translation>你又给{place}发了牌：现在那里有{cards}。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <source>You turned the cards of {place} during the deal.</source>
      <translation>发牌时你翻开了{place}的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>five cards</source>
      <translation>五张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>four cards</source>
      <translation>四张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/staged_cards.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>no cards</source>
      <translation>没有牌</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>one card</source>
      <translation>一张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/stage.py" />
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>seat {seat}</source>
      <translation>{seat}号位</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>six cards</source>
      <translation>六张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/stage.py" />
      <location filename="../../trainer/marking/why_order.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>the dealer</source>
      <translation>荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>three cards</source>
      <translation>三张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/own_misdeal.py" />
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>two cards</source>
      <translation>两张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>6 Card Bonus not equal to Pair Plus</source>
      <translation>6 Card Bonus 与 Pair Plus 不等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>6 Card Bonus without Pair Plus</source>
      <translation>有 6 Card Bonus 而无 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>A bet between players</source>
      <translation>玩家之间对赌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>A wager is made in money of some value; a marker has none.</source>
      <translation>注须为有价值的钱；标记没有价值。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Ante is not one of the amounts</source>
      <translation>Ante 不是规定的金额</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Cash or credit</source>
      <translation>现金或赊账</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Chips where no bet belongs before the deal</source>
      <translation>发牌前不该有注的地方有筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>More than one hand for a player</source>
      <translation>一名玩家多于一手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>No base wager</source>
      <translation>没有基本注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Outside the limits</source>
      <translation>超出限额</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Placed too late</source>
      <translation>下注太迟</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Play not equal to the Ante</source>
      <translation>Play 与 Ante 不等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Prime without Ante or Pair Plus</source>
      <translation>有 Prime 而无 Ante 或 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Progressive without an Ante</source>
      <translation>有 Progressive 而无 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Raised too late</source>
      <translation>加注太迟</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Something without value as a stake</source>
      <translation>以无价值之物作注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Taken back too late</source>
      <translation>撤注太迟</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>The Play wager is placed once the cards have been dealt, not before.</source>
      <translation>Play 在发牌之后下，不在之前。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Too many open boxes</source>
      <translation>看牌的箱位过多</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Unequal Antes of one player</source>
      <translation>一名玩家的 Ante 不等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>nothing is placed on {wager} before the deal</source>
      <translation>发牌前 {wager} 上不放注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>what lies on {wager} has no value</source>
      <translation>{wager} 上所放之物没有价值</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among five cards, {higher} beats {lower}.</source>
      <translation>五张牌中，{higher}大于{lower}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among hands of five cards, which is higher?</source>
      <translation>五张牌中哪个大？</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among hands of three cards, which is higher?</source>
      <translation>三张牌中哪个大？</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among three cards, {higher} beats {lower}.</source>
      <translation>三张牌中，{higher}大于{lower}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <location filename="../../trainer/drills/five_of_six.py" />
      <location filename="../../trainer/drills/flash.py" />
      <location filename="../../trainer/drills/qualifying.py" />
      <location filename="../../trainer/school/quick/ordering.py" />
      <location filename="../../trainer/school/quiz/seat.py" />
      <location filename="../../trainer/school/table_test/laying.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/table_test/board_view.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>Dealer</source>
      <translation>荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Neither: they are equal</source>
      <translation>都不是：两者相等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <location filename="../../trainer/drills/five_of_six.py" />
      <location filename="../../trainer/drills/flash.py" />
      <location filename="../../trainer/school/quiz/seat.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Player</source>
      <translation>玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>The dealer's hand</source>
      <translation>荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>The player's hand</source>
      <translation>玩家的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Which hand is higher?</source>
      <translation>哪手牌大？</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the higher pair</source>
      <translation>较大的对子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the higher run</source>
      <translation>较大的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the highest card</source>
      <translation>最大的一张</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the odd card</source>
      <translation>踢脚牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the second card</source>
      <translation>第二张</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the third card</source>
      <translation>第三张</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>{hands}: every rank is equal, and suits never decide.</source>
      <translation>{hands}：点数全部相等，花色从不决定大小。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>{hands}: {higher} beats {lower} here.</source>
      <translation>{hands}：这里{higher}大于{lower}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>{hands}: {what} decides.</source>
      <translation>{hands}：由{what}决定。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>{hand} against {other}</source>
      <translation>{hand} 对 {other}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>3-2-A meets another straight, both of one suit or both of several: it is the lowest.</source>
      <translation>3-2-A 遇到另一顺子，同为同花色或同为杂色：它最小。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A Progressive wager wins.</source>
      <translation>Progressive 赢。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is 3-2-A, of one suit or of several: the lowest straight.</source>
      <translation>手牌 3-2-A，同花色或杂色：最小的顺子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q of one suit.</source>
      <translation>手牌为同花色 A-K-Q。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q of several suits: a straight, and no Mini Royal.</source>
      <translation>手牌为杂色 A-K-Q：顺子，不是 Mini Royal。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q of spades.</source>
      <translation>手牌为黑桃 A-K-Q。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q, of one suit or of several: the highest straight.</source>
      <translation>手牌 A-K-Q，同花色或杂色：最大的顺子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is K-A-2: no straight, for the ace does not turn the corner.</source>
      <translation>手牌 K-A-2：不是顺子，A 不能绕过去。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is K-Q-J of one suit: a straight flush, and no Mini Royal.</source>
      <translation>同花色 K-Q-J：同花顺，不是 Mini Royal。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a flush.</source>
      <translation>手牌为同花。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a high card and nothing better.</source>
      <translation>手牌为高牌，仅此而已。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a pair.</source>
      <translation>手牌为对子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a straight flush.</source>
      <translation>手牌为同花顺。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a straight of several suits.</source>
      <translation>手牌为杂色顺子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded that would have been paid an Ante Bonus.</source>
      <translation>弃掉的牌本可得 Ante Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded while another wager of the seat stays in action.</source>
      <translation>手牌已弃，该位另一注仍在局中。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded, and a wager of the seat that stays in action wins.</source>
      <translation>手牌已弃，该位仍在局中的注赢了。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded, and then the dealer does not qualify: the Ante is lost all the same.</source>
      <translation>手牌已弃，随后荷官没有资格：Ante 照样输。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is of one colour but not of one suit: no flush.</source>
      <translation>手牌同色但不同花色：不是同花。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is one card short of a run, like J-T-8: no straight.</source>
      <translation>差一张成顺，如 J-T-8：不是顺子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is three of a kind.</source>
      <translation>手牌为三条。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played and the dealer's are of one category, and only a lower card decides.</source>
      <translation>跟注的牌与荷官同类，只由较小的牌决定。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played has the dealer's pair; the odd card decides.</source>
      <translation>跟注的牌与荷官同对；由单张决定。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played has the dealer's two highest cards and no pair; the third decides.</source>
      <translation>跟注的牌与荷官前两张相同且无对；第三张决定。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its 6 Card Bonus.</source>
      <translation>跟注的牌输给荷官而得 6 Card Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Ante Bonus.</source>
      <translation>跟注的牌输给荷官而得 Ante Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Pair Plus.</source>
      <translation>跟注的牌输给荷官而得 Pair Plus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Prime.</source>
      <translation>跟注的牌输给荷官而得 Prime。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Progressive.</source>
      <translation>跟注的牌输给荷官而得 Progressive。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand with a Prime wager is of one colour and the dealer's of the other.</source>
      <translation>有 Prime 的牌为一色，荷官的牌为另一色。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand with a Prime wager is of one colour but of two suits.</source>
      <translation>有 Prime 的牌同色但有两种花色。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand with only a Pair Plus is A-K-Q of one suit, and no Envy Bonus is paid for it.</source>
      <translation>只有 Pair Plus 的牌为同花色 A-K-Q，不因它赔 Envy Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A pair or better with a Pair Plus is folded: paid or lost, as the house has it.</source>
      <translation>有 Pair Plus 的对子或更大被弃：赔或输依赌场规定。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A seat has a Pair Plus and no other wager.</source>
      <translation>某位只有 Pair Plus，没有别的注。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A seat without a Pair Plus is paid an Ante Bonus.</source>
      <translation>没有 Pair Plus 的位得 Ante Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A seat without an Ante is paid its Pair Plus though the dealer's hand is higher.</source>
      <translation>没有 Ante 的位得 Pair Plus，虽然荷官的牌更大。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A straight meets a flush; here the straight is the higher.</source>
      <translation>顺子遇同花；此处顺子更大。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>All six cards of a Prime wager, the seat's and the dealer's, are of one colour.</source>
      <translation>Prime 的六张牌（该位与荷官）全部同色。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>An Envy Bonus is paid for a hand that has a Progressive wager of its own.</source>
      <translation>因自己有 Progressive 的牌赔 Envy Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>An Envy Bonus is paid for a hand that has no Progressive wager itself.</source>
      <translation>因没有 Progressive 的牌赔 Envy Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>An Envy Bonus is paid.</source>
      <translation>赔 Envy Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Ante and Play are pushed, and the Ante Bonus is paid all the same.</source>
      <translation>Ante 与 Play 打和，Ante Bonus 照赔。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Ante and Play are pushed, and the Pair Plus is paid all the same.</source>
      <translation>Ante 与 Play 打和，Pair Plus 照赔。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Ante and Play are pushed: a hand that played equals the dealer's, who qualifies.</source>
      <translation>Ante 与 Play 打和：跟注的牌与有资格的荷官相等。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are 5-4-3-2-A.</source>
      <translation>6 Card Bonus 的最佳五张为 5-4-3-2-A。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a flush.</source>
      <translation>6 Card Bonus 的最佳五张为同花。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a full house.</source>
      <translation>6 Card Bonus 的最佳五张为葫芦。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a royal flush.</source>
      <translation>6 Card Bonus 的最佳五张为皇家同花顺。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a straight flush.</source>
      <translation>6 Card Bonus 的最佳五张为同花顺。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a straight.</source>
      <translation>6 Card Bonus 的最佳五张为顺子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are four of a kind.</source>
      <translation>6 Card Bonus 的最佳五张为四条。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are three of a kind.</source>
      <translation>6 Card Bonus 的最佳五张为三条。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are two pairs, which is not enough.</source>
      <translation>6 Card Bonus 的最佳五张为两对，不够。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify, and a hand that played is paid its Ante Bonus.</source>
      <translation>荷官没有资格，跟注的牌得 Ante Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify, and a hand that played is paid its Pair Plus.</source>
      <translation>荷官没有资格，跟注的牌得 Pair Plus。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify, and yet a hand that played is not the higher one.</source>
      <translation>荷官没有资格，而跟注的牌并不更大。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify.</source>
      <translation>荷官没有资格。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer has 3-2-A, of one suit or of several.</source>
      <translation>荷官有 3-2-A，同花色或杂色。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer has a Jack high and nothing better: one rank too few.</source>
      <translation>荷官 J 高牌：差一级。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer has a Queen high and nothing better.</source>
      <translation>荷官 Q 高牌，仅此而已。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer qualifies with Q-3-2 to Q-6-3, which a player would fold.</source>
      <translation>荷官以 Q-3-2 至 Q-6-3 取得资格，玩家则会弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer qualifies with a pair and no card as high as a Queen.</source>
      <translation>荷官以对子取得资格，没有 Q 或更大的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer's cards are of one colour, and those of a hand with a Prime wager are not.</source>
      <translation>荷官的牌同色，有 Prime 的牌不同色。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Three of a kind meets a straight flush.</source>
      <translation>三条遇同花顺。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Three of a kind meets a straight.</source>
      <translation>三条遇顺子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Two flushes with one highest card; a lower card decides.</source>
      <translation>两副同花最大张相同；由较小的牌决定。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Two pairs of which the lower has the higher card beside it.</source>
      <translation>两个对子，较小的一对旁边的单张更大。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Ante Bonus</source>
      <translation>Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>Ante and Play against a dealer who plays</source>
      <translation>荷官有资格时的 Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/ui/reports/samples.py" />
      <location filename="../../scenarios/folds.yaml" />
      <source>Folded hands</source>
      <translation>弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/house_book/questions.py" />
      <source>Irregularities</source>
      <translation>异常情况</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>Order, calls and cards</source>
      <translation>顺序、宣布与牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <location filename="../../scenarios/pair-plus.yaml" />
      <source>Pair Plus</source>
      <translation>Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The dealer does not qualify</source>
      <translation>荷官没有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>The house’s own wagers</source>
      <translation>该赌场特有的注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>Ties</source>
      <translation>和局</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/form.py" />
      <source>{least} decisions do not come together in {rounds} rounds of {seats} seats: there are about {found}. Change it, or the rounds, the seats or what is asked for.</source>
      <translation>{rounds} 局、{seats} 个座位凑不出 {least} 个判定：约有 {found} 个。请更改此数、局数、座位或所要求的内容。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/five_of_six.py" />
      <source>Point to the best five of these six cards.</source>
      <translation>从这六张中指出最好的五张。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/five_of_six.py" />
      <source>What are the best five of these six cards?</source>
      <translation>这六张中最好的五张是什么牌型？</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/five_of_six.py" />
      <source>{hand}: {cards}.</source>
      <translation>{hand}：{cards}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>Another player</source>
      <translation>另一名玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>How much is paid?</source>
      <translation>赔多少？</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>The dealer's {dealers} beats {hand}</source>
      <translation>荷官的{dealers}大于{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>The dealer's {hand} does not qualify</source>
      <translation>荷官的{hand}没有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>The hand is in no row of this pay table: nothing is paid.</source>
      <translation>此牌不在赔率表任何一行：不赔。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>the wager is lost, and nothing is paid</source>
      <translation>该注输掉，不赔</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>the wager is paid {odds}, {amount}</source>
      <translation>该注按 {odds} 赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>the wager is returned, and nothing is paid</source>
      <translation>该注退回，不赔</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{hand} beats the dealer's {dealers}</source>
      <translation>{hand}大于荷官的{dealers}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{hand} is equal to the dealer's hand</source>
      <translation>{hand}与荷官的牌相等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{hand} pays {amount}, whatever the stake.</source>
      <translation>{hand}赔 {amount}，不论注额。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{hand} pays {odds} on {stake}: {amount}.</source>
      <translation>{hand}按 {odds} 赔，注 {stake}：{amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{standing}: {done}.</source>
      <translation>{standing}：{done}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>A-K-Q is the highest run</source>
      <translation>A-K-Q 是最大的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>Hand</source>
      <translation>手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>What is this hand?</source>
      <translation>这是什么牌？</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>neither pair nor run nor one suit</source>
      <translation>既非对子，也非顺子，也非同花</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>one colour is not one suit, so this is no flush</source>
      <translation>同色不等于同花色，所以不是同花</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>one rank is missing between the cards, so this is no run</source>
      <translation>中间缺一个点数，所以不是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>the ace counts low in 3-2-A, which is a straight</source>
      <translation>3-2-A 中 A 作小，是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>the ace never joins king and two, so this is no run</source>
      <translation>A 不能连接K和2，所以不是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards in a row, all of one suit</source>
      <translation>三张相连且同花色</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards in a row, of more than one suit</source>
      <translation>三张相连，花色不全相同</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards of one rank</source>
      <translation>三张同点数</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards of one suit, not in a row</source>
      <translation>三张同花色，不相连</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>two cards of one rank</source>
      <translation>两张同点数</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>{hand}: {why}.</source>
      <translation>{hand}：{why}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../scenarios/does-the-dealer-play.yaml" />
      <source>Does the dealer play?</source>
      <translation>荷官有资格吗？</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The dealer does not play</source>
      <translation>荷官没有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <source>The dealer plays</source>
      <translation>荷官有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <source>{hand} falls short of the lowest hand that plays, {lowest}.</source>
      <translation>{hand}达不到最低资格牌 {lowest}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <source>{hand} reaches the lowest hand that plays, {lowest}.</source>
      <translation>{hand}达到最低资格牌 {lowest}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>2-A-K is no straight</source>
      <translation>2-A-K 不是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>3-2-A against a higher run</source>
      <translation>3-2-A 对更大的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>3-2-A is a straight</source>
      <translation>3-2-A 是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A flush</source>
      <translation>同花</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A hand of three single cards</source>
      <translation>三张散牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A pair</source>
      <translation>对子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A run with a gap is no straight</source>
      <translation>中间有缺不是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A straight</source>
      <translation>顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../procedures/posted/clauses.yaml" />
      <source>A straight beats a flush</source>
      <translation>顺子大过同花</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A straight flush</source>
      <translation>同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush beats three of a kind</source>
      <translation>同花顺大于三条</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A-K-Q is a straight</source>
      <translation>A-K-Q 是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-K-Q of one suit</source>
      <translation>同花色 A-K-Q</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>An ace against none</source>
      <translation>有A对无A</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: 5-4-3-2-A</source>
      <translation>六选五：5-4-3-2-A</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a flush</source>
      <translation>六选五：同花</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a full house</source>
      <translation>六选五：葫芦</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a royal flush</source>
      <translation>六选五：皇家同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a straight</source>
      <translation>六选五：顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a straight flush</source>
      <translation>六选五：同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: four of a kind</source>
      <translation>六选五：四条</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: three of a kind</source>
      <translation>六选五：三条</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: two pairs or less</source>
      <translation>六选五：两对或更小</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal flushes</source>
      <translation>同花相等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal hands</source>
      <translation>牌相等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Equal pairs with equal odd cards</source>
      <translation>对子与踢脚牌都相等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Equal pairs: the odd card decides</source>
      <translation>对子相等：由踢脚牌决定</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>One colour is not one suit</source>
      <translation>同色不等于同花色</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has Q-3-2 to Q-6-3</source>
      <translation>荷官有 Q-3-2 到 Q-6-3</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a flush without a queen</source>
      <translation>荷官有不含Q的同花</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a jack high</source>
      <translation>荷官J高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a king high</source>
      <translation>荷官K高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a pair without a queen</source>
      <translation>荷官有不含Q的对子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a queen high</source>
      <translation>荷官Q高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a straight without a queen</source>
      <translation>荷官有不含Q的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a ten high or lower</source>
      <translation>荷官10高牌或更小</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has an ace high</source>
      <translation>荷官A高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer plays with a good hand</source>
      <translation>荷官牌好，有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The higher hand where nothing misleads</source>
      <translation>没有迷惑的比大小</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The higher pair wins, whatever is beside it</source>
      <translation>较大的对子赢，不论旁牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The second card decides</source>
      <translation>第二张决定</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The third card decides</source>
      <translation>第三张决定</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Three of a kind</source>
      <translation>三条</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Three of a kind beats a flush</source>
      <translation>三条大于同花</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Three of a kind beats a straight</source>
      <translation>三条大于顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Two flushes: a lower card decides</source>
      <translation>两个同花：由小牌决定</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>Equal hands: Ante and Play</source>
      <translation>牌相等：Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>Folded: Ante and Play</source>
      <translation>弃牌：Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>Pair Plus of a folded hand</source>
      <translation>弃牌手牌的 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The Ante Bonus of a beaten hand</source>
      <translation>输掉的手牌的 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The Ante Bonus of a tie</source>
      <translation>平手时的 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The Ante Bonus where the dealer does not play</source>
      <translation>庄家不合格时的 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The amount at {odds}</source>
      <translation>按 {odds} 的金额</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The dealer does not play: Ante and Play</source>
      <translation>荷官没有资格：Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The dealer's hand is higher: Ante and Play</source>
      <translation>荷官的牌大：Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The player's hand is higher: Ante and Play</source>
      <translation>玩家的牌大：Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>What a fold ends, and what stays in action</source>
      <translation>弃牌结束什么，什么仍在局中</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>{wager}: a hand that is paid nothing</source>
      <translation>{wager}：不赔的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>{wager}: {hand}</source>
      <translation>{wager}：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>A hand is open before its money moves</source>
      <translation>先开牌再动钱</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Around the table in the right direction</source>
      <translation>按正确方向绕桌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Ask every player for a decision</source>
      <translation>询问每名玩家的决定</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Bets are settled before a card is dealt</source>
      <translation>发牌前先处理好下注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Cards are picked up last</source>
      <translation>最后收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <location filename="../../trainer/school/phrases.py" />
      <source>Cover the dealer's hand</source>
      <translation>盖住荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Deal the cards</source>
      <translation>发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Folds are dealt with before the dealer's hand</source>
      <translation>先处理弃牌再开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Let the players look</source>
      <translation>允许玩家看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Look over the bets before the deal</source>
      <translation>发牌前检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Open the hands</source>
      <translation>开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Pick up the cards</source>
      <translation>收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Put the stub away</source>
      <translation>放好余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say that a hand is equal</source>
      <translation>宣布牌相等</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say that bets are closed</source>
      <translation>宣布停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say that bets may be placed</source>
      <translation>宣布可以下注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say what the dealer has</source>
      <translation>报荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Seats are settled in their order</source>
      <translation>按顺序结算各位</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Takes come before pays</source>
      <translation>先收后赔</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>The deal is finished before anyone decides</source>
      <translation>发完牌才作决定</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>The dealer's hand comes before the players'</source>
      <translation>荷官的牌先于玩家的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>The wagers of a seat in their order</source>
      <translation>一个位内各注按顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Tuck a folded hand under its live wager</source>
      <translation>把弃牌压在仍有效的注下</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_rulings.py" />
      <source>Find the bets that may not stand</source>
      <translation>找出不能成立的下注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_rulings.py" />
      <source>How things are done with the hands</source>
      <translation>手上的做法</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_rulings.py" />
      <source>What only looks like an irregularity</source>
      <translation>只是看似异常的情况</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Ante and Play</source>
      <translation>Ante 与 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Checking bets</source>
      <translation>检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Comparing hands</source>
      <translation>比较手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>How it is done with the hands</source>
      <translation>手上怎么做</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Pay tables</source>
      <translation>赔率表</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Reading hands</source>
      <translation>读牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Steps of a round</source>
      <translation>牌局步骤</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../scenarios/six-cards.yaml" />
      <source>The best five of six</source>
      <translation>六选五最佳</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>The order of things</source>
      <translation>先后顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>What is said</source>
      <translation>用语</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Working out amounts</source>
      <translation>计算金额</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/stage.py" />
      <source>seat {seat}'s hand</source>
      <translation>{seat}号位的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/stage.py" />
      <source>the dealer's hand</source>
      <translation>荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>A card in {hand} has a back of another colour: {card}.</source>
      <translation>{hand}中有一张背面颜色不同的牌：{card}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>A count of the whole deck gives {n} cards.</source>
      <translation>清点整副牌：{n} 张。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Deck 1 was dealt last round. Now deck {deck} is about to be dealt.</source>
      <translation>上一局发的是1号牌。现在要发{deck}号牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>It lies whole at place {place}, where nobody bets.</source>
      <translation>整手牌放在无人下注的{place}号位。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody bets at place {place}.</source>
      <translation>{place}号位没有人下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody bets at place {place}: the deal passes it and goes on to seat {seat}.</source>
      <translation>{place}号位没有人下注：跳过，继续发到{seat}号位。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody can tell which card belongs where.</source>
      <translation>没人能说清哪张牌属于哪里。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody has touched a card yet.</source>
      <translation>还没有人碰过牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Now it is noticed that {hand} had {cards}.</source>
      <translation>现在发现{hand}曾有{cards}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Seat {rich} has {more} and seat {poor} has {less}.</source>
      <translation>{rich}号位有{more}，{poor}号位有{less}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Seat {seat} has already picked up the cards.</source>
      <translation>{seat}号位已经拿起牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The card for {whom} went to {place}.</source>
      <translation>给{whom}的牌发到了{place}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The cut card shows beside {hand}.</source>
      <translation>{hand}旁露出切牌卡。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The hand of seat {seat} lies whole at place {place}.</source>
      <translation>{seat}号位的牌整手放在{place}号位。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The next game has begun: its bets are being placed.</source>
      <translation>下一局已开始：正在下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The shuffler shows JAM on its display.</source>
      <translation>洗牌机显示 JAM。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The shuffler stops with a red lamp and gives no more cards.</source>
      <translation>洗牌机亮红灯停下，不再出牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The shuffler's green lamp comes on: the other deck is ready.</source>
      <translation>洗牌机亮绿灯：另一副牌已备好。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The stub is counted: with the hands on the table the deck has {n} cards.</source>
      <translation>清点余牌：连同桌上的牌共 {n} 张。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The supervisor counts the deck down after the deal: {n} cards.</source>
      <translation>发牌后主管清点牌组：{n} 张。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The whole hand of seat {seat} lies on top, and seat {seat} has none.</source>
      <translation>{seat}号位的整手牌压在上面，{seat}号位没有牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>They lie apart, so that they look like more.</source>
      <translation>牌散开放，看起来像更多。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>They lie mixed, and nobody can tell which belongs where.</source>
      <translation>牌混在一起，没人能说清哪张属于哪里。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>They lie on top of one another, so that they look like fewer.</source>
      <translation>牌叠在一起，看起来较少。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>place {place}, where nobody bets</source>
      <translation>没有人下注的{place}号位</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>{cards} lie face up in {hand}.</source>
      <translation>{hand}中 {cards} 牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>{card} lies face up in {hand}.</source>
      <translation>{hand}中 {card} 牌面朝上。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>{hand} has {cards}.</source>
      <translation>{hand}有{cards}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>"No more bets" has been announced.</source>
      <translation>已宣布“停止下注”。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>A foreign card was found, the round was ruled void and its wagers go back.</source>
      <translation>发现外来牌，本局裁定作废，退回下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>A redeal has been ruled, and the cards are being taken back.</source>
      <translation>已裁定重新发牌，正在收回牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>I have a pair or better.</source>
      <translation>我有对子或更好。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>No card has been drawn, and bets are open.</source>
      <translation>还没有抽牌，仍可下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>No pair.</source>
      <translation>没有对子。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Players with an Ante are being offered the Play wager.</source>
      <translation>正在询问有 Ante 的玩家是否 Play。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {first} to seat {second}: "{words}"</source>
      <translation>{first}号位对{second}号位说：“{words}”</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} asks where in the house {amount} could be had on credit.</source>
      <translation>{seat}号位问赌场哪里可以赊到 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} bets {amount} in coins on {spot}.</source>
      <translation>{seat}号位用硬币在 {spot} 下 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} bets {amount} on {spot} in chips.</source>
      <translation>{seat}号位用筹码在 {spot} 下 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} changes a {amount} note before betting.</source>
      <translation>{seat}号位下注前把 {amount} 的钞票换成筹码。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} covers one of the cards with a sleeve, out of sight.</source>
      <translation>{seat}号位用袖子遮住一张牌，看不见。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} gets up and takes the cards along.</source>
      <translation>{seat}号位起身把牌带走。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} holds the cards above the table, where the dealer sees them.</source>
      <translation>{seat}号位把牌拿在桌面上方，荷官看得见。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} holds the cards in the lap, below the edge of the table.</source>
      <translation>{seat}号位把牌放在腿上，低于桌沿。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} lays {amount} beside the boxes and asks for chips.</source>
      <translation>{seat}号位把 {amount} 放在箱位旁，要求换筹码。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} makes up {amount} on {spot} from chips of another colour.</source>
      <translation>{seat}号位用另一颜色的筹码在 {spot} 凑成 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} places {amount} on {wager}.</source>
      <translation>{seat}号位在 {wager} 下 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} plays. The cards lie in the Play area, the wager on top.</source>
      <translation>{seat}号位跟注。牌放在 Play 区，注压在上面。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} plays. The cards lie where they were dealt, not under Play.</source>
      <translation>{seat}号位跟注。牌还在发到的地方，没有放在 Play 注下。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} puts a {amount} note on {spot} as a bet.</source>
      <translation>{seat}号位把 {amount} 的钞票放在 {spot} 上作注。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} raises {wager} from {was} to {now}.</source>
      <translation>{seat}号位把 {wager} 从 {was} 加到 {now}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} says that a friend still owes {amount}.</source>
      <translation>{seat}号位说朋友还欠 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} says that the house should lend {amount} for {spot}.</source>
      <translation>{seat}号位要赌场借 {amount} 下在 {spot}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} spreads the cards on the felt, face down.</source>
      <translation>{seat}号位把牌面朝下摊在台面上。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} takes back the {amount} from {wager}.</source>
      <translation>{seat}号位从 {wager} 取回 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} turns away from the table with the cards in hand.</source>
      <translation>{seat}号位手拿着牌转身离开台面。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} wants {amount} on {spot} written down and paid later.</source>
      <translation>{seat}号位要求把 {spot} 上的 {amount} 记账，以后再付。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with an Ante, picks up the cards and looks at them.</source>
      <translation>有 Ante 的{seat}号位拿起牌来看。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with only a Pair Plus, leaves the cards where they lie.</source>
      <translation>只有 Pair Plus 的{seat}号位把牌留在原处。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with only a Pair Plus, picks up the cards and looks at them.</source>
      <translation>只有 Pair Plus 的{seat}号位拿起牌来看。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with only a Pair Plus, puts the cards in the Play area.</source>
      <translation>只有 Pair Plus 的{seat}号位把牌放到 Play 区。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}: "{words}"</source>
      <translation>{seat}号位：“{words}”</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The Play wager has been placed already.</source>
      <translation>Play 注已经放好。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The cards are out, and "No more bets" was announced.</source>
      <translation>牌已发出，已宣布“停止下注”。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The cards are out.</source>
      <translation>牌已发出。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The deal has begun, and "No more bets" was announced.</source>
      <translation>已开始发牌，已宣布“停止下注”。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The deal has begun.</source>
      <translation>已开始发牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The dealer has given leave to touch the cards.</source>
      <translation>荷官已允许碰牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The dealer has not yet given leave.</source>
      <translation>荷官还没有允许。</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/table_form.py" />
      <source>A model</source>
      <translation>模范</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/table_form.py" />
      <source>Below standard</source>
      <translation>低于标准</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/table_form.py" />
      <source>Not safe</source>
      <translation>不安全</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/table_form.py" />
      <source>To standard</source>
      <translation>达标</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Flush</source>
      <translation>同花</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Four of a kind</source>
      <translation>四条</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Full house</source>
      <translation>葫芦</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>High card</source>
      <translation>高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Pair</source>
      <translation>对子</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Royal flush</source>
      <translation>皇家同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Straight</source>
      <translation>顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Straight flush</source>
      <translation>同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Two pair</source>
      <translation>两对</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>cash is not taken; bet in chips</source>
      <translation>不收现金；请用筹码下注</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>credit is not taken; bet in chips</source>
      <translation>不接受赊账；请用筹码下注</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one gambler opens {number} boxes; {most} may be open</source>
      <translation>一名赌客开 {number} 个箱；最多 {most} 个</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one gambler's {wager} bets differ; bet {amount} on each</source>
      <translation>同一赌客的 {wager} 不同；每处应为 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one player holds {number} hands; {most} is allowed</source>
      <translation>一名玩家有 {number} 手牌；只允许 {most} 手</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one player opens {number} hands; {most} may be open</source>
      <translation>一名玩家开 {number} 手；最多 {most} 手</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one player's {wager} wagers differ; bet {amount} on each</source>
      <translation>同一玩家的 {wager} 不同；每处应为 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>players may not bet with each other</source>
      <translation>玩家之间不得对赌</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>there is no base wager: place {wagers}</source>
      <translation>没有基本注：请下 {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{amount} cannot be paid exactly by this pay table</source>
      <translation>{amount} 按此赔率表无法准确赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{wager} is {amount} and {other} {right}: the two must be equal</source>
      <translation>{wager} 是 {amount}，{other} 是 {right}：两者须相等</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{wager} is {amount}: it takes one of {amounts}</source>
      <translation>{wager} 是 {amount}：应为 {amounts} 之一</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{wager} is {amount}: it takes {low} to {high}</source>
      <translation>{wager} 是 {amount}：应为 {low} 至 {high}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{wager} needs {others} beside it</source>
      <translation>{wager} 旁边须有 {others}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Ace</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Eight</source>
      <translation>8</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Five</source>
      <translation>5</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Four</source>
      <translation>4</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Jack</source>
      <translation>J</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>King</source>
      <translation>K</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Nine</source>
      <translation>9</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Queen</source>
      <translation>Q</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Seven</source>
      <translation>7</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Six</source>
      <translation>6</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Ten</source>
      <translation>10</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Three</source>
      <translation>3</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Two</source>
      <translation>2</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>ace</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>aces</source>
      <translation>A</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>clubs</source>
      <translation>梅花</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>diamonds</source>
      <translation>方块</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>eight</source>
      <translation>8</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>eights</source>
      <translation>8</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>five</source>
      <translation>5</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>fives</source>
      <translation>5</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>four</source>
      <translation>4</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>fours</source>
      <translation>4</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>hearts</source>
      <translation>红桃</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>jack</source>
      <translation>J</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>jacks</source>
      <translation>J</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>king</source>
      <translation>K</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>kings</source>
      <translation>K</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>nine</source>
      <translation>9</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>nines</source>
      <translation>9</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>queen</source>
      <translation>Q</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>queens</source>
      <translation>Q</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>seven</source>
      <translation>7</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>sevens</source>
      <translation>7</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>six</source>
      <translation>6</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>sixes</source>
      <translation>6</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>spades</source>
      <translation>黑桃</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>ten</source>
      <translation>10</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>tens</source>
      <translation>10</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>three</source>
      <translation>3</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>threes</source>
      <translation>3</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>two</source>
      <translation>2</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>twos</source>
      <translation>2</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>{rank} of {suit}</source>
      <translation>{suit}{rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>Pair of {ranks}</source>
      <translation>一对{ranks}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>Three {ranks}</source>
      <translation>三条{ranks}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>flush</source>
      <translation>同花</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>high card</source>
      <translation>高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>pair</source>
      <translation>对子</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>straight</source>
      <translation>顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>straight flush</source>
      <translation>同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>three of a kind</source>
      <translation>三条</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>{rank} high</source>
      <translation>{rank}高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high flush</source>
      <translation>{rank}高同花</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high straight</source>
      <translation>{rank}高顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high straight flush</source>
      <translation>{rank}高同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/game/money.py" />
      <source>{num} to {den}</source>
      <translation>{den} 赔 {num}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A-K-Q of spades</source>
      <translation>黑桃 A-K-Q</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>All six of one colour</source>
      <translation>六张全部同色</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>Player and dealer each of one colour</source>
      <translation>玩家与荷官各自同色</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>School's convention</source>
      <translation>学校的惯例</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/school/beliefs/telling.py" />
      <location filename="../../trainer/school/exam/mistakes.py" />
      <location filename="../../trainer/school/quick/asking.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>School's reading</source>
      <translation>学校的解读</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>Three of one colour</source>
      <translation>三张同色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>6 Card Bonus is taken without an equal Pair Plus</source>
      <translation>没有等额 Pair Plus 也收 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A Pair Plus alone is allowed to look</source>
      <translation>只有 Pair Plus 也让看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A Play that does not equal the Ante is taken</source>
      <translation>收下与 Ante 不等的 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A bet withdrawn too late stands: it is won or lost</source>
      <translation>太迟撤的注仍成立：照常输赢</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A dealer's exposed card ends the hand: it is dealt again</source>
      <translation>荷官露牌即终止本局，重新发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A dealer's open card is overlooked</source>
      <translation>没有注意到荷官露出的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A hand is finished on a failed shuffler</source>
      <translation>洗牌机故障仍把本局打完</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A late or changed bet is honoured</source>
      <translation>承认太迟或更改过的注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A redeal is thought to pay</source>
      <translation>以为重新发牌也要赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A round that does not count pays nothing</source>
      <translation>不算数的一局不作赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A stake outside the limits is taken</source>
      <translation>收下超出限额的注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A void round is thought to undo earlier ones</source>
      <translation>以为本局作废会取消前面的结果</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A withdrawn bet is given back and forgotten</source>
      <translation>退回撤掉的注后就不管了</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A wrong number of cards concerns the whole table, not one hand</source>
      <translation>牌数错误关系到整桌，不只一手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Bets are made in chips, never in cash or on credit</source>
      <translation>以筹码下注，不收现金、不赊账</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Bets are not changed once they are closed</source>
      <translation>停止下注后不得更改</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Cash or credit is taken</source>
      <translation>收现金或赊账</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Doubt is decided for the house</source>
      <translation>疑问按赌场有利处理</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Every stake lies within the limits</source>
      <translation>每注都在限额之内</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Hands are voided that could be moved whole</source>
      <translation>本可整手移正的牌却作废</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Mistakes share this: {traits}</source>
      <translation>这些错误的共同点：{traits}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One exposed card is put right and the round is played</source>
      <translation>露出一张牌时更正后继续本局</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One exposed card is thought to end the round</source>
      <translation>以为露出一张牌就终止本局</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One gambler's Antes are equal</source>
      <translation>同一玩家的 Ante 相等</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One hand is dealt to each player</source>
      <translation>每名玩家一手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Only the hand with the wrong count is thought void</source>
      <translation>以为只有牌数不对的那手作废</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Only the round in hand is void; earlier results stand</source>
      <translation>只有本局作废，之前的结果不变</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Prime is taken alone</source>
      <translation>只下 Prime 也收</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Prime needs an Ante or a Pair Plus beside it</source>
      <translation>Prime 旁边须有 Ante 或 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Progressive is taken without an Ante</source>
      <translation>没有 Ante 也收 Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Progressive needs an Ante beside it</source>
      <translation>Progressive 旁边须有 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Talk about cards is stopped, and the supervisor is told</source>
      <translation>制止谈论牌，并报告主管</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Talk about cards is tolerated</source>
      <translation>容许谈论牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>The 6 Card Bonus needs a Pair Plus and equals it</source>
      <translation>6 Card Bonus 须有 Pair Plus 且金额相等</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>The Play wager equals the Ante</source>
      <translation>Play 与 Ante 相等</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Two hands are dealt to one player</source>
      <translation>给一名玩家发两手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Unequal Antes of one player are taken</source>
      <translation>收下同一玩家不等的 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>What the rules leave in doubt is decided for the player</source>
      <translation>规则不明之处按有利于玩家处理</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>When the shuffler fails the hand is void and all wagers go back</source>
      <translation>洗牌机故障时本局作废，退回全部注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Where moving complete hands puts it right, they are moved</source>
      <translation>移动整手牌即可更正时，就移动</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Who has staked a Pair Plus alone may not look at the hand</source>
      <translation>只下 Pair Plus 的人不得看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>.</source>
      <translation>。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>Something else is wrong there.</source>
      <translation>那里错的是别的。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>You let a wrong bet stand.</source>
      <translation>您放过了一个错注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>You stopped a bet that may stand. It keeps this rule.</source>
      <translation>您拦了一个有效的注。它符合这条规则。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>no bet of this house is wrong for that reason</source>
      <translation>在这家赌场，没有注会因此而错</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/conduct.py" />
      <source>in this drill payments are cut out of the tray, chip by chip</source>
      <translation>此练习中赔付须从筹码盘逐枚切出</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>A fold gives up the {wager}.</source>
      <translation>弃牌即放弃 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>A-K-Q of {suit}</source>
      <translation>{suit} A-K-Q</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>All six cards are {players}: {odds}.</source>
      <translation>六张牌都是{players}：{odds}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Both hands are {ranks}: {equal}.</source>
      <translation>两手牌都是 {ranks}：{equal}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Both hold {hand}: the dealer's {dealer} beats {player}.</source>
      <translation>双方都是{hand}：荷官的 {dealer} 大于 {player}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Both hold {hand}: {player} beats the dealer's {dealer}.</source>
      <translation>双方都是{hand}：{player} 大于荷官的 {dealer}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Every other player with a {wager} wager is paid.</source>
      <translation>其他下了 {wager} 的玩家都获赔。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The best five of the six are {cards}.</source>
      <translation>六张中最好的五张是 {cards}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer has no game with {hand}: it takes {least}.</source>
      <translation>荷官的{hand}不成局：至少要{least}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer has {hand}, which beat {other}.</source>
      <translation>荷官有{hand}，大于{other}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer has {hand}, which beats {other}.</source>
      <translation>荷官有{hand}，大于{other}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer qualifies with {hand}.</source>
      <translation>荷官以{hand}合格。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer's hand does not matter for it.</source>
      <translation>与荷官的牌无关。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer's {hand} does not qualify: it takes {least}.</source>
      <translation>荷官的{hand}不合格：至少要{least}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The fold gives up only the {lost}.</source>
      <translation>弃牌只放弃 {lost}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The fold gives up only the {lost}. {wager} stays in play, and {hand} pays {amount}.</source>
      <translation>弃牌只放弃 {lost}。{wager} 仍在局中，{hand}赔 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The player's three are {players}, the dealer's of both colours: {odds}.</source>
      <translation>玩家三张都是{players}，荷官两色都有：{odds}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The player's three are {players}, the dealer's {dealers}: {odds} by the school's reading.</source>
      <translation>玩家三张是{players}，荷官是{dealers}：按学校的解读 {odds}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The player's three are {players}, the dealer's {dealers}: {odds}.</source>
      <translation>玩家三张是{players}，荷官是{dealers}：{odds}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a flush</source>
      <translation>同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>a full house</source>
      <translation>葫芦</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a high card</source>
      <translation>高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a pair</source>
      <translation>对子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>a royal flush</source>
      <translation>皇家同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a straight</source>
      <translation>顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a straight flush</source>
      <translation>同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>black</source>
      <translation>黑色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>four of a kind</source>
      <translation>四条</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>red</source>
      <translation>红色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>two pair</source>
      <translation>两对</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} are not of one colour.</source>
      <translation>{cards} 不是同一颜色。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} is no flush.</source>
      <translation>{cards} 不是同花。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} is no straight.</source>
      <translation>{cards} 不是顺子。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} is no straight: the ace does not join king and two.</source>
      <translation>{cards} 不是顺子：A 不能连接 K 和 2。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} beat {other}.</source>
      <translation>{hand}大于{other}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} beats {other}.</source>
      <translation>{hand}大于{other}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} earns the {bonus}: {odds} on the {ante}.</source>
      <translation>{hand}得 {bonus}：按 {ante} {odds}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} is a game for the dealer.</source>
      <translation>{hand}已让荷官成局。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pay {amount}.</source>
      <translation>{hand}赔 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pay {odds} on {stake}.</source>
      <translation>{hand}按 {stake} {odds}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays nothing.</source>
      <translation>{hand}不赔。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays nothing: {least} is the least.</source>
      <translation>{hand}不赔：至少要{least}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays {amount}.</source>
      <translation>{hand}赔 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays {odds} on {stake}.</source>
      <translation>{hand}按 {stake} {odds}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{place} holds {hand}.</source>
      <translation>{place}有{hand}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{ranks} is a straight: the ace counts low.</source>
      <translation>{ranks} 是顺子：A 算小牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>left alone</source>
      <translation>留着不动</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>paid {amount}</source>
      <translation>赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>taken</source>
      <translation>收走</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <source>taken and paid {amount}</source>
      <translation>收走并赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <source>{belief}: {wager} at seat {seat} was {done}, where it is to be {due}. {truth} ({source}).</source>
      <translation>{belief}：{seat}号位的 {wager} 是{done}，应为{due}。{truth}（{source}）。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A folded hand is put away though it still has a wager in play</source>
      <translation>弃牌还有注在局中却被收走</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A folded hand stays while one of its wagers is in play</source>
      <translation>弃牌只要还有注在局中就留着</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A large payment is made without the supervisor</source>
      <translation>大额赔付没有叫主管</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A payment is cut out in front of the bank and sized beside the stake</source>
      <translation>赔付在筹码盘前切出，在注旁比齐</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A payment is not cut out and sized</source>
      <translation>赔付没有切出比齐</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A player's hand is opened before the dealer's</source>
      <translation>先于荷官开玩家的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A seat is skipped</source>
      <translation>漏掉一个位</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A stand-off is not declared</source>
      <translation>没有宣布和局</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A wager is settled twice</source>
      <translation>一注结算两次</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>All decisions are made before anything is settled</source>
      <translation>全部决定之后才开始结算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>An equal hand is declared a stand-off</source>
      <translation>牌相等要宣布 stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>An error is put right in silence</source>
      <translation>悄悄改正错误</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Bets are closed by the call before any card is dealt</source>
      <translation>发牌前宣布停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards are dealt in a wrong order, or in wrong packets</source>
      <translation>发牌顺序或每次张数不对</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards are dealt without closing the bets</source>
      <translation>没有停止下注就发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards are picked up before the seat is settled</source>
      <translation>该位未结算就收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards go round in the house's direction and packets</source>
      <translation>按赌场的方向与张数发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards stay until every wager of the seat is settled</source>
      <translation>该位所有注结算完才收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Decisions are taken out of turn</source>
      <translation>没有按顺序询问决定</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Every seat with a wager in play is settled</source>
      <translation>每个有注的位都要结算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Every wager is settled once</source>
      <translation>每注只结算一次</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>First everything that loses is taken at a seat, then what wins is paid</source>
      <translation>一个位内先收输的，再赔赢的</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Folds are collected before the dealer's hand is opened</source>
      <translation>荷官开牌前先收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Inside a seat the wagers go in the house's order</source>
      <translation>一个位内各注按赌场的顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>One seat is finished before the next is begun</source>
      <translation>一个位完成后再开始下一个</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Pair Plus is paid before the dealer's hand is open</source>
      <translation>荷官未开牌就赔 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Pair Plus waits until the dealer's hand is open</source>
      <translation>Pair Plus 等荷官开牌之后</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Play is offered in turn, from the dealer's left</source>
      <translation>从荷官左手起依次询问 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Players may look before the stub and the dealer's hand are secured</source>
      <translation>余牌与荷官的牌未放妥就让玩家看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Seats are settled from the dealer's right to the left</source>
      <translation>由荷官右手往左结算各位</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The 6 Card Bonus is paid before the dealer's hand is open</source>
      <translation>荷官未开牌就赔 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The 6 Card Bonus waits for the dealer's cards</source>
      <translation>6 Card Bonus 等荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is declared before anything is settled</source>
      <translation>结算之前先报荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is not declared</source>
      <translation>没有报荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is opened before the folds are collected</source>
      <translation>未收弃牌就开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is opened first</source>
      <translation>先开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The stub and the dealer's hand are secured before players look</source>
      <translation>余牌与荷官的牌放妥后玩家才看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The supervisor is called before a payment above the house's limit</source>
      <translation>赔付超过赌场限额前先叫主管</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The supervisor is called before an error is put right</source>
      <translation>改正错误之前先叫主管</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The table is settled from the wrong side</source>
      <translation>从错误的一边结算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The table is settled row by row, not seat by seat</source>
      <translation>逐排而不是逐位结算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The wagers of a seat are settled in a wrong order</source>
      <translation>一个位内各注顺序不对</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Wagers are settled before all have decided</source>
      <translation>还没有全部决定就结算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Winning wagers are paid before losing ones are taken</source>
      <translation>先赔赢的才收输的</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/misreading.py" />
      <source>{belief}. {truth} ({source}).</source>
      <translation>{belief}。{truth}（{source}）。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A Pair Plus alone is thought to play against the dealer</source>
      <translation>以为 Pair Plus 与荷官比</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A beaten hand is thought to get no Ante Bonus</source>
      <translation>以为输给荷官的牌没有 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A beaten hand loses Play alone</source>
      <translation>输的牌只收 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A beaten hand loses its Ante alone</source>
      <translation>输的牌只收 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A fixed amount is multiplied by the stake</source>
      <translation>把固定金额乘以注额</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A flush is of one suit, not only of one colour</source>
      <translation>同花是同一花色，不只同色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A flush is put above a straight</source>
      <translation>把同花排在顺子之上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A flush is thought to get an Ante Bonus</source>
      <translation>以为同花有 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A fold forfeits the Pair Plus</source>
      <translation>弃牌失去 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is given back</source>
      <translation>弃牌的 Ante 退回</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is lost</source>
      <translation>弃牌的 Ante 输掉</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is lost whatever the dealer holds</source>
      <translation>弃牌的 Ante 输掉，不论荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is paid where the dealer does not play</source>
      <translation>荷官没有资格时赔弃牌的 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded hand gives up its Ante Bonus</source>
      <translation>弃牌放弃 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded hand is paid its Ante Bonus</source>
      <translation>给弃牌赔 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A full house has a row of its own</source>
      <translation>葫芦另有一行</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A full house is taken for three of a kind</source>
      <translation>把葫芦当成三条</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand with Pair Plus alone is thought to give an Envy Bonus</source>
      <translation>以为只有 Pair Plus 的牌带来 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand with an Ante gives an Envy Bonus, with or without a Progressive wager</source>
      <translation>有 Ante 的牌带来 Envy Bonus，不论有无 Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand without a queen in it is thought not to play, whatever it is</source>
      <translation>以为没有Q的牌无论如何没有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand without an Ante gives no Envy Bonus</source>
      <translation>没有 Ante 的牌不带来 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A higher hand is paid on Play too</source>
      <translation>牌大时 Play 也赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A higher hand is paid on the Ante too</source>
      <translation>牌大时 Ante 也赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A losing Progressive wager is left</source>
      <translation>输掉的 Progressive 留着不收</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A losing Progressive wager is taken</source>
      <translation>输掉的 Progressive 收走</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A lower hand loses Play too</source>
      <translation>牌小时 Play 也输</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A lower hand loses its Ante though the dealer does not play</source>
      <translation>荷官没有资格，牌小也收 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A lower hand loses its Ante too</source>
      <translation>牌小时 Ante 也输</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A pair is given its Pair Plus back and no more</source>
      <translation>对子只退回 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A pair is paid on the Pair Plus</source>
      <translation>对子按 Pair Plus 赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A pair or better qualifies, however low its cards</source>
      <translation>对子或更大即有资格，不论点数多小</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A payment comes out ten times too large</source>
      <translation>赔付多了十倍</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A payment comes out ten times too small</source>
      <translation>赔付少了十倍</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A royal flush has a row of its own</source>
      <translation>皇家同花顺另有一行</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A royal flush is paid as a straight flush</source>
      <translation>皇家同花顺按同花顺赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A run in one suit is a straight flush, the highest of all hands</source>
      <translation>同花色相连是同花顺，最大的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A run with a gap is taken for a straight</source>
      <translation>把中间有缺的当成顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush is paid more than three of a kind</source>
      <translation>同花顺赔得比三条多</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush is read as a flush</source>
      <translation>把同花顺读成同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush is read as a straight</source>
      <translation>把同花顺读成顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight is paid more than a flush</source>
      <translation>顺子赔得比同花多</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight is thought to get no Ante Bonus</source>
      <translation>以为顺子没有 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight is three ranks in a row, without a gap</source>
      <translation>顺子是三个相连点数，中间无缺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight or better that played is paid an Ante Bonus</source>
      <translation>跟注的顺子或更大赔 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is paid as a win</source>
      <translation>和局按赢赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is paid on the Ante</source>
      <translation>和局赔 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is taken as a loss</source>
      <translation>和局当作输收走</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is thought to get no Ante Bonus</source>
      <translation>以为和局没有 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A win is paid on Play alone</source>
      <translation>赢了只赔 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A win is paid on the Ante alone</source>
      <translation>赢了只赔 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is a straight, the lowest of all</source>
      <translation>A-2-3 是顺子，最小的</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is put above every straight but A-K-Q</source>
      <translation>把 A-2-3 排在除 A-K-Q 外所有顺子之上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is taken for no straight</source>
      <translation>不把 A-2-3 当顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is taken for the highest straight</source>
      <translation>把 A-2-3 当成最大的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is the lowest of all straights</source>
      <translation>A-2-3 是最小的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3-4-5 is a straight, the lowest of all</source>
      <translation>A-2-3-4-5 是顺子，最小的</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3-4-5 is taken for no straight</source>
      <translation>不把 A-2-3-4-5 当顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q is a straight, the highest of all</source>
      <translation>A-K-Q 是顺子，最大的</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q is taken for no straight</source>
      <translation>不把 A-K-Q 当顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of another suit is paid as any straight flush</source>
      <translation>其他花色的 A-K-Q 按普通同花顺赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of any one suit is paid by that row</source>
      <translation>任何同花色 A-K-Q 都按该行赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of any suit is thought to win the jackpot</source>
      <translation>以为任何花色的 A-K-Q 都得奖池</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of hearts, diamonds or clubs has a row of its own</source>
      <translation>红桃、方块、梅花 A-K-Q 另有一行</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of one suit has a row of its own</source>
      <translation>同花色 A-K-Q 另有一行</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of one suit is paid as any straight flush</source>
      <translation>同花色 A-K-Q 按普通同花顺赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of several suits is paid as if it were of one</source>
      <translation>不同花色的 A-K-Q 按同花色赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of spades gives the larger Envy Bonus</source>
      <translation>黑桃 A-K-Q 的 Envy Bonus 较大</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>All six cards of one colour are paid the higher odds</source>
      <translation>六张全同色按较高赔率赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>All three of the player's cards are thought to count</source>
      <translation>以为玩家的三张都要算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is paid for any straight flush</source>
      <translation>任何同花顺都赔 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is paid to the winner too</source>
      <translation>Envy Bonus 也赔给中奖者</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is paid without a Progressive wager</source>
      <translation>没有 Progressive 也赔 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is thought to need a Progressive wager of the winner</source>
      <translation>以为中奖者须有 Progressive 才有 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Ante and Play are paid on the Pair Plus stake</source>
      <translation>按 Pair Plus 的注额赔 Ante 和 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Ante and Play are paid on the neighbour's stake</source>
      <translation>按邻位的注额赔 Ante 和 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Any five of the six cards may make the hand</source>
      <translation>六张中任意五张都可组成牌型</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Any pair is paid</source>
      <translation>任何对子都赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Any queen high qualifies, the poorest too</source>
      <translation>任何Q高牌都有资格，最弱的也是</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Below queen high the dealer does not play</source>
      <translation>低于Q高牌荷官没有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Between equal pairs the odd card decides</source>
      <translation>对子相等时由踢脚牌决定</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Both rows of Prime are paid together</source>
      <translation>Prime 两行一起赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Each is paid the whole Envy Bonus</source>
      <translation>每人都得全额 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Each seat is paid on its own stake</source>
      <translation>各位按自己的注额赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Each wager is paid on its own stake</source>
      <translation>各注按自己的注额赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Equal hands stand off: Ante and Play are left</source>
      <translation>牌相等为和局：Ante 与 Play 不动</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Every other player with a Progressive wager is paid an Envy Bonus</source>
      <translation>其他每名有 Progressive 的玩家都赔 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Everything is returned where the dealer does not play</source>
      <translation>荷官没有资格时全部退回</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Flushes are compared card by card, down to the third</source>
      <translation>同花逐张比到第三张</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>It is the other way round: the Ante is paid and Play is returned</source>
      <translation>正相反：赔 Ante，退 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Jack high is thought to be enough</source>
      <translation>以为J高牌就够</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>K-A-2 is taken for a straight</source>
      <translation>把 K-A-2 当成顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>K-Q-J of one suit is taken for a Mini Royal</source>
      <translation>把同花色 K-Q-J 当成 Mini Royal</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>No Ante Bonus is paid where the dealer does not play</source>
      <translation>荷官没有资格时不赔 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Nobody is paid an Envy Bonus for a hand of their own</source>
      <translation>自己的牌不得 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Odds of two figures are read as one: 40 as 4</source>
      <translation>两位数赔率读成一位：40 读成 4</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Of several suits A-K-Q is a straight</source>
      <translation>不同花色的 A-K-Q 是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>One stake too little is paid: N for 1</source>
      <translation>少赔一份注：当成 N 换 1</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of one suit gives an Envy Bonus</source>
      <translation>只有同花色 A-K-Q 带来 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of one suit is paid by that row; K-Q-J is a straight flush</source>
      <translation>该行只赔同花色 A-K-Q；K-Q-J 是同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of one suit is paid by that row; of several suits it is a straight</source>
      <translation>该行只赔同花色 A-K-Q；不同花色是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of spades is taken for a Mini Royal</source>
      <translation>只把黑桃 A-K-Q 当作 Mini Royal</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of spades wins the jackpot</source>
      <translation>只有黑桃 A-K-Q 得奖池</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only players with a Progressive wager are paid an Envy Bonus</source>
      <translation>只有有 Progressive 的玩家得 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only the higher row is paid</source>
      <translation>只赔较高的一行</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only the highest card is compared</source>
      <translation>只比最大的一张</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only the highest card of a flush is compared</source>
      <translation>同花只比最大的一张</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus does not play against the dealer</source>
      <translation>Pair Plus 不与荷官比</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus does not wait for the dealer to qualify</source>
      <translation>Pair Plus 不看荷官有无资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus has a table of its own</source>
      <translation>Pair Plus 有自己的赔率表</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is judged on the dealer's hand</source>
      <translation>按荷官的牌判 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is kept on a fold</source>
      <translation>弃牌时保留 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is paid from the table of {title}</source>
      <translation>按{title}的赔率表赔 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is paid on its own stake</source>
      <translation>Pair Plus 按自己的注额赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is paid on the Ante's stake</source>
      <translation>Pair Plus 按 Ante 的注额赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is read from the Ante Bonus table</source>
      <translation>用 Ante Bonus 的表赔 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is returned on a tie</source>
      <translation>和局时退回 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is returned where the dealer does not play</source>
      <translation>荷官没有资格时退回 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is returned where there is no pair</source>
      <translation>没有对子时退回 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is taken on a fold</source>
      <translation>弃牌时收走 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is taken where the dealer beats the hand</source>
      <translation>输给荷官时收走 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is thought to need a pair of jacks</source>
      <translation>以为 Pair Plus 须有一对J</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus looks at the player's three cards</source>
      <translation>Pair Plus 看玩家的三张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus loses without a pair or better</source>
      <translation>没有对子或更大，Pair Plus 输</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus stays in action on a fold</source>
      <translation>弃牌后 Pair Plus 仍在局中</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pairs are compared by the highest card, not by the pair</source>
      <translation>对子按最大的单张而不是按对子比</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid at the bonus odds too</source>
      <translation>Play 也按奖金赔率赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid even money on its own stake</source>
      <translation>Play 按自己的注额一赔一</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid even money; the bonus is on the Ante</source>
      <translation>Play 一赔一；奖金在 Ante 上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid on Ante and Play together</source>
      <translation>Play 按 Ante 与 Play 之和赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid though the dealer does not play</source>
      <translation>荷官没有资格也赔 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is taken though the dealer does not play</source>
      <translation>荷官没有资格也收 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime does not play against the dealer</source>
      <translation>Prime 不与荷官比</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is paid for the dealer's colour alone</source>
      <translation>只凭荷官的颜色赔 Prime</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is taken on a fold</source>
      <translation>弃牌时收走 Prime</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is taken where the dealer beats the hand</source>
      <translation>输给荷官时收走 Prime</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is thought to need one suit</source>
      <translation>以为 Prime 须同花色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime needs one colour, not one suit</source>
      <translation>Prime 须同色，不须同花色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime needs the player's three cards of one colour</source>
      <translation>Prime 须玩家三张同色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime stays in action on a fold</source>
      <translation>弃牌后 Prime 仍在局中</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive does not play against the dealer</source>
      <translation>Progressive 不与荷官比</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive is taken on a fold</source>
      <translation>弃牌时收走 Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive is taken where the dealer beats the hand</source>
      <translation>输给荷官时收走 Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive pays A-K-Q of several suits as if it were of one</source>
      <translation>不同花色的 A-K-Q，Progressive 按同花色赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive stays in action on a fold</source>
      <translation>弃牌后 Progressive 仍在局中</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Queen high is enough for the dealer to play</source>
      <translation>荷官有Q高牌就够</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Straight and flush change places among five cards</source>
      <translation>五张牌中顺子与同花对调</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Straight and flush change places in the Pair Plus table</source>
      <translation>Pair Plus 表中顺子与同花对调</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Suits are used to break a tie</source>
      <translation>用花色分胜负</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Suits never break a tie</source>
      <translation>花色从不分胜负</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus begins with three of a kind: two pair lose</source>
      <translation>6 Card Bonus 从三条起：两对输</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus does not play against the dealer</source>
      <translation>6 Card Bonus 不与荷官比</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus does not wait for the dealer to qualify</source>
      <translation>6 Card Bonus 不看荷官有无资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus has a table of its own</source>
      <translation>6 Card Bonus 有自己的赔率表</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is paid from the Pair Plus table</source>
      <translation>按 Pair Plus 表赔 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is read from the player's own three cards</source>
      <translation>只用玩家三张读 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is taken on a fold</source>
      <translation>弃牌时收走 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is taken where the dealer beats the hand</source>
      <translation>输给荷官时收走 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is taken where the dealer does not play</source>
      <translation>荷官没有资格时收走 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is the best five of all six cards</source>
      <translation>6 Card Bonus 是六张中最好的五张</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus stays in action on a fold</source>
      <translation>弃牌后 6 Card Bonus 仍在局中</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus begins with a straight</source>
      <translation>Ante Bonus 从顺子起</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus has a table of its own</source>
      <translation>Ante Bonus 有自己的赔率表</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is due on a tie too</source>
      <translation>和局也有 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is due to a beaten hand too</source>
      <translation>输的牌也有 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is due whether or not the dealer qualifies</source>
      <translation>不论荷官有无资格都有 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is forgotten</source>
      <translation>忘记 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on Ante and Play together</source>
      <translation>Ante Bonus 按 Ante 与 Play 之和赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on the Ante</source>
      <translation>Ante Bonus 按 Ante 赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on the Ante alone</source>
      <translation>Ante Bonus 只按 Ante 赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on the Pair Plus stake</source>
      <translation>Ante Bonus 按 Pair Plus 的注额赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is read from another house's table</source>
      <translation>用别家的表赔 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is read from the Pair Plus table</source>
      <translation>用 Pair Plus 的表赔 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is thought to need a Pair Plus</source>
      <translation>以为 Ante Bonus 须有 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus needs no other wager than Ante and Play</source>
      <translation>Ante Bonus 除 Ante 与 Play 外不须其他注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante is paid at the bonus odds, and nothing more</source>
      <translation>Ante 只按奖金赔率赔，别无其他</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante is paid even money, and the Ante Bonus comes on top</source>
      <translation>Ante 一赔一，另加 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Envy Bonus is forgotten</source>
      <translation>忘记 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Envy Bonus is shared out</source>
      <translation>把 Envy Bonus 平分</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The ace is counted low among high cards</source>
      <translation>高牌中把A当最小</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The ace is the highest card; it is low in A-2-3 alone</source>
      <translation>A是最大的牌，只在 A-2-3 中作小</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The ace never turns the corner: K-A-2 is no straight</source>
      <translation>A不能绕过去：K-A-2 不是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The amount is fixed, whatever the stake</source>
      <translation>金额固定，不论注额</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The award is as the table has it, and the stake stays besides</source>
      <translation>奖金如表所列，注另外留着</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to need a pair</source>
      <translation>以为荷官须有对子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to need ace and king</source>
      <translation>以为荷官须有A和K</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to need better than queen high</source>
      <translation>以为荷官须好过Q高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to play with anything</source>
      <translation>以为荷官什么牌都有资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer needs queen high at least</source>
      <translation>荷官至少须有Q高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer's cards are forgotten</source>
      <translation>忘了荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The higher odds are for all six cards of one colour</source>
      <translation>较高赔率是六张全同色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The higher pair wins; the odd card decides only between equal pairs</source>
      <translation>对子大者赢；对子相等才比踢脚牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The last row is a misprint for a pair</source>
      <translation>最后一行是印刷错误，应为对子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odd card is forgotten where pairs are equal</source>
      <translation>对子相等时忘了踢脚牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are paid on one chip, not on the stake</source>
      <translation>赔率按一枚筹码而不是注额算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are read in full</source>
      <translation>赔率要读全</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are to one: the stake stays the player's besides</source>
      <translation>赔率是“赔一”：本注另归玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are what is paid on top of the stake</source>
      <translation>赔率是本注之外所赔的</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds multiply the stake, once</source>
      <translation>赔率只乘一次注额</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds multiply the whole stake</source>
      <translation>赔率乘以全部注额</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The order of five-card poker is used for three cards</source>
      <translation>三张牌用了五张牌的大小</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The player's colour alone is thought enough for the higher odds</source>
      <translation>以为玩家同色就够较高赔率</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The printed pay table is taken at its word, misprint and all</source>
      <translation>照印刷的赔率表，连错误也照算</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The stake is added to a fixed amount</source>
      <translation>把注额加到固定金额上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The stake is added to every payment</source>
      <translation>每次赔付都加上注额</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The stake is added to the Ante Bonus</source>
      <translation>把注额加到 Ante Bonus 上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The third card is forgotten</source>
      <translation>忘了第三张</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The two fixed amounts change places</source>
      <translation>两个固定金额弄反</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>This house has a table of its own</source>
      <translation>这家赌场有自己的赔率表</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Three cards of one colour are taken for a flush</source>
      <translation>把三张同色当成同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Three of a kind and straight flush change places in the Pair Plus table</source>
      <translation>Pair Plus 表中三条与同花顺对调</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Three of a kind is put above a straight flush</source>
      <translation>把三条排在同花顺之上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two hands of different colours are paid as if all were of one</source>
      <translation>两手颜色不同却按全同色赔</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two hands of one category are taken for a tie</source>
      <translation>把同类的两手牌当和局</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two pair is taken for three of a kind</source>
      <translation>把两对当成三条</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two rows of the Ante Bonus change places</source>
      <translation>Ante Bonus 两行对调</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the dealer does not qualify hands are not compared: the Ante is paid</source>
      <translation>荷官没有资格时不比牌：赔 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the dealer does not qualify the Ante is paid</source>
      <translation>荷官没有资格时赔 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the dealer does not qualify the Play wager is returned</source>
      <translation>荷官没有资格时退回 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the highest cards are equal the next decides, and then the third</source>
      <translation>最大的相等时比下一张，再比第三张</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where two cards are equal the third decides</source>
      <translation>两张相等时由第三张决定</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>With five cards a flush beats a straight</source>
      <translation>五张牌中同花大于顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>With three cards a straight beats a flush</source>
      <translation>三张牌中顺子大于同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>With three cards it is three of a kind, then straight, then flush</source>
      <translation>三张牌：三条，其次顺子，再次同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Within a category the ranks decide; only three equal ranks tie</source>
      <translation>同类牌比点数；三个点数全等才是和局</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Without a qualified dealer the Ante is returned and Play paid</source>
      <translation>荷官没有资格时退 Ante、赔 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/repeats.py" />
      <source>It is the third slip of this kind.</source>
      <translation>这是同类失误的第三次。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>Stop the game, call and explain first. Then carry it out, and resume.</source>
      <translation>先停局、叫主管、说明。然后执行、恢复。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/marking/why.py" />
      <source>This line cannot be read as an act: {reason}.</source>
      <translation>这一行无法读作动作：{reason}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You began to {deed} before the ruling. Rule first.</source>
      <translation>您裁定前就{deed}。先裁定。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You called the supervisor. There is nothing to rule on: you may play on.</source>
      <translation>您叫了主管。无需裁定：可以继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You did not {deed}. The whole chain is asked for here.</source>
      <translation>您没有{deed}。这里要求完整流程。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You explained it as something else. It is: {title}.</source>
      <translation>您说成了别的情况。应为：{title}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>the acts that can be written are the school's</source>
      <translation>可以写出的动作由学校规定</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Back the card up, and play on.</source>
      <translation>退回这张牌，继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Call the supervisor.</source>
      <translation>叫主管。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Decide in the player's favour.</source>
      <translation>按玩家利益裁定。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Have it put right, and play on.</source>
      <translation>让其改正，继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>It is not allowed: stop it.</source>
      <translation>不允许：制止。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>It stands.</source>
      <translation>有效。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Move the complete hands, and play on.</source>
      <translation>移动整手牌，继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Nothing is paid for it.</source>
      <translation>对此不付。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Refuse it.</source>
      <translation>拒收。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>Ruled: {ruling}</source>
      <translation>裁定：{ruling}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>The cards are dealt again.</source>
      <translation>重新发牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>The round does not count.</source>
      <translation>本局不算。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>The round is void.</source>
      <translation>本局作废。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>There is nothing to rule on: play on.</source>
      <translation>无需裁定：继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>You did not {deed}.</source>
      <translation>您没有{deed}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>You let it pass.</source>
      <translation>您放过了。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>You need not {deed} here.</source>
      <translation>这里不必{deed}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>You ruled “{said}”.</source>
      <translation>您裁定“{said}”。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>You settled the {wager} at {place}.</source>
      <translation>您结算了{place}的 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>announce "Place your bets" again</source>
      <translation>重新宣布 "Place your bets"</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>announce the ruling</source>
      <translation>宣布裁决</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>back up the card at {place}</source>
      <translation>把{place}的牌退回</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>deal again</source>
      <translation>重新发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>decide in favour of {place}</source>
      <translation>按有利于{place}裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>explain what was seen and by which clause: {word}</source>
      <translation>说明看到了什么、依据哪一条：{word}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>have the cards at {place} put in the Play area</source>
      <translation>让{place}的牌放到 Play 区</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>keep the {wager} at {place} in play</source>
      <translation>让{place}的 {wager} 留在局中</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>move the hand at {place} to {to}</source>
      <translation>把{place}的牌移到{to}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>play on</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>put the cards in the discard rack</source>
      <translation>把牌放入弃牌盒</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>refuse the {wager} at {place}</source>
      <translation>拒收{place}的 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>resume the game</source>
      <translation>恢复游戏</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>return every wager</source>
      <translation>退回全部注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>return the {wager} at {place}</source>
      <translation>退回{place}的 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>stop the game</source>
      <translation>停止游戏</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>stop {place}</source>
      <translation>制止{place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>take the other deck</source>
      <translation>换另一副牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>the dealer's place</source>
      <translation>荷官位</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling_words.py" />
      <source>wager</source>
      <translation>注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>an Ante Bonus was due</source>
      <translation>应付 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>both hands were of one kind</source>
      <translation>双方牌型相同</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was Pair Plus</source>
      <translation>是 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was Prime</source>
      <translation>是 Prime</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was a side wager</source>
      <translation>是边注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was the 6 Card Bonus</source>
      <translation>是 6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was the Ante</source>
      <translation>是 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was the Ante or Play of a hand that played</source>
      <translation>是跟注手牌的 Ante 或 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was the Envy Bonus</source>
      <translation>是 Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was the Play wager</source>
      <translation>是 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>it was the Progressive</source>
      <translation>是 Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>more than 100 was due</source>
      <translation>应付超过 100</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer did not qualify</source>
      <translation>庄家未达资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held Ace high</source>
      <translation>庄家是 A 高</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held Jack high</source>
      <translation>庄家是 J 高</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held King high</source>
      <translation>庄家是 K 高</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held a flush</source>
      <translation>庄家是同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held a pair</source>
      <translation>庄家是对子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held a pair or better</source>
      <translation>庄家是对子或更大</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held a straight</source>
      <translation>庄家是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held a straight flush</source>
      <translation>庄家是同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held exactly Queen high</source>
      <translation>庄家正好是 Q 高</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer held three of a kind</source>
      <translation>庄家是三条</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer qualified</source>
      <translation>庄家达到资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the dealer's hand was higher</source>
      <translation>庄家的牌更大</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the hand played and the dealer did not qualify</source>
      <translation>手牌跟注而庄家未达资格</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the hand was folded</source>
      <translation>手牌已弃</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the hands tied</source>
      <translation>双方平手</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the odds were 10 to 1 or more</source>
      <translation>赔率为 10 比 1 或更高</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the odds were more than 1 to 1</source>
      <translation>赔率高于 1 比 1</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the pair was Jacks or higher</source>
      <translation>对子为 J 或更大</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the pair was lower than Jacks</source>
      <translation>对子小于 J</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the pair was lower than sixes</source>
      <translation>对子小于 6</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held 3-2-A</source>
      <translation>玩家是 3-2-A</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held A-K-Q</source>
      <translation>玩家是 A-K-Q</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held a flush</source>
      <translation>玩家是同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held a pair</source>
      <translation>玩家是对子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held a straight</source>
      <translation>玩家是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held a straight flush</source>
      <translation>玩家是同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held a straight or better</source>
      <translation>玩家是顺子或更大</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held an Ace</source>
      <translation>玩家有 A</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held no pair</source>
      <translation>玩家没有对子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player held three of a kind</source>
      <translation>玩家是三条</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player's cards were of one colour</source>
      <translation>玩家的牌同色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player's cards were of one suit</source>
      <translation>玩家的牌同花色</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the player's hand was higher</source>
      <translation>玩家的牌更大</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the seat had no Ante</source>
      <translation>该位没有 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the seat had no Pair Plus</source>
      <translation>该位没有 Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the seat was 1 or 2</source>
      <translation>是 1 号或 2 号位</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the seat was 6 or 7</source>
      <translation>是 6 号或 7 号位</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the stake was more than 25</source>
      <translation>注额超过 25</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the stake was more than 5</source>
      <translation>注额超过 5</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the stake was no multiple of 5</source>
      <translation>注额不是 5 的倍数</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the wager was a push</source>
      <translation>该注为和局</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the wager was due to be paid</source>
      <translation>该注应赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/traits.py" />
      <source>the wager was due to be taken</source>
      <translation>该注应收取</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You declared {called}. The dealer has {hand}.</source>
      <translation>您宣布{called}。荷官有{hand}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You declared {called}. The hand at {place} is {hand}.</source>
      <translation>您宣布{called}。{place}的牌是{hand}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You declared {equal} at {place}.</source>
      <translation>您宣布{place}{equal}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You made a ruling. Nothing is wrong with this round: play on.</source>
      <translation>您作了裁定。这一局没有问题：继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a stand-off</source>
      <translation>stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <location filename="../../trainer/marking/why_order.py" />
      <source>{place} folded.</source>
      <translation>{place}弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{place} has no {ante}.</source>
      <translation>{place}没有 {ante}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <location filename="../../trainer/marking/why_needless.py" />
      <source>Every hand in the round gets three.</source>
      <translation>局中每手牌都是三张。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>Take a fold's {things} before the dealer's hand is turned.</source>
      <translation>开荷官的牌之前，收走弃牌者的{things}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>Take a fold's {things} before the dealer's hand is turned. The cards stay for {alive}.</source>
      <translation>开荷官的牌之前，收走弃牌者的 {things}。牌为 {alive} 留下。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>The dealer</source>
      <translation>荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not declare the dealer's hand: {hand}.</source>
      <translation>您没有宣布荷官的牌：{hand}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not declare {equal} at {place}. Both hands are the same.</source>
      <translation>您没有宣布{place}{equal}。两手牌相同。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not lay the cut card on the dealer's hand. It stays there until the reveal.</source>
      <translation>您没有把切牌卡放在荷官的牌上。它要放到开牌为止。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not look over the bets. Every wager is checked before a card is dealt.</source>
      <translation>您没有检查下注。发牌前要检查每一注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not offer {play} at {place}. Everybody with an {ante} plays or folds.</source>
      <translation>您没有问{place}是否下 {play}。每个有 {ante} 的人要跟或弃。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not rack the stub. It goes to the discard rack once all cards are out.</source>
      <translation>您没有收余牌。牌发完后余牌放入弃牌盒。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not say “No more bets”. The call closes the bets before the deal.</source>
      <translation>您没有说“停止下注”。发牌前以此截止下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not say “Place your bets”. The call opens the round.</source>
      <translation>您没有说“请下注”。一局由此开始。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not tuck the cards at {place}. They lie under the {bonus} until it is settled.</source>
      <translation>您没有压{place}的牌。牌要压在 {bonus} 下直到结算。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not turn the dealer's hand. Nothing is settled before it lies open.</source>
      <translation>您没有开荷官的牌。开牌之前不作任何结算。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not turn the hand at {place}. It is shown before its wagers are settled.</source>
      <translation>您没有开{place}的牌。先亮牌，再结算其下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You gave no leave to touch the cards. The {players} wait for a word or an opened hand.</source>
      <translation>您没有允许碰牌。{players}要等口头许可或摊手示意。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You left the cards at {place}. Pick them up once the wagers there are settled.</source>
      <translation>您留下了{place}的牌。那里的下注结算后收牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>cards</source>
      <translation>牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} folded, and the fold was not collected.</source>
      <translation>{place}弃牌，而弃牌没有收。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} folded, and {amount} was left there.</source>
      <translation>{place}弃牌，而 {amount} 还留在那里。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} got no cards.</source>
      <translation>{place}没有牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} has one card.</source>
      <translation>{place}只有一张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} has two cards.</source>
      <translation>{place}只有两张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has five cards.</source>
      <translation>{place}现在有五张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has four cards.</source>
      <translation>{place}现在有四张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has six cards.</source>
      <translation>{place}现在有六张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has {count} cards.</source>
      <translation>{place}现在有 {count} 张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>Every hand plays or folds first.</source>
      <translation>先由每一手决定继续或弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>No other player with an {ante} holds A-K-Q of one suit. No {bonus} is due.</source>
      <translation>其他有 {ante} 的玩家都没有同花色 A-K-Q。不付 {bonus}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>Once is enough.</source>
      <translation>一次就够了。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer's hand is turned first.</source>
      <translation>先开荷官的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>This house has no {wager}.</source>
      <translation>本场没有 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>This house has no {wager}. Its wagers are {wagers}.</source>
      <translation>本场没有 {wager}。本场的下注是 {wagers}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You collected a fold at {there}. Nobody folded there.</source>
      <translation>您收了{there}的弃牌。那里没有人弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <location filename="../../trainer/marking/why_stops.py" />
      <source>You dealt a hand to a place without a wager. That is a misdeal.</source>
      <translation>您给没有下注的位置发了牌。这是发牌失误。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You paid the {wager} again: {amount} too much. It was settled already.</source>
      <translation>您又赔了 {wager}：多 {amount}。它已经结算。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You said “Place your bets” when bets were closed. That misleads the players.</source>
      <translation>下注已截止时您说了“请下注”。这会误导玩家。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You took the {wager} again. It was collected with the fold.</source>
      <translation>您又收了 {wager}。它已随弃牌收走。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You took the {wager} twice. It was settled already.</source>
      <translation>您收了两次 {wager}。它已经结算。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You tucked the cards at {there}. No {bonus} of that hand is in play.</source>
      <translation>您压了{there}的牌。那手牌没有 {bonus} 在局中。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You tucked the cards at {there}. Only a folded hand is tucked.</source>
      <translation>您压了{there}的牌。只有弃掉的牌才压。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You tucked the cards at {there}. This house tucks no cards.</source>
      <translation>您压了{there}的牌。本场不压牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done} a second time.</source>
      <translation>您第二次{done}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <location filename="../../trainer/marking/why_order.py" />
      <source>You {done} too soon.</source>
      <translation>您太早{done}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. Nobody bets there in this round.</source>
      <translation>您{done}。这一局那里没有人下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. Nothing was left there after the fold.</source>
      <translation>您{done}。弃牌后那里已没有东西。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. Only a hand with an {ante} plays or folds.</source>
      <translation>您{done}。只有下了 {ante} 的牌才跟或弃。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. The deal was over by then.</source>
      <translation>您{done}。那时发牌已经结束。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. This house does not ask for it.</source>
      <translation>您{done}。本场不要求这样做。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{hand} earns no {bonus}: {least} is the least.</source>
      <translation>{hand}没有 {bonus}：至少要{least}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} folded: a lost {ante} earns no bonus.</source>
      <translation>{place}弃牌：输掉的 {ante} 没有奖金。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} folded: there is no {wager}.</source>
      <translation>{place}弃牌：没有 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} has no {ante}, so it earns no {bonus}.</source>
      <translation>{place}没有 {ante}，所以没有 {bonus}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} has no {wager}, so no {bonus}.</source>
      <translation>{place}没有 {wager}，所以没有 {bonus}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} has no {wager}: there is nothing to settle.</source>
      <translation>{place}没有 {wager}：没有可结算的。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Collect what the fold gives up first.</source>
      <translation>先收弃牌放弃的注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Deal to the {players} from the left, the dealer last.</source>
      <translation>从左边起给{players}发牌，荷官最后。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Go from the dealer's left: {place} comes first.</source>
      <translation>从荷官左边起：先{place}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Settle a hand and pick up its cards before you open the next.</source>
      <translation>先结算一手并收牌，再翻开下一手。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Settle from the left: {place} comes first.</source>
      <translation>从左边结算：先{place}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Settle from the right: {place} comes first.</source>
      <translation>从右边结算：先{place}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Take every losing wager before a winning one is paid.</source>
      <translation>先收完输的注，再赔赢的注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The bets are looked over first.</source>
      <translation>先检查下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The call “No more bets” comes before the deal.</source>
      <translation>发牌前先喊“停止下注”。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The call “Place your bets” opens the round.</source>
      <translation>一局以“请下注”开始。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The cards at {place} are picked up first.</source>
      <translation>先收{place}的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The cut card is laid on the dealer's hand first.</source>
      <translation>先把切牌卡放在荷官的牌上。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The deal is finished first.</source>
      <translation>先发完牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer comes last.</source>
      <translation>荷官最后。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer gets all three cards first.</source>
      <translation>荷官的三张牌要先发齐。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer's card ends each time around.</source>
      <translation>每一轮以荷官的牌结束。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer's hand is declared first.</source>
      <translation>先宣布荷官的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The fold at {place} is collected first.</source>
      <translation>先收{place}的弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The folded hand at {place} is tucked under the {bonus} first.</source>
      <translation>先把{place}弃掉的牌压在 {bonus} 下。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The hand at {place} is declared equal first.</source>
      <translation>先宣布{place}牌相同。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The hand at {place} is turned first.</source>
      <translation>先开{place}的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The leave to touch the cards comes first.</source>
      <translation>先允许碰牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The same person decides at {place} first.</source>
      <translation>同一个人先决定{place}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The stub goes to the discard rack first.</source>
      <translation>先把余牌放入弃牌盒。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The {wager} at {place} is paid first.</source>
      <translation>先赔{place}的 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>They stay until every wager there is settled.</source>
      <translation>那里的注全部结算前牌要留着。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You dealt to {then} before {first}.</source>
      <translation>您先发了{then}，应先发{first}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You declared the dealer's hand too soon.</source>
      <translation>您太早宣布荷官的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You offered {play} at {then} before {first}.</source>
      <translation>您先问了{then}是否下 {play}，应先问{first}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You paid the {then} before the {first}. Pay in the order {wagers}.</source>
      <translation>您先赔了 {then}，后赔 {first}。按 {wagers} 的顺序赔付。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You settled the {wager} in a pass of its own. It goes with the hand's other wagers.</source>
      <translation>您把 {wager} 单独结算了一遍。它应与该手的其他注一起结算。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You settled {then} before {first}.</source>
      <translation>您先结算了{then}，应先结算{first}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You took the {then} before the {first}. Take in the order {wagers}.</source>
      <translation>您先收了 {then}，后收 {first}。按 {wagers} 的顺序收注。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You went on to {then} before {first} was finished.</source>
      <translation>{first} 尚未结束，您就转到了 {then}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>{there} plays or folds first.</source>
      <translation>{there}要先决定跟或弃。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>All wagers go back, and the hand is void.</source>
      <translation>所有注退还，本局作废。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>One card was seen.</source>
      <translation>看到了一张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>Stop the game and call the supervisor.</source>
      <translation>停止游戏，请主管处理。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>The cards are dealt again to all.</source>
      <translation>给所有人重新发牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>There are too few cards at {places}.</source>
      <translation>{places} 的牌太少。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>Three cards were seen.</source>
      <translation>看到了三张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>Two cards were seen.</source>
      <translation>看到了两张牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>You turned a hand during the deal.</source>
      <translation>您在发牌时翻开了一手牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>You {done} during the deal.</source>
      <translation>发牌期间您{done}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>A fold gives it up. Collect it with the cards.</source>
      <translation>弃牌即放弃此注。把它同牌一起收走。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>A second payment put it right.</source>
      <translation>第二次赔付已更正。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>It is a push: leave it.</source>
      <translation>此注不输不赢：不动。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Pay {amount}.</source>
      <translation>应赔 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Pay {amount}: {even} and {extra} {bonus}.</source>
      <translation>应赔 {amount}：{even} 加 {extra} {bonus}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Take it, and pay {amount} {bonus}.</source>
      <translation>收走此注，并赔 {amount} {bonus}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Take it.</source>
      <translation>应收走。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The same goes for the {wager}: leave it.</source>
      <translation>{wager} 也一样：不动。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The same goes for the {wager}: pay {amount}.</source>
      <translation>{wager} 也一样：应赔 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The same goes for the {wager}: take it.</source>
      <translation>{wager} 也一样：应收走。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The stake stays where it is and is not paid again.</source>
      <translation>本注留在原处，不再赔一次。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The {bonus} is missing.</source>
      <translation>缺少 {bonus}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The {clause} gives doubts to the player. The school reads none here.</source>
      <translation>{clause} 有疑义时从玩家。学校认为此处没有疑义。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You did not pay the {wager}.</source>
      <translation>您没有赔 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You left a losing {wager}.</source>
      <translation>您留下了输掉的 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid a losing {wager}.</source>
      <translation>您赔了输掉的 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid the {wager} of a folded hand.</source>
      <translation>您赔了弃牌者的 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid the {wager}.</source>
      <translation>您赔了 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid {paid}, {off} too little.</source>
      <translation>您赔了 {paid}，少 {off}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid {paid}, {off} too much.</source>
      <translation>您赔了 {paid}，多 {off}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You took a winning {wager}.</source>
      <translation>您收了赢的 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You took the {wager}.</source>
      <translation>您收了 {wager}。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>{odds} is for {hand}.</source>
      <translation>{odds}是{hand}的赔率。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>{odds} is what {house} pays.</source>
      <translation>{odds}是 {house} 的赔率。</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Stand-off</source>
      <translation>Stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a pair of {ranks}</source>
      <translation>一对{ranks}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a tie</source>
      <translation>平局</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a {rank}-high flush</source>
      <translation>{rank}高同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a {rank}-high straight</source>
      <translation>{rank}高顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a {rank}-high straight flush</source>
      <translation>{rank}高同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>an {rank}-high flush</source>
      <translation>{rank}高同花</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>an {rank}-high straight</source>
      <translation>{rank}高顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>an {rank}-high straight flush</source>
      <translation>{rank}高同花顺</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>box {seat}</source>
      <translation>{seat}号箱</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>boxes {seats}</source>
      <translation>{seats}号箱</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>check the bets</source>
      <translation>检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>checked the bets</source>
      <translation>检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>collect the fold at {place}</source>
      <translation>收{place}的弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>collected the fold at {place}</source>
      <translation>收了{place}的弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>deal to the dealer</source>
      <translation>给荷官发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>deal to {place}</source>
      <translation>给{place}发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>dealt to the dealer</source>
      <translation>给荷官发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>dealt to {place}</source>
      <translation>给{place}发了牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declare the dealer's hand: {hand}</source>
      <translation>宣布荷官的牌：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declare the hand at {place}: {hand}</source>
      <translation>宣布{place}的牌：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declared the dealer's hand: {hand}</source>
      <translation>宣布了荷官的牌：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declared the hand at {place}: {hand}</source>
      <translation>宣布了{place}的牌：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>gamblers</source>
      <translation>赌客</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>laid the cut card on the dealer's hand</source>
      <translation>把切牌卡放在荷官的牌上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>lay the cut card on the dealer's hand</source>
      <translation>把切牌卡放在荷官的牌上</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>let the players touch their cards</source>
      <translation>允许玩家碰牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>no more bets</source>
      <translation>停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>offer {play} at {place}</source>
      <translation>问{place}是否下 {play}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>offered {play} at {place}</source>
      <translation>问了{place}是否下 {play}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>paid the {wager} at {place}</source>
      <translation>赔了{place}的 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>paid {amount} on the {wager} at {place}</source>
      <translation>在{place}的 {wager} 赔了 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pay the {wager} at {place}</source>
      <translation>赔{place}的 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pay {amount} on the {wager} at {place}</source>
      <translation>在{place}的 {wager} 赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pick up the cards at {place}</source>
      <translation>收{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>picked up the cards at {place}</source>
      <translation>收了{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>place your bets</source>
      <translation>请下注</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>players</source>
      <translation>玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>rack the stub</source>
      <translation>把余牌放入弃牌盒</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>racked the stub</source>
      <translation>把余牌放入弃牌盒</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>rule {words}</source>
      <translation>裁定 {words}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>ruled {words}</source>
      <translation>裁定 {words}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>said “{words}”</source>
      <translation>喊了“{words}”</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>say “{words}”</source>
      <translation>喊“{words}”</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>seats {seats}</source>
      <translation>{seats}号位</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>stand-off</source>
      <translation>stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>take the {wager} at {place}</source>
      <translation>收{place}的 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>three {ranks}</source>
      <translation>三条{ranks}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>took the {wager} at {place}</source>
      <translation>收了{place}的 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>tuck the cards at {place}</source>
      <translation>压{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>tucked the cards at {place}</source>
      <translation>压了{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turn the dealer's hand</source>
      <translation>开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turn the hand at {place}</source>
      <translation>开{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turned the dealer's hand</source>
      <translation>开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turned the hand at {place}</source>
      <translation>开了{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{first} {then}</source>
      <extracomment>two sentences that follow one another</extracomment>
      <translation>{first}{then}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>brings older records up to date</source>
      <translation>把旧记录升级</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>draws the charts, with numpy</source>
      <translation>绘制图表，并用 numpy</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>finds your data folder</source>
      <translation>找到您的数据文件夹</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>keeps passwords from being found out</source>
      <translation>防止密码泄露</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>keeps the records</source>
      <translation>保存记录</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>reads class lists from XLSX</source>
      <translation>读取 XLSX 班级名单</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>reads house files</source>
      <translation>读取赌场文件</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>says when a skill is due again</source>
      <translation>计算技能何时该复习</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>speaks to a school’s PostgreSQL</source>
      <translation>与学校的 PostgreSQL 通信</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>the window (Qt)</source>
      <translation>窗口（Qt）</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>writes and reads what a round showed</source>
      <translation>写入和读取一局所表现的内容</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>writes tables for Excel</source>
      <translation>写 Excel 表格</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>About {over} a shift too much, and {under} too little.</source>
      <translation>每班约多赔 {over}，少赔 {under}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>About {over} a shift too much.</source>
      <translation>每班约多赔 {over}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>About {under} a shift too little.</source>
      <translation>每班约少赔 {under}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>At {rounds} rounds an hour for {hours} hours, {seats} seats, stakes and folds as the drills deal them.</source>
      <translation>按每小时 {rounds} 局、{hours} 小时、{seats} 个位，注额与弃牌同练习。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>It shows so seldom that a shift loses next to nothing by it.</source>
      <translation>极少出现，一班几乎没有损失。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>{table} Estimated from many deals, give or take {percent}%.</source>
      <translation>{table} 由大量发牌估算，误差约 {percent}%。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>{table} The jackpot stands at {meter}.</source>
      <translation>{table} 奖池为 {meter}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>{table} Worked out over every deal.</source>
      <translation>{table} 按全部发牌计算。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Cleared: right the last three times.</source>
      <translation>已消除：最近三次都正确。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Confirmed ({percent}%). {seen}</source>
      <translation>已确认（{percent}%）。{seen}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>First seen in the last round</source>
      <translation>最近一局首次出现</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>First seen {count} rounds ago</source>
      <translation>
        <numerusform>{count} 局前首次出现</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Last seen {count} rounds ago</source>
      <translation>
        <numerusform>{count} 局前最后一次出现</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Perhaps ({percent}%). {seen}</source>
      <translation>也许（{percent}%）。{seen}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Probably ({percent}%). {seen}</source>
      <translation>很可能（{percent}%）。{seen}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Seen {hits} of {count} times.</source>
      <translation>
        <numerusform>{count} 次中出现 {hits} 次。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>{some} of {count} mistakes.</source>
      <translation>
        <numerusform>{count} 个错误中的 {some} 个。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>Leave it</source>
      <translation>留着</translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Pay {amount}</source>
      <translation>赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Take {amount}</source>
      <translation>收 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>After the deal</source>
      <translation>发牌后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>Before the deal</source>
      <translation>发牌前</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>Before the reveal</source>
      <translation>开牌前</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <location filename="../../trainer/school/exam/blind.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/table_test/laying.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <location filename="../../trainer/ui/debrief/faultless.py" />
      <location filename="../../trainer/ui/debrief/folding.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <location filename="../../trainer/ui/table_test/seat_column.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>Seat {seat}</source>
      <translation>{seat}号位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>The deal</source>
      <translation>发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>The offers</source>
      <translation>询问</translation>
    </message>
    <message>
      <location filename="../../trainer/school/curriculum.py" />
      <source>no house {house}; known: {known}</source>
      <translation>没有赌场 {house}；已知：{known}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/dealing_again.py" />
      <source>round {round} cannot be dealt again by today's rules</source>
      <translation>按现在的规则无法重发牌局 {round}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/dealing_again.py" />
      <source>round {round} has no mistake {number} by today's rules</source>
      <translation>按现在的规则牌局 {round} 没有错误 {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/demo/founding.py" />
      <source>cannot be written ({why})</source>
      <translation>无法写入（{why}）</translation>
    </message>
    <message>
      <location filename="../../trainer/school/demo/founding.py" />
      <source>holds something already; name a folder that is not there yet</source>
      <translation>里面已有东西；请写一个尚不存在的文件夹</translation>
    </message>
    <message>
      <location filename="../../trainer/school/demo/marked.py" />
      <source>Demo school: simulated trainees. Nothing here was done by anybody.</source>
      <translation>演示学校：学员是模拟的，没有任何人做过这些。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/demo/marked.py" />
      <source>In the demo school everybody’s password is {password}, and a supervisor’s PIN {pin}.</source>
      <translation>演示学校中每人的密码都是 {password}，主管的 PIN 是 {pin}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/as_opened.py" />
      <source>Its station dealt it from other seeds than it was given: these are not the rounds that were drawn for it.</source>
      <translation>其站点发牌所用的种子并非所给的种子：这些不是为其抽取的牌局。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/as_opened.py" />
      <source>Its station says another exam than was opened.</source>
      <translation>本站所报的考试与打开的不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/as_opened.py" />
      <source>Its station went by another blueprint than the exam was set with: other rounds, another clock or another pass rule.</source>
      <translation>本站所用的蓝图与出题时的不同：局、计时或及格规则不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Dealer: {cards}</source>
      <translation>荷官：{cards}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <location filename="../../trainer/school/exam/mistakes.py" />
      <location filename="../../trainer/ui/exam/preview.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Irregularity {number}</source>
      <translation>异常情况 {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Placard: {placard}</source>
      <translation>赔率牌：{placard}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <location filename="../../trainer/school/exam/mistakes.py" />
      <location filename="../../trainer/ui/exam/preview.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Round {number}</source>
      <translation>第 {number} 局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Seat {seat}: {cards}; {stakes}</source>
      <translation>{seat}号位：{cards}；{stakes}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Seat {seat}: {cards}; {stakes}; folds</source>
      <translation>{seat}号位：{cards}；{stakes}；弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Seat {seat}: {cards}; {stakes}; plays</source>
      <translation>{seat}号位：{cards}；{stakes}；跟注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/entrance.py" />
      <source>It is withdrawn.</source>
      <translation>已撤回。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/entrance.py" />
      <source>The school does not know yet that you are signed in here: it was out of reach then, or that was more than a day ago. Sign out and in again, and your exams are listed.</source>
      <translation>学校尚不知您已在此登录：当时无法连接，或已超过一天。请退出后重新登录，您的考试便会列出。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/entrance.py" />
      <source>This exam is not assigned to this trainee any more.</source>
      <translation>此考试已不再指派给该学员。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/forms.py" />
      <source>All forms weigh the same with {rounds} rounds of {seats} seats and {decisions} decisions only. Write these, or let the forms differ.</source>
      <translation>只有 {rounds} 局、每局 {seats} 个座位、{decisions} 个决定时所有试卷分量才相同。请填写这些数值，或允许试卷各不相同。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/forms.py" />
      <source>Forms of equal weight hold {count} of these at most.</source>
      <translation>同等分量的试卷中最多有 {count} 个。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/office.py" />
      <source>There is no such sitting.</source>
      <translation>没有这次考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/office.py" />
      <source>Write why it is voided: the reason stays on record.</source>
      <translation>请写明作废原因：原因会留存。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/opening.py" />
      <source>An exam is under way here. It is gone on with, or discontinued, first.</source>
      <translation>这里有考试正在进行。请先继续或中止它。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/opening.py" />
      <source>No exam is under way here.</source>
      <translation>这里没有进行中的考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/opening.py" />
      <source>The school is out of reach, and a PIN is checked there alone. Try again later.</source>
      <translation>无法连接学校，而 PIN 只在那里核对。请稍后再试。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>Marked again on {when} by {name}: {reason} It was: {was}. It is: {now}.</source>
      <translation>{when} 由 {name} 重新评分：{reason} 原为：{was}。现为：{now}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>failed (errors: {errors}, critical: {critical})</source>
      <translation>不及格（错误：{errors}，严重：{critical}）</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>failed in {areas} (errors: {errors}, critical: {critical})</source>
      <translation>不及格：{areas}（错误：{errors}，严重：{critical}）</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>passed (errors: {errors}, critical: {critical})</source>
      <translation>及格（错误：{errors}，严重：{critical}）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exam/retake.py" />
      <source>All {count} tries were made.</source>
      <translation>
        <numerusform>{count} 次机会已用完。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/retake.py" />
      <source>It is open already. It is gone on with, discontinued or voided first.</source>
      <translation>已经打开。请先继续、中止或作废。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/retake.py" />
      <source>It is passed.</source>
      <translation>已通过。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exam/retake.py" />
      <source>It may be tried again in {count} days.</source>
      <translation>
        <numerusform>{count} 天后可再考。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/room.py" />
      <source>The files of {house} are others than when the exam began. It can only be discontinued.</source>
      <translation>{house}的文件与考试开始时不同，只能中止。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sheet.py" />
      <source>Discontinued: {reason}</source>
      <translation>中止：{reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sheet.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/kept.py" />
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Failed</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sheet.py" />
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/kept.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Passed</source>
      <translation>通过</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>It has not ended, or its end has not been delivered.</source>
      <translation>尚未结束，或结束尚未送达。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>It was voided.</source>
      <translation>已作废。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>You have marked it.</source>
      <translation>您已评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>You have signed it, so you know how it was marked.</source>
      <translation>您已签字，因此知道评分结果。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>You have signed it.</source>
      <translation>您已签字。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sitting.py" />
      <source>Task {number} of {all}</source>
      <translation>第 {number} 题，共 {all} 题</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sitting.py" />
      <source>The next task is not given yet.</source>
      <translation>下一题尚未发放。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sitting.py" />
      <source>The round on the table is not the one of its seed: the exam began with another version of the program, or its records were changed. It can only be discontinued.</source>
      <translation>桌上的牌局与其种子不符：考试以另一版本的程序开始，或记录被改动。只能中止考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/unexamined.py" />
      <source>bets that may not stand</source>
      <translation>不能成立的投注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/unexamined.py" />
      <source>irregularities</source>
      <translation>意外情况</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/unexamined.py" />
      <source>manner</source>
      <translation>仪态</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/unexamined.py" />
      <source>the steps before settling</source>
      <translation>结算前的步骤</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/bundle/of_registry.py" />
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>no exam was sat by the id {id}</source>
      <translation>没有编号为 {id} 的考试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/bundle/of_registry.py" />
      <source>nobody is in a class by the id {id}</source>
      <translation>编号为 {id} 的班级没有人</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Account</source>
      <translation>账户</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/review_queue/answers.py" />
      <source>Answers</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>At (UTC)</source>
      <translation>时间 (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Attempt</source>
      <translation>记录</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Dealt at (UTC)</source>
      <translation>发牌 (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/exam/preview.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Decisions</source>
      <translation>判定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Difference</source>
      <translation>差额</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Drill</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Exercise</source>
      <translation>练习类型</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Hands</source>
      <translation>牌型</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Hands an hour</source>
      <translation>每小时手数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>House</source>
      <translation>赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>House short</source>
      <translation>赌场少收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Kind</source>
      <translation>种类</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Marked by</source>
      <translation>评分依据</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Median seconds</source>
      <translation>中位秒数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Mistake</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/mistake_list.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Mistakes</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Mode</source>
      <translation>模式</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>No.</source>
      <translation>编号</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Players short</source>
      <translation>玩家少得</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Points</source>
      <translation>得分</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/home/plan_card.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Questions</source>
      <translation>问答</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Quick drills</source>
      <translation>快速练习</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Right</source>
      <translation>正确</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Rounds</source>
      <translation>局数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Rule</source>
      <translation>规则</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Seat</source>
      <translation>位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Seconds</source>
      <translation>秒</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Severity</source>
      <translation>程度</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Sign-in name</source>
      <translation>登录名</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Sitting</source>
      <translation>场次</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Skill</source>
      <translation>技能</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Taken for</source>
      <translation>误认为</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Trainee</source>
      <translation>学员</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Wager</source>
      <translation>注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Where</source>
      <translation>位置</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Wrong rule behind it</source>
      <translation>背后的错误规则</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Wrong rule that it fell for</source>
      <translation>中了哪条错误规则</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>Passed with at most {errors} errors, of them at most {critical} on starred decisions.</source>
      <translation>最多 {errors} 个错误即可通过，其中带星决定上最多 {critical} 个。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>Taken for {to} by {name}: {reason}</source>
      <translation>{name}改判为{to}：{reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>for a reason that was erased</source>
      <translation>原因已删除</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>seed {seed}</source>
      <translation>种子 {seed}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/marks.py" />
      <source>Advice</source>
      <translation>建议</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Areas that were failed: {areas}</source>
      <translation>未通过的领域：{areas}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>At</source>
      <translation>时间</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Comment</source>
      <translation>评语</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/marks.py" />
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Critical</source>
      <translation>严重</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/kept.py" />
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Discontinued</source>
      <translation>中止</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Edition</source>
      <translation>版本</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Ended</source>
      <translation>结束</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Examiner</source>
      <translation>考官</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Examiner, date</source>
      <translation>考官、日期</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Form</source>
      <translation>考卷</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Head hash</source>
      <translation>末端哈希</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Head signed</source>
      <translation>签字时末端</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Marked blind by {name}, {at}</source>
      <translation>盲评：{name}，{at}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/marks.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Minor</source>
      <translation>轻微</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>None.</source>
      <translation>无。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Opened</source>
      <translation>打开</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Outcome</source>
      <translation>结果</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Record of an exam</source>
      <translation>考试记录</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Record of an exam: {title}</source>
      <translation>考试记录：{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Round</source>
      <translation>牌局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Second examiner</source>
      <translation>第二考官</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/marks.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Serious</source>
      <translation>较重</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Signed by</source>
      <translation>签字人</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Station</source>
      <translation>工作站</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>The head is the hash of the event that ended the exam, and vouches for every event before it. `trainer verify` finds it in the school’s records, or in a bundle of evidence, as long as nothing was changed.</source>
      <translation>末端哈希是结束考试那个事件的哈希，为它之前的所有事件作证。只要没有改动，`trainer verify` 就能在学校记录或证据包中找到它。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Trainee, date</source>
      <translation>学员、日期</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Voided: {reason}</source>
      <translation>作废：{reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Written by Dealer School {version}</source>
      <translation>由 Dealer School {version} 生成</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/ui/exam/printed.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>not signed</source>
      <translation>未签字</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>{count} errors in {decisions} decisions, of them critical: {critical}</source>
      <translation>
        <numerusform>{decisions} 个判定中 {count} 个错误，其中严重 {critical} 个</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>{title} · {trainee} · head {head}</source>
      <translation>{title} · {trainee} · 末端 {head}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>Chance of passing</source>
      <translation>通过的概率</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Chance, at least</source>
      <translation>概率下限</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Chance, at most</source>
      <translation>概率上限</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Class board</source>
      <translation>班级总览</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>In words</source>
      <translation>文字说明</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>Mistakes by kind</source>
      <translation>错误分类</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Mistakes per opportunity</source>
      <translation>每次机会的错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Opportunities</source>
      <translation>机会数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Readiness</source>
      <translation>准备程度</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Share of all, so far</source>
      <translation>累计占比</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>What would help most</source>
      <translation>最有帮助的是</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>{area}: answers</source>
      <translation>{area}：回答数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_exports.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>Note</source>
      <translation>备注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/people/tabs.py" />
      <source>Classes</source>
      <translation>班级</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Critical errors</source>
      <translation>严重错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Ended at (UTC)</source>
      <translation>结束 (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Errors</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/rounds/chosen.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/exam/wait_page.py" />
      <source>Exam</source>
      <translation>考试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Exams</source>
      <translation>考试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Failed areas</source>
      <translation>未通过领域</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Name</source>
      <translation>姓名</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Opened at (UTC)</source>
      <translation>打开 (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/places.py" />
      <source>People</source>
      <translation>人员</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Role</source>
      <translation>角色</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>State</source>
      <translation>状态</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <source>Table tests</source>
      <translation>台面测试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Test</source>
      <translation>测试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Title</source>
      <translation>名称</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/xlsx_file.py" />
      <source>Notes: {title}</source>
      <translation>备注：{title}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exports/xlsx_file.py" />
      <source>{count} cells were longer than Excel can hold and were cut; the CSV has them whole.</source>
      <translation>
        <numerusform>{count} 个单元格超过 Excel 容量已截断；CSV 中完整。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>A fold is collected with what it forfeits.</source>
      <translation>收弃牌时连同其输掉的注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>A folded hand stays while one of its wagers is alive.</source>
      <translation>弃牌只要还有一注有效就留着。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Equal hands: the player hears that nobody wins.</source>
      <translation>牌相等：让玩家知道无人胜出。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Every hand gets its cards in the order of this house.</source>
      <translation>每手牌按这家赌场的顺序发。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>From now on nobody may add, change or withdraw a wager.</source>
      <translation>从现在起任何人不得加注、改注或撤注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>No card is dealt before every wager may stand.</source>
      <translation>所有注都能成立之前不发牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Now this hand is held against yours.</source>
      <translation>现在拿这手牌与您的比。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Only now may the players look.</source>
      <translation>现在玩家才可以看牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The cards go only when the seat is settled.</source>
      <translation>该位结算完才收牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The cards that are left must not come into play.</source>
      <translation>余下的牌不得再进入牌局。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The cut card keeps your hand closed.</source>
      <translation>切牌卡使您的牌保持盖着。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The player puts up Play, or folds.</source>
      <translation>玩家下 Play 或弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The players are asked for their wagers.</source>
      <translation>请玩家下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The players hear what they have to beat.</source>
      <translation>让玩家知道要胜过什么。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Until your hand is open, nobody can say who has won.</source>
      <translation>您的牌未开，谁赢无从得知。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Your own hand is dealt in its turn.</source>
      <translation>您自己的牌轮到时发。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>Each stack holds one value, and the dearest stands nearest to the wager.</source>
      <translation>每叠一种面值，最大面值最靠近注。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/handling.py" />
      <source>It was laid in {laid} chips; {count} make it.</source>
      <translation>
        <numerusform>用了 {laid} 枚筹码；{count} 枚就够。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>More chips than needed</source>
      <translation>筹码比需要的多</translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>Not broken down by value</source>
      <translation>没有按面值分叠</translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>Seat {seat}, {spot}, {amount}</source>
      <translation>{seat}号位，{spot}，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>A place in the round</source>
      <translation>参与本局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Every stake</source>
      <translation>每注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Hands of one player</source>
      <translation>一名玩家的手牌数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Hands that one player opens</source>
      <translation>一名玩家看的手牌数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Players betting with each other</source>
      <translation>玩家之间对赌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Wagers are made</source>
      <translation>下注方式</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>as much as {wager}</source>
      <translation>与 {wager} 等额</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>at most {most}</source>
      <translation>最多 {most}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>at most {most}; the rest stay closed</source>
      <translation>最多 {most}；其余不看</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>has {wagers}</source>
      <translation>有 {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>in chips, not in cash or on credit</source>
      <translation>用筹码，不收现金、不赊账</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>needs {wagers}</source>
      <translation>须有 {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>the same at each</source>
      <translation>各处相同</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>within the limits of the placard</source>
      <translation>在告示牌限额内</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{amounts}, nothing between</source>
      <translation>{amounts}，其间不行</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{low} to {high}</source>
      <translation>{low} 至 {high}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{percent}% of the jackpot</source>
      <translation>奖池的 {percent}%</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{wager} at several places</source>
      <translation>多处的 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/choosing.py" />
      <source>That answer is in force already.</source>
      <translation>这个答案已在使用。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/choosing.py" />
      <source>The school’s records are out of reach, so nothing was chosen.</source>
      <translation>学校记录无法访问，因此未作选择。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>On the layout</source>
      <translation>台面上</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>One seat is finished before the next</source>
      <translation>一个位完成再到下一个</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>Paid at one house alone</source>
      <translation>只有一家赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Rulings</source>
      <translation>裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/ui/quick/order_board.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Steps</source>
      <translation>步骤</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>What comes first</source>
      <translation>先后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>not offered</source>
      <translation>没有</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>offered</source>
      <translation>有</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>{amount}, as a {hand}</source>
      <translation>{amount}，作为{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>A player's cards shown during the deal</source>
      <translation>发牌时露出玩家的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>A wrong number of cards to a player</source>
      <translation>玩家的牌张数不对</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>A wrong number of cards to the dealer</source>
      <translation>庄家的牌张数不对</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>Around the table</source>
      <translation>绕桌顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>Cards to a place without a wager</source>
      <translation>把牌发给没有下注的位置</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>Step by step</source>
      <translation>逐步</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>The dealer's cards shown during the deal</source>
      <translation>发牌时露出庄家的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>The house orders nothing here: any order is right.</source>
      <translation>赌场没有规定顺序：怎样都对。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>The wagers of one seat</source>
      <translation>一个位的各注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>What stops the round</source>
      <translation>什么会中止本局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>a minor slip, never more</source>
      <translation>小失误，仅此而已</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>after {done}</source>
      <translation>在{done}之后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>after {done}, at that gambler's boxes</source>
      <translation>在该玩家各箱位{done}之后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>after {done}, at that seat</source>
      <translation>在该位{done}之后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>from left to right</source>
      <translation>由左至右</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>from right to left</source>
      <translation>由右至左</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>in any order</source>
      <translation>顺序不限</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>not named</source>
      <translation>未列出</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>not ordered</source>
      <translation>没有规定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{ruling}, from {count} cards on</source>
      <translation>{ruling}（{count} 张起）</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{wager} in a pass of its own</source>
      <translation>{wager} 单独结算一遍</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way} among one gambler's boxes</source>
      <translation>一名玩家的箱位内{way}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way}, when the dealer does not qualify</source>
      <translation>{way}，庄家没有牌时</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way}, when the dealer qualifies</source>
      <translation>{way}，庄家有牌时</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way}, {wagers}</source>
      <translation>{way}，{wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <source>Clauses</source>
      <translation>条款</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <source>Readings</source>
      <translation>解读</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Wagers</source>
      <translation>下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <location filename="../../trainer/school/table_test/laying.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/home/drill_row.py" />
      <location filename="../../trainer/ui/home/house_card.py" />
      <location filename="../../trainer/ui/house_book/questions.py" />
      <location filename="../../trainer/ui/page_head.py" />
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <location filename="../../trainer/ui/quick/stage.py" />
      <location filename="../../trainer/ui/quick/stake.py" />
      <location filename="../../trainer/ui/quiz/checks.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <location filename="../../trainer/ui/segments.py" />
      <location filename="../../trainer/ui/table_test/board_view.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <location filename="../../trainer/ui/table_test/next_button.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>{name}: {value}</source>
      <translation>{name}：{value}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Call dealer</source>
      <translation>报荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Call stand-off</source>
      <translation>宣布 stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Check bets</source>
      <translation>检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Clear</source>
      <translation>收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Collect</source>
      <translation>收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Cover dealer</source>
      <translation>盖荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/table_test/board.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal</source>
      <translation>发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Deal dealer</source>
      <translation>给荷官发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>No more bets</source>
      <translation>停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Offer</source>
      <translation>询问</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Pay</source>
      <translation>赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Place your bets</source>
      <translation>请下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Rack stub</source>
      <translation>放余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Release cards</source>
      <translation>允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/phrases.py" />
      <source>Reveal</source>
      <translation>开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Reveal dealer</source>
      <translation>开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Take</source>
      <translation>收注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <source>Tuck</source>
      <translation>压牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>at that gambler's boxes first</source>
      <translation>先完成该玩家的箱位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>at that seat first</source>
      <translation>先完成该位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>done</source>
      <translation>做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>everywhere first</source>
      <translation>先全部完成</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>left open</source>
      <translation>未规定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>{what}, after {done}</source>
      <translation>{what}，在{done}之后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>A round that does not count is begun anew</source>
      <translation>不算的局重新开始</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>What calls for a ruling</source>
      <translation>需要裁定的</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>What only looks like it</source>
      <translation>只是看似的</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>back the card up</source>
      <translation>退回该牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>give it back</source>
      <translation>退还</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>have them put in the Play area</source>
      <translation>让其放到 Play 区</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>move the hands</source>
      <translation>移动手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>no word on it</source>
      <translation>没有提及</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>settle it so</source>
      <translation>照此结算</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>stop it</source>
      <translation>制止</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>the wager stays</source>
      <translation>注留着</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>1 card</source>
      <translation>1 张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>about cards</source>
      <translation>谈论牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>after next game</source>
      <translation>下一局之后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>after play</source>
      <translation>Play 之后</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ambiguous</source>
      <translation>不明确</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ante</source>
      <translation>Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ante of redeal</source>
      <translation>重新发牌的 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ante without game</source>
      <translation>荷官没有资格时的 Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>before next game</source>
      <translation>下一局之前</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>before release</source>
      <translation>允许之前</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>bet</source>
      <translation>注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>bets closed</source>
      <translation>已停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>bets open</source>
      <translation>仍可下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>cards dealt</source>
      <translation>已发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>cash</source>
      <translation>现金</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>change</source>
      <translation>更改</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>chips</source>
      <translation>筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>claim</source>
      <translation>要求</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>credit</source>
      <translation>赊账</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>dealer</source>
      <translation>荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>deciding</source>
      <translation>决定中</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>earlier round</source>
      <translation>前一局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>fault</source>
      <translation>故障</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>foreign</source>
      <translation>外来</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>handled</source>
      <translation>已碰过</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>moment</source>
      <translation>时刻</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>movable</source>
      <translation>可移动</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <location filename="../../trainer/school/house_book/tables.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>no</source>
      <translation>否</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>noticed</source>
      <translation>发现时间</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>off table</source>
      <translation>离开台面</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>placed</source>
      <translation>新下</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>player</source>
      <translation>玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>raised</source>
      <translation>加注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>stage</source>
      <translation>阶段</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>tender</source>
      <translation>下注方式</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>the {holder}'s</source>
      <translation>{holder}的</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>whose</source>
      <translation>谁的</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>withdrawn</source>
      <translation>撤注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <location filename="../../trainer/school/house_book/tables.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>yes</source>
      <translation>是</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>{numbers} cards</source>
      <translation>{numbers} 张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>{number} or more cards</source>
      <translation>{number} 张或更多</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Announce “No more bets”</source>
      <translation>宣布“停止下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Announce “Place your bets”</source>
      <translation>宣布“请下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Call the dealer's hand</source>
      <translation>报荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/quiz/kinds.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../scenarios/check-the-bets.yaml" />
      <source>Check the bets</source>
      <translation>检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Collect what the folds forfeit</source>
      <translation>收弃牌输掉的注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Cover the dealer's hand with the cut card</source>
      <translation>用切牌卡盖住荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Deal the dealer's cards</source>
      <translation>发荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Deal, one card at a time</source>
      <translation>发牌，每次一张</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Deal, three cards to a hand</source>
      <translation>发牌，每手三张</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Deal, three cards to a hand or one at a time around</source>
      <translation>发牌，每手三张，或每次一张轮流发</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Declare a stand-off where hands are equal</source>
      <translation>牌相等处宣布 stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Let the players touch their cards</source>
      <translation>允许玩家碰牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Offer {play} to each hand with {ante}</source>
      <translation>向每手有 {ante} 的牌询问 {play}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Pay the winning wagers</source>
      <translation>赔赢的注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Put the stub in the discard rack</source>
      <translation>把余牌放入弃牌盒</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Take the losing wagers</source>
      <translation>收输的注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Tuck a folded hand under its {wagers}</source>
      <translation>把弃牌压在 {wagers} 下</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Turn the dealer's hand</source>
      <translation>开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Turn the players' hands</source>
      <translation>开玩家的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>all cards are dealt</source>
      <translation>全部发完</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>all cards are picked up</source>
      <translation>全部收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every decision is made</source>
      <translation>全部作出决定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every fold is collected</source>
      <translation>全部弃牌收妥</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every fold that stays is tucked</source>
      <translation>留下的弃牌全部压好</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every hand is turned</source>
      <translation>全部开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every losing wager is taken</source>
      <translation>全部输注收走</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every winning wager is paid</source>
      <translation>全部赢注赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the bets are checked</source>
      <translation>检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the cards are picked up</source>
      <translation>收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the cards are tucked</source>
      <translation>压好牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's cards are dealt</source>
      <translation>发完荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's hand is called</source>
      <translation>报出荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's hand is covered</source>
      <translation>盖住荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's hand is turned</source>
      <translation>荷官开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the decision is made</source>
      <translation>作出决定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the fold is collected</source>
      <translation>收妥弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the hand is turned</source>
      <translation>开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the losing wagers are taken</source>
      <translation>收走输注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the players may touch their cards</source>
      <translation>玩家可以碰牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the stand-off is declared</source>
      <translation>宣布 stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the stub is racked</source>
      <translation>放妥余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the winning wagers are paid</source>
      <translation>赔付赢注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>“No more bets” has been announced</source>
      <translation>宣布“停止下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>“Place your bets” has been announced</source>
      <translation>宣布“请下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>A folded hand</source>
      <translation>弃掉的手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>A hand of one's own</source>
      <translation>自己的手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>A player with {wager}</source>
      <translation>有 {wager} 的玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Anything less</source>
      <translation>其余更小的</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Every row</source>
      <translation>每一行</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Judged on the best five of the player's and the dealer's cards.</source>
      <translation>按玩家与荷官的牌中最好的五张判定。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Judged on the colours of the player's and the dealer's cards.</source>
      <translation>按玩家与荷官的牌的颜色判定。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Judged on the player's three cards, whatever the dealer holds.</source>
      <translation>按玩家的三张牌判定，不论荷官的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Paid on the {ante} of a hand that played; Wagers says when.</source>
      <translation>按跟注的手牌的 {ante} 赔付；何时见“下注”一章。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <location filename="../../trainer/ui/house_words.py" />
      <source>Placard {name}</source>
      <translation>告示牌 {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Several such hands add up</source>
      <translation>几手这样的牌金额相加</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>The stake of a win</source>
      <translation>赢时的本注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>counts as a straight</source>
      <translation>算顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>is in the amount</source>
      <translation>含在金额内</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>is no straight</source>
      <translation>不是顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>is paid for the hand of another player with {wager}</source>
      <translation>因其他有 {wager} 的玩家的牌而得赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>loses</source>
      <translation>输</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>no limit</source>
      <translation>没有限额</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>no row</source>
      <translation>没有该行</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>posted at the table</source>
      <translation>见桌边告示</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>stays the player's</source>
      <translation>仍归玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>{placard}: limits</source>
      <translation>{placard}：限额</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>A fold</source>
      <translation>弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Chips of the tray</source>
      <translation>筹码盘的筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>From the highest</source>
      <translation>由大到小</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>From the player towards the dealer: {wagers}.</source>
      <translation>由玩家到荷官：{wagers}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Straights</source>
      <translation>顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The Ante Bonus is paid</source>
      <translation>赔 Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The dealer plays with</source>
      <translation>荷官的资格</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The hands are equal</source>
      <translation>牌相等</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The player folds</source>
      <translation>玩家弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The player's hand is higher</source>
      <translation>玩家的牌大</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The player's hand is lower</source>
      <translation>玩家的牌小</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Wagers that are offered</source>
      <translation>提供的注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Wagers that may stand</source>
      <translation>可以成立的注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>from {highest} down to {lowest}</source>
      <translation>从 {highest} 到 {lowest}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>left alone, a push</source>
      <translation>不动，和局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>lost</source>
      <translation>输</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>no player is asked</source>
      <translation>不询问玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>no rule</source>
      <translation>没有规则</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>paid {odds}</source>
      <translation>按 {odds} 赔</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>stays in action</source>
      <translation>留在局中</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>{hand} or better, so with {ranks} too</source>
      <translation>{hand}或更大，即 {ranks} 也算</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>{wagers} against the dealer</source>
      <translation>{wagers} 对荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>goes back</source>
      <translation>退回</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>left out</source>
      <translation>漏做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>may stand</source>
      <translation>可以成立</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>no such act</source>
      <translation>没有这种动作</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>none</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>not due</source>
      <translation>不应做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>out of order</source>
      <translation>次序不对</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>refused: {codes}</source>
      <translation>拒绝：{codes}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <location filename="../../trainer/school/review/remark.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/quick/choices.py" />
      <source>right</source>
      <translation>正确</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>wrong amount</source>
      <translation>金额错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>wrong call</source>
      <translation>报牌错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>wrong result</source>
      <translation>结果错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/incidents.py" />
      <source>nothing ruled: play on</source>
      <translation>没有裁定：继续</translation>
    </message>
    <message>
      <location filename="../../trainer/school/incidents.py" />
      <source>{ruled}, then: {deeds}</source>
      <translation>{ruled}，然后：{deeds}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Apr</source>
      <translation>4月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Aug</source>
      <translation>8月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Dec</source>
      <translation>12月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Feb</source>
      <translation>2月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Friday</source>
      <translation>星期五</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Jan</source>
      <translation>1月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Jul</source>
      <translation>7月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Jun</source>
      <translation>6月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Mar</source>
      <translation>3月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>May</source>
      <translation>5月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Monday</source>
      <translation>星期一</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Nov</source>
      <translation>11月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Oct</source>
      <translation>10月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Saturday</source>
      <translation>星期六</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Sep</source>
      <translation>9月</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Sunday</source>
      <translation>星期日</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Thursday</source>
      <translation>星期四</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Tuesday</source>
      <translation>星期二</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>Wednesday</source>
      <translation>星期三</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>due {day}</source>
      <translation>{day}到期</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>overdue since {day}</source>
      <translation>{day}起逾期</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <location filename="../../trainer/ui/home/plans.py" />
      <source>today</source>
      <translation>今天</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>tomorrow</source>
      <translation>明天</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <location filename="../../trainer/ui/home/plans.py" />
      <source>yesterday</source>
      <translation>昨天</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <source>{date}, {clock}</source>
      <translation>{date} {clock}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/moments.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <source>{day} {month} {year}</source>
      <translation>{year}年{month}{day}日</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>Read as {encoding}.</source>
      <translation>按 {encoding} 读取。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <location filename="../../trainer/school/people/class_list/xlsx_sheet.py" />
      <source>The file is no list; save it as CSV (UTF-8) or as XLSX.</source>
      <translation>文件不是名单；请另存为 CSV (UTF-8) 或 XLSX。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>The file is not in {encoding}; save it as CSV in UTF-8.</source>
      <translation>文件不是 {encoding}；请另存为 UTF-8 的 CSV。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>There is no encoding {encoding}; write for example utf-8 or cp1251.</source>
      <translation>没有编码 {encoding}；请写例如 utf-8 或 cp1251。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>This row cannot be read; look for a quotation mark that is opened and not closed.</source>
      <translation>此行无法读取；请查找未闭合的引号。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>No column is called “Name”; call the one with the names so, or leave the first row out.</source>
      <translation>没有名为“Name”的列；请这样命名姓名列，或去掉首行。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>The list has a first row and nobody below it.</source>
      <translation>名单只有首行，下面没有人。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>The row has more cells than the first row: put the name in quotation marks.</source>
      <translation>此行单元格比首行多：请给姓名加引号。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>This account is closed: open it again first, or leave the row out.</source>
      <translation>此账户已关闭：请先重新开启，或去掉此行。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>is there already and joins {title}</source>
      <translation>已存在，加入 {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>is there already: nothing changes</source>
      <translation>已存在：不变</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>opens an account</source>
      <translation>开设账户</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>opens an account and joins {title}</source>
      <translation>开设账户并加入 {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>{login} belongs to {name}: write another sign-in name, or that same name.</source>
      <translation>{login} 属于 {name}：请写另一登录名，或同一姓名。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>{login} stands in line {line} too: leave one row out, or write another one.</source>
      <translation>{login} 也在第 {line} 行：请去掉一行，或另写一个。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>{name} stands in line {line} too: leave one row out, or write a sign-in name in each.</source>
      <translation>{name} 也在第 {line} 行：请去掉一行，或各写登录名。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <source>The file cannot be read ({why}).</source>
      <translation>文件无法读取（{why}）。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <source>The file has more than {most} rows; split it into several files.</source>
      <translation>文件超过 {most} 行；请分成几个文件。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <source>The file is empty; put each trainee in a row of its own.</source>
      <translation>文件是空的；请每行写一名学员。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <location filename="../../trainer/school/people/class_list/xlsx_sheet.py" />
      <source>The file is too large for a list of people.</source>
      <translation>文件对名单来说太大。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <source>Each is asked for a password of his own when he signs in for the first time. Destroy this list when everybody has.</source>
      <translation>首次登录时各人须设自己的密码。全部登录后请销毁此表。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Start password</source>
      <translation>初始密码</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <source>Start passwords</source>
      <translation>初始密码</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <source>Start passwords, {title}</source>
      <translation>初始密码，{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>Everybody on the list is there already; nothing would change.</source>
      <translation>名单上的人都已存在；不会有变化。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>{count} join</source>
      <translation>
        <numerusform>{count} 人加入</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>{count} new</source>
      <translation>
        <numerusform>{count} 人新增</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <location filename="../../trainer/ui/home/shown.py" />
      <source>{count} problems</source>
      <translation>
        <numerusform>{count} 个问题</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>{count} there already</source>
      <translation>
        <numerusform>{count} 人已存在</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/xlsx_sheet.py" />
      <source>The file cannot be read; open it and save it anew as XLSX or as CSV (UTF-8).</source>
      <translation>文件无法读取；请打开后重新存为 XLSX 或 CSV (UTF-8)。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/classes.py" />
      <source>A class needs a title; write one with letters or digits.</source>
      <translation>班级需要名称；请用字母或数字书写。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/classes.py" />
      <source>Only trainees and supervisors whose accounts are open join a class.</source>
      <translation>只有账户开启的学员与主管可加入班级。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/classes.py" />
      <source>There is a class called {title} already; write another title.</source>
      <translation>已有名为 {title} 的班级；请另取名。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/door.py" />
      <source>After {tries} wrong tries nothing is tried for {count} minutes. A supervisor or an administrator can unlock the account before.</source>
      <translation>
        <numerusform>错 {tries} 次后 {count} 分钟内不再尝试。主管或管理员可提前解锁。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>That name and that PIN do not belong together.</source>
      <translation>此名与此 PIN 不符。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>That name and that password do not belong together.</source>
      <translation>此名与此密码不符。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>The school’s records are out of reach, and a PIN is checked there alone. An exam is opened, gone on with or discontinued once they answer again; what was done of it is kept as it is.</source>
      <translation>无法连接学校记录，而 PIN 只在那里核对。待其恢复后方可打开、继续或中止考试；已完成的部分原样保留。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>The school’s records are out of reach. Until they answer again, only trainees who signed in at this station before can sign in here. Practise without an account, or try again later.</source>
      <translation>无法连接学校记录。恢复之前，只有曾在本站登录过的学员可在此登录。请不用账户练习，或稍后再试。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>The school’s records ask for a proof that this program does not know.</source>
      <translation>学校记录要求本程序不知道的验证方式。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/door.py" />
      <source>{count} tries are left.</source>
      <translation>
        <numerusform>还有 {count} 次机会。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/known.py" />
      <source>{file}: cannot be read ({why}), so nobody who signed in here is known; allow reading it</source>
      <translation>{file}：无法读取（{why}），因此不知道谁曾在此登录；请允许读取该文件</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/known.py" />
      <source>{file}: does not say who signed in here, so nobody is known; it is kept as {aside}. Everybody signs in once while the school can be reached</source>
      <translation>{file}：没有记录谁曾在此登录，因此无人已知；该文件已另存为 {aside}。请每个人在能连接学校时各登录一次</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The name has no letter; write one with letters.</source>
      <translation>姓名没有字母；请写有字母的姓名。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The name has signs that cannot be seen; write it anew.</source>
      <translation>姓名含不可见字符；请重写。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The name has {number} signs; write at most {most}.</source>
      <translation>姓名有 {number} 个字符；最多 {most} 个。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The sign-in name has a space; write a dot in its place.</source>
      <translation>登录名有空格；请改用点。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The sign-in name has signs that cannot be seen; write it anew.</source>
      <translation>登录名含不可见字符；请重写。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The sign-in name has {number} signs; write at most {most}.</source>
      <translation>登录名有 {number} 个字符；最多 {most} 个。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>There is no name; write one.</source>
      <translation>没有姓名；请填写。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>There is no sign-in name; write one.</source>
      <translation>没有登录名；请填写。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/new_school.py" />
      <source>The two accounts need two sign-in names: {login} is the first one’s.</source>
      <translation>两个账户需要两个登录名：{login} 已属第一个。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/new_school.py" />
      <source>There are records of a school on this machine already. To use them, run: trainer school join here</source>
      <translation>本机已有学校记录。要使用它们，请运行：trainer school join here</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>A supervisor unlocks trainees of his classes; an administrator, everybody.</source>
      <translation>主管可解锁本班学员；管理员可解锁所有人。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>Nobody closes his own account; another administrator can.</source>
      <translation>无人可关闭自己的账户；请由另一管理员办理。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>Only who opens exams has a PIN.</source>
      <translation>只有能打开考试的人才有 PIN。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>Say why the account is closed; it stands in the records.</source>
      <translation>请说明关闭原因；会留在记录中。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>The sign-in name {login} belongs to somebody already; write another.</source>
      <translation>登录名 {login} 已被占用；请另写。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>This is the only administrator; make somebody else one before.</source>
      <translation>这是唯一的管理员；请先另设一人。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Changing a class</source>
      <translation>更改班级</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Changing an account</source>
      <translation>更改账户</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Changing how this station is used</source>
      <translation>更改本站用途</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Choosing among the readings of a house</source>
      <translation>选择赌场文件的解读</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Copying the school’s records</source>
      <translation>复制学校记录</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Exporting or erasing somebody’s data</source>
      <translation>导出或删除他人数据</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Exporting the results of a class</source>
      <translation>导出班级成绩</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Marking rounds anew</source>
      <translation>重新评分</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Opening an exam</source>
      <translation>打开考试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <location filename="../../trainer/school/rounds/chosen.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Practice</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Publishing house rules</source>
      <translation>发布赌场规则</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Reviewing an attempt</source>
      <translation>复核记录</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Running a table test</source>
      <translation>主持台面测试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Seeing the results of a class</source>
      <translation>查看班级成绩</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Seeing who is in the school</source>
      <translation>查看学校人员</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Setting an exam</source>
      <translation>设置考试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Signing an exam</source>
      <translation>签署考试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Sitting an exam</source>
      <translation>参加考试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Unlocking an account</source>
      <translation>解锁账户</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>administrator</source>
      <translation>管理员</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>author of house rules</source>
      <translation>赌场规则作者</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>supervisor</source>
      <translation>主管</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>trainee</source>
      <translation>学员</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>{deed} is for: {roles}. Nobody is signed in here.</source>
      <translation>{deed}仅限：{roles}。此处无人登录。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>{deed} is for: {roles}. {name} is signed in as: {role}.</source>
      <translation>{deed}仅限：{roles}。{name} 登录为：{role}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>A PIN has {least} to {most} digits.</source>
      <translation>PIN 须为 {least} 至 {most} 位数字。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>A password has {least} to {most} signs, of any kind.</source>
      <translation>密码须为 {least} 至 {most} 个任意字符。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>Anybody would try that PIN first; choose digits that do not follow one another.</source>
      <translation>别人会先试这个 PIN；请选不连续的数字。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>Anybody would try that password first; choose some words that only you know.</source>
      <translation>别人会先试这个密码；请用只有您知道的词。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Announce “no more bets”</source>
      <translation>宣布“请下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Announce “place your bets”</source>
      <translation>宣布“停止下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Call the dealer: {hand}</source>
      <translation>报荷官：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Call {hand}</source>
      <translation>报：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Collect {place}</source>
      <translation>收{place}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal to the dealer</source>
      <translation>给荷官发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Deal to {place}</source>
      <translation>给{place}发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>House short {amount}</source>
      <translation>赌场少 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>None</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Offer {place}</source>
      <translation>问{place}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Pay {wager} and bonus, {amount}</source>
      <translation>赔 {wager} 及奖金，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Pay {wager}, {amount}</source>
      <translation>赔 {wager}，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Player short {amount}</source>
      <translation>玩家少 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Rack the stub</source>
      <translation>放余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Reveal the dealer</source>
      <translation>开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Take {wager}</source>
      <translation>收 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Take {wager}, {amount}</source>
      <translation>收 {wager}，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Tuck {place} under {wager}</source>
      <translation>把{place}压在 {wager} 下</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>{place}: {act}</source>
      <translation>{place}：{act}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>A judgement of somebody’s work, in an examiner’s words.</source>
      <translation>考官对某人工作的文字评价。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>A number that leads to nobody.</source>
      <translation>不指向任何人的编号。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Accounts: name, sign-in name, e-mail, check values of secrets, wrong tries, who is signed in now.</source>
      <translation>账户：姓名、登录名、电子邮件、密码校验值、错误尝试、当前登录者。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>As long as the house is dealt here.</source>
      <translation>只要此处仍发这家赌场的牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>As long as the school’s records.</source>
      <translation>与学校记录同期。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>As long as the station is in the school.</source>
      <translation>本站属于学校期间。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Backups that were made before, and copies that somebody put elsewhere.</source>
      <translation>以前的备份，以及别人放在他处的副本。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Classes, and who is in which.</source>
      <translation>班级，以及谁在哪个班。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Copies of the records in their folder, which you or the program made.</source>
      <translation>记录文件夹中由您或程序制作的副本。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Editions of houses that were published; rounds that were marked again.</source>
      <translation>已发布的赌场版本；重新评分的局。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Every exam: begun, left and why, resumed, ended with its outcome.</source>
      <translation>每次考试：开始、离开及原因、继续、结束与结果。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Every quick question with your answer, and how sure you were.</source>
      <translation>每道快速问题、您的回答与把握程度。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Every round: its cards, each act, what was taken back, how it ended.</source>
      <translation>每一局：牌、每个动作、撤回的、结局。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Evidence: reviews, exams and marks rest on it.</source>
      <translation>证据：复核、考试与评分以此为据。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Exams that were set.</source>
      <translation>已设置的考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Files that were exported before: tables, bundles, records of exams on paper.</source>
      <translation>以前导出的文件：表格、证据包、纸质考试记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For good.</source>
      <translation>永久。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For good; once the account is erased, under a number that leads to nobody.</source>
      <translation>永久；账户删除后归于不指向任何人的编号。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For the readiness sheet.</source>
      <translation>供准备程度表使用。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For your lists; made of the rounds, and made again at any time.</source>
      <translation>供您的列表使用；由牌局生成，可随时重建。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How each round and answer was marked.</source>
      <translation>每局与每个回答的评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How each round and quick drill was marked.</source>
      <translation>每局与快速练习的评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How each trainee stands with every skill, and the wrong rules that are open.</source>
      <translation>每名学员各技能的状况与未改的错误规则。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How much somebody practised, and how well.</source>
      <translation>某人练习了多少、表现如何。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How somebody works: acts, mistakes, speed, the time of day, notes.</source>
      <translation>某人如何工作：动作、错误、速度、时段、备注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How the school reads its houses, by whose choice, and the houses written so.</source>
      <translation>学校如何解读各赌场、由谁选定，以及据此写成的赌场文件。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How you did, and the note that you wrote when you left.</source>
      <translation>您的表现，以及离开时写的备注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How you like the window, and what you chose last.</source>
      <translation>您喜欢的窗口样式与上次的选择。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How you work: acts, mistakes, speed, the time of day.</source>
      <translation>您如何工作：动作、错误、速度、时段。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>In case the records are damaged.</source>
      <translation>以防记录损坏。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>In the school’s records</source>
      <translation>在学校记录中</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Names. No password is kept, only a value that it can be checked by, and of a PIN nothing at all.</source>
      <translation>姓名。不保存密码，只保存可用于核对的值；PIN 则完全不保存。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>On this machine</source>
      <translation>在本机</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Outcomes, errors, areas that were failed.</source>
      <translation>结果、错误、未通过的领域。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Points, mistakes, what they cost, when.</source>
      <translation>得分、错误、代价、时间。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Points, mistakes, what they cost.</source>
      <translation>得分、错误、代价。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Reports, exams, reviews.</source>
      <translation>报告、考试、复核。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Reviews: what was asked, said, corrected and assigned.</source>
      <translation>复核：所问、所答、更正与指派。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a mark can be questioned, also without a connection.</source>
      <translation>以便离线时也能质疑评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a result can be vouched for.</source>
      <translation>以便为成绩作证。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a supervisor sees his trainees and nobody else’s.</source>
      <translation>使主管只看到自己的学员。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a test at the felt survives a crash.</source>
      <translation>使台面测试在崩溃后仍在。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that an exam goes on after a crash, and counts.</source>
      <translation>使考试在崩溃后继续并有效。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that it can be told by which rules something was marked.</source>
      <translation>以便说明按何规则评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that it is known, and that the records can still be verified.</source>
      <translation>使此事可知，而记录仍可验证。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that nobody gets rights unseen.</source>
      <translation>使无人暗中取得权限。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that reports come at once.</source>
      <translation>使报告立即显示。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that the window opens as you left it.</source>
      <translation>使窗口按您离开时的样子打开。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that trainees can sign in and practise while the school is out of reach.</source>
      <translation>使学员在无法连接学校时也能登录练习。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that you see what you have understood since. It changes no mark.</source>
      <translation>让您看到之后弄懂了什么。不改变任何评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Sums of it by day and week, for each account and for everybody.</source>
      <translation>按日、周汇总，按账户与全体。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Table tests that are being run, until they are recorded or thrown away.</source>
      <translation>进行中的台面测试，直至记录或丢弃。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>That an account had a role, was closed or was locked out.</source>
      <translation>账户曾有某角色、被关闭或锁定。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>That somebody’s data was exported or erased, by whom and when.</source>
      <translation>某人数据被导出或删除，由谁、何时。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>The name of whoever chose, when and why.</source>
      <translation>选定者的姓名、时间与理由。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>The name that was typed, and what was tapped.</source>
      <translation>输入的姓名与点按内容。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>The same as in the records.</source>
      <translation>与记录相同。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To certify dealers.</source>
      <translation>用于认证荷官。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To choose what you practise next; made of the rounds.</source>
      <translation>用于选择接下来的练习；由牌局生成。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To deal and mark by it, and to tell since when.</source>
      <translation>据此发牌与评分，并说明从何时起。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To deliver rounds, and to read older records.</source>
      <translation>用于上传牌局与读取旧记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To mark answers and to ask again what went wrong.</source>
      <translation>用于评分回答并再问答错的。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To mark rounds, to show them again, to show that nothing was changed.</source>
      <translation>用于评分、重看并证明未被改动。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To open them.</source>
      <translation>用于打开它们。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To sign in, and to say whose results are whose. Names stand nowhere else.</source>
      <translation>用于登录并说明成绩归谁。姓名只存于此。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To sit them.</source>
      <translation>用于参加它们。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To teach, and to put a mark right openly.</source>
      <translation>用于教学并公开更正评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until recorded or thrown away.</source>
      <translation>直至记录或丢弃。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until the account is closed or erased, and this station hears of it.</source>
      <translation>直至账户关闭或删除且本站得知。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until the account is erased.</source>
      <translation>直至账户删除。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until the account is erased: what it says goes; that there was something, when, and its hash stay, so that everything else can still be verified.</source>
      <translation>直至账户删除：内容消失；曾有此事、时间与哈希保留，使其余仍可验证。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until you change them; erasing your records leaves them.</source>
      <translation>直至您更改；删除记录不影响它。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until you delete them, or erase your records.</source>
      <translation>直至您删除它们或您的记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until you erase your records.</source>
      <translation>直至您删除自己的记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What each decision showed of every skill and of every wrong rule.</source>
      <translation>每个判定对各技能与错误规则的显示。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What examiners signed, marked and wrote; tests at a real table.</source>
      <translation>考官签署、评分与书写的内容；真实台面测试。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What other people remember or have written down.</source>
      <translation>别人记得或写下的。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What somebody masters and what he takes for a rule.</source>
      <translation>某人掌握了什么、把什么当成规则。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What the records know of themselves: the version of their tables, a secret.</source>
      <translation>记录自身的信息：表版本、密钥。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What was done at the stations, act by act, as they delivered it.</source>
      <translation>各站上传的逐个动作。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What was done to accounts, by whom, when, and why.</source>
      <translation>对账户做了什么，由谁、何时、为何。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you answered when you tried a wager of a finished round again.</source>
      <translation>您重新回答已结束牌局中的投注时给出的答案。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you asked a supervisor, and what was answered.</source>
      <translation>您问主管的内容与答复。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you know, and how fast.</source>
      <translation>您知道什么、有多快。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you master and what you take for a rule.</source>
      <translation>您掌握了什么、把什么当成规则。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you take for right now.</source>
      <translation>您现在认为正确的做法。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Which author or supervisor did it.</source>
      <translation>由哪位作者或主管所为。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Which school this station belongs to; the version of the tables.</source>
      <translation>本站属于哪所学校；表版本。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Which supervisor set them.</source>
      <translation>由哪位主管设置。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who has to sit which exam, who opened it, how it went.</source>
      <translation>谁须参加哪场考试、谁打开、结果如何。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who learns with whom.</source>
      <translation>谁与谁同班。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who signed in at this station: name, sign-in name; of trainees a check value of the password.</source>
      <translation>曾在本站登录者：姓名、登录名；学员另有密码校验值。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who somebody is.</source>
      <translation>某人是谁。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Words about somebody’s work.</source>
      <translation>关于某人工作的文字。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Your settings: language, looks, the last house, minutes a day.</source>
      <translation>您的设置：语言、外观、上次的赌场、每日分钟。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Your words, and those about your work.</source>
      <translation>您的话，以及关于您工作的话。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Drills assigned</source>
      <translation>指派的练习</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Due (UTC)</source>
      <translation>期限 (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Everything that the school keeps of {name}</source>
      <translation>学校保存的 {name} 的全部资料</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Reason</source>
      <translation>原因</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Reviews</source>
      <translation>复核</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Reviews asked for</source>
      <translation>请求的复核</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Was</source>
      <translation>原为</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>What was asked</source>
      <translation>所问</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>nobody erases their own account; ask another</source>
      <translation>无人可删除自己的账户；请找别人</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>nobody signs in as {name}</source>
      <translation>没有以 {name} 登录的人</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>there is no account {id}</source>
      <translation>没有账户 {id}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>{typed} is not the sign-in name of {name}</source>
      <translation>{typed} 不是 {name} 的登录名</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/own_records.py" />
      <source>Everything that the trainer keeps of you</source>
      <translation>训练程序保存的关于您的全部资料</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/packed.py" />
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>What cannot be erased any more</source>
      <translation>已无法删除的</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/packed.py" />
      <source>What is kept</source>
      <translation>保存的内容</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/packed.py" />
      <source>{file}: everything, event by event; `trainer verify` checks it</source>
      <translation>{file}：逐个事件的全部内容；可用 `trainer verify` 检查</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Done, but not due</source>
      <translation>做了不该做的</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Left out</source>
      <translation>遗漏</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Not an action</source>
      <translation>不是动作</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Out of order</source>
      <translation>顺序不对</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Paid for taken, or taken for paid</source>
      <translation>该收却赔，或该赔却收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Wrong amount paid</source>
      <translation>赔付金额不对</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Wrong call or ruling</source>
      <translation>报牌或裁定不对</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>{wager}: {mistake}</source>
      <translation>{wager}：{mistake}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>All of them keep the house's rules.</source>
      <translation>全部符合赌场规则。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Bets are closed.</source>
      <translation>已停止下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Bets are open.</source>
      <translation>仍可下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Every bet may stand</source>
      <translation>所有注都能成立</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>On seat {seat}'s {wager} lies something without value.</source>
      <translation>{seat}号位的 {wager} 上放着没有价值的东西。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat} bets cash.</source>
      <translation>{seat}号位以现金下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat} bets on credit.</source>
      <translation>{seat}号位赊账下注。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat} is closed.</source>
      <translation>{seat}号位不看牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {fault}</source>
      <translation>{seat}号位：{fault}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {fault}.</source>
      <translation>{seat}号位：{fault}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {now} is placed on {wager} after bets were closed.</source>
      <translation>{seat}号位：停止下注后在 {wager} 下 {now}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {now} is placed on {wager} while bets are open.</source>
      <translation>{seat}号位：仍可下注时在 {wager} 下 {now}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {wager} is raised from {was} to {now} after bets were closed.</source>
      <translation>{seat}号位：停止下注后把 {wager} 从 {was} 加到 {now}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {wager} is raised from {was} to {now} while bets are open.</source>
      <translation>{seat}号位：仍可下注时把 {wager} 从 {was} 加到 {now}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {was} is taken back from {wager} after bets were closed.</source>
      <translation>{seat}号位：停止下注后从 {wager} 取回 {was}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {was} is taken back from {wager} while bets are open.</source>
      <translation>{seat}号位：仍可下注时从 {wager} 取回 {was}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seats {seats} are player {player}'s.</source>
      <translation>{seats}号位都属于玩家 {player}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seats {seats} bet with each other.</source>
      <translation>{seats}号位之间对赌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>The cards have been dealt, and everybody has decided.</source>
      <translation>牌已发出，大家都已决定。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Which bets may not stand, and why?</source>
      <translation>哪些注不能成立，为什么？</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>no quick drill {sitting} was done here</source>
      <translation>这里没有做过快速练习 {sitting}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>nothing went wrong there that could be asked again</source>
      <translation>那里没有可再问的错题</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>that question can be asked no more by today's rules</source>
      <translation>按现在的规则不能再问这一题</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>{drill} names nothing that {house} can ask; see trainer lint</source>
      <translation>{drill} 没有{house}可问的内容；见 trainer lint</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Bets that may stand</source>
      <translation>可以成立的注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/does-the-dealer-qualify.yaml" />
      <source>Does the dealer play</source>
      <translation>荷官有无资格</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Manner</source>
      <translation>手法</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Name the best five of six</source>
      <translation>说出六选五最佳</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/name-the-hand.yaml" />
      <source>Name the hand</source>
      <translation>说出牌型</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Pay {wager}</source>
      <translation>赔 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Point to the best five</source>
      <translation>指出最好的五张</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The order of a round</source>
      <translation>牌局顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>The ranking of five cards</source>
      <translation>五张牌的大小</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/rank-three-cards.yaml" />
      <source>The ranking of three cards</source>
      <translation>三张牌的大小</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/which-hand-wins.yaml" />
      <source>Which hand is higher</source>
      <translation>哪手牌大</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/ordering.py" />
      <source>Any order that the house's rules leave open is right.</source>
      <translation>赌场规则未限定的顺序都对。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/ordering.py" />
      <source>Put the steps in order.</source>
      <translation>把各步骤排好顺序。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A flush without a queen</source>
      <translation>不含Q的同花</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A hand in no row</source>
      <translation>不在表中的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A lower card of the flush decides</source>
      <translation>由同花中的小牌决定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A pair without a queen</source>
      <translation>不含Q的对子</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A run with a gap</source>
      <translation>中间有缺</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A straight without a queen</source>
      <translation>不含Q的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-2-3</source>
      <translation>A-2-3</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-2-3 against a higher run</source>
      <translation>A-2-3 对更大的顺子</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-2-3-4-5</source>
      <translation>A-2-3-4-5</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-K-Q</source>
      <translation>A-K-Q</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Ace high</source>
      <translation>A高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal high cards</source>
      <translation>高牌相等</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal pairs</source>
      <translation>对子相等</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Jack high</source>
      <translation>J高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>K-A-2</source>
      <translation>K-A-2</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>King high</source>
      <translation>K高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>One colour, not one suit</source>
      <translation>同色而非同花色</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Q-3-2 to Q-6-3</source>
      <translation>Q-3-2 到 Q-6-3</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Queen high</source>
      <translation>Q高牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Ten high or lower</source>
      <translation>10高牌或更小</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The dealer's hand is higher</source>
      <translation>荷官的牌大</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The odd card decides</source>
      <translation>由踢脚牌决定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The pair decides, not the highest card</source>
      <translation>由对子而非最大单张决定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>{one} against {other}</source>
      <translation>{one} 对 {other}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/certainty.py" />
      <source>Certain</source>
      <translation>确定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/certainty.py" />
      <source>Fairly sure</source>
      <translation>比较确定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/certainty.py" />
      <source>Not sure</source>
      <translation>不确定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Make the ruling</source>
      <translation>作裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Name the payout</source>
      <translation>说出赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Put the steps in order</source>
      <translation>排好步骤顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <location filename="../../trainer/school/quiz/paper.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Quiz</source>
      <translation>测验</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Read the hands</source>
      <translation>读牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Say how it is done</source>
      <translation>说出怎么做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Settle a seat</source>
      <translation>结算一个位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Answer each question, then say how sure you are. A right answer counts 1 (not sure), 2 (fairly sure) or 3 (certain); a wrong one 0, −2 or −6.</source>
      <translation>回答每题后说明把握。答对得 1（不确定）、2（比较确定）或 3（确定）；答错得 0、−2 或 −6。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Answer: {blank}</source>
      <translation>答案：{blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Any order that keeps to this:</source>
      <translation>凡符合以下各项的顺序都对：</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>How sure?</source>
      <translation>多大把握？</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>In this order: {blank}</source>
      <translation>顺序：{blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <location filename="../../trainer/ui/quick/stake.py" />
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>Jackpot meter {amount}</source>
      <translation>奖池计数 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Paid: {blank}</source>
      <translation>赔付：{blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Seat {seat}, reason {reason}</source>
      <translation>{seat}号位，原因 {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>The best five: {blank}</source>
      <translation>最好的五张：{blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>The gambler has folded.</source>
      <translation>赌客已弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>The player has folded.</source>
      <translation>该玩家已弃牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Time: {minutes} min in all.</source>
      <translation>时间：共 {minutes} 分钟。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>leave</source>
      <translation>不动</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>nothing</source>
      <translation>无</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>pay</source>
      <translation>赔</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>take</source>
      <translation>收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>{first} before {then}</source>
      <translation>{first} 先于 {then}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>{place}: {fault}</source>
      <translation>{place}：{fault}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper_html.py" />
      <location filename="../../trainer/school/quiz/paper_text.py" />
      <source>Answer key</source>
      <translation>答案</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper_html.py" />
      <source>Name: {blank}   Date: {date}</source>
      <translation>姓名：{blank}   日期：{date}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/quizzes.py" />
      <source>A quiz has 1 to {most} questions.</source>
      <translation>测验有 1 至 {most} 题。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/quizzes.py" />
      <source>There is nothing to ask: choose a house and an area.</source>
      <translation>没有可问的：请选择赌场与领域。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Back the card up, play on</source>
      <translation>退回该牌后继续</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Call the supervisor</source>
      <translation>请主管</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Have it put right, play on</source>
      <translation>让其改正，继续</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>In the player's favour</source>
      <translation>有利于玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>It stands</source>
      <translation>成立</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/people/settings_card.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Not allowed</source>
      <translation>不允许</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Nothing is paid</source>
      <translation>不作赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Nothing: play on</source>
      <translation>无：继续</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Put the hands right, play on</source>
      <translation>更正手牌后继续</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Redeal</source>
      <translation>重新发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Refuse it</source>
      <translation>拒绝</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The round is void</source>
      <translation>本局作废</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>{scene} What do you rule?</source>
      <translation>{scene} 您如何裁定？</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>Gambler</source>
      <translation>赌客</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>Settle this box: what is done with each bet?</source>
      <translation>结算这个箱：每一注怎么处理？</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>Settle this seat: what is done with each wager?</source>
      <translation>结算这个位：各注怎么处理？</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{done}. {why}</source>
      <translation>{done}。{why}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: leave</source>
      <translation>{wager}：不动</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: pay {amount}</source>
      <translation>{wager}：赔 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: take</source>
      <translation>{wager}：收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: this hand earns none.</source>
      <translation>{wager}：这手牌没有。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>All time</source>
      <translation>全部时间</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>Last 12 weeks</source>
      <translation>最近 12 周</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>Last 2 weeks</source>
      <translation>最近 2 周</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>Last 4 weeks</source>
      <translation>最近 4 周</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <location filename="../../trainer/school/reports/skill_sheet.py" />
      <location filename="../../trainer/school/session/telling.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Learning</source>
      <translation>学习中</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>Nearly</source>
      <translation>接近</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <location filename="../../trainer/ui/table/furniture.py" />
      <source>Ready</source>
      <translation>就绪</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>Ready: a chance of {ready} % or more of passing the house’s default exam at the first try, computed from the skills and from what the exam asks for. Nearly: {nearly} % or more. Learning: everybody else.</source>
      <translation>已就绪：首次通过该赌场默认考试的概率不低于 {ready} %，由各项技能和考试内容算出。接近：不低于 {nearly} %。学习中：其余所有人。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>most mistakes are to be expected here: {skill}</source>
      <translation>预计错误最多之处：{skill}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>only {count} wager decisions tell so far</source>
      <translation>
        <numerusform>目前仅有 {count} 个注码决定可供判断</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>passes the default exam with a chance of {chance}</source>
      <translation>通过默认考试的概率为 {chance}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>this skill mastered, {points} more: {skill}</source>
      <translation>掌握此技能可提高 {points}：{skill}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>without this wrong rule {points} more: {rule}</source>
      <translation>去掉这条错误规则可提高 {points}：{rule}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>{chance} % ({low} to {high})</source>
      <translation>{chance} %（{low} 至 {high}）</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>{readiness}: {reasons}.</source>
      <translation>{readiness}：{reasons}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/skill_sheet.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Mastered</source>
      <translation>已掌握</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/skill_sheet.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>Not seen</source>
      <translation>未见过</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <source>Say it in at most {most} letters.</source>
      <translation>最多 {most} 个字。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <source>Say why, in a few words.</source>
      <translation>请简短说明原因。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <source>commented</source>
      <translation>有评语</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>overridden</source>
      <translation>已改判</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>As it was marked again: {mark}</source>
      <translation>重新评分后：{mark}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>Marked: {mark}. Now: {now}</source>
      <translation>评分：{mark}。现为：{now}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>advice</source>
      <translation>建议</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>critical</source>
      <translation>严重</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>minor</source>
      <translation>轻微</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>no mistake</source>
      <translation>无错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>not passed</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>passed</source>
      <translation>通过</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>serious</source>
      <translation>较重</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>void</source>
      <translation>作废</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>wrong</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>{change}. It changes nothing any more: the round was marked again since, and the mistake that this was about is not in it now.</source>
      <translation>{change}。它不再改变什么：此局其后已重新评分，所涉错误现已不在其中。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remedy.py" />
      <source>Rounds that test: {belief}</source>
      <translation>检验的局：{belief}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/reviewer.py" />
      <source>This trainee is in none of your classes.</source>
      <translation>该学员不在您的班级中。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/by_belief.py" />
      <source>no round of {house} shows {beliefs}</source>
      <translation>{house}没有牌局显出 {beliefs}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/by_skills.py" />
      <source>no round of {house} asks for {skills}</source>
      <translation>{house}没有牌局用到 {skills}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/chosen.py" />
      <source>Rounds for chosen skills</source>
      <translation>针对所选技能的牌局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/chosen.py" />
      <source>Rounds that test a belief</source>
      <translation>检验错误规则的牌局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/seed.py" />
      <source>no drill {drill} at {house}; known: {known}</source>
      <translation>{house}没有练习 {drill}；已知：{known}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Belief</source>
      <translation>错误规则</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Chosen</source>
      <translation>已选</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Chosen by you: {skills}.</source>
      <translation>由您选择：{skills}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Coming back</source>
      <translation>再次出现</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Coming back with new cards: {skills}.</source>
      <translation>换新牌再来：{skills}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Due again</source>
      <translation>到期</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Due today: {skills}.</source>
      <translation>今天到期：{skills}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It covers another skill that is new to you.</source>
      <translation>顺带另一个对您来说新的技能。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It covers other skills that are due today.</source>
      <translation>顺带今天到期的其他技能。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It covers something else that comes back.</source>
      <translation>顺带其他再次出现的内容。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It is a true random deal: nothing in it was arranged.</source>
      <translation>这是真正随机的一局，没有任何安排。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for a skill that is due today.</source>
      <translation>这局针对今天到期的技能。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for a skill that is new to you.</source>
      <translation>这局针对对您来说新的技能。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for a skill that you have not mastered yet.</source>
      <translation>这局针对您尚未掌握的技能。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for skills that you chose.</source>
      <translation>这局针对您选的技能。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for something that comes back because it went wrong a few rounds ago. The cards are new.</source>
      <translation>这局针对几局之前出错的内容，牌是新的。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt to find out whether you hold a wrong rule, and which.</source>
      <translation>这局用来查明您是否持有错误规则，以及哪一条。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>New</source>
      <translation>新</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>New: {skills}.</source>
      <translation>新：{skills}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Not mastered yet: {skills}.</source>
      <translation>尚未掌握：{skills}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Random</source>
      <translation>随机</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>To find out what you go by: {skills}.</source>
      <translation>查明您依据什么：{skills}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Which one, the debrief says: here it would give the round away.</source>
      <translation>具体哪一个复盘时再说：此处说了会泄露牌局。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/session/telling.py" />
      <source>{count} more</source>
      <translation>
        <numerusform>另 {count} 项</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>cannot be read ({why}); allow reading it</source>
      <translation>无法读取（{why}）；请允许读取</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>cannot be removed ({why}); nothing was changed</source>
      <translation>无法移除（{why}）；未作更改</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>cannot be written ({why}); nothing was changed</source>
      <translation>无法写入（{why}）；未作更改</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>is not JSON</source>
      <translation>不是 JSON</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>is not a JSON object</source>
      <translation>不是 JSON 对象</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>station is no id of a station</source>
      <translation>station 不是工作站编号</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>{name} is missing, or is no text</source>
      <translation>{name} 缺失或不是文本</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>{registry} names no school; write here, or postgresql://USER@HOST/DATABASE</source>
      <translation>{registry} 不是学校；请写 here 或 postgresql://USER@HOST/DATABASE</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>{what}; join the school again: trainer school join URL</source>
      <translation>{what}；请重新加入学校：trainer school join URL</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joining.py" />
      <source>is a demo school of simulated trainees; nobody’s rounds belong there</source>
      <translation>是模拟学员的演示学校；任何人的牌局都不属于那里</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joining.py" />
      <source>this machine belongs to the school {school} already; write --leave to leave it. What was not delivered to it stays here, and is delivered to the new one where its people have accounts there</source>
      <translation>本机已属于学校 {school}；写 --leave 离开。未上传的留在本机，若其人在新学校有账户则上传到那里</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>All is delivered to the school.</source>
      <translation>已全部上传到学校。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>Nothing waits to be delivered.</source>
      <translation>没有待上传的。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>The school has erased these records; nothing more is delivered.</source>
      <translation>学校已删除这些记录；不再上传。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>The school’s server does not answer since {time}.</source>
      <translation>学校服务器自 {time} 起无应答。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>The school’s server does not answer.</source>
      <translation>学校服务器无应答。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/station/told.py" />
      <source>{count} rounds wait to be delivered.</source>
      <translation>
        <numerusform>{count} 局待上传。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/understood.py" />
      <source>The school has another event {place} of these records: they were worked on in two places, or put back from an older copy. Nothing is lost, here or there. Close the trainer, give {file} another name and keep it, and start again: new records begin and are delivered.</source>
      <translation>学校有这些记录的另一个事件 {place}：曾在两处使用，或恢复了旧副本。两边都没有丢失。请关闭程序，将 {file} 改名保留，再启动：会开始并上传新的记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/understood.py" />
      <source>The school’s server asks again and again for event {place}, which it was given. Nothing here is lost. Let `trainer doctor` be run on the school’s records.</source>
      <translation>学校服务器反复要求已给出的事件 {place}。本机没有丢失。请在学校记录上运行 `trainer doctor`。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/understood.py" />
      <source>The school’s server reads event {place} otherwise than it was written. Nothing is lost. See that the trainer is of the same version here and at the school; `trainer verify {file}` says whether the records here are sound.</source>
      <translation>学校服务器读到的事件 {place} 与写下的不同。没有丢失。请确认两边程序版本相同；`trainer verify {file}` 会说明本机记录是否完好。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/board.py" />
      <source>{done} of {all}</source>
      <translation>{done} / {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Call</source>
      <translation>报牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Collect the fold</source>
      <translation>收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Cover the hand</source>
      <translation>盖住手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Let players look</source>
      <translation>让玩家看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Paid {amount}</source>
      <translation>赔了 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Took it</source>
      <translation>已收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Tuck the cards</source>
      <translation>压牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Turn the dealer</source>
      <translation>开荷官牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Turn the hand</source>
      <translation>开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>“No more bets”</source>
      <translation>“停止下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>“Place your bets”</source>
      <translation>“请下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Called the supervisor</source>
      <translation>请了主管</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Called: {hand}</source>
      <translation>报牌：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>Checked the bets</source>
      <translation>已检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Cleared the cards</source>
      <translation>收了牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Collected it as a fold</source>
      <translation>按弃牌收走</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>Covered the dealer’s hand</source>
      <translation>已盖荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Dealt to the dealer</source>
      <translation>发给荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Dealt to the seat</source>
      <translation>发给该位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Offered the decision</source>
      <translation>请玩家决定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Paid with its bonus, {amount}</source>
      <translation>连同奖金赔付 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>Racked the stub</source>
      <translation>已放余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Said “no more bets”</source>
      <translation>说“停止下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Said “place your bets”</source>
      <translation>说“请下注”</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Seat {seat}, {wager}</source>
      <translation>{seat}号位，{wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Seat {seat}: what else was done?</source>
      <translation>{seat}号位：还做了什么？</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>The table: what else was done?</source>
      <translation>台面：还做了什么？</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Took {wager}</source>
      <translation>收了 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Tucked the cards</source>
      <translation>压了牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Turned the dealer’s hand</source>
      <translation>开了荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Turned the hand</source>
      <translation>开了手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>{place}, {amount}</source>
      <translation>{place}，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>As it was laid out</source>
      <translation>摆放情况</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>By the rule: {outcome}</source>
      <translation>按规则：{outcome}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Comment: {comment}</source>
      <translation>评语：{comment}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/debrief/columns.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>Done</source>
      <translation>所做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Due</source>
      <translation>应为</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Due: {due}. Done: {done}.</source>
      <translation>应为：{due}。实为：{done}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>In the school’s records; their head with this test: {hash}</source>
      <translation>在学校记录中；含此测试的末端：{hash}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Not in the school’s records: this paper is all that there is.</source>
      <translation>不在学校记录中：仅此一纸。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Outcome: {outcome}</source>
      <translation>结果：{outcome}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Reason: {reason}</source>
      <translation>原因：{reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Records {hash}</source>
      <translation>记录 {hash}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>Round {number} of {count}</source>
      <translation>第 {number} 局，共 {count} 局</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Rounds over</source>
      <translation>已完成局数</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Seed {seed} · begun {when} · {time} from the first act to the last</source>
      <translation>种子 {seed} · 开始 {when} · 首末动作间 {time}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Signed by {name}, {when}</source>
      <translation>签字：{name}，{when}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Table test</source>
      <translation>台面测试</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Wagers right</source>
      <translation>判对的注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>What the rounds came to</source>
      <translation>各局结果</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>What was due, and what was done</source>
      <translation>应做与所做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>all {count} in turn</source>
      <translation>依次全部 {count} 种</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>as due</source>
      <translation>如规定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>at another place</source>
      <translation>在别处</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laid.py" />
      <source>no drill {drill} here; known: {known}</source>
      <translation>此处没有练习 {drill}；已知：{known}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Folded</source>
      <translation>已弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Folds</source>
      <translation>弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Lay every hand face down in its place, the dealer’s too.</source>
      <translation>每手牌面朝下放在原位，荷官的也是。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Lay the chips on their spots. A hand that is folded lies pushed forward.</source>
      <translation>筹码放在注位上。弃掉的手牌推到前面。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Pile the cards of the stacked deck face up, the first one lowest; turn the pile over and lay it on the rest of the deck.</source>
      <translation>把排好的牌面朝上叠起，第一张在最下；翻转后放在其余牌上。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Played without looking</source>
      <translation>未看牌即跟注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Player {player} has seats {seats}</source>
      <translation>玩家 {player}：{seats} 位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Plays: {amount} on {play}</source>
      <translation>跟注：{play} {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Staked without chips</source>
      <translation>未用筹码下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The dealer under test begins with the folds.</source>
      <translation>受测荷官从弃牌开始。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The dealer under test deals from it by hand, without a shuffle.</source>
      <translation>受测荷官手工发牌，不洗牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The jackpot meter stands at {amount}</source>
      <translation>累积奖表为 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The placard that hangs: {title}</source>
      <translation>所挂赔率牌：{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Whoever plays a seat lays the chips when bets are invited, and decides as noted.</source>
      <translation>扮演该位者在请下注时放筹码，并按所写决定。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>With a bet between players</source>
      <translation>玩家间有对赌</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} criteria are below standard; {most} may be.</source>
      <translation>
        <numerusform>{count} 项低于标准；至多 {most} 项。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} critical mistakes; {most} may be made.</source>
      <translation>
        <numerusform>{count} 个严重错误；至多 {most} 个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} minor mistakes; {most} may be made.</source>
      <translation>
        <numerusform>{count} 个轻微错误；至多 {most} 个。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} rounds are not over.</source>
      <translation>
        <numerusform>{count} 局未完成。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} serious mistakes; {most} may be made.</source>
      <translation>
        <numerusform>{count} 个较重错误；至多 {most} 个。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{what}: nobody has judged it yet, and it has to be seen.</source>
      <translation>{what}：尚未评价，必须看到。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{what}: {grade}.</source>
      <translation>{what}：{grade}。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Cards</source>
      <translation>牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Chips in all: {chips}</source>
      <translation>筹码合计：{chips}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Date: {date}</source>
      <translation>日期：{date}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Judged by the examiner</source>
      <translation>考官评价</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Marked by today’s rules</source>
      <translation>按今日规则评分</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Note: {note}</source>
      <translation>备注：{note}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>On the felt</source>
      <translation>台面上</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>On the spots</source>
      <translation>注位上</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Passed with at most {critical} critical, {serious} serious, {minor} minor mistakes.</source>
      <translation>严重不超过 {critical}、较重 {serious}、轻微 {minor} 个即通过。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Place</source>
      <translation>位置</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Player {player}</source>
      <translation>玩家 {player}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Reason, where it is not what the rule says: {blank}</source>
      <translation>与规则不同时的原因：{blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Rules’ fingerprint</source>
      <translation>规则指纹</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>School</source>
      <translation>学校</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Seed</source>
      <translation>种子</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Set up</source>
      <translation>布置</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Signed</source>
      <translation>签字</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Table test: what is laid out</source>
      <translation>台面测试：摆放内容</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>The stacked deck, from the top; all other cards lie below it.</source>
      <translation>排好的牌，自上而下；其余牌在其下。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Tick what was done as due; write what was done otherwise, and number what came out of its turn.</source>
      <translation>如规定做的打勾；做法不同的写下，顺序不对的编号。</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/seat_column.py" />
      <source>folds</source>
      <translation>弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>otherwise: {blank}</source>
      <translation>其他：{blank}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/untapped.py" />
      <source>Deal {count} times</source>
      <translation>
        <numerusform>发 {count} 次</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Not done</source>
      <translation>没有做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <source>Not yet done</source>
      <translation>还没有做</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>Nothing</source>
      <translation>没有</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <source>Taken back. {act}</source>
      <translation>已撤回。{act}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <source>The round begins</source>
      <translation>牌局开始</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>An action</source>
      <translation>一个动作</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Announce</source>
      <translation>宣布</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Called</source>
      <translation>已报牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <source>Check</source>
      <translation>检查</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Cleared</source>
      <translation>已收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Collected</source>
      <translation>已收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Cover</source>
      <translation>盖牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Dealt</source>
      <translation>已发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Left alone</source>
      <translation>留着不动</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>No call</source>
      <translation>不报牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>No ruling</source>
      <translation>不作裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Nothing more</source>
      <translation>别无其他</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Offered</source>
      <translation>已询问</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table_test/elsewise_panel.py" />
      <source>Paid</source>
      <translation>已赔</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Rack</source>
      <translation>放余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Release</source>
      <translation>允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/table.py" />
      <source>Table</source>
      <translation>牌桌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Took</source>
      <translation>已收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Took {amount}</source>
      <translation>收了 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Tucked</source>
      <translation>已压牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Turn</source>
      <translation>开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Turned</source>
      <translation>已开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Your misdeal</source>
      <translation>你的错发</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>{product} + {extra} bonus = {total}</source>
      <translation>{product} + {extra} 奖金 = {total}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>{what} first</source>
      <translation>{what} 在先</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Beaten {what}</source>
      <translation>输掉的 {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets checked before they were invited</source>
      <translation>未请下注就检查</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets closed before they were checked</source>
      <translation>未检查就停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets closed before they were invited</source>
      <translation>未请下注就停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets not checked</source>
      <translation>没有检查下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets not closed</source>
      <translation>没有停止下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets not invited</source>
      <translation>没有请下注</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Called before the reveal</source>
      <translation>未开牌就报牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Card not dealt</source>
      <translation>没有发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards not cleared</source>
      <translation>没有收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards not released</source>
      <translation>没有允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards released before the cut card lay</source>
      <translation>未放切牌卡就允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards released before the stub was racked</source>
      <translation>未放余牌就允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Checked</source>
      <translation>检查</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before paying</source>
      <translation>未赔付就收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before taking</source>
      <translation>未收注就收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before the call</source>
      <translation>未报牌就收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before turning</source>
      <translation>未开牌就收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Collected before all had answered</source>
      <translation>未全部回答就收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Covered</source>
      <translation>盖牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer dealt to before a seat</source>
      <translation>先于某位给荷官发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer not dealt to</source>
      <translation>没有给荷官发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer revealed before all had answered</source>
      <translation>未全部回答就开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer's hand not called</source>
      <translation>没有报荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer's hand not covered</source>
      <translation>没有盖荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer's hand not turned</source>
      <translation>没有开荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealt before the bets were checked</source>
      <translation>未检查下注就发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealt before the bets were closed</source>
      <translation>未停止下注就发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Fold collected after the reveal</source>
      <translation>开牌后才收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Fold not collected</source>
      <translation>没有收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Fold tucked after the reveal</source>
      <translation>开牌后才压弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Folded hand not tucked</source>
      <translation>没有压好弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Folded {what}</source>
      <translation>弃牌的 {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Hand not turned</source>
      <translation>没有开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Hand turned before the dealer's</source>
      <translation>先于荷官开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Losing {what}</source>
      <translation>输的 {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Offered before the cards were dealt</source>
      <translation>未发牌就询问</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Offered before the cards were released</source>
      <translation>未允许看牌就询问</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Paid before taking</source>
      <translation>未收就赔</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Play not offered</source>
      <translation>没有询问 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Racked</source>
      <translation>放余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Released</source>
      <translation>允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Ruling in a sound round</source>
      <translation>正常的一局却作裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Said</source>
      <translation>说</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Seat dealt to before the dealer</source>
      <translation>先于荷官给该位发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Seat {then} before seat {first}</source>
      <translation>{then}号位先于{first}号位</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Stand-off called, hands differ</source>
      <translation>宣布 stand-off，牌不相等</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Stand-off not called</source>
      <translation>没有宣布 stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Stub not racked</source>
      <translation>没有放余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Taken</source>
      <translation>收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Tied {what}</source>
      <translation>和局的 {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Tucked before collecting</source>
      <translation>未收就压牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Winning {what}</source>
      <translation>赢的 {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>called</source>
      <translation>报牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>checked</source>
      <translation>检查</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>cleared</source>
      <translation>收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>collected</source>
      <translation>收弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>covered</source>
      <translation>盖牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>dealt</source>
      <translation>发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>paid</source>
      <translation>赔</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>racked</source>
      <translation>放余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>released</source>
      <translation>允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>said</source>
      <translation>说</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>tucked</source>
      <translation>压牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>turned</source>
      <translation>开牌</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} before calling the dealer's hand</source>
      <translation>未报荷官的牌就{done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} before turning the dealer's hand</source>
      <translation>未开荷官的牌就{done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} before turning the hand</source>
      <translation>未开牌就{done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} too early</source>
      <translation>{done}过早</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} twice</source>
      <translation>重复{done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} where nothing was due</source>
      <translation>不该{done}却做了</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{hand} called {called}</source>
      <translation>{hand}报成{called}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{then} {done} before {first}</source>
      <translation>{then} 先于 {first} {done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{wager} and bonus</source>
      <translation>{wager} 及奖金</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} not paid</source>
      <translation>{what} 没有赔</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} not taken</source>
      <translation>{what} 没有收</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid</source>
      <translation>{what} 赔了</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid nothing</source>
      <translation>{what} 赔了零</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid {paid} for {due}</source>
      <translation>{what} 赔 {paid}，应为 {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid {ratio} to 1</source>
      <translation>{what} 按 1 赔 {ratio} 赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid, dealer not qualified</source>
      <translation>荷官没有资格，{what} 赔了</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} taken</source>
      <translation>{what} 收了</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} taken, dealer not qualified</source>
      <translation>荷官没有资格，{what} 收了</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} {done} twice</source>
      <translation>{what} 重复{done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} {done}, nothing due</source>
      <translation>{what} {done}，并不应该</translation>
    </message>
    <message>
      <location filename="../../trainer/school/traps.py" />
      <source>Same traps</source>
      <translation>同样的陷阱</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <location filename="../../trainer/ui/table/key_guide.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>All keys</source>
      <translation>全部按键</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <location filename="../../trainer/ui/exam/preview.py" />
      <location filename="../../trainer/ui/faults.py" />
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <location filename="../../trainer/ui/session/why_card.py" />
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <source>Help on the table</source>
      <translation>牌桌帮助</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <source>What is paid on the Ante may hold its bonus, or the bonus may follow it. Shift and K, or the right button, pay a spot’s bonus by itself: on the Progressive that is the Envy Bonus.</source>
      <translation>Ante 的赔付可以包含奖金，也可随后另付。Shift+K 或右键单独赔该注位的奖金：在 Progressive 上即 Envy Bonus。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>At hand: {place}.</source>
      <translation>当前：{place}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>Chips cut out.</source>
      <translation>已切出筹码。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>No payout here is larger than {amount}.</source>
      <translation>这里没有超过 {amount} 的赔付。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>Taken back: the next chip begins a new payout.</source>
      <translation>已取回：下一枚筹码开始新的赔付。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, the hand</source>
      <translation>{seat}号位，手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, {wager}, no wager</source>
      <translation>{seat}号位，{wager}，无注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, {wager}, {amount}</source>
      <translation>{seat}号位，{wager}，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, {wager}, {amount}, taken</source>
      <translation>{seat}号位，{wager}，{amount}，已收</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>the dealer’s hand</source>
      <translation>荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>{amount} cut out.</source>
      <translation>已切出 {amount}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <source>Answer hidden</source>
      <translation>答案已隐藏</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <source>Show the answer</source>
      <translation>显示答案</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Try it again</source>
      <translation>再试一次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/ask_again.py" />
      <source>{place}, {wagers}. What is due?</source>
      <translation>{place}，{wagers}。应如何处理？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <source>Ask</source>
      <translation>提问</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/debrief/foot.py" />
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <source>Ask for a review</source>
      <translation>请求复核</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <source>Mistake {number}</source>
      <translation>错误 {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../scenarios/whole-table.yaml" />
      <source>The whole round</source>
      <translation>整局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <source>What shall the supervisor look at, and why?</source>
      <translation>请主管看什么，为什么？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{number}. {mistake}, {where}</source>
      <translation>{number}. {mistake}，{where}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>No listed wrong rule</source>
      <translation>不在已知的错误规则中</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>Rounds that test it</source>
      <translation>用牌局来检验</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You believe</source>
      <translation>您以为</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You seem to believe</source>
      <translation>您似乎以为</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You seem to believe one of these</source>
      <translation>您似乎以为其中之一</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You used to believe</source>
      <translation>您曾以为</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/card_row.py" />
      <source>{player}; dealer {dealer}</source>
      <translation>{player}；荷官：{dealer}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>Required</source>
      <translation>应做</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>Required and done</source>
      <translation>应做与所做</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>hidden</source>
      <translation>已隐藏</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>mistake {number}, {title}</source>
      <translation>错误 {number}，{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>not done</source>
      <translation>没有做</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>not yet done</source>
      <translation>还没有做</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>nothing required</source>
      <translation>无要求</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/debrief/faultless.py" />
      <source>All {count} decisions and every step were right, in an order that {house} allows.</source>
      <translation>
        <numerusform>{count} 个判定与每个步骤都正确，顺序为{house}所允许。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/faultless.py" />
      <source>Settled without a fault.</source>
      <translation>结算毫无差错。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/folding.py" />
      <source>Seats {seats}</source>
      <translation>{seats}号位</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/debrief/folding.py" />
      <source>{count} steps, all alike</source>
      <translation>
        <numerusform>{count} 个步骤，完全一致</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>Ask me first</source>
      <translation>先问我</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>Hide the answers until you have tried again</source>
      <translation>在您再试之前隐藏答案</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>Watch the replay</source>
      <translation>观看回放</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>home</source>
      <translation>主页</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>its clause</source>
      <translation>其条款</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>mistakes</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>new cards</source>
      <translation>新牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>test the belief</source>
      <translation>检验此规则</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>try it again</source>
      <translation>再试一次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>Better</source>
      <translation>更好</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>How the payments were laid</source>
      <translation>赔付的摆法</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>Laid</source>
      <translation>所摆</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>The school’s own rules: no amount and no score hangs on them.</source>
      <translation>学校自己的规则：不影响金额与分数。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Home</source>
      <translation>主页</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Home (Esc)</source>
      <translation>主页（Esc）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/debrief/page.py" />
      <location filename="../../trainer/ui/rounds.py" />
      <source>Next round</source>
      <translation>下一局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Pace</source>
      <translation>速度</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <source>Round {number}, nothing done</source>
      <translation>第 {number} 局，未做任何操作</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <source>Round {number}, settled</source>
      <translation>第 {number} 局，已结算</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <source>Same traps, new cards</source>
      <translation>同样陷阱、新牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Score</source>
      <translation>得分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Time</source>
      <translation>用时</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Wager decisions right</source>
      <translation>正确判定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <source>Why this round? {reasons}</source>
      <translation>为什么是这一局？{reasons}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/quick/header.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <location filename="../../trainer/ui/results/told.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{some} of {all}</source>
      <translation>{some} / {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>Deal me this trap again</source>
      <translation>再发这个陷阱</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Mistake {number}, answer hidden. Try it again.</source>
      <translation>错误 {number}，答案已隐藏。请再试一次。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Mistake {number}, {severity}: {title}. {where}. Due {due}, done {done}. {money}.</source>
      <translation>错误 {number}，{severity}：{title}。{where}。应为 {due}，所做 {done}。{money}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Money</source>
      <translation>金额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Tried again: not yet.</source>
      <translation>再试：尚未答对。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Tried again: right now.</source>
      <translation>再试：这次答对了。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <source>Watch it</source>
      <translation>观看</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/page.py" />
      <source>Debrief of round {number}</source>
      <translation>第 {number} 局复盘</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/page.py" />
      <source>Not yet</source>
      <translation>尚未答对</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/page.py" />
      <source>Right now</source>
      <translation>这次答对了</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <location filename="../../trainer/ui/results/told.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Question {number}</source>
      <translation>第 {number} 题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Review</source>
      <translation>复核</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>The whole sitting</source>
      <translation>整场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>A review was asked for, {when}</source>
      <translation>{when} 请求复核</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>Not answered yet</source>
      <translation>尚未答复</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Said of this attempt</source>
      <translation>关于此记录的话</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>Somebody</source>
      <translation>某人</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>{who} asks for a review, {when}</source>
      <translation>{who} 请求复核，{when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>{who} set the mark otherwise, {when}</source>
      <translation>{who} 改判，{when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>{who}, {when}</source>
      <translation>{who}，{when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <source>In the house’s book</source>
      <translation>在赌场手册中</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <source>Rule: {rule}</source>
      <translation>规则：{rule}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <location filename="../../trainer/ui/quick/rule_line.py" />
      <source>The document is silent here; the school reads it so.</source>
      <translation>文件此处没有说明；学校如此解读。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <source>school’s convention</source>
      <translation>学校的惯例</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <location filename="../../trainer/ui/house_book/signs.py" />
      <location filename="../../trainer/ui/quick/rule_line.py" />
      <source>school’s reading</source>
      <translation>学校的解读</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <location filename="../../trainer/ui/house_book/signs.py" />
      <location filename="../../trainer/ui/quick/rule_line.py" />
      <source>the house says so</source>
      <translation>赌场明文规定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>The answer was not taken</source>
      <translation>未采用该答案</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>The records are damaged</source>
      <translation>记录已损坏</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <location filename="../../trainer/ui/pages.py" />
      <location filename="../../trainer/ui/privacy/desk.py" />
      <location filename="../../trainer/ui/progress/desk.py" />
      <location filename="../../trainer/ui/quick/desk.py" />
      <location filename="../../trainer/ui/quiz/desk.py" />
      <location filename="../../trainer/ui/results/exported.py" />
      <location filename="../../trainer/ui/session/desk.py" />
      <source>The records cannot be read</source>
      <translation>无法读取记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>The settings are not kept</source>
      <translation>设置未保存</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>{folder}: the settings cannot be kept here ({why})</source>
      <translation>{folder}：无法在此保存设置（{why}）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Add</source>
      <translation>添加</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>Ask for none of these</source>
      <translation>这些都不要求</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>Decisions of each area, at least</source>
      <translation>每领域判定至少</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>To be seen in so many rounds, at least</source>
      <translation>至少出现局数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>What else is to be seen</source>
      <translation>还须出现的</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/help/about_page.py" />
      <location filename="../../trainer/ui/help/page.py" />
      <location filename="../../trainer/ui/house_book/page.py" />
      <location filename="../../trainer/ui/replay/page.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <location filename="../../trainer/ui/table_test/elsewise_panel.py" />
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Give these marks</source>
      <translation>提交评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Mark blind</source>
      <translation>盲评</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Say of each task how many errors you find. How the program and the first examiner marked it is shown afterwards.</source>
      <translation>请说出每题有几个错误。程序与第一考官的评分之后显示。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Tasks</source>
      <translation>题目</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>A supervisor discontinues the exam</source>
      <translation>主管中止考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>A supervisor opens the exam</source>
      <translation>主管打开考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <location filename="../../trainer/ui/review.py" />
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <location filename="../../trainer/ui/rounds.py" />
      <source>Its house or its cards cannot be read by today’s rules.</source>
      <translation>按现在的规则无法读取其赌场或牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <location filename="../../trainer/ui/pages.py" />
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>That could not be recorded, so it was not done</source>
      <translation>无法记录，因此没有执行</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>The exam cannot be discontinued</source>
      <translation>考试无法中止</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>The exam cannot be opened</source>
      <translation>考试无法打开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>The exam cannot go on</source>
      <translation>考试无法继续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>This sheet cannot be shown</source>
      <translation>无法显示此成绩单</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>As set</source>
      <translation>按设定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>Chance of passing by error rate: {rates}.</source>
      <translation>按出错率的通过概率：{rates}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>Errs</source>
      <translation>出错率</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>Forms differ a little.</source>
      <translation>各份试卷略有不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>One try more</source>
      <translation>多一次机会</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>True for every form.</source>
      <translation>对每份试卷都成立。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>{counts}. {alike}</source>
      <translation>{counts}。{alike}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>{count} decisions, {starred} starred</source>
      <translation>
        <numerusform>{count} 个判定，其中带星 {starred} 个</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>{count} errors alone</source>
      <translation>
        <numerusform>仅 {count} 个错误</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{part} %</source>
      <translation>{part}%</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>{rate}: {passing}</source>
      <translation>{rate}：{passing}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>▲ A 1 % dealer passes in {passing}; the school asks for 90 %.</source>
      <translation>▲ 出错率 1% 的荷官有 {passing} 通过；学校要求 90%。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>▲ A 5 % dealer passes in {passing}; the school allows 6 %.</source>
      <translation>▲ 出错率 5% 的荷官有 {passing} 通过；学校最多允许 6%。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/chance_card.py" />
      <source>✓ The school’s aims are met: at least 90 % at 1 %, at most 6 % at 5 %.</source>
      <translation>✓ 达到学校的目标：1% 时至少 90%，5% 时至多 6%。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/clocks.py" />
      <location filename="../../trainer/ui/exam/releasing.py" />
      <source>task {number} of {all}</source>
      <translation>第 {number} 题，共 {all} 题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>Nothing is told before the end. What was done at a seat stands once its cards are cleared, or once you go on to another; until then you can take it back.</source>
      <translation>结束前不作提示。收牌或转到另一位后，该位所做即定；此前可撤回。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>Passed with at most {count} errors</source>
      <translation>
        <numerusform>错误不超过 {count} 个即通过</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>There are {count} minutes for all of it.</source>
      <translation>
        <numerusform>全部限时 {count} 分钟。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>There are {count} minutes for each round.</source>
      <translation>
        <numerusform>每局限时 {count} 分钟。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{count} irregularities</source>
      <translation>
        <numerusform>{count} 个异常情况</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <location filename="../../trainer/ui/privacy/shown.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{count} rounds</source>
      <translation>
        <numerusform>{count} 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <location filename="../../trainer/ui/home/plans.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>{count} seats</source>
      <translation>
        <numerusform>{count} 个位</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{errors}, at most {number} of them on starred decisions.</source>
      <translation>{errors}，其中带星决定上最多 {number} 个。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{errors}, none of them on a starred decision.</source>
      <translation>{errors}，带星决定上不得有错。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{errors}.</source>
      <translation>{errors}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{rounds} of {seats} to be settled, and {rulings}.</source>
      <translation>结算 {rounds}，{seats}，并判 {rulings}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{rounds} of {seats}, worked as a whole, and {rulings}.</source>
      <translation>完整进行 {rounds}，{seats}，并判 {rulings}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <source>Evidence that can be verified, JSON</source>
      <translation>可验证的证据，JSON</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <source>Record of the exam, PDF</source>
      <translation>考试记录，PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <source>Statements for a learning record store, xAPI</source>
      <translation>学习记录库语句，xAPI</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <location filename="../../trainer/ui/exporting.py" />
      <source>This cannot be exported</source>
      <translation>无法导出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>6 Card Bonus</source>
      <translation>6 Card Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Amounts</source>
      <translation>金额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Forms differ: what one shows depends on its cards.</source>
      <translation>各份试卷不同：能显示什么取决于牌。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Point to a cell to read its rule. Holding one of these for good fails the exam.</source>
      <translation>指向一格可读其规则。一直坚持其中一条就通不过考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Prime</source>
      <translation>Prime</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Progressive</source>
      <translation>Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Qualifying</source>
      <translation>是否够资格</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Shows {count} times.</source>
      <translation>
        <numerusform>出现 {count} 次。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>Wrong rules that the form shows</source>
      <translation>试卷能显示的错误规则</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>{family}: {count} wrong rules, each shown at least {least} times</source>
      <translation>
        <numerusform>{family}：{count} 条错误规则，每条至少出现 {least} 次</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>{some} of {all} at least twice</source>
      <translation>{all} 条中 {some} 条至少两次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exposure_card.py" />
      <source>▲ Shown too seldom to tell: {rule}</source>
      <translation>▲ 出现太少，无法判断：{rule}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/wait_page.py" />
      <source>Discontinue</source>
      <translation>中止</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>First the exam that is under way comes to its end.</source>
      <translation>先结束进行中的考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/wait_page.py" />
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/paused.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Go on</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>No exam is assigned to you.</source>
      <translation>没有指派给您的考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>Open by a supervisor’s PIN</source>
      <translation>用主管的 PIN 打开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Result sheet</source>
      <translation>成绩单</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Sat</source>
      <translation>周六</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>To be sat</source>
      <translation>待考</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Tries</source>
      <translation>次数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>Under way</source>
      <translation>进行中</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>Task {number} of {all}, left on {when}: {note} A supervisor’s PIN lets it go on where it stopped.</source>
      <translation>第 {number} 题，共 {all} 题，{when} 离开：{note} 主管的 PIN 可从停处继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>Task {number} of {all}. The program ended without a note; the last thing it recorded was on {when}. A supervisor’s PIN lets it go on where it stopped.</source>
      <translation>第 {number} 题，共 {all} 题。程序未留备注即结束；最后记录于 {when}。主管的 PIN 可从停处继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>The school is out of reach, so exams cannot be listed or opened now.</source>
      <translation>学校无法连接，现在不能列出或打开考试。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>{count} more exams are assigned, and this program cannot read them: install the version that the school has.</source>
      <translation>
        <numerusform>另有 {count} 场考试已分配，但本程序无法读取：请安装与学校相同的版本。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>{outcome} (marked again)</source>
      <translation>{outcome}（已重新评分）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>{tries} of {all}</source>
      <translation>{tries} / {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Discontinue the exam</source>
      <translation>中止考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>For a reason that is not the trainee’s. It is no try, and nothing that was not done counts. The reason stays on record.</source>
      <translation>因学员以外的原因。不算一次，未做的不计。原因留存。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>For what reason?</source>
      <translation>因何原因？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Go on to the PIN</source>
      <translation>去输入 PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Hand it in</source>
      <translation>交卷</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Hand this round in?</source>
      <translation>交出这一局？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>It does not count any more. What was done, and your reason, stay on record.</source>
      <translation>不再算数。所做之事与您的原因留存。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>It is over as it lies, and the next task comes. This cannot be taken back.</source>
      <translation>按现状结束，进入下一题。不可撤回。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <location filename="../../trainer/ui/exam/wait_page.py" />
      <source>Leave the exam</source>
      <translation>离开考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Leave with this note</source>
      <translation>附此备注离开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>The clock stands still until a supervisor lets you go on. Your note stays on record.</source>
      <translation>在主管让您继续之前时钟停止。您的备注留存。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Void it</source>
      <translation>作废</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Void this sitting</source>
      <translation>作废此场考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Why do you leave?</source>
      <translation>为何离开？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Write the reason: it stays on record.</source>
      <translation>请写原因：会留存。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Write why you leave: the note stays on record.</source>
      <translation>请写离开原因：备注会留存。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/numbers.py" />
      <source>Less: {what}</source>
      <translation>减少：{what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/numbers.py" />
      <source>More: {what}</source>
      <translation>增加：{what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/numbers.py" />
      <source>{item} must be right</source>
      <translation>{item} 必须正确</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/numbers.py" />
      <source>–</source>
      <translation>–</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>Erased</source>
      <translation>已删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>Its end was not delivered yet.</source>
      <translation>结束尚未上传。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>The marks were not given</source>
      <translation>未提交评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>You cannot mark this sitting blind</source>
      <translation>您不能盲评此场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>You have looked at the result sheet, so you know how it was marked.</source>
      <translation>您已看过成绩单，知道评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Hand over the window</source>
      <translation>移交窗口</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Nobody begins it any more. What was sat of it stays.</source>
      <translation>不再有人开始。已考的保留。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Open {exam} for {name} at this window?</source>
      <translation>在此窗口为 {name} 打开 {exam}？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>This was not done</source>
      <translation>此事未做</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Withdraw it</source>
      <translation>撤回</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Withdraw this exam?</source>
      <translation>撤回此考试？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>You are signed out. {name} signs in here within five minutes, and the exam begins, opened by you. Nothing is recorded before.</source>
      <translation>您将退出。{name} 在五分钟内于此登录，由您打开的考试随即开始。此前不作任何记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Assign</source>
      <translation>指派</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>How it stands</source>
      <translation>进展</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>No exam chosen</source>
      <translation>未选考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>No exam is set. Set one from a blueprint, and assign it to a class.</source>
      <translation>没有考试。请按蓝图设置并指派给班级。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Nobody to assign to</source>
      <translation>无人可指派</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Open and sign</source>
      <translation>打开并签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Open it here</source>
      <translation>在此打开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Remove</source>
      <translation>移除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Set</source>
      <translation>设置</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Set an exam</source>
      <translation>设置考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Sittings</source>
      <translation>场次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Void</source>
      <translation>作废</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>When</source>
      <translation>时间</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Who has to sit it</source>
      <translation>谁须参加</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Whom to assign it to</source>
      <translation>指派给谁</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Withdraw</source>
      <translation>撤回</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>Not sat yet</source>
      <translation>尚未考</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>Open</source>
      <translation>打开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Voided</source>
      <translation>已作废</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{count} days</source>
      <translation>
        <numerusform>{count} 天</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{passed} of {all}</source>
      <translation>{all} 中的 {passed}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{state}, to be signed</source>
      <translation>{state}，待签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{title} (withdrawn)</source>
      <translation>{title}（已撤回）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{title} ({count})</source>
      <translation>{title}（{count}）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_setting.py" />
      <source>As set before: {title}</source>
      <translation>如前次设置：{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>A remedial cannot be assigned</source>
      <translation>无法指派补练</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>Assigned, due {day}</source>
      <translation>已布置，截止：{day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>It has not ended, its end was not delivered yet, or it was erased.</source>
      <translation>尚未结束、结束未上传或已删除。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>It was not signed</source>
      <translation>未签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>It was not voided</source>
      <translation>未作废</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <location filename="../../trainer/ui/review.py" />
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>This round cannot be shown again</source>
      <translation>无法再次显示此局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>All forms weigh the same. Of {rules} wrong rules each would show in at least {times} decisions.</source>
      <translation>所有试卷分量相同。{rules} 条错误规则中每条至少会在 {times} 个决定中显现。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>Dealer’s hand, or what happens</source>
      <translation>荷官的牌，或发生的事</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>Preview: {title}</source>
      <translation>预览：{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>Task</source>
      <translation>题目</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>What it shows</source>
      <translation>显示内容</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>{decisions} decisions: {areas}. Every sitting gets other cards.</source>
      <translation>{decisions} 个判定：{areas}。每场的牌不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/printed.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Head of the trainee’s records: {head}</source>
      <translation>学员记录末端：{head}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/releasing.py" />
      <source>A supervisor lets the exam go on</source>
      <translation>主管允许继续考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/releasing.py" />
      <source>Release the next task</source>
      <translation>发放下一题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/releasing.py" />
      <source>This is not the PIN that opened the exam.</source>
      <translation>这不是开启考试所用的 PIN。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/releasing.py" />
      <source>What you did is recorded. The next task is released by the PIN of {name}, who opened this exam. The clock stands still until then.</source>
      <translation>您所做的已记录。下一题由开启本考试的 {name} 以 PIN 发放。在此之前计时停止。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/releasing.py" />
      <source>What you did is recorded. The school does not answer, so the next task is not here yet. It is asked for again every few seconds, and the clock stands still until it comes.</source>
      <translation>您所做的已记录。学校没有应答，下一题还未到。每隔几秒会再次请求，在其到达之前计时停止。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sealed_table.py" />
      <source>Hand the round in</source>
      <translation>交出此局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>All forms weigh the same</source>
      <translation>所有试卷分量相同</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Any number</source>
      <translation>不限</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Days before the next try</source>
      <translation>再考间隔天数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Errors at most</source>
      <translation>错误至多</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Errors on ★ at most</source>
      <translation>★ 上的错误上限</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Made from</source>
      <translation>依据</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Minutes for all of it</source>
      <translation>总分钟数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Minutes for each round</source>
      <translation>每局分钟数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>No</source>
      <translation>否</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>No limit</source>
      <translation>不限</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Nothing is recorded before it is set.</source>
      <translation>设置之前不作记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/help/about.py" />
      <source>Part</source>
      <translation>组件</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Preview</source>
      <translation>预览</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Scored decisions</source>
      <translation>计分决定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Seats in each</source>
      <translation>每局位数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Set this exam</source>
      <translation>设置此考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Settling</source>
      <translation>结算</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>The exam</source>
      <translation>考试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>The keys may be looked at</source>
      <translation>可查看按键</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>What it asks</source>
      <translation>考查内容</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Whole rounds</source>
      <translation>整局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/mbs/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/prime/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Yes</source>
      <translation>是</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>The house rules on no irregularity; ask for none.</source>
      <translation>该赌场没有关于异常情况的规则；请不要要求。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing} It does not come so often beside all else that is asked; ask for less, or for more rounds or seats.</source>
      <translation>{thing} 在其他要求之外，它不会出现得这么多；请减少要求，或增加局数或座位。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing} This house cannot show it; take it out.</source>
      <translation>{thing} 该赌场无法展示；请去掉。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing}: so many decisions do not come together; ask for fewer, or for more rounds or seats.</source>
      <translation>{thing}：凑不出这么多判定；请减少要求，或增加局数或座位。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing}: the house has none; take it out.</source>
      <translation>{thing}：该赌场没有；请去掉。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Area</source>
      <translation>领域</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Assign practice</source>
      <translation>布置练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>By area</source>
      <translation>按领域</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Next to be signed</source>
      <translation>下一份待签</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Not reached</source>
      <translation>未做到</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Practise it</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/printing.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Print or save as PDF</source>
      <translation>打印或存为 PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Replay</source>
      <translation>回放</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Replay {task}</source>
      <translation>回放 {task}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Sign</source>
      <translation>签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Signatures</source>
      <translation>签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>What to practise</source>
      <translation>需要练习什么</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{count} mistakes</source>
      <translation>
        <numerusform>{count} 个错误</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>{what}: {value}</source>
      <translation>{what}：{value}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>(signed before it was marked again)</source>
      <translation>（签署于重新评分之前）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>A rule was corrected since: today’s rules find {errors} errors, {critical} of them critical. The result is what was told then.</source>
      <translation>规则此后已更正：今日规则判 {errors} 个错误，其中严重 {critical} 个。结果以当时所告为准。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Interrupted without a note from {since} to {until}.</source>
      <translation>{since} 至 {until} 无备注中断。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Left from {since} to {until}: {note}</source>
      <translation>{since} 至 {until} 离开：{note}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Not examined: {areas}.</source>
      <translation>未考核：{areas}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Round {number}, seat {seat}, {wager}. Due: {due}. Done: {done}.</source>
      <translation>第 {number} 局，{seat} 号位，{wager}。应为：{due}。所做：{done}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Sat without a server: its tasks were released by the supervisor’s PIN.</source>
      <translation>在没有服务器的情况下考试：题目由主管的 PIN 逐题发放。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Starred errors</source>
      <translation>带星错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>The school did not answer from {since} to {until}; the clock stood still.</source>
      <translation>学校从 {since} 到 {until} 没有应答；其间计时停止。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>taken, and {amount} paid</source>
      <translation>已收取，并赔付 {amount}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{count} decisions were not reached in time and count as errors.</source>
      <translation>
        <numerusform>{count} 个判定未及完成，算作错误。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{count} wrong rules</source>
      <translation>
        <numerusform>{count} 条错误规则</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{errors} ({most} allowed)</source>
      <translation>{errors}（允许 {most}）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{errors} of {starred} ({most} allowed)</source>
      <translation>{errors}/{starred}（允许 {most}）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{house}, edition {edition}</source>
      <translation>{house}，版本 {edition}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{name} marked it blind and finds the same.</source>
      <translation>{name} 盲评结果相同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{name}, {task}: {theirs} errors, {theirs_critical} critical; the program: {ours}, {ours_critical}.</source>
      <translation>{name}，{task}：错误 {theirs}，严重 {theirs_critical}；程序：{ours}，{ours_critical}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{outcome}: {areas}</source>
      <translation>{outcome}：{areas}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{role}: {name}, {when}</source>
      <translation>{role}：{name}，{when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{rule}, as the school reads it</source>
      <translation>{rule}，依学校解读</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{times} of {of} times</source>
      <translation>{of} 次中 {times} 次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{title}: {times} times, which counts as one error.</source>
      <translation>{title}：{times} 次，算一个错误。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/wait_page.py" />
      <source>Release by PIN</source>
      <translation>以 PIN 发放</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/wait_page.py" />
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>Sign out</source>
      <translation>退出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>CSV, for any program</source>
      <translation>CSV，任何程序可用</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>Export</source>
      <translation>导出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>Export as</source>
      <translation>导出为</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>Exported</source>
      <translation>已导出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>PDF, for paper</source>
      <translation>PDF，供打印</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>XLSX, for Excel</source>
      <translation>XLSX，Excel 用</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>All is settled.</source>
      <translation>全部结算完毕。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>Before the next act everything can be undone; the record keeps both.</source>
      <translation>在下一个动作之前都可撤销；两者都会记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>End the round, and read what is said of it.</source>
      <translation>结束本局，看看评语。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>First a mistake, on purpose: take this wager.</source>
      <translation>先故意犯错：收走这注。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>It has won, and will be paid. See how a mark looks, and how it is undone.</source>
      <translation>它赢了，应当赔付。看看标记是什么样、如何撤销。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>Marked. Now take it back.</source>
      <translation>已标记。现在撤销。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <location filename="../../trainer/ui/table/panel_shown.py" />
      <source>Round done</source>
      <translation>本局完成</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Undo</source>
      <translation>撤销</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>{why} ({rule})</source>
      <translation>{why}（{rule}）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>Call, then choose</source>
      <translation>报牌，再选择</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Clear the hand</source>
      <translation>收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Cut it out</source>
      <translation>切出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>Do it</source>
      <translation>执行</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Empty the cut</source>
      <translation>清空切出的筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Pay what is cut</source>
      <translation>赔出切出的筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>To the spot</source>
      <translation>到注位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/spotlight.py" />
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/spotlight.py" />
      <location filename="../../trainer/ui/help/about_page.py" />
      <location filename="../../trainer/ui/help/page.py" />
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/spotlight.py" />
      <source>Next</source>
      <translation>下一步</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/spotlight.py" />
      <source>Skip</source>
      <translation>跳过</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/spotlight.py" />
      <source>{number} of {of}</source>
      <translation>{number} / {of}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>A seat and its wagers</source>
      <translation>一个位和它的注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>Cut a payout out of the tray: click a well, or press the letter above it. Then place it beside the wager with K.</source>
      <translation>从筹码盘切出赔付：点击筹码槽或按其上方的字母。然后按 K 放到注旁。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>In this round the panel tells every next act, with its keys. F1 lists all keys, U takes back the last act, Esc pauses.</source>
      <translation>本局中面板提示每一步及其按键。F1 列出全部按键，U 撤销上一步，Esc 暂停。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>The bank</source>
      <translation>筹码盘</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>The left column is the round without fault, the right one is yours. Where they part, the line is lit.</source>
      <translation>左列是无误的一局，右列是您的。分歧之处会亮起。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>The marks</source>
      <translation>标记</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>The spot farthest from you is the wager that was made last. Go to a seat by its number on the keyboard, to a spot with the arrows; or click what you want to touch.</source>
      <translation>离您最远的注位是最后下的注。按键盘数字到某位，用方向键到注位；或点击要触碰之物。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>This is your own hand. The players sit across the table: seat 1 at your left, the highest seat at your right.</source>
      <translation>这是您自己的牌。玩家坐在对面：1号位在您左手，号码最大的在右手。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>What to do now</source>
      <translation>现在做什么</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>What was due, and what you did</source>
      <translation>应做什么，您做了什么</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>You stand where the dealer stands</source>
      <translation>您站在荷官的位置</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>■ is critical: money is wrong at the end. ▲ is serious: put right too late, or out of turn. ○ is a slip that costs nothing. Each mark names its rule; click the rule to read the clause.</source>
      <translation>■ 严重：最后金额不对。▲ 较重：改正太迟或顺序不对。○ 不造成损失的小错。每个标记都注明规则，点击可看条款。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>A trainer for Three Card Poker dealers: deal, settle, be marked, by five houses' own rules.</source>
      <translation>三张牌扑克荷官训练：发牌、结算、评分，依照五家赌场各自的规则。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <location filename="../../trainer/ui/main_window.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Dealer School</source>
      <translation>荷官学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>Free software under the MIT licence.</source>
      <translation>自由软件，MIT 许可证。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>Licence</source>
      <translation>许可证</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>Version {version}.</source>
      <translation>版本 {version}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>What for</source>
      <translation>用途</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>the letters</source>
      <translation>字体</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about_page.py" />
      <location filename="../../trainer/ui/help/page.py" />
      <source>About this program</source>
      <translation>关于本程序</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/page.py" />
      <source>Guided first round</source>
      <translation>带提示的第一局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/page.py" />
      <location filename="../../trainer/ui/places.py" />
      <source>Help</source>
      <translation>帮助</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>A station of a school</source>
      <translation>学校的工作站</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>A whole round</source>
      <translation>整局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <location filename="../../trainer/ui/reports/class_page.py" />
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Class</source>
      <translation>班级</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/home/today_page.py" />
      <location filename="../../trainer/ui/house_book/house_list.py" />
      <location filename="../../trainer/ui/house_book/page.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Houses</source>
      <translation>赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/privacy/page.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>My data</source>
      <translation>我的数据</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>My mistakes</source>
      <translation>我的错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>People and classes</source>
      <translation>人员与班级</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/progress/page.py" />
      <source>Progress</source>
      <translation>进度</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Quizzes</source>
      <translation>测验</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Reports</source>
      <translation>报告</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Results</source>
      <translation>结果</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Signing in</source>
      <translation>登录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>The debrief</source>
      <translation>复盘</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>The table</source>
      <translation>牌桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/home/today_page.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>Today</source>
      <translation>今天</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>Assigned by {who}</source>
      <translation>{who} 指派</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>Assigned by {who}, {due}</source>
      <translation>{who} 指派，{due}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>Cleared today</source>
      <translation>今日完成</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>{run} of {needed} in a row without an error; practice of other kinds does not count</source>
      <translation>连续无错 {run} / {needed}；其他练习不算</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>{what}, {house}</source>
      <translation>{what}，{house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned_card.py" />
      <source>Assigned to you</source>
      <translation>指派给您</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned_card.py" />
      <source>Work on it</source>
      <translation>去练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned_card.py" />
      <source>“{note}”</source>
      <translation>“{note}”</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Continue</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>New at this table?</source>
      <translation>第一次来这张桌？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Nothing on the table</source>
      <translation>牌桌是空的</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Practise what today asks for, or choose a house and a drill.</source>
      <translation>练习今天所需，或自选赌场与练习。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Start over</source>
      <translation>重新开始</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Two minutes: the table from where the dealer stands, the keys and the marks. Each next act is told.</source>
      <translation>两分钟：从荷官的位置看牌桌、按键与标记。每一步都有提示。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Where you left off</source>
      <translation>上次停在这里</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <location filename="../../scenarios/first-round.yaml" />
      <source>Your first round</source>
      <translation>您的第一局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/groups.py" />
      <source>Drills: {kind}</source>
      <translation>练习：{kind}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/groups.py" />
      <source>Kind of drill</source>
      <translation>练习种类</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <source>Drills</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Hands/h</source>
      <translation>手/时</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>No rounds yet. Settle a table to see how it went.</source>
      <translation>还没有牌局。结算一桌看看结果如何。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <source>Recent results</source>
      <translation>最近结果</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <source>{when}, {drill}, {house}, {share} right</source>
      <translation>{when}，{drill}，{house}，正确 {share}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Begin</source>
      <translation>开始</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Begin: {what}</source>
      <translation>开始：{what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Plan for today</source>
      <translation>今日计划</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Practise</source>
      <translation>练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Bets to look over, {minutes}</source>
      <translation>检查下注，{minutes}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>How things are done with the hands, {minutes}</source>
      <translation>手上的做法，{minutes}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Not practised in the last {days} days.</source>
      <translation>最近 {days} 天没有练习。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Practised on {count} of the last {days} days, {row} in a row.</source>
      <translation>最近 {days} 天中练习了 {count} 天，连续 {row} 天。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Practised on {count} of the last {days} days.</source>
      <translation>最近 {days} 天中练习了 {count} 天。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Today {minutes} of {target} minutes.</source>
      <translation>今天 {minutes} / {target} 分钟。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Today’s {target} minutes are done: {minutes}.</source>
      <translation>今天的 {target} 分钟已完成：{minutes}。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>and {count} more skills</source>
      <translation>
        <numerusform>以及另外 {count} 个技能</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>nothing due</source>
      <translation>没有到期</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} coming back</source>
      <translation>
        <numerusform>{count} 项再次出现</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} days ago</source>
      <translation>
        <numerusform>{count} 天前</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} irregularities to rule on, {minutes}</source>
      <translation>
        <numerusform>裁定 {count} 个异常情况，{minutes}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} minutes</source>
      <translation>
        <numerusform>{count} 分钟</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} rounds at {seats}, each chosen by what you have shown so far</source>
      <translation>
        <numerusform>{count} 局，{seats}，每局按您至今的表现选择</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} skills due</source>
      <translation>
        <numerusform>{count} 个技能到期</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} skills in questions, {minutes}</source>
      <translation>
        <numerusform>{count} 个技能以问答练习，{minutes}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Any</source>
      <translation>不限</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>At once</source>
      <translation>立即</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>At the end</source>
      <translation>最后</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Begin the drill</source>
      <translation>开始练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Deal the table</source>
      <translation>发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Feedback</source>
      <translation>反馈</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Next drill</source>
      <translation>下一个练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Seats</source>
      <translation>座位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/today_page.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>Try again</source>
      <translation>重试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Feedback at once</source>
      <translation>立即反馈</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Feedback at the end</source>
      <translation>最后反馈</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Fri</source>
      <translation>周五</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Mon</source>
      <translation>周一</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Order</source>
      <translation>顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Payout flash</source>
      <translation>快速赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Question {number} of {all}</source>
      <translation>第 {number} 题，共 {all} 题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Read the hand</source>
      <translation>读牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number} of {all}, on the table</source>
      <translation>第 {number} 局，共 {all} 局，已在桌上</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number} of {all}, to be dealt</source>
      <translation>第 {number} 局，共 {all} 局，待发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number}, on the table</source>
      <translation>第 {number} 局，已在桌上</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number}, to be dealt</source>
      <translation>第 {number} 局，待发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Settle</source>
      <translation>结算</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Sun</source>
      <translation>周日</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Thu</source>
      <translation>周四</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Today {clock}</source>
      <translation>今天 {clock}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Tue</source>
      <translation>周二</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Wed</source>
      <translation>周三</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Whole round</source>
      <translation>整局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Yesterday {clock}</source>
      <translation>昨天 {clock}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/house_book/questions.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>{count} questions</source>
      <translation>
        <numerusform>{count} 题</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/todays.py" />
      <source>{count} seconds each</source>
      <translation>
        <numerusform>每题 {count} 秒</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>{day} {clock}</source>
      <translation>{day} {clock}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>A supervisor chooses among the answers.</source>
      <translation>由主管选择答案。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Chosen by {name} on {day}: {reason}</source>
      <translation>{name} 于 {day} 选定：{reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>It becomes edition {edition} of your school. Running exams keep edition {now}. Results so far keep the marks that they have.</source>
      <translation>这将成为贵校的第 {edition} 版。进行中的考试沿用第 {now} 版。已有成绩保持原评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Keep “{answer}”</source>
      <translation>保留“{answer}”</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Looking at what it changes …</source>
      <translation>正在查看其影响……</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Take this answer</source>
      <translation>采用此答案</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>This is the school’s first answer.</source>
      <translation>这是学校的初始答案。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>What “{answer}” changes</source>
      <translation>“{answer}”带来的变化</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Why you choose it</source>
      <translation>选择理由</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/answers.py" />
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>and {count} more</source>
      <translation>
        <numerusform>以及另外 {count} 个</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>edge, {wagers}</source>
      <translation>优势，{wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>in use</source>
      <translation>使用中</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>seat {seat}, {wager}</source>
      <translation>{seat} 号位，{wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>worked rounds changed</source>
      <translation>受影响的例局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>{before} → {after}</source>
      <translation>{before} → {after}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>{count} of {all}</source>
      <translation>{count} / {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/chapters.py" />
      <source>The school’s readings</source>
      <translation>学校的解读</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/chapters.py" />
      <source>Where the document is silent, misprinted or ambiguous. A supervisor may read it otherwise.</source>
      <translation>文件未说明、印错或含糊之处。主管可能另有解读。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>Every clause that asks for something is exercised by a drill.</source>
      <translation>每条有要求的条款都有练习。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>Looking for the drills that exercise each clause …</source>
      <translation>正在查找练习每条条款的练习……</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>No drill exercises these</source>
      <translation>没有练习的条款</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>Practise this</source>
      <translation>练习此条</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>Practise {rule}: {drill}</source>
      <translation>练习 {rule}：{drill}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>and {count} more drills</source>
      <translation>
        <numerusform>以及另外 {count} 个</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>no drill</source>
      <translation>没有练习</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>{count} clauses</source>
      <translation>
        <numerusform>{count} 条</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/differences.py" />
      <source>Nothing changes here.</source>
      <translation>此处没有不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/differences.py" />
      <source>{sign} marks a school’s reading.</source>
      <translation>{sign} 表示学校的解读。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Chapter</source>
      <translation>章节</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Compare with another house</source>
      <translation>与另一家赌场比较</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Compare with {house}</source>
      <translation>与{house}比较</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Compare with …</source>
      <translation>比较……</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Everything</source>
      <translation>全部</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Show</source>
      <translation>显示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>What differs</source>
      <translation>不同之处</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>{count} differences</source>
      <translation>
        <numerusform>{count} 处不同</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>{summary}. Document {document}, edition {edition}.</source>
      <translation>{summary}。文件 {document}，版本 {edition}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/questions.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Bets</source>
      <translation>下注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/questions.py" />
      <source>Payments</source>
      <translation>赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/questions.py" />
      <source>The round</source>
      <translation>牌局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/questions.py" />
      <source>{answer} (your school’s choice)</source>
      <translation>{answer}（贵校的选择）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_words.py" />
      <location filename="../../trainer/ui/table/seat_print.py" />
      <source>Jackpot</source>
      <translation>奖池</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_words.py" />
      <source>Limits</source>
      <translation>限额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <source>Not right</source>
      <translation>不正确</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <source>Nothing, time ran out</source>
      <translation>没有，时间到</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <source>The house</source>
      <translation>赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Time ran out</source>
      <translation>时间到</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/replay/page.py" />
      <source>You</source>
      <translation>您</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/page.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Ruling done</source>
      <translation>裁定完毕</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/page.py" />
      <source>What do you rule?</source>
      <translation>您如何裁定？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/page.py" />
      <source>scene {number} of {all}</source>
      <translation>场景 {number} / {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/scene.py" />
      <source>Deck {deck}</source>
      <translation>{deck}号牌</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/incident/scene.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} 张牌</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>: folded</source>
      <translation>：弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>: {amount}</source>
      <translation>：{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Called {place}: {hand}</source>
      <translation>报{place}：{hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Cleared {place}</source>
      <translation>已收{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Collected {place}</source>
      <translation>已收{place}的弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Dealt to {place}</source>
      <translation>已给{place}发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Offered {play} to {place}</source>
      <translation>已问{place}是否 {play}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Paid {wager}, {place}, {amount}</source>
      <translation>已赔 {wager}，{place}，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Released the cards</source>
      <translation>已允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Said: {words}</source>
      <translation>已说：{words}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Took {wager}, {place}</source>
      <translation>已收 {wager}，{place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Tucked {place}</source>
      <translation>已压{place}的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Turned the hand: {place}</source>
      <translation>已开牌：{place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_resort.py" />
      <source>Something went wrong</source>
      <translation>出了问题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_resort.py" />
      <source>This is a fault of the program, not yours. Everything that was done at the table is kept, and you can go on. What happened is written in this file, for those who mend it:</source>
      <translation>这是程序的错误，不是您的。牌桌上所做的一切都已保存，可以继续。详情写在此文件中，供修复者参考：</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_resort.py" />
      <source>{file} could not be written ({why}).</source>
      <translation>无法写入 {file}（{why}）。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/paused.py" />
      <source>Leave the table</source>
      <translation>离开牌桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/paused.py" />
      <source>Paused</source>
      <translation>已暂停</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/paused.py" />
      <source>The clock stands still. Everything on the table is kept.</source>
      <translation>计时停止，桌上的一切保持不变。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>6 digits at least.</source>
      <translation>至少 6 位数字。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Add somebody</source>
      <translation>添加人员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>As the machine has it</source>
      <translation>与本机相同</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Close the account</source>
      <translation>关闭账户</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Close the account of {name}</source>
      <translation>关闭 {name} 的账户</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Draw a start password</source>
      <translation>生成初始密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>Keep it</source>
      <translation>保留</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Made of the name, where nothing stands here.</source>
      <translation>留空则由姓名生成。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Name and language of {name}</source>
      <translation>{name} 的姓名与语言</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>New password for {name}</source>
      <translation>{name} 的新密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Nobody signs in by it any more. What was done by it stays in the records.</source>
      <translation>不能再用它登录。所做之事留在记录中。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>PIN of {name}</source>
      <translation>{name} 的 PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Role of {name}</source>
      <translation>{name} 的角色</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>The old password counts no longer. A start password is drawn and shown once.</source>
      <translation>旧密码失效。生成初始密码，仅显示一次。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Why</source>
      <translation>原因</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>6 digits at least. It opens exams at a trainee’s window.</source>
      <translation>至少 6 位数字。用于在学员窗口打开考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Another password</source>
      <translation>更换密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>At least 8 characters, of any kind.</source>
      <translation>至少 8 个任意字符。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Change it</source>
      <translation>更改</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Lock the window</source>
      <translation>锁定窗口</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>My account</source>
      <translation>我的账户</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>New PIN</source>
      <translation>新 PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>New PIN once more</source>
      <translation>再次输入新 PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>New password</source>
      <translation>新密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>New password once more</source>
      <translation>再次输入新密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Password now</source>
      <translation>当前密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>The two new ones are not the same.</source>
      <translation>两次新输入不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>{login} · {role}</source>
      <translation>{login} · {role}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/asked.py" />
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Not now</source>
      <translation>暂不</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Close the class</source>
      <translation>关闭班级</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Close the class {title}</source>
      <translation>关闭班级 {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Nobody learns in it any more. What was done in it stays in the records.</source>
      <translation>不再有人在此学习。所做之事留在记录中。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Open a class</source>
      <translation>开设班级</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Open it</source>
      <translation>开设</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Rename</source>
      <translation>改名</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Several houses</source>
      <translation>多家赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Take out</source>
      <translation>移出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Take {name} out of {title}</source>
      <translation>将 {name} 移出 {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>The account stays open, and so does all that was done by it.</source>
      <translation>账户与其所做之事保留。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>A CSV or XLSX file with one person a row. The first row may name the columns: Name (or First name and Last name), Login, Password, Email. Only a name is needed: a sign-in name is made of it, and a start password drawn. You see what will happen with each row before anything does; a list is taken in as a whole, or not at all.</source>
      <translation>CSV 或 XLSX 文件，每行一人。首行可写列名：Name（或 First name 与 Last name）、Login、Password、Email。只需姓名：登录名由它生成，初始密码自动生成。动作之前您会看到每行的结果；名单要么全部导入，要么都不导入。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Back to the people</source>
      <translation>返回人员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Choose a file</source>
      <translation>选择文件</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Class list</source>
      <translation>班级名单</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>For the class {title}.</source>
      <translation>用于班级 {title}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>How far it is</source>
      <translation>进度</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Line</source>
      <translation>行</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Opens accounts; nobody joins a class.</source>
      <translation>开设账户；不加入班级。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Save as CSV</source>
      <translation>存为 CSV</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Take the list in</source>
      <translation>导入名单</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Taken in. Nobody is new.</source>
      <translation>已导入。没有新人。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Taken in. {count} accounts are new. Their start passwords are shown this once: print or save them now.</source>
      <translation>
        <numerusform>已导入。新账户 {count} 个。初始密码仅此一次显示：请立即打印或保存。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>What happens</source>
      <translation>将会如何</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>{counts}. Mend the file and choose it again; until then nothing is taken in.</source>
      <translation>{counts}。请改正文件后重新选择；此前不导入。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Enrol</source>
      <translation>加入</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Everybody is in it</source>
      <translation>全部已加入</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Members</source>
      <translation>成员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>No class yet</source>
      <translation>还没有班级</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Trainees</source>
      <translation>学员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Whom to enrol</source>
      <translation>加入何人</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{count} trainees</source>
      <translation>
        <numerusform>{count} 名学员</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>{name} ({login})</source>
      <translation>{name}（{login}）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>{title} (closed)</source>
      <translation>{title}（已关闭）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/desk.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Sign in</source>
      <translation>登录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/desk.py" />
      <source>This is not for everybody</source>
      <translation>并非人人可用</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/desk.py" />
      <source>This page is not for everybody</source>
      <translation>此页并非人人可看</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>Changed</source>
      <translation>已更改</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>In this demo school</source>
      <translation>在此演示学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>The new one counts from now on.</source>
      <translation>从现在起用新的。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>The school’s records are out of reach. Trainees who signed in here before can sign in; what is done now is delivered later.</source>
      <translation>无法连接学校记录。曾在本站登录过的学员可以登录；现在所做的稍后送达。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>{exam} begins once {name} has signed in. {by} opens it.</source>
      <translation>{name} 登录后 {exam} 即开始。由 {by} 打开。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>At least 8 characters.</source>
      <translation>至少 8 个字符。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>Choose your own password</source>
      <translation>请设自己的密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>The start password stands on a list. Choose one that only you know.</source>
      <translation>初始密码写在名单上。请设只有您知道的。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>The two new passwords are not the same.</source>
      <translation>两次新密码不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>All roles</source>
      <translation>全部角色</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Data</source>
      <translation>数据</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Find a name</source>
      <translation>查找姓名</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>No supervisor yet: add one, who sets exams and sees how a class does.</source>
      <translation>还没有主管：请添加一位，由其设置考试并查看班级情况。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Open it again</source>
      <translation>重新开启</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Set a PIN</source>
      <translation>设置 PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Unlock</source>
      <translation>解锁</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>closed</source>
      <translation>已关闭</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>open</source>
      <translation>开启</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>{count} people</source>
      <translation>
        <numerusform>{count} 人</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>■ locked, {minutes} min</source>
      <translation>■ 已锁定，{minutes} 分钟</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Choose a class list</source>
      <translation>选择班级名单</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>It is shown this once. A password of one’s own is asked for at once.</source>
      <translation>仅显示一次。登录后立即要求设自己的密码。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Saved</source>
      <translation>已保存</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>The list cannot be read</source>
      <translation>名单无法读取</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>The list cannot be saved</source>
      <translation>名单无法保存</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>{name} signs in as {login} by this start password:</source>
      <translation>{name} 以 {login} 和此初始密码登录：</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <source>Confirm</source>
      <translation>确认</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <source>For somebody who may do this. Nobody is signed out.</source>
      <translation>供有权者使用。不会退出任何人。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <source>It is chosen on one’s own page, by the name at the foot of the side bar.</source>
      <translation>在自己的页面选择：点侧栏底部的姓名。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>A supervisor, if somebody teaches from the first day on</source>
      <translation>主管（若第一天起就有人授课）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Opens accounts and keeps copies. Sees and changes nobody’s results.</source>
      <translation>开设账户并保管副本。不看也不改任何人的成绩。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Password</source>
      <translation>密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Password once more</source>
      <translation>再次输入密码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Passwords need at least 8 characters. They cannot be shown again.</source>
      <translation>密码至少 8 个字符。之后无人能告诉您密码。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Sees how classes do, sets, opens and signs exams, answers reviews. Whoever does both has two accounts, and signs in by the one that the work is for.</source>
      <translation>查看各班表现，出题、打开并签署考试，答复复核请求。两者兼任者有两个账户，按所做的工作选用其一登录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Set up a school</source>
      <translation>建立学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Set up the school</source>
      <translation>建立学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>The administrator</source>
      <translation>管理员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>The school’s records are kept on this machine. Whoever starts the program signs in, or practises without an account; what was practised here before stays as it is.</source>
      <translation>学校记录保存在本机。启动程序者须登录，或不用账户练习；此前在此的练习原样保留。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>The two passwords are not the same.</source>
      <translation>两次密码不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>A demo school</source>
      <translation>演示学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Allowed</source>
      <translation>允许</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>An administrator of the school changes this.</source>
      <translation>由学校管理员更改。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Everybody has an account; supervisors set exams and see how a class does.</source>
      <translation>人人有账户；主管设置考试并查看班级情况。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Lock the window after</source>
      <translation>窗口锁定时间</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Look at a demo school</source>
      <translation>看看演示学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <location filename="../../procedures/prime/clauses.yaml" />
      <source>Never</source>
      <translation>从不</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Practise without an account</source>
      <translation>不用账户练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Several people, exams, reports</source>
      <translation>多人、考试、报告</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Simulated trainees, to learn the reports with. Nothing of yours is touched.</source>
      <translation>模拟学员，用来学习报告。不动您的任何内容。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>When nobody touched anything for so long. An exam is never locked.</source>
      <translation>无人操作达此时间。考试从不锁定。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Whoever starts the program may practise; the school does not see it.</source>
      <translation>启动程序者皆可练习；学校看不到。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>{minutes} min</source>
      <translation>{minutes} 分钟</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Locked</source>
      <translation>已锁定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Locked. What was begun is kept, and its clock stands still.</source>
      <translation>已锁定。已开始的保留，时钟停止。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Sign in as somebody else</source>
      <translation>换人登录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Signed in here before</source>
      <translation>以前在此登录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Your rounds are then nobody’s, and the school does not see them.</source>
      <translation>您的局不归任何人，学校看不到。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/tabs.py" />
      <source>Accounts</source>
      <translation>账户</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/tabs.py" />
      <source>Shown</source>
      <translation>显示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Attempts</source>
      <translation>记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/places.py" />
      <source>Houses and rules</source>
      <translation>赌场与规则</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>Choose a printer</source>
      <translation>选择打印机</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>Save as PDF</source>
      <translation>存为 PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>Saved as PDF</source>
      <translation>已存为 PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>This cannot be printed</source>
      <translation>无法打印</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>This cannot be saved</source>
      <translation>无法保存</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>{printer} takes nothing now. Save it as PDF instead.</source>
      <translation>{printer} 目前不接受。请存为 PDF。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>Erase everything?</source>
      <translation>全部删除？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>Every round, quick drill and question is deleted, with all that came of them.</source>
      <translation>每局、快速练习与问题及其结果都会删除。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>Not everything was erased</source>
      <translation>未全部删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>The copies of the records in their folder are deleted too. Settings stay.</source>
      <translation>文件夹中的记录副本也会删除。设置保留。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>There is no undo. Export everything first if you may want it.</source>
      <translation>无法撤销。若可能需要，请先全部导出。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>erase</source>
      <translation>删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/erase_asked.py" />
      <source>Erase for good</source>
      <translation>永久删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/erase_asked.py" />
      <source>Keep everything</source>
      <translation>全部保留</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/erase_asked.py" />
      <source>Type {word} to go on</source>
      <translation>输入 {word} 以继续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Data of {name}</source>
      <translation>{name} 的数据</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Erase</source>
      <translation>删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Erase {name}?</source>
      <translation>删除 {name}？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Everything that the school keeps of them, in one file; or erased for good.</source>
      <translation>学校保存的全部资料，存成一个文件；或永久删除。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Export everything</source>
      <translation>全部导出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Marks stay in the figures of the class, under a number that leads to nobody.</source>
      <translation>成绩留在班级数字中，归于不指向任何人的编号。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>There is no undo. Export everything first if it may be asked for.</source>
      <translation>无法撤销。若可能被索取，请先全部导出。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>This was not erased</source>
      <translation>未删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Traces may stand in the file’s journal until every program that has the school’s records open is closed.</source>
      <translation>在所有打开学校记录的程序关闭之前，文件日志中可能留有痕迹。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Who they are, every act of theirs and every word about them is erased.</source>
      <translation>其身份、每个动作与每句评语都被删除。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>{name} is erased</source>
      <translation>{name} 已删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Back to the settings</source>
      <translation>返回设置</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Erase everything</source>
      <translation>全部删除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Nothing about a person.</source>
      <translation>与个人无关。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>Everything lies in {folder}. Nothing is sent anywhere.</source>
      <translation>全部在 {folder}。不发送到任何地方。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>The records of {name} lie in {folder}, and go to the school and nowhere else.</source>
      <translation>{name} 的记录在 {folder}，只发送到学校。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>Your account and all that the school keeps of you is erased by an administrator: ask one.</source>
      <translation>您的账户与学校保存的一切由管理员删除：请向其提出。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>{count} copies of the records</source>
      <translation>
        <numerusform>{count} 份记录副本</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>{count} events in all</source>
      <translation>
        <numerusform>共 {count} 个事件</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>{count} quick drills</source>
      <translation>
        <numerusform>{count} 次快速练习</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Confirmed</source>
      <translation>已确认</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>None: no mistake fits a wrong rule.</source>
      <translation>没有：没有错误与错误规则相符。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Open beliefs</source>
      <translation>未解决的错误规则</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Pattern</source>
      <translation>规律</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Suspected</source>
      <translation>怀疑</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Test it</source>
      <translation>检验</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Wrong rules that explain your mistakes</source>
      <translation>能解释您错误的规则</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <source>Chart</source>
      <translation>图表</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <source>Charts</source>
      <translation>图表</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <source>Day by day</source>
      <translation>逐日</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>Pace against accuracy</source>
      <translation>速度与准确度</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>Learning curve</source>
      <translation>学习曲线</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>hands per hour</source>
      <translation>每小时手数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>{chart}, {days}: from {first} to {last} right</source>
      <translation>{chart}，{days}：正确率从 {first} 到 {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>{chart}: nothing yet</source>
      <translation>{chart}：还没有</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <location filename="../../trainer/ui/reports/bars.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>{share} %</source>
      <translation>{share}%</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Accuracy</source>
      <translation>准确度</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Accuracy, last {count} wagers</source>
      <translation>
        <numerusform>准确度，最近 {count} 注</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Chance to pass the exam</source>
      <translation>通过考试的概率</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Due today</source>
      <translation>今天到期</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Pace, last five rounds</source>
      <translation>速度，最近五局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Skills mastered</source>
      <translation>已掌握技能</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>{mastered} of {skills}</source>
      <translation>{mastered} / {skills}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>No mistakes in this time.</source>
      <translation>此期间没有错误。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Times</source>
      <translation>次数</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>{count} times</source>
      <translation>
        <numerusform>{count} 次</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>{mistake}, {times}; players short {players}, house short {house}</source>
      <translation>{mistake}，{times}；玩家少得 {players}，赌场少收 {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All days</source>
      <translation>全部日期</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 30 days</source>
      <translation>最近 30 天</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 7 days</source>
      <translation>最近 7 天</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 90 days</source>
      <translation>最近 90 天</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>{state}, {share} %</source>
      <translation>{state}，{share}%</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Choose a skill to read of it.</source>
      <translation>选择一个技能查看说明。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Due in {count} days.</source>
      <translation>
        <numerusform>{count} 天后到期。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Due today.</source>
      <translation>今天到期。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>It takes you {share} % of a dealer’s time.</source>
      <translation>您用时为荷官的 {share}%。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Never asked for so far.</source>
      <translation>至今没有问过。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>On {count} days.</source>
      <translation>
        <numerusform>共 {count} 天。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Seen {count} times.</source>
      <translation>
        <numerusform>见过 {count} 次。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Skills map</source>
      <translation>技能图</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>The smallest decisions that are right or wrong by themselves.</source>
      <translation>本身就有对错的最小判定。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>{right} of {seen} right.</source>
      <translation>{seen} 次中答对 {right} 次。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>{skill}: {state}</source>
      <translation>{skill}：{state}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>A drill of exactly this</source>
      <translation>专练此项</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>At another house</source>
      <translation>换一家赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>Choose a house</source>
      <translation>选择赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Otherwise</source>
      <translation>不同</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>The other house</source>
      <translation>另一家赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>The two books side by side</source>
      <translation>两本手册并排</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>Which of your skills change where you go, and what is new there.</source>
      <translation>您的哪些技能在那里会不同，以及那里的新内容。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>{count} skills</source>
      <translation>
        <numerusform>{count} 个技能</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>{kind}: {skills}.</source>
      <translation>{kind}：{skills}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>{same} stay as they are, {other} change, {new} are new.</source>
      <translation>{same} 项不变，{other} 项改变，{new} 项是新的。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>Add {amount}, key {key}</source>
      <translation>加 {amount}，按键 {key}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>How much is paid</source>
      <translation>赔多少</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>Nothing is paid: 0, or Enter alone</source>
      <translation>不赔：按 0 或直接 Enter</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>Pay it</source>
      <translation>赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <source>All looked over</source>
      <translation>检查完毕</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <source>No chips</source>
      <translation>没有筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <source>You said</source>
      <translation>您的回答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>a chip without value</source>
      <translation>无面值筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/choices.py" />
      <source>you</source>
      <translation>您</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/choices.py" />
      <location filename="../../trainer/ui/quick/order_board.py" />
      <location filename="../../trainer/ui/quick/reasons.py" />
      <source>{words}, key {key}</source>
      <translation>{words}，按键 {key}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/desk.py" />
      <source>That could not be recorded, so it was not answered</source>
      <translation>无法记录，因此没有作答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/desk.py" />
      <source>This drill cannot begin</source>
      <translation>无法开始此练习</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/quick/feedback.py" />
      <source>Not right: {count} slips, the first of them</source>
      <translation>
        <numerusform>不正确：{count} 处差错，第一处</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Right: {answer}</source>
      <translation>正确：{answer}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/feedback.py" />
      <source>You said: {answer}</source>
      <translation>您的回答：{answer}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Clock</source>
      <translation>计时</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Leave (Esc); it is kept, and goes on where it stands</source>
      <translation>离开（Esc）；会保存，下次从此处继续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Leave the drill</source>
      <translation>离开练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Question</source>
      <translation>题目</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Right so far</source>
      <translation>目前正确</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>An order that is right</source>
      <translation>正确的顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>Take the last back</source>
      <translation>取回最后一个</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>That is the order</source>
      <translation>就是这个顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>Your order</source>
      <translation>您的顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>empty</source>
      <translation>空</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>{step}, {number} in your order</source>
      <translation>{step}，在您的顺序中第 {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Answer with a key</source>
      <translation>按键作答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Go to a seat with its digit, and mark what is wrong there with a letter</source>
      <translation>按数字到某位，用字母标出那里的错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Point to cards with their keys, then Enter</source>
      <translation>按键指出牌，然后 Enter</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Press the steps' keys one after another; the same key again takes a step back</source>
      <translation>依次按步骤的按键；再按同一键取回该步</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>These five</source>
      <translation>这五张</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Type what is paid, then Enter</source>
      <translation>输入赔付金额，然后 Enter</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>What is right is told at once.</source>
      <translation>正确答案立即公布。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <location filename="../../trainer/ui/quiz/page.py" />
      <source>What is right is told at the end.</source>
      <translation>正确答案最后公布。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/reasons.py" />
      <source>{reason}, seats {seats}</source>
      <translation>{reason}，{seats}号位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <source>Again</source>
      <translation>再来一次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Every answer was right.</source>
      <translation>全部答对。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Median</source>
      <translation>中位数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <source>Only what was wrong</source>
      <translation>只练错题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <source>{drill}: {some} of {all} right</source>
      <translation>{drill}：{all} 题对 {some} 题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Answered</source>
      <translation>回答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Asked by rules that have changed since</source>
      <translation>按之后已更改的规则提问</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>By skill</source>
      <translation>按技能</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Question {number}: {asked}. Answered {given}, right is {due}. {why}</source>
      <translation>第 {number} 题：{asked}。回答 {given}，正确为 {due}。{why}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Traps</source>
      <translation>陷阱</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>meter {amount}</source>
      <translation>奖池 {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>nothing in time</source>
      <translation>未及时作答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>once</source>
      <translation>一次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>{number} s</source>
      <translation>{number} 秒</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>{skill}: {share} right, median {time}</source>
      <translation>{skill}：正确 {share}，中位数 {time}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>{stakes}, folded</source>
      <translation>{stakes}，已弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>Change the answer</source>
      <translation>更改回答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>How sure are you?</source>
      <translation>您有多大把握？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>Your answer: {answer}. How sure are you?</source>
      <translation>您的回答：{answer}。您有多大把握？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>{certainty}: +{won} or 0</source>
      <translation>{certainty}：+{won} 或 0</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>{certainty}: +{won} or −{lost}</source>
      <translation>{certainty}：+{won} 或 −{lost}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/desk.py" />
      <source>The quiz cannot be printed</source>
      <translation>无法打印测验</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/page.py" />
      <source>Say of each wager what is done with it</source>
      <translation>说出各注怎么处理</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Another quiz</source>
      <translation>再来一次测验</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>By certainty</source>
      <translation>按把握</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>By house</source>
      <translation>按赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Certain, and wrong</source>
      <translation>确定却错</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>Marks</source>
      <translation>分数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Quiz: {marks} of {most} marks</source>
      <translation>测验：{most} 分得 {marks} 分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Wrong, and not certain</source>
      <translation>错但不确定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>You were certain of these. At a table they cost money.</source>
      <translation>这些您很确定。在牌桌上它们会赔钱。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>Practise what question {number} asked</source>
      <translation>练习第 {number} 题所问</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>The clause</source>
      <translation>条款</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>The clause of question {number}</source>
      <translation>第 {number} 题的条款</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>{name}: {share} right, {marks} marks</source>
      <translation>{name}：正确 {share}，{marks} 分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>All settled</source>
      <translation>全部结算</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>T take, L leave, or type what is paid; Enter goes on.</source>
      <translation>T 收，L 不动，或输入赔付金额；Enter 继续。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>Paid on {wager}</source>
      <translation>{wager} 上的赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>due or not?</source>
      <translation>该不该有？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Areas</source>
      <translation>领域</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>At a real table</source>
      <translation>在真实台面</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Begin the quiz</source>
      <translation>开始测验</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Choose a house.</source>
      <translation>请选择赌场。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Choose an area.</source>
      <translation>请选择领域。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>No clock</source>
      <translation>不计时</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Nothing is told before the end, and each answer comes with how sure you are. Certain and right counts 3; certain and wrong takes 6 away.</source>
      <translation>结束前不公布，每个回答都附上把握。确定且对得 3 分；确定却错扣 6 分。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Time for each</source>
      <translation>每题时间</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Back (←)</source>
      <translation>后退（←）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>End (End)</source>
      <translation>结尾（End）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Mistake before</source>
      <translation>上一个错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Next mistake</source>
      <translation>下一个错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>On (→)</source>
      <translation>前进（→）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>One step back</source>
      <translation>后退一步</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>One step on</source>
      <translation>前进一步</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Play</source>
      <translation>播放</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Play (Space)</source>
      <translation>播放（空格）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Speed</source>
      <translation>速度</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Start (Home)</source>
      <translation>开头（Home）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Stop</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Stop (Space)</source>
      <translation>停止（空格）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Stop at mistakes</source>
      <translation>遇错误停下</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>To the end</source>
      <translation>到结尾</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>To the start</source>
      <translation>到开头</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Where they part</source>
      <translation>分歧之处</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>{times} ×</source>
      <translation>{times} 倍</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>½ ×</source>
      <translation>½ 倍</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Back (Esc)</source>
      <translation>返回（Esc）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Faultless dealer</source>
      <translation>无误的荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>From near</source>
      <translation>近看</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Replay of round {number}</source>
      <translation>第 {number} 局回放</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Round {number} again</source>
      <translation>再看第 {number} 局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>The faultless dealer’s table</source>
      <translation>无误荷官的牌桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>The table of {name}</source>
      <translation>{name} 的台面</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>View</source>
      <translation>视图</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Whole table</source>
      <translation>整桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Your table</source>
      <translation>您的牌桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>{house}, {drill}</source>
      <translation>{house}，{drill}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>Here they part: {title}</source>
      <translation>此处分歧：{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>Its clause</source>
      <translation>其条款</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/time_line.py" />
      <source>Time line</source>
      <translation>时间线</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Before the first of {last} steps</source>
      <translation>共 {last} 步，第一步之前</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Both alike so far. They part in step {step}.</source>
      <translation>到此一致。在第 {step} 步分歧。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Both tables lie alike again.</source>
      <translation>两桌又一致了。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Here they part.</source>
      <translation>此处分歧。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Not alike, until it is taken back.</source>
      <translation>撤回之前不一致。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Nothing parts the two, as far as the round was dealt.</source>
      <translation>就已发的部分而言，两者无分歧。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Nothing parts the two: a faultless round.</source>
      <translation>两者无分歧：毫无差错的一局。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Step {step} of {last}</source>
      <translation>第 {step} / {last} 步</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>You: {yours}. Faultless dealer: {theirs}.</source>
      <translation>您：{yours}。无误的荷官：{theirs}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>{act} (taken back later)</source>
      <translation>{act}（后来撤回）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/replay/told.py" />
      <source>{count} things lie otherwise on the two tables (dashed).</source>
      <translation>
        <numerusform>两桌有 {count} 处不同（虚线）。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>{name}: {yours}. Faultless dealer: {theirs}.</source>
      <translation>{name}：{yours}。无误荷官：{theirs}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Ante, Play</source>
      <translation>Ante、Play</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Best five</source>
      <translation>最佳五张</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Calls</source>
      <translation>宣布</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Compare</source>
      <translation>比牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Qualify</source>
      <translation>资格</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Read</source>
      <translation>读牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Sums</source>
      <translation>计算</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>Mistakes: none in this time</source>
      <translation>此期间没有错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>of 1000</source>
      <translation>每千次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>of the total</source>
      <translation>占总数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>times</source>
      <translation>次数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>{mistake}: {times}, players short {players}, house short {house}</source>
      <translation>{mistake}：{times}，玩家少收 {players}，赌场少收 {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>All</source>
      <translation>全部</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Nobody.</source>
      <translation>无人。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Not ready {count}</source>
      <translation>未就绪 {count}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Point at a trainee to see what would help most.</source>
      <translation>指向一名学员，查看最有帮助的是什么。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Readiness by skill area</source>
      <translation>各领域准备程度</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>below {limit}</source>
      <translation>低于 {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>per cent right, the last days weigh most</source>
      <translation>正确率，近日权重大</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{low} to {high} per cent; a mark where it is below {limit}</source>
      <translation>{low}% 至 {high}%；低于 {limit} 有标记</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{name} since {day}</source>
      <translation>{name}，自 {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{name}: choose a house to see the chance of passing its exam.</source>
      <translation>{name}：选择赌场以查看通过其考试的概率。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>{name}: {reasons}.</source>
      <translation>{name}：{reasons}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>▲ Relapsed after the exam: {trainees}.</source>
      <translation>▲ 考试后退步：{trainees}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <source>Page {number} of {all}</source>
      <translation>第 {number} 页，共 {all} 页</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <source>Standing</source>
      <translation>状态</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <source>Would help most</source>
      <translation>最有帮助</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>not seen</source>
      <translation>未见</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_paper.py" />
      <source>▲ below {limit}</source>
      <translation>▲ 低于 {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{area}: not seen</source>
      <translation>{area}：未见过</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{area}: {share} per cent</source>
      <translation>{area}：{share}%</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{area}: {share} per cent of only {count} answers</source>
      <translation>
        <numerusform>{area}：{share}%，仅 {count} 个回答</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{hands} hands an hour</source>
      <translation>每小时 {hands} 手</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{readiness} {share} %</source>
      <translation>{readiness} {share} %</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>All attempts</source>
      <translation>全部记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Asks for a review</source>
      <translation>请求复核</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Awaiting review</source>
      <translation>待复核</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Exam: {title}</source>
      <translation>考试：{title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Nothing waits for you.</source>
      <translation>没有待您处理的。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Players short {players} (filled), house short {house} (hatched), never netted.</source>
      <translation>玩家少收 {players}（实心），赌场少收 {house}（斜线），从不相抵。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Today {time}</source>
      <translation>今天 {time}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Yesterday</source>
      <translation>昨天</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>by count</source>
      <translation>按次数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>by money</source>
      <translation>按金额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>{act}: {name}, {title}</source>
      <translation>{act}：{name}，{title}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>{count} attempts</source>
      <translation>
        <numerusform>{count} 条记录</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>{outcome}, {errors} of {decisions} wrong</source>
      <translation>{outcome}，{decisions} 中错 {errors}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/chart_view.py" />
      <source>the picture cannot be written here</source>
      <translation>图片无法写到这里</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/words_form.py" />
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <source>Demo school</source>
      <translation>演示学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <source>The demo school cannot be made</source>
      <translation>无法建立演示学校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <source>The demo school is made: some thousand rounds are dealt, worked and marked.</source>
      <translation>正在建立演示学校：发牌、结算并评分数千局。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>Printed by {name}, {when}.</source>
      <translation>打印：{name}，{when}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>The school's records are out of reach just now.</source>
      <translation>学校记录目前无法访问。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>The school's records cannot be read</source>
      <translation>学校记录无法读取</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>The whole school</source>
      <translation>全校</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>There is no class yet. Open one under People.</source>
      <translation>还没有班级。请在“人员”中开设。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All drills</source>
      <translation>全部练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All houses</source>
      <translation>全部赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/filters.py" />
      <source>What is shown</source>
      <translation>显示内容</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/loading.py" />
      <source>The figures are being read</source>
      <translation>正在读取数字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/matrix.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>At work at</source>
      <translation>所在赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/matrix.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Taught at</source>
      <translation>所学赌场</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/matrix.py" />
      <source>{share} % wrong</source>
      <translation>错 {share}%</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>Hands an hour: from {first} to {last}</source>
      <translation>每小时手数：{first} 到 {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>No pace in this time</source>
      <translation>此期间没有速度数据</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>No rounds in this time</source>
      <translation>此期间没有牌局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>average</source>
      <translation>平均</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>hands an hour</source>
      <translation>手/小时</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>limit</source>
      <translation>界限</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>per cent right</source>
      <translation>正确率</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>per cent wrong</source>
      <translation>错误率</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>rounds</source>
      <translation>局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>samples of {count} decisions or more</source>
      <translation>每组至少 {count} 个判定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>seconds for a hand</source>
      <translation>每手秒数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>standard</source>
      <translation>标准</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{area}, {times}: from {first} to {last} per cent right</source>
      <translation>{area}，{times}：正确率 {first}% 到 {last}%</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{area}: nothing in this time</source>
      <translation>{area}：此期间没有</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{count} weeks</source>
      <translation>
        <numerusform>{count} 周</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{low} seconds and more: {rounds}</source>
      <translation>{low} 秒以上：{rounds}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{low} to {high} seconds: {rounds}</source>
      <translation>{low} 至 {high} 秒：{rounds}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{name}: relapsed since {day}, {average} per cent wrong where the limit is {limit}</source>
      <translation>{name}：{day} 起退步，错误率 {average}%，界限 {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{name}: too little since the exam to tell</source>
      <translation>{name}：考试后数据太少</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{name}: within the limit, {average} per cent wrong of {limit}</source>
      <translation>{name}：在界限内，错误率 {average}%，界限 {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>After the exam</source>
      <translation>考试之后</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Alarm</source>
      <translation>警报</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Day</source>
      <translation>日</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Explained by the table taught</source>
      <translation>可由所学赔率表解释</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <source>House transfer</source>
      <translation>赌场间迁移</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <source>Items</source>
      <translation>题目</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Last seen</source>
      <translation>最近</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Learning curves</source>
      <translation>学习曲线</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Limit</source>
      <translation>界限</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Of</source>
      <translation>总数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Seen</source>
      <translation>出现</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Share right</source>
      <translation>正确比例</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Share wrong</source>
      <translation>错误比例</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Tells apart</source>
      <translation>区分度</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Wrong</source>
      <translation>错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Of which</source>
      <translation>其中</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>PNG, a picture</source>
      <translation>PNG 图片</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Report</source>
      <translation>报告</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>SVG, to be drawn large</source>
      <translation>SVG，可放大</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Save the chart</source>
      <translation>保存图表</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Save the chart as</source>
      <translation>图表存为</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>The figures</source>
      <translation>数据</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>All areas</source>
      <translation>全部领域</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>At first</source>
      <translation>起初</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>At last</source>
      <translation>最后</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>By the table taught</source>
      <translation>按所学赔率表</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Choose a class: single trainees are not told of the whole school.</source>
      <translation>请选择班级：全校范围不显示个别学员。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Could have been</source>
      <translation>机会</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>From the day after the exam on, samples of {sample} wager decisions or more. The average takes {share} per cent of each new sample (EWMA). The standard is what an exam lets pass, {standard} per cent wrong; the limit is {limit} standard deviations above it. Of a hundred trainees who keep the standard, fewer than five get a false alarm in sixty samples.</source>
      <translation>自考试次日起，每组至少 {sample} 个判定。新一组占平均值的 {share}%（EWMA）。标准为考试允许的 {standard}% 错误；界限高出 {limit} 个标准差。一百名达标学员中，六十组内误报少于五人。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Item</source>
      <translation>题目</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>No item has {least} answers yet.</source>
      <translation>尚无题目有 {least} 个回答。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Nobody has worked at another house than the one taught in this time.</source>
      <translation>此期间无人在所学之外的赌场练习。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Nobody of this class has passed an exam yet.</source>
      <translation>本班尚无人通过考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Now</source>
      <translation>现在</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Of 1000</source>
      <translation>每千次</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Of 1000: mistakes in a thousand times that they could have been made. A mistake is told by the wrong rule behind it, where rounds confirm one. The bold kinds make up four fifths of the whole.</source>
      <translation>每千次：一千次机会中的错误。若牌局证实了背后的错误规则，错误就以它命名。粗体的种类占总数五分之四。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Of the total</source>
      <translation>占总数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Only answers of exams and of true random rounds count; of fewer than {least} nothing is told. Tells apart: per cent right in rounds faultless otherwise, less that in all others; each side needs {least} answers.</source>
      <translation>只计考试与真正随机局的回答；少于 {least} 不显示。区分度：其余无误的局的正确率减去其他局的；两边各需 {least} 个回答。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Over time</source>
      <translation>随时间</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Pace stands beside accuracy and is never mixed into it.</source>
      <translation>速度列在准确度旁，从不混入。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Per cent right</source>
      <translation>正确率</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Per cent wrong</source>
      <translation>错误率</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Relapsed since {day}</source>
      <translation>{day} 起退步</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Right means right unaided: what was right only after a hint counts as wrong.</source>
      <translation>正确指未经帮助：看过提示才对的算错。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Right, per cent</source>
      <translation>正确率 %</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Samples</source>
      <translation>样本</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Since</source>
      <translation>起始</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Taught at is the house of the class. By the table taught: mistakes that the table of that house explains, by a wrong rule that the trainee's rounds confirm.</source>
      <translation>所学赌场指班级的赌场。按所学赔率表：可由该赌场的表通过已证实的错误规则解释的错误。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Taught at {taught} and at work at {at}: {share} per cent wrong</source>
      <translation>所学 {taught}，所在 {at}：错 {share}%</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Time for a hand</source>
      <translation>每手时间</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Too little since to tell</source>
      <translation>数据太少</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Within the limit</source>
      <translation>在界限内</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Within the limit again, after an alarm</source>
      <translation>警报后回到界限内</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>too few</source>
      <translation>太少</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>{count} items have answers enough; the hardest is {item}</source>
      <translation>
        <numerusform>{count} 题有足够回答；最难的是 {item}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/told_beliefs.py" />
      <source>{belief}: held since {day}</source>
      <translation>{belief}：自 {day} 持有</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/told_beliefs.py" />
      <source>{belief}: suspected since {day}</source>
      <translation>{belief}：自 {day} 怀疑</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Choose a house to see every skill.</source>
      <translation>请选择赌场以查看全部技能。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Choose a house to see the chance of passing its exam.</source>
      <translation>选择赌场以查看通过其考试的概率。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Critical mistakes</source>
      <translation>严重错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Days</source>
      <translation>日期</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Last rounds</source>
      <translation>最近的局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Mistakes by count</source>
      <translation>按次数的错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>No exam has been passed yet.</source>
      <translation>尚未通过考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>No exam yet.</source>
      <translation>尚无考试。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>No wrong rule is known.</source>
      <translation>没有已知的错误规则。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Result</source>
      <translation>成绩</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Skills</source>
      <translation>技能</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Wrong rules</source>
      <translation>错误规则</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>relapsed after the exam, since {day}</source>
      <translation>考试后退步，自 {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>{day}: {outcome}, {errors} of {decisions} wrong</source>
      <translation>{day}：{outcome}，{decisions} 中错 {errors}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>{mastered} of {all} skills mastered, {learning} being learned, {unseen} not seen</source>
      <translation>{all} 项技能中掌握 {mastered}，学习中 {learning}，未见 {unseen}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/rounds.py" />
      <source>Deal it again</source>
      <translation>重发此局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <source>Settle the table</source>
      <translation>结算牌桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <source>This trap again</source>
      <translation>再来这个陷阱</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/shown.py" />
      <source>No mistakes yet. Settle a table to find some.</source>
      <translation>还没有错误。结算一桌找找看。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/told.py" />
      <source>{mistakes}, {said}</source>
      <translation>{mistakes}，{said}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/told.py" />
      <source>× Answer</source>
      <translation>× 回答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review.py" />
      <source>The answer cannot be recorded</source>
      <translation>答案无法记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review.py" />
      <source>The house’s book cannot be read</source>
      <translation>无法读取赌场手册</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/answers.py" />
      <source>Right answers</source>
      <translation>正确回答</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>Answers what was asked: {words}</source>
      <translation>回答所问：{words}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>The attempt before</source>
      <translation>上一条记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>The next attempt</source>
      <translation>下一条记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>Watch it beside a faultless dealer</source>
      <translation>与无误的荷官并排观看</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>attempts</source>
      <translation>记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>back</source>
      <translation>返回</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>steps</source>
      <translation>步骤</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>{number} of {all}</source>
      <translation>{number} / {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/delivered.py" />
      <source>As it was marked then</source>
      <translation>当时的评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/delivered.py" />
      <source>What counts, and what the trainee was shown.</source>
      <translation>算数的、学员看到的。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>Choose what, and for whom.</source>
      <translation>请选择内容与对象。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>It was not assigned because of an attempt.</source>
      <translation>并非因某次记录而指派。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>Its marks have not come in yet.</source>
      <translation>评分尚未送达。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>The school’s records are out of reach.</source>
      <translation>学校记录无法访问。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>The school’s records cannot be read</source>
      <translation>学校记录无法读取</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>There is no attempt to be opened</source>
      <translation>没有可打开的记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>This attempt cannot be opened</source>
      <translation>此记录无法打开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>A review is asked for</source>
      <translation>请求复核</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All kinds</source>
      <translation>全部种类</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All my classes</source>
      <translation>我的全部班级</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All outcomes</source>
      <translation>全部结果</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All trainees</source>
      <translation>全部学员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>By trainee</source>
      <translation>按学员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Clear the filters</source>
      <translation>清除筛选</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Commented</source>
      <translation>有评语</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Earliest first</source>
      <translation>最早在前</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 14 days</source>
      <translation>最近 14 天</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Latest first</source>
      <translation>最近在前</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Least right first</source>
      <translation>正确最少在前</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Most mistakes first</source>
      <translation>错误最多在前</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Not passed</source>
      <translation>未通过</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Overridden</source>
      <translation>已改判</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>What waits first</source>
      <translation>待办在前</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>A word to the trainee, if you like</source>
      <translation>可附一句话给学员</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Assign a remedial</source>
      <translation>指派补练</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in 3 days</source>
      <translation>3 天内</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in 30 days</source>
      <translation>30 天内</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in a week</source>
      <translation>一周内</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in two weeks</source>
      <translation>两周内</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due tomorrow</source>
      <translation>明天到期</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>For whom</source>
      <translation>对象</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Override</source>
      <translation>改判</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Say it</source>
      <translation>发送</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Set it so</source>
      <translation>确定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Set to</source>
      <translation>改为</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>The exam’s sheet</source>
      <translation>考试成绩单</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>This round is part of an exam. An override changes its marks in the reports, and not how the exam ended: where that should not stand, void the sitting on its sheet with a reason, and the trainee sits the exam again.</source>
      <translation>此局属于一场考试。改判会改变报告中的评分，但不改变考试结果：若结果不应成立，请在成绩单上写明原因作废此场考试，学员再考一次。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>What</source>
      <translation>内容</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>What do you tell the trainee?</source>
      <translation>您要对学员说什么？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>When it is due</source>
      <translation>期限</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Why?</source>
      <translation>原因？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Why? The trainee reads it.</source>
      <translation>原因？学员会看到。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Withdraw the remedial</source>
      <translation>撤回补练</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>as it was marked</source>
      <translation>按原评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>signed</source>
      <translation>已签字</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>{count} comments</source>
      <translation>
        <numerusform>{count} 条评语</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>{now}, marked: {then}</source>
      <translation>{now}，原评：{then}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{told}, marked {then}</source>
      <translation>{told}，原评 {then}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>▸ Asked for</source>
      <translation>▸ 请求</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>▸ To be signed</source>
      <translation>▸ 待签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>No attempt passes these filters.</source>
      <translation>没有符合筛选的记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>Nothing was delivered yet in these days.</source>
      <translation>这些天没有送达的记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>Older rules</source>
      <translation>旧规则</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Remedials</source>
      <translation>补练</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>The latest {count} attempts</source>
      <translation>最近 {count} 条记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>{attempts}, {waits}</source>
      <translation>{attempts}，{waits}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>{count} wait for you</source>
      <translation>
        <numerusform>{count} 条待您处理</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Nothing yet.</source>
      <translation>暂无。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Remedial</source>
      <translation>补练</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>As it is marked</source>
      <translation>现有评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>By today’s rules</source>
      <translation>按今日规则</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Change what exams came to, too</source>
      <translation>考试结果也更改</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Look</source>
      <translation>查看</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Mark again</source>
      <translation>重新评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Mark again by today’s rules</source>
      <translation>按今日规则重新评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Marked by older rules</source>
      <translation>按旧规则评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Sittings of questions</source>
      <translation>答题练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>The rounds are being marked by today’s rules; nothing is changed.</source>
      <translation>正按今日规则评分；未作任何更改。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>What changes</source>
      <translation>有何变化</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Why? It is kept for good, with the old figures and your name.</source>
      <translation>为什么？它将连同旧数字与您的姓名永久保留。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>Everything is marked by today’s rules.</source>
      <translation>全部已按今日规则评分。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>Marked again: {count} acts are on record.</source>
      <translation>
        <numerusform>已重新评分：有 {count} 次操作记录在案。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>By today’s rules {rounds} of {all_rounds} rounds and {quick} of {all_quick} sittings of questions have other figures.</source>
      <translation>按今日规则，{all_rounds} 局中 {rounds} 局、{all_quick} 次答题中 {quick} 次的数字不同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>More than {count} rounds were marked by older rules of their house.</source>
      <translation>超过 {count} 局按其赌场的旧规则评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>More than {count} sittings of questions were.</source>
      <translation>超过 {count} 次答题亦然。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>failed: {told}</source>
      <translation>不及格：{told}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>more than {count}</source>
      <translation>超过 {count}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>passed: {told}</source>
      <translation>及格：{told}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} cannot be read today, or were erased: they stay as they were.</source>
      <translation>
        <numerusform>{count} 份今日无法读取或已删除：保持原样。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} exams come to something else; they stay as they were told unless you say so.</source>
      <translation>
        <numerusform>{count} 场考试的结果不同；除非您要求，否则保持已告知的结果。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} rounds were marked by older rules of their house.</source>
      <translation>
        <numerusform>{count} 局按其赌场的旧规则评分。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} sittings of questions were.</source>
      <translation>
        <numerusform>{count} 次答题亦然。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{points} points, {count} mistakes</source>
      <translation>
        <numerusform>{points} 分，{count} 个错误</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{right} of {items} right</source>
      <translation>{items} 题中答对 {right} 题</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>By</source>
      <translation>指派人</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>No remedial is to be worked. One is assigned from an attempt, by its key D.</source>
      <translation>没有待做的补练。在记录中按 D 指派。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>To be worked</source>
      <translation>待做</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>What it comes of</source>
      <translation>起因</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Which</source>
      <translation>类别</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>By today’s rules it cannot be read.</source>
      <translation>今日规则无法读取。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>By today’s rules the marks are the same.</source>
      <translation>按今日规则评分相同。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Cleared {when}</source>
      <translation>{when} 完成</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Marked by other rules than today’s</source>
      <translation>按不同于今日的规则评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Marked by rules that are not here</source>
      <translation>按此处没有的规则评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Program {version}.</source>
      <translation>程序 {version}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Then {right} of {lines} right, {mistakes}. By today’s rules {right_now} of {lines_now}, {mistakes_now}. What was delivered counts.</source>
      <translation>当时 {lines} 中对 {right}，{mistakes}。按今日规则 {lines_now} 中对 {right_now}，{mistakes_now}。以送达的为准。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>This house is not on this machine.</source>
      <translation>本机没有这家赌场。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Today it is {edition}.</source>
      <translation>今日为 {edition}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Today the same edition is marked by a corrected program.</source>
      <translation>今日同一版本由更正后的程序评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Withdrawn: {reason}</source>
      <translation>已撤回：{reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Worked and marked under {edition}.</source>
      <translation>依 {edition} 进行并评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>an edition that is not known</source>
      <translation>未知版本</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>edition {edition} ({fingerprint})</source>
      <translation>版本 {edition}（{fingerprint}）</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{count} undone</source>
      <translation>
        <numerusform>撤回 {count} 次</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{house}, {drill}, {when}</source>
      <translation>{house}，{drill}，{when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{house}. By {who}, {when}</source>
      <translation>{house}。{who} 指派，{when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{name}, round {number}</source>
      <translation>{name}，第 {number} 局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{time}, {undone}</source>
      <translation>{time}，{undone}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{told}; {run} of {needed} in a row</source>
      <translation>{told}；连续 {run} / {needed}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{where}. {severity}. {rule}</source>
      <translation>{where}。{severity}。{rule}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/work.py" />
      <source>Today’s rules cannot read what was done: its house is gone, or it was erased.</source>
      <translation>今日规则无法读取所做之事：赌场不在或已删除。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/round_clock.py" />
      <source>{number} hands/h</source>
      <translation>{number} 手/时</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>Choose a table</source>
      <translation>选择牌桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>Deal another</source>
      <translation>再发一局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>The round cannot be recorded</source>
      <translation>无法记录此局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>This round cannot be opened</source>
      <translation>无法打开此局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>This table cannot be dealt</source>
      <translation>无法发这一桌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <location filename="../../trainer/ui/session/end_page.py" />
      <source>What the session gained</source>
      <translation>这次练习的收获</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/scene_incident.py" />
      <location filename="../../scenarios/what-is-ruled.yaml" />
      <source>What is ruled here</source>
      <translation>这里如何裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/end_page.py" />
      <source>Practise on</source>
      <translation>继续练习</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/end_page.py" />
      <source>That is it for now</source>
      <translation>暂时到此</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Mastered now</source>
      <translation>现已掌握</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>No longer due</source>
      <translation>不再到期</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Right nearly every time, on more than one day, at a dealer’s pace.</source>
      <translation>几乎总是正确，不止一天，并达到荷官的速度。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Seen for the first time</source>
      <translation>首次遇到</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Skills practised</source>
      <translation>已练技能</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Slipped</source>
      <translation>退步</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>The session is done</source>
      <translation>练习结束</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They come again tomorrow or soon after.</source>
      <translation>明天或不久会再出现。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They went wrong of late and come back in the next rounds, with new cards.</source>
      <translation>近来出错，接下来几局会换新牌再出现。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They were due, and are put off to a later day.</source>
      <translation>原已到期，现推迟到以后。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They were mastered before and went wrong now. A few right answers mend that.</source>
      <translation>以前已掌握，这次出错。答对几次即可恢复。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{house}, {rounds}</source>
      <translation>{house}，{rounds}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/why_card.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Why this round?</source>
      <translation>为什么是这一局？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>As advice</source>
      <translation>作为建议</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>As minor mistakes</source>
      <translation>作为轻微错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>As the system</source>
      <translation>跟随系统</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Chips and cards are at once where they go.</source>
      <translation>筹码与牌立即到位。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Clubs green and diamonds blue.</source>
      <translation>梅花绿色、方块蓝色。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Dark</source>
      <translation>深色</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Enforced</source>
      <translation>强制</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Everywhere but on the felt, which grows with the window.</source>
      <translation>除台面外各处；台面随窗口变大。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Fewest chips, and a stack a value, the dearest nearest to the wager.</source>
      <translation>用最少的筹码，每种面值一叠，大面值靠近注。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Four-colour deck</source>
      <translation>四色牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>How payments are laid</source>
      <translation>赔付的摆法</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <location filename="../../trainer/ui/table/key_guide.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Key guide</source>
      <translation>按键提示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Less motion</source>
      <translation>减少动画</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Light</source>
      <translation>浅色</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Light or dark around the table.</source>
      <translation>牌桌周围浅色或深色。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Looks</source>
      <translation>外观</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Minutes a day</source>
      <translation>每天分钟数</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>No target</source>
      <translation>不设目标</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Not marked</source>
      <translation>不评分</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Not taught</source>
      <translation>不教</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Off</source>
      <translation>关</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>On</source>
      <translation>开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Right to left, losing wagers first, where a house mandates no order.</source>
      <translation>赌场没有规定顺序处：由右至左，先收输注。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Settings and rounds are kept in {folder}</source>
      <translation>设置与牌局保存在 {folder}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Show the total of the cut</source>
      <translation>显示切出的总额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Size of the type</source>
      <translation>文字大小</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Surroundings</source>
      <translation>周围</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>The keys that make sense just now, along the table’s edge (F2).</source>
      <translation>当前可用的按键，显示在桌边（F2）。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>The school’s order</source>
      <translation>学校的顺序</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Total of the cut</source>
      <translation>切出总额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>What lies in front of the bank, in figures.</source>
      <translation>筹码盘前所放金额，以数字显示。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>What the program says; a house keeps its own words.</source>
      <translation>程序使用的语言；赌场保留自己的用语。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>What you mean to practise. The page of today says how far you are.</source>
      <translation>您打算练多久。“今天”页面显示进度。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>When a new table says what was wrong.</source>
      <translation>新牌局何时指出错误。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/station/shown.py" />
      <source>What is done here is delivered to the school ({school}).</source>
      <translation>此处所做会上传到学校（{school}）。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/station/shown.py" />
      <source>{count} rounds wait and cannot be delivered: see the settings.</source>
      <translation>
        <numerusform>{count} 局无法上传：见设置。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Announce the ruling</source>
      <translation>宣布裁决</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Back card up</source>
      <translation>退回牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Back this card up</source>
      <translation>退回这张牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Call supervisor</source>
      <translation>请主管</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Cards to the rack</source>
      <translation>牌入弃牌盒</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Explain the clause …</source>
      <translation>说明条款…</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>For this player</source>
      <translation>判给该玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Have it put right</source>
      <translation>让其更正</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Into the Play area</source>
      <translation>放到 Play 区</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Keep this wager in</source>
      <translation>保留此注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Move these cards to …</source>
      <translation>把牌移到……</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Play on</source>
      <translation>继续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Player’s favour</source>
      <translation>有利于玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Put hands right</source>
      <translation>更正手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Refuse this wager</source>
      <translation>拒绝此注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Resume the game</source>
      <translation>恢复游戏</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Return every wager</source>
      <translation>退回全部注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Return this wager</source>
      <translation>退回此注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Stop the game</source>
      <translation>停止游戏</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Stop this player</source>
      <translation>制止该玩家</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Take the other deck</source>
      <translation>换另一副牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Take up, deal again</source>
      <translation>收回重发</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Void round</source>
      <translation>本局作废</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Change chips up</source>
      <translation>筹码换大</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Change one chip down</source>
      <translation>一枚筹码换小</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <source>Go there</source>
      <translation>前往</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Offer Play</source>
      <translation>询问 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Pay the spot’s bonus</source>
      <translation>赔该注位的奖金</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <source>Put one back</source>
      <translation>放回一枚</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Size into the stake</source>
      <translation>与注比齐</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/furniture.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Discard rack</source>
      <translation>弃牌盒</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/furniture.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Shuffler</source>
      <translation>洗牌机</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/furniture.py" />
      <source>Stopped</source>
      <translation>停止</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Amount</source>
      <translation>金额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Call the hand</source>
      <translation>报牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Change down, up</source>
      <translation>换小、换大</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Chips</source>
      <translation>筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Choose by its letter</source>
      <translation>按字母选择</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal here</source>
      <translation>发到这里</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal to a seat</source>
      <translation>发到某位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Empty</source>
      <translation>清空</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Fold: collect, tuck</source>
      <translation>弃牌：收、压</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Move</source>
      <translation>移动</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>One digit back</source>
      <translation>删一位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Rule, do what follows</source>
      <translation>裁定、后续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Say</source>
      <translation>说</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Size in</source>
      <translation>比齐</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Stop dealing</source>
      <translation>停止发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Stub</source>
      <translation>余牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/heard_things.py" />
      <source>Jackpot, {amount}</source>
      <translation>奖池，{amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/heard_things.py" />
      <source>card, face down</source>
      <translation>牌面朝下</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_guide.py" />
      <source>Put away</source>
      <translation>收起</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Change down</source>
      <translation>换小</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Change up</source>
      <translation>换大</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Chip {number} from the left</source>
      <translation>左起第 {number} 种筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Cover the dealer’s hand</source>
      <translation>盖住荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Deal: then each place</source>
      <translation>发牌：再选各位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Dealer’s hand</source>
      <translation>荷官的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Do what follows</source>
      <translation>执行后续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Hints</source>
      <translation>提示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Make a ruling</source>
      <translation>作裁定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One seat to the left</source>
      <translation>左一位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One seat to the right</source>
      <translation>右一位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One spot down</source>
      <translation>下一注位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One spot up</source>
      <translation>上一注位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Pause</source>
      <translation>暂停</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Release the cards</source>
      <translation>允许看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Say or call</source>
      <translation>说或报</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Tuck the fold</source>
      <translation>压弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Type an amount</source>
      <translation>输入金额</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>{what}, key {key}</source>
      <translation>{what}，按键 {key}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Amount, all keys</source>
      <translation>金额、全部按键</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Collect, tuck a fold</source>
      <translation>弃牌：收、压</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Deal, then places</source>
      <translation>发牌，再选位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Do what follows from it</source>
      <translation>执行其后续</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Next seat, spot</source>
      <translation>下一位、注位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>One chip less</source>
      <translation>少一枚</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Say, check, offer</source>
      <translation>说、查、问</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Seat, dealer</source>
      <translation>座位、荷官</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Stub, cover, release</source>
      <translation>余牌、盖、放行</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Take, pay</source>
      <translation>收、赔</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Turn, clear the hand</source>
      <translation>开牌、收牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Keys</source>
      <translation>按键</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Last act</source>
      <translation>上一动作</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Leave</source>
      <translation>离开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Nothing yet</source>
      <translation>还没有</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Panel</source>
      <translation>面板</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>guide</source>
      <translation>提示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>hands/h</source>
      <translation>手/时</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>hide</source>
      <translation>隐藏</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>show</source>
      <translation>显示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel_parts.py" />
      <source>Go to seat {seat}</source>
      <translation>到{seat}号位</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/pieces.py" />
      <source>Cut card</source>
      <translation>切牌卡</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/pieces.py" />
      <source>The right button offers Play</source>
      <translation>右键询问 Play</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Cut</source>
      <translation>切出</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Cut, empty</source>
      <translation>切出：空</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Seat {seat}, hand</source>
      <translation>{seat}号位，手牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Seat {seat}, offer {wager}</source>
      <translation>{seat}号位，询问 {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>a card with another back</source>
      <translation>背面不同的牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>chips beside the spots</source>
      <translation>投注区旁有筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>dealing</source>
      <translation>发牌中</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>face down</source>
      <translation>牌面朝下</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>face up</source>
      <translation>牌面朝上</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>folded</source>
      <translation>已弃牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>in the Play area</source>
      <translation>在 Play 区</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>in the player’s hand</source>
      <translation>在玩家手中</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>lying apart</source>
      <translation>散开放着</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>no wager</source>
      <translation>无注</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>place the payout</source>
      <translation>放置赔付</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>played closed</source>
      <translation>不看牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>player {player}</source>
      <translation>玩家 {player}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>stopped</source>
      <translation>已停止</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>taken back</source>
      <translation>已取回</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>the cut card among it</source>
      <translation>其中夹着切牌卡</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>under the cut card</source>
      <translation>在切牌卡下</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{cards} {state}</source>
      <translation>{cards}{state}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{card} face up</source>
      <translation>{card}牌面朝上</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{count} of {value}</source>
      <translation>{value} × {count}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{paper} beside the spots</source>
      <translation>投注区旁有{paper}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{paper}, no chips</source>
      <translation>{paper}，没有筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{value} chip</source>
      <translation>{value} 筹码</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/words.py" />
      <source>{sign} school’s reading</source>
      <translation>{sign} 学校的解读</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_page.py" />
      <source>Settle this round.</source>
      <translation>结算这一局。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_page.py" />
      <source>Work this round.</source>
      <translation>主持这一局。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_page.py" />
      <source>round {number} of {all}</source>
      <translation>第 {number} / {all} 局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>From “{lowest}” to “{highest}”</source>
      <translation>从“{lowest}”到“{highest}”</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>Note on {what}</source>
      <translation>备注：{what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>has to be seen</source>
      <translation>必须看到</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>Signed, but not recorded yet</source>
      <translation>已签字，尚未记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>That could not be kept</source>
      <translation>无法保存</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>That could not be signed</source>
      <translation>无法签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>The school’s records are out of reach. Open the test later to record it.</source>
      <translation>学校记录无法访问。请稍后打开测试再记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/elsewise_panel.py" />
      <source>Left it alone</source>
      <translation>留着未动</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/elsewise_panel.py" />
      <source>Take a digit away</source>
      <translation>删一位数字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>All of it was done</source>
      <translation>全部做了</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <location filename="../../trainer/ui/work_left.py" />
      <source>End the round</source>
      <translation>结束此局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>Everything that was due was tapped.</source>
      <translation>应做的都已点按。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>Go on watching</source>
      <translation>继续观察</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>Tick what was done all the same. The rest counts as not done.</source>
      <translation>勾选实际做了的。其余算未做。</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>{count} things were due and not tapped.</source>
      <translation>
        <numerusform>{count} 项应做的未点按。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>Deal it</source>
      <translation>发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>Shows</source>
      <translation>显示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>What shall the round show?</source>
      <translation>此局要显示什么？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>What this house cannot show, and what does not go together, is left out.</source>
      <translation>此赌场不可能或不相容的已略去。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Back to the rounds</source>
      <translation>返回各局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Fill this in, and sign then: {what}.</source>
      <translation>请先填写再签字：{what}。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Judge and decide</source>
      <translation>评价并决定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Print the form</source>
      <translation>打印表格</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Reason for a change</source>
      <translation>更改原因</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Record it</source>
      <translation>记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Recorded: {hash}</source>
      <translation>已记录：{hash}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Sign and record</source>
      <translation>签字并记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Signed, and not in the school’s records yet.</source>
      <translation>已签字，尚未入学校记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>The dealer has no account here: the form is printed, and nothing is recorded.</source>
      <translation>荷官在此没有账户：只打印表格，不作记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>What is not as the rule says needs a reason.</source>
      <translation>与规则不同须有原因。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>What is signed stays as it is.</source>
      <translation>已签的不再变。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/judging.py" />
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>No name yet</source>
      <translation>尚无姓名</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/laying_out.py" />
      <source>The test cannot be kept</source>
      <translation>测试无法保存</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/laying_out.py" />
      <source>This round cannot be dealt</source>
      <translation>此局无法发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>A dealer settles real cards and chips; you tap what you see, and the house’s rules mark it at once.</source>
      <translation>荷官处理真实的牌与筹码；您点按所见，赌场规则立即评分。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>A new test</source>
      <translation>新测试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Look at it</source>
      <translation>查看</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Name of the dealer</source>
      <translation>荷官姓名</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>None yet</source>
      <translation>暂无</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Open on this machine</source>
      <translation>本机未结束的</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>School, on the printed form</source>
      <translation>学校（印于表格）</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Set it up</source>
      <translation>布置</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Somebody without an account</source>
      <translation>没有账户的人</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>The result is recorded under the dealer’s account.</source>
      <translation>结果记在荷官的账户下。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Throw away</source>
      <translation>丢弃</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Without an account the form is printed, and nothing is recorded.</source>
      <translation>没有账户则只打印表格，不作记录。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>This form cannot be printed</source>
      <translation>此表无法打印</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>This test cannot be set up</source>
      <translation>此测试无法布置</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>This test cannot be thrown away</source>
      <translation>此测试无法丢弃</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>{file}: {why}</source>
      <translation>{file}：{why}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/seat_column.py" />
      <source>all as due</source>
      <translation>全部如规定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>Begun</source>
      <translation>已开始</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>Over</source>
      <translation>已完成</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>the house’s rules have changed since it was set up</source>
      <translation>布置后赌场规则已变</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Add a round</source>
      <translation>加一局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>As many as it comes</source>
      <translation>随机</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Back to the tests</source>
      <translation>返回测试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Chosen hands…</source>
      <translation>指定牌型…</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Deal it anew</source>
      <translation>重新发牌</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Deck, from the top</source>
      <translation>牌序，自上</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Print an empty form</source>
      <translation>打印空表</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Print what is laid out</source>
      <translation>打印摆放</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Remove it</source>
      <translation>移除</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Watch this round</source>
      <translation>观察此局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>What is laid out</source>
      <translation>摆放内容</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>What the round shows</source>
      <translation>此局显示</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>{outcome}, recorded</source>
      <translation>{outcome}，已记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>{outcome}, signed</source>
      <translation>{outcome}，已签字</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>{over} of {count} rounds over</source>
      <translation>已完成 {over} / {count} 局</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>done as due</source>
      <translation>如规定做了</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>done otherwise</source>
      <translation>做法不同</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>not yet</source>
      <translation>尚未</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>Throw it away</source>
      <translation>丢弃</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>Throw this test away?</source>
      <translation>丢弃此测试？</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>What was seen of {dealer} cannot be had back.</source>
      <translation>对 {dealer} 的观察无法找回。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Back to the test</source>
      <translation>返回测试</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Judge</source>
      <translation>评价</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Since the first act</source>
      <translation>自首个动作</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>No mistake so far</source>
      <translation>暂无错误</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Nothing is left</source>
      <translation>没有剩余</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Now tap what was done otherwise.</source>
      <translation>请点按做法不同之处。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Something else</source>
      <translation>其他</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Space</source>
      <translation>空格</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Tap what you see. Hold it for anything but what is due.</source>
      <translation>点按所见。与规定不同时长按。</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>The round is over</source>
      <translation>此局结束</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>{count} mistakes so far</source>
      <translation>
        <numerusform>至今 {count} 个错误</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>{heading}: all as due</source>
      <translation>{heading}：全部如规定</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>That could not be kept, so it was not recorded</source>
      <translation>无法保存，因此未记录</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>That could not be kept, so it was not taken back</source>
      <translation>无法保存，因此未撤回</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>The round cannot be ended</source>
      <translation>此局无法结束</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>The round cannot be opened again</source>
      <translation>此局无法重新打开</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>{dealer} · {house}</source>
      <translation>{dealer} · {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/words_form.py" />
      <source>About what</source>
      <translation>关于</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/work_left.py" />
      <source>End the round now?</source>
      <translation>现在结束这一局吗？</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/work_left.py" />
      <source>Seats {seats} are not finished.</source>
      <translation>
        <numerusform>{seats} 号位尚未完成。</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/work_left.py" />
      <source>{left} What is left is marked as left out.</source>
      <translation>{left}未完成的部分将记为遗漏。</translation>
    </message>
    <message>
      <location filename="../../trainer/wording.py" />
      <source>{things} and {last}</source>
      <translation>{things}和{last}</translation>
    </message>
    <message>
      <location filename="../../trainer/wording.py" />
      <source>{things} or {last}</source>
      <translation>{things}或{last}</translation>
    </message>
    <message>
      <location filename="../../trainer/wording.py" />
      <source>{things}, {thing}</source>
      <translation>{things}、{thing}</translation>
    </message>
  </context>
</TS>
