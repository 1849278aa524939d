-- Records as the program wrote them before skills and beliefs were kept (schema 2): one round
-- finished, one left open, one quick sitting. A file of the real program, not made for the test.
PRAGMA application_id = 860046416; PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	place INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	attempt TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	at_ms INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	"before" BLOB NOT NULL, 
	hash BLOB NOT NULL, 
	PRIMARY KEY (place)
)
 STRICT

;
INSERT INTO "events" VALUES(1,'01a0c450-6c00-76be-ba5a-bcb15f76ebef','01a0c450-6c00-71c5-9678-023a952bace3','round_dealt',1790000000000,'{"round":{"house":"six-card-bonus","dealer":["2d","Qd","Ts"],"seats":[{"seat":3,"cards":["Ac","4d","4h"],"wagers":{"ante":"2"},"decision":"play"},{"seat":5,"cards":["2h","Qc","Td"],"wagers":{"ante":"2"},"decision":"play"}]},"house":"six-card-bonus","edition":"1","fingerprint":"30d6119d459a75170764d6d17874e2ee","drill":"two-seats","seed":5,"mode":"practice","feedback":"at_once","sitting":"01a0c450-6c00-71c4-9bd5-e93a4b16d361","number":1,"of":10,"program":"checkout","seats":null,"repeats":null,"part":"settlement","teaching":"off"}',X'0000000000000000000000000000000000000000000000000000000000000000',X'C49593ECD9987BE80775D757AAA526C693639328E6E7CD8627E23D480CACC73E');
INSERT INTO "events" VALUES(2,'01a0c450-71dc-71d5-9af8-98e3087c2c5e','01a0c450-6c00-71c5-9678-023a952bace3','acted',1790000001500,'{"action":"reveal dealer","elapsed_ms":1500}',X'C49593ECD9987BE80775D757AAA526C693639328E6E7CD8627E23D480CACC73E',X'8928DBF71D55AA8B71A41D3CCCA8F9C46368E5559DBFE6CCADE21DCF5C321C1A');
INSERT INTO "events" VALUES(3,'01a0c450-77b8-76d8-99ad-89e3f3e85b54','01a0c450-6c00-71c5-9678-023a952bace3','acted',1790000003000,'{"action":"reveal 5","elapsed_ms":3000}',X'8928DBF71D55AA8B71A41D3CCCA8F9C46368E5559DBFE6CCADE21DCF5C321C1A',X'40B49FD2DA0256001369C8E358A3C9278582173693B1F5540E78B528A418175E');
INSERT INTO "events" VALUES(4,'01a0c450-7d94-7727-b835-36069b0710a8','01a0c450-6c00-71c5-9678-023a952bace3','acted',1790000004500,'{"action":"clear 5","elapsed_ms":4500}',X'40B49FD2DA0256001369C8E358A3C9278582173693B1F5540E78B528A418175E',X'183544C065C68DFAC3FA18B4233EE65C4314981697BB2F30ADD9019B890CA6CE');
INSERT INTO "events" VALUES(5,'01a0c450-8370-7044-81ac-64ecc0690dd2','01a0c450-6c00-71c5-9678-023a952bace3','acted',1790000006000,'{"action":"reveal 3","elapsed_ms":6000}',X'183544C065C68DFAC3FA18B4233EE65C4314981697BB2F30ADD9019B890CA6CE',X'053BCB38862007AEBA4A1392895AE02F4C5D33D34F1D2965840AE8811CCBF626');
INSERT INTO "events" VALUES(6,'01a0c450-8f28-7522-bce5-9f8914f797ab','01a0c450-6c00-71c5-9678-023a952bace3','acted',1790000009000,'{"action":"pay 3 ante 2","elapsed_ms":9000}',X'053BCB38862007AEBA4A1392895AE02F4C5D33D34F1D2965840AE8811CCBF626',X'36D62FEFD9AF921526A57CB5B990EFB466855231F5B4DF97202B42C44EAF4202');
INSERT INTO "events" VALUES(7,'01a0c450-9504-7243-af8f-a7f9b87e8cd5','01a0c450-6c00-71c5-9678-023a952bace3','acted',1790000010500,'{"action":"clear 3","elapsed_ms":10500}',X'36D62FEFD9AF921526A57CB5B990EFB466855231F5B4DF97202B42C44EAF4202',X'5499C5D780C75AB7FC7F8021BCE4AF8A34DEF8183998DEA50776425BECFBBFF9');
INSERT INTO "events" VALUES(8,'01a0c450-9504-7244-97e7-5e2d14f1d9d1','01a0c450-6c00-71c5-9678-023a952bace3','round_finished',1790000010500,'{"elapsed_ms":11500}',X'5499C5D780C75AB7FC7F8021BCE4AF8A34DEF8183998DEA50776425BECFBBFF9',X'07A5D7DC93C8DB7411C1F40CBE3288B834CAD84B5BC72EE08EA74E8020CEC6A8');
INSERT INTO "events" VALUES(9,'01a0c450-9504-76bd-ae84-3a39f4fa684d','01a0c450-9504-76bc-94d5-84cef9583a20','round_dealt',1790000010500,'{"round":{"house":"mbs","dealer":["7s","Qh","Jd"],"seats":[{"seat":1,"cards":["3d","Qs","4h"],"wagers":{"ante":"15","pair_plus":"10","progressive":"5"},"decision":"fold"},{"seat":4,"cards":["3c","3s","Tc"],"wagers":{"ante":"25","pair_plus":"5","progressive":"5"},"decision":"fold"},{"seat":6,"cards":["As","Qd","8h"],"wagers":{"ante":"50","pair_plus":"15","progressive":"5"},"decision":"play"}],"jackpot":"58950"},"house":"mbs","edition":"1","fingerprint":"c5466c91c6b66e78afd6a29895d2df2a","drill":"folds","seed":8,"mode":"practice","feedback":"at_once","sitting":"01a0c450-9504-7245-b384-1d35fef93ca9","number":1,"of":10,"program":"checkout","seats":null,"repeats":null,"part":"settlement","teaching":"off"}',X'07A5D7DC93C8DB7411C1F40CBE3288B834CAD84B5BC72EE08EA74E8020CEC6A8',X'92733615F09077D8A78D61880E0DB85A5E8F5558EDDD75DD5128D88D4FA903DA');
INSERT INTO "events" VALUES(10,'01a0c450-9ae0-74d2-90bd-94ac2f669df2','01a0c450-9504-76bc-94d5-84cef9583a20','acted',1790000012000,'{"action":"collect 4","elapsed_ms":1500}',X'92733615F09077D8A78D61880E0DB85A5E8F5558EDDD75DD5128D88D4FA903DA',X'83603370E9E1666142E40D0CD168593EE2B418451A873709EA85C87C1747EB4E');
INSERT INTO "events" VALUES(11,'01a0c450-a0bc-71fa-b0f7-f0936bdf510d','01a0c450-9504-76bc-94d5-84cef9583a20','acted',1790000013500,'{"action":"collect 1","elapsed_ms":3000}',X'83603370E9E1666142E40D0CD168593EE2B418451A873709EA85C87C1747EB4E',X'4737A0945FD0C45427D438FF2A9DE2CCADA8002856E81B9384C98451EE02CCE1');
INSERT INTO "events" VALUES(12,'01a0c450-a698-70f8-ba43-9b4913a4280f','01a0c450-9504-76bc-94d5-84cef9583a20','acted',1790000015000,'{"action":"reveal dealer","elapsed_ms":4500}',X'4737A0945FD0C45427D438FF2A9DE2CCADA8002856E81B9384C98451EE02CCE1',X'802F7BCE1554523DFDAC3A30DB2FD002F404409371CC439AE62A066D39CA6C42');
INSERT INTO "events" VALUES(13,'01a0c451-90f8-7394-afa2-7b04e307b679','01a0c451-90f8-7393-9593-5d111064c551','quick_begun',1790000075000,'{"house":"mbs","edition":"1","fingerprint":"c5466c91c6b66e78afd6a29895d2df2a","drill":"check-the-bets","exercise":"bets","seed":3,"feedback":"at_once","items":[{"seed":3823858142,"skill":""},{"seed":734690212,"skill":""},{"seed":3169444824,"skill":""},{"seed":710196559,"skill":""},{"seed":1732955104,"skill":""},{"seed":641007378,"skill":""},{"seed":4262392415,"skill":""},{"seed":2881919580,"skill":""}],"program":"checkout","repeats":null}',X'802F7BCE1554523DFDAC3A30DB2FD002F404409371CC439AE62A066D39CA6C42',X'C8D6689327BAEC8DA48B3A942D61844F2870F9E55964C976FFFBFC7A1335D360');
INSERT INTO "events" VALUES(14,'01a0c451-98c8-75f5-8435-4f825f44eea8','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000077000,'{"number":1,"asked":{"round":{"house":"mbs","dealer":["4d","2c","2d"],"seats":[{"seat":1,"cards":["Kc","6d","9d"],"wagers":{"ante":"5","pair_plus":"25","progressive":"5"},"decision":"play"},{"seat":2,"cards":["Qc","6h","8c"],"wagers":{"ante":"15"}},{"seat":4,"cards":["3s","8h","5s"],"wagers":{"ante":"15","progressive":"5"}},{"seat":5,"cards":["Ts","3h","As"],"wagers":{"ante":"5","pair_plus":"25"},"decision":"play"},{"seat":7,"cards":["Ah","8d","Jc"],"wagers":{"ante":"25","pair_plus":"15"},"decision":"play"}],"jackpot":"15875"},"closed":true,"changes":[]},"answer":{"bets":[]},"told":{"skill":"bets.check","right":true,"given":"Every bet may stand","due":"Every bet may stand","why":"All of them keep the house''s rules.","rule":"MBS 3.4","reading":null,"caught":null},"elapsed_ms":2000}',X'C8D6689327BAEC8DA48B3A942D61844F2870F9E55964C976FFFBFC7A1335D360',X'96167DF21171681910F8AD6A4907FD0E5AC92D2345275D5C7AD8034E7564CAD3');
INSERT INTO "events" VALUES(15,'01a0c451-a098-7264-8623-46fb6c374a2b','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000079000,'{"number":2,"asked":{"round":{"house":"mbs","dealer":["Tc","Jc","Js"],"seats":[{"seat":1,"cards":["Td","Jh","8s"],"wagers":{"ante":"10","pair_plus":"0"}},{"seat":2,"cards":["2s","8c","5d"],"wagers":{"ante":"15","pair_plus":"5"},"decision":"fold"},{"seat":3,"cards":["6d","6s","8h"],"wagers":{"ante":"50","pair_plus":"5","progressive":"5","play":"25"}},{"seat":5,"cards":["8d","4c","Jd"],"wagers":{"ante":"5","progressive":"5"}},{"seat":6,"cards":["Th","4d","3s"],"wagers":{"pair_plus":"25","progressive":"5"}},{"seat":7,"cards":["Qs","6c","Ts"],"wagers":{"pair_plus":"5"}}],"jackpot":"53250"},"closed":true,"changes":[]},"answer":null,"told":{"skill":"bets.check","right":false,"given":"","due":"Seat 1: Something without value as a stake · Seat 3: Chips where no bet belongs before the deal · Seat 6: Progressive without an Ante","why":"A bet at seat 1 may not stand, and you let it pass: what lies on Pair Plus has no value.","rule":"School''s reading","reading":"A wager is made in money of some value; a marker has none.","caught":"VL04"},"elapsed_ms":2000}',X'96167DF21171681910F8AD6A4907FD0E5AC92D2345275D5C7AD8034E7564CAD3',X'CB926F7D031C46338979718415D2954D12B6086A9892FD0C9D4D3B57E6B19954');
INSERT INTO "events" VALUES(16,'01a0c451-a868-7011-b9b6-ccef498e5689','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000081000,'{"number":3,"asked":{"round":{"house":"mbs","dealer":["2c","Ad","9h"],"seats":[{"seat":1,"cards":["Jh","As","5c"],"wagers":{"ante":"10","pair_plus":"15","progressive":"5"},"decision":"play"},{"seat":3,"cards":["Ac","Jc","5s"],"wagers":{"ante":"25","progressive":"5"}},{"seat":4,"cards":["8d","4s","Qc"],"wagers":{"progressive":"5"}},{"seat":5,"cards":["Ts","Qs","7h"],"wagers":{"pair_plus":"15"}},{"seat":6,"cards":["Tc","5d","3s"],"wagers":{"ante":"10","progressive":"5"}}],"jackpot":"39525"},"closed":false,"changes":["Seat 6: $5 is taken back from Pair Plus while bets are open."]},"answer":{"bets":[[4,"no_base_wager"],[4,"progressive_without_ante"]]},"told":{"skill":"bets.check","right":true,"given":"Seat 4: No base wager · Seat 4: Progressive without an Ante","due":"Seat 4: No base wager · Seat 4: Progressive without an Ante","why":"Seat 4: no base wager; place Ante or Pair Plus.","rule":"MBS 3.4","reading":null,"caught":null},"elapsed_ms":2000}',X'CB926F7D031C46338979718415D2954D12B6086A9892FD0C9D4D3B57E6B19954',X'D59BBA5DC24CA4FBD30DD453209FBF664F74E5A51F86CE5A50B3199337F3BAFE');
INSERT INTO "events" VALUES(17,'01a0c451-b038-7451-bddf-59994972d571','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000083000,'{"number":4,"asked":{"round":{"house":"mbs","dealer":["Td","As","4c"],"seats":[{"seat":1,"cards":["9d","5d","Ks"],"wagers":{"ante":"5","progressive":"5"},"decision":"play"},{"seat":2,"cards":["Js","4h","Qh"],"wagers":{"ante":"25","pair_plus":"15"},"decision":"play"},{"seat":3,"cards":["7s","6d","7c"],"wagers":{"ante":"5","pair_plus":"5"},"decision":"play"},{"seat":4,"cards":["2c","7d","Th"],"wagers":{"ante":"15","pair_plus":"15","progressive":"5"},"decision":"fold"},{"seat":5,"cards":["Ts","Kd","Ac"],"wagers":{"pair_plus":"10"}},{"seat":6,"cards":["6s","6c","9h"],"wagers":{"ante":"10","pair_plus":"10"},"decision":"play"},{"seat":7,"cards":["6h","Kc","3h"],"wagers":{"ante":"25","progressive":"5"}}],"jackpot":"52375"},"closed":true,"changes":[]},"answer":{"bets":[]},"told":{"skill":"bets.check","right":true,"given":"Every bet may stand","due":"Every bet may stand","why":"All of them keep the house''s rules.","rule":"MBS 3.4","reading":null,"caught":null},"elapsed_ms":2000}',X'D59BBA5DC24CA4FBD30DD453209FBF664F74E5A51F86CE5A50B3199337F3BAFE',X'FC85143E1DD6A0F3E7106DD5913823809A84F1E619C5119C8B7F1D1593329F94');
INSERT INTO "events" VALUES(18,'01a0c451-b808-732e-b107-b8090f572505','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000085000,'{"number":5,"asked":{"round":{"house":"mbs","dealer":["Kh","5d","2h"],"seats":[{"seat":1,"cards":["3s","4c","Kc"],"wagers":{"ante":"15","progressive":"5"}},{"seat":2,"cards":["5s","Kd","2s"],"wagers":{"ante":"50","progressive":"5"},"decision":"play"},{"seat":3,"cards":["8c","9c","3h"],"wagers":{"ante":"50"},"decision":"fold"},{"seat":4,"cards":["8s","Ac","Ks"],"wagers":{"ante":"50"}},{"seat":6,"cards":["7h","4d","Qs"],"wagers":{"ante":"5","pair_plus":"15"},"decision":"play"},{"seat":7,"cards":["Qh","Th","Jc"],"wagers":{"progressive":"5"}}],"jackpot":"23250"},"closed":true,"changes":[]},"answer":{"bets":[[7,"no_base_wager"],[7,"progressive_without_ante"]]},"told":{"skill":"bets.check","right":true,"given":"Seat 7: No base wager · Seat 7: Progressive without an Ante","due":"Seat 7: No base wager · Seat 7: Progressive without an Ante","why":"Seat 7: no base wager; place Ante or Pair Plus.","rule":"MBS 3.4","reading":null,"caught":null},"elapsed_ms":2000}',X'FC85143E1DD6A0F3E7106DD5913823809A84F1E619C5119C8B7F1D1593329F94',X'5EA89987283155D3AC3CC49EFC7633216079A3635EF8AAA49C02A114156C94E9');
INSERT INTO "events" VALUES(19,'01a0c451-bfd8-7377-ad76-9bbf504a723a','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000087000,'{"number":6,"asked":{"round":{"house":"mbs","dealer":["5c","8c","6c"],"seats":[{"seat":1,"cards":["Qs","Qd","2h"],"wagers":{"ante":"25","pair_plus":"0","progressive":"5"}},{"seat":2,"cards":["Jh","3d","2c"],"wagers":{"ante":"25"}},{"seat":3,"cards":["Ac","Kd","7s"],"wagers":{"ante":"5","pair_plus":"5","progressive":"5","play":"10"}},{"seat":4,"cards":["Kc","9s","4d"],"wagers":{"ante":"50","progressive":"5"}},{"seat":5,"cards":["Js","3c","2d"],"wagers":{"pair_plus":"15","progressive":"5"}},{"seat":6,"cards":["3s","9h","Ks"],"wagers":{"ante":"25","pair_plus":"5"},"decision":"play"}],"jackpot":"16250"},"closed":true,"changes":[]},"answer":{"bets":[[1,"bad_stake"],[3,"unknown_wager"],[5,"progressive_without_ante"]]},"told":{"skill":"bets.check","right":true,"given":"Seat 1: Something without value as a stake · Seat 3: Chips where no bet belongs before the deal · Seat 5: Progressive without an Ante","due":"Seat 1: Something without value as a stake · Seat 3: Chips where no bet belongs before the deal · Seat 5: Progressive without an Ante","why":"Seat 5: Progressive needs Ante beside it.","rule":"MBS 3.5","reading":null,"caught":null},"elapsed_ms":2000}',X'5EA89987283155D3AC3CC49EFC7633216079A3635EF8AAA49C02A114156C94E9',X'E1A2F6C3EAB33B025B74AB936382B7D481B2B55E67A9259D59B771AB80B463B5');
INSERT INTO "events" VALUES(20,'01a0c451-c7a8-7639-93f1-142bd671dd13','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000089000,'{"number":7,"asked":{"round":{"house":"mbs","dealer":["4c","Td","7s"],"seats":[{"seat":1,"cards":["Qd","9d","6h"],"wagers":{"ante":"15","pair_plus":"25"},"decision":"play"},{"seat":2,"cards":["8h","4s","2h"],"wagers":{"ante":"15","pair_plus":"25","progressive":"5"}},{"seat":3,"cards":["8c","7h","As"],"wagers":{"ante":"25"},"decision":"play"},{"seat":4,"cards":["Ah","2d","5s"],"wagers":{"pair_plus":"5","progressive":"5"}},{"seat":5,"cards":["Jc","9s","Ts"],"wagers":{"ante":"15","progressive":"5"}},{"seat":6,"cards":["Ac","Kd","Ad"],"wagers":{"ante":"50","pair_plus":"25","progressive":"5"},"decision":"play"},{"seat":7,"cards":["Jd","4d","3d"],"wagers":{"ante":"10"}}],"jackpot":"17300"},"closed":true,"changes":["Seat 2: $5 is placed on Progressive Jackpot after bets were closed."]},"answer":{"bets":[[2,"placed_late"],[4,"progressive_without_ante"]]},"told":{"skill":"bets.check","right":true,"given":"Seat 2: Placed too late · Seat 4: Progressive without an Ante","due":"Seat 2: Placed too late · Seat 4: Progressive without an Ante","why":"Seat 4: Progressive needs Ante beside it.","rule":"MBS 3.5","reading":null,"caught":null},"elapsed_ms":2000}',X'E1A2F6C3EAB33B025B74AB936382B7D481B2B55E67A9259D59B771AB80B463B5',X'A512EF3C1187A05B112DC08DB1D0B3156751124F19C8D6641A9BCA88411A41E3');
INSERT INTO "events" VALUES(21,'01a0c451-cf78-7778-9278-892a427d2ae6','01a0c451-90f8-7393-9593-5d111064c551','answered',1790000091000,'{"number":8,"asked":{"round":{"house":"mbs","dealer":["Ad","Tc","Js"],"seats":[{"seat":1,"cards":["Ts","6h","5h"],"wagers":{"ante":"5","pair_plus":"0"}},{"seat":2,"cards":["8c","2s","4d"],"wagers":{"ante":"25","pair_plus":"10"},"decision":"fold"},{"seat":3,"cards":["Kc","7s","Th"],"wagers":{"pair_plus":"15"}},{"seat":4,"cards":["8d","4c","5d"],"wagers":{"ante":"10","pair_plus":"10","progressive":"5"},"decision":"fold"},{"seat":5,"cards":["7h","4h","2h"],"wagers":{"ante":"15","progressive":"5"}},{"seat":6,"cards":["Qd","8h","Qh"],"wagers":{"ante":"50"},"decision":"play"},{"seat":7,"cards":["9h","Td","Kd"],"wagers":{"ante":"15","pair_plus":"15","progressive":"5"},"decision":"play"}],"jackpot":"45800"},"closed":true,"changes":[]},"answer":{"bets":[[1,"bad_stake"]]},"told":{"skill":"bets.check","right":true,"given":"Seat 1: Something without value as a stake","due":"Seat 1: Something without value as a stake","why":"Seat 1: what lies on Pair Plus has no value.","rule":"School''s reading","reading":"A wager is made in money of some value; a marker has none.","caught":null},"elapsed_ms":2000}',X'A512EF3C1187A05B112DC08DB1D0B3156751124F19C8D6641A9BCA88411A41E3',X'1FF9070FEC4A90767CEC7B23FA9105279F27394D62F6463F31B05CC70C80EAF0');
INSERT INTO "events" VALUES(22,'01a0c451-cf78-7779-a56c-1d70294d6ac1','01a0c451-90f8-7393-9593-5d111064c551','quick_finished',1790000091000,'{}',X'1FF9070FEC4A90767CEC7B23FA9105279F27394D62F6463F31B05CC70C80EAF0',X'F9FDD83E3E84AB1FDAEBD2B34EDACD175AF94B1451223B87452BAB729C7CB28F');
CREATE TABLE mistakes (
	attempt TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	severity TEXT NOT NULL, 
	seat INTEGER, 
	wager TEXT, 
	money_cents INTEGER, 
	rule TEXT NOT NULL, 
	title TEXT NOT NULL, 
	where_ TEXT NOT NULL, 
	PRIMARY KEY (attempt, number), 
	FOREIGN KEY(attempt) REFERENCES results (attempt) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "mistakes" VALUES('01a0c450-6c00-71c5-9678-023a952bace3',1,'missing','critical',3,'play',-200,'6CB Round of Play ¶8','Winning Play not paid','Seat 3, Play, $2');
CREATE TABLE quick_answers (
	attempt TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	skill TEXT NOT NULL, 
	"right" INTEGER NOT NULL, 
	caught TEXT, 
	elapsed_ms INTEGER NOT NULL, 
	PRIMARY KEY (attempt, number), 
	FOREIGN KEY(attempt) REFERENCES quick_results (attempt) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',1,'bets.check',1,NULL,2000);
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',2,'bets.check',0,'VL04',2000);
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',3,'bets.check',1,NULL,2000);
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',4,'bets.check',1,NULL,2000);
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',5,'bets.check',1,NULL,2000);
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',6,'bets.check',1,NULL,2000);
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',7,'bets.check',1,NULL,2000);
INSERT INTO "quick_answers" VALUES('01a0c451-90f8-7393-9593-5d111064c551',8,'bets.check',1,NULL,2000);
CREATE TABLE quick_results (
	attempt TEXT NOT NULL, 
	marked_by TEXT NOT NULL, 
	begun_at_ms INTEGER NOT NULL, 
	house TEXT NOT NULL, 
	drill TEXT NOT NULL, 
	exercise TEXT NOT NULL, 
	"right" INTEGER NOT NULL, 
	items INTEGER NOT NULL, 
	median_ms INTEGER NOT NULL, 
	elapsed_ms INTEGER NOT NULL, 
	PRIMARY KEY (attempt)
)
 STRICT

;
INSERT INTO "quick_results" VALUES('01a0c451-90f8-7393-9593-5d111064c551','1:c5466c91c6b66e78afd6a29895d2df2a',1790000075000,'mbs','check-the-bets','bets',7,8,2000,16000);
CREATE TABLE results (
	attempt TEXT NOT NULL, 
	marked_by TEXT NOT NULL, 
	dealt_at_ms INTEGER NOT NULL, 
	sitting TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	house TEXT NOT NULL, 
	drill TEXT NOT NULL, 
	mode TEXT NOT NULL, 
	"right" INTEGER NOT NULL, 
	lines INTEGER NOT NULL, 
	tenths INTEGER NOT NULL, 
	passed INTEGER NOT NULL, 
	players_short_cents INTEGER NOT NULL, 
	house_short_cents INTEGER NOT NULL, 
	hands INTEGER NOT NULL, 
	elapsed_ms INTEGER NOT NULL, 
	PRIMARY KEY (attempt)
)
 STRICT

;
INSERT INTO "results" VALUES('01a0c450-6c00-71c5-9678-023a952bace3','1:30d6119d459a75170764d6d17874e2ee',1790000000000,'01a0c450-6c00-71c4-9bd5-e93a4b16d361',1,'six-card-bonus','two-seats','practice',3,4,750,0,200,0,2,11500);
CREATE INDEX events_by_attempt ON events (attempt);
CREATE TRIGGER events_no_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
CREATE TRIGGER events_no_delete BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'the log only grows'); END;
CREATE INDEX results_by_sitting ON results (sitting);
COMMIT;