-- What a station delivers: each event once and in order. The marker is told that it waits. An exam
-- may go on at another station of the same account, and what is over is looked back at from any;
-- everything else stays in its chain.

CREATE FUNCTION chain_head(p_chain text) RETURNS TABLE (place bigint, hash bytea, erased boolean)
LANGUAGE sql STABLE SECURITY DEFINER AS $$
    SELECT e.place, e.hash, e.body = '' FROM events e WHERE e.chain = p_chain
    ORDER BY e.place DESC LIMIT 1
$$;

CREATE FUNCTION is_erased(p_chain text, p_account text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    v_owner text;
    v_state text;
BEGIN
    IF p_chain = 'school' THEN
        PERFORM refuse('not_permitted');
    END IF;
    SELECT account INTO v_owner FROM chains WHERE chain = p_chain;
    IF v_owner <> p_account THEN
        PERFORM refuse('other_account');
    END IF;
    SELECT state INTO v_state FROM people WHERE account = p_account;
    IF v_state IS NULL AND p_account <> '' THEN
        PERFORM refuse('unknown_account');
    END IF;
    RETURN coalesce(v_state = 'erased', false)
        OR EXISTS (SELECT 1 FROM erasures WHERE chain = p_chain);
END $$;

CREATE FUNCTION submit(p_chain text, p_station text, p_account text, p_events json, p_claims json)
RETURNS json LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    e events;
    v_now bigint := now_ms();
    -- Nothing of it is read then: that takes a hundred times its memory.
    v_large boolean := octet_length(p_events::text) > {MOST_BYTES};
    v_bytes bigint := octet_length(concat(p_events, p_claims));
    -- Read once: what is told is looked at from here.
    v_told events[] := ARRAY(SELECT ROW(p_chain, x.place, x.id, x.attempt, x.kind, x.at_ms, x.body,
        decode(x.before, 'hex'), decode(x.hash, 'hex'), v_now)::events
        FROM json_to_recordset(CASE WHEN NOT v_large THEN p_events ELSE '[]' END) AS x(place bigint, id text, attempt text, kind text,
            at_ms bigint, body text, before text, hash text));
    v_since bigint := works_since(p_account);
    v_until bigint := v_now + {DAY_MS};
    v_place bigint;
    v_hash bytea;
    v_stored events[] := '{}';
    v_answer text;
    v_answers json[] := '{}';
    v_ids text[];
    v_begun text[];
    v_others text[];
    v_last_id text;
    v_why text;
    v_untold bigint;
    v_sent bigint := (SELECT CASE sent_day WHEN v_now / {DAY_MS} THEN sent_bytes ELSE 0 END
        FROM signed_in WHERE account = p_account AND login = session_user);
BEGIN
    -- The account signed in by this login once. Whoever owns the school delivers for all.
    v_why := CASE WHEN v_sent IS NULL AND NOT logged_in_as_owner() THEN 'not_signed_in_here'
        WHEN v_large OR cardinality(v_told) > {MOST_EVENTS} OR octet_length(p_claims::text) > {MOST_CLAIMS}
            OR octet_length(p_station) > 100 THEN 'too_large'
        WHEN v_sent + v_bytes > {MOST_A_DAY} THEN 'too_much_today' END;
    IF v_why IS NOT NULL THEN
        PERFORM count_refused(p_account, v_why, p_station);
        RETURN json_build_object('head', 0, 'why', v_why, 'events', json_build_array(
            json_build_array(coalesce(v_told[1].place, 0), 'refused')));
    END IF;
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        PERFORM refuse('not_permitted'); -- it would not see what others delivered meanwhile
    END IF;
    PERFORM lock_account(p_account);
    SELECT o.place, o.hash, o.id INTO v_place, v_hash, v_last_id FROM events o WHERE o.chain = p_chain
        ORDER BY o.place DESC LIMIT 1;
    v_place := coalesce(v_place, 0);
    v_hash := coalesce(v_hash, decode(repeat('00', 32), 'hex'));
    IF is_erased(p_chain, p_account) THEN
        RETURN json_build_object('head', v_place, 'events', (SELECT coalesce(json_agg(
            json_build_array(x.place, 'erased')), '[]') FROM unnest(v_told[:1]) x));
    END IF;
    -- Looked up for all of them at once; plain comparisons in the loop cost next to nothing.
    v_ids := ARRAY(SELECT o.id FROM events o
        WHERE o.id = ANY (ARRAY(SELECT x.id FROM unnest(v_told) x)));
    SELECT coalesce(array_agg(attempt), '{}'), coalesce(array_agg(attempt) FILTER (WHERE other), '{}')
        INTO v_begun, v_others FROM (SELECT o.attempt, NOT (o.kind = ANY ({OF_EXAMS}) AND EXISTS (
                SELECT 1 FROM chains c WHERE c.chain = o.chain AND c.account = p_account)) AS other
            FROM events o WHERE o.attempt = ANY (ARRAY(SELECT DISTINCT x.attempt FROM unnest(v_told) x))
            AND o.chain <> p_chain AND NOT o.kind = ANY ({AFTERWARDS})
            UNION SELECT s.sitting, true FROM exam_sittings s WHERE s.account <> p_account
            AND s.sitting = ANY (ARRAY(SELECT DISTINCT x.attempt FROM unnest(v_told) x))) known;
    FOREACH e IN ARRAY v_told LOOP
        IF e.hash IS DISTINCT FROM
                linked(e.before, e.id, e.attempt, e.kind, e.at_ms, e.body) THEN
            v_answer := 'bad_hash';
        ELSIF e.place < 1 OR e.place > v_place + 1 THEN
            v_answer := 'gap';
        ELSIF e.place <= v_place THEN
            v_answer := CASE WHEN EXISTS (SELECT 1 FROM events o
                WHERE o.chain = p_chain AND o.place = e.place AND o.hash = e.hash)
                THEN 'duplicate' ELSE 'conflict' END;
        ELSIF e.before <> v_hash OR (e.place = 1 AND e.id <> p_chain)
                OR e.id = ANY (v_ids)
                OR (e.attempt = ANY (v_others) AND NOT e.kind = ANY ({AFTERWARDS}))
                OR (e.attempt = ANY (v_begun) AND e.kind = ANY ({BEGINS})) THEN
            v_answer := 'conflict';
        ELSE
            v_why := coalesce(misfit(e.kind, e.body),
                ill_timed(e, coalesce(v_last_id, ''), v_since, v_until));
            v_answer := CASE WHEN v_why IS NULL THEN 'stored' ELSE 'refused' END;
        END IF;
        v_answers := v_answers || json_build_array(e.place, v_answer);
        EXIT WHEN v_answer NOT IN ('stored', 'duplicate');
        CONTINUE WHEN v_answer = 'duplicate';
        v_stored := v_stored || e;
        v_place := e.place;
        v_hash := e.hash;
        v_last_id := e.id;
    END LOOP;
    v_untold := untold(v_stored, p_account);
    IF v_untold IS NOT NULL THEN
        v_why := 'bad_story';
        v_stored := v_stored[:v_untold - v_stored[1].place];
        v_answers := v_answers[:array_position(ARRAY(SELECT (x ->> 0)::bigint
            FROM unnest(v_answers) x), v_untold) - 1] || json_build_array(v_untold, 'refused');
        v_place := v_untold - 1;
    END IF;
    IF v_why IS NOT NULL OR v_answer = 'conflict' THEN
        PERFORM count_refused(p_account, coalesce(v_why, v_answer), p_station || ' ' || p_chain);
    END IF;
    IF cardinality(v_stored) > 0 THEN
        INSERT INTO chains SELECT p_chain, p_account, p_station, v_stored[1].at_ms
            WHERE v_stored[1].place = 1;
        INSERT INTO events SELECT * FROM unnest(v_stored);
        INSERT INTO claims SELECT c.key, p_chain, c.value FROM json_each_text(p_claims) c WHERE c.key
            IN (SELECT x.attempt FROM unnest(v_stored) x WHERE x.kind = ANY ({MARKED_AT}))
            ON CONFLICT DO NOTHING;
        PERFORM wait_for_marks(p_chain, v_stored[1].place, v_place, p_account, p_station);
        -- Added to what is there now: others may have delivered since that was looked at.
        UPDATE signed_in SET sent_day = v_now / {DAY_MS}, sent_bytes = v_bytes
            + CASE sent_day WHEN v_now / {DAY_MS} THEN sent_bytes ELSE 0 END
            WHERE account = p_account AND login = session_user;
    END IF;
    RETURN json_build_object('head', v_place, 'why', v_why, 'events', array_to_json(v_answers));
END $$;

-- With the house of the class that the account is in now; a large one in parts.
CREATE FUNCTION wait_for_marks(p_chain text, p_first bigint, p_last bigint, p_account text,
    p_station text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO deliveries (chain, first, last, account, station, taught, at_ms, waits)
        SELECT p_chain, f, least(f + {MOST_MARKED} - 1, p_last), p_account, p_station,
            (SELECT coalesce(max(c.house), '') FROM members m JOIN classes c ON c.class = m.class
                WHERE m.account = p_account AND m.until_ms IS NULL AND c.state = 'open'),
            now_ms(), 1 FROM generate_series(p_first, p_last, {MOST_MARKED}) f ORDER BY f;
    PERFORM pg_notify('school_delivered', '');
END $$;
