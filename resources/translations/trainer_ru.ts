<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
  <context>
    <name>trainer</name>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A bet is made in cash or on credit</source>
      <translation>Ставка сделана наличными или в кредит</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A bet is made in chips of another colour than the gambler's other bets</source>
      <translation>Ставка сделана фишками другого цвета, чем остальные ставки игрока</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A card of a gambler's lies face up</source>
      <translation>Карта игрока лежит открыто</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A card of the dealer's lies face up</source>
      <translation>Карта дилера лежит открыто</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler has a wrong number of cards</source>
      <translation>У игрока неверное число карт</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler lays down cash to buy chips</source>
      <translation>Игрок кладёт наличные, чтобы купить фишки</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler lifts the corners of the cards above the table, in the dealer's view</source>
      <translation>Игрок приподнимает уголки карт над столом, на виду у дилера</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler takes cards off the table or out of the dealer's view</source>
      <translation>Игрок убирает карты со стола или из поля зрения дилера</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler wants the ANTE paid because of a redeal</source>
      <translation>Игрок требует выплаты ANTE из-за пересдачи</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler wants the ANTE paid because the dealer has no game</source>
      <translation>Игрок требует выплаты ANTE, потому что у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A gambler's cards lie apart and are three</source>
      <translation>Карты игрока лежат врозь, и их три</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>A redeal is no cause for an ANTE payment. The bets stay where they are and the cards are dealt again.</source>
      <translation>Пересдача — не причина платить ANTE. Ставки остаются, карты раздают заново.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Bets in credit and cash are not taken. The gambler may change the money for chips first.</source>
      <translation>Ставки в кредит и наличными не принимаются. Игрок может сначала поменять деньги на фишки.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Cards stay in the dealer's view and on the table in any case. Stop it and call the supervisor.</source>
      <translation>Карты всегда остаются на столе и на виду у дилера. Остановите и позовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Chips are chips, whatever their colour. Only cash and credit are not taken.</source>
      <translation>Фишки есть фишки, какого бы цвета ни были. Не принимаются только наличные и кредит.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Did you see an ace? I threw one away.</source>
      <translation>Вы видели туза? Я одного сбросил.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Fold that, I hold the card that you need.</source>
      <translation>Сбрасывайте: карта, которая вам нужна, у меня.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I had three of a kind before the redeal. I want my ANTE paid.</source>
      <translation>До пересдачи у меня была тройка. Я хочу выплату за ANTE.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I have two of the Queens, so you will not get them.</source>
      <translation>У меня две дамы, так что вам их не видать.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I like the colour of this table.</source>
      <translation>Мне нравится цвет этого стола.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>I will play two more rounds and then go home.</source>
      <translation>Сыграю ещё два раунда и домой.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>No game, so you pay my ANTE and give me the BET back.</source>
      <translation>Игры нет, так что платите мой ANTE и верните BET.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>One card of the dealer's that is put face up is enough for a redeal.</source>
      <translation>Одной открытой карты дилера достаточно для пересдачи.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>One gambler with a wrong number of cards is enough, and the cards are dealt again to all.</source>
      <translation>Достаточно одного игрока с неверным числом карт, и карты раздают всем заново.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Only a card of the dealer's is a cause for a redeal. With a gambler's, play on.</source>
      <translation>Причина пересдачи — только карта дилера. С картой игрока играют дальше.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Only information about the cards is forbidden. Other talk is no irregularity.</source>
      <translation>Запрещены только сведения о картах. Другой разговор — не нарушение.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Players may not exchange information about the cards. Stop it and call the supervisor.</source>
      <translation>Игрокам нельзя обмениваться сведениями о картах. Остановите и позовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Players talk, and not about their cards</source>
      <translation>Игроки разговаривают, но не о картах</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Players tell each other about their cards</source>
      <translation>Игроки рассказывают друг другу о своих картах</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet forbids bets in cash; money laid down to be changed for chips is no bet.</source>
      <translation>Пункт запрещает ставки наличными; деньги, положенные для обмена на фишки, — не ставка.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet forbids it and does not say what follows; it is stopped and the supervisor decides about the hand.</source>
      <translation>Пункт это запрещает и не говорит, что следует; это пресекают, а о руке решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet forbids it and does not say what follows; it is stopped and the supervisor decides.</source>
      <translation>Пункт это запрещает и не говорит, что следует; это пресекают, и решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet redeals for a card of the dealer's and no other, so a gambler's open card changes nothing.</source>
      <translation>Пункт велит пересдать из-за карты дилера и ни из-за какой другой, так что открытая карта игрока ничего не меняет.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The cards are on the table and in view, so looking at them is what they are for.</source>
      <translation>Карты на столе и на виду, а для того их и смотрят.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The money is there to be changed and is no bet. Change it, and play on.</source>
      <translation>Деньги лежат для обмена, это не ставка. Поменяйте и играйте дальше.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>This is my lucky box.</source>
      <translation>Это мой счастливый бокс.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Three cards are the right number, however they lie.</source>
      <translation>Три карты — верное число, как бы они ни лежали.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>What do you have? I have hearts only.</source>
      <translation>Что у вас? У меня одни черви.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Where are you from?</source>
      <translation>Откуда вы?</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Without a game the dealer pays the ANTE 1 to 1. The gambler asks for what is due anyhow, so settle as ever.</source>
      <translation>Без игры дилер платит ANTE 1 к 1. Игрок просит то, что и так положено, рассчитайте как всегда.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>You have no Queen. That is even money on my ANTE.</source>
      <translation>Дамы у вас нет. Значит, один к одному на мой ANTE.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>You made the mistake, so you owe us even money.</source>
      <translation>Ошиблись вы, значит, должны нам один к одному.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>Your card was open and it was low. You had no game, so pay my ANTE.</source>
      <translation>Ваша карта была открыта и мала. Игры у вас не было, платите за мой ANTE.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>A combination is compared before its bets are lost or paid.</source>
      <translation>Комбинацию сравнивают прежде, чем её ставки проиграны или выплачены.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>A hand is picked up only after it has been shown.</source>
      <translation>Руку убирают только после того, как она показана.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>All combinations are compared with the dealer's, so they have to be seen; the document does not say who turns them.</source>
      <translation>Все комбинации сравнивают с рукой дилера, значит, их надо видеть; кто их открывает, документ не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The bets start the game and the cards follow ("then"), so the look comes before the cards.</source>
      <translation>Ставки открывают игру, карты следуют («затем»), значит, осмотр — до карт.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The bullet pays from the right to the left when the dealer has no game; the same direction is kept for every round.</source>
      <translation>Пункт платит справа налево, когда у дилера нет игры; то же направление сохраняют в каждом раунде.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The dealer opens after the bets are made; the document puts a folded hand away at the fold itself, and so before that.</source>
      <translation>Дилер открывается после ставок; сброшенную руку документ убирает при самом пасе, то есть раньше.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The dealer opens his cards and the gamblers' are compared with them, so his come first.</source>
      <translation>Дилер открывает свои карты, и карты игроков сравнивают с ними, значит, его — первыми.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The document has the cards of a fold put away and does not mention the others; every hand on the table has to be picked up before the next round.</source>
      <translation>Документ велит убрать карты сброса и не упоминает остальных; к следующему раунду со стола убирают все руки.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The hand is the proof of what is paid, so it stays until the box is settled.</source>
      <translation>Рука — доказательство того, что выплачено, поэтому она остаётся, пока бокс не рассчитан.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The hand is the proof of what is taken, so it stays until the box is settled.</source>
      <translation>Рука — доказательство того, что забрано, поэтому она остаётся, пока бокс не рассчитан.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The paragraph says which bets start a game and not when they are looked over; it is done before the cards are handed round.</source>
      <translation>Абзац говорит, какие ставки открывают игру, но не когда их осматривают; это делают до раздачи карт.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>Equal combinations are decided by the remaining cards; when these are equal too the document is silent, and both bets push, as in every house whose document speaks of it.</source>
      <translation>Равные комбинации решают остальные карты; когда равны и они, документ молчит, и обе ставки возвращаются, как во всех казино, чей документ об этом говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>Several boxes for one gambler</source>
      <translation>Несколько боксов у одного игрока</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The ANTE "is paid additionally if a gambler has" the hand. The sentence names no other condition, so a beaten hand is paid as well, as in the other houses.</source>
      <translation>ANTE «выплачивается дополнительно, если у игрока есть» рука. Других условий фраза не называет, поэтому платят и битой руке, как в остальных казино.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The ANTE "is paid additionally if a gambler has" the hand. The sentence names no other condition, so a tied hand is paid as well, as in the other houses.</source>
      <translation>ANTE «выплачивается дополнительно, если у игрока есть» рука. Других условий фраза не называет, поэтому платят и при ничьей, как в остальных казино.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The document asks for chips (BOX •9) and names none. The usual ones of a table in dollars are taken; a Pair Plus of 2 needs one of 1.</source>
      <translation>Документ требует фишек (BOX •9), но не называет их. Взяты обычные для стола в долларах; для Pair Plus в 2 нужна фишка 1.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The document has no word on a fold here, but the bet is "always paid if a gambler has" the hand (¶5) and "plays for itself", so a fold leaves it in action.</source>
      <translation>О пасе документ здесь молчит, но ставка «всегда выплачивается, если у игрока есть» рука (¶5) и «играет сама за себя», поэтому пас оставляет её в игре.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The document puts the straight above the flush and says no more, neither on the other hands nor on how an ace counts; the order of its Pair Plus table and the other four houses are followed.</source>
      <translation>Документ ставит стрит выше флеша и больше ничего не говорит — ни о других руках, ни о тузе; взят порядок его таблицы Pair Plus и остальных четырёх казино.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A card that does not belong to the deck turns up</source>
      <translation>Появилась карта не из этой колоды</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A foreign card voids the round in which it is found. The results of previous games stand.</source>
      <translation>Чужая карта делает недействительным раунд, в котором найдена. Итоги прежних игр остаются.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player asks for the Ante to be paid because the dealer does not qualify</source>
      <translation>Игрок просит выплатить Ante, потому что у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A wager is placed or increased after "No more bets"</source>
      <translation>Ставка сделана или повышена после «Ставок больше нет»</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A wager is placed, increased or taken back while bets are open</source>
      <translation>Ставка сделана, повышена или снята, пока ставки открыты</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A wager is taken back after "No more bets"</source>
      <translation>Ставка снята после «Ставок больше нет»</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>After "No more bets" nothing may be placed or added. What came late is not honoured; what lay there before stands.</source>
      <translation>После «Ставок больше нет» ничего нельзя ставить и добавлять. Позднее не признаётся; лежавшее раньше остаётся.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>After "No more bets" nothing may be withdrawn. The wager goes back to its place and is won or lost on the result.</source>
      <translation>После «Ставок больше нет» ничего нельзя снять. Ставка возвращается на место и выигрывает или проигрывает по итогу.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>After a void round a player wants an earlier round undone too</source>
      <translation>После недействительного раунда игрок хочет отменить и прежний</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Against a dealer without a Queen high the Ante is paid. The player asks for what is due anyhow, so settle as ever.</source>
      <translation>Если у дилера нет старшей дамы, Ante выплачивается. Игрок просит то, что и так положено, рассчитайте как всегда.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Bets close with "No more bets". Until then a player may change a wager.</source>
      <translation>Ставки закрывает «Ставок больше нет». До того игрок может менять ставку.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Cards of several hands lie mixed, untouched, and moving whole hands cannot put it right</source>
      <translation>Карты нескольких рук лежат вперемешку, нетронутые, и перестановка целых рук не поможет</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Exactly one card is exposed during the deal</source>
      <translation>При раздаче открылась ровно одна карта</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Fifty-two cards are what the deck should have. A count that comes out right is no irregularity.</source>
      <translation>Пятьдесят две карты и должны быть в колоде. Верный счёт — не нарушение.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Hands lie at the wrong places, untouched, and moving whole hands puts it right</source>
      <translation>Руки лежат не на своих местах, нетронутые, и перестановка целых рук это исправит</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>I lost my Ante a minute ago to a bad deck. Give it back.</source>
      <translation>Минуту назад я проиграл Ante плохой колоде. Верните.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>If this round does not count, the one before does not count either.</source>
      <translation>Если этот раунд не считается, то и прошлый не считается.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>It takes two exposed cards to void the round. With one, play on.</source>
      <translation>Раунд недействителен при двух открывшихся картах. С одной играют дальше.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>It was noticed in time and the cards cannot be reconstructed, so the round is void.</source>
      <translation>Это замечено вовремя, а карты восстановить нельзя, поэтому раунд недействителен.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Nobody has handled a card, and moving complete hands to their betting areas mends it. So move them; the round is not void.</source>
      <translation>Карт никто не касался, и перестановка целых рук к их полям всё исправит. Переставьте; раунд действителен.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>One foreign card spoils this round and no other. Every wager of it goes back, and the results of earlier rounds stand.</source>
      <translation>Одна чужая карта портит этот раунд и никакой другой. Все его ставки возвращаются, итоги прежних раундов остаются.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Only complete hands may be moved from one betting area to another. Single cards may not, so the round is void.</source>
      <translation>Переставлять от поля к полю можно только целые руки. Отдельные карты нельзя, поэтому раунд недействителен.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>That card was in there the last round as well. I want my last bet back.</source>
      <translation>Эта карта была там и в прошлом раунде. Верните мою прошлую ставку.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cards are misdealt, and a player has handled them already</source>
      <translation>Карты розданы неверно, и игрок их уже трогал</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause decides for hands that no player has handled and is silent on the others; that is for a supervisor to decide.</source>
      <translation>Пункт решает о руках, которых никто не касался, и молчит об остальных; это решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause speaks only of cards that nobody has handled. Touch nothing and call the supervisor.</source>
      <translation>Пункт говорит только о картах, которых никто не касался. Ничего не трогайте и позовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause voids the round for two or more cards, so with one the round goes on.</source>
      <translation>Пункт аннулирует раунд при двух картах и больше, значит, с одной играют дальше.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cut card has no value and belongs to the table, so it is no foreign card.</source>
      <translation>Подрезная карта ничего не стоит и принадлежит столу, поэтому она не чужая.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cut card is not a card of the game and not a foreign one either. There is nothing to rule on.</source>
      <translation>Подрезная карта — не игральная и не чужая. Решать нечего.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cut card shows among the cards</source>
      <translation>Среди карт видна подрезная карта</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The dealer's cards lie apart and are three</source>
      <translation>Карты дилера лежат врозь, и их три</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The dealer's hand has a wrong number of cards and cannot be reconstructed</source>
      <translation>В руке дилера неверное число карт, и восстановить её нельзя</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The dealer's hand has a wrong number of cards, and the cards can be reconstructed</source>
      <translation>В руке дилера неверное число карт, и восстановить её можно</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The deck is counted and has its 52 cards</source>
      <translation>Колоду пересчитали, в ней 52 карты</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The deck is short, or has cards too many</source>
      <translation>Колода неполна или в ней лишние карты</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The next game has commenced, so it was noticed too late and the result stands.</source>
      <translation>Следующая игра началась, значит, замечено слишком поздно, и итог остаётся.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The round is void only where the cards cannot be reconstructed. Here they can, so put them right and play on.</source>
      <translation>Раунд недействителен, только если карты нельзя восстановить. Здесь можно: исправьте и играйте дальше.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The wrong number of cards in the dealer's hand is noticed when the next game has begun</source>
      <translation>Неверное число карт у дилера замечено, когда началась следующая игра</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Two exposed cards void the round, wherever they lie.</source>
      <translation>Две открывшиеся карты делают раунд недействительным, где бы они ни лежали.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Two or more cards are exposed during the deal</source>
      <translation>При раздаче открылись две карты или больше</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>With fewer or more than 52 cards no result is sound, so the round is void and every wager goes back.</source>
      <translation>Если карт не 52, ни один итог не верен: раунд недействителен, все ставки возвращаются.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>You do not qualify, so my Ante is even money.</source>
      <translation>Игры у вас нет, значит, мой Ante — один к одному.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>You have no Queen. You pay my Ante, right?</source>
      <translation>Дамы у вас нет. Платите мой Ante, да?</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>A stand-off can be declared only of a hand that has been seen.</source>
      <translation>Stand-off можно объявить только о руке, которую видели.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>A wager that may not stand can only be put right while bets are open.</source>
      <translation>Ставку, которая не может стоять, можно исправить, только пока ставки открыты.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>Play commences with "Place your bets, please"; before it there is no wager to look over.</source>
      <translation>Игра начинается с «Делайте ставки»; до того осматривать нечего.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The dealer compares hands, and hands that are to be compared or paid have to be seen; the document does not say who turns them.</source>
      <translation>Дилер сравнивает руки, а руки, которые сравнивают или оплачивают, надо видеть; кто их открывает, документ не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The dealer's hand is turned and declared (3.12) before hands are compared (3.14); no player's hand is opened before it.</source>
      <translation>Руку дилера открывают и объявляют (3.12) раньше сравнения (3.14); ни одна рука игрока не открывается прежде.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The document closes the bets (3.2) before it comes to the cards (3.6) and does not say outright that one waits for the other; wagers are placed before the cards are dealt (1.1.7), so by then they are closed.</source>
      <translation>Документ закрывает ставки (3.2) раньше, чем доходит до карт (3.6), и прямо не говорит, что одно ждёт другого; ставки делают до раздачи (1.1.7), значит, к тому времени они закрыты.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The document does not mention picking up the cards; every hand on the table has to be picked up before the next round.</source>
      <translation>Документ не упоминает уборку карт; к следующему раунду со стола убирают все руки.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The document lists the folds (3.8) before the dealer's hand (3.12) and does not say when a folded Ante is taken; a fold that is cleared first cannot be settled by mistake.</source>
      <translation>Документ называет пасы (3.8) раньше руки дилера (3.12) и не говорит, когда забирают Ante спасовавшего; убранный первым сброс нельзя рассчитать по ошибке.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The document says which wagers may stand and not when they are looked over; the last moment to put one right is before the bets are closed.</source>
      <translation>Документ говорит, какие ставки могут стоять, но не когда их осматривают; последний миг исправить — до закрытия ставок.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The hand is the proof of what is paid, so it stays until the seat is settled.</source>
      <translation>Рука — доказательство того, что выплачено, поэтому она остаётся, пока место не рассчитано.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <location filename="../../procedures/posted/procedure.yaml" />
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The hand is the proof of what is taken, so it stays until the seat is settled.</source>
      <translation>Рука — доказательство того, что забрано, поэтому она остаётся, пока место не рассчитано.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The hand stays on the table until its result has been declared.</source>
      <translation>Рука остаётся на столе, пока не объявлен её итог.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/procedure.yaml" />
      <source>The hands are compared first and the wagers paid or collected on what the comparison shows.</source>
      <translation>Сначала сравнивают руки, затем платят или забирают по тому, что показало сравнение.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>Progressive Jackpot, Envy Bonus</source>
      <translation>Progressive Jackpot, Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken, and one of 1,000 for a Progressive Jackpot; one of 1 makes every amount that is paid.</source>
      <translation>Документ не называет фишек. Взяты обычные для стола в долларах и фишка 1000 для Progressive Jackpot; фишкой 1 составляется любая выплата.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The player "may elect" to play on with the Pair Plus. A wager that costs nothing more can only gain by staying, so no player is asked and it always stays in action.</source>
      <translation>Игрок «может решить» играть дальше с Pair Plus. Ставка, которая больше ничего не стоит, может от этого только выиграть, поэтому никого не спрашивают, и она всегда остаётся в игре.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The table names what is paid and not whether the wager itself is kept; the winning wager stays the player's, as every other winning wager of section 4 does.</source>
      <translation>Таблица называет, что платят, но не остаётся ли сама ставка; выигравшая ставка остаётся у игрока, как и все в разделе 4.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Here, take two of my chips until you have changed your note.</source>
      <translation>Вот, возьмите две мои фишки, пока не поменяете купюру.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>I bet you are tired by now.</source>
      <translation>Спорим, вы уже устали.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>I hope that you win this one.</source>
      <translation>Надеюсь, эту вы выиграете.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>I will take half of your Ante and half of what it wins.</source>
      <translation>Возьму половину вашего Ante и половину того, что он выиграет.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>If you get a straight I pay you fifty, if not you pay me five.</source>
      <translation>Если соберёте стрит, плачу пятьдесят, нет — вы мне пять.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Keep the change, it is your birthday.</source>
      <translation>Оставьте сдачу себе, у вас день рождения.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Nothing hangs on a hand, so it is no bet. There is nothing to rule on.</source>
      <translation>От руки ничего не зависит, значит, это не спор. Решать нечего.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Players bet with or against each other</source>
      <translation>Игроки спорят на деньги между собой</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Players talk or hand each other chips without a bet between them</source>
      <translation>Игроки разговаривают или передают фишки без спора между собой</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Side betting between players is prohibited, with the house or against it. It is stopped; the wagers on the layout are played.</source>
      <translation>Споры между игроками запрещены — и вместе с казино, и против него. Их пресекают; ставки на столе играются.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Ten dollars says my hand beats yours.</source>
      <translation>Десять долларов, что моя рука старше вашей.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>The lower of our two hands buys the other five chips.</source>
      <translation>У кого рука младше, тот покупает другому пять фишек.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>The point prohibits betting between players; a loan, a gift or a wish is no bet, since nothing hangs on a hand.</source>
      <translation>Пункт запрещает спорить на деньги; заём, подарок или пожелание — не спор, от руки ничего не зависит.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>Twenty from me to you if the dealer has a pair.</source>
      <translation>Двадцать от меня вам, если у дилера пара.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>You were lucky the last time.</source>
      <translation>В прошлый раз вам повезло.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A hand is given up only after the Play wager has been offered.</source>
      <translation>От руки отказываются только после того, как предложена Play.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A hand that is to be compared, or shown for its own wager, has to be seen; the document does not say who turns it.</source>
      <translation>Руку, которую сравнивают или показывают ради её собственной ставки, надо видеть; кто её открывает, документ не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A stake outside the limits can only be put right while nobody has seen a card.</source>
      <translation>Ставку вне пределов можно исправить, только пока никто не видел карт.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>An Ante without a Play wager is lost, so somebody has to take it and the hand.</source>
      <translation>Ante без ставки Play проиграна, значит, её и руку кто-то должен забрать.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Every comparison is with the dealer's hand, so it is opened first.</source>
      <translation>Каждое сравнение — с рукой дилера, поэтому её открывают первой.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Nothing is taken or paid before the dealer's hand is known.</source>
      <translation>Ничего не забирают и не платят, пока рука дилера неизвестна.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>One plays because one likes one's own hand; nobody decides with the dealer's hand in view.</source>
      <translation>Играют, потому что нравится своя рука; никто не решает, видя руку дилера.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The dealing is finished before any hand is opened.</source>
      <translation>Раздачу заканчивают, прежде чем открыта хоть одна рука.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The document does not say when a folded Ante is taken; a fold that is cleared first cannot be settled by mistake.</source>
      <translation>Документ не говорит, когда забирают Ante спасовавшего; убранный первым сброс нельзя рассчитать по ошибке.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The hands have three cards; the document does not describe the deal.</source>
      <translation>В руках по три карты; раздачу документ не описывает.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The limits are posted; the document does not say when stakes are held against them. It is done before the deal, while they can still be put right.</source>
      <translation>Пределы вывешены; когда с ними сверяют ставки, документ не говорит. Это делают до раздачи, пока ещё можно исправить.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>The player's hand stands against the dealer's, which therefore has to be shown; the document does not say when.</source>
      <translation>Рука игрока стоит против руки дилера, значит, ту надо показать; когда — документ не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Whether one likes the hand is known when it has been dealt, and the dealing is finished first.</source>
      <translation>Нравится ли рука, известно, когда она сдана, а раздачу сначала заканчивают.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>Which hand is the best can be seen only when both are open.</source>
      <translation>Чья рука лучше, видно, только когда открыты обе.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>A player who likes the hand must add the Play wager; the document does not say what becomes of an Ante without it. It is lost, as in the other four houses.</source>
      <translation>Игрок, которому рука нравится, должен добавить Play; что становится с Ante без неё, документ не говорит. Она проиграна, как в остальных четырёх казино.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>Pay tables posted at the table</source>
      <translation>Таблицы выплат вывешены у стола</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The best hand wins, and of two equal hands neither is the best; the document does not mention them. Both wagers push, as in every house whose document speaks of it.</source>
      <translation>Выигрывает лучшая рука, а из двух равных ни одна не лучше; документ о них молчит. Обе ставки возвращаются, как во всех казино, чей документ об этом говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The bet is on the player's own hand, and "if your hand contains a pair or better, you win" asks for nothing else, so a fold does not end it.</source>
      <translation>Ставка — на собственную руку игрока, и «если в вашей руке пара или лучше, вы выигрываете» больше ничего не требует, поэтому пас её не завершает.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; one of 1 makes every amount that a placard may ask for.</source>
      <translation>Документ не называет фишек. Взяты обычные для стола в долларах; фишкой 1 составляется любая сумма, которую может потребовать табличка.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The document names two ways into the game, the Pair Plus and the Ante spot, and does not say that one of them is needed; without either there is nothing to deal to.</source>
      <translation>Документ называет два входа в игру, Pair Plus и Ante, и не говорит, что один из них нужен; без них сдавать некому.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A bet is changed after a card has been drawn</source>
      <translation>Ставка изменена после того, как вынута карта</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A bet is changed before any card is drawn</source>
      <translation>Ставка изменена до первой карты</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute in which the rules are plain</source>
      <translation>Спор, в котором правила ясны</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A dispute in which the rules can be read in two ways</source>
      <translation>Спор, в котором правила можно прочесть двояко</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A pair of twos is nothing. You would not qualify with that.</source>
      <translation>Пара двоек — это ничто. С ней у вас не было бы игры.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A tie should go to the player.</source>
      <translation>Ничья должна быть в пользу игрока.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Bets are placed before any card is dealt. Until then a player may change them.</source>
      <translation>Ставки делают до первой карты. До тех пор игроки могут их менять.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>I laid them down by mistake. Not all players have made their decisions, so I may still play.</source>
      <translation>Я положил их по ошибке. Не все игроки решили, так что я ещё могу играть.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>If I fold I want my Ante back.</source>
      <translation>Если я пасую, верните мой Ante.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>In poker a flush beats a straight. You would have to pay me for one.</source>
      <translation>В покере флеш старше стрита. Вы должны мне за него заплатить.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>My Pair Plus has no pair, but it should stay for the next hand.</source>
      <translation>В моём Pair Plus нет пары, но пусть он останется на следующую руку.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>No bet can be changed once a card has been drawn. The change is refused and the bet stands as it was.</source>
      <translation>Когда карта вынута, ставку менять нельзя. Изменение отклоняется, ставка стоит как была.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>No card was drawn yet when I moved my chips. It was still in the shoe.</source>
      <translation>Когда я двигал фишки, ни одной карты ещё не вынули. Она была в шузе.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Nothing here says when it is too late to play. I want to play after all.</source>
      <translation>Здесь нигде не сказано, когда играть поздно. Я всё-таки хочу сыграть.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The box says Play, and my chips touch it. That is a bet in the Play box.</source>
      <translation>На поле написано Play, и мои фишки его касаются. Это ставка на Play.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The player's favour is for ambiguities. Where a bullet answers plainly, it is explained and the round is settled by it.</source>
      <translation>В пользу игрока решают неясности. Где пункт отвечает ясно, его объясняют и по нему рассчитывают.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Where a dispute comes from an ambiguity in the rules, it is decided in the player's favour until the ambiguity is resolved.</source>
      <translation>Где спор идёт из неясности правил, решают в пользу игрока, пока неясность не устранена.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>A hand that is to be compared, or shown for its own wagers, has to be seen; the document does not say who turns it.</source>
      <translation>Руку, которую сравнивают или показывают ради её ставок, надо видеть; кто её открывает, документ не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>No bet can be altered once a card is drawn, so a look that is to change anything comes before.</source>
      <translation>Когда карта вынута, ставку не изменить, поэтому осмотр, который может что-то изменить, — раньше.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The bullet closes the bets before any card is drawn and does not say who looks them over; the dealer does, before the deal.</source>
      <translation>Пункт закрывает ставки до первой карты и не говорит, кто их осматривает; это делает дилер, до раздачи.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The dealer's hand is declared after all decisions; the document does not say when a folded Ante is taken, and a fold that is cleared first cannot be settled by mistake.</source>
      <translation>Руку дилера объявляют после всех решений; когда забирают Ante спасовавшего, документ не говорит, а убранный первым сброс нельзя рассчитать по ошибке.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>The dealer's hand is declared when the decisions are made; no player's hand is opened before it.</source>
      <translation>Руку дилера объявляют, когда решения приняты; ни одна рука игрока не открывается раньше.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>Whether the dealer's hand outranks the player's can be seen only when both are open.</source>
      <translation>Старше ли рука дилера, видно, только когда открыты обе.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/procedure.yaml" />
      <source>Whether the player's hand outranks the dealer's can be seen only when both are open.</source>
      <translation>Старше ли рука игрока, видно, только когда открыты обе.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>"Both the Player and Dealer's cards are all of the same colour" is read as all six cards of one colour, so a red hand against a black one is paid as the player's three alone. The published game has it so, and the rule that doubts go to the player is not called on.</source>
      <translation>«Карты и игрока, и дилера все одного цвета» прочитано как все шесть карт одного цвета, поэтому за красную руку против чёрной платят как за три карты игрока. Так в изданной игре, и правило о сомнениях в пользу игрока не применяется.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>Prime: one colour, or all six</source>
      <translation>Prime: один цвет или все шесть</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>The bullet pays the Ante and says nothing of the Play wager; it is neither won nor lost and goes back to the player, as in the other four houses.</source>
      <translation>Пункт платит Ante и ничего не говорит о Play; она не выиграна и не проиграна и возвращается игроку, как в остальных четырёх казино.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; one of 1 makes every amount that is paid.</source>
      <translation>Документ не называет фишек. Взяты обычные для стола в долларах; фишкой 1 составляется любая выплата.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A hand is staggered so that it looks like more, and has three cards</source>
      <translation>Рука разложена так, что кажется больше, и в ней три карты</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player or the dealer has a wrong number of cards</source>
      <translation>У игрока или дилера неверное число карт</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player reaches for the hand after the Play wager was placed on it</source>
      <translation>Игрок тянется к руке, на которую уже легла Play</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player touches the cards before the stub is in the discard rack</source>
      <translation>Игрок касается карт, пока остаток не в отбое</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player with an Ante looks at the hand once the dealer has given leave</source>
      <translation>Игрок с Ante смотрит руку, когда дилер разрешил</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player with only a Pair Plus has nothing to decide and may not look.</source>
      <translation>Игроку с одним Pair Plus решать нечего, и смотреть ему нельзя.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A player with only a Pair Plus looks at the hand</source>
      <translation>Игрок с одним Pair Plus смотрит свою руку</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A single card is backed up and the deal goes on. It takes more than one to make a misdeal.</source>
      <translation>Одну карту возвращают назад, и раздача продолжается. Ошибка раздачи — больше одной.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Cards should be staggered. Three cards are the right number, however they lie.</source>
      <translation>Карты и должны быть разложены. Три карты — верное число, как бы они ни лежали.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Cards stay untouched until the deal is finished, the stub is in the discard rack and the dealer gives leave.</source>
      <translation>Карт не касаются, пока раздача не окончена, остаток не в отбое и дилер не разрешил.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Each player with an Ante examines the cards before deciding. That is how it should be.</source>
      <translation>Каждый игрок с Ante смотрит карты перед решением. Так и должно быть.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Exactly one card has to be backed up</source>
      <translation>Вернуть назад надо ровно одну карту</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>More than one card is a misdeal, so a single card is put back where it belongs and the deal goes on.</source>
      <translation>Больше одной карты — ошибка раздачи, поэтому одну возвращают на место, и раздача продолжается.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>More than one card to back up is a misdeal, and a misdeal returns all wagers.</source>
      <translation>Больше одной карты назад — ошибка раздачи, а она возвращает все ставки.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>More than one card would have to be backed up</source>
      <translation>Вернуть назад пришлось бы больше одной карты</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>One hand with a wrong number of cards voids the round for everybody. All wagers go back, not only that player's.</source>
      <translation>Одна рука с неверным числом карт аннулирует раунд для всех. Возвращаются все ставки, не только этого игрока.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Only places with an Ante or a Pair Plus get cards. Passing over an empty one is right.</source>
      <translation>Карты получают только места с Ante или Pair Plus. Пустое место минуют верно.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The deal passes over a place where nobody bets</source>
      <translation>Раздача минует место, где никто не ставит</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The shuffler malfunctions</source>
      <translation>Шаффлер отказал</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The shuffler's lamp shows that the other deck is ready</source>
      <translation>Лампа шаффлера показывает, что готова вторая колода</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>Two decks take turns, and the lamp says that the next one has been shuffled. Nothing is wrong.</source>
      <translation>Две колоды чередуются, и лампа говорит, что следующая перетасована. Всё в порядке.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>When the shuffler malfunctions the hand is not finished. All wagers go back.</source>
      <translation>Когда шаффлер отказал, раунд не доигрывают. Все ставки возвращаются.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>With the Play wager on top of the cards the player has no more access to the hand.</source>
      <translation>Когда Play лежит на картах, доступа к руке у игрока больше нет.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>A bet is analysed as won or lost before it is touched, and that needs an open hand.</source>
      <translation>Прежде чем ставки касаются, её разбирают на выигрыш или проигрыш, а для этого рука должна быть открыта.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>Players touch their cards at the conclusion of the deal; the document does not say that the cut card belongs to the deal, but it secures the dealer's hand before other hands are near.</source>
      <translation>Игроки касаются карт по окончании раздачи; что подрезная карта — часть раздачи, документ не говорит, но она закрывает руку дилера прежде, чем рядом другие руки.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>The dealer's hand is revealed when the folds have been collected; the tuck finishes the collecting, though the document does not say so.</source>
      <translation>Руку дилера открывают, когда сбросы собраны; подкладывание завершает сбор, хотя документ этого не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>"Between $2, $5 or $10" is read as exactly one of the three amounts.</source>
      <translation>«От $2, $5 или $10» прочитано как ровно одна из трёх сумм.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>6 Card Bonus, full dealing procedure</source>
      <translation>6 Card Bonus, полный порядок раздачи</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document does not rank the hands among themselves, nor say how an ace counts; the order of its pay tables and the other four houses are followed.</source>
      <translation>Документ не ставит руки по старшинству и не говорит, как считать туза; взят порядок его таблиц и остальных четырёх казино.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document does not say how an ace counts in a five-card straight; 5-4-3-2-A is one, as in ordinary poker, whose order the pay table follows.</source>
      <translation>Как считать туза в пятикарточном стрите, документ не говорит; 5-4-3-2-A — стрит, как в обычном покере, порядку которого следует таблица.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document does not say what a Mini Royal is; it is read as A-K-Q of one suit, any suit.</source>
      <translation>Что такое Mini Royal, документ не говорит; прочитано как A-K-Q одной масти, любой.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document is silent on the Ante Bonus of a tied hand; the four other houses and the game's usual rule pay it.</source>
      <translation>Об Ante Bonus при ничьей документ молчит; остальные четыре казино и обычное правило игры платят.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; an Ante of 2 needs one of 1.</source>
      <translation>Документ не называет фишек. Взяты обычные для стола в долларах; для Ante в 2 нужна фишка 1.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document names the Ante Bonus when the dealer does not qualify and when the player wins, and is silent on a beaten hand; the four other houses and the game's usual rule pay it.</source>
      <translation>Документ называет Ante Bonus, когда у дилера нет игры и когда игрок выигрывает, и молчит о битой руке; остальные четыре казино и обычное правило игры платят.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The printed table ends "Three of a kind 1" under "3 Of a Kind 30"; the last row is a misprint for Pair, since "a pair or better" is paid (6CB Pair Plus Wager ¶2).</source>
      <translation>Печатная таблица кончается строкой «Three of a kind 1» под «3 Of a Kind 30»; последняя строка — опечатка вместо Pair, раз платят за «пару или лучше» (6CB Pair Plus Wager ¶2).</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-and-runs.yaml" />
      <source>A-K-Q is the highest straight and 3-2-A the lowest; K-A-2 and J-T-8 are none.</source>
      <translation>A-K-Q — старший стрит, 3-2-A — младший; K-A-2 и J-T-8 — не стриты.</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-and-runs.yaml" />
      <source>Aces and runs</source>
      <translation>Тузы и стриты</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-high-and-low.yaml" />
      <source>A-2-3 and A-K-Q are runs, K-A-2 is none; and A-2-3 is the lowest run of all.</source>
      <translation>A-2-3 и A-K-Q — стриты, K-A-2 — нет; и A-2-3 — самый младший стрит.</translation>
    </message>
    <message>
      <location filename="../../scenarios/aces-high-and-low.yaml" />
      <source>Aces high and low</source>
      <translation>Тузы сверху и снизу</translation>
    </message>
    <message>
      <location filename="../../scenarios/ante-bonus.yaml" />
      <source>It is paid on the Ante of every straight or better that played, win, lose or tie.</source>
      <translation>Выплачивается на Ante за каждый сыгранный стрит или лучше: при выигрыше, проигрыше и ничьей.</translation>
    </message>
    <message>
      <location filename="../../scenarios/ante-bonus.yaml" />
      <source>The Ante Bonus</source>
      <translation>Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../scenarios/as-it-comes.yaml" />
      <source>The table as it comes</source>
      <translation>Стол как он есть</translation>
    </message>
    <message>
      <location filename="../../scenarios/as-it-comes.yaml" />
      <source>True random rounds, for a measure that nothing has been arranged for.</source>
      <translation>Действительно случайные раунды: мера, для которой ничего не подстроено.</translation>
    </message>
    <message>
      <location filename="../../scenarios/best-five-of-six.yaml" />
      <source>Best five of six</source>
      <translation>Лучшие пять из шести</translation>
    </message>
    <message>
      <location filename="../../scenarios/best-five-of-six.yaml" />
      <source>The player's three cards and the dealer's, and the best five among them.</source>
      <translation>Три карты игрока и три дилера и лучшие пять среди них.</translation>
    </message>
    <message>
      <location filename="../../scenarios/bets-against-time.yaml" />
      <source>A table looked over in half a minute, told at the end.</source>
      <translation>Стол, проверенный за полминуты; ответы в конце.</translation>
    </message>
    <message>
      <location filename="../../scenarios/bets-against-time.yaml" />
      <source>Check the bets against time</source>
      <translation>Проверка ставок на время</translation>
    </message>
    <message>
      <location filename="../../scenarios/cards-gone-wrong.yaml" />
      <source>A foreign card, a hand with four, hands at the wrong place, a deck that is short. Which spoil the round, and which are put right.</source>
      <translation>Чужая карта, рука из четырёх карт, руки не на своих местах, неполная колода. Что портит раунд, а что исправляют.</translation>
    </message>
    <message>
      <location filename="../../scenarios/cards-gone-wrong.yaml" />
      <source>Cards gone wrong</source>
      <translation>Что случилось с картами</translation>
    </message>
    <message>
      <location filename="../../scenarios/check-the-bets.yaml" />
      <source>Which wagers may not stand before the deal, and why; those that may are left alone.</source>
      <translation>Какие ставки не могут стоять до раздачи и почему; те, что могут, остаются на месте.</translation>
    </message>
    <message>
      <location filename="../../scenarios/does-the-dealer-play.yaml" />
      <source>Queen high or better qualifies, and so does the smallest pair; Jack high does not.</source>
      <translation>Старшая дама или лучше — игра есть, как и самая малая пара; старший валет — нет.</translation>
    </message>
    <message>
      <location filename="../../scenarios/does-the-dealer-qualify.yaml" />
      <source>Q-3-2 is enough and J-10-8 is not; a low pair, flush or straight plays without a queen.</source>
      <translation>Q-3-2 достаточно, J-10-8 — нет; малая пара, флеш или стрит играют и без дамы.</translation>
    </message>
    <message>
      <location filename="../../scenarios/envy-night.yaml" />
      <source>Envy night</source>
      <translation>Вечер Envy</translation>
    </message>
    <message>
      <location filename="../../scenarios/envy-night.yaml" />
      <source>Who is paid for another player's A-K-Q of one suit, how much, and who is not.</source>
      <translation>Кому платят за чужие A-K-Q одной масти, сколько и кому не платят.</translation>
    </message>
    <message>
      <location filename="../../scenarios/every-trap.yaml" />
      <source>All of it at once, several traps a round, on the clock.</source>
      <translation>Всё сразу, несколько ловушек за раунд, на время.</translation>
    </message>
    <message>
      <location filename="../../scenarios/every-trap.yaml" />
      <source>Seven seats, every trap</source>
      <translation>Семь мест, все ловушки</translation>
    </message>
    <message>
      <location filename="../../scenarios/fewest-chips.yaml" />
      <source>Fewest chips</source>
      <translation>Меньше фишек</translation>
    </message>
    <message>
      <location filename="../../scenarios/fewest-chips.yaml" />
      <source>Payments cut in the fewest chips and broken down by value, the dearest nearest to the wager.</source>
      <translation>Выплаты наименьшим числом фишек, разложенные по номиналам, самый дорогой ближе всего к ставке.</translation>
    </message>
    <message>
      <location filename="../../scenarios/first-round.yaml" />
      <source>The table from where the dealer stands, the keys and the marks: each next act is told.</source>
      <translation>Стол глазами дилера, клавиши и оценки: каждое следующее действие подсказано.</translation>
    </message>
    <message>
      <location filename="../../scenarios/five-seats-in-time.yaml" />
      <source>Five seats in two minutes</source>
      <translation>Пять мест за две минуты</translation>
    </message>
    <message>
      <location filename="../../scenarios/five-seats-in-time.yaml" />
      <source>Pace: a table of five, settled in the order of the house before the time is up.</source>
      <translation>Темп: стол на пятерых, рассчитанный в порядке казино, пока не вышло время.</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-and-play.yaml" />
      <source>Paid, lost or returned, as the two hands stand and whether the dealer plays.</source>
      <translation>Выплачено, проиграно или возвращено — смотря по двум рукам и по тому, есть ли у дилера игра.</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-and-play.yaml" />
      <source>Payout flash, Ante and Play</source>
      <translation>Быстрая выплата: Ante и Play</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-bonus.yaml" />
      <source>Payout flash, Ante Bonus</source>
      <translation>Быстрая выплата: Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-ante-bonus.yaml" />
      <source>What a straight or better earns on the Ante, whatever the dealer holds.</source>
      <translation>Что стрит или лучше приносит на Ante, какой бы ни была рука дилера.</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-everything.yaml" />
      <source>Any wager, any hand, how much; told at the end.</source>
      <translation>Любая ставка, любая рука: сколько; ответы в конце.</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-everything.yaml" />
      <source>Payout flash, everything</source>
      <translation>Быстрая выплата: всё</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-high-odds.yaml" />
      <source>Payout flash, high odds</source>
      <translation>Быстрая выплата: высокие коэффициенты</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-high-odds.yaml" />
      <source>The rare rows, where a slip costs most - forty to one and up, and the jackpot.</source>
      <translation>Редкие строки, где промах дороже всего: от сорока к одному и выше, и джекпот.</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-own-wagers.yaml" />
      <source>Payout flash, the house's own wagers</source>
      <translation>Быстрая выплата: собственные ставки казино</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-own-wagers.yaml" />
      <source>The wager that only this house has, row by row.</source>
      <translation>Ставка, которая есть только в этом казино, строка за строкой.</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-pair-plus.yaml" />
      <source>Every row of the Pair Plus table, and the hand that it does not pay.</source>
      <translation>Каждая строка таблицы Pair Plus и рука, за которую не платят.</translation>
    </message>
    <message>
      <location filename="../../scenarios/flash-pair-plus.yaml" />
      <source>Payout flash, Pair Plus</source>
      <translation>Быстрая выплата: Pair Plus</translation>
    </message>
    <message>
      <location filename="../../scenarios/folds.yaml" />
      <source>What a fold takes with it and what it leaves in action, as this house has it.</source>
      <translation>Что пас уносит с собой и что оставляет в игре — как это принято в этом казино.</translation>
    </message>
    <message>
      <location filename="../../scenarios/forty-to-one.yaml" />
      <source>Forty to one</source>
      <translation>Сорок к одному</translation>
    </message>
    <message>
      <location filename="../../scenarios/forty-to-one.yaml" />
      <source>The large payouts at every stake, worked out without haste and placed once.</source>
      <translation>Крупные выплаты при любой ставке: посчитать без спешки и выложить один раз.</translation>
    </message>
    <message>
      <location filename="../../scenarios/full-table.yaml" />
      <source>A full table, seat after seat, without losing the thread.</source>
      <translation>Полный стол, место за местом, не теряя нити.</translation>
    </message>
    <message>
      <location filename="../../scenarios/full-table.yaml" />
      <source>Seven seats</source>
      <translation>Семь мест</translation>
    </message>
    <message>
      <location filename="../../scenarios/higher-or-lower.yaml" />
      <source>Higher or lower</source>
      <translation>Старше или младше</translation>
    </message>
    <message>
      <location filename="../../scenarios/higher-or-lower.yaml" />
      <source>The order of three-card hands: a straight beats a flush, three of a kind beats both.</source>
      <translation>Порядок рук из трёх карт: стрит старше флеша, тройка старше обоих.</translation>
    </message>
    <message>
      <location filename="../../scenarios/late-bets.yaml" />
      <source>A wager placed, raised or withdrawn after its time, and money that is no chip. What is refused, what stands, and what was in time.</source>
      <translation>Ставка, сделанная, повышенная или снятая не вовремя, и деньги, которые не фишки. Что отклоняют, что остаётся и что было вовремя.</translation>
    </message>
    <message>
      <location filename="../../scenarios/late-bets.yaml" />
      <source>Too late to bet</source>
      <translation>Поздно для ставки</translation>
    </message>
    <message>
      <location filename="../../scenarios/manner.yaml" />
      <source>How it is done</source>
      <translation>Как это делается</translation>
    </message>
    <message>
      <location filename="../../scenarios/manner.yaml" />
      <source>What the document says of hands, cards and words that no act on the table shows.</source>
      <translation>Что документ говорит о руках, картах и словах и чего не показывает ни одно действие за столом.</translation>
    </message>
    <message>
      <location filename="../../scenarios/many-boxes.yaml" />
      <source>Many boxes, few gamblers</source>
      <translation>Много боксов, мало игроков</translation>
    </message>
    <message>
      <location filename="../../scenarios/many-boxes.yaml" />
      <source>Several boxes of one gambler, those beyond the third unseen, all of them from right to left.</source>
      <translation>Несколько боксов одного игрока; те, что сверх третьего, закрыты; все — справа налево.</translation>
    </message>
    <message>
      <location filename="../../scenarios/name-the-hand.yaml" />
      <source>Three cards at a glance; straights beat flushes here, and rare hands come as often as pairs.</source>
      <translation>Три карты с одного взгляда; стриты здесь старше флешей, а редкие руки выпадают не реже пар.</translation>
    </message>
    <message>
      <location filename="../../scenarios/no-game.yaml" />
      <source>Ante paid, Play returned, bonus and side bets settled as always; a folded Ante stays lost.</source>
      <translation>Ante выплачено, Play возвращено, бонус и побочные ставки рассчитаны как всегда; Ante спасовавшего проиграно.</translation>
    </message>
    <message>
      <location filename="../../scenarios/no-game.yaml" />
      <source>The dealer has no game</source>
      <translation>У дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-card-or-two.yaml" />
      <source>Count before you rule. One exposed card is not two, one card to back up is not several, and whose card it is may decide.</source>
      <translation>Сначала сосчитай, потом решай. Одна открытая карта — не две, одна карта для отката — не несколько; и может решать, чья она.</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-card-or-two.yaml" />
      <source>One card or two</source>
      <translation>Одна карта или две</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-colour.yaml" />
      <source>One colour</source>
      <translation>Один цвет</translation>
    </message>
    <message>
      <location filename="../../scenarios/one-colour.yaml" />
      <source>Prime: three of one colour, all six of it, and a dealer of the other colour, who changes nothing.</source>
      <translation>Prime: три карты одного цвета, все шесть, и дилер другого цвета, который ничего не меняет.</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-a-round.yaml" />
      <source>From the bets to the last clear - what must come before what.</source>
      <translation>От ставок до последней уборки карт: что должно идти раньше чего.</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-a-round.yaml" />
      <source>The order of a whole round</source>
      <translation>Порядок всего раунда</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-one-seat.yaml" />
      <source>The dealer's hand first; then at a seat the takes, the pays and the cards, as the house has it.</source>
      <translation>Сначала рука дилера; затем у каждого места — забрать, выплатить и карты, как принято в казино.</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-one-seat.yaml" />
      <source>The order at one seat</source>
      <translation>Порядок на одном месте</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-seats.yaml" />
      <source>The order of seats and wagers</source>
      <translation>Порядок мест и ставок</translation>
    </message>
    <message>
      <location filename="../../scenarios/order-of-seats.yaml" />
      <source>Which seat is settled before which, and which wager before which.</source>
      <translation>Какое место рассчитывается раньше какого и какая ставка раньше какой.</translation>
    </message>
    <message>
      <location filename="../../scenarios/pair-plus-alone.yaml" />
      <source>A seat without an Ante has no Play, no Ante Bonus and no part in the dealer's hand.</source>
      <translation>У места без Ante нет ни Play, ни Ante Bonus, и рука дилера его не касается.</translation>
    </message>
    <message>
      <location filename="../../scenarios/pair-plus-alone.yaml" />
      <source>Pair Plus and nothing else</source>
      <translation>Только Pair Plus</translation>
    </message>
    <message>
      <location filename="../../scenarios/pair-plus.yaml" />
      <source>It plays for itself: the seat's own three cards, and never mind the dealer's.</source>
      <translation>Играет сама по себе: три карты места, рука дилера ни при чём.</translation>
    </message>
    <message>
      <location filename="../../scenarios/pair-plus.yaml" />
      <source>Pair Plus</source>
      <translation>Pair Plus</translation>
    </message>
    <message>
      <location filename="../../scenarios/players-at-the-table.yaml" />
      <source>Looking too early, talk about the cards, bets among players, a dispute. What is stopped, and what may be let pass.</source>
      <translation>Карты смотрят раньше времени, говорят о картах, спорят на ставки между собой, спорят с дилером. Что пресекают, а что можно пропустить.</translation>
    </message>
    <message>
      <location filename="../../scenarios/players-at-the-table.yaml" />
      <source>What players do and say</source>
      <translation>Что игроки делают и говорят</translation>
    </message>
    <message>
      <location filename="../../scenarios/point-to-the-five.yaml" />
      <source>Point to the five</source>
      <translation>Покажите пять карт</translation>
    </message>
    <message>
      <location filename="../../scenarios/point-to-the-five.yaml" />
      <source>Which five of the six cards make the hand, the card that plays no part left out.</source>
      <translation>Какие пять из шести карт составляют руку; лишняя карта остаётся в стороне.</translation>
    </message>
    <message>
      <location filename="../../scenarios/poor-queens.yaml" />
      <source>Poor queens</source>
      <translation>Слабые дамы</translation>
    </message>
    <message>
      <location filename="../../scenarios/poor-queens.yaml" />
      <source>Q-3-2 to Q-6-3 all play, however poor they look beside a jack.</source>
      <translation>Q-3-2 … Q-6-3: игра есть, как бы бедно они ни выглядели рядом с валетом.</translation>
    </message>
    <message>
      <location filename="../../scenarios/progressive.yaml" />
      <source>Fixed amounts whatever the stake, the meter for A-K-Q of spades, and the dealer's hand beside the point.</source>
      <translation>Твёрдые суммы при любой ставке, счётчик за A-K-Q пик, и рука дилера ни при чём.</translation>
    </message>
    <message>
      <location filename="../../scenarios/progressive.yaml" />
      <source>The Progressive</source>
      <translation>Progressive</translation>
    </message>
    <message>
      <location filename="../../scenarios/rank-three-cards.yaml" />
      <source>Straight over flush, three of a kind over straight, straight flush over all.</source>
      <translation>Стрит старше флеша, тройка старше стрита, стрит-флеш старше всех.</translation>
    </message>
    <message>
      <location filename="../../scenarios/read-the-placard.yaml" />
      <source>Nothing is known by heart: each round hangs another placard, and its rows are what is paid.</source>
      <translation>Ничего не знают наизусть: каждый раунд висит другая табличка, и платят по её строкам.</translation>
    </message>
    <message>
      <location filename="../../scenarios/read-the-placard.yaml" />
      <source>Read the placard</source>
      <translation>Читаем табличку</translation>
    </message>
    <message>
      <location filename="../../scenarios/reading-at-speed.yaml" />
      <source>Everything about hands, mixed, five seconds each, told at the end.</source>
      <translation>Всё о руках вперемешку, по пять секунд, ответы в конце.</translation>
    </message>
    <message>
      <location filename="../../scenarios/reading-at-speed.yaml" />
      <source>Reading at speed</source>
      <translation>Чтение на скорость</translation>
    </message>
    <message>
      <location filename="../../scenarios/rulings-against-time.yaml" />
      <source>Everything that the house rules on, with thirty seconds for each scene and nothing told before the end.</source>
      <translation>Всё, по чему в казино есть решения: тридцать секунд на сцену, и до конца ничего не сказано.</translation>
    </message>
    <message>
      <location filename="../../scenarios/rulings-against-time.yaml" />
      <source>Rulings against time</source>
      <translation>Решения на время</translation>
    </message>
    <message>
      <location filename="../../scenarios/six-cards.yaml" />
      <source>The 6 Card Bonus: the seat's three cards and the dealer's, five-card poker, a flush over a straight.</source>
      <translation>6 Card Bonus: три карты места и три дилера, пятикарточный покер, флеш старше стрита.</translation>
    </message>
    <message>
      <location filename="../../scenarios/the-schools-order.yaml" />
      <source>The school's order</source>
      <translation>Порядок школы</translation>
    </message>
    <message>
      <location filename="../../scenarios/the-schools-order.yaml" />
      <source>Where the house mandates no order, the school's own is taught; a departure is advice, never a mistake.</source>
      <translation>Где казино не предписывает порядка, школа учит своему; отступление — совет, а не ошибка.</translation>
    </message>
    <message>
      <location filename="../../scenarios/ties-and-kickers.yaml" />
      <source>Equal hands push both wagers; where they only look equal, the lower cards decide.</source>
      <translation>Равные руки возвращают обе ставки; где они лишь кажутся равными, решают младшие карты.</translation>
    </message>
    <message>
      <location filename="../../scenarios/ties-and-kickers.yaml" />
      <source>Ties and kickers</source>
      <translation>Ничьи и кикеры</translation>
    </message>
    <message>
      <location filename="../../scenarios/tucked-hands.yaml" />
      <source>A folded hand with a 6 Card Bonus is tucked, and settled in its turn; its Pair Plus is gone.</source>
      <translation>Сброшенную руку с 6 Card Bonus подкладывают и рассчитывают в свой черёд; её Pair Plus потерян.</translation>
    </message>
    <message>
      <location filename="../../scenarios/tucked-hands.yaml" />
      <source>Hands tucked under the circle</source>
      <translation>Руки под кругом</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-rankings.yaml" />
      <source>Among three cards a straight beats a flush; among five a flush beats a straight.</source>
      <translation>Из трёх карт стрит старше флеша; из пяти флеш старше стрита.</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-rankings.yaml" />
      <source>Two rankings side by side</source>
      <translation>Два старшинства рядом</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-seats.yaml" />
      <source>Ante and Play alone: the dealer's hand first, then who wins, loses or stands off.</source>
      <translation>Только Ante и Play: сначала рука дилера, затем — кто выигрывает, проигрывает или остаётся при своих.</translation>
    </message>
    <message>
      <location filename="../../scenarios/two-seats.yaml" />
      <source>Two seats, no side bets</source>
      <translation>Два места, без побочных ставок</translation>
    </message>
    <message>
      <location filename="../../scenarios/what-is-ruled.yaml" />
      <source>What the house rules when something goes wrong, and what is done then. Things that only look wrong are played on.</source>
      <translation>Что решает казино, когда что-то не так, и что тогда делают. Что лишь кажется нарушением — играют дальше.</translation>
    </message>
    <message>
      <location filename="../../scenarios/which-hand-wins.yaml" />
      <source>Pairs before kickers, then card by card; suits never decide.</source>
      <translation>Пары раньше кикеров, затем карта за картой; масти никогда не решают.</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-announcements.yaml" />
      <source>Bets are invited, looked over and closed before the cards come. The dealer's hand is called before money moves, and a stand-off is declared.</source>
      <translation>Ставки приглашают, проверяют и закрывают до карт. Руку дилера объявляют до движения денег, а ничью — вслух.</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-announcements.yaml" />
      <source>Said at the right time</source>
      <translation>Сказано вовремя</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-folds.yaml" />
      <source>Answers to the offer</source>
      <translation>Ответы на предложение</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-folds.yaml" />
      <source>Every seat with an Ante is offered Play, and no other. A fold is collected before the dealer's hand is turned, and what stays in action stays.</source>
      <translation>Каждому месту с Ante предлагают Play, и больше никому. Сброс собирают до открытия руки дилера, а что остаётся в игре — остаётся.</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-gamblers-boxes.yaml" />
      <source>A gambler's boxes in turn</source>
      <translation>Боксы игрока по очереди</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-gamblers-boxes.yaml" />
      <source>One gambler with several boxes decides box by box, in their order. The others may be asked in between.</source>
      <translation>Игрок с несколькими боксами решает бокс за боксом, по порядку. Остальных можно спросить между ними.</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-in-time.yaml" />
      <source>Four seats from the bets to the last clear in three minutes, without a word of help.</source>
      <translation>Четыре места от ставок до последней уборки за три минуты, без единой подсказки.</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-in-time.yaml" />
      <source>The whole round in time</source>
      <translation>Весь раунд на время</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-one-by-one.yaml" />
      <source>One card at a time</source>
      <translation>По одной карте</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-one-by-one.yaml" />
      <source>Three times around the table, left to right, the dealer last each time. Then the stub, the cut card, and leave to look.</source>
      <translation>Три круга по столу слева направо, дилер каждый раз последний. Затем остаток колоды, подрезная карта и разрешение смотреть.</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-table.yaml" />
      <source>Everything that the house's document orders, from the bets to the last clear, at a table as it comes.</source>
      <translation>Всё, что предписывает документ казино, от ставок до последней уборки, за столом как он есть.</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-table.yaml" />
      <source>The whole round</source>
      <translation>Весь раунд</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-two-seats.yaml" />
      <source>A whole round, two seats</source>
      <translation>Весь раунд, два места</translation>
    </message>
    <message>
      <location filename="../../scenarios/whole-two-seats.yaml" />
      <source>What is said, checked and dealt before a card is turned, in the house's order, and then the settlement.</source>
      <translation>Что говорят, проверяют и раздают до первой открытой карты, в порядке казино, и затем расчёт.</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/comparison.py" />
      <source>the actions that can be written are the school's</source>
      <translation>какие действия можно записать, решает школа</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/comparison.py" />
      <source>the house's document does not ask for it</source>
      <translation>документ казино этого не требует</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>a redeal</source>
      <translation>пересдача</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>back the card up and play on</source>
      <translation>вернуть карту назад и играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>call the supervisor</source>
      <translation>позвать супервайзера</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>decide in the player's favour</source>
      <translation>решить в пользу игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>it stands</source>
      <translation>остаётся в силе</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>not allowed</source>
      <translation>не разрешено</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>nothing is paid</source>
      <translation>ничего не выплачивается</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>nothing to rule on: play on</source>
      <translation>решать нечего: играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>put the hands right and play on</source>
      <translation>исправить руки и играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>refuse it</source>
      <translation>отклонить</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>the round is void</source>
      <translation>раунд недействителен</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>6 Card Bonus not equal to Pair Plus</source>
      <translation>6 Card Bonus не равен Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>6 Card Bonus without Pair Plus</source>
      <translation>6 Card Bonus без Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>A bet between players</source>
      <translation>Спор на деньги между игроками</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>A wager is made in money of some value; a marker has none.</source>
      <translation>Ставка делается деньгами, которые чего-то стоят; маркер ничего не стоит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Ante is not one of the amounts</source>
      <translation>Ante не из допустимых сумм</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Cash or credit</source>
      <translation>Наличные или кредит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Chips where no bet belongs before the deal</source>
      <translation>Фишки не на месте до раздачи</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>More than one hand for a player</source>
      <translation>Больше одной руки у игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>No base wager</source>
      <translation>Нет основной ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Outside the limits</source>
      <translation>Вне пределов</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Placed too late</source>
      <translation>Сделана слишком поздно</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Play not equal to the Ante</source>
      <translation>Play не равна Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Prime without Ante or Pair Plus</source>
      <translation>Prime без Ante или Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Progressive without an Ante</source>
      <translation>Progressive без Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Raised too late</source>
      <translation>Повышена слишком поздно</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Something without value as a stake</source>
      <translation>Вместо ставки нечто без стоимости</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Taken back too late</source>
      <translation>Снята слишком поздно</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>The Play wager is placed once the cards have been dealt, not before.</source>
      <translation>Play ставят, когда карты розданы, а не раньше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Too many open boxes</source>
      <translation>Слишком много открытых боксов</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>Unequal Antes of one player</source>
      <translation>Разные Ante одного игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>nothing is placed on {wager} before the deal</source>
      <translation>до раздачи на {wager} ничего не ставят</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>what lies on {wager} has no value</source>
      <translation>то, что лежит на {wager}, ничего не стоит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/bets.py" />
      <source>{play} is not equal to the {ante} wager; bet {amount}</source>
      <translation>{play} не равна ставке {ante}; ставьте {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among five cards, {higher} beats {lower}.</source>
      <translation>Среди пяти карт {higher} старше, чем {lower}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among hands of five cards, which is higher?</source>
      <translation>Руки из пяти карт: что старше?</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among hands of three cards, which is higher?</source>
      <translation>Руки из трёх карт: что старше?</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Among three cards, {higher} beats {lower}.</source>
      <translation>Среди трёх карт {higher} старше, чем {lower}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <location filename="../../trainer/drills/five_of_six.py" />
      <location filename="../../trainer/drills/flash.py" />
      <location filename="../../trainer/drills/qualifying.py" />
      <location filename="../../trainer/school/quick/ordering.py" />
      <location filename="../../trainer/school/quiz/seat.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Dealer</source>
      <translation>Дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Neither: they are equal</source>
      <translation>Ни одна: они равны</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <location filename="../../trainer/drills/five_of_six.py" />
      <location filename="../../trainer/drills/flash.py" />
      <location filename="../../trainer/school/quiz/seat.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Player</source>
      <translation>Игрок</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>The dealer's hand</source>
      <translation>Рука дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>The player's hand</source>
      <translation>Рука игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>Which hand is higher?</source>
      <translation>Какая рука старше?</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the higher pair</source>
      <translation>старшая пара</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the higher run</source>
      <translation>старший стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the highest card</source>
      <translation>старшая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the odd card</source>
      <translation>кикер</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the second card</source>
      <translation>вторая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>the third card</source>
      <translation>третья карта</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>{hands}: every rank is equal, and suits never decide.</source>
      <translation>{hands}: все достоинства равны, а масти никогда не решают.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>{hands}: {higher} beats {lower} here.</source>
      <translation>{hands}: здесь {higher} старше, чем {lower}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>{hands}: {what} decides.</source>
      <translation>{hands}: решает {what}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/comparing.py" />
      <source>{hand} against {other}</source>
      <translation>{hand} против {other}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/five_of_six.py" />
      <source>Point to the best five of these six cards.</source>
      <translation>Покажите лучшие пять из этих шести карт.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/five_of_six.py" />
      <source>What are the best five of these six cards?</source>
      <translation>Каковы лучшие пять из этих шести карт?</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/five_of_six.py" />
      <source>{hand}: {cards}.</source>
      <translation>{hand}: {cards}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>Another player</source>
      <translation>Другой игрок</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>How much is paid?</source>
      <translation>Сколько платят?</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>The dealer's {dealers} beats {hand}</source>
      <translation>У дилера {dealers} — это старше, чем {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>The dealer's {hand} does not qualify</source>
      <translation>У дилера {hand}: игры нет</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>The hand is in no row of this pay table: nothing is paid.</source>
      <translation>Этой руки нет ни в одной строке таблицы: ничего не платят.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>the wager is lost, and nothing is paid</source>
      <translation>ставка проиграна, ничего не платят</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>the wager is paid {odds}, {amount}</source>
      <translation>по ставке платят {odds}: {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>the wager is returned, and nothing is paid</source>
      <translation>ставка возвращается, ничего не платят</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>{hand} beats the dealer's {dealers}</source>
      <translation>{hand} старше, чем у дилера: {dealers}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{hand} is equal to the dealer's hand</source>
      <translation>{hand}: рука равна руке дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{hand} pays {amount}, whatever the stake.</source>
      <translation>{hand}: платят {amount} при любой ставке.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{hand} pays {odds} on {stake}: {amount}.</source>
      <translation>{hand}: {odds} на {stake} — {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/flash.py" />
      <source>{standing}: {done}.</source>
      <translation>{standing}: {done}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>A-K-Q is the highest run</source>
      <translation>A-K-Q — старший стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>Hand</source>
      <translation>Рука</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>What is this hand?</source>
      <translation>Что это за рука?</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>neither pair nor run nor one suit</source>
      <translation>ни пары, ни стрита, ни одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>one colour is not one suit, so this is no flush</source>
      <translation>один цвет — не одна масть, это не флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>one rank is missing between the cards, so this is no run</source>
      <translation>между картами не хватает достоинства, это не стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>the ace counts low in 3-2-A, which is a straight</source>
      <translation>в 3-2-A туз считается младшим, это стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>the ace never joins king and two, so this is no run</source>
      <translation>туз никогда не соединяет короля с двойкой, это не стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards in a row, all of one suit</source>
      <translation>три карты подряд, все одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards in a row, of more than one suit</source>
      <translation>три карты подряд, не одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards of one rank</source>
      <translation>три карты одного достоинства</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>three cards of one suit, not in a row</source>
      <translation>три карты одной масти, не подряд</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>two cards of one rank</source>
      <translation>две карты одного достоинства</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/naming.py" />
      <source>{hand}: {why}.</source>
      <translation>{hand}: {why}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../scenarios/does-the-dealer-play.yaml" />
      <source>Does the dealer play?</source>
      <translation>Есть ли у дилера игра?</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The dealer does not play</source>
      <translation>У дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <source>The dealer plays</source>
      <translation>У дилера есть игра</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <source>{hand} falls short of the lowest hand that plays, {lowest}.</source>
      <translation>{hand}: не дотягивает до младшей руки с игрой, {lowest}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/qualifying.py" />
      <source>{hand} reaches the lowest hand that plays, {lowest}.</source>
      <translation>{hand}: не ниже младшей руки с игрой, {lowest}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>2-A-K is no straight</source>
      <translation>2-A-K — не стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>3-2-A against a higher run</source>
      <translation>3-2-A против старшего стрита</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>3-2-A is a straight</source>
      <translation>3-2-A — стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A flush</source>
      <translation>Флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A hand of three single cards</source>
      <translation>Рука из трёх отдельных карт</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A pair</source>
      <translation>Пара</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A run with a gap is no straight</source>
      <translation>Карты с пропуском — не стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A straight</source>
      <translation>Стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A straight beats a flush</source>
      <translation>Стрит старше флеша</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A straight flush</source>
      <translation>Стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush beats three of a kind</source>
      <translation>Стрит-флеш старше тройки</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>A-K-Q is a straight</source>
      <translation>A-K-Q — стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-K-Q of one suit</source>
      <translation>A-K-Q одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>An ace against none</source>
      <translation>Туз против руки без туза</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: 5-4-3-2-A</source>
      <translation>Лучшие пять из шести: 5-4-3-2-A</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a flush</source>
      <translation>Лучшие пять из шести: флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a full house</source>
      <translation>Лучшие пять из шести: фулл-хаус</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a royal flush</source>
      <translation>Лучшие пять из шести: роял-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a straight</source>
      <translation>Лучшие пять из шести: стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: a straight flush</source>
      <translation>Лучшие пять из шести: стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: four of a kind</source>
      <translation>Лучшие пять из шести: каре</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: three of a kind</source>
      <translation>Лучшие пять из шести: тройка</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Best five of six: two pairs or less</source>
      <translation>Лучшие пять из шести: две пары или хуже</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal flushes</source>
      <translation>Равные флеши</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal hands</source>
      <translation>Равные руки</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Equal pairs with equal odd cards</source>
      <translation>Равные пары с равными кикерами</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Equal pairs: the odd card decides</source>
      <translation>Равные пары: решает кикер</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>One colour is not one suit</source>
      <translation>Один цвет — не одна масть</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has Q-3-2 to Q-6-3</source>
      <translation>У дилера от Q-3-2 до Q-6-3</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a flush without a queen</source>
      <translation>У дилера флеш без дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a jack high</source>
      <translation>У дилера старший валет</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a king high</source>
      <translation>У дилера старший король</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a pair without a queen</source>
      <translation>У дилера пара без дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a queen high</source>
      <translation>У дилера старшая дама</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a straight without a queen</source>
      <translation>У дилера стрит без дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has a ten high or lower</source>
      <translation>У дилера старшая десятка или ниже</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer has an ace high</source>
      <translation>У дилера старший туз</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The dealer plays with a good hand</source>
      <translation>У дилера хорошая рука: игра есть</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The higher hand where nothing misleads</source>
      <translation>Старшая рука, где ничто не обманывает</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>The higher pair wins, whatever is beside it</source>
      <translation>Старшая пара выигрывает, что бы ни лежало рядом</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The second card decides</source>
      <translation>Решает вторая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The third card decides</source>
      <translation>Решает третья карта</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Three of a kind</source>
      <translation>Тройка</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Three of a kind beats a flush</source>
      <translation>Тройка старше флеша</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Three of a kind beats a straight</source>
      <translation>Тройка старше стрита</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/cards_asked.py" />
      <source>Two flushes: a lower card decides</source>
      <translation>Два флеша: решает младшая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>Equal hands: Ante and Play</source>
      <translation>Равные руки: Ante и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>Folded: Ante and Play</source>
      <translation>Пас: Ante и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The amount at {odds}</source>
      <translation>Сумма при {odds}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The dealer does not play: Ante and Play</source>
      <translation>У дилера нет игры: Ante и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The dealer's hand is higher: Ante and Play</source>
      <translation>Рука дилера старше: Ante и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>The player's hand is higher: Ante and Play</source>
      <translation>Рука игрока старше: Ante и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>What a fold ends, and what stays in action</source>
      <translation>Что завершает пас и что остаётся в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>{wager}: a hand that is paid nothing</source>
      <translation>{wager}: рука, за которую не платят</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_pay.py" />
      <source>{wager}: {hand}</source>
      <translation>{wager}: {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>A hand is open before its money moves</source>
      <translation>Рука открыта раньше, чем двигаются деньги</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Around the table in the right direction</source>
      <translation>По столу в верном направлении</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Ask every player for a decision</source>
      <translation>Спросить решение у каждого игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Bets are settled before a card is dealt</source>
      <translation>Ставки улажены до первой карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Cards are picked up last</source>
      <translation>Карты убирают последними</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <location filename="../../trainer/school/phrases.py" />
      <source>Cover the dealer's hand</source>
      <translation>Закрыть руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Deal the cards</source>
      <translation>Раздать карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Folds are dealt with before the dealer's hand</source>
      <translation>Сбросы улажены до руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <location filename="../../trainer/school/phrases.py" />
      <source>Let the players look</source>
      <translation>Разрешить игрокам смотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Look over the bets before the deal</source>
      <translation>Осмотреть ставки до раздачи</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Open the hands</source>
      <translation>Открыть руки</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Pick up the cards</source>
      <translation>Убрать карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Put the stub away</source>
      <translation>Убрать остаток колоды</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say that a hand is equal</source>
      <translation>Сказать, что рука равна</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say that bets are closed</source>
      <translation>Сказать, что ставки закрыты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say that bets may be placed</source>
      <translation>Сказать, что можно ставить</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Say what the dealer has</source>
      <translation>Сказать, что у дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Seats are settled in their order</source>
      <translation>Места рассчитывают по порядку</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Takes come before pays</source>
      <translation>Сначала забирают, потом платят</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>The deal is finished before anyone decides</source>
      <translation>Раздача закончена, прежде чем решают</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>The dealer's hand comes before the players'</source>
      <translation>Рука дилера раньше рук игроков</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>The wagers of a seat in their order</source>
      <translation>Ставки места по порядку</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_procedure.py" />
      <source>Tuck a folded hand under its live wager</source>
      <translation>Подложить сброшенную руку под живую ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_rulings.py" />
      <source>Find the bets that may not stand</source>
      <translation>Найти ставки, которые не могут стоять</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_rulings.py" />
      <source>How things are done with the hands</source>
      <translation>Как это делают руками</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/from_rulings.py" />
      <source>What only looks like an irregularity</source>
      <translation>Что лишь похоже на нештатную ситуацию</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Ante and Play</source>
      <translation>Ante и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Checking bets</source>
      <translation>Проверка ставок</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Comparing hands</source>
      <translation>Сравнение рук</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../scenarios/folds.yaml" />
      <source>Folded hands</source>
      <translation>Сброшенные руки</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>How it is done with the hands</source>
      <translation>Как это делают руками</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Irregularities</source>
      <translation>Нештатные ситуации</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/school/house_book/leaf.py" />
      <source>Pay tables</source>
      <translation>Таблицы выплат</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Reading hands</source>
      <translation>Чтение рук</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Steps of a round</source>
      <translation>Шаги раунда</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../scenarios/six-cards.yaml" />
      <source>The best five of six</source>
      <translation>Лучшие пять из шести</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>The order of things</source>
      <translation>Порядок действий</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>What is said</source>
      <translation>Что говорят</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <source>Working out amounts</source>
      <translation>Счёт сумм</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/stage.py" />
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>seat {seat}</source>
      <translation>место {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/stage.py" />
      <source>seat {seat}'s hand</source>
      <translation>рука места {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/stage.py" />
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>the dealer</source>
      <translation>дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/stage.py" />
      <source>the dealer's hand</source>
      <translation>рука дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>A card in {hand} has a back of another colour: {card}.</source>
      <translation>Карта с рубашкой другого цвета: {hand}, {card}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>A count of the whole deck gives {n} cards.</source>
      <translation>Пересчёт всей колоды: карт — {n}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody bets at place {place}.</source>
      <translation>На месте {place} никто не ставит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody bets at place {place}: the deal passes it and goes on to seat {seat}.</source>
      <translation>На месте {place} никто не ставит: раздача минует его и идёт дальше, к месту {seat}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody can tell which card belongs where.</source>
      <translation>Никто не может сказать, какая карта откуда.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Nobody has touched a card yet.</source>
      <translation>Карт ещё никто не касался.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Now it is noticed that {hand} had {cards}.</source>
      <translation>Теперь замечено: {hand} — было так: {cards}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Seat {rich} has {more} and seat {poor} has {less}.</source>
      <translation>У места {rich} — {more}, у места {poor} — {less}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Seat {seat} has already picked up the cards.</source>
      <translation>Место {seat} уже взяло карты.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>Seat {seat} has its third card on top of its own three.</source>
      <translation>Третья карта места {seat} лежит поверх его же трёх.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The card for {whom} went to {place}.</source>
      <translation>Карта для: {whom} — попала сюда: {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The cut card shows beside {hand}.</source>
      <translation>Видна подрезная карта: {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The hand of seat {seat} lies whole at place {place}.</source>
      <translation>Рука места {seat} лежит целиком на месте {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The next game has begun: its bets are being placed.</source>
      <translation>Следующая игра началась: делают ставки.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The shuffler pushes out cards that nobody asked for.</source>
      <translation>Шаффлер выдаёт карты, которых никто не просил.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The shuffler shows CARD JAM on its display.</source>
      <translation>На дисплее шаффлера — CARD JAM.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The shuffler stops with a red lamp and gives no more cards.</source>
      <translation>Шаффлер остановился, горит красная лампа, карт больше нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The shuffler's green lamp comes on: the other deck is ready.</source>
      <translation>На шаффлере зажглась зелёная лампа: готова вторая колода.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The stub is counted: with the hands on the table the deck has {n} cards.</source>
      <translation>Остаток пересчитан: вместе с руками на столе в колоде карт — {n}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The supervisor counts the deck down after the deal: {n} cards.</source>
      <translation>После раздачи супервайзер пересчитывает колоду: карт — {n}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>The top one is the third card of seat {seat}, which has two.</source>
      <translation>Верхняя — третья карта места {seat}, у которого две.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>They lie apart, so that they look like more.</source>
      <translation>Они лежат врозь, так что их кажется больше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>They lie mixed, and nobody can tell which belongs where.</source>
      <translation>Они лежат вперемешку, и никто не скажет, что откуда.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>five cards</source>
      <translation>пять карт</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>four cards</source>
      <translation>четыре карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>no cards</source>
      <translation>ни одной карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>one card</source>
      <translation>одна карта</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>place {place}, where nobody bets</source>
      <translation>место {place}, где никто не ставит</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>three cards</source>
      <translation>три карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>two cards</source>
      <translation>две карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>{cards} lie face up in {hand}.</source>
      <translation>Лежат открыто: {cards} ({hand}).</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>{card} lies face up in {hand}.</source>
      <translation>Лежит открыто: {card} ({hand}).</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>{hand} has {cards}.</source>
      <translation>{hand}: {cards}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>"No more bets" has been announced.</source>
      <translation>Объявлено: «Ставок больше нет».</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>A foreign card was found, the round was ruled void and its wagers go back.</source>
      <translation>Найдена чужая карта, раунд признан недействительным, ставки возвращаются.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>A redeal has been ruled, and the cards are being taken back.</source>
      <translation>Решено пересдать, карты забирают.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>No card has been drawn, and bets are open.</source>
      <translation>Ни одна карта не вынута, ставки открыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Players with an Ante are being offered the Play wager.</source>
      <translation>Игрокам с Ante предлагают Play.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {first} to seat {second}: "{words}"</source>
      <translation>Место {first} месту {second}: «{words}»</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} asks where in the house {amount} could be had on credit.</source>
      <translation>Место {seat} спрашивает, где в казино можно взять {amount} в кредит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} bets {amount} in coins on {spot}.</source>
      <translation>Место {seat} ставит {amount} монетами на {spot}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} bets {amount} on {spot} in chips of two denominations.</source>
      <translation>Место {seat} ставит {amount} на {spot} фишками двух номиналов.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} changes a {amount} note before betting.</source>
      <translation>Место {seat} перед ставкой меняет купюру в {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} covers one of the cards with a sleeve, out of sight.</source>
      <translation>Место {seat} прикрывает одну из карт рукавом, так что её не видно.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} gets up and takes the cards along.</source>
      <translation>Место {seat} встаёт и уносит карты с собой.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} holds the cards above the table, where the dealer sees them.</source>
      <translation>Место {seat} держит карты над столом, на виду у дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} holds the cards in the lap, below the edge of the table.</source>
      <translation>Место {seat} держит карты на коленях, ниже края стола.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} lays {amount} beside the boxes and asks for chips.</source>
      <translation>Место {seat} кладёт {amount} рядом с боксами и просит фишки.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} lifts the corners of the cards, which stay on the table.</source>
      <translation>Место {seat} приподнимает уголки карт; карты остаются на столе.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} makes up {amount} on {spot} from chips of another colour.</source>
      <translation>Место {seat} составляет {amount} на {spot} из фишек другого цвета.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} places {amount} on {wager}.</source>
      <translation>Место {seat} ставит {amount} на {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} puts a {amount} note on {spot} as a bet.</source>
      <translation>Место {seat} кладёт купюру в {amount} на {spot} как ставку.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} raises {wager} from {was} to {now}.</source>
      <translation>Место {seat} повышает {wager} с {was} до {now}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} says that a friend still owes {amount}.</source>
      <translation>Место {seat} говорит, что приятель ещё должен {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} says that the house should lend {amount} for {spot}.</source>
      <translation>Место {seat} говорит, чтобы казино одолжило {amount} на {spot}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} spreads the cards on the felt, face down.</source>
      <translation>Место {seat} раскладывает карты на сукне рубашкой вверх.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} takes back the {amount} from {wager}.</source>
      <translation>Место {seat} забирает {amount} с {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} turns away from the table with the cards in hand.</source>
      <translation>Место {seat} отворачивается от стола с картами в руке.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} wants {amount} on {spot} written down and paid later.</source>
      <translation>Место {seat} хочет записать {amount} на {spot} и заплатить потом.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with an Ante, picks up the cards and looks at them.</source>
      <translation>Место {seat}, с Ante, берёт карты и смотрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with only a Pair Plus, picks up the cards and looks at them.</source>
      <translation>Место {seat}, только с Pair Plus, берёт карты и смотрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}: "{words}"</source>
      <translation>Место {seat}: «{words}»</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The Play wager lies on the cards already.</source>
      <translation>Ставка Play уже лежит на картах.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The cards are out, and "No more bets" was announced.</source>
      <translation>Карты розданы, и «Ставок больше нет» объявлено.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The cards are out.</source>
      <translation>Карты розданы.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The deal has begun, and "No more bets" was announced.</source>
      <translation>Раздача началась, и «Ставок больше нет» объявлено.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The deal has begun.</source>
      <translation>Раздача началась.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The dealer has given leave to touch the cards.</source>
      <translation>Дилер разрешил касаться карт.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>The dealer has not yet given leave.</source>
      <translation>Дилер ещё не дал разрешения.</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Flush</source>
      <translation>Флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Four of a kind</source>
      <translation>Каре</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Full house</source>
      <translation>Фулл-хаус</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>High card</source>
      <translation>Старшая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Pair</source>
      <translation>Пара</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Royal flush</source>
      <translation>Роял-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Straight</source>
      <translation>Стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Straight flush</source>
      <translation>Стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/game/best_five.py" />
      <location filename="../../trainer/game/pay.py" />
      <source>Two pair</source>
      <translation>Две пары</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>cash is not taken; bet in chips</source>
      <translation>наличные не принимаются; ставьте фишками</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>credit is not taken; bet in chips</source>
      <translation>кредит не даётся; ставьте фишками</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>no base wager; place {wagers}</source>
      <translation>нет основной ставки; поставьте {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one player holds {number} hands; {most} is allowed</source>
      <translation>рук у одного игрока: {number}; разрешено: {most}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one player opens {number} hands; {most} may be open</source>
      <translation>игрок открывает рук: {number}; можно: {most}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>one player's {wager} wagers differ; bet {amount}</source>
      <translation>ставки {wager} одного игрока различаются; ставьте {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>players may not bet with each other</source>
      <translation>игрокам нельзя спорить на деньги между собой</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{amount} cannot be paid exactly by this pay table</source>
      <translation>{amount} нельзя точно выплатить по этой таблице</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{amount} is not equal to the {wager} wager; bet {right}</source>
      <translation>{amount} не равно ставке {wager}; ставьте {right}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{amount} is not one of {amounts}</source>
      <translation>{amount} — не одна из сумм: {amounts}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{amount} is not {low} to {high}</source>
      <translation>{amount} не в пределах от {low} до {high}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/bets.py" />
      <source>{wager} needs {others} beside it</source>
      <translation>{wager}: рядом нужна ставка {others}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Ace</source>
      <translation>туз</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Eight</source>
      <translation>восьмёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Five</source>
      <translation>пятёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Four</source>
      <translation>четвёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Jack</source>
      <translation>валет</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>King</source>
      <translation>король</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Nine</source>
      <translation>девятка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Queen</source>
      <translation>дама</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Seven</source>
      <translation>семёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Six</source>
      <translation>шестёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Ten</source>
      <translation>десятка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Three</source>
      <translation>тройка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>Two</source>
      <translation>двойка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>ace</source>
      <translation>туз</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>aces</source>
      <translation>тузы</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>clubs</source>
      <translation>треф</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>diamonds</source>
      <translation>бубен</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>eight</source>
      <translation>восьмёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>eights</source>
      <translation>восьмёрки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>five</source>
      <translation>пятёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>fives</source>
      <translation>пятёрки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>four</source>
      <translation>четвёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>fours</source>
      <translation>четвёрки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>hearts</source>
      <translation>червей</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>jack</source>
      <translation>валет</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>jacks</source>
      <translation>валеты</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>king</source>
      <translation>король</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>kings</source>
      <translation>короли</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>nine</source>
      <translation>девятка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>nines</source>
      <translation>девятки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>queen</source>
      <translation>дама</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>queens</source>
      <translation>дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>seven</source>
      <translation>семёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>sevens</source>
      <translation>семёрки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>six</source>
      <translation>шестёрка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>sixes</source>
      <translation>шестёрки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>spades</source>
      <translation>пик</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>ten</source>
      <translation>десятка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>tens</source>
      <translation>десятки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>three</source>
      <translation>тройка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>threes</source>
      <translation>тройки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>two</source>
      <translation>двойка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>twos</source>
      <translation>двойки</translation>
    </message>
    <message>
      <location filename="../../trainer/game/cards.py" />
      <source>{rank} of {suit}</source>
      <translation>{rank} {suit}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>Pair of {ranks}</source>
      <translation>Пара: {ranks}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>Three {ranks}</source>
      <translation>Тройка: {ranks}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>flush</source>
      <translation>флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>high card</source>
      <translation>старшая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>pair</source>
      <translation>пара</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>straight</source>
      <translation>стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>straight flush</source>
      <translation>стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>three of a kind</source>
      <translation>тройка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank} high</source>
      <translation>Старшая карта: {rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high flush</source>
      <translation>Флеш, старшая карта: {rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high straight</source>
      <translation>Стрит, старшая карта: {rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high straight flush</source>
      <translation>Стрит-флеш, старшая карта: {rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/money.py" />
      <source>{num} to {den}</source>
      <translation>{num} к {den}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>A-K-Q of spades</source>
      <translation>A-K-Q пик</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>All six of one colour</source>
      <translation>Все шесть одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>Player and dealer each of one colour</source>
      <translation>Игрок и дилер каждый одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>School's convention</source>
      <translation>Правило школы</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../trainer/school/beliefs/telling.py" />
      <location filename="../../trainer/school/quick/asking.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>School's reading</source>
      <translation>Толкование школы</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <source>Three of one colour</source>
      <translation>Три одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>6 Card Bonus is taken without an equal Pair Plus</source>
      <translation>6 Card Bonus принимают без равного Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A Pair Plus alone is allowed to look</source>
      <translation>С одним Pair Plus разрешают смотреть карты</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A Play that does not equal the Ante is taken</source>
      <translation>Принимают Play, не равную Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A bet withdrawn too late stands: it is won or lost</source>
      <translation>Ставка, снятая слишком поздно, остаётся: выигрывает или проигрывает</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A dealer's exposed card ends the hand: it is dealt again</source>
      <translation>Открывшаяся карта дилера завершает игру: раздают заново</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A dealer's open card is overlooked</source>
      <translation>Открытую карту дилера не замечают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A hand is finished on a failed shuffler</source>
      <translation>Раунд доигрывают на отказавшем шаффлере</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A late or changed bet is honoured</source>
      <translation>Позднюю или изменённую ставку признают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A redeal is thought to pay</source>
      <translation>Думают, что пересдача платит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A round that does not count pays nothing</source>
      <translation>Раунд, который не считается, ничего не платит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A stake outside the limits is taken</source>
      <translation>Принимают ставку вне пределов</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A void round is thought to undo earlier ones</source>
      <translation>Думают, что недействительный раунд отменяет прежние</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A withdrawn bet is given back and forgotten</source>
      <translation>Снятую ставку отдают и забывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>A wrong number of cards concerns the whole table, not one hand</source>
      <translation>Неверное число карт касается всего стола, а не одной руки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Bets are made in chips, never in cash or on credit</source>
      <translation>Ставят фишками, никогда не наличными и не в кредит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Bets are not changed once they are closed</source>
      <translation>Закрытые ставки не меняют</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Cash or credit is taken</source>
      <translation>Принимают наличные или кредит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Doubt is decided for the house</source>
      <translation>Сомнение решают в пользу казино</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Every stake lies within the limits</source>
      <translation>Каждая ставка в пределах</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Hands are voided that could be moved whole</source>
      <translation>Аннулируют руки, которые можно передвинуть целиком</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One exposed card is put right and the round is played</source>
      <translation>Одну открывшуюся карту исправляют, и раунд играют</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One exposed card is thought to end the round</source>
      <translation>Думают, что одна открывшаяся карта завершает раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One gambler's Antes are equal</source>
      <translation>Ante одного игрока равны</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>One hand is dealt to each player</source>
      <translation>Каждому игроку раздают одну руку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Only the hand with the wrong count is thought void</source>
      <translation>Думают, что недействительна лишь рука с неверным числом карт</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Only the round in hand is void; earlier results stand</source>
      <translation>Недействителен только текущий раунд; прежние итоги остаются</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Prime is taken alone</source>
      <translation>Prime принимают без других ставок</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Prime needs an Ante or a Pair Plus beside it</source>
      <translation>Рядом с Prime нужна Ante или Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Progressive is taken without an Ante</source>
      <translation>Progressive принимают без Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Progressive needs an Ante beside it</source>
      <translation>Рядом с Progressive нужна Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Talk about cards is stopped, and the supervisor is told</source>
      <translation>Разговор о картах пресекают и сообщают супервайзеру</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Talk about cards is tolerated</source>
      <translation>Разговор о картах терпят</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>The 6 Card Bonus needs a Pair Plus and equals it</source>
      <translation>6 Card Bonus требует Pair Plus и равен ему</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>The Play wager equals the Ante</source>
      <translation>Play равна Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Two hands are dealt to one player</source>
      <translation>Одному игроку раздают две руки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Unequal Antes of one player are taken</source>
      <translation>Принимают разные Ante одного игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>What the rules leave in doubt is decided for the player</source>
      <translation>Что правила оставляют под сомнением, решают в пользу игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>When the shuffler fails the hand is void and all wagers go back</source>
      <translation>При отказе шаффлера рука недействительна, все ставки возвращаются</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Where moving complete hands puts it right, they are moved</source>
      <translation>Где целые руки можно передвинуть и этим исправить, их передвигают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/beliefs.py" />
      <source>Who has staked a Pair Plus alone may not look at the hand</source>
      <translation>Кто поставил только Pair Plus, карты не смотрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>A bet at seat {seat} may not stand, and you let it pass: {fault}.</source>
      <translation>Ставка на месте {seat} не может стоять, а вы её пропустили: {fault}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>A false alarm: the bets at seat {seat} keep this rule, and they stand.</source>
      <translation>Ложная тревога: ставки на месте {seat} соблюдают это правило и остаются.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>Something is wrong at seat {seat}, but not this: {fault}.</source>
      <translation>На месте {seat} что-то не так, но не это: {fault}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/bet_marks.py" />
      <source>no bet of this house is wrong for that reason</source>
      <translation>ни одна ставка этого казино не бывает неверной по этой причине</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/conduct.py" />
      <source>in this drill payments are cut out of the tray, chip by chip</source>
      <translation>в этом упражнении выплаты отсчитывают из лотка фишка за фишкой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <source>left alone</source>
      <translation>оставлена на месте</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>paid {amount}</source>
      <translation>выплачено {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>taken</source>
      <translation>забрана</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <source>taken and paid {amount}</source>
      <translation>забрана и выплачено {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/evidence.py" />
      <source>{belief}: {wager} at seat {seat} was {done}, where it is to be {due}. {truth} ({source}).</source>
      <translation>{belief}: {wager} на месте {seat} — {done}, а должно быть: {due}. {truth} ({source}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A folded hand is put away though it still has a wager in play</source>
      <translation>Сброшенную руку убирают, хотя её ставка ещё в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A folded hand stays while one of its wagers is in play</source>
      <translation>Сброшенная рука остаётся, пока одна из её ставок в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A large payment is made without the supervisor</source>
      <translation>Крупную выплату делают без супервайзера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A payment is cut out in front of the bank and sized beside the stake</source>
      <translation>Выплату отсчитывают перед банком и ровняют рядом со ставкой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A payment is not cut out and sized</source>
      <translation>Выплату не отсчитывают и не ровняют</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A player's hand is opened before the dealer's</source>
      <translation>Руку игрока открывают раньше руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A seat is skipped</source>
      <translation>Место пропускают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A stand-off is not declared</source>
      <translation>Ничью не объявляют</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>A wager is settled twice</source>
      <translation>Ставку рассчитывают дважды</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>All decisions are made before anything is settled</source>
      <translation>Все решения приняты, прежде чем что-либо рассчитывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>An equal hand is declared a stand-off</source>
      <translation>Равную руку объявляют как stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>An error is put right in silence</source>
      <translation>Ошибку исправляют молча</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Bets are closed by the call before any card is dealt</source>
      <translation>Ставки закрывают объявлением до первой карты</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards are dealt in a wrong order, or in wrong packets</source>
      <translation>Карты раздают в неверном порядке или не теми порциями</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards are dealt without closing the bets</source>
      <translation>Карты раздают, не закрыв ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards are picked up before the seat is settled</source>
      <translation>Карты убирают до расчёта места</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards go round in the house's direction and packets</source>
      <translation>Карты идут в направлении и порциями казино</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Cards stay until every wager of the seat is settled</source>
      <translation>Карты остаются, пока не рассчитана каждая ставка места</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Decisions are taken out of turn</source>
      <translation>Решения принимают вне очереди</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Every seat with a wager in play is settled</source>
      <translation>Каждое место со ставкой в игре рассчитывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Every wager is settled once</source>
      <translation>Каждую ставку рассчитывают один раз</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>First everything that loses is taken at a seat, then what wins is paid</source>
      <translation>На месте сперва забирают всё проигравшее, потом платят выигравшее</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Folds are collected before the dealer's hand is opened</source>
      <translation>Сбросы собирают до открытия руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Inside a seat the wagers go in the house's order</source>
      <translation>На месте ставки идут в порядке казино</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>One seat is finished before the next is begun</source>
      <translation>Одно место заканчивают, прежде чем начать следующее</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Pair Plus is paid before the dealer's hand is open</source>
      <translation>Pair Plus платят до открытия руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Pair Plus waits until the dealer's hand is open</source>
      <translation>Pair Plus ждёт открытия руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Play is offered in turn, from the dealer's left</source>
      <translation>Play предлагают по очереди, слева от дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Players may look before the stub and the dealer's hand are secured</source>
      <translation>Игрокам дают смотреть, пока остаток и рука дилера не убраны</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Seats are settled from the dealer's right to the left</source>
      <translation>Места рассчитывают справа от дилера налево</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The 6 Card Bonus is paid before the dealer's hand is open</source>
      <translation>6 Card Bonus платят до открытия руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The 6 Card Bonus waits for the dealer's cards</source>
      <translation>6 Card Bonus ждёт карт дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is declared before anything is settled</source>
      <translation>Руку дилера объявляют до любого расчёта</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is not declared</source>
      <translation>Руку дилера не объявляют</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is opened before the folds are collected</source>
      <translation>Руку дилера открывают до сбора сбросов</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The dealer's hand is opened first</source>
      <translation>Руку дилера открывают первой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The stub and the dealer's hand are secured before players look</source>
      <translation>Остаток и руку дилера убирают, прежде чем игроки смотрят</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The supervisor is called before a payment above the house's limit</source>
      <translation>Перед выплатой выше предела казино зовут супервайзера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The supervisor is called before an error is put right</source>
      <translation>Перед исправлением ошибки зовут супервайзера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The table is settled from the wrong side</source>
      <translation>Стол рассчитывают не с той стороны</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The table is settled row by row, not seat by seat</source>
      <translation>Стол рассчитывают ряд за рядом, а не место за местом</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>The wagers of a seat are settled in a wrong order</source>
      <translation>Ставки места рассчитывают в неверном порядке</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Wagers are settled before all have decided</source>
      <translation>Рассчитывают, пока не все решили</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/habits.py" />
      <source>Winning wagers are paid before losing ones are taken</source>
      <translation>Выигравшее платят раньше, чем забрали проигравшее</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/misreading.py" />
      <source>{belief}. {truth} ({source}).</source>
      <translation>{belief}. {truth} ({source}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A Pair Plus alone is thought to play against the dealer</source>
      <translation>Думают, что Pair Plus играет против дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A beaten hand is thought to get no Ante Bonus</source>
      <translation>Думают, что битая рука не получает Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A beaten hand loses Play alone</source>
      <translation>Битая рука теряет только Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A beaten hand loses its Ante alone</source>
      <translation>Битая рука теряет только Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A fixed amount is multiplied by the stake</source>
      <translation>Твёрдую сумму умножают на ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A flush is of one suit, not only of one colour</source>
      <translation>Флеш — одной масти, а не просто одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A flush is put above a straight</source>
      <translation>Флеш ставят выше стрита</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A flush is thought to get an Ante Bonus</source>
      <translation>Думают, что флеш получает Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A fold forfeits the Pair Plus</source>
      <translation>Пас теряет Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is given back</source>
      <translation>Ante спасовавшего возвращают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is lost</source>
      <translation>Ante спасовавшего проиграно</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is lost whatever the dealer holds</source>
      <translation>Ante спасовавшего проиграно, что бы ни было у дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded Ante is paid where the dealer does not play</source>
      <translation>Ante спасовавшего платят, если у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded hand gives up its Ante Bonus</source>
      <translation>Сброшенная рука теряет свой Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A folded hand is paid its Ante Bonus</source>
      <translation>Сброшенной руке платят Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A full house has a row of its own</source>
      <translation>У фулл-хауса своя строка</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A full house is taken for three of a kind</source>
      <translation>Фулл-хаус принимают за тройку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand with Pair Plus alone is thought to give an Envy Bonus</source>
      <translation>Думают, что рука с одним Pair Plus даёт Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand with an Ante gives an Envy Bonus, with or without a Progressive wager</source>
      <translation>Рука с Ante даёт Envy Bonus, есть у неё Progressive или нет</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand without a queen in it is thought not to play, whatever it is</source>
      <translation>Думают, что рука без дамы не имеет игры, что бы в ней ни было</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A hand without an Ante gives no Envy Bonus</source>
      <translation>Рука без Ante не даёт Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A higher hand is paid on Play too</source>
      <translation>Старшей руке платят и на Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A higher hand is paid on the Ante too</source>
      <translation>Старшей руке платят и на Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A losing Progressive wager is left</source>
      <translation>Проигравшую ставку Progressive оставляют</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A losing Progressive wager is taken</source>
      <translation>Проигравшую ставку Progressive забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A lower hand loses Play too</source>
      <translation>Младшая рука теряет и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A lower hand loses its Ante though the dealer does not play</source>
      <translation>Младшая рука теряет Ante, хотя у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A lower hand loses its Ante too</source>
      <translation>Младшая рука теряет и Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A pair is given its Pair Plus back and no more</source>
      <translation>За пару лишь возвращают Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A pair is paid on the Pair Plus</source>
      <translation>Пара получает выплату Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A pair or better qualifies, however low its cards</source>
      <translation>Пара или лучше — игра есть, как бы малы ни были карты</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A payment comes out ten times too large</source>
      <translation>Выплата вышла в десять раз больше</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A payment comes out ten times too small</source>
      <translation>Выплата вышла в десять раз меньше</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A royal flush has a row of its own</source>
      <translation>У роял-флеша своя строка</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A royal flush is paid as a straight flush</source>
      <translation>За роял-флеш платят как за стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A run in one suit is a straight flush, the highest of all hands</source>
      <translation>Карты подряд одной масти — стрит-флеш, старше всех рук</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A run with a gap is taken for a straight</source>
      <translation>Карты с пропуском принимают за стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush is paid more than three of a kind</source>
      <translation>За стрит-флеш платят больше, чем за тройку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush is read as a flush</source>
      <translation>Стрит-флеш читают как флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight flush is read as a straight</source>
      <translation>Стрит-флеш читают как стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight is paid more than a flush</source>
      <translation>За стрит платят больше, чем за флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight is thought to get no Ante Bonus</source>
      <translation>Думают, что стрит не получает Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight is three ranks in a row, without a gap</source>
      <translation>Стрит — три достоинства подряд, без пропуска</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A straight or better that played is paid an Ante Bonus</source>
      <translation>Сыгранный стрит или лучше получает Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is paid as a win</source>
      <translation>За ничью платят как за выигрыш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is paid on the Ante</source>
      <translation>При ничьей платят на Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is taken as a loss</source>
      <translation>Ничью забирают как проигрыш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A tie is thought to get no Ante Bonus</source>
      <translation>Думают, что ничья не получает Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A win is paid on Play alone</source>
      <translation>При выигрыше платят только на Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A win is paid on the Ante alone</source>
      <translation>При выигрыше платят только на Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is a straight, the lowest of all</source>
      <translation>A-2-3 — стрит, самый младший</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is put above every straight but A-K-Q</source>
      <translation>A-2-3 ставят выше всех стритов, кроме A-K-Q</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is taken for no straight</source>
      <translation>A-2-3 не считают стритом</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is taken for the highest straight</source>
      <translation>A-2-3 принимают за старший стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3 is the lowest of all straights</source>
      <translation>A-2-3 — младший из стритов</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3-4-5 is a straight, the lowest of all</source>
      <translation>A-2-3-4-5 — стрит, самый младший</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-2-3-4-5 is taken for no straight</source>
      <translation>A-2-3-4-5 не считают стритом</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q is a straight, the highest of all</source>
      <translation>A-K-Q — стрит, самый старший</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q is taken for no straight</source>
      <translation>A-K-Q не считают стритом</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of another suit is paid as any straight flush</source>
      <translation>За A-K-Q другой масти платят как за любой стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of any one suit is paid by that row</source>
      <translation>По этой строке платят за A-K-Q любой одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of any suit is thought to win the jackpot</source>
      <translation>Думают, что джекпот даёт A-K-Q любой масти</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of hearts, diamonds or clubs has a row of its own</source>
      <translation>У A-K-Q червей, бубен или треф своя строка</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of one suit has a row of its own</source>
      <translation>У A-K-Q одной масти своя строка</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of one suit is paid as any straight flush</source>
      <translation>За A-K-Q одной масти платят как за любой стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of several suits is paid as if it were of one</source>
      <translation>За A-K-Q разных мастей платят как за одномастные</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>A-K-Q of spades gives the larger Envy Bonus</source>
      <translation>A-K-Q пик даёт больший Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>All six cards of one colour are paid the higher odds</source>
      <translation>За все шесть карт одного цвета платят по высшему коэффициенту</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>All three of the player's cards are thought to count</source>
      <translation>Думают, что считаются все три карты игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is paid for any straight flush</source>
      <translation>Envy Bonus платят за любой стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is paid to the winner too</source>
      <translation>Envy Bonus платят и самому победителю</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is paid without a Progressive wager</source>
      <translation>Envy Bonus платят без ставки Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>An Envy Bonus is thought to need a Progressive wager of the winner</source>
      <translation>Думают, что для Envy Bonus победителю нужна Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Ante and Play are paid on the Pair Plus stake</source>
      <translation>Ante и Play платят по ставке Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Ante and Play are paid on the neighbour's stake</source>
      <translation>Ante и Play платят по ставке соседа</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Any five of the six cards may make the hand</source>
      <translation>Руку могут составить любые пять из шести карт</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Any pair is paid</source>
      <translation>Платят за любую пару</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Any queen high qualifies, the poorest too</source>
      <translation>Любая старшая дама даёт игру, и самая слабая тоже</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Below queen high the dealer does not play</source>
      <translation>Ниже старшей дамы у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Between equal pairs the odd card decides</source>
      <translation>Между равными парами решает кикер</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Both rows of Prime are paid together</source>
      <translation>Обе строки Prime платят вместе</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Each is paid the whole Envy Bonus</source>
      <translation>Каждому платят весь Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Each seat is paid on its own stake</source>
      <translation>Каждому месту платят по его ставке</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Each wager is paid on its own stake</source>
      <translation>Каждую ставку платят по её размеру</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Equal hands stand off: Ante and Play are left</source>
      <translation>При равных руках ничья: Ante и Play остаются</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Every other player with a Progressive wager is paid an Envy Bonus</source>
      <translation>Каждому другому игроку с Progressive платят Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Everything is returned where the dealer does not play</source>
      <translation>Если у дилера нет игры, возвращают всё</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Flushes are compared card by card, down to the third</source>
      <translation>Флеши сравнивают карта за картой, до третьей</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>It is the other way round: the Ante is paid and Play is returned</source>
      <translation>Наоборот: Ante выплачивается, а Play возвращается</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Jack high is thought to be enough</source>
      <translation>Думают, что старшего валета достаточно</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>K-A-2 is taken for a straight</source>
      <translation>K-A-2 принимают за стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>K-Q-J of one suit is taken for a Mini Royal</source>
      <translation>K-Q-J одной масти принимают за Mini Royal</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>No Ante Bonus is paid where the dealer does not play</source>
      <translation>Если у дилера нет игры, Ante Bonus не платят</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Nobody is paid an Envy Bonus for a hand of their own</source>
      <translation>Никому не платят Envy Bonus за собственную руку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Odds of two figures are read as one: 40 as 4</source>
      <translation>Двузначный коэффициент читают как однозначный: 40 как 4</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Of several suits A-K-Q is a straight</source>
      <translation>A-K-Q разных мастей — стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>One stake too little is paid: N for 1</source>
      <translation>Платят на одну ставку меньше: N за 1</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of one suit gives an Envy Bonus</source>
      <translation>Envy Bonus даёт только A-K-Q одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of one suit is paid by that row; K-Q-J is a straight flush</source>
      <translation>По этой строке платят только за A-K-Q одной масти; K-Q-J — стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of one suit is paid by that row; of several suits it is a straight</source>
      <translation>По этой строке платят только за A-K-Q одной масти; разных мастей — это стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of spades is taken for a Mini Royal</source>
      <translation>За Mini Royal принимают только A-K-Q пик</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only A-K-Q of spades wins the jackpot</source>
      <translation>Джекпот выигрывает только A-K-Q пик</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only players with a Progressive wager are paid an Envy Bonus</source>
      <translation>Envy Bonus платят только игрокам с Progressive</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only the higher row is paid</source>
      <translation>Платят только по старшей строке</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only the highest card is compared</source>
      <translation>Сравнивают только старшую карту</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Only the highest card of a flush is compared</source>
      <translation>У флеша сравнивают только старшую карту</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus does not play against the dealer</source>
      <translation>Pair Plus не играет против дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus does not wait for the dealer to qualify</source>
      <translation>Pair Plus не ждёт игры у дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus has a table of its own</source>
      <translation>У Pair Plus своя таблица</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is judged on the dealer's hand</source>
      <translation>Pair Plus судят по руке дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is kept on a fold</source>
      <translation>При пасе Pair Plus оставляют</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is paid from the table of {title}</source>
      <translation>Pair Plus платят по таблице: {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is paid on its own stake</source>
      <translation>Pair Plus платят по его ставке</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is paid on the Ante's stake</source>
      <translation>Pair Plus платят по ставке Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is read from the Ante Bonus table</source>
      <translation>Pair Plus читают из таблицы Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is returned on a tie</source>
      <translation>При ничьей Pair Plus возвращают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is returned where the dealer does not play</source>
      <translation>Если у дилера нет игры, Pair Plus возвращают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is returned where there is no pair</source>
      <translation>Если нет пары, Pair Plus возвращают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is taken on a fold</source>
      <translation>При пасе Pair Plus забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is taken where the dealer beats the hand</source>
      <translation>Если дилер бьёт руку, Pair Plus забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus is thought to need a pair of jacks</source>
      <translation>Думают, что Pair Plus требует пары валетов</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus looks at the player's three cards</source>
      <translation>Pair Plus смотрит на три карты игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus loses without a pair or better</source>
      <translation>Pair Plus без пары или лучше проигрывает</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pair Plus stays in action on a fold</source>
      <translation>При пасе Pair Plus остаётся в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Pairs are compared by the highest card, not by the pair</source>
      <translation>Пары сравнивают по старшей карте, а не по паре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid at the bonus odds too</source>
      <translation>По Play тоже платят бонусный коэффициент</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid even money on its own stake</source>
      <translation>Play платят один к одному по её ставке</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid even money; the bonus is on the Ante</source>
      <translation>Play платят один к одному; бонус — на Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid on Ante and Play together</source>
      <translation>Play платят по Ante и Play вместе</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is paid though the dealer does not play</source>
      <translation>Play платят, хотя у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Play is taken though the dealer does not play</source>
      <translation>Play забирают, хотя у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime does not play against the dealer</source>
      <translation>Prime не играет против дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is paid for the dealer's colour alone</source>
      <translation>Prime платят за один лишь цвет дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is taken on a fold</source>
      <translation>При пасе Prime забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is taken where the dealer beats the hand</source>
      <translation>Если дилер бьёт руку, Prime забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime is thought to need one suit</source>
      <translation>Думают, что Prime требует одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime needs one colour, not one suit</source>
      <translation>Prime требует одного цвета, а не одной масти</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime needs the player's three cards of one colour</source>
      <translation>Prime требует, чтобы три карты игрока были одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Prime stays in action on a fold</source>
      <translation>При пасе Prime остаётся в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive does not play against the dealer</source>
      <translation>Progressive не играет против дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive is taken on a fold</source>
      <translation>При пасе Progressive забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive is taken where the dealer beats the hand</source>
      <translation>Если дилер бьёт руку, Progressive забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Progressive stays in action on a fold</source>
      <translation>При пасе Progressive остаётся в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Queen high is enough for the dealer to play</source>
      <translation>Старшей дамы дилеру достаточно</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Straight and flush change places among five cards</source>
      <translation>Среди пяти карт стрит и флеш меняют местами</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Straight and flush change places in the Pair Plus table</source>
      <translation>В таблице Pair Plus стрит и флеш меняют местами</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Suits are used to break a tie</source>
      <translation>Ничью разрешают по мастям</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Suits never break a tie</source>
      <translation>Масти никогда не разрешают ничью</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus begins with three of a kind: two pair lose</source>
      <translation>6 Card Bonus начинается с тройки: две пары проигрывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus does not play against the dealer</source>
      <translation>6 Card Bonus не играет против дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus does not wait for the dealer to qualify</source>
      <translation>6 Card Bonus не ждёт игры у дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus has a table of its own</source>
      <translation>У 6 Card Bonus своя таблица</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is paid from the Pair Plus table</source>
      <translation>6 Card Bonus платят по таблице Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is read from the player's own three cards</source>
      <translation>6 Card Bonus читают по трём картам игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is taken on a fold</source>
      <translation>При пасе 6 Card Bonus забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is taken where the dealer beats the hand</source>
      <translation>Если дилер бьёт руку, 6 Card Bonus забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is taken where the dealer does not play</source>
      <translation>Если у дилера нет игры, 6 Card Bonus забирают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus is the best five of all six cards</source>
      <translation>6 Card Bonus — лучшие пять из всех шести карт</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The 6 Card Bonus stays in action on a fold</source>
      <translation>При пасе 6 Card Bonus остаётся в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus begins with a straight</source>
      <translation>Ante Bonus начинается со стрита</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus has a table of its own</source>
      <translation>У Ante Bonus своя таблица</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is due on a tie too</source>
      <translation>Ante Bonus положен и при ничьей</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is due to a beaten hand too</source>
      <translation>Ante Bonus положен и битой руке</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is due whether or not the dealer qualifies</source>
      <translation>Ante Bonus положен, есть у дилера игра или нет</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is forgotten</source>
      <translation>Ante Bonus забывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on Ante and Play together</source>
      <translation>Ante Bonus платят по Ante и Play вместе</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on the Ante</source>
      <translation>Ante Bonus платят по Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on the Ante alone</source>
      <translation>Ante Bonus платят только по Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is paid on the Pair Plus stake</source>
      <translation>Ante Bonus платят по ставке Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is read from another house's table</source>
      <translation>Ante Bonus читают из таблицы другого казино</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is read from the Pair Plus table</source>
      <translation>Ante Bonus читают из таблицы Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus is thought to need a Pair Plus</source>
      <translation>Думают, что Ante Bonus требует Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante Bonus needs no other wager than Ante and Play</source>
      <translation>Для Ante Bonus не нужно других ставок, кроме Ante и Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante is paid at the bonus odds, and nothing more</source>
      <translation>По Ante платят бонусный коэффициент и больше ничего</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Ante is paid even money, and the Ante Bonus comes on top</source>
      <translation>Ante платят один к одному, а Ante Bonus — сверх того</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Envy Bonus is forgotten</source>
      <translation>Envy Bonus забывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The Envy Bonus is shared out</source>
      <translation>Envy Bonus делят на всех</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The ace is counted low among high cards</source>
      <translation>Туз в руке без комбинации считают младшим</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The ace is the highest card; it is low in A-2-3 alone</source>
      <translation>Туз — старшая карта; младшая он только в A-2-3</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The ace never turns the corner: K-A-2 is no straight</source>
      <translation>Туз никогда не идёт по кругу: K-A-2 — не стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The amount is fixed, whatever the stake</source>
      <translation>Сумма твёрдая при любой ставке</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The award is as the table has it, and the stake stays besides</source>
      <translation>Награда — как в таблице, а ставка остаётся сверх того</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to need a pair</source>
      <translation>Думают, что дилеру нужна пара</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to need ace and king</source>
      <translation>Думают, что дилеру нужны туз и король</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to need better than queen high</source>
      <translation>Думают, что дилеру нужно лучше старшей дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer is thought to play with anything</source>
      <translation>Думают, что у дилера всегда есть игра</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer needs queen high at least</source>
      <translation>Дилеру нужна хотя бы старшая дама</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The dealer's cards are forgotten</source>
      <translation>Карты дилера забывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The higher odds are for all six cards of one colour</source>
      <translation>Высший коэффициент — за все шесть карт одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The higher pair wins; the odd card decides only between equal pairs</source>
      <translation>Выигрывает старшая пара; кикер решает лишь между равными парами</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The last row is a misprint for a pair</source>
      <translation>Последняя строка — опечатка, там пара</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odd card is forgotten where pairs are equal</source>
      <translation>При равных парах забывают кикер</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are paid on one chip, not on the stake</source>
      <translation>Коэффициент платят на одну фишку, а не на ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are read in full</source>
      <translation>Коэффициент читают полностью</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are to one: the stake stays the player's besides</source>
      <translation>Коэффициент — «к одному»: ставка остаётся у игрока сверх того</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds are what is paid on top of the stake</source>
      <translation>Коэффициент — то, что платят сверх ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds multiply the stake, once</source>
      <translation>Коэффициент умножает ставку один раз</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The odds multiply the whole stake</source>
      <translation>Коэффициент умножает всю ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The order of five-card poker is used for three cards</source>
      <translation>К трём картам применяют порядок пятикарточного покера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The player's colour alone is thought enough for the higher odds</source>
      <translation>Думают, что для высшего коэффициента довольно цвета игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The printed pay table is taken at its word, misprint and all</source>
      <translation>Печатную таблицу читают буквально, вместе с опечаткой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The stake is added to a fixed amount</source>
      <translation>К твёрдой сумме прибавляют ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The stake is added to every payment</source>
      <translation>К каждой выплате прибавляют ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The stake is added to the Ante Bonus</source>
      <translation>К Ante Bonus прибавляют ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The third card is forgotten</source>
      <translation>Третью карту забывают</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>The two fixed amounts change places</source>
      <translation>Две твёрдые суммы меняют местами</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>This house has a table of its own</source>
      <translation>У этого казино своя таблица</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Three cards of one colour are taken for a flush</source>
      <translation>Три карты одного цвета принимают за флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Three of a kind and straight flush change places in the Pair Plus table</source>
      <translation>В таблице Pair Plus тройку и стрит-флеш меняют местами</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Three of a kind is put above a straight flush</source>
      <translation>Тройку ставят выше стрит-флеша</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two hands of different colours are paid as if all were of one</source>
      <translation>За две руки разных цветов платят как за один цвет</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two hands of one category are taken for a tie</source>
      <translation>Две руки одного разряда принимают за ничью</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two pair is taken for three of a kind</source>
      <translation>Две пары принимают за тройку</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Two rows of the Ante Bonus change places</source>
      <translation>Две строки Ante Bonus меняют местами</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the dealer does not qualify hands are not compared: the Ante is paid</source>
      <translation>Если у дилера нет игры, руки не сравнивают: Ante платят</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the dealer does not qualify the Ante is paid</source>
      <translation>Если у дилера нет игры, Ante выплачивается</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the dealer does not qualify the Play wager is returned</source>
      <translation>Если у дилера нет игры, Play возвращается</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where the highest cards are equal the next decides, and then the third</source>
      <translation>Где старшие карты равны, решает следующая, затем третья</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Where two cards are equal the third decides</source>
      <translation>Где две карты равны, решает третья</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>With five cards a flush beats a straight</source>
      <translation>Из пяти карт флеш старше стрита</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>With three cards a straight beats a flush</source>
      <translation>Из трёх карт стрит старше флеша</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>With three cards it is three of a kind, then straight, then flush</source>
      <translation>Из трёх карт: тройка, затем стрит, затем флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Within a category the ranks decide; only three equal ranks tie</source>
      <translation>Внутри разряда решают достоинства; ничья — лишь при трёх равных</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/misreadings/words.py" />
      <source>Without a qualified dealer the Ante is returned and Play paid</source>
      <translation>Без игры у дилера возвращают Ante и платят Play</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>After the ruling you did not {deed}. {why}</source>
      <translation>После решения не сделано: {deed}. {why}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/marking/why.py" />
      <source>Nothing asks you here to {act}.</source>
      <translation>Здесь этого ничто не требует: {act}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>This is no act of the table: {reason}.</source>
      <translation>Это не действие за столом: {reason}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You began to {deed} before you had ruled. First say what it is.</source>
      <translation>Начато до решения: {deed}. Сначала скажите, что это такое.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You let it pass. {title}: {ruling}. {why}</source>
      <translation>Вы это пропустили. {title}: {ruling}. {why}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You ruled "{said}", which is no ruling. {title}: {ruling}. {why}</source>
      <translation>Ваше решение: «{said}», такого решения нет. {title}: {ruling}. {why}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You ruled "{said}". {title}: {ruling}. {why}</source>
      <translation>Ваше решение: «{said}». {title}: {ruling}. {why}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You settled the {wager} of seat {seat} in a round that does not count.</source>
      <translation>Вы рассчитали {wager} места {seat} в раунде, который не считается.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>back up the card at {place}</source>
      <translation>вернуть назад карту: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>deal again</source>
      <translation>раздать заново</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>decide in favour of {place}</source>
      <translation>решить в пользу: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>keep the {wager} wager of {place} in play</source>
      <translation>оставить в игре ставку {wager}: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>move what lies at {place} to {to}</source>
      <translation>передвинуть то, что лежит здесь: {place}, — сюда: {to}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>play on</source>
      <translation>играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>refuse what {place} did with the {wager} wager</source>
      <translation>отклонить то, что сделало {place} со ставкой {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>return every wager</source>
      <translation>вернуть все ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>return the {wager} wager of {place}</source>
      <translation>вернуть ставку {wager}: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>stop {place}</source>
      <translation>остановить: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>the acts that can be written are the school's</source>
      <translation>какие действия можно записать, решает школа</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>wager</source>
      <translation>ставка</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>It is to be left alone.</source>
      <translation>Её оставляют на месте.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>It is to be taken.</source>
      <translation>Её забирают.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>Nobody plays at seat {seat} in this round: there is nothing to do there.</source>
      <translation>На месте {seat} в этом раунде никто не играет: делать там нечего.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>Nothing irregular happened in this round: there is nothing to rule on.</source>
      <translation>В этом раунде не случилось ничего необычного: решать нечего.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>Seat {seat} folded, and its {amount} and its cards were not collected.</source>
      <translation>Место {seat} спасовало, а его {amount} и карты не собраны.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>Seat {seat} is no stand-off: {hand} against the dealer's {dealers}.</source>
      <translation>Место {seat} — не stand-off: {hand} против руки дилера ({dealers}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>Seat {seat} was out of turn: seat {first} before seat {then}.</source>
      <translation>Место {seat} — вне очереди: место {first} раньше места {then}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>That was settled already: there was no need to {act} again.</source>
      <translation>Это уже рассчитано, повторять не нужно: {act}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>There is nothing to settle on {wager} at {place}.</source>
      <translation>Рассчитывать нечего: {wager}, {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>This is no action of the table: {reason}.</source>
      <translation>Это не действие за столом: {reason}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You called a {called}: seat {seat} holds {hand}.</source>
      <translation>Вы объявили «{called}»: у места {seat} — {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You called a {called}: the dealer holds {hand}.</source>
      <translation>Вы объявили «{called}»: у дилера — {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You did not {act}.</source>
      <translation>Не сделано: {act}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You paid {paid}, {off} too little: {because}. {due}</source>
      <translation>Вы выплатили {paid}, на {off} меньше: {because}. {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You paid {paid}, {off} too much: {because}. {due}</source>
      <translation>Вы выплатили {paid}, на {off} больше: {because}. {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You paid {wager} at {place}: {because}. {due}</source>
      <translation>Вы выплатили {wager} ({place}): {because}. {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You put it right with a second payment.</source>
      <translation>Вы исправили это второй выплатой.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You took {wager} at {place}: {because}. {due}</source>
      <translation>Вы забрали {wager} ({place}): {because}. {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You {done} too early: first {first}, then {then}.</source>
      <translation>Вы слишком рано {done}: сначала {first}, затем {then}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{amount} is due.</source>
      <translation>Положено {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{amount} is due: {odds} on {stake}, and {extra} {bonus}.</source>
      <translation>Положено {amount}: {odds} на {stake} и {extra} — {bonus}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{amount} is due: {odds} on {stake}.</source>
      <translation>Положено {amount}: {odds} на {stake}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{house} offers no {wager} wager.</source>
      <translation>Такой ставки здесь нет ({house}): {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{wager} at {place} was never paid: {because}. {due}</source>
      <translation>{wager} ({place}) не выплачено: {because}. {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{wager} at {place} was never taken: {because}.</source>
      <translation>{wager} ({place}) не забрано: {because}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Stand-off</source>
      <translation>Stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a flush</source>
      <translation>флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a full house</source>
      <translation>фулл-хаус</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a hand of two colours</source>
      <translation>рука двух цветов</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a high card</source>
      <translation>старшая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a pair</source>
      <translation>пара</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a player and dealer each of one colour</source>
      <translation>игрок и дилер каждый одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a royal flush</source>
      <translation>роял-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a straight</source>
      <translation>стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a straight flush</source>
      <translation>стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>all six cards of one colour</source>
      <translation>все шесть карт одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>announce "{words}"</source>
      <translation>объявить «{words}»</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>announced "{words}"</source>
      <translation>объявили «{words}»</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>call a {hand} at {place}</source>
      <translation>объявить «{hand}»: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>call the dealer's hand a {hand}</source>
      <translation>объявить руку дилера: «{hand}»</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>called a {hand} at {place}</source>
      <translation>объявили «{hand}»: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>called the dealer's hand a {hand}</source>
      <translation>объявили руку дилера: «{hand}»</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>check the bets</source>
      <translation>проверить ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>checked the bets</source>
      <translation>проверили ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>clear seat {seat}'s cards</source>
      <translation>убрать карты места {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>cleared seat {seat}'s cards</source>
      <translation>убрали карты места {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>collect seat {seat}'s fold</source>
      <translation>собрать сброс места {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>collected seat {seat}'s fold</source>
      <translation>собрали сброс места {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>cover the dealer's hand with the cut card</source>
      <translation>закрыть руку дилера подрезной картой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>covered the dealer's hand with the cut card</source>
      <translation>закрыли руку дилера подрезной картой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>deal to seat {seat}</source>
      <translation>сдать месту {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>deal to the dealer</source>
      <translation>сдать дилеру</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>dealt to seat {seat}</source>
      <translation>сдали месту {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>dealt to the dealer</source>
      <translation>сдали дилеру</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>four of a kind</source>
      <translation>каре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>let the players touch their cards</source>
      <translation>разрешить игрокам касаться карт</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>no more bets</source>
      <translation>ставок больше нет</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>offer seat {seat} the {play} wager</source>
      <translation>предложить месту {seat} ставку {play}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>offered seat {seat} the {play} wager</source>
      <translation>предложили месту {seat} ставку {play}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>paid {amount} on {wager} at {place}</source>
      <translation>выплатили {amount} на {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>paid {wager} at {place}</source>
      <translation>выплатили {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pay {amount} on {wager} at {place}</source>
      <translation>выплатить {amount} на {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pay {wager} at {place}</source>
      <translation>выплатить {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>place your bets</source>
      <translation>делайте ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>rack the stub</source>
      <translation>убрать остаток в отбой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>racked the stub</source>
      <translation>убрали остаток в отбой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>rule {words}</source>
      <translation>решить: {words}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>ruled {words}</source>
      <translation>решили: {words}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>seat {seat} and the dealer hold equal hands</source>
      <translation>у места {seat} и у дилера равные руки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>stand-off</source>
      <translation>stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>take {wager} at {place}</source>
      <translation>забрать {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>the dealer's place</source>
      <translation>место дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>the dealer's {dealers} beat {hand}</source>
      <translation>у дилера {dealers} — это старше, чем {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>the dealer's {dealers} beats {hand}</source>
      <translation>у дилера {dealers} — это старше, чем {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>the dealer's {hand} does not qualify</source>
      <translation>у дилера нет игры ({hand})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>the hand folded, and a fold forfeits it</source>
      <translation>рука сброшена, а пас её теряет</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>three cards of one colour</source>
      <translation>три карты одного цвета</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>took {wager} at {place}</source>
      <translation>забрали {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>tuck seat {seat}'s cards under the {bonus}</source>
      <translation>подложить карты места {seat} под {bonus}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>tucked seat {seat}'s cards under the {bonus}</source>
      <translation>подложили карты места {seat} под {bonus}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turn seat {seat}'s hand</source>
      <translation>открыть руку места {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turn the dealer's hand</source>
      <translation>открыть руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turned seat {seat}'s hand</source>
      <translation>открыли руку места {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turned the dealer's hand</source>
      <translation>открыли руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>two pair</source>
      <translation>две пары</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{hand} beat the dealer's {dealers}</source>
      <translation>{hand} — это старше, чем у дилера ({dealers})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{hand} earn the {bonus}, {odds} on the {ante}</source>
      <translation>{hand}: {bonus}, {odds} на {ante}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{hand} earns the {bonus}, {odds} on the {ante}</source>
      <translation>{hand}: {bonus}, {odds} на {ante}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{hand} of another player pays {amount}</source>
      <translation>{hand} у другого игрока платит {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{hand} pays nothing</source>
      <translation>{hand}: ничего не платят</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{hand} pays {amount}</source>
      <translation>{hand}: платят {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{hand}, the best five of the six cards,</source>
      <translation>{hand} — лучшие пять из шести карт —</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>brings older records up to date</source>
      <translation>обновляет старые записи</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>draws the charts, with numpy</source>
      <translation>рисует графики, вместе с numpy</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>finds your data folder</source>
      <translation>находит папку с вашими данными</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>keeps the records</source>
      <translation>хранит записи</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>reads house files</source>
      <translation>читает файлы казино</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>says when a skill is due again</source>
      <translation>говорит, когда навык пора повторить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>the window (Qt)</source>
      <translation>окно (Qt)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>About {over} a shift too much, and {under} too little.</source>
      <translation>За смену примерно {over} лишнего и {under} недоплаты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>About {over} a shift too much.</source>
      <translation>За смену примерно {over} лишнего.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>About {under} a shift too little.</source>
      <translation>За смену примерно {under} недоплаты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>At {rounds} rounds an hour for {hours} hours, {seats} seats, stakes and folds as the drills deal them.</source>
      <translation>При {rounds} раундах в час, {hours} часах и {seats} местах; ставки и пасы — как в упражнениях.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>It shows so seldom that a shift loses next to nothing by it.</source>
      <translation>Случается так редко, что за смену не теряется почти ничего.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>{table} Estimated from many deals, give or take {percent}%.</source>
      <translation>{table} Оценка по многим раздачам, плюс-минус {percent} %.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>{table} The jackpot stands at {meter}.</source>
      <translation>{table} Джекпот: {meter}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/cost/telling.py" />
      <source>{table} Worked out over every deal.</source>
      <translation>{table} Посчитано по всем раздачам.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Almost certain</source>
      <translation>Почти наверняка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>First seen in the last round</source>
      <translation>Впервые замечено в последнем раунде</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>First seen {count} rounds ago</source>
      <translation>
        <numerusform>Впервые замечено {count} раунд назад</numerusform>
        <numerusform>Впервые замечено {count} раунда назад</numerusform>
        <numerusform>Впервые замечено {count} раундов назад</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>It fits everything in this round. One round does not tell more.</source>
      <translation>Подходит ко всему в этом раунде. Один раунд большего не скажет.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Last seen {count} rounds ago</source>
      <translation>
        <numerusform>Последний раз замечено {count} раунд назад</numerusform>
        <numerusform>Последний раз замечено {count} раунда назад</numerusform>
        <numerusform>Последний раз замечено {count} раундов назад</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Likely</source>
      <translation>Вероятно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>More likely than not</source>
      <translation>Скорее да, чем нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Possible</source>
      <translation>Возможно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Right five times in a row: it is held no more.</source>
      <translation>Пять раз подряд верно: больше не держится.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>Very likely</source>
      <translation>Очень вероятно</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>it showed {hits} of the {count} times that it could.</source>
      <translation>
        <numerusform>проявилось {hits} из {count} раза, когда могло.</numerusform>
        <numerusform>проявилось {hits} из {count} раз, когда могло.</numerusform>
        <numerusform>проявилось {hits} из {count} раз, когда могло.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/beliefs/saying.py" />
      <source>{likely} ({percent}%): {shown}</source>
      <translation>{likely} ({percent} %): {shown}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>Leave it</source>
      <translation>Оставить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Pay {amount}</source>
      <translation>Выплатить {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Take {amount}</source>
      <translation>Забрать {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>After the deal</source>
      <translation>После раздачи</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>Before the deal</source>
      <translation>До раздачи</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>Before the reveal</source>
      <translation>До открытия</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/quick/ordering.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/debrief/faultless.py" />
      <location filename="../../trainer/ui/debrief/folding.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Seat {seat}</source>
      <translation>Место {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>The deal</source>
      <translation>Раздача</translation>
    </message>
    <message>
      <location filename="../../trainer/school/columns.py" />
      <source>The offers</source>
      <translation>Предложения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/curriculum.py" />
      <source>no house {house}; known: {known}</source>
      <translation>нет казино {house}; известны: {known}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/dealing_again.py" />
      <source>round {round} cannot be dealt again by today's rules</source>
      <translation>раунд {round} нельзя раздать снова по сегодняшним правилам</translation>
    </message>
    <message>
      <location filename="../../trainer/school/dealing_again.py" />
      <source>round {round} has no mistake {number} by today's rules</source>
      <translation>в раунде {round} по сегодняшним правилам нет ошибки {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>A fold is collected with what it forfeits.</source>
      <translation>Сброс собирают вместе с тем, что он теряет.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>A folded hand stays while one of its wagers is alive.</source>
      <translation>Сброшенная рука остаётся, пока жива хоть одна её ставка.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Because {reason}.</source>
      <translation>Потому что {reason}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Equal hands: the player hears that nobody wins.</source>
      <translation>Равные руки: игрок слышит, что никто не выиграл.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Every hand gets its cards in the order of this house.</source>
      <translation>Каждая рука получает карты в порядке этого казино.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>From now on nobody may add, change or withdraw a wager.</source>
      <translation>С этого момента никто не может добавить, изменить или снять ставку.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>No card is dealt before every wager may stand.</source>
      <translation>Ни одной карты, пока не все ставки в порядке.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Now this hand is held against yours.</source>
      <translation>Теперь эту руку сравнивают с вашей.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Only now may the players look.</source>
      <translation>Только теперь игроки могут смотреть.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The cards go only when the seat is settled.</source>
      <translation>Карты уходят, только когда место рассчитано.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The cards that are left must not come into play.</source>
      <translation>Оставшиеся карты не должны попасть в игру.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The cut card keeps your hand closed.</source>
      <translation>Подрезная карта держит вашу руку закрытой.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The player puts up Play, or folds.</source>
      <translation>Игрок ставит Play или пасует.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The players are asked for their wagers.</source>
      <translation>Игроков приглашают делать ставки.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>The players hear what they have to beat.</source>
      <translation>Игроки слышат, что им надо побить.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Until your hand is open, nobody can say who has won.</source>
      <translation>Пока ваша рука закрыта, никто не скажет, кто выиграл.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/guide.py" />
      <source>Your own hand is dealt in its turn.</source>
      <translation>Ваша рука сдаётся в свой черёд.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>Each stack holds one value, and the dearest stands nearest to the wager.</source>
      <translation>В каждом столбике один номинал, и самый дорогой стоит ближе всего к ставке.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/handling.py" />
      <source>It was laid in {laid} chips; {count} make it.</source>
      <translation>
        <numerusform>Выложено фишками: {laid}; хватает {count} фишки.</numerusform>
        <numerusform>Выложено фишками: {laid}; хватает {count} фишек.</numerusform>
        <numerusform>Выложено фишками: {laid}; хватает {count} фишек.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>More chips than needed</source>
      <translation>Фишек больше, чем нужно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>Not broken down by value</source>
      <translation>Не разложено по номиналам</translation>
    </message>
    <message>
      <location filename="../../trainer/school/handling.py" />
      <source>Seat {seat}, {spot}, {amount}</source>
      <translation>Место {seat}, {spot}, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>A place in the round</source>
      <translation>Место в раунде</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Every stake</source>
      <translation>Каждая ставка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Hands of one player</source>
      <translation>Рук у одного игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Hands that one player opens</source>
      <translation>Рук, которые открывает один игрок</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Players betting with each other</source>
      <translation>Споры игроков на деньги</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>Wagers are made</source>
      <translation>Ставки делают</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>as much as {wager}</source>
      <translation>столько же, сколько {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>at most {most}</source>
      <translation>не больше {most}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>at most {most}; the rest stay closed</source>
      <translation>не больше {most}; остальные остаются закрытыми</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>has {wagers}</source>
      <translation>есть {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>in chips, not in cash or on credit</source>
      <translation>фишками, не наличными и не в кредит</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>needs {wagers}</source>
      <translation>нужна {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>the same at each</source>
      <translation>на каждом одинаково</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>within the limits of the placard</source>
      <translation>в пределах таблички</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{amounts}, nothing between</source>
      <translation>{amounts}, ничего между</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{low} to {high}</source>
      <translation>от {low} до {high}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{percent}% of the jackpot</source>
      <translation>{percent} % джекпота</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/amounts.py" />
      <source>{wager} at several places</source>
      <translation>{wager} на нескольких местах</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>On the layout</source>
      <translation>На сукне</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>One seat is finished before the next</source>
      <translation>Одно место заканчивают раньше следующего</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>Paid at one house alone</source>
      <translation>Платят только в одном из казино</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Rulings</source>
      <translation>Решения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>Steps</source>
      <translation>Шаги</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>What comes first</source>
      <translation>Что раньше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>not offered</source>
      <translation>нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>offered</source>
      <translation>есть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <source>{amount}, as a {hand}</source>
      <translation>{amount}, как {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>Around the table</source>
      <translation>По кругу стола</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>Step by step</source>
      <translation>Шаг за шагом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>The house orders nothing here: any order is right.</source>
      <translation>Казино здесь ничего не предписывает: верен любой порядок.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>The wagers of one seat</source>
      <translation>Ставки одного места</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>after {done}</source>
      <translation>после того как {done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>after {done}, at that gambler's boxes</source>
      <translation>после того как {done}, на боксах этого игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>after {done}, at that seat</source>
      <translation>после того как {done}, на этом месте</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>from left to right</source>
      <translation>слева направо</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>from right to left</source>
      <translation>справа налево</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>in any order</source>
      <translation>в любом порядке</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>not ordered</source>
      <translation>не предписано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way} among one gambler's boxes</source>
      <translation>{way} среди боксов одного игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <source>Clauses</source>
      <translation>Пункты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <source>Readings</source>
      <translation>Толкования</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <source>Round</source>
      <translation>Раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <source>Wagers</source>
      <translation>Ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <location filename="../../trainer/ui/home/drill_row.py" />
      <location filename="../../trainer/ui/home/house_card.py" />
      <location filename="../../trainer/ui/page_head.py" />
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <location filename="../../trainer/ui/quick/stage.py" />
      <location filename="../../trainer/ui/quiz/checks.py" />
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <location filename="../../trainer/ui/segments.py" />
      <source>{name}: {value}</source>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Call dealer</source>
      <translation>Объявить руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Call stand-off</source>
      <translation>Объявить stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Check bets</source>
      <translation>Проверить ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Clear</source>
      <translation>Убрать карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Collect</source>
      <translation>Собрать</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Cover dealer</source>
      <translation>Закрыть руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal</source>
      <translation>Раздать</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Deal dealer</source>
      <translation>Сдать дилеру</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>No more bets</source>
      <translation>Ставок больше нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Offer</source>
      <translation>Предложить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Pay</source>
      <translation>Выплатить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Place your bets</source>
      <translation>Делайте ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Rack stub</source>
      <translation>Убрать остаток</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Release cards</source>
      <translation>Разрешить смотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/phrases.py" />
      <source>Reveal</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>Reveal dealer</source>
      <translation>Открыть руку дилера</translation>
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
      <translation>Забрать</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <source>Tuck</source>
      <translation>Подложить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>at that gambler's boxes first</source>
      <translation>сначала на боксах этого игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>at that seat first</source>
      <translation>сначала на этом месте</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>done</source>
      <translation>сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>everywhere first</source>
      <translation>сначала везде</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>left open</source>
      <translation>оставлено открытым</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>{what}, after {done}</source>
      <translation>{what}, после того как {done}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>What calls for a ruling</source>
      <translation>Что требует решения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>What only looks like it</source>
      <translation>Что только похоже</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>back the card up</source>
      <translation>вернуть карту назад</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>give it back</source>
      <translation>вернуть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>move the hands</source>
      <translation>передвинуть руки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>no word on it</source>
      <translation>об этом ни слова</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>settle it so</source>
      <translation>так и рассчитать</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>stop it</source>
      <translation>пресечь</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>the wager stays</source>
      <translation>ставка остаётся</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>1 card</source>
      <translation>1 карта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>about cards</source>
      <translation>о картах</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>after next game</source>
      <translation>после следующей игры</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>after play</source>
      <translation>после Play</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ambiguous</source>
      <translation>неясно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ante</source>
      <translation>Ante</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ante of redeal</source>
      <translation>Ante при пересдаче</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>ante without game</source>
      <translation>Ante без игры дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>before next game</source>
      <translation>до следующей игры</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>before release</source>
      <translation>до разрешения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>bet</source>
      <translation>ставка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>bets closed</source>
      <translation>ставки закрыты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>bets open</source>
      <translation>ставки открыты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>cards</source>
      <translation>карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>cards dealt</source>
      <translation>карты розданы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>cash</source>
      <translation>наличные</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>change</source>
      <translation>изменение</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>chips</source>
      <translation>фишки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>claim</source>
      <translation>требование</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>credit</source>
      <translation>кредит</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>dealer</source>
      <translation>дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>deciding</source>
      <translation>решают</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>earlier round</source>
      <translation>прежний раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>fault</source>
      <translation>неисправность</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>foreign</source>
      <translation>чужая</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>handled</source>
      <translation>тронуты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>moment</source>
      <translation>момент</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>movable</source>
      <translation>можно передвинуть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>no</source>
      <translation>нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>noticed</source>
      <translation>замечено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>off table</source>
      <translation>не над столом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>placed</source>
      <translation>сделана</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>player</source>
      <translation>игрок</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>raised</source>
      <translation>повышена</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>stage</source>
      <translation>стадия</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>tender</source>
      <translation>чем ставят</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>the {holder}'s</source>
      <translation>у кого: {holder}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>whose</source>
      <translation>чья</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>withdrawn</source>
      <translation>снята</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>yes</source>
      <translation>да</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>{numbers} cards</source>
      <translation>карт: {numbers}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>{number} or more cards</source>
      <translation>карт: {number} и больше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Announce “No more bets”</source>
      <translation>Объявить «Ставок больше нет»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Announce “Place your bets”</source>
      <translation>Объявить «Делайте ставки»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Call the dealer's hand</source>
      <translation>Объявить руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/quiz/kinds.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../scenarios/check-the-bets.yaml" />
      <source>Check the bets</source>
      <translation>Проверить ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Collect what the folds forfeit</source>
      <translation>Собрать то, что теряют сбросы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Cover the dealer's hand with the cut card</source>
      <translation>Закрыть руку дилера подрезной картой</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Deal the dealer's cards</source>
      <translation>Сдать карты дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Deal, one card at a time</source>
      <translation>Раздать по одной карте</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Deal, three cards to a hand</source>
      <translation>Раздать по три карты на руку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Declare a stand-off where hands are equal</source>
      <translation>Объявить stand-off, где руки равны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Let the players touch their cards</source>
      <translation>Разрешить игрокам касаться карт</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Offer {play} to each hand with {ante}</source>
      <translation>Предложить {play} каждой руке, где есть {ante}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Pay the winning wagers</source>
      <translation>Выплатить выигравшие ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Put the stub in the discard rack</source>
      <translation>Убрать остаток в отбой</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Take the losing wagers</source>
      <translation>Забрать проигравшие ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Tuck a folded hand under its {wagers}</source>
      <translation>Подложить сброшенную руку под {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Turn the dealer's hand</source>
      <translation>Открыть руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>Turn the players' hands</source>
      <translation>Открыть руки игроков</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>all cards are dealt</source>
      <translation>все карты розданы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>all cards are picked up</source>
      <translation>все карты убраны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every decision is made</source>
      <translation>все решения приняты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every fold is collected</source>
      <translation>все сбросы собраны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every fold that stays is tucked</source>
      <translation>все остающиеся сбросы подложены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every hand is turned</source>
      <translation>все руки открыты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every losing wager is taken</source>
      <translation>все проигравшие ставки забраны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>every winning wager is paid</source>
      <translation>все выигравшие ставки выплачены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the bets are checked</source>
      <translation>ставки проверены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the cards are picked up</source>
      <translation>карты убраны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the cards are tucked</source>
      <translation>карты подложены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's cards are dealt</source>
      <translation>карты дилера сданы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's hand is called</source>
      <translation>рука дилера объявлена</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's hand is covered</source>
      <translation>рука дилера закрыта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the dealer's hand is turned</source>
      <translation>рука дилера открыта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the decision is made</source>
      <translation>решение принято</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the fold is collected</source>
      <translation>сброс собран</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the hand is turned</source>
      <translation>рука открыта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the losing wagers are taken</source>
      <translation>проигравшие ставки забраны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the players may touch their cards</source>
      <translation>игрокам можно касаться карт</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the stand-off is declared</source>
      <translation>stand-off объявлен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the stub is racked</source>
      <translation>остаток убран</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>the winning wagers are paid</source>
      <translation>выигравшие ставки выплачены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>“No more bets” has been announced</source>
      <translation>объявлено «Ставок больше нет»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/steps.py" />
      <source>“Place your bets” has been announced</source>
      <translation>объявлено «Делайте ставки»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>A player with {wager}</source>
      <translation>Игрок, у которого {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Anything less</source>
      <translation>Всё, что ниже</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Every row</source>
      <translation>Каждая строка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Judged on the best five of the player's and the dealer's cards.</source>
      <translation>Судят по лучшим пяти из карт игрока и дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Judged on the colours of the player's and the dealer's cards.</source>
      <translation>Судят по цветам карт игрока и дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Judged on the player's three cards, whatever the dealer holds.</source>
      <translation>Судят по трём картам игрока, что бы ни было у дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>Paid on the {ante} of a hand that played; Wagers says when.</source>
      <translation>Платят на {ante} сыгранной руки; когда — сказано в главе «Ставки».</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <location filename="../../trainer/ui/house_words.py" />
      <source>Placard {name}</source>
      <translation>Табличка {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>The stake of a win</source>
      <translation>Ставка при выигрыше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>counts as a straight</source>
      <translation>считается стритом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>is no straight</source>
      <translation>не стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>is paid for the hand of another player with {wager}</source>
      <translation>платят за руку другого игрока, у которого {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>loses</source>
      <translation>проигрывает</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>no limit</source>
      <translation>без предела</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>no row</source>
      <translation>нет строки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>posted at the table</source>
      <translation>вывешено у стола</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>stays the player's</source>
      <translation>остаётся у игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>{placard}: limits</source>
      <translation>{placard}: пределы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>A fold</source>
      <translation>Пас</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Chips of the tray</source>
      <translation>Фишки лотка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>From the highest</source>
      <translation>От старшего</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>From the player towards the dealer: {wagers}.</source>
      <translation>От игрока к дилеру: {wagers}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Hands</source>
      <translation>Руки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Straights</source>
      <translation>Стриты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The Ante Bonus is paid</source>
      <translation>Ante Bonus выплачивается</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The dealer does not qualify</source>
      <translation>У дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The dealer plays with</source>
      <translation>У дилера есть игра с</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The hands are equal</source>
      <translation>Руки равны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The player folds</source>
      <translation>Игрок пасует</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The player's hand is higher</source>
      <translation>Рука игрока старше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The player's hand is lower</source>
      <translation>Рука игрока младше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Wagers that may stand</source>
      <translation>Ставки, которые могут стоять</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>from {highest} down to {lowest}</source>
      <translation>от {highest} вниз до {lowest}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>left alone, a push</source>
      <translation>оставляют, ничья</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>lost</source>
      <translation>проиграно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>no rule</source>
      <translation>нет правила</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>paid {odds}</source>
      <translation>выплачено {odds}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>stays in action</source>
      <translation>остаётся в игре</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>{hand} or better, so with {ranks} too</source>
      <translation>{hand} или лучше, то есть и {ranks}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>{wagers} against the dealer</source>
      <translation>{wagers} против дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/incidents.py" />
      <source>Ruled: {ruling}</source>
      <translation>Решение: {ruling}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/incidents.py" />
      <source>nothing ruled: play on</source>
      <translation>решения нет: играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/incidents.py" />
      <source>{ruled}, then: {deeds}</source>
      <translation>{ruled}, затем: {deeds}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Announce “no more bets”</source>
      <translation>Объявить «делайте ставки»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Announce “place your bets”</source>
      <translation>Объявить «ставок больше нет»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Call the dealer: {hand}</source>
      <translation>Объявить руку дилера: {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Call {hand}</source>
      <translation>Объявить: {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Collect seat {seat}</source>
      <translation>Собрать: место {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Deal to seat {seat}</source>
      <translation>Сдать месту {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal to the dealer</source>
      <translation>Сдать дилеру</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>House short {amount}</source>
      <translation>Убыток казино {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>None</source>
      <translation>Нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Offer seat {seat}</source>
      <translation>Предложить месту {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Pay {wager} and bonus, {amount}</source>
      <translation>Выплатить {wager} и бонус, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Pay {wager}, {amount}</source>
      <translation>Выплатить {wager}, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Player short {amount}</source>
      <translation>Убыток игрока {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Rack the stub</source>
      <translation>Убрать остаток</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Reveal the dealer</source>
      <translation>Открыть руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Seat {seat}: {act}</source>
      <translation>Место {seat}: {act}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Take {wager}</source>
      <translation>Забрать {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Take {wager}, {amount}</source>
      <translation>Забрать {wager}, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/phrases.py" />
      <source>Tuck seat {seat} under {wager}</source>
      <translation>Под {wager}: место {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <source>Done, but not due</source>
      <translation>Сделано, но не требовалось</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <source>Left out</source>
      <translation>Пропущено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Not an action</source>
      <translation>Не действие</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <source>Out of order</source>
      <translation>Не по порядку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <source>Paid for taken, or taken for paid</source>
      <translation>Выплачено вместо забрано или наоборот</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <source>Wrong amount paid</source>
      <translation>Выплачена неверная сумма</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <source>Wrong call or ruling</source>
      <translation>Неверное объявление или решение</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <source>{wager}: {mistake}</source>
      <translation>{wager}: {mistake}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>All of them keep the house's rules.</source>
      <translation>Все соблюдают правила казино.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Bets are closed.</source>
      <translation>Ставки закрыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Bets are open.</source>
      <translation>Ставки открыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Every bet may stand</source>
      <translation>Все ставки могут стоять</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>On seat {seat}'s {wager} lies something without value.</source>
      <translation>У места {seat} на {wager} лежит нечто без стоимости.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat} bets cash.</source>
      <translation>Место {seat} ставит наличные.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat} bets on credit.</source>
      <translation>Место {seat} ставит в кредит.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat} is closed.</source>
      <translation>Место {seat} закрыто.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Seat {seat}: {fault}</source>
      <translation>Место {seat}: {fault}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {fault}.</source>
      <translation>Место {seat}: {fault}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {now} is placed on {wager} after bets were closed.</source>
      <translation>Место {seat}: {now} поставлено на {wager} после закрытия ставок.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {now} is placed on {wager} while bets are open.</source>
      <translation>Место {seat}: {now} поставлено на {wager}, пока ставки открыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {wager} is raised from {was} to {now} after bets were closed.</source>
      <translation>Место {seat}: {wager} повышена с {was} до {now} после закрытия ставок.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {wager} is raised from {was} to {now} while bets are open.</source>
      <translation>Место {seat}: {wager} повышена с {was} до {now}, пока ставки открыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {was} is taken back from {wager} after bets were closed.</source>
      <translation>Место {seat}: {was} снято с {wager} после закрытия ставок.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seat {seat}: {was} is taken back from {wager} while bets are open.</source>
      <translation>Место {seat}: {was} снято с {wager}, пока ставки открыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seats {seats} are player {player}'s.</source>
      <translation>Места {seats} — игрока {player}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Seats {seats} bet with each other.</source>
      <translation>Места {seats} спорят на деньги между собой.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>The cards have been dealt, and everybody has decided.</source>
      <translation>Карты розданы, и все решили.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/betting.py" />
      <source>Which bets may not stand, and why?</source>
      <translation>Какие ставки не могут стоять и почему?</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>no quick drill {sitting} was done here</source>
      <translation>быстрое упражнение {sitting} здесь не выполнялось</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>nothing went wrong there that could be asked again</source>
      <translation>там не было ошибок, которые можно спросить снова</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>that question can be asked no more by today's rules</source>
      <translation>этот вопрос по сегодняшним правилам больше не задать</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/drills.py" />
      <source>{drill} names nothing that {house} can ask; see trainer lint</source>
      <translation>{drill} не называет ничего, о чём можно спросить ({house}); см. trainer lint</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Bets that may stand</source>
      <translation>Ставки, которые могут стоять</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/does-the-dealer-qualify.yaml" />
      <source>Does the dealer play</source>
      <translation>Есть ли у дилера игра</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Manner</source>
      <translation>Как это делают</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Name the best five of six</source>
      <translation>Назвать лучшие пять из шести</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/name-the-hand.yaml" />
      <source>Name the hand</source>
      <translation>Назвать руку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Pay {wager}</source>
      <translation>Выплатить {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>Point to the best five</source>
      <translation>Показать лучшие пять</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The order of a round</source>
      <translation>Порядок раунда</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <source>The ranking of five cards</source>
      <translation>Старшинство пяти карт</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/rank-three-cards.yaml" />
      <source>The ranking of three cards</source>
      <translation>Старшинство трёх карт</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/groups.py" />
      <location filename="../../scenarios/which-hand-wins.yaml" />
      <source>Which hand is higher</source>
      <translation>Какая рука старше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/ordering.py" />
      <source>Any order that the house's rules leave open is right.</source>
      <translation>Верен любой порядок, который правила казино оставляют открытым.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/ordering.py" />
      <source>What comes first, and what after it?</source>
      <translation>Что сначала и что потом?</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A flush without a queen</source>
      <translation>Флеш без дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A hand in no row</source>
      <translation>Рука вне таблицы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A lower card of the flush decides</source>
      <translation>Решает младшая карта флеша</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A pair without a queen</source>
      <translation>Пара без дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A run with a gap</source>
      <translation>Карты с пропуском</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A straight without a queen</source>
      <translation>Стрит без дамы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-2-3</source>
      <translation>A-2-3</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>A-2-3 against a higher run</source>
      <translation>A-2-3 против старшего стрита</translation>
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
      <translation>Старший туз</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal high cards</source>
      <translation>Равные старшие карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Equal pairs</source>
      <translation>Равные пары</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Jack high</source>
      <translation>Старший валет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>K-A-2</source>
      <translation>K-A-2</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>King high</source>
      <translation>Старший король</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>One colour, not one suit</source>
      <translation>Один цвет, не одна масть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Q-3-2 to Q-6-3</source>
      <translation>Q-3-2 … Q-6-3</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Queen high</source>
      <translation>Старшая дама</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>Ten high or lower</source>
      <translation>Старшая десятка или ниже</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The dealer's hand is higher</source>
      <translation>Рука дилера старше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The odd card decides</source>
      <translation>Решает кикер</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>The pair decides, not the highest card</source>
      <translation>Решает пара, а не старшая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quick/skill_words.py" />
      <source>{one} against {other}</source>
      <translation>{one} против {other}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/certainty.py" />
      <source>Certain</source>
      <translation>Уверен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/certainty.py" />
      <source>Fairly sure</source>
      <translation>Скорее уверен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/certainty.py" />
      <source>Not sure</source>
      <translation>Не уверен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Make the ruling</source>
      <translation>Принять решение</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Name the payout</source>
      <translation>Назвать выплату</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Put the steps in order</source>
      <translation>Расставить шаги по порядку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <location filename="../../trainer/school/quiz/paper.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Quiz</source>
      <translation>Контрольная</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Read the hands</source>
      <translation>Прочесть руки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Say how it is done</source>
      <translation>Сказать, как это делают</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/kinds.py" />
      <source>Settle a seat</source>
      <translation>Рассчитать место</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Answer each question, then say how sure you are. A right answer counts 1 (not sure), 2 (fairly sure) or 3 (certain); a wrong one 0, −2 or −6.</source>
      <translation>Ответьте на каждый вопрос, затем скажите, насколько уверены. Верный ответ даёт 1 (не уверен), 2 (скорее уверен) или 3 (уверен); неверный — 0, −2 или −6.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Answer: {blank}</source>
      <translation>Ответ: {blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>How sure?</source>
      <translation>Насколько уверены?</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>In this order: {blank}</source>
      <translation>По порядку: {blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <location filename="../../trainer/ui/quick/stake.py" />
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>Jackpot meter {amount}</source>
      <translation>Счётчик джекпота {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Paid: {blank}</source>
      <translation>Выплачено: {blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Seat {seat}, reason {reason}</source>
      <translation>Место {seat}, причина {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>The best five: {blank}</source>
      <translation>Лучшие пять: {blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>The player has folded.</source>
      <translation>Игрок спасовал.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>Time: {minutes} min in all.</source>
      <translation>Время: {minutes} мин на всё.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>leave</source>
      <translation>оставить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>nothing</source>
      <translation>ничего</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>pay</source>
      <translation>выплатить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper.py" />
      <source>take</source>
      <translation>забрать</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper_html.py" />
      <location filename="../../trainer/school/quiz/paper_text.py" />
      <source>Answer key</source>
      <translation>Ключ</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/paper_html.py" />
      <source>Name: {blank}   Date: {date}</source>
      <translation>Имя: {blank}   Дата: {date}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/quizzes.py" />
      <source>A quiz has 1 to {most} questions.</source>
      <translation>В контрольной от 1 до {most} вопросов.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/quizzes.py" />
      <source>There is nothing to ask: choose a house and an area.</source>
      <translation>Спросить нечего: выберите казино и область.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Back the card up, play on</source>
      <translation>Вернуть карту назад, играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Call the supervisor</source>
      <translation>Позвать супервайзера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>In the player's favour</source>
      <translation>В пользу игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>It stands</source>
      <translation>Остаётся</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Not allowed</source>
      <translation>Не разрешено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Nothing is paid</source>
      <translation>Без выплат</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Nothing: play on</source>
      <translation>Ничего: играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>Put the hands right, play on</source>
      <translation>Исправить руки, играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Redeal</source>
      <translation>Пересдача</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Refuse it</source>
      <translation>Отклонить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>The round is void</source>
      <translation>Раунд недействителен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/rule.py" />
      <source>{scene} What do you rule?</source>
      <translation>{scene} Что вы решите?</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>Settle this seat: what is done with each wager?</source>
      <translation>Рассчитайте это место: что делают с каждой ставкой?</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{done}, since {why}.</source>
      <translation>{done}, потому что {why}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: leave</source>
      <translation>{wager}: оставить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: pay {amount}</source>
      <translation>{wager}: выплатить {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: take</source>
      <translation>{wager}: забрать</translation>
    </message>
    <message>
      <location filename="../../trainer/school/quiz/seat.py" />
      <source>{wager}: this hand earns none, so nothing is paid.</source>
      <translation>{wager}: этой руке не положено, ничего не платят.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/by_belief.py" />
      <source>no round of {house} shows {beliefs}</source>
      <translation>ни один раунд ({house}) не показывает: {beliefs}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/by_skills.py" />
      <source>no round of {house} asks for {skills}</source>
      <translation>ни один раунд ({house}) не требует: {skills}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/chosen.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Practice</source>
      <translation>Практика</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/chosen.py" />
      <source>Rounds for chosen skills</source>
      <translation>Раунды на выбранные навыки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/rounds/chosen.py" />
      <source>Rounds that test a belief</source>
      <translation>Раунды, которые проверяют ложное правило</translation>
    </message>
    <message>
      <location filename="../../trainer/school/seed.py" />
      <source>no drill {drill} at {house}; known: {known}</source>
      <translation>нет упражнения {drill} ({house}); известны: {known}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Belief</source>
      <translation>Ложное правило</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Chosen</source>
      <translation>Выбрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Chosen by you: {skills}.</source>
      <translation>Выбрано вами: {skills}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Coming back</source>
      <translation>Возвращается</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Coming back with new cards: {skills}.</source>
      <translation>Возвращается с новыми картами: {skills}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Due again</source>
      <translation>Пора повторить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Due today: {skills}.</source>
      <translation>Пора повторить сегодня: {skills}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It covers another skill that is new to you.</source>
      <translation>Заодно — ещё один новый для вас навык.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It covers other skills that are due today.</source>
      <translation>Заодно — другие навыки, которые пора повторить сегодня.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It covers something else that comes back.</source>
      <translation>Заодно — ещё кое-что, что возвращается.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It is a true random deal: nothing in it was arranged.</source>
      <translation>Это действительно случайная раздача: ничего не подстроено.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for a skill that is due today.</source>
      <translation>Раунд дан ради навыка, который пора повторить сегодня.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for a skill that is new to you.</source>
      <translation>Раунд дан ради нового для вас навыка.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for a skill that you have not mastered yet.</source>
      <translation>Раунд дан ради навыка, которым вы ещё не овладели.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for skills that you chose.</source>
      <translation>Раунд дан ради навыков, которые выбрали вы.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt for something that comes back because it went wrong a few rounds ago. The cards are new.</source>
      <translation>Раунд дан ради того, что не вышло несколько раундов назад. Карты новые.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>It was dealt to find out whether you hold a wrong rule, and which.</source>
      <translation>Раунд дан, чтобы узнать, держитесь ли вы ложного правила и какого.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Learning</source>
      <translation>Изучается</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>New</source>
      <translation>Новое</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>New: {skills}.</source>
      <translation>Новое: {skills}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Not mastered yet: {skills}.</source>
      <translation>Ещё не освоено: {skills}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Random</source>
      <translation>Случайно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>To find out what you go by: {skills}.</source>
      <translation>Чтобы узнать, чем вы руководствуетесь: {skills}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/session/telling.py" />
      <source>Which one, the debrief says: here it would give the round away.</source>
      <translation>Какой именно, скажет разбор: здесь это выдало бы раунд.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/session/telling.py" />
      <source>{count} more</source>
      <translation>
        <numerusform>ещё {count}</numerusform>
        <numerusform>ещё {count}</numerusform>
        <numerusform>ещё {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Not done</source>
      <translation>Не сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <source>Not yet done</source>
      <translation>Ещё не сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>Nothing</source>
      <translation>Ничего</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <source>Taken back. {act}</source>
      <translation>Отменено. {act}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/taping.py" />
      <source>The round begins</source>
      <translation>Раунд начинается</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>An action</source>
      <translation>Действие</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Announce</source>
      <translation>Объявить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Call</source>
      <translation>Объявить руку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Called</source>
      <translation>Объявлена рука</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Check</source>
      <translation>Проверить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared</source>
      <translation>Карты убраны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Collected</source>
      <translation>Собрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Cover</source>
      <translation>Закрыть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Dealt</source>
      <translation>Роздано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/debrief/columns.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Done</source>
      <translation>Сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Left alone</source>
      <translation>Оставлено на месте</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>No call</source>
      <translation>Не объявлять</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>No ruling</source>
      <translation>Нет решения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Nothing more</source>
      <translation>Больше ничего</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Offered</source>
      <translation>Предложено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Paid</source>
      <translation>Выплачено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Paid {amount}</source>
      <translation>Выплачено {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Rack</source>
      <translation>Убрать остаток</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Release</source>
      <translation>Разрешить смотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/table.py" />
      <source>Table</source>
      <translation>Стол</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Took</source>
      <translation>Забрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>Took {amount}</source>
      <translation>Забрано {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Tucked</source>
      <translation>Подложено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Turn</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Turned</source>
      <translation>Открыто</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>{product} + {extra} bonus = {total}</source>
      <translation>{product} + {extra} бонус = {total}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/telling.py" />
      <source>{what} first</source>
      <translation>{what} — сначала</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Beaten {what}</source>
      <translation>{what}, битая ставка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets checked before they were invited</source>
      <translation>Ставки проверены раньше приглашения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets closed before they were checked</source>
      <translation>Ставки закрыты раньше проверки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets closed before they were invited</source>
      <translation>Ставки закрыты раньше приглашения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets not checked</source>
      <translation>Ставки не проверены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets not closed</source>
      <translation>Ставки не закрыты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Bets not invited</source>
      <translation>К ставкам не пригласили</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Called before the reveal</source>
      <translation>Объявлено до открытия</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Card not dealt</source>
      <translation>Карта не сдана</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards not cleared</source>
      <translation>Карты не убраны</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards not released</source>
      <translation>Карты не разрешены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards released before the cut card lay</source>
      <translation>Карты разрешены раньше подрезной карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cards released before the stub was racked</source>
      <translation>Карты разрешены раньше, чем убран остаток</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Checked</source>
      <translation>Проверено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before paying</source>
      <translation>Карты убраны раньше выплаты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before taking</source>
      <translation>Карты убраны раньше, чем забрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before the call</source>
      <translation>Карты убраны раньше объявления</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Cleared before turning</source>
      <translation>Карты убраны раньше открытия</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Collected before all had answered</source>
      <translation>Собрано раньше, чем все ответили</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Covered</source>
      <translation>Закрыто</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer dealt to before a seat</source>
      <translation>Дилеру сдано раньше места</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer not dealt to</source>
      <translation>Дилеру не сдано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer revealed before all had answered</source>
      <translation>Дилер открыт раньше, чем все ответили</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer's hand not called</source>
      <translation>Рука дилера не объявлена</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer's hand not covered</source>
      <translation>Рука дилера не закрыта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealer's hand not turned</source>
      <translation>Рука дилера не открыта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealt before the bets were checked</source>
      <translation>Роздано раньше проверки ставок</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Dealt before the bets were closed</source>
      <translation>Роздано раньше закрытия ставок</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Fold collected after the reveal</source>
      <translation>Сброс собран после открытия</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Fold not collected</source>
      <translation>Сброс не собран</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Fold tucked after the reveal</source>
      <translation>Сброс подложен после открытия</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Folded hand not tucked</source>
      <translation>Сброшенная рука не подложена</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Folded {what}</source>
      <translation>{what} сброшенной руки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Hand not turned</source>
      <translation>Рука не открыта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Hand turned before the dealer's</source>
      <translation>Рука открыта раньше руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Losing {what}</source>
      <translation>{what}, проигравшая ставка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Offered before the cards were dealt</source>
      <translation>Предложено раньше раздачи</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Offered before the cards were released</source>
      <translation>Предложено раньше разрешения смотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Paid before taking</source>
      <translation>Выплачено раньше, чем забрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Play not offered</source>
      <translation>Play не предложена</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Racked</source>
      <translation>Остаток убран</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Released</source>
      <translation>Разрешено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Ruling in a sound round</source>
      <translation>Решение в правильном раунде</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Said</source>
      <translation>Сказано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Seat dealt to before the dealer</source>
      <translation>Месту сдано раньше дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Seat {then} before seat {first}</source>
      <translation>Место {then} раньше места {first}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Stand-off called, hands differ</source>
      <translation>Объявлен stand-off, руки разные</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Stand-off not called</source>
      <translation>Stand-off не объявлен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Stub not racked</source>
      <translation>Остаток не убран</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Taken</source>
      <translation>Забрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Tied {what}</source>
      <translation>{what}, ничья</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Tucked before collecting</source>
      <translation>Подложено раньше, чем собрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>Winning {what}</source>
      <translation>{what}, выигравшая ставка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>called</source>
      <translation>объявлено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>checked</source>
      <translation>проверено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>cleared</source>
      <translation>убрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>collected</source>
      <translation>собрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>covered</source>
      <translation>закрыто</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>dealt</source>
      <translation>роздано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>paid</source>
      <translation>выплачено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>racked</source>
      <translation>убрано в отбой</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>released</source>
      <translation>разрешено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>said</source>
      <translation>сказано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>tucked</source>
      <translation>подложено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>turned</source>
      <translation>открыто</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} before calling the dealer's hand</source>
      <translation>{done} раньше объявления руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} before turning the dealer's hand</source>
      <translation>{done} раньше открытия руки дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} before turning the hand</source>
      <translation>{done} раньше открытия руки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} too early</source>
      <translation>{done} слишком рано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} twice</source>
      <translation>{done} дважды</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{done} where nothing was due</source>
      <translation>{done}, хотя ничего не требовалось</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{hand} called {called}</source>
      <translation>{hand}: объявлено «{called}»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{then} {done} before {first}</source>
      <translation>{then}: {done} раньше, чем {first}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{wager} and bonus</source>
      <translation>{wager} и бонус</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} not paid</source>
      <translation>{what}: не выплачено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} not taken</source>
      <translation>{what}: не забрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid</source>
      <translation>{what}: выплачено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid nothing</source>
      <translation>{what}: выплачен ноль</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid {paid} for {due}</source>
      <translation>{what}: {paid} вместо {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid {ratio} to 1</source>
      <translation>{what}: выплачено {ratio} к 1</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} paid, dealer not qualified</source>
      <translation>{what}: выплачено, у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} taken</source>
      <translation>{what}: забрано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} taken, dealer not qualified</source>
      <translation>{what}: забрано, у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} {done} twice</source>
      <translation>{what}: {done} дважды</translation>
    </message>
    <message>
      <location filename="../../trainer/school/titles.py" />
      <source>{what} {done}, nothing due</source>
      <translation>{what}: {done}, хотя ничего не положено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/traps.py" />
      <source>Same traps</source>
      <translation>Те же ловушки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <location filename="../../trainer/ui/table/key_guide.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>All keys</source>
      <translation>Все клавиши</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <location filename="../../trainer/ui/faults.py" />
      <location filename="../../trainer/ui/session/why_card.py" />
      <source>Close</source>
      <translation>Закрыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <source>Help on the table</source>
      <translation>Справка о столе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/all_keys.py" />
      <source>What is paid on the Ante may hold its bonus, or the bonus may follow it. Shift and K, or the right button, pay a spot’s bonus by itself: on the Progressive that is the Envy Bonus.</source>
      <translation>В выплату на Ante может входить и бонус, или бонус идёт следом. Shift и K или правая кнопка платят бонус поля отдельно: на Progressive это Envy Bonus.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>At hand: {place}.</source>
      <translation>Под рукой: {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>Chips cut out.</source>
      <translation>Фишки отсчитаны.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>Taken back: the next chip begins a new payout.</source>
      <translation>Взято назад: следующая фишка начнёт новую выплату.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, the hand</source>
      <translation>место {seat}, рука</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, {wager}, no wager</source>
      <translation>место {seat}, {wager}, ставки нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, {wager}, {amount}</source>
      <translation>место {seat}, {wager}, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>seat {seat}, {wager}, {amount}, taken</source>
      <translation>место {seat}, {wager}, {amount}, забрано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>the dealer’s hand</source>
      <translation>рука дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/at_hand.py" />
      <source>{amount} cut out.</source>
      <translation>Отсчитано {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>It is done so by one who believes</source>
      <translation>Так делает тот, кто считает</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>Rounds that test it</source>
      <translation>Раунды, которые это проверят</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You believe</source>
      <translation>Вы считаете</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You seem to believe</source>
      <translation>Похоже, вы считаете</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You seem to believe one of these</source>
      <translation>Похоже, вы считаете одно из этого</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/belief_block.py" />
      <source>You used to believe</source>
      <translation>Раньше вы считали</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/card_row.py" />
      <source>{player}; dealer {dealer}</source>
      <translation>{player}; дилер: {dealer}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>Required</source>
      <translation>Требуется</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>Required and done</source>
      <translation>Требуется и сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>mistake {number}, {title}</source>
      <translation>ошибка {number}, {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>not done</source>
      <translation>не сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>not yet done</source>
      <translation>ещё не сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/columns.py" />
      <source>nothing required</source>
      <translation>ничего не требуется</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/debrief/faultless.py" />
      <source>All {count} decisions and every step were right, in an order that {house} allows.</source>
      <translation>
        <numerusform>{count} решение и все шаги верны, в порядке, который допускает {house}.</numerusform>
        <numerusform>Все {count} решения и все шаги верны, в порядке, который допускает {house}.</numerusform>
        <numerusform>Все {count} решений и все шаги верны, в порядке, который допускает {house}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/faultless.py" />
      <source>Settled without a fault.</source>
      <translation>Рассчитано без единой ошибки.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/folding.py" />
      <source>Seats {seats}</source>
      <translation>Места {seats}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/debrief/folding.py" />
      <source>{count} steps, all alike</source>
      <translation>
        <numerusform>{count} шаг, всё совпадает</numerusform>
        <numerusform>{count} шага, всё совпадает</numerusform>
        <numerusform>{count} шагов, всё совпадает</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>Watch it beside a faultless dealer</source>
      <translation>Посмотреть рядом с безошибочным дилером</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>go on</source>
      <translation>дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>home</source>
      <translation>на главную</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>its clause</source>
      <translation>её пункт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>mistakes</source>
      <translation>ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>test the belief</source>
      <translation>проверить правило</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>this trap again</source>
      <translation>ещё раз эта ловушка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>Better</source>
      <translation>Лучше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>How the payments were laid</source>
      <translation>Как выложены выплаты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>Laid</source>
      <translation>Выложено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/handling.py" />
      <source>The school’s own rules: no amount and no score hangs on them.</source>
      <translation>Собственные правила школы: ни суммы, ни баллы от них не зависят.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Home</source>
      <translation>На главную</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Home (Esc)</source>
      <translation>На главную (Esc)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>House short</source>
      <translation>Убыток казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/debrief/page.py" />
      <location filename="../../trainer/ui/desk.py" />
      <source>Next round</source>
      <translation>Следующий раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Pace</source>
      <translation>Темп</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>Players short</source>
      <translation>Убыток игроков</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <source>Round {number}, settled</source>
      <translation>Раунд {number}, рассчитан</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <source>Same traps, new cards</source>
      <translation>Те же ловушки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Score</source>
      <translation>Баллы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Time</source>
      <translation>Время</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Wager decisions right</source>
      <translation>Верно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/header.py" />
      <source>Why this round? {reasons}</source>
      <translation>Почему этот раунд? {reasons}</translation>
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
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{some} of {all}</source>
      <translation>{some} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/marks.py" />
      <source>Advice</source>
      <translation>Совет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/marks.py" />
      <source>Critical</source>
      <translation>Грубая</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/marks.py" />
      <source>Minor</source>
      <translation>Малая</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/marks.py" />
      <source>Serious</source>
      <translation>Серьёзная</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>Deal me this trap again</source>
      <translation>Ещё раз эту ловушку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Due</source>
      <translation>Положено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <source>Mistake {number}, {severity}: {title}. {where}. Due {due}, done {done}. {money}.</source>
      <translation>Ошибка {number}, {severity}: {title}. {where}. Положено: {due}, сделано: {done}. {money}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Money</source>
      <translation>Деньги</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <source>Watch it</source>
      <translation>Посмотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_list.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Mistakes</source>
      <translation>Ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/page.py" />
      <source>Debrief of round {number}</source>
      <translation>Разбор раунда {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <source>In the house’s book</source>
      <translation>В книге казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <source>Rule: {rule}</source>
      <translation>Правило: {rule}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <location filename="../../trainer/ui/quick/rule_line.py" />
      <source>The document is silent here; the school reads it so.</source>
      <translation>Документ здесь молчит; так его толкует школа.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <source>school’s convention</source>
      <translation>правило школы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <location filename="../../trainer/ui/house_book/signs.py" />
      <location filename="../../trainer/ui/quick/rule_line.py" />
      <source>school’s reading</source>
      <translation>толкование школы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/sources.py" />
      <location filename="../../trainer/ui/house_book/signs.py" />
      <location filename="../../trainer/ui/quick/rule_line.py" />
      <source>the house says so</source>
      <translation>так говорит казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>Choose a table</source>
      <translation>Выбрать стол</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>Deal another</source>
      <translation>Раздать ещё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <source>Deal it again</source>
      <translation>Раздать это снова</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <location filename="../../trainer/ui/review.py" />
      <source>Its house or its cards cannot be read by today’s rules.</source>
      <translation>Его казино или карты нельзя прочесть по сегодняшним правилам.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <location filename="../../trainer/ui/pages.py" />
      <location filename="../../trainer/ui/progress/desk.py" />
      <location filename="../../trainer/ui/quick/desk.py" />
      <location filename="../../trainer/ui/quiz/desk.py" />
      <location filename="../../trainer/ui/session/desk.py" />
      <source>The records cannot be read</source>
      <translation>Записи нельзя прочесть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>The round cannot be recorded</source>
      <translation>Раунд нельзя записать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>The settings are not kept</source>
      <translation>Настройки не сохранены</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>This round cannot be opened</source>
      <translation>Этот раунд нельзя открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>This table cannot be dealt</source>
      <translation>Этот стол нельзя раздать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <location filename="../../trainer/ui/session/end_page.py" />
      <source>What the session gained</source>
      <translation>Что дало занятие</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>{folder}: the settings cannot be kept here ({why})</source>
      <translation>{folder}: настройки здесь не сохраняются ({why})</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>All is settled.</source>
      <translation>Всё рассчитано.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>Before the next act everything can be undone; the record keeps both.</source>
      <translation>До следующего действия всё можно отменить; запись хранит и то и другое.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>End the round, and read what is said of it.</source>
      <translation>Завершите раунд и прочтите, что о нём скажут.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>First a mistake, on purpose: take this wager.</source>
      <translation>Сначала нарочно ошибитесь: заберите эту ставку.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>It has won, and will be paid. See how a mark looks, and how it is undone.</source>
      <translation>Она выиграла и будет выплачена. Посмотрите, как выглядит отметка и как её отменить.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>Marked. Now take it back.</source>
      <translation>Отмечено. Теперь отмените.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <location filename="../../trainer/ui/table/panel_shown.py" />
      <source>Round done</source>
      <translation>Раунд закончен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Undo</source>
      <translation>Отменить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/guided.py" />
      <source>{why} ({rule})</source>
      <translation>{why} ({rule})</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>Call, then choose</source>
      <translation>Объявить, затем выбрать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Clear the hand</source>
      <translation>Убрать карты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Cut it out</source>
      <translation>Отсчитать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>Do it</source>
      <translation>Сделать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Empty the cut</source>
      <translation>Вернуть отсчитанное</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Pay what is cut</source>
      <translation>Выплатить отсчитанное</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <source>To the spot</source>
      <translation>К полю</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Turn the hand</source>
      <translation>Открыть руку</translation>
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
      <translation>Дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/spotlight.py" />
      <source>Skip</source>
      <translation>Пропустить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/spotlight.py" />
      <source>{number} of {of}</source>
      <translation>{number} из {of}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>A seat and its wagers</source>
      <translation>Место и его ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>Cut a payout out of the tray: click a well, or press the letter above it. Then place it beside the wager with K.</source>
      <translation>Отсчитайте выплату из лотка: щёлкните ячейку или нажмите букву над ней. Затем положите её рядом со ставкой клавишей K.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>In this round the panel tells every next act, with its keys. F1 lists all keys, U takes back the last act, Esc pauses.</source>
      <translation>В этом раунде панель подсказывает каждое следующее действие и его клавиши. F1 показывает все клавиши, U отменяет последнее действие, Esc — пауза.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>The bank</source>
      <translation>Банк</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>The left column is the round without fault, the right one is yours. Where they part, the line is lit.</source>
      <translation>Левый столбец — раунд без ошибок, правый — ваш. Где они расходятся, строка подсвечена.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>The marks</source>
      <translation>Отметки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>The spot farthest from you is the wager that was made last. Go to a seat by its number on the keyboard, to a spot with the arrows; or click what you want to touch.</source>
      <translation>Поле, самое дальнее от вас, — последняя сделанная ставка. К месту ведёт его цифра на клавиатуре, к полю — стрелки; или щёлкните то, чего хотите коснуться.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>This is your own hand. The players sit across the table: seat 1 at your left, the highest seat at your right.</source>
      <translation>Это ваша рука. Игроки сидят напротив: место 1 слева от вас, старшее место справа.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>What to do now</source>
      <translation>Что делать сейчас</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>What was due, and what you did</source>
      <translation>Что было положено и что вы сделали</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>You stand where the dealer stands</source>
      <translation>Вы стоите там, где стоит дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/guide/stations.py" />
      <source>■ is critical: money is wrong at the end. ▲ is serious: put right too late, or out of turn. ○ is a slip that costs nothing. Each mark names its rule; click the rule to read the clause.</source>
      <translation>■ — грубая: в итоге неверны деньги. ▲ — серьёзная: исправлено поздно или вне очереди. ○ — промах, который ничего не стоит. Каждая отметка называет правило; щёлкните его, чтобы прочесть пункт.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>A trainer for Three Card Poker dealers: deal, settle, be marked, by five houses' own rules.</source>
      <translation>Тренажёр дилера Three Card Poker: раздача, расчёт, оценка — по правилам пяти казино.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <location filename="../../trainer/ui/main_window.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Dealer School</source>
      <translation>Школа дилеров</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>Free software under the MIT licence.</source>
      <translation>Свободная программа по лицензии MIT.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>Licence</source>
      <translation>Лицензия</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>Part</source>
      <translation>Часть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>Version {version}.</source>
      <translation>Версия {version}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>What for</source>
      <translation>Зачем</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about.py" />
      <source>the letters</source>
      <translation>шрифты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about_page.py" />
      <location filename="../../trainer/ui/help/page.py" />
      <source>About this program</source>
      <translation>О программе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/about_page.py" />
      <location filename="../../trainer/ui/help/page.py" />
      <location filename="../../trainer/ui/house_book/page.py" />
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Back</source>
      <translation>Назад</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/page.py" />
      <source>Guided first round</source>
      <translation>Первый раунд с подсказками</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/page.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Help</source>
      <translation>Справка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>A whole round</source>
      <translation>Весь раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/home/today_page.py" />
      <location filename="../../trainer/ui/house_book/house_list.py" />
      <location filename="../../trainer/ui/house_book/page.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Houses</source>
      <translation>Казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>My mistakes</source>
      <translation>Мои ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Progress</source>
      <translation>Успехи</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Quick drills</source>
      <translation>Быстрые упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Quizzes</source>
      <translation>Контрольные</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Replay</source>
      <translation>Повтор</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Results</source>
      <translation>Результаты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Settings</source>
      <translation>Настройки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>The debrief</source>
      <translation>Разбор</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>The table</source>
      <translation>Стол</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/home/today_page.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/side_bar.py" />
      <source>Today</source>
      <translation>Сегодня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Continue</source>
      <translation>Продолжить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>New at this table?</source>
      <translation>Впервые за этим столом?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Nothing on the table</source>
      <translation>На столе ничего нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Practise what today asks for, or choose a house and a drill.</source>
      <translation>Отработайте то, что нужно сегодня, или выберите казино и упражнение.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Start over</source>
      <translation>Начать заново</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Two minutes: the table from where the dealer stands, the keys and the marks. Each next act is told.</source>
      <translation>Две минуты: стол глазами дилера, клавиши и отметки. Каждое следующее действие подсказано.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <source>Where you left off</source>
      <translation>Где вы остановились</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/continue_card.py" />
      <location filename="../../scenarios/first-round.yaml" />
      <source>Your first round</source>
      <translation>Ваш первый раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/groups.py" />
      <source>Drills: {kind}</source>
      <translation>Упражнения: {kind}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/groups.py" />
      <source>Kind of drill</source>
      <translation>Вид упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Drill</source>
      <translation>Упражнение</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <source>Drills</source>
      <translation>Упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Hands/h</source>
      <translation>Рук/ч</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>House</source>
      <translation>Казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>No rounds yet. Settle a table to see how it went.</source>
      <translation>Раундов пока нет. Рассчитайте стол, чтобы увидеть, как вышло.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <source>Recent results</source>
      <translation>Последние результаты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Right</source>
      <translation>Верно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>When</source>
      <translation>Когда</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <source>{when}, {drill}, {house}, {share} right</source>
      <translation>{when}, {drill}, {house}, верно {share}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Begin</source>
      <translation>Начать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Begin: {what}</source>
      <translation>Начать: {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Plan for today</source>
      <translation>План на сегодня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <source>Practise</source>
      <translation>Упражняться</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plan_card.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Questions</source>
      <translation>Вопросы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Bets to look over, {minutes}</source>
      <translation>Осмотр ставок, {minutes}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>How things are done with the hands, {minutes}</source>
      <translation>Как это делают руками, {minutes}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Not practised in the last {days} days.</source>
      <translation>Дней без практики: {days}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Practised on {count} of the last {days} days, {row} in a row.</source>
      <translation>Дней с практикой: {count} из последних {days}, подряд: {row}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Practised on {count} of the last {days} days.</source>
      <translation>Дней с практикой: {count} из последних {days}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Today {minutes} of {target} minutes.</source>
      <translation>Сегодня минут: {minutes} из {target}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>Today’s {target} minutes are done: {minutes}.</source>
      <translation>Сегодняшние {target} мин. сделаны: {minutes}.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>and {count} more skills</source>
      <translation>
        <numerusform>и ещё {count} навык</numerusform>
        <numerusform>и ещё {count} навыка</numerusform>
        <numerusform>и ещё {count} навыков</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>nothing due</source>
      <translation>повторять нечего</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>today</source>
      <translation>сегодня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <source>yesterday</source>
      <translation>вчера</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} coming back</source>
      <translation>
        <numerusform>возвращается {count}</numerusform>
        <numerusform>возвращаются {count}</numerusform>
        <numerusform>возвращаются {count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} days ago</source>
      <translation>
        <numerusform>{count} день назад</numerusform>
        <numerusform>{count} дня назад</numerusform>
        <numerusform>{count} дней назад</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} irregularities to rule on, {minutes}</source>
      <translation>
        <numerusform>{count} нештатная ситуация, {minutes}</numerusform>
        <numerusform>{count} нештатные ситуации, {minutes}</numerusform>
        <numerusform>{count} нештатных ситуаций, {minutes}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} minutes</source>
      <translation>
        <numerusform>{count} минута</numerusform>
        <numerusform>{count} минуты</numerusform>
        <numerusform>{count} минут</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} rounds at {seats}, each chosen by what you have shown so far</source>
      <translation>
        <numerusform>{count} раунд, {seats}, выбран по тому, что вы показали</numerusform>
        <numerusform>{count} раунда, {seats}, каждый выбран по тому, что вы показали</numerusform>
        <numerusform>{count} раундов, {seats}, каждый выбран по тому, что вы показали</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} seats</source>
      <translation>
        <numerusform>{count} место</numerusform>
        <numerusform>{count} места</numerusform>
        <numerusform>{count} мест</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} skills due</source>
      <translation>
        <numerusform>{count} навык пора повторить</numerusform>
        <numerusform>{count} навыка пора повторить</numerusform>
        <numerusform>{count} навыков пора повторить</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/plans.py" />
      <source>{count} skills in questions, {minutes}</source>
      <translation>
        <numerusform>{count} навык в вопросах, {minutes}</numerusform>
        <numerusform>{count} навыка в вопросах, {minutes}</numerusform>
        <numerusform>{count} навыков в вопросах, {minutes}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/shown.py" />
      <source>{count} problems</source>
      <translation>
        <numerusform>{count} неполадка</numerusform>
        <numerusform>{count} неполадки</numerusform>
        <numerusform>{count} неполадок</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Any</source>
      <translation>Любое</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>At once</source>
      <translation>Сразу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>At the end</source>
      <translation>В конце</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Begin the drill</source>
      <translation>Начать упражнение</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Deal the table</source>
      <translation>Раздать стол</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Feedback</source>
      <translation>Ответы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Next drill</source>
      <translation>Следующее упражнение</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/start_card.py" />
      <source>Seats</source>
      <translation>Места</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/today_page.py" />
      <source>Try again</source>
      <translation>Попробовать снова</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Apr</source>
      <translation>апр</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Aug</source>
      <translation>авг</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Dec</source>
      <translation>дек</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Feb</source>
      <translation>фев</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Feedback at once</source>
      <translation>Ответы сразу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Feedback at the end</source>
      <translation>Ответы в конце</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Fri</source>
      <translation>Пт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Jan</source>
      <translation>янв</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Jul</source>
      <translation>июл</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Jun</source>
      <translation>июн</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Mar</source>
      <translation>мар</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>May</source>
      <translation>мая</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Mon</source>
      <translation>Пн</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Nov</source>
      <translation>ноя</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Oct</source>
      <translation>окт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Order</source>
      <translation>Порядок</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Payout flash</source>
      <translation>Быстрая выплата</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Question {number} of {all}</source>
      <translation>Вопрос {number} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Read the hand</source>
      <translation>Чтение руки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number} of {all}, on the table</source>
      <translation>Раунд {number} из {all}, на столе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number} of {all}, to be dealt</source>
      <translation>Раунд {number} из {all}, ещё не роздан</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number}, on the table</source>
      <translation>Раунд {number}, на столе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Round {number}, to be dealt</source>
      <translation>Раунд {number}, ещё не роздан</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Sat</source>
      <translation>Сб</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Sep</source>
      <translation>сен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Settle</source>
      <translation>Расчёт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Sun</source>
      <translation>Вс</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Thu</source>
      <translation>Чт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Today {clock}</source>
      <translation>Сегодня {clock}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Tue</source>
      <translation>Вт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Wed</source>
      <translation>Ср</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Whole round</source>
      <translation>Весь раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Yesterday {clock}</source>
      <translation>Вчера {clock}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/todays.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>{count} questions</source>
      <translation>
        <numerusform>{count} вопрос</numerusform>
        <numerusform>{count} вопроса</numerusform>
        <numerusform>{count} вопросов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/home/todays.py" />
      <source>{count} seconds each</source>
      <translation>
        <numerusform>{count} секунда на каждый</numerusform>
        <numerusform>{count} секунды на каждый</numerusform>
        <numerusform>{count} секунд на каждый</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>{day} {clock}</source>
      <translation>{day} {clock}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/todays.py" />
      <source>{day} {month} {year}</source>
      <translation>{day} {month} {year}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/chapters.py" />
      <source>The school’s readings</source>
      <translation>Толкования школы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/chapters.py" />
      <source>Where the document is silent, misprinted or ambiguous. A supervisor may read it otherwise.</source>
      <translation>Где документ молчит, содержит опечатку или неясен. Супервайзер может прочесть иначе.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>Every clause that asks for something is exercised by a drill.</source>
      <translation>Каждый пункт, который чего-то требует, отрабатывается упражнением.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>Looking for the drills that exercise each clause …</source>
      <translation>Ищем упражнения для каждого пункта …</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>No drill exercises these</source>
      <translation>Без упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>Practise this</source>
      <translation>Отработать это</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>Practise {rule}: {drill}</source>
      <translation>Отработать {rule}: {drill}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>and {count} more drills</source>
      <translation>
        <numerusform>и ещё {count}</numerusform>
        <numerusform>и ещё {count}</numerusform>
        <numerusform>и ещё {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>no drill</source>
      <translation>нет упражнения</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/clauses.py" />
      <source>{count} clauses</source>
      <translation>
        <numerusform>{count} пункт</numerusform>
        <numerusform>{count} пункта</numerusform>
        <numerusform>{count} пунктов</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/differences.py" />
      <source>Nothing changes here.</source>
      <translation>Здесь ничего не меняется.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/differences.py" />
      <source>{sign} marks a school’s reading.</source>
      <translation>{sign} — толкование школы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Chapter</source>
      <translation>Глава</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Compare with another house</source>
      <translation>Сравнить с другим казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Compare with {house}</source>
      <translation>Сравнить: {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Compare with …</source>
      <translation>Сравнить с …</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Everything</source>
      <translation>Всё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>Show</source>
      <translation>Показать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>What differs</source>
      <translation>Что отличается</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>{count} differences</source>
      <translation>
        <numerusform>{count} отличие</numerusform>
        <numerusform>{count} отличия</numerusform>
        <numerusform>{count} отличий</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/page.py" />
      <source>{summary}. Document {document}, edition {edition}.</source>
      <translation>{summary}. Документ {document}, издание {edition}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_words.py" />
      <location filename="../../trainer/ui/table/seat_print.py" />
      <source>Jackpot</source>
      <translation>Джекпот</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_words.py" />
      <source>Limits</source>
      <translation>Пределы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/paused.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <source>Go on</source>
      <translation>Дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <source>Not right</source>
      <translation>Неверно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <source>Nothing, time ran out</source>
      <translation>Ничего, время вышло</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <source>The house</source>
      <translation>Казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Time ran out</source>
      <translation>Время вышло</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/replay/page.py" />
      <source>You</source>
      <translation>Вы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/page.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Ruling done</source>
      <translation>Решение готово</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/page.py" />
      <source>What do you rule?</source>
      <translation>Что вы решите?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/incident/page.py" />
      <source>scene {number} of {all}</source>
      <translation>сцена {number} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>: folded</source>
      <translation>: пас</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>: {amount}</source>
      <translation>: {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Called {place}: {hand}</source>
      <translation>Объявлено, {place}: {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Checked the bets</source>
      <translation>Ставки проверены</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Cleared {place}</source>
      <translation>Карты убраны: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Collected {place}</source>
      <translation>Собрано: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Covered the dealer’s hand</source>
      <translation>Рука дилера закрыта</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Dealt to {place}</source>
      <translation>Сдано: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Offered {play} to {place}</source>
      <translation>Предложено {play}: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Paid {wager}, {place}, {amount}</source>
      <translation>Выплачено: {wager}, {place}, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Racked the stub</source>
      <translation>Остаток убран</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Released the cards</source>
      <translation>Карты разрешены</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Said: {words}</source>
      <translation>Сказано: {words}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Took {wager}, {place}</source>
      <translation>Забрано: {wager}, {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Tucked {place}</source>
      <translation>Подложено: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_act.py" />
      <source>Turned the hand: {place}</source>
      <translation>Рука открыта: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_resort.py" />
      <source>Something went wrong</source>
      <translation>Что-то пошло не так</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_resort.py" />
      <source>This is a fault of the program, not yours. Everything that was done at the table is kept, and you can go on. What happened is written in this file, for those who mend it:</source>
      <translation>Это ошибка программы, а не ваша. Всё, что сделано за столом, сохранено, можно продолжать. Что случилось, записано в этом файле — для тех, кто исправит:</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/last_resort.py" />
      <source>{file} could not be written ({why}).</source>
      <translation>{file} не удалось записать ({why}).</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/pages.py" />
      <source>That could not be recorded, so it was not done</source>
      <translation>Это не удалось записать, поэтому не сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/paused.py" />
      <source>Leave the table</source>
      <translation>Уйти от стола</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/paused.py" />
      <source>Paused</source>
      <translation>Пауза</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/paused.py" />
      <source>The clock stands still. Everything on the table is kept.</source>
      <translation>Часы стоят. Всё на столе сохраняется.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Confirmed</source>
      <translation>Подтверждено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Held no more</source>
      <translation>Больше не держится</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>None: no mistake fits a wrong rule.</source>
      <translation>Нет: ни одна ошибка не подходит к ложному правилу.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Open beliefs</source>
      <translation>Открытые ложные правила</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Seen once</source>
      <translation>Замечено один раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Suspected</source>
      <translation>Подозревается</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Test it</source>
      <translation>Проверить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/beliefs_card.py" />
      <source>Wrong rules that explain your mistakes</source>
      <translation>Ложные правила, которые объясняют ваши ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <source>Chart</source>
      <translation>График</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <source>Charts</source>
      <translation>Графики</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <source>Day by day</source>
      <translation>День за днём</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/charts_card.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>Pace against accuracy</source>
      <translation>Темп и точность</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>Learning curve</source>
      <translation>Кривая обучения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>hands per hour</source>
      <translation>рук в час</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/quick/choices.py" />
      <source>right</source>
      <translation>верно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>{chart}, {days}: from {first} to {last} right</source>
      <translation>{chart}, {days}: верно от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>{chart}: nothing yet</source>
      <translation>{chart}: пока ничего</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>{count} days</source>
      <translation>
        <numerusform>{count} день</numerusform>
        <numerusform>{count} дня</numerusform>
        <numerusform>{count} дней</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>{share} %</source>
      <translation>{share} %</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Accuracy</source>
      <translation>Точность</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Accuracy, last {count} wagers</source>
      <translation>
        <numerusform>Точность, последняя {count} ставка</numerusform>
        <numerusform>Точность, последние {count} ставки</numerusform>
        <numerusform>Точность, последние {count} ставок</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Due today</source>
      <translation>Повторить сегодня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Pace, last five rounds</source>
      <translation>Темп, последние пять раундов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>Skills mastered</source>
      <translation>Освоенные навыки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <source>{mastered} of {skills}</source>
      <translation>{mastered} из {skills}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Mistake</source>
      <translation>Ошибка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>Mistakes by kind</source>
      <translation>Ошибки по видам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>No mistakes in this time.</source>
      <translation>За это время ошибок нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>Times</source>
      <translation>Раз</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>{count} times</source>
      <translation>
        <numerusform>{count} раз</numerusform>
        <numerusform>{count} раза</numerusform>
        <numerusform>{count} раз</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>{mistake}, {times}; players short {players}, house short {house}</source>
      <translation>{mistake}, {times}; убыток игроков {players}, казино {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <source>All days</source>
      <translation>Все дни</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <source>Last 30 days</source>
      <translation>Последние 30 дней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <source>Last 7 days</source>
      <translation>Последние 7 дней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <source>Last 90 days</source>
      <translation>Последние 90 дней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Mastered</source>
      <translation>Освоено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Not seen</source>
      <translation>Не встречалось</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>{state}, {share} %</source>
      <translation>{state}, {share} %</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Choose a skill to read of it.</source>
      <translation>Выберите навык, чтобы прочесть о нём.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Due in {count} days.</source>
      <translation>
        <numerusform>Повторить через {count} день.</numerusform>
        <numerusform>Повторить через {count} дня.</numerusform>
        <numerusform>Повторить через {count} дней.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Due today.</source>
      <translation>Повторить сегодня.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>It takes you {share} % of a dealer’s time.</source>
      <translation>Вам нужно {share} % времени дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Never asked for so far.</source>
      <translation>Пока не спрашивалось.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Of late {share} % right.</source>
      <translation>В последнее время верно {share} %.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>On {count} days.</source>
      <translation>
        <numerusform>В {count} день.</numerusform>
        <numerusform>В {count} разных дня.</numerusform>
        <numerusform>В {count} разных дней.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Seen {count} times.</source>
      <translation>
        <numerusform>Встретилось {count} раз.</numerusform>
        <numerusform>Встретилось {count} раза.</numerusform>
        <numerusform>Встретилось {count} раз.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>Skills map</source>
      <translation>Карта навыков</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>The smallest decisions that are right or wrong by themselves.</source>
      <translation>Самые малые решения, которые верны или неверны сами по себе.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/skills_card.py" />
      <source>{skill}: {state}</source>
      <translation>{skill}: {state}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>A drill of exactly this</source>
      <translation>Упражнение ровно на это</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>At another house</source>
      <translation>В другом казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>Choose a house</source>
      <translation>Выберите казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>Otherwise</source>
      <translation>Иначе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>The other house</source>
      <translation>Другое казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>The two books side by side</source>
      <translation>Две книги рядом</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>Which of your skills change where you go, and what is new there.</source>
      <translation>Какие из ваших навыков меняются там, куда вы идёте, и что там нового.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>{count} skills</source>
      <translation>
        <numerusform>{count} навык</numerusform>
        <numerusform>{count} навыка</numerusform>
        <numerusform>{count} навыков</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>{kind}: {skills}.</source>
      <translation>{kind}: {skills}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/transfer_card.py" />
      <source>{same} stay as they are, {other} change, {new} are new.</source>
      <translation>{same} остаются как есть, {other} меняются, {new} новые.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>Add {amount}, key {key}</source>
      <translation>Добавить {amount}, клавиша {key}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>How much is paid</source>
      <translation>Сколько платят</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>Nothing is paid: 0, or Enter alone</source>
      <translation>Ничего не платят: 0 или просто Enter</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/amount.py" />
      <source>Pay it</source>
      <translation>Выплатить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <source>All looked over</source>
      <translation>Всё осмотрено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <source>No chips</source>
      <translation>Нет фишек</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <source>You said</source>
      <translation>Ваш ответ</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/choices.py" />
      <source>you</source>
      <translation>вы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/choices.py" />
      <location filename="../../trainer/ui/quick/order_board.py" />
      <location filename="../../trainer/ui/quick/reasons.py" />
      <source>{words}, key {key}</source>
      <translation>{words}, клавиша {key}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/desk.py" />
      <source>That could not be recorded, so it was not answered</source>
      <translation>Это не удалось записать, поэтому ответ не принят</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/desk.py" />
      <source>This drill cannot begin</source>
      <translation>Это упражнение нельзя начать</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/quick/feedback.py" />
      <source>Not right: {count} slips, the first of them</source>
      <translation>
        <numerusform>Неверно: {count} промах</numerusform>
        <numerusform>Неверно: {count} промаха, первый из них</numerusform>
        <numerusform>Неверно: {count} промахов, первый из них</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Right: {answer}</source>
      <translation>Верно: {answer}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/feedback.py" />
      <source>You said: {answer}</source>
      <translation>Ваш ответ: {answer}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Clock</source>
      <translation>Часы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Leave (Esc); it is kept, and goes on where it stands</source>
      <translation>Выйти (Esc); всё сохранится и продолжится с этого места</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Leave the drill</source>
      <translation>Выйти из упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Question</source>
      <translation>Вопрос</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/header.py" />
      <source>Right so far</source>
      <translation>Пока верно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>An order that is right</source>
      <translation>Верный порядок</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>Take the last back</source>
      <translation>Вернуть последний</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>That is the order</source>
      <translation>Таков порядок</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>Your order</source>
      <translation>Ваш порядок</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>empty</source>
      <translation>пусто</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/order_board.py" />
      <source>{step}, {number} in your order</source>
      <translation>{step}, в вашем порядке {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Answer with a key</source>
      <translation>Ответьте клавишей</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Go to a seat with its digit, and mark what is wrong there with a letter</source>
      <translation>Перейдите к месту его цифрой и отметьте буквой, что там неверно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Point to cards with their keys, then Enter</source>
      <translation>Укажите карты их клавишами, затем Enter</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Press the steps' keys one after another; the same key again takes a step back</source>
      <translation>Нажимайте клавиши шагов одну за другой; та же клавиша ещё раз возвращает шаг</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>These five</source>
      <translation>Эти пять</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>Type what is paid, then Enter</source>
      <translation>Введите, сколько платят, затем Enter</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <source>What is right is told at once.</source>
      <translation>Верный ответ — сразу.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/page.py" />
      <location filename="../../trainer/ui/quiz/page.py" />
      <source>What is right is told at the end.</source>
      <translation>Верный ответ — в конце.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/reasons.py" />
      <source>{reason}, seats {seats}</source>
      <translation>{reason}, места {seats}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <source>Again</source>
      <translation>Ещё раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Every answer was right.</source>
      <translation>Все ответы верны.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Median</source>
      <translation>Медиана</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <source>Only what was wrong</source>
      <translation>Только ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_page.py" />
      <source>{drill}: {some} of {all} right</source>
      <translation>{drill}: верно {some} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Answered</source>
      <translation>Ответ</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Asked by rules that have changed since</source>
      <translation>Спрошено по правилам, которые с тех пор изменились</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>By skill</source>
      <translation>По навыкам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Question {number}: {asked}. Answered {given}, right is {due}. {why}</source>
      <translation>Вопрос {number}: {asked}. Ответ: {given}, верно: {due}. {why}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Skill</source>
      <translation>Навык</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>Traps</source>
      <translation>Ловушки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>meter {amount}</source>
      <translation>счётчик {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>nothing in time</source>
      <translation>ничего вовремя</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>once</source>
      <translation>один раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>{number} s</source>
      <translation>{number} с</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>{skill}: {share} right, median {time}</source>
      <translation>{skill}: верно {share}, медиана {time}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <source>{stakes}, folded</source>
      <translation>{stakes}, пас</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>Change the answer</source>
      <translation>Изменить ответ</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>How sure are you?</source>
      <translation>Насколько вы уверены?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>Your answer: {answer}. How sure are you?</source>
      <translation>Ваш ответ: {answer}. Насколько вы уверены?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>{certainty}: +{won} or 0</source>
      <translation>{certainty}: +{won} или 0</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/certainty_bar.py" />
      <source>{certainty}: +{won} or −{lost}</source>
      <translation>{certainty}: +{won} или −{lost}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/desk.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Print or save as PDF</source>
      <translation>Печать или PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/desk.py" />
      <source>The quiz cannot be printed</source>
      <translation>Контрольную нельзя напечатать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/desk.py" />
      <source>The quiz is ready to be printed</source>
      <translation>Контрольная готова к печати</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/desk.py" />
      <source>{file} cannot be written.</source>
      <translation>{file} не удалось записать.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/desk.py" />
      <source>{file}: the questions, and the key on pages of its own.</source>
      <translation>{file}: вопросы, а ключ — на отдельных страницах.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/page.py" />
      <source>Say of each wager what is done with it</source>
      <translation>Скажите о каждой ставке, что с ней делают</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Another quiz</source>
      <translation>Ещё контрольная</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>By area</source>
      <translation>По областям</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>By certainty</source>
      <translation>По уверенности</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>By house</source>
      <translation>По казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Certain, and wrong</source>
      <translation>Уверен и неверно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>Marks</source>
      <translation>Баллы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Quiz: {marks} of {most} marks</source>
      <translation>Контрольная: {marks} из {most} баллов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>Wrong, and not certain</source>
      <translation>Неверно, но без уверенности</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>You were certain of these. At a table they cost money.</source>
      <translation>В этих вы были уверены. За столом они стоят денег.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>Practise what question {number} asked</source>
      <translation>Отработать то, о чём вопрос {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>The clause</source>
      <translation>Пункт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>The clause of question {number}</source>
      <translation>Пункт к вопросу {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/result_parts.py" />
      <source>{name}: {share} right, {marks} marks</source>
      <translation>{name}: верно {share}, баллов {marks}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>All settled</source>
      <translation>Всё рассчитано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>T take, L leave, or type what is paid; Enter goes on.</source>
      <translation>T — забрать, L — оставить или введите выплату; Enter — дальше.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <source>due or not?</source>
      <translation>положено или нет?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>Paid on {wager}</source>
      <translation>Выплачено на {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Areas</source>
      <translation>Области</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Begin the quiz</source>
      <translation>Начать контрольную</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Choose a house.</source>
      <translation>Выберите казино.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Choose an area.</source>
      <translation>Выберите область.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>No clock</source>
      <translation>Без времени</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Nothing is told before the end, and each answer comes with how sure you are. Certain and right counts 3; certain and wrong takes 6 away.</source>
      <translation>До конца ничего не сказано, и каждый ответ — с вашей уверенностью. Уверен и верно даёт 3; уверен и неверно отнимает 6.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Time for each</source>
      <translation>Время на каждый</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Back (←)</source>
      <translation>Назад (←)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>End (End)</source>
      <translation>В конец (End)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Mistake before</source>
      <translation>Предыдущая ошибка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Next mistake</source>
      <translation>Следующая ошибка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>On (→)</source>
      <translation>Вперёд (→)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>One step back</source>
      <translation>На шаг назад</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>One step on</source>
      <translation>На шаг вперёд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Play</source>
      <translation>Пуск</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Play (Space)</source>
      <translation>Пуск (пробел)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Speed</source>
      <translation>Скорость</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Start (Home)</source>
      <translation>В начало (Home)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Stop</source>
      <translation>Стоп</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Stop (Space)</source>
      <translation>Стоп (пробел)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Stop at mistakes</source>
      <translation>Останавливаться на ошибках</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>To the end</source>
      <translation>В конец</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>To the start</source>
      <translation>В начало</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>Where they part</source>
      <translation>Где они расходятся</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>{times} ×</source>
      <translation>{times} ×</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/controls.py" />
      <source>½ ×</source>
      <translation>½ ×</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Back (Esc)</source>
      <translation>Назад (Esc)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Faultless dealer</source>
      <translation>Безошибочный дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>From near</source>
      <translation>Вблизи</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Replay of round {number}</source>
      <translation>Повтор раунда {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Round {number} again</source>
      <translation>Раунд {number} ещё раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>The faultless dealer’s table</source>
      <translation>Стол безошибочного дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>View</source>
      <translation>Вид</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Whole table</source>
      <translation>Весь стол</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>Your table</source>
      <translation>Ваш стол</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <source>{house}, {drill}</source>
      <translation>{house}, {drill}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>Here they part: {title}</source>
      <translation>Здесь они расходятся: {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>Its clause</source>
      <translation>Её пункт</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>and {count} more</source>
      <translation>
        <numerusform>и ещё {count}</numerusform>
        <numerusform>и ещё {count}</numerusform>
        <numerusform>и ещё {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/time_line.py" />
      <source>Time line</source>
      <translation>Шкала времени</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Before the first of {last} steps</source>
      <translation>Перед первым из шагов: {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Both alike so far. They part in step {step}.</source>
      <translation>Пока одинаково. Расходятся на шаге {step}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Both tables lie alike again.</source>
      <translation>Столы снова одинаковы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Here they part.</source>
      <translation>Здесь они расходятся.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Not alike, until it is taken back.</source>
      <translation>Неодинаково, пока не отменено.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Nothing parts the two, as far as the round was dealt.</source>
      <translation>Ничто их не различает, насколько раунд роздан.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Nothing parts the two: a faultless round.</source>
      <translation>Ничто их не различает: раунд без ошибок.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>Step {step} of {last}</source>
      <translation>Шаг {step} из {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>You: {yours}. Faultless dealer: {theirs}.</source>
      <translation>Вы: {yours}. Безошибочный дилер: {theirs}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/told.py" />
      <source>{act} (taken back later)</source>
      <translation>{act} (позже отменено)</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/replay/told.py" />
      <source>{count} things lie otherwise on the two tables (dashed).</source>
      <translation>
        <numerusform>На двух столах иначе лежит {count} вещь (пунктир).</numerusform>
        <numerusform>На двух столах иначе лежат {count} вещи (пунктир).</numerusform>
        <numerusform>На двух столах иначе лежат {count} вещей (пунктир).</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <source>All drills</source>
      <translation>Все упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <source>All houses</source>
      <translation>Все казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <source>Open</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <source>Settle the table</source>
      <translation>Рассчитать стол</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <source>This trap again</source>
      <translation>Ещё раз эта ловушка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/shown.py" />
      <source>No mistakes yet. Settle a table to find some.</source>
      <translation>Ошибок пока нет. Рассчитайте стол, чтобы их найти.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Severity</source>
      <translation>Вес</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Where</source>
      <translation>Где</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/told.py" />
      <source>Question {number}</source>
      <translation>Вопрос {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/told.py" />
      <source>× Answer</source>
      <translation>× Ответ</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review.py" />
      <source>The house’s book cannot be read</source>
      <translation>Книгу казино нельзя прочесть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review.py" />
      <source>This round cannot be shown again</source>
      <translation>Этот раунд нельзя показать снова</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/round_clock.py" />
      <source>{number} hands/h</source>
      <translation>{number} рук/ч</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/scene_incident.py" />
      <location filename="../../scenarios/what-is-ruled.yaml" />
      <source>What is ruled here</source>
      <translation>Что решают здесь</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/end_page.py" />
      <source>Practise on</source>
      <translation>Продолжить практику</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/end_page.py" />
      <source>That is it for now</source>
      <translation>На сегодня всё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Mastered now</source>
      <translation>Теперь освоено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>No longer due</source>
      <translation>Больше не пора</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Right nearly every time, on more than one day, at a dealer’s pace.</source>
      <translation>Верно почти всегда, не в один день и в темпе дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Seen for the first time</source>
      <translation>Встретилось впервые</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Skills practised</source>
      <translation>Отработанные навыки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>Slipped</source>
      <translation>Ослабло</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>The session is done</source>
      <translation>Занятие окончено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They come again tomorrow or soon after.</source>
      <translation>Они вернутся завтра или вскоре.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They went wrong of late and come back in the next rounds, with new cards.</source>
      <translation>Недавно не получились и вернутся в ближайших раундах с новыми картами.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They were due, and are put off to a later day.</source>
      <translation>Их было пора повторить; теперь они отложены.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>They were mastered before and went wrong now. A few right answers mend that.</source>
      <translation>Раньше были освоены, а теперь не вышли. Несколько верных ответов это исправят.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{count} rounds</source>
      <translation>
        <numerusform>{count} раунд</numerusform>
        <numerusform>{count} раунда</numerusform>
        <numerusform>{count} раундов</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{house}, {rounds}</source>
      <translation>{house}, {rounds}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/session/why_card.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Why this round?</source>
      <translation>Почему этот раунд?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>As advice</source>
      <translation>Как совет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>As minor mistakes</source>
      <translation>Как малые ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>As the system</source>
      <translation>Как в системе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Chips and cards are at once where they go.</source>
      <translation>Фишки и карты сразу оказываются на месте.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Clubs green and diamonds blue.</source>
      <translation>Трефы зелёные, бубны синие.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Dark</source>
      <translation>Тёмное</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Enforced</source>
      <translation>Обязательно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Everywhere but on the felt, which grows with the window.</source>
      <translation>Везде, кроме сукна: оно растёт вместе с окном.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Fewest chips, and a stack a value, the dearest nearest to the wager.</source>
      <translation>Меньше фишек, столбик на номинал, дорогой ближе всего к ставке.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Four-colour deck</source>
      <translation>Четырёхцветная колода</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>How payments are laid</source>
      <translation>Как выложены выплаты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <location filename="../../trainer/ui/table/key_guide.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Key guide</source>
      <translation>Подсказка клавиш</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Language</source>
      <translation>Язык</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Less motion</source>
      <translation>Меньше движения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Light</source>
      <translation>Светлое</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Light or dark around the table.</source>
      <translation>Светло или темно вокруг стола.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Looks</source>
      <translation>Вид</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Minutes a day</source>
      <translation>Минут в день</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>No target</source>
      <translation>Без цели</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Not marked</source>
      <translation>Не оценивается</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Not taught</source>
      <translation>Не учат</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Off</source>
      <translation>Выкл.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>On</source>
      <translation>Вкл.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Right to left, losing wagers first, where a house mandates no order.</source>
      <translation>Справа налево, сначала проигравшие ставки, — где казино не предписывает порядка.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Settings and rounds are kept in {folder}</source>
      <translation>Настройки и раунды хранятся здесь: {folder}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Show the total of the cut</source>
      <translation>Показывать сумму отсчитанного</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Size of the type</source>
      <translation>Размер текста</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Surroundings</source>
      <translation>Окружение</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>The keys that make sense just now, along the table’s edge (F2).</source>
      <translation>Клавиши, которые сейчас имеют смысл, вдоль края стола (F2).</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>The school’s order</source>
      <translation>Порядок школы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Total of the cut</source>
      <translation>Сумма отсчитанного</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>What lies in front of the bank, in figures.</source>
      <translation>Что лежит перед банком, цифрами.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>What the program says; a house keeps its own words.</source>
      <translation>Что говорит программа; слова казино остаются его словами.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>What you mean to practise. The page of today says how far you are.</source>
      <translation>Сколько вы намерены упражняться. Страница «Сегодня» говорит, сколько уже сделано.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/settings_page.py" />
      <source>When a new table says what was wrong.</source>
      <translation>Когда новый стол говорит, что было не так.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Back card up</source>
      <translation>Откат карты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Back this card up</source>
      <translation>Вернуть эту карту</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Call supervisor</source>
      <translation>Супервайзер</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>For this player</source>
      <translation>За этого игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Keep this wager in</source>
      <translation>Оставить эту ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Move these cards to …</source>
      <translation>Передвинуть карты к …</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Play on</source>
      <translation>Играть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Player’s favour</source>
      <translation>В пользу игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Put hands right</source>
      <translation>Исправить руки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Refuse this wager</source>
      <translation>Отклонить эту ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Return every wager</source>
      <translation>Вернуть все ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Return this wager</source>
      <translation>Вернуть эту ставку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Stop this player</source>
      <translation>Остановить игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Take up, deal again</source>
      <translation>Забрать, сдать заново</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>The dealer</source>
      <translation>Дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Void round</source>
      <translation>Раунд недействителен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Change chips up</source>
      <translation>Разменять фишки вверх</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Change one chip down</source>
      <translation>Разменять одну фишку вниз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Collect the fold</source>
      <translation>Собрать сброс</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <source>Go there</source>
      <translation>Перейти</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Offer Play</source>
      <translation>Предложить Play</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Pay the spot’s bonus</source>
      <translation>Выплатить бонус поля</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <source>Put one back</source>
      <translation>Вернуть одну</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Size into the stake</source>
      <translation>Подровнять к ставке</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/furniture.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Discard rack</source>
      <translation>Лоток отбоя</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/furniture.py" />
      <source>Ready</source>
      <translation>Готов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/furniture.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Shuffler</source>
      <translation>Шаффлер</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/furniture.py" />
      <source>Stopped</source>
      <translation>Стоп</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Amount</source>
      <translation>Сумма</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Call the hand</source>
      <translation>Объявить руку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Change down, up</source>
      <translation>Размен вниз, вверх</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Chips</source>
      <translation>Фишки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Choose by its letter</source>
      <translation>Выбрать по букве</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal here</source>
      <translation>Сдать сюда</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Deal to a seat</source>
      <translation>Сдать месту</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Empty</source>
      <translation>Очистить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Fold: collect, tuck</source>
      <translation>Собрать, подложить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Move</source>
      <translation>Идти</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>One digit back</source>
      <translation>Стереть цифру</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Rule, do what follows</source>
      <translation>Решить, сделать следующее</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Say</source>
      <translation>Сказать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Size in</source>
      <translation>Подровнять</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Stop dealing</source>
      <translation>Закончить раздачу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Stub</source>
      <translation>Остаток</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/heard_things.py" />
      <source>Jackpot, {amount}</source>
      <translation>Джекпот, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/heard_things.py" />
      <source>card, face down</source>
      <translation>карта рубашкой вверх</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_guide.py" />
      <source>Put away</source>
      <translation>Убрать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Change down</source>
      <translation>Размен вниз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Change up</source>
      <translation>Размен вверх</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Chip {number} from the left</source>
      <translation>Фишка {number} слева</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Cover the dealer’s hand</source>
      <translation>Закрыть руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Deal: then each place</source>
      <translation>Раздача: затем каждое место</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Dealer’s hand</source>
      <translation>Рука дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Do what follows</source>
      <translation>Сделать, что следует</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Hints</source>
      <translation>Подсказки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Make a ruling</source>
      <translation>Принять решение</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One seat to the left</source>
      <translation>Место левее</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One seat to the right</source>
      <translation>Место правее</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One spot down</source>
      <translation>Поле ниже</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>One spot up</source>
      <translation>Поле выше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Pause</source>
      <translation>Пауза</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Release the cards</source>
      <translation>Разрешить карты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Say or call</source>
      <translation>Сказать, объявить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Tuck the fold</source>
      <translation>Подложить сброс</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Type an amount</source>
      <translation>Ввести сумму</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>{what}, key {key}</source>
      <translation>{what}, клавиша {key}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Amount, all keys</source>
      <translation>Сумма, все клавиши</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Collect, tuck a fold</source>
      <translation>Собрать, подложить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Deal, then places</source>
      <translation>Раздача, затем места</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Do what follows from it</source>
      <translation>Сделать, что из него следует</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Next seat, spot</source>
      <translation>Место, поле</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>One chip less</source>
      <translation>На фишку меньше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Say, check, offer</source>
      <translation>Речь, ставки, Play</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Seat, dealer</source>
      <translation>Место, дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Stub, cover, release</source>
      <translation>Остаток, рука, карты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Take, pay</source>
      <translation>Забрать, выплатить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Turn, clear the hand</source>
      <translation>Открыть, убрать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Keys</source>
      <translation>Клавиши</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Last act</source>
      <translation>Последнее действие</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Leave</source>
      <translation>Уйти</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Nothing yet</source>
      <translation>Пока ничего</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Now</source>
      <translation>Сейчас</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Panel</source>
      <translation>Панель</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>guide</source>
      <translation>гид</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>hands/h</source>
      <translation>рук/ч</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>hide</source>
      <translation>скрыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel.py" />
      <source>show</source>
      <translation>показать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/panel_parts.py" />
      <source>Go to seat {seat}</source>
      <translation>К месту {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/pieces.py" />
      <source>Cut card</source>
      <translation>Подрезная карта</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/pieces.py" />
      <source>The right button offers Play</source>
      <translation>Правая кнопка предлагает Play</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Cut</source>
      <translation>Отсчитано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Cut, empty</source>
      <translation>Отсчитано: пусто</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Seat {seat}, hand</source>
      <translation>Место {seat}, рука</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>Seat {seat}, offer {wager}</source>
      <translation>Место {seat}, предложить {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>a card with another back</source>
      <translation>карта с другой рубашкой</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>dealing</source>
      <translation>раздача идёт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>face down</source>
      <translation>рубашкой вверх</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>face up</source>
      <translation>открыто</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>folded</source>
      <translation>сброшено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>in the player’s hand</source>
      <translation>в руке игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>lying apart</source>
      <translation>лежат врозь</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>no wager</source>
      <translation>ставки нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>place the payout</source>
      <translation>положить выплату</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>played closed</source>
      <translation>играется вслепую</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>player {player}</source>
      <translation>игрок {player}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>stopped</source>
      <translation>остановлен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>taken back</source>
      <translation>взято назад</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>the cut card among it</source>
      <translation>среди них подрезная карта</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>under the cut card</source>
      <translation>под подрезной картой</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{cards} {state}</source>
      <translation>{cards}, {state}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{card} face up</source>
      <translation>{card}, открыта</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} карта</numerusform>
        <numerusform>{count} карты</numerusform>
        <numerusform>{count} карт</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{count} of {value}</source>
      <translation>{count} по {value}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{paper}, no chips</source>
      <translation>{paper}, фишек нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{value} chip</source>
      <translation>фишка {value}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/words.py" />
      <source>{sign} school’s reading</source>
      <translation>{sign} толкование школы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_page.py" />
      <source>Settle this round.</source>
      <translation>Рассчитайте этот раунд.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_page.py" />
      <source>Work this round.</source>
      <translation>Проведите этот раунд.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_page.py" />
      <source>round {number} of {all}</source>
      <translation>раунд {number} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/wording.py" />
      <source>{things} and {last}</source>
      <translation>{things} и {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/wording.py" />
      <source>{things} or {last}</source>
      <translation>{things} или {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/wording.py" />
      <source>{things}, {thing}</source>
      <translation>{things}, {thing}</translation>
    </message>
  </context>
</TS>
