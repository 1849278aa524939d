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
      <source>The bullet lets a redeal pay nothing and does not say where the cards go; they go to the rack before others are dealt.</source>
      <translation>Пункт велит не платить при пересдаче и не говорит, куда идут карты; они идут в отбой, прежде чем раздают другие.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet redeals for a card of the dealer's and no other, so a gambler's open card changes nothing.</source>
      <translation>Пункт велит пересдать из-за карты дилера и ни из-за какой другой, так что открытая карта игрока ничего не меняет.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The bullet redeals for a gambler with a wrong number of cards and is silent on the dealer, so the supervisor decides.</source>
      <translation>Пункт велит пересдать при неверном числе карт у игрока и молчит о дилере, поэтому решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The cards are on the table and in view, so looking at them is what they are for.</source>
      <translation>Карты на столе и на виду, а для того их и смотрят.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The dealer has a wrong number of cards</source>
      <translation>У дилера неверное число карт</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The money is there to be changed and is no bet. Change it, and play on.</source>
      <translation>Деньги лежат для обмена, это не ставка. Поменяйте и играйте дальше.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The redeal begins the deal anew. The cards that were dealt go to the rack first.</source>
      <translation>Пересдача начинает раздачу заново. Сначала розданные карты идут в отбой.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>The redeal is for a gambler's wrong number. On the dealer's the document is silent, so call the supervisor.</source>
      <translation>Пересдача — при неверном числе у игрока. О дилере документ молчит, поэтому вызовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <source>This is my lucky box.</source>
      <translation>Это мой счастливый бокс.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/irregularities.yaml" />
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/prime/irregularities.yaml" />
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
      <source>The bullet pays from the right to the left when the dealer has no game and is silent on the rounds with one; the same direction is kept there, box by box.</source>
      <translation>Пункт платит справа налево, когда у дилера нет игры, и молчит о раундах с игрой; там держатся того же направления, бокс за боксом.</translation>
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
      <location filename="../../procedures/boxes/procedure.yaml" />
      <source>The paragraph speaks of the gamblers, who decide whether to play; that the dealer asks them is the school's.</source>
      <translation>Абзац говорит об игроках, которые решают, играть ли; что дилер их спрашивает, — от школы.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>"Additionally" is beside a payment, and neither ANTE is paid.</source>
      <translation>«Дополнительно» — это сверх выплаты, а здесь ANTE не выплачивают.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A beaten ANTE is lost, and a lost bet is not paid additionally.</source>
      <translation>Битое ANTE проиграно, а по проигранной ставке дополнительно не платят.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A beaten ANTE loses. On the additional payment: not a word.</source>
      <translation>Битое ANTE проигрывает. О дополнительной выплате ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A higher dealer takes both, a lower one pays both.</source>
      <translation>Старшая рука дилера забирает обе, младшая платит обе.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>A straight is higher than a flush.</source>
      <translation>Стрит старше флеша.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Both are lost</source>
      <translation>Обе проиграны</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Both go back</source>
      <translation>Обе возвращаются</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Does the Pair Plus of a folded hand stay in action?</source>
      <translation>Остаётся ли в игре Pair Plus спасовавшей руки?</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>Equal combinations are decided by the remaining cards. When these are equal too: not a word.</source>
      <translation>Равные комбинации решают остальные карты. Если равны и они — ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Is 3-2-A a straight?</source>
      <translation>3-2-A — это стрит?</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>Is the ANTE paid additionally on a beaten or tied hand?</source>
      <translation>Платят ли дополнительно по ANTE битой или равной руке?</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is always paid and plays for itself, so a fold does not touch it.</source>
      <translation>Его платят всегда, и он играет сам за себя: пас его не касается.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is always paid if a gambler has the hand. On a fold: not a word.</source>
      <translation>Его платят всегда, если у игрока есть комбинация. О пасе ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It is lost</source>
      <translation>Он проигран</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It is paid additionally if a gambler has the hand.</source>
      <translation>Платят дополнительно, если у игрока есть комбинация.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>It plays for itself.</source>
      <translation>Он играет сам за себя.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It stays</source>
      <translation>Остаётся</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>No, an ace is high only</source>
      <translation>Нет, туз только старший</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Nothing here lets an ace count as one.</source>
      <translation>Ничто здесь не даёт тузу считаться единицей.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a tie only</source>
      <translation>Только при равенстве</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On both</source>
      <translation>В обоих случаях</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On neither</source>
      <translation>Ни в одном</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Only a hand above the dealer's is paid.</source>
      <translation>Платят только руке старше дилерской.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The ace is the highest card. Whether it counts low is not said.</source>
      <translation>Туз — старшая карта. Может ли он быть младшей, не сказано.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The cards are put away at the fold, and with them every wager on them.</source>
      <translation>Карты убирают сразу при пасе, а с ними и все ставки на них.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The dealer's hand is neither higher nor lower, so nobody wins.</source>
      <translation>Рука дилера не старше и не младше: никто не выиграл.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The game is dealt so everywhere, and nothing here forbids it.</source>
      <translation>Так играют везде, и здесь ничто этого не запрещает.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>The sentence asks for the hand and names no other condition.</source>
      <translation>Фраза требует комбинации и не называет другого условия.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <source>What becomes of ANTE and BET on a full tie?</source>
      <translation>Что с ANTE и BET при полном равенстве?</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Yes, the lowest</source>
      <translation>Да, самый младший</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>Equal combinations are decided by the remaining cards; when these are equal too the document is silent, and neither combination is higher, so both bets push.</source>
      <translation>Равные комбинации решают остальные карты; если равны и они, документ молчит, а ни одна комбинация не старше, поэтому обе ставки возвращаются.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>Several boxes for one gambler</source>
      <translation>Несколько боксов у одного игрока</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The ANTE "is paid additionally if a gambler has" the hand. The sentence names no other condition, so a beaten hand is paid as well.</source>
      <translation>ANTE «оплачивается дополнительно, если у игрока есть» эта рука. Других условий фраза не называет, поэтому платят и проигравшей руке.</translation>
    </message>
    <message>
      <location filename="../../procedures/boxes/rules.yaml" />
      <source>The ANTE "is paid additionally if a gambler has" the hand. The sentence names no other condition, so a tied hand is paid as well.</source>
      <translation>ANTE «оплачивается дополнительно, если у игрока есть» эта рука. Других условий фраза не называет, поэтому платят и при ничьей.</translation>
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
      <source>The document puts the straight above the flush and says no more, neither on the other hands nor on how an ace counts; the order of its Pair Plus table is followed, and the ace is high in A-K-Q and low in 3-2-A.</source>
      <translation>Документ ставит стрит выше флеша и больше ничего не говорит: ни о других руках, ни о тузе; следуют порядку его таблицы Pair Plus, а туз старший в A-K-Q и младший в 3-2-A.</translation>
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
      <source>A hand lies in the Play area</source>
      <translation>Рука лежит на поле Play</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A hand with only a Pair Plus holds a pair or better and lies in the Play area</source>
      <translation>Рука только с Pair Plus содержит пару или лучше и лежит на поле Play</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A hand with only a Pair Plus holds a pair or better and lies outside the Play area</source>
      <translation>Рука только с Pair Plus содержит пару или лучше и лежит вне поля Play</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A hand with only a Pair Plus holds no pair and lies outside the Play area</source>
      <translation>Рука только с Pair Plus без пары лежит вне поля Play</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player asks for the Ante to be paid because the dealer does not qualify</source>
      <translation>Игрок просит выплатить Ante, потому что у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player plays and leaves the cards outside the Play area</source>
      <translation>Игрок играет и оставляет карты вне поля Play</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player's cards lie apart and are three</source>
      <translation>Карты игрока лежат врозь, и их три</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player's hand has a wrong number of cards, and a player has handled the cards</source>
      <translation>В руке игрока неверное число карт, и игрок уже брал карты</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player's hand has a wrong number of cards, and no player has handled the cards</source>
      <translation>В руке игрока неверное число карт, и никто из игроков карт не касался</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>A player's place has another one's complete hand, or none, and moving complete hands puts it right</source>
      <translation>На месте игрока чужая целая рука или ни одной, и перестановка целых рук всё исправит</translation>
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
      <source>Nobody has handled a card, and a complete hand goes to the betting area where it belongs. The round is not void.</source>
      <translation>Карт никто не касался, и целая рука идёт на своё поле. Раунд действителен.</translation>
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
      <source>Only a hand with at least a pair has to lie in the Play area.</source>
      <translation>На поле Play должна лежать только рука хотя бы с парой.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Only complete hands may be moved from one betting area to another. Single cards may not, so the round is void.</source>
      <translation>Переставлять от поля к полю можно только целые руки. Отдельные карты нельзя, поэтому раунд недействителен.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>Only complete hands may be moved. Single cards cannot put the hand right, so the round is void.</source>
      <translation>Переставлять можно только целые руки. Отдельными картами руку не исправить, поэтому раунд недействителен.</translation>
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
      <source>The cards lie face down in the Play area with the Play wager on top. That is how it should be.</source>
      <translation>Карты лежат рубашкой вверх на поле Play, ставка Play сверху. Так и должно быть.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The cards of a hand that plays lie face down in the Play area, and the Play wager on top of them. Have them put there.</source>
      <translation>Карты играющей руки лежат рубашкой вверх на поле Play, а ставка Play — на них. Пусть их положат туда.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause decides for hands that no player has handled and is silent on the others; that is for a supervisor to decide.</source>
      <translation>Пункт решает о руках, которых никто не касался, и молчит об остальных; это решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause has play commence with the announcement; where the cards of a void round go it does not say, and they go to the rack.</source>
      <translation>По пункту игра начинается с объявления; куда идут карты недействительного раунда, не сказано, и они идут в отбой.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The clause sends hands with at least a pair to the Play area and asks nothing of the others.</source>
      <translation>Пункт отправляет на поле Play руки хотя бы с парой и от остальных ничего не требует.</translation>
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
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The dealer's cards lie on top of one another and are three</source>
      <translation>Карты дилера лежат одна на другой, и их три</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The dealer's hand has a wrong number of cards and cannot be reconstructed</source>
      <translation>В руке дилера неверное число карт, и восстановить её нельзя</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The dealer's place has another one's complete hand, or none, and the cards can be reconstructed</source>
      <translation>На месте дилера чужая целая рука или ни одной, и карты можно восстановить</translation>
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
      <source>The round does not count, so it is begun anew. The cards go to the rack, and play commences with "Place your bets, please".</source>
      <translation>Раунд не считается и начинается заново. Карты идут в отбой, и игра начинается со слов "Place your bets, please".</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>The round is void only where the cards cannot be reconstructed. Here a complete hand goes where it belongs, so move it and play on.</source>
      <translation>Раунд недействителен, только если карты нельзя восстановить. Здесь целая рука идёт на своё место: переставьте её и играйте дальше.</translation>
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
      <source>With at least a pair the hand lies in the Play area. That is how it should be.</source>
      <translation>Рука хотя бы с парой лежит на поле Play. Так и должно быть.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/irregularities.yaml" />
      <source>With at least a pair, a hand that has only a Pair Plus goes to the Play area too. Have it put there.</source>
      <translation>Рука только с Pair Plus и хотя бы с парой тоже идёт на поле Play. Пусть её положат туда.</translation>
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
      <source>The clause speaks of the players, who declare whether they fold or play; that the dealer asks them is the school's.</source>
      <translation>Пункт говорит об игроках, которые объявляют, пас или игра; что дилер их спрашивает, — от школы.</translation>
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
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>A fold loses the Ante.</source>
      <translation>Пас проигрывает Ante.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>A player may elect to fold the Ante and play the Pair Plus.</source>
      <translation>Игрок может сбросить Ante и играть Pair Plus.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Does the Pair Plus of a folded hand stay in action unasked?</source>
      <translation>Остаётся ли Pair Plus спасовавшей руки в игре без вопроса?</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>It costs nothing more and can only gain, so every player would elect it.</source>
      <translation>Это ничего не стоит и может лишь принести, так что каждый выбрал бы это.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>No, a bare fold gives it up</source>
      <translation>Нет, простой пас отдаёт и его</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Who may elect to play it has to say so; a hand that is only folded is given up.</source>
      <translation>Кто вправе выбрать, должен это сказать; рука, что просто сброшена, отдана.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/readings.yaml" />
      <source>Yes, always</source>
      <translation>Да, всегда</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>Progressive Jackpot, Envy Bonus</source>
      <translation>Progressive Jackpot, Envy Bonus</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The clause asks for a player with an Ante wager and does not say that the hand is played, so a folded hand counts.</source>
      <translation>Пункт требует игрока со ставкой Ante и не говорит, что рука играет, поэтому сброшенная рука считается.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The clause pays "all seated players", and 1.1.3 speaks of another player's hand; nobody is paid for the hand that they hold.</source>
      <translation>Пункт платит «всем сидящим игрокам», а 1.1.3 говорит о руке другого игрока; за свою руку не платят никому.</translation>
    </message>
    <message>
      <location filename="../../procedures/mbs/rules.yaml" />
      <source>The clause speaks of one such hand. Each of several is a hand of "any player", so their amounts add up.</source>
      <translation>Пункт говорит об одной такой руке. Каждая из нескольких — рука «любого игрока», поэтому суммы складываются.</translation>
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
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A hand has a wrong number of cards</source>
      <translation>В руке неверное число карт</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>A hand is three cards, and nothing says what follows where it has another number. Call the supervisor.</source>
      <translation>Рука — это три карты, и нигде не сказано, что делать при другом числе. Вызовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>A hand that looks like more or fewer has three cards</source>
      <translation>Рука кажется больше или меньше, но карт в ней три</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Cards are shown during the deal</source>
      <translation>Во время раздачи показаны карты</translation>
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
      <source>No point of the document speaks of cards that are shown, so the supervisor decides.</source>
      <translation>Ни один пункт документа не говорит о показанных картах, поэтому решает супервайзер.</translation>
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
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The document is silent on cards that are shown. Call the supervisor.</source>
      <translation>О показанных картах документ молчит. Вызовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>The lower of our two hands buys the other five chips.</source>
      <translation>У кого рука младше, тот покупает другому пять фишек.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/irregularities.yaml" />
      <source>The point compares three cards with three and does not say what follows where a hand has another number, so the supervisor decides.</source>
      <translation>Пункт сравнивает три карты с тремя и не говорит, что делать при другом числе, поэтому решает супервайзер.</translation>
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
      <source>A hand can be put away once its player has given it up, and not before.</source>
      <translation>Руку можно убрать, когда игрок от неё отказался, и не раньше.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A hand has three cards; the document says nothing of any other number, so the supervisor decides.</source>
      <translation>В руке три карты; о другом числе документ молчит, поэтому решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A hand that is to be compared, or shown for its own wager, has to be seen; the document does not say who turns it.</source>
      <translation>Руку, которую сравнивают или показывают ради её собственной ставки, надо видеть; кто её открывает, документ не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/procedure.yaml" />
      <source>A player decides by the hand that the player likes; the document says nothing of cards shown in the deal, so the supervisor decides.</source>
      <translation>Игрок решает по своей руке; о картах, открытых при раздаче, документ молчит, поэтому решает супервайзер.</translation>
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
      <source>Hands are of those who bet; the document says nothing of a hand dealt to a place without a wager, so the supervisor decides.</source>
      <translation>Руки — у тех, кто поставил; о руке, сданной месту без ставки, документ молчит, поэтому решает супервайзер.</translation>
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
      <source>The point speaks of the player, who places a wager on Play; that the dealer asks is the school's.</source>
      <translation>Пункт говорит об игроке, который ставит на Play; что дилер спрашивает, — от школы.</translation>
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
      <location filename="../../procedures/posted/readings.yaml" />
      <source>A hand that ranks above the dealer's is paid.</source>
      <translation>Руке старше дилерской платят.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>A player who folds gives the hand up, and every wager on it.</source>
      <translation>Кто пасует, отдаёт руку и все ставки на неё.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Is the Ante Bonus paid on a tied hand?</source>
      <translation>Платят ли Ante Bonus при равных руках?</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It asks for a pair or better and for nothing else.</source>
      <translation>Он требует пары или лучше, и больше ничего.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>It is paid even where the dealer does not qualify or wins. On a tie: not a word.</source>
      <translation>Его платят и без игры дилера, и при победе дилера. О равенстве ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>Of two equal hands neither is the best, so nobody wins.</source>
      <translation>Из двух равных рук ни одна не лучшая: никто не выиграл.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>The best hand wins. On equal hands: not a word.</source>
      <translation>Выигрывает лучшая рука. О равных — ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The document names the bonus for two results and no others.</source>
      <translation>Документ называет бонус при двух исходах, и только.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>The hand wins with a pair or better. On a fold: not a word.</source>
      <translation>Рука выигрывает с парой или лучше. О пасе ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>What becomes of Ante and Play on a full tie?</source>
      <translation>Что с Ante и Play при полном равенстве?</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/readings.yaml" />
      <source>What is paid to a beaten hand is paid to a tied one.</source>
      <translation>Что платят битой руке, платят и равной.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>A player who likes the hand must add the Play wager; the document does not say what becomes of an Ante without it. An Ante against the dealer's hand that is not played out cannot win, so it is lost.</source>
      <translation>Игрок, которому рука нравится, должен добавить ставку Play; что бывает с Ante без неё, документ не говорит. Ante против руки дилера, не доигранный до конца, выиграть не может и проигран.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>Pay tables posted at the table</source>
      <translation>Таблицы выплат вывешены у стола</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The best hand wins, and of two equal hands neither is the best; the document does not mention them. Nobody wins, so both wagers push.</source>
      <translation>Побеждает лучшая рука, а из двух равных ни одна не лучшая; документ о них не говорит. Не выигрывает никто, поэтому обе ставки возвращаются.</translation>
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
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The point pays whether the dealer fails to qualify or wins, and does not mention an equal hand. A bonus that a beaten hand earns is not withheld from one that is not beaten.</source>
      <translation>Пункт платит, когда у дилера нет игры и когда дилер выигрывает, и не упоминает равную руку. Бонус, который получает проигравшая рука, не отнимают у непроигравшей.</translation>
    </message>
    <message>
      <location filename="../../procedures/posted/rules.yaml" />
      <source>The points name three spots, Pair Plus (1), Ante (2) and Play (3), and nowhere say that there is no other; what no point names is not offered.</source>
      <translation>Пункты называют три места: Pair Plus (1), Ante (2) и Play (3), и нигде не говорят, что других нет; чего не называет ни один пункт, того не предлагают.</translation>
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
      <source>I folded too soon. Not all players have made their decisions, so I may still play.</source>
      <translation>Я сбросил слишком рано. Не все игроки решили, значит, я ещё могу играть.</translation>
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
      <source>Nothing in the rules says when it is too late to play. I want to play after all.</source>
      <translation>В правилах не сказано, когда играть уже поздно. Я всё-таки хочу играть.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The bullet has the cards dealt face down and does not say what follows where one is shown, so the supervisor decides.</source>
      <translation>Пункт велит раздавать карты рубашкой вверх и не говорит, что делать, если одна показана, поэтому решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The bullet has three cards dealt to each and does not say what follows where it was another number, so the supervisor decides.</source>
      <translation>Пункт велит раздавать каждому три карты и не говорит, что делать при другом числе, поэтому решает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The cards are dealt face down, and nothing says what follows where one is shown. Call the supervisor.</source>
      <translation>Карты раздают рубашкой вверх, и нигде не сказано, что делать, если одна показана. Вызовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The player's favour is for ambiguities. Where a bullet answers plainly, it is explained and the round is settled by it.</source>
      <translation>В пользу игрока решают неясности. Где пункт отвечает ясно, его объясняют и по нему рассчитывают.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The rules do not say how long I may look at my cards. I am still deciding.</source>
      <translation>В правилах не сказано, сколько можно смотреть карты. Я ещё решаю.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>The rules say "in the Play box" and not how far. Half of my chips lie in it, so I play.</source>
      <translation>В правилах сказано "in the Play box", а насколько — нет. Половина моих фишек там, значит, я играю.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/irregularities.yaml" />
      <source>Three cards are dealt to each hand, and nothing says what follows where it was another number. Call the supervisor.</source>
      <translation>В каждую руку раздают три карты, и нигде не сказано, что делать при другом числе. Вызовите супервайзера.</translation>
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
      <source>The bullet speaks of the players, who decide whether to fold; that the dealer asks them is the school's.</source>
      <translation>Пункт говорит об игроках, которые решают, сбросить ли; что дилер их спрашивает, — от школы.</translation>
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
      <location filename="../../procedures/prime/readings.yaml" />
      <source>"All of the same colour" means all six cards, so nothing is in doubt.</source>
      <translation>«Все одного цвета» — это все шесть карт, сомнений нет.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>3 to 1</source>
      <translation>3 к 1</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>4 to 1</source>
      <translation>4 к 1</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>4 to 1 where both hands "are all of the same colour", 3 to 1 for the player's three.</source>
      <translation>4 к 1, если обе руки «все одного цвета», 3 к 1 за три карты игрока.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>A doubt about the rules is decided in the player's favour.</source>
      <translation>Сомнение в правилах решают в пользу игрока.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>Each hand is of one colour, and a doubt goes to the player.</source>
      <translation>Каждая рука одного цвета, а сомнение — в пользу игрока.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It goes back</source>
      <translation>Возвращается</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It is neither won nor lost, so the player keeps it.</source>
      <translation>Она не выиграна и не проиграна: игрок её сохраняет.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>It is paid 1 to 1</source>
      <translation>Её платят 1 к 1</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The Ante is paid 1 to 1. On Play: not a word.</source>
      <translation>Ante платят 1 к 1. О Play ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The odds rise where the dealer's cards are of the same colour too.</source>
      <translation>Выплата выше, если и карты дилера того же цвета.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>The player wins the hand, and a doubt goes to the player.</source>
      <translation>Игрок выиграл руку, а сомнение — в пользу игрока.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>What becomes of Play when the dealer does not qualify?</source>
      <translation>Что с Play, когда у дилера нет игры?</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/readings.yaml" />
      <source>What does the Prime pay on red against black?</source>
      <translation>Сколько платит Prime при красных против чёрных?</translation>
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
      <source>The bullet pays the Ante and says nothing of the Play wager; it is neither won nor lost, so it goes back to the player.</source>
      <translation>Пункт платит Ante и ничего не говорит о ставке Play; она не выиграна и не проиграна, поэтому возвращается игроку.</translation>
    </message>
    <message>
      <location filename="../../procedures/prime/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; one of 1 makes every amount that is paid.</source>
      <translation>Документ не называет фишек. Взяты обычные для стола в долларах; фишкой 1 составляется любая выплата.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>A card is shown during the deal</source>
      <translation>Во время раздачи показана карта</translation>
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
      <source>Players' cards should be staggered. Three cards are the right number.</source>
      <translation>Карты игроков кладут внахлёст. Три карты — верное число.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The deal passes over a place where nobody bets</source>
      <translation>Раздача минует место, где никто не ставит</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The dealer's cards lie directly on top of one another, and only one back shows. That is how it should be.</source>
      <translation>Карты дилера лежат точно одна на другой, видна только одна рубашка. Так и должно быть.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The deck of the last round is about to be dealt again</source>
      <translation>Собираются раздавать колоду прошлого раунда</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The document returns the wagers and voids the hand; the rack is for cards that were used, so they go there before others come.</source>
      <translation>Документ возвращает ставки и отменяет раздачу; отбой — для использованных карт, поэтому сначала они идут туда.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The document rules on wrong counts, the shuffler and cards to be backed up, and is silent on cards that are shown.</source>
      <translation>Документ решает о неверном числе карт, шаффлере и возврате карт и молчит о показанных картах.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The hand is void. Its cards go to the discard rack before the next ones come.</source>
      <translation>Раздача недействительна. Её карты идут в отбой, прежде чем придут следующие.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>The other deck is about to be dealt</source>
      <translation>Собираются раздавать другую колоду</translation>
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
      <source>Two decks are rotated each hand, and the other one comes now. That is how it should be.</source>
      <translation>Две колоды чередуются каждую раздачу, и теперь очередь другой. Так и должно быть.</translation>
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
      <location filename="../../procedures/six-card-bonus/irregularities.yaml" />
      <source>With the shuffler two decks are rotated each hand. Take the other deck; the one that was dealt goes into the shuffler.</source>
      <translation>С шаффлером две колоды чередуются каждую раздачу. Возьмите другую; сыгранная идёт в шаффлер.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>"The current player" is settled whole, the cards picked up, before the next hand is revealed; the paragraph on revealing does not say so.</source>
      <translation>«Текущего игрока» рассчитывают целиком и собирают карты, прежде чем открыть следующую руку; абзац об открытии этого не говорит.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>A bet is analysed as won or lost before it is touched, and that needs an open hand.</source>
      <translation>Прежде чем ставки касаются, её разбирают на выигрыш или проигрыш, а для этого рука должна быть открыта.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>Bets are taken from and paid to "the current player", and hands are revealed from the right; so the players are settled from the right as well.</source>
      <translation>Ставки забирают и оплачивают у «текущего игрока», а руки открывают справа; поэтому и рассчитывают справа.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/procedure.yaml" />
      <source>Paying Out settles the 6 Card Bonus with the current player's other bets; this paragraph can be read as a pass of its own from the right. The school takes the first.</source>
      <translation>Paying Out рассчитывает 6 Card Bonus вместе с другими ставками текущего игрока; этот абзац можно прочесть как отдельный проход справа. Школа берёт первое.</translation>
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
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>"Between" bounds the Ante, as the amounts of the other wagers are bounded.</source>
      <translation>«Между» задаёт границы Ante, как и у других ставок.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A beaten Ante is lost and earns no bonus; a tied one is given back.</source>
      <translation>Битое Ante проиграно и бонуса не даёт; равное возвращают.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A pair is to be paid, and no other row is left for it.</source>
      <translation>Пару надо платить, а другой строки для неё нет.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A pair or better is paid.</source>
      <translation>Пару или лучше платят.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A pair, 1 to 1</source>
      <translation>Пара, 1 к 1</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A royal flush is one in every suit, and the table names none.</source>
      <translation>Роял-флеш бывает в любой масти, а таблица масти не называет.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>A-K-Q of any one suit</source>
      <translation>A-K-Q любой одной масти</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Against a dealer who does not qualify it is paid.</source>
      <translation>Если у дилера нет игры, его платят.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Any from $2 to $10</source>
      <translation>Любое от $2 до $10</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Exactly $2, $5 or $10</source>
      <translation>Ровно $2, $5 или $10</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>In ordinary poker it is, and the table follows its order.</source>
      <translation>В обычном покере — да, и таблица идёт в его порядке.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Is 5-4-3-2-A a straight for the 6 Card Bonus?</source>
      <translation>5-4-3-2-A — стрит для 6 Card Bonus?</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Is the Ante Bonus paid on a beaten or tied hand?</source>
      <translation>Платят ли Ante Bonus битой или равной руке?</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>It says "between" and names three amounts.</source>
      <translation>Сказано «между» и названы три суммы.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Its table asks for the player's hand alone.</source>
      <translation>Его таблица смотрит только на руку игрока.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Nothing more; a pair has no row</source>
      <translation>Ничего: для пары строки нет</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a beaten hand: not a word.</source>
      <translation>О битой руке ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a hand that beats the dealer it is paid.</source>
      <translation>Руке, что бьёт дилера, его платят.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>On a tied hand: not a word.</source>
      <translation>О равной руке ни слова.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Only what the table prints is paid, and it prints no pair.</source>
      <translation>Платят лишь то, что напечатано, а пары там нет.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The table has a row of that name and does not say which hand it is.</source>
      <translation>В таблице есть такая строка, но не сказано, что это за рука.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The table pays a straight and does not say how an ace counts.</source>
      <translation>Таблица платит стрит, но не говорит, как считать туза.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>The tables pay straights and do not say how an ace counts.</source>
      <translation>Таблицы платят стриты, но не говорят, как считать туза.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Three amounts are named, and nothing lies between them by name.</source>
      <translation>Названы три суммы, и промежуточных среди них нет.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Three of a kind is printed twice, at 30 and at 1; a pair is not printed.</source>
      <translation>Тройка напечатана дважды: 30 и 1; пары нет.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>What is a Mini Royal?</source>
      <translation>Что такое Mini Royal?</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>What is the last row of the Pair Plus table?</source>
      <translation>Что стоит в последней строке таблицы Pair Plus?</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Where a table pays one suit above the others, it is spades.</source>
      <translation>Если таблица выделяет одну масть, то это пики.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Which Antes may stand?</source>
      <translation>Какие Ante допустимы?</translation>
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
      <source>The document does not rank the hands among themselves, nor say how an ace counts; the order of its pay tables is followed, from the rarest hand to the commonest, and the ace is high in A-K-Q and low in 3-2-A.</source>
      <translation>Документ не ранжирует руки между собой и не говорит, как считается туз; следуют порядку его таблиц выплат, от самой редкой руки к самой частой, а туз старший в A-K-Q и младший в 3-2-A.</translation>
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
      <source>The document is silent on the Ante Bonus of a tied hand. Its pay table asks for the player's hand alone, so a tied hand is paid as well.</source>
      <translation>О бонусе Ante при ничьей документ молчит. Его таблица спрашивает только о руке игрока, поэтому платят и при ничьей.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document names no chips. The usual ones of a table in dollars are taken; an Ante of 2 needs one of 1.</source>
      <translation>Документ не называет фишек. Взяты обычные для стола в долларах; для Ante в 2 нужна фишка 1.</translation>
    </message>
    <message>
      <location filename="../../procedures/six-card-bonus/rules.yaml" />
      <source>The document names the Ante Bonus when the dealer does not qualify and when the player wins, and is silent on a beaten hand. Its pay table asks for the player's hand alone, so a beaten hand is paid as well.</source>
      <translation>Документ называет бонус Ante, когда у дилера нет игры и когда игрок выигрывает, и молчит о проигравшей руке. Его таблица спрашивает только о руке игрока, поэтому платят и проигравшей.</translation>
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
      <location filename="../../scenarios/exams/floor-test-boxes.yaml" />
      <location filename="../../scenarios/exams/floor-test-mbs.yaml" />
      <location filename="../../scenarios/exams/floor-test-posted.yaml" />
      <location filename="../../scenarios/exams/floor-test-prime.yaml" />
      <location filename="../../scenarios/exams/floor-test-six-card-bonus.yaml" />
      <source>The floor test</source>
      <translation>Экзамен на столе</translation>
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
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>A player touched what was settled, or cards left the table unseen.</source>
      <translation>Игрок тронул рассчитанное, или карты ушли со стола незамеченными.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Announcements</source>
      <translation>Объявления</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Calls are short, even and clear; every player and the supervisor follow without looking.</source>
      <translation>Объявления коротки, ровны и ясны; игроки и супервайзер всё понимают не глядя.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Calls come late or are mumbled; the supervisor had to ask for some.</source>
      <translation>Объявляет поздно или невнятно; супервайзеру приходилось переспрашивать.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Chip handling</source>
      <translation>Работа с фишками</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Chips are thrown or mixed, or hands are not cleared; an amount could not be proved.</source>
      <translation>Фишки бросают или смешивают, руки не показывают; сумму нельзя было доказать.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Control of the table</source>
      <translation>Контроль стола</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Decided rounds are laid out on the felt; the dealer settles them from the folds to the last hand.</source>
      <translation>На сукно выкладывают раунды с принятыми решениями; дилер рассчитывает их от пасов до последней руки.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Every call that the house wants is made, in time, and is understood.</source>
      <translation>Все объявления, каких хочет казино, сделаны вовремя и понятны.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Every payout can be read from the rail at once; hands are cleared after each, without being told.</source>
      <translation>Каждую выплату видно с борта стола; руки после неё показывают без напоминаний.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Hands are not called, or are called wrong, and nobody could follow.</source>
      <translation>Руки не объявляют или объявляют неверно, и никто не мог уследить.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Hospitality</source>
      <translation>Гостеприимство</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>How players are met, answered, and told of a loss.</source>
      <translation>Как встречают игроков, как им отвечают и как говорят о проигрыше.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>How wagers are taken and payouts are cut, sized and placed, and whether both can be proved.</source>
      <translation>Как забирают ставки, режут, размеряют и ставят выплаты и можно ли доказать то и другое.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>One seat after another, cards and chips always in view; what players do is seen at once.</source>
      <translation>Место за местом; карты и фишки всегда на виду; действия игроков видны сразу.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Payouts are cut in view, sized against the wager, and placed beside it in few chips.</source>
      <translation>Выплаты режут на виду, равняют по ставке и ставят рядом немногими фишками.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Payouts are untidy or in needless chips; stacks have to be counted again.</source>
      <translation>Выплаты неряшливы или из лишних фишек; столбики приходится пересчитывать.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Players are at ease, and each of them feels seen, without the game growing slower.</source>
      <translation>Игрокам легко, каждый чувствует внимание, и игра не замедляется.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Players are met, answered and thanked; a loss is taken without comment.</source>
      <translation>Игроков встречают, им отвечают и благодарят; проигрыш забирают без замечаний.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Polite when asked, and otherwise silent; players are left in doubt.</source>
      <translation>Вежлив, если спросят, иначе молчит; игроки остаются в неведении.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Settling a table</source>
      <translation>Расчёт стола</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Somebody was ignored, hurried or spoken to rudely.</source>
      <translation>Кого-то не замечали, торопили или говорили грубо.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>The order is kept with pauses and corrections; something late was seen only when it was said.</source>
      <translation>Порядок держится с паузами и поправками; что-то заметили лишь по подсказке.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>The table is led; the pace is even, and trouble is prevented before it begins.</source>
      <translation>Стол ведут; темп ровный, неприятности предотвращают заранее.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Whether cards, chips and hands stay in view and in order, and the dealer sees what players do.</source>
      <translation>Остаются ли карты, фишки и руки на виду и в порядке и видит ли дилер, что делают игроки.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/settling.yaml" />
      <source>Whether the hands are called as the house has them called, in time, and loud enough for every seat.</source>
      <translation>Объявляются ли руки так, как принято в казино, вовремя и слышно для каждого места.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Bets are not closed or hands not called, or called wrong, and nobody could follow.</source>
      <translation>Приём ставок не закрывают или руки не объявляют, либо объявляют неверно, и никто не мог уследить.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Rounds are dealt from a stacked deck; the dealer leads them from the bets to the last hand.</source>
      <translation>Раунды сдают из сложенной колоды; дилер ведёт их от ставок до последней руки.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Whether the bets are invited and closed and the hands called as the house has it, in time, and loud enough for every seat.</source>
      <translation>Приглашают ли ставить, закрывают ли ставки и объявляют ли руки, как принято в казино, вовремя и слышно для каждого места.</translation>
    </message>
    <message>
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>Whether the shuffler, the stub, cards and chips stay protected and in view, and the dealer sees what players do.</source>
      <translation>Защищены ли и на виду ли шаффл-машина, остаток, карты и фишки и видит ли дилер, что делают игроки.</translation>
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
      <source>Nothing in it goes against a clause of the document.</source>
      <translation>Ни одному пункту документа это не противоречит.</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>Nothing is out of order</source>
      <translation>Всё в порядке</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>Nothing is wrong here, so the round goes on.</source>
      <translation>Здесь всё в порядке, раунд продолжается.</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>The document does not say what follows</source>
      <translation>Документ не говорит, что делать</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>The document is silent here. Touch nothing more and call the supervisor.</source>
      <translation>Документ здесь молчит. Больше ничего не трогайте и вызовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../trainer/dealing/irregularity.py" />
      <source>The document is silent on it, and silence has one answer: call.</source>
      <translation>Документ об этом молчит, а на молчание один ответ: вызвать супервайзера.</translation>
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
      <source>have it put right and play on</source>
      <translation>велеть исправить и играть дальше</translation>
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
      <location filename="../../trainer/school/table_test/laying.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/table_test/board_view.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <location filename="../../trainer/ui/table_test/spot_button.py" />
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
      <location filename="../../trainer/school/table_test/sheets.py" />
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
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>{hand} against {other}</source>
      <translation>{hand} против {other}</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>3-2-A meets another straight, both of one suit or both of several: it is the lowest.</source>
      <translation>3-2-A встречает другой стрит, обе одной масти или обе разных: она младшая.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A Progressive wager wins.</source>
      <translation>Ставка Progressive выигрывает.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is 3-2-A, of one suit or of several: the lowest straight.</source>
      <translation>Рука 3-2-A, одной масти или разных: младший стрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q of one suit.</source>
      <translation>Рука A-K-Q одной масти.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q of several suits: a straight, and no Mini Royal.</source>
      <translation>Рука A-K-Q разных мастей: стрит, но не Mini Royal.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q of spades.</source>
      <translation>Рука A-K-Q пик.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is A-K-Q, of one suit or of several: the highest straight.</source>
      <translation>Рука A-K-Q, одной масти или разных: старший стрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is K-A-2: no straight, for the ace does not turn the corner.</source>
      <translation>Рука K-A-2: не стрит, туз не идёт за угол.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is K-Q-J of one suit: a straight flush, and no Mini Royal.</source>
      <translation>Рука K-Q-J одной масти: стрит-флеш, но не Mini Royal.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a flush.</source>
      <translation>Рука — флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a high card and nothing better.</source>
      <translation>Рука — старшая карта и ничего лучше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a pair.</source>
      <translation>Рука — пара.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a straight flush.</source>
      <translation>Рука — стрит-флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is a straight of several suits.</source>
      <translation>Рука — стрит разных мастей.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded that would have been paid an Ante Bonus.</source>
      <translation>Сброшена рука, которой заплатили бы Ante Bonus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded while another wager of the seat stays in action.</source>
      <translation>Рука сброшена, а другая ставка места остаётся в игре.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded, and a wager of the seat that stays in action wins.</source>
      <translation>Рука сброшена, а ставка места, что осталась в игре, выигрывает.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is folded, and then the dealer does not qualify: the Ante is lost all the same.</source>
      <translation>Рука сброшена, а потом у дилера нет игры: Ante всё равно проиграна.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is of one colour but not of one suit: no flush.</source>
      <translation>Рука одного цвета, но не одной масти: не флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is one card short of a run, like J-T-8: no straight.</source>
      <translation>Руке не хватает одной карты до ряда, как J-T-8: не стрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand is three of a kind.</source>
      <translation>Рука — тройка.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played and the dealer's are of one category, and only a lower card decides.</source>
      <translation>Рука в игре и рука дилера одной категории, решает лишь младшая карта.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played has the dealer's pair; the odd card decides.</source>
      <translation>У руки в игре та же пара, что у дилера; решает третья карта.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played has the dealer's two highest cards and no pair; the third decides.</source>
      <translation>У руки в игре две старшие карты дилера и нет пары; решает третья.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its 6 Card Bonus.</source>
      <translation>Рука в игре проигрывает дилеру и получает 6 Card Bonus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Ante Bonus.</source>
      <translation>Рука в игре проигрывает дилеру и получает Ante Bonus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Pair Plus.</source>
      <translation>Рука в игре проигрывает дилеру и получает Pair Plus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Prime.</source>
      <translation>Рука в игре проигрывает дилеру и получает Prime.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand that played loses to the dealer and is paid its Progressive.</source>
      <translation>Рука в игре проигрывает дилеру и получает Progressive.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand with a Prime wager is of one colour and the dealer's of the other.</source>
      <translation>Рука со ставкой Prime одного цвета, а рука дилера — другого.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand with a Prime wager is of one colour but of two suits.</source>
      <translation>Рука со ставкой Prime одного цвета, но двух мастей.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A hand with only a Pair Plus is A-K-Q of one suit, and no Envy Bonus is paid for it.</source>
      <translation>Рука только с Pair Plus — A-K-Q одной масти, и Envy Bonus за неё не платят.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A pair or better with a Pair Plus is folded: paid or lost, as the house has it.</source>
      <translation>Пара или лучше с Pair Plus сброшена: платят или проиграна, как принято в казино.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A seat has a Pair Plus and no other wager.</source>
      <translation>На месте есть Pair Plus и никакой другой ставки.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A seat without a Pair Plus is paid an Ante Bonus.</source>
      <translation>Место без Pair Plus получает Ante Bonus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A seat without an Ante is paid its Pair Plus though the dealer's hand is higher.</source>
      <translation>Место без Ante получает Pair Plus, хотя рука дилера старше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>A straight meets a flush; here the straight is the higher.</source>
      <translation>Стрит встречает флеш; здесь стрит старше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>All six cards of a Prime wager, the seat's and the dealer's, are of one colour.</source>
      <translation>Все шесть карт ставки Prime, места и дилера, одного цвета.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>An Envy Bonus is paid for a hand that has a Progressive wager of its own.</source>
      <translation>Envy Bonus платят за руку, у которой есть своя ставка Progressive.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>An Envy Bonus is paid for a hand that has no Progressive wager itself.</source>
      <translation>Envy Bonus платят за руку, у которой нет ставки Progressive.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>An Envy Bonus is paid.</source>
      <translation>Платят Envy Bonus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Ante and Play are pushed, and the Ante Bonus is paid all the same.</source>
      <translation>Ante и Play возвращаются, а Ante Bonus всё равно платят.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Ante and Play are pushed, and the Pair Plus is paid all the same.</source>
      <translation>Ante и Play возвращаются, а Pair Plus всё равно платят.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Ante and Play are pushed: a hand that played equals the dealer's, who qualifies.</source>
      <translation>Ante и Play возвращаются: рука в игре равна руке дилера, у которого есть игра.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are 5-4-3-2-A.</source>
      <translation>Лучшие пять для 6 Card Bonus — 5-4-3-2-A.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a flush.</source>
      <translation>Лучшие пять для 6 Card Bonus — флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a full house.</source>
      <translation>Лучшие пять для 6 Card Bonus — фулл-хаус.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a royal flush.</source>
      <translation>Лучшие пять для 6 Card Bonus — роял-флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a straight flush.</source>
      <translation>Лучшие пять для 6 Card Bonus — стрит-флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are a straight.</source>
      <translation>Лучшие пять для 6 Card Bonus — стрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are four of a kind.</source>
      <translation>Лучшие пять для 6 Card Bonus — каре.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are three of a kind.</source>
      <translation>Лучшие пять для 6 Card Bonus — тройка.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The best five of a 6 Card Bonus are two pairs, which is not enough.</source>
      <translation>Лучшие пять для 6 Card Bonus — две пары, этого мало.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify, and a hand that played is paid its Ante Bonus.</source>
      <translation>У дилера нет игры, а рука в игре получает Ante Bonus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify, and a hand that played is paid its Pair Plus.</source>
      <translation>У дилера нет игры, а рука в игре получает Pair Plus.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify, and yet a hand that played is not the higher one.</source>
      <translation>У дилера нет игры, и всё же рука в игре не старше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer does not qualify.</source>
      <translation>У дилера нет игры.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer has 3-2-A, of one suit or of several.</source>
      <translation>У дилера 3-2-A, одной масти или разных.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer has a Jack high and nothing better: one rank too few.</source>
      <translation>У дилера старший валет и ничего лучше: на ранг меньше, чем нужно.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer has a Queen high and nothing better.</source>
      <translation>У дилера старшая дама и ничего лучше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer qualifies with Q-3-2 to Q-6-3, which a player would fold.</source>
      <translation>У дилера игра с Q-3-2 — Q-6-3, а игрок бы спасовал.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer qualifies with a pair and no card as high as a Queen.</source>
      <translation>У дилера игра с парой и без карт от дамы и выше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>The dealer's cards are of one colour, and those of a hand with a Prime wager are not.</source>
      <translation>Карты дилера одного цвета, а карты руки со ставкой Prime — нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Three of a kind meets a straight flush.</source>
      <translation>Тройка встречает стрит-флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Three of a kind meets a straight.</source>
      <translation>Тройка встречает стрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Two flushes with one highest card; a lower card decides.</source>
      <translation>Два флеша с одной старшей картой; решает младшая.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/events.py" />
      <source>Two pairs of which the lower has the higher card beside it.</source>
      <translation>Две пары, из которых при младшей старшая карта.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>Ante Bonus</source>
      <translation>Ante Bonus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>Ante and Play against a dealer who plays</source>
      <translation>Ante и Play против дилера с игрой</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../scenarios/folds.yaml" />
      <source>Folded hands</source>
      <translation>Сброшенные руки</translation>
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
      <translation>Нештатные ситуации</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>Order, calls and cards</source>
      <translation>Порядок, объявления и карты</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../scenarios/pair-plus.yaml" />
      <source>Pair Plus</source>
      <translation>Pair Plus</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>The dealer does not qualify</source>
      <translation>У дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>The house’s own wagers</source>
      <translation>Особые ставки этого казино</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/areas.py" />
      <source>Ties</source>
      <translation>Равные руки</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/exam/form.py" />
      <source>{least} decisions do not come together in {rounds} rounds of {seats} seats: there are about {found}. Change it, or the rounds, the seats or what is asked for.</source>
      <translation>Решений не набирается {least} за {rounds} раундов на {seats} мест: их около {found}. Измените число, раунды, места или то, что требуется.</translation>
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
      <location filename="../../trainer/school/table_test/elsewise.py" />
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
      <source>How it is done with the hands</source>
      <translation>Как это делают руками</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/skills/skill.py" />
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
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
      <location filename="../../trainer/marking/why_order.py" />
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
      <source>Deck 1 was dealt last round. Now deck {deck} is about to be dealt.</source>
      <translation>В прошлом раунде раздавали колоду 1. Теперь собираются раздавать колоду {deck}.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_cards.py" />
      <source>It lies whole at place {place}, where nobody bets.</source>
      <translation>Она лежит целиком на месте {place}, где никто не ставит.</translation>
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
      <source>The whole hand of seat {seat} lies on top, and seat {seat} has none.</source>
      <translation>Сверху лежит вся рука места {seat}, а у места {seat} карт нет.</translation>
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
      <source>They lie on top of one another, so that they look like fewer.</source>
      <translation>Они лежат одна на другой, так что кажется, что их меньше.</translation>
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
      <source>six cards</source>
      <translation>шесть карт</translation>
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
      <source>I have a pair or better.</source>
      <translation>У меня пара или лучше.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>No card has been drawn, and bets are open.</source>
      <translation>Ни одна карта не вынута, ставки открыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>No pair.</source>
      <translation>Пары нет.</translation>
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
      <source>Seat {seat} plays. The cards lie in the Play area, the wager on top.</source>
      <translation>Место {seat} играет. Карты лежат на поле Play, ставка сверху.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat} plays. The cards lie where they were dealt, not under Play.</source>
      <translation>Место {seat} играет. Карты лежат там, куда их раздали, не под Play.</translation>
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
      <source>Seat {seat}, with only a Pair Plus, leaves the cards where they lie.</source>
      <translation>Место {seat}, только с Pair Plus, оставляет карты, где лежат.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with only a Pair Plus, picks up the cards and looks at them.</source>
      <translation>Место {seat}, только с Pair Plus, берёт карты и смотрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/staged_players.py" />
      <source>Seat {seat}, with only a Pair Plus, puts the cards in the Play area.</source>
      <translation>Место {seat}, только с Pair Plus, кладёт карты на поле Play.</translation>
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
      <location filename="../../trainer/drills/table_form.py" />
      <source>A model</source>
      <translation>Образцово</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/table_form.py" />
      <source>Below standard</source>
      <translation>Ниже нормы</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/table_form.py" />
      <source>Not safe</source>
      <translation>Небезопасно</translation>
    </message>
    <message>
      <location filename="../../trainer/drills/table_form.py" />
      <source>To standard</source>
      <translation>По норме</translation>
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
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>three of a kind</source>
      <translation>тройка</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>{rank} high</source>
      <translation>старшая карта ({rank})</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high flush</source>
      <translation>Флеш, старшая: {rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high straight</source>
      <translation>Стрит, старшая: {rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/hands.py" />
      <source>{rank}-high straight flush</source>
      <translation>Стрит-флеш, старшая: {rank}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/money.py" />
      <source>{num} to {den}</source>
      <translation>{num} к {den}</translation>
    </message>
    <message>
      <location filename="../../trainer/game/pay.py" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
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
      <location filename="../../trainer/school/exam/mistakes.py" />
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
      <location filename="../../trainer/marking/deciding.py" />
      <source>A fold gives up the {wager}.</source>
      <translation>Пас отдаёт {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>A-K-Q of {suit}</source>
      <translation>A-K-Q {suit}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>All six cards are {players}: {odds}.</source>
      <translation>Все шесть карт одного цвета, {players}: {odds}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Both hands are {ranks}: {equal}.</source>
      <translation>Обе руки — {ranks}: {equal}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Both hold {hand}: the dealer's {dealer} beats {player}.</source>
      <translation>У обоих {hand}: {dealer} дилера старше, чем {player}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Both hold {hand}: {player} beats the dealer's {dealer}.</source>
      <translation>У обоих {hand}: {player} старше, чем {dealer} дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>Every other player with a {wager} wager is paid.</source>
      <translation>Платят каждому другому игроку со ставкой {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The best five of the six are {cards}.</source>
      <translation>Лучшие пять из шести: {cards}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer has no game with {hand}: it takes {least}.</source>
      <translation>У дилера нет игры ({hand}): нужна как минимум {least}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer has {hand}, which beat {other}.</source>
      <translation>У дилера {hand}: это старше, чем {other}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer has {hand}, which beats {other}.</source>
      <translation>У дилера {hand}: это старше, чем {other}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer qualifies with {hand}.</source>
      <translation>Дилер квалифицируется: {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer's hand does not matter for it.</source>
      <translation>Рука дилера здесь не важна.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The dealer's {hand} does not qualify: it takes {least}.</source>
      <translation>Дилер не квалифицируется ({hand}): нужна как минимум {least}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The fold gives up only the {lost}. {wager} stays in play, and {hand} pays {amount}.</source>
      <translation>Пас отдаёт только {lost}. {wager} остаётся в игре, и {hand} приносит {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The player's three are {players}, the dealer's of both colours: {odds}.</source>
      <translation>Три карты игрока одного цвета ({players}), у дилера обоих цветов: {odds}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The player's three are {players}, the dealer's {dealers}: {odds} by the school's reading.</source>
      <translation>Три карты игрока — {players}, дилера — {dealers}: {odds} по прочтению школы.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>The player's three are {players}, the dealer's {dealers}: {odds}.</source>
      <translation>Три карты игрока — {players}, дилера — {dealers}: {odds}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a flush</source>
      <translation>флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>a full house</source>
      <translation>фулл-хаус</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a high card</source>
      <translation>старшая карта</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a pair</source>
      <translation>пара</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>a royal flush</source>
      <translation>роял-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a straight</source>
      <translation>стрит</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <location filename="../../trainer/marking/words.py" />
      <source>a straight flush</source>
      <translation>стрит-флеш</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>black</source>
      <translation>чёрные</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>four of a kind</source>
      <translation>каре</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>red</source>
      <translation>красные</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>two pair</source>
      <translation>две пары</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} are not of one colour.</source>
      <translation>{cards} — не одного цвета.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} is no flush.</source>
      <translation>{cards} — не флеш.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} is no straight.</source>
      <translation>{cards} — не стрит.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{cards} is no straight: the ace does not join king and two.</source>
      <translation>{cards} — не стрит: туз не соединяет короля и двойку.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} beat {other}.</source>
      <translation>{hand} старше, чем {other}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} beats {other}.</source>
      <translation>{hand} старше, чем {other}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} earns the {bonus}: {odds} on the {ante}.</source>
      <translation>{hand} даёт {bonus}: {odds} на {ante}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} is a game for the dealer.</source>
      <translation>{hand} — это игра для дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pay {amount}.</source>
      <translation>{hand} приносит {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pay {odds} on {stake}.</source>
      <translation>{hand}: {odds} на {stake}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays nothing.</source>
      <translation>{hand} ничего не приносит.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays nothing: {least} is the least.</source>
      <translation>{hand} ничего не приносит: наименьшая — {least}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays {amount}.</source>
      <translation>{hand} приносит {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{hand} pays {odds} on {stake}.</source>
      <translation>{hand}: {odds} на {stake}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{place} holds {hand}.</source>
      <translation>{place}: {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/deciding.py" />
      <source>{ranks} is a straight: the ace counts low.</source>
      <translation>{ranks} — стрит: туз считается младшим.</translation>
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
      <location filename="../../trainer/marking/repeats.py" />
      <source>It is the third slip of this kind.</source>
      <translation>Это третья оплошность такого рода.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>After the ruling you did not {deed}. {why}</source>
      <translation>После решения не сделано: {deed}. {why}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>First stop the game, call and explain; then carry out and resume.</source>
      <translation>Сначала остановите игру, вызовите и объясните; потом исполните и возобновите.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>No clause orders it; the school teaches it as a good habit.</source>
      <translation>Ни один пункт этого не требует; школа учит этому как хорошей привычке.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>Nothing asks you here to {act}.</source>
      <translation>Здесь этого ничто не требует: {act}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>Nothing needs a ruling here, so you may play on without the supervisor.</source>
      <translation>Решать здесь нечего, можно играть дальше без супервайзера.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>The whole chain was asked for, and you left out to {deed}.</source>
      <translation>Нужна была вся цепочка, а вы пропустили: {deed}.</translation>
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
      <source>You did not {deeds}.</source>
      <translation>Вы не сделали: {deeds}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>You explained it as something else. {title}.</source>
      <translation>Вы объяснили это иначе. {title}.</translation>
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
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>announce "Place your bets" again</source>
      <translation>снова объявить "Place your bets"</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>announce the ruling</source>
      <translation>объявить решение</translation>
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
      <source>explain what was seen and by which clause: {word}</source>
      <translation>объяснить, что было и по какому пункту: {word}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>have the cards of {place} put in the Play area</source>
      <translation>велеть положить карты ({place}) на поле Play</translation>
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
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>put the cards in the discard rack</source>
      <translation>убрать карты в отбой</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>refuse what {place} did with the {wager} wager</source>
      <translation>отклонить то, что сделало {place} со ставкой {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>resume the game</source>
      <translation>возобновить игру</translation>
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
      <source>stop the game</source>
      <translation>остановить игру</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <source>stop {place}</source>
      <translation>остановить: {place}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/ruling.py" />
      <location filename="../../trainer/school/house_book/rulings.py" />
      <source>take the other deck</source>
      <translation>взять другую колоду</translation>
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
      <source>This line cannot be read as an act: {reason}.</source>
      <translation>Эту строку нельзя прочитать как действие: {reason}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You declared {called}. The dealer has {hand}.</source>
      <translation>Вы объявили: {called}. У дилера {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You declared {called}. The hand at {place} is {hand}.</source>
      <translation>Вы объявили: {called}. Там ({place}) {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You declared {equal} at {place}.</source>
      <translation>Вы объявили: {equal} ({place}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>You made a ruling. Nothing is wrong with this round: play on.</source>
      <translation>Вы вынесли решение. В этом раунде всё в порядке: играйте дальше.</translation>
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
      <translation>{place}: пас.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why.py" />
      <source>{place} has no {ante}.</source>
      <translation>{place}: нет {ante}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <location filename="../../trainer/marking/why_needless.py" />
      <source>Every hand in the round gets three.</source>
      <translation>Каждая рука в раунде получает три.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>Take a fold's {things} before the dealer's hand is turned.</source>
      <translation>При пасе заберите {things}, пока рука дилера закрыта.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>Take a fold's {things} before the dealer's hand is turned. The cards stay for {alive}.</source>
      <translation>При пасе заберите {things}, пока рука дилера закрыта. Карты остаются ради {alive}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>The dealer</source>
      <translation>Дилер</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not declare the dealer's hand: {hand}.</source>
      <translation>Вы не объявили руку дилера: {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not declare {equal} at {place}. Both hands are the same.</source>
      <translation>Вы не объявили: {equal} ({place}). Обе руки равны.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not lay the cut card on the dealer's hand. It stays there until the reveal.</source>
      <translation>Вы не положили подрезную карту на руку дилера. Она лежит там до открытия.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not look over the bets. Every wager is checked before a card is dealt.</source>
      <translation>Вы не проверили ставки. Каждую ставку проверяют до сдачи.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not offer {play} at {place}. Everybody with an {ante} plays or folds.</source>
      <translation>Вы не предложили {play} ({place}). Каждый с {ante} играет или пасует.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not rack the stub. It goes to the discard rack once all cards are out.</source>
      <translation>Вы не убрали остаток колоды. Его кладут в отбой, когда карты розданы.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not say “No more bets”. The call closes the bets before the deal.</source>
      <translation>Вы не сказали «Ставок больше нет». Этот возглас закрывает ставки перед сдачей.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not say “Place your bets”. The call opens the round.</source>
      <translation>Вы не сказали «Делайте ставки». Этот возглас открывает раунд.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not tuck the cards at {place}. They lie under the {bonus} until it is settled.</source>
      <translation>Вы не подложили карты ({place}). Они лежат под {bonus}, пока ставка не рассчитана.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not turn the dealer's hand. Nothing is settled before it lies open.</source>
      <translation>Вы не открыли руку дилера. До этого ничего не рассчитывают.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You did not turn the hand at {place}. It is shown before its wagers are settled.</source>
      <translation>Вы не открыли руку ({place}). Её показывают до расчёта ставок.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You gave no leave to touch the cards. The {players} wait for a word or an opened hand.</source>
      <translation>Вы не разрешили касаться карт. Ждут слова или открытой руки: {players}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>You left the cards at {place}. Pick them up once the wagers there are settled.</source>
      <translation>Вы оставили карты ({place}). Поднимите их, когда ставки там рассчитаны.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <location filename="../../trainer/school/house_book/rulings_compared.py" />
      <source>cards</source>
      <translation>карты</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} folded, and the fold was not collected.</source>
      <translation>{place}: пас, и сброс не собран.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} folded, and {amount} was left there.</source>
      <translation>{place}: пас, а {amount} осталось лежать.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} got no cards.</source>
      <translation>{place}: карт нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} has one card.</source>
      <translation>{place}: одна карта.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} has two cards.</source>
      <translation>{place}: две карты.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has five cards.</source>
      <translation>{place}: теперь пять карт.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has four cards.</source>
      <translation>{place}: теперь четыре карты.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has six cards.</source>
      <translation>{place}: теперь шесть карт.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_duties.py" />
      <source>{place} now has {count} cards.</source>
      <translation>{place}: карт теперь {count}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>No other player with an {ante} holds A-K-Q of one suit. No {bonus} is due.</source>
      <translation>Ни у кого другого с {ante} нет A-K-Q одной масти. {bonus} не полагается.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>Once is enough.</source>
      <translation>Одного раза достаточно.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>This house has no {wager}.</source>
      <translation>В этом казино нет {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>This house has no {wager}. Its wagers are {wagers}.</source>
      <translation>В этом казино нет {wager}. Его ставки: {wagers}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You collected a fold at {there}. Nobody folded there.</source>
      <translation>Вы собрали сброс ({there}). Там никто не пасовал.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <location filename="../../trainer/marking/why_stops.py" />
      <source>You dealt a hand to a place without a wager. That is a misdeal.</source>
      <translation>Вы сдали на место без ставки. Это ошибка сдачи.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You paid the {wager} again: {amount} too much. It was settled already.</source>
      <translation>Вы снова выплатили {wager}: {amount} лишние. Ставка уже рассчитана.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You said “Place your bets” when bets were closed. That misleads the players.</source>
      <translation>Вы сказали «Делайте ставки», когда ставки были закрыты. Это вводит игроков в заблуждение.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You took the {wager} again. It was collected with the fold.</source>
      <translation>Вы снова забрали {wager}. Её собрали вместе со сбросом.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You took the {wager} twice. It was settled already.</source>
      <translation>Вы забрали {wager} дважды. Ставка уже рассчитана.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You tucked the cards at {there}. No {bonus} of that hand is in play.</source>
      <translation>Вы подложили карты ({there}). У этой руки нет {bonus} в игре.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You tucked the cards at {there}. Only a folded hand is tucked.</source>
      <translation>Вы подложили карты ({there}). Подкладывают только карты пасовавшего.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You tucked the cards at {there}. This house tucks no cards.</source>
      <translation>Вы подложили карты ({there}). В этом казино карты не подкладывают.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done} a second time.</source>
      <translation>Вы {done} второй раз.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. Nobody bets there in this round.</source>
      <translation>Вы {done}. В этом раунде там никто не ставит.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. Nothing was left there after the fold.</source>
      <translation>Вы {done}. После паса там ничего не осталось.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. Only a hand with an {ante} plays or folds.</source>
      <translation>Вы {done}. Играет или пасует только рука с {ante}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. The deal was over by then.</source>
      <translation>Вы {done}. Сдача к тому времени закончилась.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>You {done}. This house does not ask for it.</source>
      <translation>Вы {done}. В этом казино этого не требуют.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{hand} earns no {bonus}: {least} is the least.</source>
      <translation>{hand} не даёт {bonus}: наименьшая — {least}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} folded: a lost {ante} earns no bonus.</source>
      <translation>{place}: пас. Потерянный {ante} не даёт бонуса.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} folded: there is no {wager}.</source>
      <translation>{place}: пас, {wager} нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} has no {ante}, so it earns no {bonus}.</source>
      <translation>{place}: нет {ante}, значит, нет и {bonus}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} has no {wager}, so no {bonus}.</source>
      <translation>{place}: нет {wager}, значит, нет и {bonus}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_needless.py" />
      <source>{place} has no {wager}: there is nothing to settle.</source>
      <translation>{place}: нет {wager}, рассчитывать нечего.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Deal to the {players} from the left, the dealer last.</source>
      <translation>Сдавайте слева направо ({players}), дилеру последнему.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Go from the dealer's left: {place} comes first.</source>
      <translation>Начинайте слева от дилера: сначала {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Settle a hand and pick up its cards before you open the next.</source>
      <translation>Рассчитайте руку и соберите её карты, прежде чем открывать следующую.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Settle from the left: {place} comes first.</source>
      <translation>Рассчитывайте слева: сначала {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Settle from the right: {place} comes first.</source>
      <translation>Рассчитывайте справа: сначала {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>Take every losing wager before a winning one is paid.</source>
      <translation>Сначала заберите все проигравшие ставки, потом платите выигравшие.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The bets are looked over first.</source>
      <translation>Сначала проверяют ставки.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The call “No more bets” comes before the deal.</source>
      <translation>Возглас «Ставок больше нет» звучит до сдачи.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The call “Place your bets” opens the round.</source>
      <translation>Раунд открывает возглас «Делайте ставки».</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The cards at {place} are picked up first.</source>
      <translation>Сначала поднимают карты ({place}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The cut card is laid on the dealer's hand first.</source>
      <translation>Сначала на руку дилера кладут подрезную карту.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The deal is finished first.</source>
      <translation>Сначала заканчивают сдачу.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer comes last.</source>
      <translation>Дилер получает последним.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer gets all three cards first.</source>
      <translation>Сначала дилер получает все три карты.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer's card ends each time around.</source>
      <translation>Карта дилера завершает каждый круг.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer's hand is declared first.</source>
      <translation>Сначала объявляют руку дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The dealer's hand is turned first.</source>
      <translation>Сначала открывают руку дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The fold at {place} is collected first.</source>
      <translation>Сначала собирают сброс ({place}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The folded hand at {place} is tucked under the {bonus} first.</source>
      <translation>Сначала карты паса ({place}) подкладывают под {bonus}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The hand at {place} is declared equal first.</source>
      <translation>Сначала объявляют равенство рук ({place}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The hand at {place} is turned first.</source>
      <translation>Сначала открывают руку ({place}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The leave to touch the cards comes first.</source>
      <translation>Сначала разрешают касаться карт.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The same person decides at {place} first.</source>
      <translation>Тот же человек сначала решает здесь: {place}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The stub goes to the discard rack first.</source>
      <translation>Сначала остаток убирают в отбой.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>The {wager} at {place} is paid first.</source>
      <translation>Сначала платят {wager} ({place}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>They stay until every wager there is settled.</source>
      <translation>Они лежат, пока там не рассчитаны все ставки.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You dealt to {then} before {first}.</source>
      <translation>Вы сдали не по порядку: сначала {first}, потом {then}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You declared the dealer's hand too soon.</source>
      <translation>Вы слишком рано объявили руку дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You offered {play} at {then} before {first}.</source>
      <translation>Вы предложили {play} не по порядку: сначала {first}, потом {then}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You paid the {then} before the {first}. Pay in the order {wagers}.</source>
      <translation>Вы выплатили {then} раньше, чем {first}. Платите в порядке: {wagers}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You settled the {wager} in a pass of its own. It goes with the hand's other wagers.</source>
      <translation>Вы рассчитали {wager} отдельным проходом. Её рассчитывают вместе с другими ставками этой руки.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You settled {then} before {first}.</source>
      <translation>Вы рассчитали не по порядку: сначала {first}, потом {then}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You took the {then} before the {first}. Take in the order {wagers}.</source>
      <translation>Вы забрали {then} раньше, чем {first}. Забирайте в порядке: {wagers}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You went on to {then} before {first} was finished.</source>
      <translation>Вы перешли к другой руке ({then}), не закончив эту ({first}).</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>You {done} too soon.</source>
      <translation>Вы слишком рано {done}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_order.py" />
      <source>{there} plays or folds first.</source>
      <translation>Сначала решает {there}: игра или пас.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>All wagers go back, and the hand is void.</source>
      <translation>Все ставки возвращаются, сдача не считается.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>One card was seen.</source>
      <translation>Видна одна карта.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>Stop the game and call the supervisor.</source>
      <translation>Остановите игру и позовите супервайзера.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>The cards are dealt again to all.</source>
      <translation>Карты раздают всем заново.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>You {done} during the deal.</source>
      <translation>Вы {done} во время раздачи.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_stops.py" />
      <source>{count} cards were seen.</source>
      <translation>Видно карт: {count}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>A fold gives it up. Collect it with the cards.</source>
      <translation>Пас её отдаёт. Соберите её вместе с картами.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>A second payment put it right.</source>
      <translation>Второй выплатой вы это исправили.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>It is a push: leave it to the player.</source>
      <translation>Это ничья: оставьте ставку игроку.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Pay {amount}.</source>
      <translation>Выплатите {amount}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Pay {amount}: {even} and {extra} {bonus}.</source>
      <translation>Выплатите {amount}: {even} и {extra} {bonus}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Take it, and pay {amount} {bonus}.</source>
      <translation>Заберите её и выплатите {amount} {bonus}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>Take it.</source>
      <translation>Заберите её.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The stake is the player's and is not paid again.</source>
      <translation>Ставка остаётся игроку и второй раз не платится.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>The {bonus} is missing.</source>
      <translation>Не хватает {bonus}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You did not pay the {wager}.</source>
      <translation>Вы не выплатили {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You left a losing {wager}.</source>
      <translation>Вы оставили проигравшую ставку {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid a losing {wager}.</source>
      <translation>Вы выплатили проигравшую ставку {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid the {wager} of a folded hand.</source>
      <translation>Вы выплатили {wager} пасовавшей руки.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid the {wager}.</source>
      <translation>Вы выплатили {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid {paid}, {off} too little.</source>
      <translation>Вы выплатили {paid}, на {off} меньше.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You paid {paid}, {off} too much.</source>
      <translation>Вы выплатили {paid}, на {off} больше.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You took a winning {wager}.</source>
      <translation>Вы забрали выигравшую ставку {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>You took the {wager}.</source>
      <translation>Вы забрали {wager}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>{odds} is for {hand}.</source>
      <translation>{odds} — это {hand}.</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/why_wagers.py" />
      <source>{odds} is what {house} pays.</source>
      <translation>{odds} платит {house}.</translation>
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
      <translation>пара ({ranks})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a tie</source>
      <translation>ничья</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a {rank}-high flush</source>
      <translation>флеш (старшая {rank})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a {rank}-high straight</source>
      <translation>стрит (старшая {rank})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>a {rank}-high straight flush</source>
      <translation>стрит-флеш (старшая {rank})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>an {rank}-high flush</source>
      <translation>флеш (старшая {rank})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>an {rank}-high straight</source>
      <translation>стрит (старшая {rank})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>an {rank}-high straight flush</source>
      <translation>стрит-флеш (старшая {rank})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>box {seat}</source>
      <translation>бокс {seat}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>boxes {seats}</source>
      <translation>боксы {seats}</translation>
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
      <source>collect the fold at {place}</source>
      <translation>собрать сброс ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>collected the fold at {place}</source>
      <translation>собрали сброс ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>deal to the dealer</source>
      <translation>сдать дилеру</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>deal to {place}</source>
      <translation>сдать ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>dealt to the dealer</source>
      <translation>сдали дилеру</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>dealt to {place}</source>
      <translation>сдали ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declare the dealer's hand: {hand}</source>
      <translation>объявить руку дилера: {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declare the hand at {place}: {hand}</source>
      <translation>объявить руку ({place}): {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declared the dealer's hand: {hand}</source>
      <translation>объявили руку дилера: {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>declared the hand at {place}: {hand}</source>
      <translation>объявили руку ({place}): {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>gamblers</source>
      <translation>игроки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>laid the cut card on the dealer's hand</source>
      <translation>положили подрезную карту на руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>lay the cut card on the dealer's hand</source>
      <translation>положить подрезную карту на руку дилера</translation>
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
      <source>offer {play} at {place}</source>
      <translation>предложить {play} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>offered {play} at {place}</source>
      <translation>предложили {play} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>paid the {wager} at {place}</source>
      <translation>выплатили {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>paid {amount} on the {wager} at {place}</source>
      <translation>выплатили {amount} на {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pay the {wager} at {place}</source>
      <translation>выплатить {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pay {amount} on the {wager} at {place}</source>
      <translation>выплатить {amount} на {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>pick up the cards at {place}</source>
      <translation>поднять карты ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>picked up the cards at {place}</source>
      <translation>подняли карты ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>place your bets</source>
      <translation>делайте ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>players</source>
      <translation>игроки</translation>
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
      <source>said “{words}”</source>
      <translation>сказали «{words}»</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>say “{words}”</source>
      <translation>сказать «{words}»</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>seats {seats}</source>
      <translation>места {seats}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>stand-off</source>
      <translation>stand-off</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>take the {wager} at {place}</source>
      <translation>забрать {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>the dealer's place</source>
      <translation>место дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>three {ranks}</source>
      <translation>тройка ({ranks})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>took the {wager} at {place}</source>
      <translation>забрали {wager} ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>tuck the cards at {place} under the {bonus}</source>
      <translation>подложить карты ({place}) под {bonus}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>tucked the cards at {place} under the {bonus}</source>
      <translation>подложили карты ({place}) под {bonus}</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turn the dealer's hand</source>
      <translation>открыть руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turn the hand at {place}</source>
      <translation>открыть руку ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turned the dealer's hand</source>
      <translation>открыли руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>turned the hand at {place}</source>
      <translation>открыли руку ({place})</translation>
    </message>
    <message>
      <location filename="../../trainer/marking/words.py" />
      <source>{first} {then}</source>
      <extracomment>two sentences that follow one another</extracomment>
      <translation>{first} {then}</translation>
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
      <source>keeps passwords from being found out</source>
      <translation>не даёт узнать пароли</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>keeps the records</source>
      <translation>хранит записи</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>reads class lists from XLSX</source>
      <translation>читает списки групп из XLSX</translation>
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
      <source>speaks to a school’s PostgreSQL</source>
      <translation>говорит с PostgreSQL школы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>the window (Qt)</source>
      <translation>окно (Qt)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>writes and reads what a round showed</source>
      <translation>записывает и читает, что показал раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/school/about.py" />
      <source>writes tables for Excel</source>
      <translation>пишет таблицы для Excel</translation>
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
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <source>Leave it</source>
      <translation>Оставить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Pay {amount}</source>
      <translation>Выплатить {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/briefing.py" />
      <location filename="../../trainer/school/table_test/due.py" />
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
      <location filename="../../trainer/school/exam/blind.py" />
      <location filename="../../trainer/school/phrases.py" />
      <location filename="../../trainer/school/quick/ordering.py" />
      <location filename="../../trainer/school/table_test/laying.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/school/telling.py" />
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
      <location filename="../../trainer/school/demo/founding.py" />
      <source>cannot be written ({why})</source>
      <translation>нельзя записать ({why})</translation>
    </message>
    <message>
      <location filename="../../trainer/school/demo/founding.py" />
      <source>holds something already; name a folder that is not there yet</source>
      <translation>уже не пусто; назовите папку, которой ещё нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/demo/marked.py" />
      <source>Demo school: simulated trainees. Nothing here was done by anybody.</source>
      <translation>Учебная школа: ученики смоделированы. Ничего из этого никто не делал.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/demo/marked.py" />
      <source>In the demo school everybody’s password is {password}, and a supervisor’s PIN {pin}.</source>
      <translation>В учебной школе у всех пароль {password}, а PIN супервайзера {pin}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/as_opened.py" />
      <source>Its station dealt it from another seed than it was opened under: these are not the rounds that were drawn for it.</source>
      <translation>Станция раздала его из другого начального числа, чем то, с которым он был открыт: это не те раунды, что были для него выбраны.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/as_opened.py" />
      <source>Its station says another exam than was opened.</source>
      <translation>Станция называет другой экзамен, не тот, что был открыт.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/as_opened.py" />
      <source>Its station went by another blueprint than the exam was set with: other rounds, another clock or another pass rule.</source>
      <translation>Станция шла по другому образцу, чем тот, с которым экзамен составлен: другие раунды, другое время или другое правило сдачи.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Dealer: {cards}</source>
      <translation>Дилер: {cards}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <location filename="../../trainer/school/exam/mistakes.py" />
      <location filename="../../trainer/ui/exam/preview.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Irregularity {number}</source>
      <translation>Нештатная ситуация {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Placard: {placard}</source>
      <translation>Табличка: {placard}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <location filename="../../trainer/school/exam/mistakes.py" />
      <location filename="../../trainer/ui/exam/preview.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Round {number}</source>
      <translation>Раунд {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Seat {seat}: {cards}; {stakes}</source>
      <translation>Место {seat}: {cards}; {stakes}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Seat {seat}: {cards}; {stakes}; folds</source>
      <translation>Место {seat}: {cards}; {stakes}; пас</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/blind.py" />
      <source>Seat {seat}: {cards}; {stakes}; plays</source>
      <translation>Место {seat}: {cards}; {stakes}; играет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/entrance.py" />
      <source>It is withdrawn.</source>
      <translation>Он отозван.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/entrance.py" />
      <source>The school does not know yet that you are signed in here: it was out of reach then, or that was more than a day ago. Sign out and in again, and your exams are listed.</source>
      <translation>Школа ещё не знает, что вы вошли здесь: тогда она была недоступна, или это было больше суток назад. Выйдите и войдите снова, и ваши экзамены появятся.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/entrance.py" />
      <source>This exam is not assigned to this trainee any more.</source>
      <translation>Этот экзамен больше не назначен этому ученику.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/office.py" />
      <source>There is no such sitting.</source>
      <translation>Такой сдачи нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/office.py" />
      <source>Write why it is voided: the reason stays on record.</source>
      <translation>Напишите, почему она недействительна: причина остаётся в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/opening.py" />
      <source>An exam is under way here. It is gone on with, or discontinued, first.</source>
      <translation>Здесь уже идёт экзамен. Сначала его продолжают или прерывают.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/opening.py" />
      <source>No exam is under way here.</source>
      <translation>Здесь экзамен не идёт.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>Marked again on {when} by {name}: {reason} It was: {was}. It is: {now}.</source>
      <translation>Переоценено {when}, {name}: {reason} Было: {was}. Стало: {now}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>failed (errors: {errors}, critical: {critical})</source>
      <translation>не сдан (ошибок: {errors}, критических: {critical})</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>failed in {areas} (errors: {errors}, critical: {critical})</source>
      <translation>не сдан: {areas} (ошибок: {errors}, критических: {critical})</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/re_marked.py" />
      <source>passed (errors: {errors}, critical: {critical})</source>
      <translation>сдан (ошибок: {errors}, критических: {critical})</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exam/retake.py" />
      <source>All {count} tries were made.</source>
      <translation>
        <numerusform>Использована {count} попытка из всех.</numerusform>
        <numerusform>Использованы все {count} попытки.</numerusform>
        <numerusform>Использованы все {count} попыток.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/retake.py" />
      <source>It is open already. It is gone on with, discontinued or voided first.</source>
      <translation>Он уже открыт. Сначала его продолжают, прерывают или признают недействительным.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/retake.py" />
      <source>It is passed.</source>
      <translation>Он сдан.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exam/retake.py" />
      <source>It may be tried again in {count} days.</source>
      <translation>
        <numerusform>Снова можно через {count} день.</numerusform>
        <numerusform>Снова можно через {count} дня.</numerusform>
        <numerusform>Снова можно через {count} дней.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/room.py" />
      <source>The files of {house} are others than when the exam began. It can only be discontinued.</source>
      <translation>Файлы казино {house} изменились с начала экзамена. Его можно только прервать.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sheet.py" />
      <source>Discontinued: {reason}</source>
      <translation>Прерван: {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sheet.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/kept.py" />
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Failed</source>
      <translation>Не сдан</translation>
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
      <translation>Сдан</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>It has not ended, or its end has not been delivered.</source>
      <translation>Он не окончен, или его конец ещё не доставлен.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>It was voided.</source>
      <translation>Он признан недействительным.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>You have marked it.</source>
      <translation>Вы его уже оценили.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>You have signed it, so you know how it was marked.</source>
      <translation>Вы его подписали и знаете, как он оценён.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/signing.py" />
      <source>You have signed it.</source>
      <translation>Вы его подписали.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exam/sitting.py" />
      <source>Task {number} of {all}</source>
      <translation>Задание {number} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/bundle/of_registry.py" />
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>no exam was sat by the id {id}</source>
      <translation>экзамена с номером {id} никто не сдавал</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/bundle/of_registry.py" />
      <source>nobody is in a class by the id {id}</source>
      <translation>в группе с номером {id} никого нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Account</source>
      <translation>Учётная запись</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/review_queue/answers.py" />
      <source>Answers</source>
      <translation>Ответы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>At (UTC)</source>
      <translation>Когда (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Attempt</source>
      <translation>Попытка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Dealt at (UTC)</source>
      <translation>Роздано (UTC)</translation>
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
      <translation>Решения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Difference</source>
      <translation>Разница</translation>
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
      <translation>Упражнение</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Exercise</source>
      <translation>Вид упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>Hands</source>
      <translation>Руки</translation>
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
      <translation>Рук в час</translation>
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
      <translation>Казино</translation>
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
      <translation>Убыток казино</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Kind</source>
      <translation>Вид</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Marked by</source>
      <translation>Оценено по</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Median seconds</source>
      <translation>Медиана, с</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Mistake</source>
      <translation>Ошибка</translation>
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
      <translation>Ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Mode</source>
      <translation>Режим</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>No.</source>
      <translation>№</translation>
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
      <translation>Убыток игроков</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Points</source>
      <translation>Баллы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/home/plan_card.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Questions</source>
      <translation>Вопросы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Quick drills</source>
      <translation>Быстрые упражнения</translation>
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
      <translation>Верно</translation>
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
      <translation>Раунды</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Rule</source>
      <translation>Правило</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Seat</source>
      <translation>Место</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Seconds</source>
      <translation>Секунды</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Severity</source>
      <translation>Вес</translation>
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
      <translation>Имя для входа</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Sitting</source>
      <translation>Сдача</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Skill</source>
      <translation>Навык</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Taken for</source>
      <translation>Принято за</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Trainee</source>
      <translation>Ученик</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Wager</source>
      <translation>Ставка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Where</source>
      <translation>Где</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Wrong rule behind it</source>
      <translation>Неверное правило за этим</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/done_sheets.py" />
      <source>Wrong rule that it fell for</source>
      <translation>Неверное правило, что сработало</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>Passed with at most {errors} errors, of them at most {critical} critical on starred items.</source>
      <translation>Сдан, если ошибок не больше {errors}, из них критических в пунктах со звёздочкой не больше {critical}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>Taken for {to} by {name}: {reason}</source>
      <translation>Принято за «{to}» ({name}): {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <source>for a reason that was erased</source>
      <translation>по причине, которая стёрта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/gathered.py" />
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>seed {seed}</source>
      <translation>номер раздачи {seed}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/marks.py" />
      <source>Advice</source>
      <translation>Совет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Areas that were failed: {areas}</source>
      <translation>Несданные разделы: {areas}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>At</source>
      <translation>Когда</translation>
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
      <translation>Комментарий</translation>
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
      <translation>Грубая</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/kept.py" />
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Discontinued</source>
      <translation>Прерван</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Edition</source>
      <translation>Редакция</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Ended</source>
      <translation>Окончен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Examiner</source>
      <translation>Экзаменатор</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Examiner, date</source>
      <translation>Экзаменатор, дата</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Form</source>
      <translation>Форма</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Head hash</source>
      <translation>Хеш конца</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Head signed</source>
      <translation>Подписанный конец</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Marked blind by {name}, {at}</source>
      <translation>Оценил вслепую: {name}, {at}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/marks.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Minor</source>
      <translation>Малая</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>None.</source>
      <translation>Нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Opened</source>
      <translation>Открыт</translation>
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
      <translation>Итог</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Record of an exam</source>
      <translation>Протокол экзамена</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Record of an exam: {title}</source>
      <translation>Протокол экзамена: {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/house_book/leaf.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Round</source>
      <translation>Раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Second examiner</source>
      <translation>Второй экзаменатор</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/marks.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Serious</source>
      <translation>Серьёзная</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Signed by</source>
      <translation>Подписал</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Station</source>
      <translation>Станция</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>The head is the hash of the event that ended the exam, and vouches for every event before it. `trainer verify` finds it in the school’s records, or in a bundle of evidence, as long as nothing was changed.</source>
      <translation>Хеш конца — это хеш события, завершившего экзамен; он ручается за все события до него. `trainer verify` находит его в записях школы или в пакете доказательств, пока ничего не изменено.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Trainee, date</source>
      <translation>Ученик, дата</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Voided: {reason}</source>
      <translation>Недействителен: {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>Written by Dealer School {version}</source>
      <translation>Составлено в Dealer School {version}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>{count} errors in {decisions} decisions, of them critical: {critical}</source>
      <translation>
        <numerusform>{count} ошибка на {decisions} решений, из них критических: {critical}</numerusform>
        <numerusform>{count} ошибки на {decisions} решений, из них критических: {critical}</numerusform>
        <numerusform>{count} ошибок на {decisions} решений, из них критических: {critical}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>{time} UTC</source>
      <translation>{time} UTC</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/exam_record/printed.py" />
      <source>{title} · {trainee} · head {head}</source>
      <translation>{title} · {trainee} · конец {head}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Class board</source>
      <translation>Доска группы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>In words</source>
      <translation>Словами</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <source>Mistakes by kind</source>
      <translation>Ошибки по видам</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Mistakes per opportunity</source>
      <translation>Ошибки на возможность</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Opportunities</source>
      <translation>Возможности</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Readiness</source>
      <translation>Готовность</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>Share of all, so far</source>
      <translation>Доля от всех, нарастающим итогом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>What stands in the way</source>
      <translation>Что мешает</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/report_sheets.py" />
      <source>{area}: answers</source>
      <translation>{area}: ответы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_exports.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>Note</source>
      <translation>Примечание</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/people/tabs.py" />
      <source>Classes</source>
      <translation>Группы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Critical errors</source>
      <translation>Критические ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Ended at (UTC)</source>
      <translation>Окончено (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Errors</source>
      <translation>Ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/rounds/chosen.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Exam</source>
      <translation>Экзамен</translation>
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
      <translation>Экзамены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Failed areas</source>
      <translation>Несданные разделы</translation>
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
      <translation>Имя</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <source>Opened at (UTC)</source>
      <translation>Открыт (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/places.py" />
      <source>People</source>
      <translation>Люди</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Role</source>
      <translation>Роль</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>State</source>
      <translation>Состояние</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <source>Table tests</source>
      <translation>Проверки за столом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Test</source>
      <translation>Проверка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/school_sheets.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Title</source>
      <translation>Название</translation>
    </message>
    <message>
      <location filename="../../trainer/school/exports/xlsx_file.py" />
      <source>Notes: {title}</source>
      <translation>Примечания: {title}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/exports/xlsx_file.py" />
      <source>{count} cells were longer than Excel can hold and were cut; the CSV has them whole.</source>
      <translation>
        <numerusform>{count} ячейка длиннее, чем вмещает Excel, и обрезана; в CSV она целиком.</numerusform>
        <numerusform>{count} ячейки длиннее, чем вмещает Excel, и обрезаны; в CSV они целиком.</numerusform>
        <numerusform>{count} ячеек длиннее, чем вмещает Excel, и обрезаны; в CSV они целиком.</numerusform>
      </translation>
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
      <location filename="../../trainer/school/house_book/choosing.py" />
      <source>That answer is in force already.</source>
      <translation>Этот ответ уже действует.</translation>
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
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Rulings</source>
      <translation>Решения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/compared.py" />
      <location filename="../../trainer/ui/quick/order_board.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
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
      <source>A player's cards shown during the deal</source>
      <translation>Карты игрока открыты при раздаче</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>A wrong number of cards to a player</source>
      <translation>Неверное число карт у игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>A wrong number of cards to the dealer</source>
      <translation>Неверное число карт у дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>Around the table</source>
      <translation>По кругу стола</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>Cards to a place without a wager</source>
      <translation>Карты месту без ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>Step by step</source>
      <translation>Шаг за шагом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>The dealer's cards shown during the deal</source>
      <translation>Карты дилера открыты при раздаче</translation>
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
      <source>What stops the round</source>
      <translation>Что останавливает раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>a minor slip, never more</source>
      <translation>мелкая оплошность, не больше</translation>
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
      <source>not named</source>
      <translation>не названо</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <location filename="../../trainer/school/house_book/orders_compared.py" />
      <source>not ordered</source>
      <translation>не предписано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{ruling}, from {count} cards on</source>
      <translation>{ruling}, начиная с {count} карт</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{wager} in a pass of its own</source>
      <translation>{wager} отдельным проходом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way} among one gambler's boxes</source>
      <translation>{way} среди боксов одного игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way}, when the dealer does not qualify</source>
      <translation>{way}, когда у дилера нет игры</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way}, when the dealer qualifies</source>
      <translation>{way}, когда у дилера есть игра</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/in_order.py" />
      <source>{way}, {wagers}</source>
      <translation>{way}, {wagers}</translation>
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
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Wagers</source>
      <translation>Ставки</translation>
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
      <location filename="../../trainer/ui/quiz/checks.py" />
      <location filename="../../trainer/ui/quiz/seat_board.py" />
      <location filename="../../trainer/ui/quiz/seat_row.py" />
      <location filename="../../trainer/ui/segments.py" />
      <location filename="../../trainer/ui/table_test/board_view.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <location filename="../../trainer/ui/table_test/next_button.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
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
      <location filename="../../trainer/school/table_test/due.py" />
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
      <location filename="../../trainer/school/table_test/board.py" />
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
      <location filename="../../trainer/school/table_test/due.py" />
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
      <source>A round that does not count is begun anew</source>
      <translation>Раунд, который не считается, начинают заново</translation>
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
      <source>have them put in the Play area</source>
      <translation>пусть положат на поле Play</translation>
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
      <location filename="../../trainer/school/house_book/tables.py" />
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
      <location filename="../../trainer/school/house_book/tables.py" />
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
      <location filename="../../trainer/school/table_test/due.py" />
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
      <source>Deal, three cards to a hand or one at a time around</source>
      <translation>Раздать: по три карты в руку или по одной по кругу</translation>
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
      <source>A folded hand</source>
      <translation>Сброшенная рука</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/tables.py" />
      <source>A hand of one's own</source>
      <translation>Своя рука</translation>
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
      <source>Several such hands add up</source>
      <translation>Несколько таких рук складываются</translation>
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
      <source>Wagers that are offered</source>
      <translation>Ставки, которые предлагают</translation>
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
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>lost</source>
      <translation>проиграно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/wagers.py" />
      <source>no player is asked</source>
      <translation>игрока не спрашивают</translation>
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
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>goes back</source>
      <translation>возвращается</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>left out</source>
      <translation>пропущено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>may stand</source>
      <translation>допустимо</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>no such act</source>
      <translation>нет такого действия</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>none</source>
      <translation>нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>not due</source>
      <translation>не требуется</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>out of order</source>
      <translation>не по порядку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>refused: {codes}</source>
      <translation>отказано: {codes}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <location filename="../../trainer/school/review/remark.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/quick/choices.py" />
      <source>right</source>
      <translation>верно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>wrong amount</source>
      <translation>не та сумма</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>wrong call</source>
      <translation>неверный объявленный результат</translation>
    </message>
    <message>
      <location filename="../../trainer/school/house_book/weighed.py" />
      <source>wrong result</source>
      <translation>неверный исход</translation>
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
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>Read as {encoding}.</source>
      <translation>Прочитано как {encoding}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <location filename="../../trainer/school/people/class_list/xlsx_sheet.py" />
      <source>The file is no list; save it as CSV (UTF-8) or as XLSX.</source>
      <translation>Файл — не список; сохраните его как CSV (UTF-8) или XLSX.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>The file is not in {encoding}; save it as CSV in UTF-8.</source>
      <translation>Файл не в {encoding}; сохраните его как CSV в UTF-8.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>There is no encoding {encoding}; write for example utf-8 or cp1251.</source>
      <translation>Кодировки {encoding} нет; напишите, например, utf-8 или cp1251.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/csv_sheet.py" />
      <source>This row cannot be read; look for a quotation mark that is opened and not closed.</source>
      <translation>Эту строку нельзя прочесть; поищите незакрытую кавычку.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>No column is called “Name”; call the one with the names so, or leave the first row out.</source>
      <translation>Нет столбца «Name»; назовите так столбец с именами или уберите первую строку.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>The list has a first row and nobody below it.</source>
      <translation>В списке есть первая строка и никого под ней.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>The row has more cells than the first row: put the name in quotation marks.</source>
      <translation>В строке больше ячеек, чем в первой: возьмите имя в кавычки.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>This account is closed: open it again first, or leave the row out.</source>
      <translation>Эта учётная запись закрыта: сначала откройте её или уберите строку.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>is there already and joins {title}</source>
      <translation>уже есть и входит в группу {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>is there already: nothing changes</source>
      <translation>уже есть: ничего не меняется</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>opens an account</source>
      <translation>открывает учётную запись</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>opens an account and joins {title}</source>
      <translation>открывает учётную запись и входит в группу {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>{login} belongs to {name}: write another sign-in name, or that same name.</source>
      <translation>{login} принадлежит другому ({name}): напишите другое имя для входа или то же имя.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>{login} stands in line {line} too: leave one row out, or write another one.</source>
      <translation>{login} стоит и в строке {line}: уберите одну строку или напишите другое.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/preview.py" />
      <source>{name} stands in line {line} too: leave one row out, or write a sign-in name in each.</source>
      <translation>{name} стоит и в строке {line}: уберите одну строку или напишите в каждой имя для входа.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <source>The file cannot be read ({why}).</source>
      <translation>Файл нельзя прочесть ({why}).</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <source>The file has more than {most} rows; split it into several files.</source>
      <translation>В файле больше {most} строк; разделите его на несколько.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <source>The file is empty; put each trainee in a row of its own.</source>
      <translation>Файл пуст; запишите каждого ученика своей строкой.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/sheet.py" />
      <location filename="../../trainer/school/people/class_list/xlsx_sheet.py" />
      <source>The file is too large for a list of people.</source>
      <translation>Файл слишком велик для списка людей.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <source>Each is asked for a password of his own when he signs in for the first time. Destroy this list when everybody has.</source>
      <translation>При первом входе каждый выбирает свой пароль. Уничтожьте этот список, когда все вошли.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Start password</source>
      <translation>Начальный пароль</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <source>Start passwords</source>
      <translation>Начальные пароли</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/starts.py" />
      <source>Start passwords, {title}</source>
      <translation>Начальные пароли, {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>Everybody on the list is there already; nothing would change.</source>
      <translation>Все из списка уже есть; ничего бы не изменилось.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>{count} join</source>
      <translation>
        <numerusform>вступит: {count}</numerusform>
        <numerusform>вступят: {count}</numerusform>
        <numerusform>вступят: {count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>{count} new</source>
      <translation>
        <numerusform>новых: {count}</numerusform>
        <numerusform>новых: {count}</numerusform>
        <numerusform>новых: {count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <location filename="../../trainer/ui/home/shown.py" />
      <source>{count} problems</source>
      <translation>
        <numerusform>{count} неполадка</numerusform>
        <numerusform>{count} неполадки</numerusform>
        <numerusform>{count} неполадок</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/class_list/taking_in.py" />
      <source>{count} there already</source>
      <translation>
        <numerusform>уже есть: {count}</numerusform>
        <numerusform>уже есть: {count}</numerusform>
        <numerusform>уже есть: {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/class_list/xlsx_sheet.py" />
      <source>The file cannot be read; open it and save it anew as XLSX or as CSV (UTF-8).</source>
      <translation>Файл нельзя прочесть; откройте его и сохраните заново как XLSX или CSV (UTF-8).</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/classes.py" />
      <source>A class needs a title; write one with letters or digits.</source>
      <translation>Группе нужно название; напишите его буквами или цифрами.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/classes.py" />
      <source>Only trainees and supervisors whose accounts are open join a class.</source>
      <translation>В группу входят только ученики и супервайзеры с открытой учётной записью.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/classes.py" />
      <source>There is a class called {title} already; write another title.</source>
      <translation>Группа {title} уже есть; напишите другое название.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/door.py" />
      <source>After {tries} wrong tries nothing is tried for {count} minutes. A supervisor or an administrator can unlock the account before.</source>
      <translation>
        <numerusform>После {tries} неверных попыток {count} минуту ничего не проверяется. Супервайзер или администратор может снять блокировку раньше.</numerusform>
        <numerusform>После {tries} неверных попыток {count} минуты ничего не проверяется. Супервайзер или администратор может снять блокировку раньше.</numerusform>
        <numerusform>После {tries} неверных попыток {count} минут ничего не проверяется. Супервайзер или администратор может снять блокировку раньше.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>That name and that PIN do not belong together.</source>
      <translation>Это имя и этот PIN не подходят друг к другу.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>That name and that password do not belong together.</source>
      <translation>Это имя и этот пароль не подходят друг к другу.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>The school’s records are out of reach, and a PIN is checked there alone. An exam is opened, gone on with or discontinued once they answer again; what was done of it is kept as it is.</source>
      <translation>Записи школы недоступны, а PIN проверяется только там. Экзамен можно открыть, продолжить или прервать, когда они снова ответят; сделанное хранится как есть.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>The school’s records are out of reach. Until they answer again, only trainees who signed in at this station before can sign in here. Practise without an account, or try again later.</source>
      <translation>Записи школы недоступны. Пока они не ответят, здесь могут войти лишь ученики, которые уже входили на этой станции. Занимайтесь без учётной записи или попробуйте позже.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/door.py" />
      <source>The school’s records ask for a proof that this program does not know.</source>
      <translation>Записи школы требуют доказательства, которого эта программа не знает.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/people/door.py" />
      <source>{count} tries are left.</source>
      <translation>
        <numerusform>Осталась {count} попытка.</numerusform>
        <numerusform>Осталось {count} попытки.</numerusform>
        <numerusform>Осталось {count} попыток.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The name has no letter; write one with letters.</source>
      <translation>В имени нет букв; напишите имя с буквами.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The name has signs that cannot be seen; write it anew.</source>
      <translation>В имени есть невидимые знаки; напишите его заново.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The name has {number} signs; write at most {most}.</source>
      <translation>В имени знаков: {number}; напишите не больше {most}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The sign-in name has a space; write a dot in its place.</source>
      <translation>В имени для входа есть пробел; поставьте вместо него точку.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The sign-in name has signs that cannot be seen; write it anew.</source>
      <translation>В имени для входа есть невидимые знаки; напишите его заново.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>The sign-in name has {number} signs; write at most {most}.</source>
      <translation>В имени для входа знаков: {number}; напишите не больше {most}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>There is no name; write one.</source>
      <translation>Нет имени; напишите его.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/names.py" />
      <source>There is no sign-in name; write one.</source>
      <translation>Нет имени для входа; напишите его.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/new_school.py" />
      <source>The two accounts need two sign-in names: {login} is the first one’s.</source>
      <translation>Двум записям нужны два имени для входа: {login} — имя первой.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/new_school.py" />
      <source>There are records of a school on this machine already. To use them, run: trainer school join here</source>
      <translation>На этой машине уже есть записи школы. Чтобы работать с ними, выполните: trainer school join here</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>A supervisor unlocks trainees of his classes; an administrator, everybody.</source>
      <translation>Супервайзер разблокирует учеников своих групп, администратор — всех.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>Nobody closes his own account; another administrator can.</source>
      <translation>Свою учётную запись никто не закрывает; это может другой администратор.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>Only who opens exams has a PIN.</source>
      <translation>PIN есть только у тех, кто открывает экзамены.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>Say why the account is closed; it stands in the records.</source>
      <translation>Скажите, почему запись закрыта; это остаётся в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>The sign-in name {login} belongs to somebody already; write another.</source>
      <translation>Имя для входа {login} уже занято; напишите другое.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/people.py" />
      <source>This is the only administrator; make somebody else one before.</source>
      <translation>Это единственный администратор; сначала назначьте другого.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Changing a class</source>
      <translation>Изменять группу</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Changing an account</source>
      <translation>Изменять учётную запись</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Changing how this station is used</source>
      <translation>Менять назначение станции</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Choosing among the readings of a house</source>
      <translation>Выбор толкования документа казино</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Copying the school’s records</source>
      <translation>Копировать записи школы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Exporting or erasing somebody’s data</source>
      <translation>Выгружать или стирать чьи-то данные</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Exporting the results of a class</source>
      <translation>Выгружать результаты группы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Marking rounds anew</source>
      <translation>Переоценивать раунды</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Opening an exam</source>
      <translation>Открывать экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <location filename="../../trainer/school/rounds/chosen.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Practice</source>
      <translation>Практика</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Publishing house rules</source>
      <translation>Публиковать правила казино</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Reviewing an attempt</source>
      <translation>Проверять попытку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Running a table test</source>
      <translation>Проводить проверку за столом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Seeing the results of a class</source>
      <translation>Видеть результаты группы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Seeing who is in the school</source>
      <translation>Видеть, кто есть в школе</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Setting an exam</source>
      <translation>Назначать экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Signing an exam</source>
      <translation>Подписывать экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Sitting an exam</source>
      <translation>Сдавать экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>Unlocking an account</source>
      <translation>Снимать блокировку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>administrator</source>
      <translation>администратор</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>author of house rules</source>
      <translation>автор правил казино</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>supervisor</source>
      <translation>супервайзер</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>trainee</source>
      <translation>ученик</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>{deed} is for: {roles}. Nobody is signed in here.</source>
      <translation>{deed} может: {roles}. Здесь никто не вошёл.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/rights.py" />
      <source>{deed} is for: {roles}. {name} is signed in as: {role}.</source>
      <translation>{deed} может: {roles}. Вошёл {name}, роль: {role}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>A PIN has {least} to {most} digits.</source>
      <translation>В PIN от {least} до {most} цифр.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>A password has {least} to {most} signs, of any kind.</source>
      <translation>В пароле от {least} до {most} любых знаков.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>Anybody would try that PIN first; choose digits that do not follow one another.</source>
      <translation>Такой PIN попробуют первым; выберите цифры не подряд.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/people/secrets.py" />
      <source>Anybody would try that password first; choose some words that only you know.</source>
      <translation>Такой пароль попробуют первым; выберите слова, известные лишь вам.</translation>
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
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
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
      <location filename="../../trainer/school/table_test/due.py" />
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
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>A judgement of somebody’s work, in an examiner’s words.</source>
      <translation>Суждение о чьей-то работе словами экзаменатора.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>A number that leads to nobody.</source>
      <translation>Номер, который ни к кому не ведёт.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Accounts: name, sign-in name, e-mail, check values of secrets, wrong tries, who is signed in now.</source>
      <translation>Учётные записи: имя, имя для входа, почта, проверочные значения секретов, неверные попытки, кто сейчас вошёл.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>As long as the school’s records.</source>
      <translation>Столько же, сколько записи школы.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>As long as the station is in the school.</source>
      <translation>Пока станция в школе.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Backups that were made before, and copies that somebody put elsewhere.</source>
      <translation>Прежние резервные копии и копии, которые кто-то положил в другое место.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Classes, and who is in which.</source>
      <translation>Группы и кто в какой.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Copies of the records in their folder, which you or the program made.</source>
      <translation>Копии записей в их папке, сделанные вами или программой.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Editions of houses that were published; rounds that were marked again.</source>
      <translation>Опубликованные редакции казино; переоценённые раунды.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Every exam: begun, left and why, resumed, ended with its outcome.</source>
      <translation>Каждый экзамен: начат, оставлен и почему, продолжен, окончен с итогом.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Every quick question with your answer, and how sure you were.</source>
      <translation>Каждый быстрый вопрос с вашим ответом и уверенностью.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Every round: its cards, each act, what was taken back, how it ended.</source>
      <translation>Каждый раунд: карты, каждое действие, что взято назад, чем кончилось.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Evidence: reviews, exams and marks rest on it.</source>
      <translation>Доказательства: на них держатся проверки, экзамены и оценки.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Exams that were set.</source>
      <translation>Назначенные экзамены.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Files that were exported before: tables, bundles, records of exams on paper.</source>
      <translation>Ранее выгруженное: таблицы, пакеты, протоколы экзаменов на бумаге.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For good.</source>
      <translation>Навсегда.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For good; once the account is erased, under a number that leads to nobody.</source>
      <translation>Навсегда; после стирания записи — под номером, который ни к кому не ведёт.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For the readiness sheet.</source>
      <translation>Для листа готовности.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>For your lists; made of the rounds, and made again at any time.</source>
      <translation>Для ваших списков; строится из раундов и в любое время строится заново.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How each round and answer was marked.</source>
      <translation>Как оценён каждый раунд и ответ.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How each round and quick drill was marked.</source>
      <translation>Как оценён каждый раунд и быстрое упражнение.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How each trainee stands with every skill, and the wrong rules that are open.</source>
      <translation>Каков каждый ученик в каждом навыке и какие неверные правила открыты.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How much somebody practised, and how well.</source>
      <translation>Сколько кто занимался и насколько хорошо.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How somebody works: acts, mistakes, speed, the time of day, notes.</source>
      <translation>Как кто-то работает: действия, ошибки, скорость, время суток, заметки.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How you did, and the note that you wrote when you left.</source>
      <translation>Как вы справились и заметка, написанная при уходе.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How you like the window, and what you chose last.</source>
      <translation>Каким вы любите окно и что выбрали в последний раз.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>How you work: acts, mistakes, speed, the time of day.</source>
      <translation>Как вы работаете: действия, ошибки, скорость, время суток.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>In case the records are damaged.</source>
      <translation>На случай повреждения записей.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>In the school’s records</source>
      <translation>В записях школы</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Names. No password is kept, only a value that it can be checked by, and of a PIN nothing at all.</source>
      <translation>Имена. Пароль не хранится, только значение для его проверки, а от PIN — совсем ничего.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>On this machine</source>
      <translation>На этой машине</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Outcomes, errors, areas that were failed.</source>
      <translation>Итоги, ошибки, несданные разделы.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Points, mistakes, what they cost, when.</source>
      <translation>Баллы, ошибки, их цена, когда.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Points, mistakes, what they cost.</source>
      <translation>Баллы, ошибки, их цена.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Reports, exams, reviews.</source>
      <translation>Отчёты, экзамены, проверки.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Reviews: what was asked, said, corrected and assigned.</source>
      <translation>Проверки: что спрошено, сказано, исправлено и назначено.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a mark can be questioned, also without a connection.</source>
      <translation>Чтобы оценку можно было оспорить и без связи.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a result can be vouched for.</source>
      <translation>Чтобы за результат можно было поручиться.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a supervisor sees his trainees and nobody else’s.</source>
      <translation>Чтобы супервайзер видел своих учеников и никого больше.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that a test at the felt survives a crash.</source>
      <translation>Чтобы проверка за столом пережила сбой.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that an exam goes on after a crash, and counts.</source>
      <translation>Чтобы экзамен продолжался после сбоя и был засчитан.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that it can be told by which rules something was marked.</source>
      <translation>Чтобы было известно, по каким правилам оценено.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that it is known, and that the records can still be verified.</source>
      <translation>Чтобы это было известно, а записи по-прежнему проверялись.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that nobody gets rights unseen.</source>
      <translation>Чтобы никто не получал прав незаметно.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that reports come at once.</source>
      <translation>Чтобы отчёты появлялись сразу.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that the window opens as you left it.</source>
      <translation>Чтобы окно открывалось таким, каким вы его оставили.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>So that trainees can sign in and practise while the school is out of reach.</source>
      <translation>Чтобы ученики могли войти и заниматься, пока школа недоступна.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Sums of it by day and week, for each account and for everybody.</source>
      <translation>Суммы по дням и неделям, для каждой записи и для всех.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Table tests that are being run, until they are recorded or thrown away.</source>
      <translation>Идущие проверки за столом — до записи или удаления.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>That an account had a role, was closed or was locked out.</source>
      <translation>Что у записи была роль, что её закрыли или заблокировали.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>That somebody’s data was exported or erased, by whom and when.</source>
      <translation>Что чьи-то данные выгружены или стёрты, кем и когда.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>The name that was typed, and what was tapped.</source>
      <translation>Набранное имя и то, что нажимали.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>The same as in the records.</source>
      <translation>То же, что в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To certify dealers.</source>
      <translation>Чтобы аттестовать дилеров.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To choose what you practise next; made of the rounds.</source>
      <translation>Чтобы выбрать, что упражнять дальше; строится из раундов.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To deliver rounds, and to read older records.</source>
      <translation>Чтобы доставлять раунды и читать прежние записи.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To mark answers and to ask again what went wrong.</source>
      <translation>Чтобы оценивать ответы и снова спрашивать то, что не вышло.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To mark rounds, to show them again, to show that nothing was changed.</source>
      <translation>Чтобы оценивать раунды, показывать их снова и доказать, что ничего не изменено.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To open them.</source>
      <translation>Чтобы их открывать.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To sign in, and to say whose results are whose. Names stand nowhere else.</source>
      <translation>Чтобы входить и знать, чьи это результаты. Больше нигде имён нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To sit them.</source>
      <translation>Чтобы их сдавать.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>To teach, and to put a mark right openly.</source>
      <translation>Чтобы учить и открыто исправлять оценку.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until recorded or thrown away.</source>
      <translation>До записи или удаления.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until the account is closed or erased, and this station hears of it.</source>
      <translation>Пока запись не закрыта или не стёрта и станция об этом не узнала.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until the account is erased.</source>
      <translation>Пока запись не стёрта.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until the account is erased: what it says goes; that there was something, when, and its hash stay, so that everything else can still be verified.</source>
      <translation>Пока запись не стёрта: слова исчезают; то, что нечто было и когда, и его хеш остаются, чтобы остальное можно было проверить.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until you change them; erasing your records leaves them.</source>
      <translation>Пока вы их не измените; стирание записей их не трогает.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until you delete them, or erase your records.</source>
      <translation>Пока вы их не удалите или не сотрёте записи.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Until you erase your records.</source>
      <translation>Пока вы не сотрёте свои записи.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What each decision showed of every skill and of every wrong rule.</source>
      <translation>Что каждое решение показало о каждом навыке и неверном правиле.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What examiners signed, marked and wrote; tests at a real table.</source>
      <translation>Что экзаменаторы подписали, оценили и написали; проверки за настоящим столом.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What other people remember or have written down.</source>
      <translation>Что другие помнят или записали.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What somebody masters and what he takes for a rule.</source>
      <translation>Что кто-то освоил и что принимает за правило.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What the records know of themselves: the version of their tables, a secret.</source>
      <translation>Что записи знают о себе: версия таблиц, секрет.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What was done at the stations, act by act, as they delivered it.</source>
      <translation>Что делали на станциях, действие за действием, как они доставили.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What was done to accounts, by whom, when, and why.</source>
      <translation>Что делали с учётными записями, кто, когда и почему.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you asked a supervisor, and what was answered.</source>
      <translation>О чём вы спросили супервайзера и что он ответил.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you know, and how fast.</source>
      <translation>Что вы знаете и как быстро.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>What you master and what you take for a rule.</source>
      <translation>Что вы освоили и что принимаете за правило.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Which author or supervisor did it.</source>
      <translation>Какой автор или супервайзер это сделал.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Which school this station belongs to; the version of the tables.</source>
      <translation>К какой школе относится станция; версия таблиц.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Which supervisor set them.</source>
      <translation>Какой супервайзер их назначил.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who has to sit which exam, who opened it, how it went.</source>
      <translation>Кому какой экзамен сдавать, кто открыл и как прошло.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who learns with whom.</source>
      <translation>Кто с кем учится.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who signed in at this station: name, sign-in name; of trainees a check value of the password.</source>
      <translation>Кто входил на этой станции: имя, имя для входа; для учеников — проверочное значение пароля.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Who somebody is.</source>
      <translation>Кто есть кто.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Words about somebody’s work.</source>
      <translation>Слова о чьей-то работе.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Your settings: language, looks, the last house, minutes a day.</source>
      <translation>Ваши настройки: язык, вид, последнее казино, минуты в день.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/kept.py" />
      <source>Your words, and those about your work.</source>
      <translation>Ваши слова и слова о вашей работе.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Drills assigned</source>
      <translation>Назначенные упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Due (UTC)</source>
      <translation>Срок (UTC)</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Everything that the school keeps of {name}</source>
      <translation>Всё, что школа хранит: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Reason</source>
      <translation>Причина</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Reviews</source>
      <translation>Проверки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Reviews asked for</source>
      <translation>Запрошенные проверки</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>Was</source>
      <translation>Было</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>What was asked</source>
      <translation>Что спрошено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>nobody erases their own account; ask another</source>
      <translation>себя никто не стирает; попросите другого</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>nobody signs in as {name}</source>
      <translation>с именем {name} никто не входит</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>there is no account {id}</source>
      <translation>учётной записи {id} нет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/of_account.py" />
      <source>{typed} is not the sign-in name of {name}</source>
      <translation>{typed} — не имя для входа ({name})</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/own_records.py" />
      <source>Everything that the trainer keeps of you</source>
      <translation>Всё, что тренажёр хранит о вас</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/packed.py" />
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>What cannot be erased any more</source>
      <translation>Что уже нельзя стереть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/packed.py" />
      <source>What is kept</source>
      <translation>Что хранится</translation>
    </message>
    <message>
      <location filename="../../trainer/school/privacy/packed.py" />
      <source>{file}: everything, event by event; `trainer verify` checks it</source>
      <translation>{file}: всё, событие за событием; проверяет `trainer verify`</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Done, but not due</source>
      <translation>Сделано, но не требовалось</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Left out</source>
      <translation>Пропущено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <location filename="../../trainer/school/titles.py" />
      <source>Not an action</source>
      <translation>Не действие</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Out of order</source>
      <translation>Не по порядку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Paid for taken, or taken for paid</source>
      <translation>Выплачено вместо забрано или наоборот</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Wrong amount paid</source>
      <translation>Выплачена неверная сумма</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
      <source>Wrong call or ruling</source>
      <translation>Неверное объявление или решение</translation>
    </message>
    <message>
      <location filename="../../trainer/school/progress/kinds.py" />
      <location filename="../../trainer/school/reports/pareto.py" />
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
      <location filename="../../trainer/ui/reports/area_heads.py" />
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
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
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
      <location filename="../../trainer/ui/people/settings_card.py" />
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
      <source>{done}. {why}</source>
      <translation>{done}. {why}</translation>
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
      <source>{wager}: this hand earns none.</source>
      <translation>{wager}: этой руке не полагается.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>All time</source>
      <translation>За всё время</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>Last 12 weeks</source>
      <translation>Последние 12 недель</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>Last 2 weeks</source>
      <translation>Последние 2 недели</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/period.py" />
      <source>Last 4 weeks</source>
      <translation>Последние 4 недели</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <location filename="../../trainer/school/reports/skill_sheet.py" />
      <location filename="../../trainer/school/session/telling.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Learning</source>
      <translation>Изучается</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>Nearly</source>
      <translation>Почти</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <location filename="../../trainer/ui/table/furniture.py" />
      <source>Ready</source>
      <translation>Готов</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>Ready: {ready} or more in every area that the house teaches, of {enough} answers at least, and no wrong rule held. Nearly: {nearly} or more wherever there are answers enough, at most one area without them. Learning: everybody else.</source>
      <translation>Готов: {ready} или больше в каждой области, которой учит казино, не менее чем из {enough} ответов, и нет неверного правила. Почти: {nearly} или больше везде, где ответов достаточно, и не больше одной области без них. Изучается: все остальные.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{area}: not seen</source>
      <translation>{area}: не встречалось</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>{area}: only {count} answers</source>
      <translation>
        <numerusform>{area}: лишь {count} ответ</numerusform>
        <numerusform>{area}: лишь {count} ответа</numerusform>
        <numerusform>{area}: лишь {count} ответов</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>{area}: {share}</source>
      <translation>{area}: {share}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/reports/readiness.py" />
      <source>{count} wrong rules held</source>
      <translation>
        <numerusform>неверных правил: {count}</numerusform>
        <numerusform>неверных правил: {count}</numerusform>
        <numerusform>неверных правил: {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/skill_sheet.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <source>Mastered</source>
      <translation>Освоено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/reports/skill_sheet.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/progress/skill_tile.py" />
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>Not seen</source>
      <translation>Не встречалось</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <source>Say it in at most {most} letters.</source>
      <translation>Не больше {most} букв.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <source>Say why, in a few words.</source>
      <translation>Скажите почему, коротко.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <source>commented</source>
      <translation>есть комментарий</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/mine.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>overridden</source>
      <translation>оценка изменена</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>As it was marked again: {mark}</source>
      <translation>После переоценки: {mark}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>Marked: {mark}. Now: {now}</source>
      <translation>Оценено: {mark}. Теперь: {now}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>advice</source>
      <translation>совет</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>critical</source>
      <translation>критическая</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>minor</source>
      <translation>мелкая</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>no mistake</source>
      <translation>не ошибка</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>not passed</source>
      <translation>не сдано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>passed</source>
      <translation>сдано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>serious</source>
      <translation>серьёзная</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>void</source>
      <translation>недействительно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>wrong</source>
      <translation>неверно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remark.py" />
      <source>{change}. It changes nothing any more: the round was marked again since, and the mistake that this was about is not in it now.</source>
      <translation>{change}. Это больше ничего не меняет: раунд с тех пор переоценён, и ошибки, о которой шла речь, в нём нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/remedy.py" />
      <source>Rounds that test: {belief}</source>
      <translation>Раунды на проверку: {belief}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/review/reviewer.py" />
      <source>This trainee is in none of your classes.</source>
      <translation>Этого ученика нет в ваших группах.</translation>
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
      <location filename="../../trainer/school/station/joined.py" />
      <source>cannot be read ({why}); allow reading it</source>
      <translation>нельзя прочесть ({why}); разрешите чтение</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>cannot be removed ({why}); nothing was changed</source>
      <translation>нельзя удалить ({why}); ничего не изменено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>cannot be written ({why}); nothing was changed</source>
      <translation>нельзя записать ({why}); ничего не изменено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>is not JSON</source>
      <translation>не JSON</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>is not a JSON object</source>
      <translation>не объект JSON</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>station is no id of a station</source>
      <translation>station — не номер станции</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>{name} is missing, or is no text</source>
      <translation>{name} отсутствует или не текст</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>{registry} names no school; write here, or postgresql://USER@HOST/DATABASE</source>
      <translation>{registry} — не школа; напишите here или postgresql://USER@HOST/DATABASE</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joined.py" />
      <source>{what}; join the school again: trainer school join URL</source>
      <translation>{what}; подключитесь к школе заново: trainer school join URL</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joining.py" />
      <source>is a demo school of simulated trainees; nobody’s rounds belong there</source>
      <translation>— учебная школа со смоделированными учениками; ничьим раундам там не место</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/joining.py" />
      <source>this machine belongs to the school {school} already; write --leave to leave it. What was not delivered to it stays here, and is delivered to the new one where its people have accounts there</source>
      <translation>эта машина уже в школе {school}; напишите --leave, чтобы выйти. Недоставленное туда остаётся здесь и доставляется в новую школу, если у людей есть там учётные записи</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>All is delivered to the school.</source>
      <translation>Всё доставлено в школу.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>Nothing waits to be delivered.</source>
      <translation>Доставлять нечего.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>The school has erased these records; nothing more is delivered.</source>
      <translation>Школа стёрла эти записи; больше ничего не доставляется.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>The school’s server does not answer since {time}.</source>
      <translation>Сервер школы не отвечает с {time}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/told.py" />
      <source>The school’s server does not answer.</source>
      <translation>Сервер школы не отвечает.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/station/told.py" />
      <source>{count} rounds wait to be delivered.</source>
      <translation>
        <numerusform>Ждёт доставки {count} раунд.</numerusform>
        <numerusform>Ждут доставки {count} раунда.</numerusform>
        <numerusform>Ждут доставки {count} раундов.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/understood.py" />
      <source>The school has another event {place} of these records: they were worked on in two places, or put back from an older copy. Nothing is lost, here or there. Close the trainer, give {file} another name and keep it, and start again: new records begin and are delivered.</source>
      <translation>У школы другое событие {place} этих записей: с ними работали в двух местах или вернули старую копию. Ничего не потеряно ни здесь, ни там. Закройте тренажёр, дайте файлу {file} другое имя, сохраните его и запустите снова: начнутся и будут доставляться новые записи.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/understood.py" />
      <source>The school’s server asks again and again for event {place}, which it was given. Nothing here is lost. Let `trainer doctor` be run on the school’s records.</source>
      <translation>Сервер школы снова и снова просит событие {place}, которое ему дано. Здесь ничего не потеряно. Пусть в школе запустят `trainer doctor`.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/station/understood.py" />
      <source>The school’s server reads event {place} otherwise than it was written. Nothing is lost. See that the trainer is of the same version here and at the school; `trainer verify {file}` says whether the records here are sound.</source>
      <translation>Сервер школы читает событие {place} не так, как оно записано. Ничего не потеряно. Проверьте, что версия тренажёра здесь и в школе одна; `trainer verify {file}` скажет, целы ли записи здесь.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/board.py" />
      <source>{done} of {all}</source>
      <translation>{done} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <source>Call</source>
      <translation>Объявить руку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/table/deeds.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <source>Collect the fold</source>
      <translation>Собрать сброс</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Cover the hand</source>
      <translation>Закрыть руку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Let players look</source>
      <translation>Дать игрокам взглянуть</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/telling.py" />
      <source>Paid {amount}</source>
      <translation>Выплачено {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Took it</source>
      <translation>Забрал</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Tuck the cards</source>
      <translation>Подложить карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>Turn the dealer</source>
      <translation>Открыть дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/guide/next_act.py" />
      <location filename="../../trainer/ui/table/key_names.py" />
      <location filename="../../trainer/ui/table/keys.py" />
      <source>Turn the hand</source>
      <translation>Открыть руку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <source>“No more bets”</source>
      <translation>«Ставки сделаны»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/due.py" />
      <location filename="../../trainer/ui/table/calls.py" />
      <source>“Place your bets”</source>
      <translation>«Делайте ставки»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Called the supervisor</source>
      <translation>Позвал супервайзера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Called: {hand}</source>
      <translation>Объявил: {hand}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>Checked the bets</source>
      <translation>Ставки проверены</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Cleared the cards</source>
      <translation>Убрал карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Collected it as a fold</source>
      <translation>Забрал как пас</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>Covered the dealer’s hand</source>
      <translation>Рука дилера закрыта</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Dealt to the dealer</source>
      <translation>Сдал дилеру</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Dealt to the seat</source>
      <translation>Сдал месту</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Offered the decision</source>
      <translation>Предложил решение</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Paid with its bonus, {amount}</source>
      <translation>Заплатил с бонусом, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <location filename="../../trainer/ui/last_act.py" />
      <source>Racked the stub</source>
      <translation>Остаток убран</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Said “no more bets”</source>
      <translation>Сказал «ставки сделаны»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Said “place your bets”</source>
      <translation>Сказал «делайте ставки»</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Seat {seat}, {wager}</source>
      <translation>Место {seat}, {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Seat {seat}: what else was done?</source>
      <translation>Место {seat}: что ещё сделано?</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>The table: what else was done?</source>
      <translation>Стол: что ещё сделано?</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Took {wager}</source>
      <translation>Забрал {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Tucked the cards</source>
      <translation>Подложил карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Turned the dealer’s hand</source>
      <translation>Открыл руку дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>Turned the hand</source>
      <translation>Открыл руку</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/elsewise.py" />
      <source>{place}, {amount}</source>
      <translation>{place}, {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>As it was laid out</source>
      <translation>Как было разложено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>By the rule: {outcome}</source>
      <translation>По правилу: {outcome}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Comment: {comment}</source>
      <translation>Комментарий: {comment}</translation>
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
      <translation>Сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Due</source>
      <translation>Положено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Due: {due}. Done: {done}.</source>
      <translation>Должно: {due}. Сделано: {done}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>In the school’s records; their head with this test: {hash}</source>
      <translation>В записях школы; их конец с этой проверкой: {hash}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Not in the school’s records: this paper is all that there is.</source>
      <translation>Не в записях школы: кроме этой бумаги, ничего нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Outcome: {outcome}</source>
      <translation>Итог: {outcome}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Reason: {reason}</source>
      <translation>Причина: {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Records {hash}</source>
      <translation>Записи {hash}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>Round {number} of {count}</source>
      <translation>Раунд {number} из {count}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Rounds over</source>
      <translation>Раундов окончено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Seed {seed} · begun {when} · {time} from the first act to the last</source>
      <translation>Номер {seed} · начато {when} · {time} от первого действия до последнего</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>Signed by {name}, {when}</source>
      <translation>Подписал {name}, {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Table test</source>
      <translation>Проверка за столом</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/table_test/judging.py" />
      <source>Wagers right</source>
      <translation>Верных ставок</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>What the rounds came to</source>
      <translation>Что дали раунды</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>What was due, and what was done</source>
      <translation>Что полагалось и что сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>all {count} in turn</source>
      <translation>все {count} по очереди</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>as due</source>
      <translation>как должно</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/form_sheets.py" />
      <source>at another place</source>
      <translation>в другом месте</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laid.py" />
      <source>no drill {drill} here; known: {known}</source>
      <translation>здесь нет упражнения {drill}; известны: {known}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Folded</source>
      <translation>Пас</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Folds</source>
      <translation>Пас</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Lay every hand face down in its place, the dealer’s too.</source>
      <translation>Положите каждую руку рубашкой вверх на место, и дилера тоже.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Lay the chips on their spots. A hand that is folded lies pushed forward.</source>
      <translation>Положите фишки на места ставок. Сброшенная рука лежит выдвинутой вперёд.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Pile the cards of the stacked deck face up, the first one lowest; turn the pile over and lay it on the rest of the deck.</source>
      <translation>Сложите карты подготовленной колоды лицом вверх, первую вниз; переверните стопку и положите на остальную колоду.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Played without looking</source>
      <translation>Сыграно не глядя</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Player {player} has seats {seats}</source>
      <translation>Игрок {player}: места {seats}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Plays: {amount} on {play}</source>
      <translation>Играет: {amount} на {play}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Staked without chips</source>
      <translation>Поставлено без фишек</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The dealer under test begins with the folds.</source>
      <translation>Дилер начинает с пасов.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The dealer under test deals from it by hand, without a shuffle.</source>
      <translation>Дилер сдаёт из неё руками, не тасуя.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The jackpot meter stands at {amount}</source>
      <translation>Джекпот показывает {amount}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>The placard that hangs: {title}</source>
      <translation>Висит табличка: {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>Whoever plays a seat lays the chips when bets are invited, and decides as noted.</source>
      <translation>Кто играет за место, ставит фишки по приглашению и решает, как записано.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/laying.py" />
      <source>With a bet between players</source>
      <translation>Со ставкой между игроками</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} criteria are below standard; {most} may be.</source>
      <translation>
        <numerusform>Ниже нормы критериев: {count}; можно не больше {most}.</numerusform>
        <numerusform>Ниже нормы критериев: {count}; можно не больше {most}.</numerusform>
        <numerusform>Ниже нормы критериев: {count}; можно не больше {most}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} critical mistakes; {most} may be made.</source>
      <translation>
        <numerusform>Критических ошибок: {count}; можно не больше {most}.</numerusform>
        <numerusform>Критических ошибок: {count}; можно не больше {most}.</numerusform>
        <numerusform>Критических ошибок: {count}; можно не больше {most}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} minor mistakes; {most} may be made.</source>
      <translation>
        <numerusform>Мелких ошибок: {count}; можно не больше {most}.</numerusform>
        <numerusform>Мелких ошибок: {count}; можно не больше {most}.</numerusform>
        <numerusform>Мелких ошибок: {count}; можно не больше {most}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} rounds are not over.</source>
      <translation>
        <numerusform>Не окончено раундов: {count}.</numerusform>
        <numerusform>Не окончено раундов: {count}.</numerusform>
        <numerusform>Не окончено раундов: {count}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{count} serious mistakes; {most} may be made.</source>
      <translation>
        <numerusform>Серьёзных ошибок: {count}; можно не больше {most}.</numerusform>
        <numerusform>Серьёзных ошибок: {count}; можно не больше {most}.</numerusform>
        <numerusform>Серьёзных ошибок: {count}; можно не больше {most}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{what}: nobody has judged it yet, and it has to be seen.</source>
      <translation>{what}: ещё никто не оценил, а увидеть нужно.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/outcome.py" />
      <source>{what}: {grade}.</source>
      <translation>{what}: {grade}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Cards</source>
      <translation>Карты</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Chips in all: {chips}</source>
      <translation>Всего фишек: {chips}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Date: {date}</source>
      <translation>Дата: {date}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Judged by the examiner</source>
      <translation>Оценил экзаменатор</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Marked by today’s rules</source>
      <translation>Оценено по сегодняшним правилам</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Note: {note}</source>
      <translation>Заметка: {note}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>On the felt</source>
      <translation>На сукне</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>On the spots</source>
      <translation>На местах ставок</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Passed with at most {critical} critical, {serious} serious, {minor} minor mistakes.</source>
      <translation>Сдано, если критических не больше {critical}, серьёзных {serious}, мелких {minor}.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Place</source>
      <translation>Место</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Player {player}</source>
      <translation>Игрок {player}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Reason, where it is not what the rule says: {blank}</source>
      <translation>Причина, если не по правилу: {blank}</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Rules’ fingerprint</source>
      <translation>Отпечаток правил</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>School</source>
      <translation>Школа</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Seed</source>
      <translation>Номер</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Set up</source>
      <translation>Подготовлено</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Signed</source>
      <translation>Подпись</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Table test: what is laid out</source>
      <translation>Проверка за столом: что разложить</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>The stacked deck, from the top; all other cards lie below it.</source>
      <translation>Подготовленная колода сверху; остальные карты под ней.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>Tick what was done as due; write what was done otherwise, and number what came out of its turn.</source>
      <translation>Отметьте сделанное как должно; впишите сделанное иначе и пронумеруйте то, что не в свой черёд.</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <location filename="../../trainer/ui/table_test/seat_column.py" />
      <source>folds</source>
      <translation>пас</translation>
    </message>
    <message>
      <location filename="../../trainer/school/table_test/sheets.py" />
      <source>otherwise: {blank}</source>
      <translation>иначе: {blank}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/school/table_test/untapped.py" />
      <source>Deal {count} times</source>
      <translation>
        <numerusform>Сдать {count} раз</numerusform>
        <numerusform>Сдать {count} раза</numerusform>
        <numerusform>Сдать {count} раз</numerusform>
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
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Dealt</source>
      <translation>Роздано</translation>
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
      <location filename="../../trainer/ui/table_test/elsewise_panel.py" />
      <source>Paid</source>
      <translation>Выплачено</translation>
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
      <location filename="../../trainer/ui/exam/preview.py" />
      <location filename="../../trainer/ui/faults.py" />
      <location filename="../../trainer/ui/privacy/of_account.py" />
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
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>No payout here is larger than {amount}.</source>
      <translation>Здесь ни одна выплата не превышает {amount}.</translation>
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
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <source>Ask</source>
      <translation>Спросить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/debrief/foot.py" />
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <source>Ask for a review</source>
      <translation>Попросить проверку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../scenarios/whole-table.yaml" />
      <source>The whole round</source>
      <translation>Весь раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <source>What shall the supervisor look at, and why?</source>
      <translation>На что взглянуть супервайзеру и почему?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/asking.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{number}. {mistake}, {where}</source>
      <translation>{number}. {mistake}, {where}</translation>
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
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>Watch it beside a faultless dealer</source>
      <translation>Посмотреть рядом с безошибочным дилером</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <source>home</source>
      <translation>на главную</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>its clause</source>
      <translation>её пункт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/foot.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
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
      <translation>снова ловушка</translation>
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
      <location filename="../../trainer/ui/debrief/page.py" />
      <location filename="../../trainer/ui/rounds.py" />
      <source>Next round</source>
      <translation>Следующий раунд</translation>
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
      <translation>Темп</translation>
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
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{some} of {all}</source>
      <translation>{some} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/mistake_card.py" />
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>Deal me this trap again</source>
      <translation>Ещё раз эту ловушку</translation>
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
      <location filename="../../trainer/ui/debrief/page.py" />
      <source>Debrief of round {number}</source>
      <translation>Разбор раунда {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <location filename="../../trainer/ui/results/told.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Question {number}</source>
      <translation>Вопрос {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Review</source>
      <translation>Проверить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/review_card.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>The whole sitting</source>
      <translation>Вся сдача</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>A review was asked for, {when}</source>
      <translation>Проверку попросили {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>Not answered yet</source>
      <translation>Ответа пока нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Said of this attempt</source>
      <translation>Сказано об этой попытке</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>Somebody</source>
      <translation>Кто-то</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>{who} asks for a review, {when}</source>
      <translation>{who} просит проверку, {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>{who} set the mark otherwise, {when}</source>
      <translation>{who}: оценка изменена, {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/debrief/said_block.py" />
      <source>{who}, {when}</source>
      <translation>{who}, {when}</translation>
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
      <source>The answer was not taken</source>
      <translation>Ответ не принят</translation>
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
      <translation>Записи нельзя прочесть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>The settings are not kept</source>
      <translation>Настройки не сохранены</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/desk.py" />
      <source>{folder}: the settings cannot be kept here ({why})</source>
      <translation>{folder}: настройки здесь не сохраняются ({why})</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Add</source>
      <translation>Добавить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>Ask for none of these</source>
      <translation>Ничего из этого не требовать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>Decisions of each area, at least</source>
      <translation>Решений в каждом разделе, не меньше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>To be seen in so many rounds, at least</source>
      <translation>Встретить в стольких раундах, не меньше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/asked_for.py" />
      <source>What else is to be seen</source>
      <translation>Что ещё должно встретиться</translation>
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
      <translation>Назад</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Give these marks</source>
      <translation>Поставить эти оценки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Mark blind</source>
      <translation>Оценить вслепую</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Say of each task how many errors you find. How the program and the first examiner marked it is shown afterwards.</source>
      <translation>Скажите о каждом задании, сколько в нём ошибок. Как оценили программа и первый экзаменатор, показывается потом.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/blind_page.py" />
      <source>Tasks</source>
      <translation>Задания</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>A supervisor discontinues the exam</source>
      <translation>Супервайзер прерывает экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>A supervisor lets the exam go on</source>
      <translation>Супервайзер разрешает продолжить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>A supervisor opens the exam</source>
      <translation>Супервайзер открывает экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <location filename="../../trainer/ui/review.py" />
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <location filename="../../trainer/ui/rounds.py" />
      <source>Its house or its cards cannot be read by today’s rules.</source>
      <translation>Его казино или карты нельзя прочесть по сегодняшним правилам.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <location filename="../../trainer/ui/pages.py" />
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>That could not be recorded, so it was not done</source>
      <translation>Это не удалось записать, поэтому не сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>The exam cannot be discontinued</source>
      <translation>Экзамен нельзя прервать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>The exam cannot be opened</source>
      <translation>Экзамен нельзя открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <source>The exam cannot go on</source>
      <translation>Экзамен нельзя продолжить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/candidate_part.py" />
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>This sheet cannot be shown</source>
      <translation>Этот лист нельзя показать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/clocks.py" />
      <source>task {number} of {all}</source>
      <translation>задание {number} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>Nothing is told before the end. What was done at a seat stands once its cards are cleared, or once you go on to another; until then you can take it back.</source>
      <translation>До конца ничего не говорится. Сделанное на месте остаётся, когда карты убраны или вы перешли к другому; до того его можно взять назад.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>Passed with at most {count} errors</source>
      <translation>
        <numerusform>Сдан, если ошибок не больше {count}</numerusform>
        <numerusform>Сдан, если ошибок не больше {count}</numerusform>
        <numerusform>Сдан, если ошибок не больше {count}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>There are {count} minutes for all of it.</source>
      <translation>
        <numerusform>На всё даётся {count} минута.</numerusform>
        <numerusform>На всё даётся {count} минуты.</numerusform>
        <numerusform>На всё даётся {count} минут.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>There are {count} minutes for each round.</source>
      <translation>
        <numerusform>На каждый раунд {count} минута.</numerusform>
        <numerusform>На каждый раунд {count} минуты.</numerusform>
        <numerusform>На каждый раунд {count} минут.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{count} irregularities</source>
      <translation>
        <numerusform>{count} нештатная ситуация</numerusform>
        <numerusform>{count} нештатные ситуации</numerusform>
        <numerusform>{count} нештатных ситуаций</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <location filename="../../trainer/ui/privacy/shown.py" />
      <location filename="../../trainer/ui/session/shown.py" />
      <source>{count} rounds</source>
      <translation>
        <numerusform>{count} раунд</numerusform>
        <numerusform>{count} раунда</numerusform>
        <numerusform>{count} раундов</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <location filename="../../trainer/ui/home/plans.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>{count} seats</source>
      <translation>
        <numerusform>{count} место</numerusform>
        <numerusform>{count} места</numerusform>
        <numerusform>{count} мест</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{errors}, at most {number} of them critical on starred items.</source>
      <translation>{errors}, из них критических в пунктах со звёздочкой не больше {number}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{errors}, none of them critical on a starred item.</source>
      <translation>{errors}, и ни одной критической в пункте со звёздочкой.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{errors}.</source>
      <translation>{errors}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{rounds} of {seats} to be settled, and {rulings}.</source>
      <translation>Рассчитать {rounds}, мест: {seats}, и {rulings}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exam_words.py" />
      <source>{rounds} of {seats}, worked as a whole, and {rulings}.</source>
      <translation>Провести целиком {rounds}, мест: {seats}, и {rulings}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <source>Evidence that can be verified, JSON</source>
      <translation>Доказательства для проверки, JSON</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <source>Record of the exam, PDF</source>
      <translation>Протокол экзамена, PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <source>Statements for a learning record store, xAPI</source>
      <translation>Записи для хранилища обучения, xAPI</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/exported.py" />
      <location filename="../../trainer/ui/exporting.py" />
      <source>This cannot be exported</source>
      <translation>Это нельзя выгрузить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>Discontinue</source>
      <translation>Прервать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>First the exam that is under way comes to its end.</source>
      <translation>Сначала завершается идущий экзамен.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/incident/card.py" />
      <location filename="../../trainer/ui/paused.py" />
      <location filename="../../trainer/ui/quick/bets_board.py" />
      <location filename="../../trainer/ui/quick/feedback.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Go on</source>
      <translation>Дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>No exam is assigned to you.</source>
      <translation>Вам не назначен ни один экзамен.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>Open by a supervisor’s PIN</source>
      <translation>Открыть PIN супервайзера</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Result sheet</source>
      <translation>Лист результата</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/home/todays.py" />
      <source>Sat</source>
      <translation>Сб</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>To be sat</source>
      <translation>Предстоит сдать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Tries</source>
      <translation>Попытки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_page.py" />
      <source>Under way</source>
      <translation>Идёт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>Task {number} of {all}, left on {when}: {note} A supervisor’s PIN lets it go on where it stopped.</source>
      <translation>Задание {number} из {all}, оставлено {when}: {note} PIN супервайзера даёт продолжить с того же места.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>Task {number} of {all}. The program ended without a note; the last thing it recorded was on {when}. A supervisor’s PIN lets it go on where it stopped.</source>
      <translation>Задание {number} из {all}. Программа закрылась без заметки; последняя запись — {when}. PIN супервайзера даёт продолжить с того же места.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>The school is out of reach, so exams cannot be listed or opened now.</source>
      <translation>Школа недоступна: экзамены сейчас нельзя ни увидеть, ни открыть.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>{outcome} (marked again)</source>
      <translation>{outcome} (переоценено)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/my_rows.py" />
      <source>{tries} of {all}</source>
      <translation>{tries} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Discontinue the exam</source>
      <translation>Прервать экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>For a reason that is not the trainee’s. It is no try, and nothing that was not done counts. The reason stays on record.</source>
      <translation>По причине, не зависящей от ученика. Это не попытка, и несделанное не считается. Причина остаётся в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>For what reason?</source>
      <translation>По какой причине?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Go on to the PIN</source>
      <translation>К вводу PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Hand it in</source>
      <translation>Сдать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Hand this round in?</source>
      <translation>Сдать этот раунд?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>It does not count any more. What was done, and your reason, stay on record.</source>
      <translation>Больше не считается. Сделанное и ваша причина остаются в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>It is over as it lies, and the next task comes. This cannot be taken back.</source>
      <translation>Он окончен как есть, и приходит следующее задание. Назад взять нельзя.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Leave the exam</source>
      <translation>Выйти из экзамена</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Leave with this note</source>
      <translation>Выйти с этой заметкой</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>The clock stands still until a supervisor lets you go on. Your note stays on record.</source>
      <translation>Часы стоят, пока супервайзер не разрешит продолжить. Ваша заметка остаётся в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Void it</source>
      <translation>Признать недействительной</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Void this sitting</source>
      <translation>Признать сдачу недействительной</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Why do you leave?</source>
      <translation>Почему вы выходите?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Write the reason: it stays on record.</source>
      <translation>Напишите причину: она остаётся в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/notes.py" />
      <source>Write why you leave: the note stays on record.</source>
      <translation>Напишите, почему выходите: заметка остаётся в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/numbers.py" />
      <source>Less: {what}</source>
      <translation>Меньше: {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/numbers.py" />
      <source>More: {what}</source>
      <translation>Больше: {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/numbers.py" />
      <source>{item} must be right</source>
      <translation>{item} должно быть верно</translation>
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
      <translation>Стёрто</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>Its end was not delivered yet.</source>
      <translation>Конец ещё не доставлен.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>The marks were not given</source>
      <translation>Оценки не поставлены</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>You cannot mark this sitting blind</source>
      <translation>Вслепую эту сдачу оценить нельзя</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_blind.py" />
      <source>You have looked at the result sheet, so you know how it was marked.</source>
      <translation>Вы видели лист результата и знаете оценку.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Hand over the window</source>
      <translation>Передать окно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Nobody begins it any more. What was sat of it stays.</source>
      <translation>Больше никто его не начнёт. Сданное остаётся.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Open {exam} for {name} at this window?</source>
      <translation>Открыть {exam} для {name} в этом окне?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>This was not done</source>
      <translation>Это не сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Withdraw it</source>
      <translation>Отозвать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>Withdraw this exam?</source>
      <translation>Отозвать этот экзамен?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_listing.py" />
      <source>You are signed out. {name} signs in here within five minutes, and the exam begins, opened by you. Nothing is recorded before.</source>
      <translation>Вы выходите. {name} входит здесь в течение пяти минут, и экзамен начинается, открытый вами. До этого ничего не записывается.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Assign</source>
      <translation>Назначить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>How it stands</source>
      <translation>Как обстоит дело</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>No exam chosen</source>
      <translation>Экзамен не выбран</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>No exam is set. Set one from a blueprint, and assign it to a class.</source>
      <translation>Экзаменов нет. Составьте по образцу и назначьте группе.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Open and sign</source>
      <translation>Открыть и подписать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Open it here</source>
      <translation>Открыть здесь</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Remove</source>
      <translation>Убрать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Set</source>
      <translation>Составить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Set an exam</source>
      <translation>Составить экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Sittings</source>
      <translation>Сдачи</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Void</source>
      <translation>Недействителен</translation>
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
      <translation>Когда</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Who has to sit it</source>
      <translation>Кому сдавать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <source>Whom to assign it to</source>
      <translation>Кому назначить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_page.py" />
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Withdraw</source>
      <translation>Отозвать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>Not sat yet</source>
      <translation>Ещё не сдавали</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>Open</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Voided</source>
      <translation>Недействителен</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{count} days</source>
      <translation>
        <numerusform>{count} день</numerusform>
        <numerusform>{count} дня</numerusform>
        <numerusform>{count} дней</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{passed} of {all}</source>
      <translation>{passed} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{state}, to be signed</source>
      <translation>{state}, на подпись</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{title} (withdrawn)</source>
      <translation>{title} (отозван)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_rows.py" />
      <source>{title} ({count})</source>
      <translation>{title} ({count})</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_setting.py" />
      <source>As set before: {title}</source>
      <translation>Как в прошлый раз: {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>It has not ended, its end was not delivered yet, or it was erased.</source>
      <translation>Не окончен, конец ещё не доставлен или стёрт.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>It was not signed</source>
      <translation>Не подписано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <source>It was not voided</source>
      <translation>Не признано недействительным</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/office_signing.py" />
      <location filename="../../trainer/ui/review.py" />
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>This round cannot be shown again</source>
      <translation>Этот раунд нельзя показать снова</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>Dealer’s hand, or what happens</source>
      <translation>Рука дилера или что случилось</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>Preview: {title}</source>
      <translation>Предпросмотр: {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>Task</source>
      <translation>Задание</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>What it shows</source>
      <translation>Что показывает</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/preview.py" />
      <source>{decisions} decisions: {areas}. Every sitting gets other cards.</source>
      <translation>Решений {decisions}: {areas}. В каждой сдаче другие карты.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/printed.py" />
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Head of the trainee’s records: {head}</source>
      <translation>Конец записей ученика: {head}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sealed_table.py" />
      <source>Hand the round in</source>
      <translation>Сдать раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Any number</source>
      <translation>Сколько угодно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Critical on ★ at most</source>
      <translation>Критических на ★ не больше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Days before the next try</source>
      <translation>Дней до новой попытки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Errors at most</source>
      <translation>Ошибок не больше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Made from</source>
      <translation>По образцу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Minutes for all of it</source>
      <translation>Минут на всё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Minutes for each round</source>
      <translation>Минут на раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>No</source>
      <translation>Нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>No limit</source>
      <translation>Без предела</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Nothing is recorded before it is set.</source>
      <translation>До назначения ничего не записывается.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../trainer/ui/help/about.py" />
      <source>Part</source>
      <translation>Часть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Preview</source>
      <translation>Предпросмотр</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Seats in each</source>
      <translation>Мест в каждом</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Set this exam</source>
      <translation>Составить экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Settled wagers at least</source>
      <translation>Рассчитанных ставок не меньше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Settling</source>
      <translation>Расчёт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>The exam</source>
      <translation>Экзамен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>The keys may be looked at</source>
      <translation>Клавиши можно смотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>What it asks</source>
      <translation>О чём спрашивает</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>Whole rounds</source>
      <translation>Целые раунды</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <location filename="../../procedures/posted/readings.yaml" />
      <location filename="../../procedures/six-card-bonus/readings.yaml" />
      <source>Yes</source>
      <translation>Да</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_page.py" />
      <source>{rule} So it passes {good} % of those who err once in 100 decisions, and {poor} % of those who err 5 times in 100.</source>
      <translation>{rule} Так его сдают {good} % тех, кто ошибается раз на 100 решений, и {poor} % тех, кто ошибается 5 раз на 100.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>The house rules on no irregularity; ask for none.</source>
      <translation>У этого казино нет правил о нештатных ситуациях; не требуйте их.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing} It does not come so often beside all else that is asked; ask for less, or for more rounds or seats.</source>
      <translation>{thing} Рядом со всем прочим это не встречается так часто; требуйте меньше или больше раундов либо мест.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing} This house cannot show it; take it out.</source>
      <translation>{thing} Это казино не может этого показать; уберите.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing}: so many decisions do not come together; ask for fewer, or for more rounds or seats.</source>
      <translation>{thing}: столько решений не набирается; требуйте меньше или больше раундов либо мест.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/set_problems.py" />
      <source>{thing}: the house has none; take it out.</source>
      <translation>{thing}: у этого казино такого нет; уберите.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Area</source>
      <translation>Раздел</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <source>By area</source>
      <translation>По областям</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Next to be signed</source>
      <translation>Следующий на подпись</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Not reached</source>
      <translation>Не дошли</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/printing.py" />
      <location filename="../../trainer/ui/quiz/result_page.py" />
      <location filename="../../trainer/ui/quiz/setup_page.py" />
      <source>Print or save as PDF</source>
      <translation>Печать или PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Replay</source>
      <translation>Повтор</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Replay {task}</source>
      <translation>Повтор: {task}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Sign</source>
      <translation>Подписать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <source>Signatures</source>
      <translation>Подписи</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/sheet_page.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{count} mistakes</source>
      <translation>
        <numerusform>{count} ошибка</numerusform>
        <numerusform>{count} ошибки</numerusform>
        <numerusform>{count} ошибок</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>(signed before it was marked again)</source>
      <translation>(подписано до переоценки)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>A rule was corrected since: today’s rules find {errors} errors, {critical} of them critical. The result is what was told then.</source>
      <translation>С тех пор правило исправлено: по сегодняшним ошибок {errors}, из них критических {critical}. Итог — тот, что был объявлен.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Interrupted without a note from {since} to {until}.</source>
      <translation>Прервано без заметки с {since} до {until}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>Left from {since} to {until}: {note}</source>
      <translation>Выход с {since} до {until}: {note}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{count} decisions were not reached in time and count as errors.</source>
      <translation>
        <numerusform>{count} решение не успели, оно считается ошибкой.</numerusform>
        <numerusform>{count} решения не успели, они считаются ошибками.</numerusform>
        <numerusform>{count} решений не успели, они считаются ошибками.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{critical} ({starred} starred)</source>
      <translation>{critical} (на ★: {starred})</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{errors} ({most} allowed)</source>
      <translation>{errors} (можно {most})</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{house}, edition {edition}</source>
      <translation>{house}, редакция {edition}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{name} marked it blind and finds the same.</source>
      <translation>{name}: оценка вслепую такая же.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{name}, {task}: {theirs} errors, {theirs_critical} critical; the program: {ours}, {ours_critical}.</source>
      <translation>{name}, {task}: ошибок {theirs}, критических {theirs_critical}; программа: {ours}, {ours_critical}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{outcome}: {areas}</source>
      <translation>{outcome}: {areas}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{role}: {name}, {when}</source>
      <translation>{role}: {name}, {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{rule}, as the school reads it</source>
      <translation>{rule}, как читает школа</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exam/sheet_shown.py" />
      <source>{title}: {times} times, which counts as one error.</source>
      <translation>{title}: {times} раз, считается за одну ошибку.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>CSV, for any program</source>
      <translation>CSV, для любой программы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>Export</source>
      <translation>Выгрузить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>Export as</source>
      <translation>Выгрузить как</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>Exported</source>
      <translation>Выгружено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>PDF, for paper</source>
      <translation>PDF, для бумаги</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/exporting.py" />
      <source>XLSX, for Excel</source>
      <translation>XLSX, для Excel</translation>
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
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
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
      <location filename="../../trainer/ui/people/sign_in_page.py" />
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
      <location filename="../../trainer/ui/help/page.py" />
      <source>Guided first round</source>
      <translation>Первый раунд с подсказками</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/page.py" />
      <location filename="../../trainer/ui/places.py" />
      <source>Help</source>
      <translation>Справка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>A station of a school</source>
      <translation>Станция школы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../scenarios/table-tests/whole-round.yaml" />
      <source>A whole round</source>
      <translation>Весь раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <location filename="../../trainer/ui/reports/class_page.py" />
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Class</source>
      <translation>Группа</translation>
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
      <translation>Казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/privacy/page.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>My data</source>
      <translation>Мои данные</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>My mistakes</source>
      <translation>Мои ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>People and classes</source>
      <translation>Люди и группы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/progress/page.py" />
      <source>Progress</source>
      <translation>Успехи</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Quizzes</source>
      <translation>Контрольные</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Reports</source>
      <translation>Отчёты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Results</source>
      <translation>Результаты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Settings</source>
      <translation>Настройки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/help/topics.py" />
      <source>Signing in</source>
      <translation>Вход</translation>
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
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>Today</source>
      <translation>Сегодня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>Assigned by {who}</source>
      <translation>Назначает {who}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>Assigned by {who}, {due}</source>
      <translation>Назначает {who}, {due}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>Cleared today</source>
      <translation>Выполнено сегодня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>{run} of {needed} in a row without an error; practice of other kinds does not count</source>
      <translation>{run} из {needed} подряд без ошибки; другие занятия не считаются</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned.py" />
      <source>{what}, {house}</source>
      <translation>{what}, {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned_card.py" />
      <source>Assigned to you</source>
      <translation>Назначено вам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned_card.py" />
      <source>Work on it</source>
      <translation>Выполнять</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/assigned_card.py" />
      <source>“{note}”</source>
      <translation>«{note}»</translation>
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
      <source>Drills</source>
      <translation>Упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/lists.py" />
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <location filename="../../trainer/ui/results/shown.py" />
      <source>Hands/h</source>
      <translation>Рук/ч</translation>
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
      <location filename="../../trainer/ui/moments.py" />
      <source>today</source>
      <translation>сегодня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/plans.py" />
      <location filename="../../trainer/ui/moments.py" />
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
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Seats</source>
      <translation>Места</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/home/today_page.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
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
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
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
      <location filename="../../trainer/ui/house_book/questions.py" />
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
      <location filename="../../trainer/ui/moments.py" />
      <source>{day} {month} {year}</source>
      <translation>{day} {month} {year}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>A supervisor chooses among the answers.</source>
      <translation>Ответ выбирает супервайзер.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Chosen by {name} on {day}: {reason}</source>
      <translation>Выбор: {name}, {day}: {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>It becomes edition {edition} of your school. Running exams keep edition {now}. Results so far keep the marks that they have.</source>
      <translation>Это станет редакцией {edition} вашей школы. Идущие экзамены остаются при редакции {now}. Прежние результаты сохраняют свои оценки.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Keep “{answer}”</source>
      <translation>Оставить «{answer}»</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Looking at what it changes …</source>
      <translation>Смотрим, что это меняет…</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Take this answer</source>
      <translation>Принять этот ответ</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>This is the school’s first answer.</source>
      <translation>Это исходный ответ школы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>What “{answer}” changes</source>
      <translation>Что меняет «{answer}»</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>Why you choose it</source>
      <translation>Почему вы его выбираете</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/house_book/answers.py" />
      <location filename="../../trainer/ui/replay/strip.py" />
      <source>and {count} more</source>
      <translation>
        <numerusform>и ещё {count}</numerusform>
        <numerusform>и ещё {count}</numerusform>
        <numerusform>и ещё {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>edge, {wagers}</source>
      <translation>преимущество, {wagers}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>in use</source>
      <translation>действует</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>seat {seat}, {wager}</source>
      <translation>место {seat}, {wager}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>worked rounds changed</source>
      <translation>изменённых раундов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>{before} → {after}</source>
      <translation>{before} → {after}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/answers.py" />
      <source>{count} of {all}</source>
      <translation>{count} из {all}</translation>
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
      <location filename="../../trainer/ui/reports/board_card.py" />
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
      <location filename="../../trainer/ui/house_book/questions.py" />
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Bets</source>
      <translation>Ставки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/questions.py" />
      <source>Payments</source>
      <translation>Выплаты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/questions.py" />
      <source>The round</source>
      <translation>Раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/house_book/questions.py" />
      <source>{answer} (your school’s choice)</source>
      <translation>{answer} (выбор вашей школы)</translation>
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
      <location filename="../../trainer/ui/incident/scene.py" />
      <source>Deck {deck}</source>
      <translation>Колода {deck}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/incident/scene.py" />
      <location filename="../../trainer/ui/table/spoken.py" />
      <source>{count} cards</source>
      <translation>
        <numerusform>{count} карта</numerusform>
        <numerusform>{count} карты</numerusform>
        <numerusform>{count} карт</numerusform>
      </translation>
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
      <location filename="../../trainer/ui/moments.py" />
      <source>Friday</source>
      <translation>пятница</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>Monday</source>
      <translation>понедельник</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>Saturday</source>
      <translation>суббота</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>Sunday</source>
      <translation>воскресенье</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>Thursday</source>
      <translation>четверг</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>Tuesday</source>
      <translation>вторник</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>Wednesday</source>
      <translation>среда</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>due {day}</source>
      <translation>срок: {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>overdue since {day}</source>
      <translation>просрочено с {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>tomorrow</source>
      <translation>завтра</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/moments.py" />
      <source>{date}, {clock}</source>
      <translation>{date}, {clock}</translation>
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
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>6 digits at least.</source>
      <translation>Не меньше 6 цифр.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Add somebody</source>
      <translation>Добавить человека</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>As the machine has it</source>
      <translation>Как на этом компьютере</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Close the account</source>
      <translation>Закрыть запись</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Close the account of {name}</source>
      <translation>Закрыть запись: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Draw a start password</source>
      <translation>Выдать начальный пароль</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>Keep it</source>
      <translation>Оставить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <location filename="../../trainer/ui/settings_page.py" />
      <source>Language</source>
      <translation>Язык</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Made of the name, where nothing stands here.</source>
      <translation>Из имени, если здесь пусто.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Name and language of {name}</source>
      <translation>Имя и язык: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>New password for {name}</source>
      <translation>Новый пароль: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Nobody signs in by it any more. What was done by it stays in the records.</source>
      <translation>По ней больше никто не входит. Сделанное остаётся в записях.</translation>
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
      <translation>PIN: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Role of {name}</source>
      <translation>Роль: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>The old password counts no longer. A start password is drawn and shown once.</source>
      <translation>Старый пароль больше не действует. Начальный создаётся и показывается один раз.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_forms.py" />
      <source>Why</source>
      <translation>Почему</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>6 digits at least. It opens exams at a trainee’s window.</source>
      <translation>Не меньше 6 цифр. Открывает экзамены в окне ученика.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>8 signs at least, of any kind.</source>
      <translation>Не меньше 8 любых знаков.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Another password</source>
      <translation>Другой пароль</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Change it</source>
      <translation>Сменить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Lock the window</source>
      <translation>Заблокировать окно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>My account</source>
      <translation>Моя запись</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>New PIN</source>
      <translation>Новый PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>New PIN once more</source>
      <translation>Новый PIN ещё раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>New password</source>
      <translation>Новый пароль</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>New password once more</source>
      <translation>Новый пароль ещё раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>Password now</source>
      <translation>Нынешний пароль</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>Sign out</source>
      <translation>Выйти</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/account_page.py" />
      <source>The two new ones are not the same.</source>
      <translation>Новые не совпадают.</translation>
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
      <translation>Не сейчас</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Close the class</source>
      <translation>Закрыть группу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Close the class {title}</source>
      <translation>Закрыть группу {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Nobody learns in it any more. What was done in it stays in the records.</source>
      <translation>В ней больше никто не учится. Сделанное остаётся в записях.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Open a class</source>
      <translation>Открыть группу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Open it</source>
      <translation>Открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Rename</source>
      <translation>Переименовать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Several houses</source>
      <translation>Несколько казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Take out</source>
      <translation>Вывести</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>Take {name} out of {title}</source>
      <translation>Вывести: {name}, из группы {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_forms.py" />
      <source>The account stays open, and so does all that was done by it.</source>
      <translation>Запись остаётся открытой, как и всё сделанное.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>A CSV or XLSX file with one person a row. The first row may name the columns: Name (or First name and Last name), Login, Password, Email. Only a name is needed: a sign-in name is made of it, and a start password drawn. You see what will happen with each row before anything does; a list is taken in as a whole, or not at all.</source>
      <translation>Файл CSV или XLSX, по человеку в строке. Первая строка может называть столбцы: Name (или First name и Last name), Login, Password, Email. Нужно только имя: имя для входа строится из него, начальный пароль создаётся. Вы заранее видите, что будет с каждой строкой; список принимается целиком или никак.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Back to the people</source>
      <translation>К списку людей</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Choose a file</source>
      <translation>Выбрать файл</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Class list</source>
      <translation>Список группы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>For the class {title}.</source>
      <translation>Для группы {title}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>How far it is</source>
      <translation>Ход дела</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Line</source>
      <translation>Строка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Opens accounts; nobody joins a class.</source>
      <translation>Открывает записи; в группу никто не входит.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Save as CSV</source>
      <translation>Сохранить как CSV</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Take the list in</source>
      <translation>Принять список</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Taken in. Nobody is new.</source>
      <translation>Принято. Новых нет.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>Taken in. {count} accounts are new. Their start passwords are shown this once: print or save them now.</source>
      <translation>
        <numerusform>Принято. Новых записей: {count}. Начальные пароли показаны один раз: напечатайте или сохраните их сейчас.</numerusform>
        <numerusform>Принято. Новых записей: {count}. Начальные пароли показаны один раз: напечатайте или сохраните их сейчас.</numerusform>
        <numerusform>Принято. Новых записей: {count}. Начальные пароли показаны один раз: напечатайте или сохраните их сейчас.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>What happens</source>
      <translation>Что произойдёт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/class_list_page.py" />
      <source>{counts}. Mend the file and choose it again; until then nothing is taken in.</source>
      <translation>{counts}. Исправьте файл и выберите его снова; до этого ничего не принимается.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Enrol</source>
      <translation>Зачислить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Everybody is in it</source>
      <translation>Все уже в ней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Members</source>
      <translation>Участники</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>No class yet</source>
      <translation>Групп пока нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Trainees</source>
      <translation>Ученики</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>Whom to enrol</source>
      <translation>Кого зачислить</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/people/classes_page.py" />
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{count} trainees</source>
      <translation>
        <numerusform>{count} ученик</numerusform>
        <numerusform>{count} ученика</numerusform>
        <numerusform>{count} учеников</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>{name} ({login})</source>
      <translation>{name} ({login})</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/classes_page.py" />
      <source>{title} (closed)</source>
      <translation>{title} (закрыта)</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/desk.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Sign in</source>
      <translation>Войти</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/desk.py" />
      <source>This is not for everybody</source>
      <translation>Это не для всех</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/desk.py" />
      <source>This page is not for everybody</source>
      <translation>Эта страница не для всех</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>Changed</source>
      <translation>Изменено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>In this demo school</source>
      <translation>В этой учебной школе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>The new one counts from now on.</source>
      <translation>Отныне действует новое.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>The school’s records are out of reach. Trainees who signed in here before can sign in; what is done now is delivered later.</source>
      <translation>Записи школы недоступны. Войти могут ученики, которые входили здесь раньше; сделанное доставят потом.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/door_part.py" />
      <source>{exam} begins once {name} has signed in. {by} opens it.</source>
      <translation>{exam} начнётся, когда войдёт {name}. Открывает {by}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>8 signs at least.</source>
      <translation>Не меньше 8 знаков.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>Choose your own password</source>
      <translation>Выберите свой пароль</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>The start password stands on a list. Choose one that only you know.</source>
      <translation>Начальный пароль есть в списке. Выберите тот, что знаете только вы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/own_password_page.py" />
      <source>The two new passwords are not the same.</source>
      <translation>Новые пароли не совпадают.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>All roles</source>
      <translation>Все роли</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Data</source>
      <translation>Данные</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Find a name</source>
      <translation>Найти имя</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>No supervisor yet: add one, who sets exams and sees how a class does.</source>
      <translation>Супервайзера ещё нет: добавьте того, кто назначает экзамены и видит успехи группы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Open it again</source>
      <translation>Открыть снова</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>Set a PIN</source>
      <translation>Задать PIN</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Unlock</source>
      <translation>Разблокировать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>closed</source>
      <translation>закрыта</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>open</source>
      <translation>открыта</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>{count} people</source>
      <translation>
        <numerusform>{count} человек</numerusform>
        <numerusform>{count} человека</numerusform>
        <numerusform>{count} человек</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_page.py" />
      <source>■ locked, {minutes} min</source>
      <translation>■ блокировка, {minutes} мин</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Choose a class list</source>
      <translation>Выберите список группы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>It is shown this once. A password of one’s own is asked for at once.</source>
      <translation>Показан один раз. Свой пароль спросят сразу.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>Saved</source>
      <translation>Сохранено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>The list cannot be read</source>
      <translation>Список нельзя прочесть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>The list cannot be saved</source>
      <translation>Список нельзя сохранить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/people_part.py" />
      <source>{name} signs in as {login} by this start password:</source>
      <translation>{name} входит как {login} с этим начальным паролем:</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <source>Confirm</source>
      <translation>Подтвердить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <source>For somebody who may do this. Nobody is signed out.</source>
      <translation>Для того, кому это можно. Никто не выходит.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/pin_asked.py" />
      <source>It is chosen on one’s own page, by the name at the foot of the side bar.</source>
      <translation>Выбирается на своей странице: имя внизу боковой панели.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>A supervisor, if somebody teaches from the first day on</source>
      <translation>Супервайзер, если кто-то учит с первого дня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Opens accounts and keeps copies. Sees and changes nobody’s results.</source>
      <translation>Открывает учётные записи и хранит копии. Ничьих результатов не видит и не меняет.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Password</source>
      <translation>Пароль</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Password once more</source>
      <translation>Пароль ещё раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Passwords have 8 signs at least. Nobody can tell them to you again.</source>
      <translation>В пароле не меньше 8 знаков. Напомнить его вам никто не сможет.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Sees how classes do, sets, opens and signs exams, answers reviews. Whoever does both has two accounts, and signs in by the one that the work is for.</source>
      <translation>Видит успехи групп, составляет, открывает и подписывает экзамены, отвечает на просьбы о проверке. У того, кто делает и то и другое, две записи, и входит он по той, для которой работа.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Set up a school</source>
      <translation>Создать школу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>Set up the school</source>
      <translation>Создать школу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>The administrator</source>
      <translation>Администратор</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>The school’s records are kept on this machine. Whoever starts the program signs in, or practises without an account; what was practised here before stays as it is.</source>
      <translation>Записи школы хранятся на этом компьютере. Кто запускает программу, входит или занимается без учётной записи; прежние занятия остаются как есть.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/set_up_page.py" />
      <source>The two passwords are not the same.</source>
      <translation>Пароли не совпадают.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>A demo school</source>
      <translation>Учебная школа</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Allowed</source>
      <translation>Разрешено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>An administrator of the school changes this.</source>
      <translation>Это меняет администратор школы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Everybody has an account; supervisors set exams and see how a class does.</source>
      <translation>У каждого своя запись; супервайзеры назначают экзамены и видят успехи группы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Lock the window after</source>
      <translation>Блокировать окно через</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Look at a demo school</source>
      <translation>Посмотреть учебную школу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Never</source>
      <translation>Никогда</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Practise without an account</source>
      <translation>Занятия без учётной записи</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Several people, exams, reports</source>
      <translation>Несколько человек, экзамены, отчёты</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Simulated trainees, to learn the reports with. Nothing of yours is touched.</source>
      <translation>Смоделированные ученики, чтобы освоить отчёты. Ваше не трогается.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>When nobody touched anything for so long. An exam is never locked.</source>
      <translation>Если столько времени никто ничего не касался. Экзамен не блокируется.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>Whoever starts the program may practise; the school does not see it.</source>
      <translation>Заниматься может любой; школа этого не видит.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/settings_card.py" />
      <source>{minutes} min</source>
      <translation>{minutes} мин</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Locked</source>
      <translation>Заблокировано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Locked. What was begun is kept, and its clock stands still.</source>
      <translation>Заблокировано. Начатое сохранено, часы стоят.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Sign in as somebody else</source>
      <translation>Войти другому</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Signed in here before</source>
      <translation>Входили здесь раньше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/sign_in_page.py" />
      <source>Your rounds are then nobody’s, and the school does not see them.</source>
      <translation>Тогда раунды ничьи, и школа их не видит.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/tabs.py" />
      <source>Accounts</source>
      <translation>Учётные записи</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/people/tabs.py" />
      <source>Shown</source>
      <translation>Показано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/places.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Attempts</source>
      <translation>Попытки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/places.py" />
      <source>Houses and rules</source>
      <translation>Правила казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>Choose a printer</source>
      <translation>Выбрать принтер</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>Save as PDF</source>
      <translation>Сохранить как PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>Saved as PDF</source>
      <translation>Сохранено как PDF</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>This cannot be printed</source>
      <translation>Это нельзя напечатать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>This cannot be saved</source>
      <translation>Это нельзя сохранить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/printing.py" />
      <source>{printer} takes nothing now. Save it as PDF instead.</source>
      <translation>{printer} сейчас не принимает. Сохраните как PDF.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>Erase everything?</source>
      <translation>Стереть всё?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>Every round, quick drill and question is deleted, with all that came of them.</source>
      <translation>Удаляются все раунды, быстрые упражнения и вопросы и всё, что из них вышло.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>Not everything was erased</source>
      <translation>Стёрто не всё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>The copies of the records in their folder are deleted too. Settings stay.</source>
      <translation>Копии записей в их папке тоже удаляются. Настройки остаются.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>There is no undo. Export everything first if you may want it.</source>
      <translation>Отменить нельзя. Если понадобится, сначала выгрузите всё.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/desk.py" />
      <source>erase</source>
      <translation>стереть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/erase_asked.py" />
      <source>Erase for good</source>
      <translation>Стереть навсегда</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/erase_asked.py" />
      <source>Keep everything</source>
      <translation>Оставить всё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/erase_asked.py" />
      <source>Type {word} to go on</source>
      <translation>Наберите {word}, чтобы продолжить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Data of {name}</source>
      <translation>Данные: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Erase</source>
      <translation>Стереть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Erase {name}?</source>
      <translation>Стереть: {name}?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Everything that the school keeps of them, in one file; or erased for good.</source>
      <translation>Всё, что школа о нём хранит, одним файлом; или стереть навсегда.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Export everything</source>
      <translation>Выгрузить всё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Marks stay in the figures of the class, under a number that leads to nobody.</source>
      <translation>Оценки остаются в цифрах группы под номером, который ни к кому не ведёт.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>There is no undo. Export everything first if it may be asked for.</source>
      <translation>Отменить нельзя. Если это могут запросить, сначала выгрузите всё.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>This was not erased</source>
      <translation>Это не стёрто</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Traces may stand in the file’s journal until every program that has the school’s records open is closed.</source>
      <translation>Следы могут оставаться в журнале файла, пока не закроются все программы, открывшие записи школы.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>Who they are, every act of theirs and every word about them is erased.</source>
      <translation>Кто это, каждое действие и каждое слово о нём стираются.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/of_account.py" />
      <source>{name} is erased</source>
      <translation>Стёрто: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Back to the settings</source>
      <translation>К настройкам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Erase everything</source>
      <translation>Стереть всё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/page.py" />
      <source>Nothing about a person.</source>
      <translation>Ничего о человеке.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>Everything lies in {folder}. Nothing is sent anywhere.</source>
      <translation>Всё лежит в {folder}. Никуда ничего не отправляется.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>The records of {name} lie in {folder}, and go to the school and nowhere else.</source>
      <translation>Записи ({name}) лежат в {folder}, идут в школу и больше никуда.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>Your account and all that the school keeps of you is erased by an administrator: ask one.</source>
      <translation>Вашу запись и всё, что хранит школа, стирает администратор: попросите его.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>{count} copies of the records</source>
      <translation>
        <numerusform>{count} копия записей</numerusform>
        <numerusform>{count} копии записей</numerusform>
        <numerusform>{count} копий записей</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>{count} events in all</source>
      <translation>
        <numerusform>всего {count} событие</numerusform>
        <numerusform>всего {count} события</numerusform>
        <numerusform>всего {count} событий</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/privacy/shown.py" />
      <source>{count} quick drills</source>
      <translation>
        <numerusform>{count} быстрое упражнение</numerusform>
        <numerusform>{count} быстрых упражнения</numerusform>
        <numerusform>{count} быстрых упражнений</numerusform>
      </translation>
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
      <source>{chart}, {days}: from {first} to {last} right</source>
      <translation>{chart}, {days}: верно от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <source>{chart}: nothing yet</source>
      <translation>{chart}: пока ничего</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/curves.py" />
      <location filename="../../trainer/ui/progress/figures_row.py" />
      <location filename="../../trainer/ui/reports/bars.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
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
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>No mistakes in this time.</source>
      <translation>За это время ошибок нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Times</source>
      <translation>Раз</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/progress/kinds_card.py" />
      <location filename="../../trainer/ui/quick/result_parts.py" />
      <location filename="../../trainer/ui/reports/bars.py" />
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
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All days</source>
      <translation>Все дни</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 30 days</source>
      <translation>Последние 30 дней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 7 days</source>
      <translation>Последние 7 дней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/progress/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 90 days</source>
      <translation>Последние 90 дней</translation>
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
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
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
      <source>The quiz cannot be printed</source>
      <translation>Контрольную нельзя напечатать</translation>
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
      <source>At a real table</source>
      <translation>За настоящим столом</translation>
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
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <location filename="../../trainer/ui/table_test/watch_page.py" />
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
      <source>The table of {name}</source>
      <translation>Стол: {name}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/replay/page.py" />
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
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
      <location filename="../../trainer/ui/replay/told.py" />
      <source>{name}: {yours}. Faultless dealer: {theirs}.</source>
      <translation>{name}: {yours}. Безошибочный дилер: {theirs}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Ante, Play</source>
      <translation>Ante, Play</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Best five</source>
      <translation>Лучшие 5</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Calls</source>
      <translation>Слова</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Compare</source>
      <translation>Сравнить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Qualify</source>
      <translation>Игра</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Read</source>
      <translation>Читать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/area_heads.py" />
      <source>Sums</source>
      <translation>Счёт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>Mistakes: none in this time</source>
      <translation>Ошибок за это время нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>of 1000</source>
      <translation>из 1000</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>of the total</source>
      <translation>от всех</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>times</source>
      <translation>раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/bars.py" />
      <source>{mistake}: {times}, players short {players}, house short {house}</source>
      <translation>{mistake}: {times}, недоплата игрокам {players}, казино {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>All</source>
      <translation>Все</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Nobody has practised in this time, and nobody is ready without: {areas}.</source>
      <translation>За это время никто не занимался, а без этого никто не готов: {areas}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Nobody.</source>
      <translation>Никто.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Not ready {count}</source>
      <translation>Не готовы: {count}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Point at a trainee to see what stands in the way.</source>
      <translation>Наведите на ученика, чтобы увидеть, что мешает.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>Readiness by skill area</source>
      <translation>Готовность по разделам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>below {limit}</source>
      <translation>ниже {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>per cent right, the last days weigh most</source>
      <translation>процент верных, последние дни весомее</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{low} to {high} per cent; a mark where it is below {limit}</source>
      <translation>от {low} до {high} процентов; отметка, где ниже {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{name} since {day}</source>
      <translation>{name} с {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{name}: nothing stands in the way of an exam.</source>
      <translation>{name}: экзамену ничто не мешает.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>{name}: {reasons}.</source>
      <translation>{name}: {reasons}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_card.py" />
      <source>▲ Relapsed after the exam: {trainees}.</source>
      <translation>▲ Срыв после экзамена: {trainees}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>not seen</source>
      <translation>нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{area}: {share} per cent</source>
      <translation>{area}: {share} процентов</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{area}: {share} per cent of only {count} answers</source>
      <translation>
        <numerusform>{area}: {share} процентов лишь по {count} ответу</numerusform>
        <numerusform>{area}: {share} процентов лишь по {count} ответам</numerusform>
        <numerusform>{area}: {share} процентов лишь по {count} ответам</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/board_rows.py" />
      <source>{hands} hands an hour</source>
      <translation>рук в час: {hands}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>All attempts</source>
      <translation>Все попытки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Asks for a review</source>
      <translation>Просит проверку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Awaiting review</source>
      <translation>Ждут проверки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Exam: {title}</source>
      <translation>Экзамен: {title}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Nothing waits for you.</source>
      <translation>Вас ничто не ждёт.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Players short {players} (filled), house short {house} (hatched), never netted.</source>
      <translation>Недоплата игрокам {players} (сплошное), казино {house} (штриховка), без зачёта.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Today {time}</source>
      <translation>Сегодня {time}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>Yesterday</source>
      <translation>Вчера</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>by count</source>
      <translation>по числу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>by money</source>
      <translation>по деньгам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>{act}: {name}, {title}</source>
      <translation>{act}: {name}, {title}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/cards.py" />
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>{count} attempts</source>
      <translation>
        <numerusform>{count} попытка</numerusform>
        <numerusform>{count} попытки</numerusform>
        <numerusform>{count} попыток</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/cards.py" />
      <source>{outcome}, {errors} of {decisions} wrong</source>
      <translation>{outcome}, неверно {errors} из {decisions}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/chart_view.py" />
      <source>the picture cannot be written here</source>
      <translation>сюда картинку записать нельзя</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <location filename="../../trainer/ui/table/guide_keys.py" />
      <location filename="../../trainer/ui/words_form.py" />
      <source>Cancel</source>
      <translation>Отмена</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <source>Demo school</source>
      <translation>Учебная школа</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <source>The demo school cannot be made</source>
      <translation>Учебную школу не создать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/demo_look.py" />
      <source>The demo school is made: some thousand rounds are dealt, worked and marked.</source>
      <translation>Создаётся учебная школа: несколько тысяч раундов сдаются, разыгрываются и оцениваются.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>The school's records are out of reach just now.</source>
      <translation>Записи школы сейчас недоступны.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>The school's records cannot be read</source>
      <translation>Записи школы нельзя прочесть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>The whole school</source>
      <translation>Вся школа</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/desk.py" />
      <source>There is no class yet. Open one under People.</source>
      <translation>Групп пока нет. Откройте группу в разделе «Люди».</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All drills</source>
      <translation>Все упражнения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/filters.py" />
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All houses</source>
      <translation>Все казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/filters.py" />
      <source>What is shown</source>
      <translation>Что показано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/loading.py" />
      <source>The figures are being read</source>
      <translation>Цифры читаются</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/matrix.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>At work at</source>
      <translation>Работает в</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/matrix.py" />
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Taught at</source>
      <translation>Учился в</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/matrix.py" />
      <source>{share} % wrong</source>
      <translation>неверно {share} %</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>Hands an hour: from {first} to {last}</source>
      <translation>Рук в час: от {first} до {last}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>No pace in this time</source>
      <translation>За это время темпа нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>No rounds in this time</source>
      <translation>За это время раундов нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>average</source>
      <translation>среднее</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>hands an hour</source>
      <translation>рук в час</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>limit</source>
      <translation>предел</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>per cent right</source>
      <translation>процент верных</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>per cent wrong</source>
      <translation>процент неверных</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>rounds</source>
      <translation>раунды</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>samples of {count} decisions or more</source>
      <translation>выборки от {count} решений</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>seconds for a hand</source>
      <translation>секунд на руку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>standard</source>
      <translation>норма</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{area}, {times}: from {first} to {last} per cent right</source>
      <translation>{area}, {times}: верных от {first} до {last} процентов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{area}: nothing in this time</source>
      <translation>{area}: за это время ничего</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{count} weeks</source>
      <translation>
        <numerusform>{count} неделя</numerusform>
        <numerusform>{count} недели</numerusform>
        <numerusform>{count} недель</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{low} seconds and more: {rounds}</source>
      <translation>{low} секунд и больше: {rounds}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{low} to {high} seconds: {rounds}</source>
      <translation>от {low} до {high} секунд: {rounds}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{name}: relapsed since {day}, {average} per cent wrong where the limit is {limit}</source>
      <translation>{name}: срыв с {day}, неверных {average} процентов при пределе {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{name}: too little since the exam to tell</source>
      <translation>{name}: после экзамена данных мало</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/plots.py" />
      <source>{name}: within the limit, {average} per cent wrong of {limit}</source>
      <translation>{name}: в пределах, неверных {average} процентов из {limit}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>After the exam</source>
      <translation>После экзамена</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Alarm</source>
      <translation>Тревога</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Average</source>
      <translation>Среднее</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Day</source>
      <translation>День</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Explained by the table taught</source>
      <translation>Объясняет изученная таблица</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <source>House transfer</source>
      <translation>Перенос между казино</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <source>Items</source>
      <translation>Задания</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Last seen</source>
      <translation>Последний раз</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/shown.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Learning curves</source>
      <translation>Кривые обучения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Limit</source>
      <translation>Предел</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Of</source>
      <translation>Из</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Seen</source>
      <translation>Встречено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Share right</source>
      <translation>Доля верных</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <source>Share wrong</source>
      <translation>Доля неверных</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Tells apart</source>
      <translation>Различает</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/report_sheets.py" />
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Wrong</source>
      <translation>Неверно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Of which</source>
      <translation>Из них</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>PNG, a picture</source>
      <translation>PNG, картинка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Report</source>
      <translation>Отчёт</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>SVG, to be drawn large</source>
      <translation>SVG, для крупной печати</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Save the chart</source>
      <translation>Сохранить график</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>Save the chart as</source>
      <translation>Сохранить график как</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/reports_page.py" />
      <source>The figures</source>
      <translation>Цифры</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>All areas</source>
      <translation>Все разделы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>At first</source>
      <translation>Сначала</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>At last</source>
      <translation>В конце</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>By the table taught</source>
      <translation>По изученной таблице</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Choose a class: single trainees are not told of the whole school.</source>
      <translation>Выберите группу: об отдельных учениках всей школы не говорится.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Could have been</source>
      <translation>Возможностей</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>From the day after the exam on, samples of {sample} wager decisions or more. The average takes {share} per cent of each new sample (EWMA). The standard is what an exam lets pass, {standard} per cent wrong; the limit is {limit} standard deviations above it. Of a hundred trainees who keep the standard, fewer than five get a false alarm in sixty samples.</source>
      <translation>Со дня после экзамена, выборки от {sample} решений. Каждая новая даёт {share} процентов среднего (EWMA). Норма — сколько пропускает экзамен, {standard} процентов неверных; предел на {limit} стандартных отклонений выше. Из ста учеников в норме ложная тревога за шестьдесят выборок бывает меньше чем у пяти.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Item</source>
      <translation>Задание</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>No item has {least} answers yet.</source>
      <translation>Ни у одного задания пока нет {least} ответов.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Nobody has worked at another house than the one taught in this time.</source>
      <translation>За это время никто не работал в другом казино.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Nobody of this class has passed an exam yet.</source>
      <translation>В этой группе экзамен пока никто не сдал.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <location filename="../../trainer/ui/table/panel.py" />
      <source>Now</source>
      <translation>Сейчас</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Of 1000</source>
      <translation>Из 1000</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Of 1000: mistakes in a thousand times that they could have been made. A mistake is told by the wrong rule behind it, where rounds confirm one. The bold kinds make up four fifths of the whole.</source>
      <translation>Из 1000: ошибок на тысячу возможностей. Ошибку называют по неверному правилу за ней, если раунды его подтверждают. Жирные виды дают четыре пятых всего.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Of the total</source>
      <translation>От всех</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Only answers of exams and of true random rounds count; of fewer than {least} nothing is told. Tells apart: per cent right in rounds faultless otherwise, less that in all others; each side needs {least} answers.</source>
      <translation>Считаются только ответы экзаменов и чисто случайных раундов; меньше {least} — не говорится. Различает: процент верных в раундах, безошибочных в остальном, минус процент в прочих; на каждой стороне нужно {least} ответов.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Over time</source>
      <translation>Во времени</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Pace stands beside accuracy and is never mixed into it.</source>
      <translation>Темп стоит рядом с точностью и в неё не входит.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Per cent right</source>
      <translation>Процент верных</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Per cent wrong</source>
      <translation>Процент неверных</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Relapsed since {day}</source>
      <translation>Срыв с {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Right means right unaided: what was right only after a hint counts as wrong.</source>
      <translation>Верно — значит без помощи: верное после подсказки считается неверным.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Right, per cent</source>
      <translation>Верно, процентов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Samples</source>
      <translation>Выборки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Since</source>
      <translation>С</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Taught at is the house of the class. By the table taught: mistakes that the table of that house explains, by a wrong rule that the trainee's rounds confirm.</source>
      <translation>Учился в — казино группы. По изученной таблице: ошибки, которые объясняет таблица того казино через подтверждённое неверное правило.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Taught at {taught} and at work at {at}: {share} per cent wrong</source>
      <translation>Учился в {taught}, работает в {at}: неверно {share} процентов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Time for a hand</source>
      <translation>Время на руку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Too little since to tell</source>
      <translation>Пока мало данных</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Within the limit</source>
      <translation>В пределах</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>Within the limit again, after an alarm</source>
      <translation>Снова в пределах после тревоги</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>too few</source>
      <translation>мало</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/telling.py" />
      <source>{count} items have answers enough; the hardest is {item}</source>
      <translation>
        <numerusform>Ответов хватает у {count} задания; труднее всех {item}</numerusform>
        <numerusform>Ответов хватает у {count} заданий; труднее всех {item}</numerusform>
        <numerusform>Ответов хватает у {count} заданий; труднее всех {item}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/told_beliefs.py" />
      <source>{belief}: held since {day}</source>
      <translation>{belief}: с {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/told_beliefs.py" />
      <source>{belief}: suspected since {day}</source>
      <translation>{belief}: подозрение с {day}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Choose a house to see every skill.</source>
      <translation>Выберите казино, чтобы видеть все навыки.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Critical mistakes</source>
      <translation>Критические ошибки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Days</source>
      <translation>Дни</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Last rounds</source>
      <translation>Последние раунды</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Mistakes by count</source>
      <translation>Ошибки по числу</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>No exam has been passed yet.</source>
      <translation>Экзамен пока не сдан.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>No exam yet.</source>
      <translation>Экзамена пока не было.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>No wrong rule is known.</source>
      <translation>Неверных правил не известно.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Nothing stands in the way of an exam.</source>
      <translation>Экзамену ничто не мешает.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Result</source>
      <translation>Результат</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Skills</source>
      <translation>Навыки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>Wrong rules</source>
      <translation>Неверные правила</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>relapsed after the exam, since {day}</source>
      <translation>срыв после экзамена, с {day}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>{count} things stand in the way: {reasons}.</source>
      <translation>
        <numerusform>Мешает {count}: {reasons}.</numerusform>
        <numerusform>Мешают {count}: {reasons}.</numerusform>
        <numerusform>Мешают {count}: {reasons}.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>{day}: {outcome}, {errors} of {decisions} wrong</source>
      <translation>{day}: {outcome}, неверно {errors} из {decisions}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/reports/trainee_page.py" />
      <source>{mastered} of {all} skills mastered, {learning} being learned, {unseen} not seen</source>
      <translation>освоено {mastered} навыков из {all}, учатся {learning}, не встречались {unseen}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/results/page.py" />
      <location filename="../../trainer/ui/rounds.py" />
      <source>Deal it again</source>
      <translation>Раздать это снова</translation>
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
      <location filename="../../trainer/ui/results/told.py" />
      <source>{mistakes}, {said}</source>
      <translation>{mistakes}, {said}</translation>
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
      <location filename="../../trainer/ui/review_queue/answers.py" />
      <source>Right answers</source>
      <translation>Верных ответов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>Answers what was asked: {words}</source>
      <translation>Отвечает на вопрос: {words}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>The attempt before</source>
      <translation>Предыдущая попытка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>The next attempt</source>
      <translation>Следующая попытка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>attempts</source>
      <translation>попытки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>back</source>
      <translation>назад</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>steps</source>
      <translation>шаги</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/attempt_page.py" />
      <source>{number} of {all}</source>
      <translation>{number} из {all}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/delivered.py" />
      <source>As it was marked then</source>
      <translation>Как оценено тогда</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/delivered.py" />
      <source>What counts, and what the trainee was shown.</source>
      <translation>Что считается и что показали ученику.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>A remedial cannot be assigned</source>
      <translation>Дополнительное упражнение не назначить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>Choose what, and for whom.</source>
      <translation>Выберите, что и кому.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>It was not assigned because of an attempt.</source>
      <translation>Назначено не из-за попытки.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>Its marks have not come in yet.</source>
      <translation>Оценки ещё не пришли.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>The school’s records are out of reach.</source>
      <translation>Записи школы недоступны.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>The school’s records cannot be read</source>
      <translation>Записи школы нельзя прочесть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>There is no attempt to be opened</source>
      <translation>Открывать нечего</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/desk.py" />
      <source>This attempt cannot be opened</source>
      <translation>Эту попытку нельзя открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>A review is asked for</source>
      <translation>Просят проверку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All kinds</source>
      <translation>Все виды</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All my classes</source>
      <translation>Все мои группы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All outcomes</source>
      <translation>Все итоги</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>All trainees</source>
      <translation>Все ученики</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>By trainee</source>
      <translation>По ученикам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Clear the filters</source>
      <translation>Снять фильтры</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Commented</source>
      <translation>С комментарием</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Earliest first</source>
      <translation>Сначала ранние</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Last 14 days</source>
      <translation>Последние 14 дней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Latest first</source>
      <translation>Сначала поздние</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Least right first</source>
      <translation>Сначала худшие</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Most mistakes first</source>
      <translation>Больше ошибок</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>Not passed</source>
      <translation>Не сдано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>Overridden</source>
      <translation>Оценка изменена</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/filters.py" />
      <source>What waits first</source>
      <translation>Сначала ждущие</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>A word to the trainee, if you like</source>
      <translation>Слово ученику, если хотите</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Assign a remedial</source>
      <translation>Назначить дополнительное</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in 3 days</source>
      <translation>Срок 3 дня</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in 30 days</source>
      <translation>Срок 30 дней</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in a week</source>
      <translation>Срок неделя</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due in two weeks</source>
      <translation>Срок две недели</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Due tomorrow</source>
      <translation>Срок завтра</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>For whom</source>
      <translation>Кому</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Override</source>
      <translation>Изменить оценку</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Say it</source>
      <translation>Сказать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Set it so</source>
      <translation>Установить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Set to</source>
      <translation>Новая оценка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>The exam’s sheet</source>
      <translation>Лист экзамена</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>This round is part of an exam. An override changes its marks in the reports, and not how the exam ended: where that should not stand, void the sitting on its sheet with a reason, and the trainee sits the exam again.</source>
      <translation>Этот раунд — часть экзамена. Изменение оценки меняет её в отчётах, но не исход экзамена: если исход не должен остаться, признайте сдачу недействительной на её листе с причиной, и ученик сдаст экзамен снова.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>What</source>
      <translation>Что</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>What do you tell the trainee?</source>
      <translation>Что вы скажете ученику?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>When it is due</source>
      <translation>Когда срок</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Why?</source>
      <translation>Почему?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Why? The trainee reads it.</source>
      <translation>Почему? Ученик это прочтёт.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>Withdraw the remedial</source>
      <translation>Отозвать дополнительное</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/forms.py" />
      <source>as it was marked</source>
      <translation>как оценено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>signed</source>
      <translation>подписан</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>{count} comments</source>
      <translation>
        <numerusform>{count} комментарий</numerusform>
        <numerusform>{count} комментария</numerusform>
        <numerusform>{count} комментариев</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>{now}, marked: {then}</source>
      <translation>{now}, было: {then}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{told}, marked {then}</source>
      <translation>{told}, было {then}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>▸ Asked for</source>
      <translation>▸ Просят</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/lines.py" />
      <source>▸ To be signed</source>
      <translation>▸ На подпись</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>No attempt passes these filters.</source>
      <translation>Этим фильтрам ничто не отвечает.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>Nothing was delivered yet in these days.</source>
      <translation>За эти дни ничего не доставлено.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>Older rules</source>
      <translation>Прежние правила</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Remedials</source>
      <translation>Дополнительные</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>The latest {count} attempts</source>
      <translation>Последние {count} попыток</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>{attempts}, {waits}</source>
      <translation>{attempts}, {waits}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/page.py" />
      <source>{count} wait for you</source>
      <translation>
        <numerusform>ждёт вас: {count}</numerusform>
        <numerusform>ждут вас: {count}</numerusform>
        <numerusform>ждут вас: {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Nothing yet.</source>
      <translation>Пока ничего.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/panel.py" />
      <source>Remedial</source>
      <translation>Дополнительное</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>As it is marked</source>
      <translation>Как оценено</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>By today’s rules</source>
      <translation>По сегодняшним правилам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Change what exams came to, too</source>
      <translation>Изменить и итоги экзаменов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Look</source>
      <translation>Посмотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Mark again</source>
      <translation>Переоценить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Mark again by today’s rules</source>
      <translation>Переоценить по сегодняшним правилам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Marked by older rules</source>
      <translation>Оценено по прежним правилам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Sittings of questions</source>
      <translation>Серии вопросов</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>The rounds are being marked by today’s rules; nothing is changed.</source>
      <translation>Раунды оцениваются по сегодняшним правилам; ничего не меняется.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>What changes</source>
      <translation>Что меняется</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_page.py" />
      <source>Why? It is kept for good, with the old figures and your name.</source>
      <translation>Почему? Это хранится навсегда, с прежними цифрами и вашим именем.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>Everything is marked by today’s rules.</source>
      <translation>Всё оценено по сегодняшним правилам.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_part.py" />
      <source>Marked again: {count} acts are on record.</source>
      <translation>
        <numerusform>Переоценено: в записях {count} действие.</numerusform>
        <numerusform>Переоценено: в записях {count} действия.</numerusform>
        <numerusform>Переоценено: в записях {count} действий.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>By today’s rules {rounds} of {all_rounds} rounds and {quick} of {all_quick} sittings of questions have other figures.</source>
      <translation>По сегодняшним правилам другие цифры у раундов: {rounds} из {all_rounds}, у серий вопросов: {quick} из {all_quick}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>More than {count} rounds were marked by older rules of their house.</source>
      <translation>Более {count} раундов оценено по прежним правилам своего казино.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>More than {count} sittings of questions were.</source>
      <translation>Более {count} серий вопросов — тоже.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>failed: {told}</source>
      <translation>не сдан: {told}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>more than {count}</source>
      <translation>более {count}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>passed: {told}</source>
      <translation>сдан: {told}</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} cannot be read today, or were erased: they stay as they were.</source>
      <translation>
        <numerusform>{count} сегодня не читается или стёрт: остаётся как был.</numerusform>
        <numerusform>{count} сегодня не читаются или стёрты: остаются как были.</numerusform>
        <numerusform>{count} сегодня не читаются или стёрты: остаются как были.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} exams come to something else; they stay as they were told unless you say so.</source>
      <translation>
        <numerusform>У {count} экзамена выходит другое; он остаётся как объявлен, если вы не решите иначе.</numerusform>
        <numerusform>У {count} экзаменов выходит другое; они остаются как объявлены, если вы не решите иначе.</numerusform>
        <numerusform>У {count} экзаменов выходит другое; они остаются как объявлены, если вы не решите иначе.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} rounds were marked by older rules of their house.</source>
      <translation>
        <numerusform>{count} раунд оценён по прежним правилам своего казино.</numerusform>
        <numerusform>{count} раунда оценены по прежним правилам своего казино.</numerusform>
        <numerusform>{count} раундов оценены по прежним правилам своего казино.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{count} sittings of questions were.</source>
      <translation>
        <numerusform>{count} серия вопросов — тоже.</numerusform>
        <numerusform>{count} серии вопросов — тоже.</numerusform>
        <numerusform>{count} серий вопросов — тоже.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{points} points, {count} mistakes</source>
      <translation>
        <numerusform>{points} баллов, {count} ошибка</numerusform>
        <numerusform>{points} баллов, {count} ошибки</numerusform>
        <numerusform>{points} баллов, {count} ошибок</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/re_marking_shown.py" />
      <source>{right} of {items} right</source>
      <translation>верно {right} из {items}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>By</source>
      <translation>Кто</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>No remedial is to be worked. One is assigned from an attempt, by its key D.</source>
      <translation>Дополнительных упражнений нет. Назначают их из попытки клавишей D.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>To be worked</source>
      <translation>Предстоит</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>What it comes of</source>
      <translation>Из чего вышло</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/remedials_page.py" />
      <source>Which</source>
      <translation>Которые</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>By today’s rules it cannot be read.</source>
      <translation>По сегодняшним правилам не прочесть.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>By today’s rules the marks are the same.</source>
      <translation>По сегодняшним правилам оценки те же.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Cleared {when}</source>
      <translation>Выполнено {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Marked by other rules than today’s</source>
      <translation>Оценено не по сегодняшним правилам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Marked by rules that are not here</source>
      <translation>Оценено по правилам, которых здесь нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Program {version}.</source>
      <translation>Программа {version}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Then {right} of {lines} right, {mistakes}. By today’s rules {right_now} of {lines_now}, {mistakes_now}. What was delivered counts.</source>
      <translation>Тогда верно {right} из {lines}, {mistakes}. По сегодняшним правилам {right_now} из {lines_now}, {mistakes_now}. Считается доставленное.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>This house is not on this machine.</source>
      <translation>Этого казино нет на машине.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Today it is {edition}.</source>
      <translation>Сегодня это {edition}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Today the same edition is marked by a corrected program.</source>
      <translation>Сегодня ту же редакцию оценивает исправленная программа.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Withdrawn: {reason}</source>
      <translation>Отозвано: {reason}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>Worked and marked under {edition}.</source>
      <translation>Работа и оценка по {edition}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>an edition that is not known</source>
      <translation>неизвестной редакции</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>edition {edition} ({fingerprint})</source>
      <translation>редакция {edition} ({fingerprint})</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{count} undone</source>
      <translation>
        <numerusform>взято назад: {count}</numerusform>
        <numerusform>взято назад: {count}</numerusform>
        <numerusform>взято назад: {count}</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{house}, {drill}, {when}</source>
      <translation>{house}, {drill}, {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{house}. By {who}, {when}</source>
      <translation>{house}. Назначает {who}, {when}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{name}, round {number}</source>
      <translation>{name}, раунд {number}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{time}, {undone}</source>
      <translation>{time}, {undone}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{told}; {run} of {needed} in a row</source>
      <translation>{told}; подряд {run} из {needed}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/telling.py" />
      <source>{where}. {severity}. {rule}</source>
      <translation>{where}. {severity}. {rule}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/review_queue/work.py" />
      <source>Today’s rules cannot read what was done: its house is gone, or it was erased.</source>
      <translation>Сегодняшние правила не читают сделанного: казино нет или всё стёрто.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/round_clock.py" />
      <source>{number} hands/h</source>
      <translation>{number} рук/ч</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>Choose a table</source>
      <translation>Выбрать стол</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>Deal another</source>
      <translation>Раздать ещё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>The round cannot be recorded</source>
      <translation>Раунд нельзя записать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>This round cannot be opened</source>
      <translation>Этот раунд нельзя открыть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <source>This table cannot be dealt</source>
      <translation>Этот стол нельзя раздать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/rounds.py" />
      <location filename="../../trainer/ui/session/end_page.py" />
      <source>What the session gained</source>
      <translation>Что дало занятие</translation>
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
      <location filename="../../trainer/ui/station/shown.py" />
      <source>What is done here is delivered to the school ({school}).</source>
      <translation>Сделанное здесь доставляется в школу ({school}).</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/station/shown.py" />
      <source>{count} rounds wait and cannot be delivered: see the settings.</source>
      <translation>
        <numerusform>{count} раунд не доставить: см. настройки.</numerusform>
        <numerusform>{count} раунда не доставить: см. настройки.</numerusform>
        <numerusform>{count} раундов не доставить: см. настройки.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Announce the ruling</source>
      <translation>Объявить решение</translation>
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
      <source>Cards to the rack</source>
      <translation>Карты в отбой</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Explain the clause …</source>
      <translation>Объяснить пункт …</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>For this player</source>
      <translation>За этого игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Have it put right</source>
      <translation>Исправить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Into the Play area</source>
      <translation>На поле Play</translation>
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
      <source>Resume the game</source>
      <translation>Возобновить игру</translation>
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
      <source>Stop the game</source>
      <translation>Остановить игру</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Stop this player</source>
      <translation>Остановить игрока</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Take the other deck</source>
      <translation>Взять другую колоду</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table/calls.py" />
      <source>Take up, deal again</source>
      <translation>Забрать, сдать заново</translation>
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
      <source>in the Play area</source>
      <translation>на поле Play</translation>
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
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>From “{lowest}” to “{highest}”</source>
      <translation>От «{lowest}» до «{highest}»</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>Note on {what}</source>
      <translation>Заметка: {what}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/criterion_card.py" />
      <source>has to be seen</source>
      <translation>нужно увидеть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>Signed, but not recorded yet</source>
      <translation>Подписано, но не записано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>That could not be kept</source>
      <translation>Это не сохранить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>That could not be signed</source>
      <translation>Это не подписать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/deciding.py" />
      <source>The school’s records are out of reach. Open the test later to record it.</source>
      <translation>Записи школы недоступны. Откройте проверку позже, чтобы записать.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/elsewise_panel.py" />
      <source>Left it alone</source>
      <translation>Оставил как есть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/elsewise_panel.py" />
      <source>Take a digit away</source>
      <translation>Убрать цифру</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>All of it was done</source>
      <translation>Всё это сделано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <location filename="../../trainer/ui/work_left.py" />
      <source>End the round</source>
      <translation>Окончить раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>Everything that was due was tapped.</source>
      <translation>Нажато всё, что полагалось.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>Go on watching</source>
      <translation>Смотреть дальше</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>Tick what was done all the same. The rest counts as not done.</source>
      <translation>Отметьте, что всё же сделано. Остальное считается несделанным.</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/table_test/ending_panel.py" />
      <source>{count} things were due and not tapped.</source>
      <translation>
        <numerusform>{count} положенное не нажато.</numerusform>
        <numerusform>{count} положенных не нажато.</numerusform>
        <numerusform>{count} положенных не нажато.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>Deal it</source>
      <translation>Раздать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>Shows</source>
      <translation>Показывает</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>What shall the round show?</source>
      <translation>Что показать в раунде?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/events_asked.py" />
      <source>What this house cannot show, and what does not go together, is left out.</source>
      <translation>Невозможное в этом казино и несочетаемое пропущено.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Back to the rounds</source>
      <translation>К раундам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Fill this in, and sign then: {what}.</source>
      <translation>Заполните и подпишите: {what}.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Judge and decide</source>
      <translation>Оценить и решить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Print the form</source>
      <translation>Печать формы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Reason for a change</source>
      <translation>Причина изменения</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Record it</source>
      <translation>Записать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Recorded: {hash}</source>
      <translation>Записано: {hash}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Sign and record</source>
      <translation>Подписать и записать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>Signed, and not in the school’s records yet.</source>
      <translation>Подписано, в записях школы ещё нет.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>The dealer has no account here: the form is printed, and nothing is recorded.</source>
      <translation>У дилера здесь нет записи: форма печатается, ничего не записывается.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>What is not as the rule says needs a reason.</source>
      <translation>Отступление от правила требует причины.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/form_page.py" />
      <source>What is signed stays as it is.</source>
      <translation>Подписанное не меняется.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/judging.py" />
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>No name yet</source>
      <translation>Имени пока нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/laying_out.py" />
      <source>The test cannot be kept</source>
      <translation>Проверку не сохранить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/laying_out.py" />
      <source>This round cannot be dealt</source>
      <translation>Этот раунд не раздать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>A dealer settles real cards and chips; you tap what you see, and the house’s rules mark it at once.</source>
      <translation>Дилер рассчитывает настоящие карты и фишки; вы нажимаете, что видите, и правила казино сразу оценивают.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>A new test</source>
      <translation>Новая проверка</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Look at it</source>
      <translation>Посмотреть</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Name of the dealer</source>
      <translation>Имя дилера</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>None yet</source>
      <translation>Пока нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Open on this machine</source>
      <translation>Открыты на этой машине</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>School, on the printed form</source>
      <translation>Школа, в печатной форме</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Set it up</source>
      <translation>Подготовить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Somebody without an account</source>
      <translation>Человек без записи</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>The result is recorded under the dealer’s account.</source>
      <translation>Результат записывается под записью дилера.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Throw away</source>
      <translation>Выбросить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/list_page.py" />
      <source>Without an account the form is printed, and nothing is recorded.</source>
      <translation>Без записи форма печатается, ничего не записывается.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>This form cannot be printed</source>
      <translation>Форму не напечатать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>This test cannot be set up</source>
      <translation>Проверку не подготовить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>This test cannot be thrown away</source>
      <translation>Проверку не выбросить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/listing.py" />
      <source>{file}: {why}</source>
      <translation>{file}: {why}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/seat_column.py" />
      <source>all as due</source>
      <translation>всё как должно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>Begun</source>
      <translation>Начат</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>Over</source>
      <translation>Окончен</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setting_up.py" />
      <source>the house’s rules have changed since it was set up</source>
      <translation>правила казино с тех пор изменились</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Add a round</source>
      <translation>Добавить раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>As many as it comes</source>
      <translation>Сколько выйдет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Back to the tests</source>
      <translation>К проверкам</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Chosen hands…</source>
      <translation>Выбрать руки…</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Deal it anew</source>
      <translation>Раздать заново</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Deck, from the top</source>
      <translation>Колода сверху</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Print an empty form</source>
      <translation>Печать пустой формы</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Print what is laid out</source>
      <translation>Печать раскладки</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Remove it</source>
      <translation>Убрать</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>Watch this round</source>
      <translation>Смотреть этот раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>What is laid out</source>
      <translation>Что разложить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/setup_page.py" />
      <source>What the round shows</source>
      <translation>Что показывает раунд</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>{outcome}, recorded</source>
      <translation>{outcome}, записано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>{outcome}, signed</source>
      <translation>{outcome}, подписано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/shown.py" />
      <source>{over} of {count} rounds over</source>
      <translation>окончено {over} из {count}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>done as due</source>
      <translation>сделано как должно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>done otherwise</source>
      <translation>сделано иначе</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/spot_button.py" />
      <source>not yet</source>
      <translation>ещё нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>Throw it away</source>
      <translation>Выбросить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>Throw this test away?</source>
      <translation>Выбросить эту проверку?</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/sure.py" />
      <source>What was seen of {dealer} cannot be had back.</source>
      <translation>Увиденное ({dealer}) не вернуть.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Back to the test</source>
      <translation>К проверке</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Judge</source>
      <translation>Оценить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_page.py" />
      <source>Since the first act</source>
      <translation>С первого действия</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>No mistake so far</source>
      <translation>Ошибок пока нет</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Nothing is left</source>
      <translation>Ничего не осталось</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Now tap what was done otherwise.</source>
      <translation>Нажмите то, что сделано иначе.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Something else</source>
      <translation>Что-то ещё</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Space</source>
      <translation>Пробел</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>Tap what you see. Hold it for anything but what is due.</source>
      <translation>Нажимайте, что видите. Удерживайте, если не так, как должно.</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>The round is over</source>
      <translation>Раунд окончен</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>{count} mistakes so far</source>
      <translation>
        <numerusform>пока {count} ошибка</numerusform>
        <numerusform>пока {count} ошибки</numerusform>
        <numerusform>пока {count} ошибок</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watch_panel.py" />
      <source>{heading}: all as due</source>
      <translation>{heading}: всё как должно</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>That could not be kept, so it was not recorded</source>
      <translation>Это не сохранить, поэтому не записано</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>That could not be kept, so it was not taken back</source>
      <translation>Это не сохранить, поэтому не взято назад</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>The round cannot be ended</source>
      <translation>Раунд не окончить</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>The round cannot be opened again</source>
      <translation>Раунд не открыть снова</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/table_test/watching_desk.py" />
      <source>{dealer} · {house}</source>
      <translation>{dealer} · {house}</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/words_form.py" />
      <source>About what</source>
      <translation>О чём</translation>
    </message>
    <message>
      <location filename="../../trainer/ui/work_left.py" />
      <source>End the round now?</source>
      <translation>Закончить раунд сейчас?</translation>
    </message>
    <message numerus="yes">
      <location filename="../../trainer/ui/work_left.py" />
      <source>Nothing was done at seats {seats}.</source>
      <translation>
        <numerusform>На месте {seats} ничего не сделано.</numerusform>
        <numerusform>На местах {seats} ничего не сделано.</numerusform>
        <numerusform>На местах {seats} ничего не сделано.</numerusform>
      </translation>
    </message>
    <message>
      <location filename="../../trainer/ui/work_left.py" />
      <source>{left} What is due there is marked as left out.</source>
      <translation>{left} Всё, что там причитается, будет отмечено как пропущенное.</translation>
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
