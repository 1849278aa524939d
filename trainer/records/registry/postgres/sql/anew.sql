-- What is made anew: projections, marks by corrected rules, and what is left of the erased.

CREATE FUNCTION add_erasures(p_event text, p_facts json) RETURNS void LANGUAGE sql AS $$
    INSERT INTO erasures SELECT coalesce(x ->> 'chain', 'school'), (x ->> 'place')::bigint,
        x ->> 'hash', p_event FROM (SELECT json_array_elements(p_facts -> 'chains') AS x
        UNION ALL SELECT json_array_elements(p_facts -> 'acts')) told
$$;

CREATE FUNCTION project_again() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    e record;
BEGIN
    {EMPTY_PROJECTED}
    UPDATE people SET role = '', state = '';
    FOR e IN SELECT v.*, c.account FROM events v JOIN chains c ON c.chain = v.chain
        WHERE is_projected(v.chain, v.kind) AND v.body <> '' ORDER BY v.chain = 'school', v.id
    LOOP
        PERFORM project(e.kind, e.id, e.attempt, e.at_ms, e.account, e.body::json, false);
    END LOOP;
    {EXAM_ENDED};
    {CLEAR_ALL};
    DELETE FROM erasures;
    FOR e IN SELECT * FROM events WHERE chain = 'school' AND kind = 'erased' ORDER BY place LOOP
        PERFORM add_erasures(e.id, e.body::json);
    END LOOP;
END $$;

CREATE FUNCTION named_in(p_told json, p_key text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(array_agg(DISTINCT x ->> p_key), '{}') FROM json_array_elements(p_told) x
$$;

-- What stands of all that an act names, under the names of its facts.
CREATE FUNCTION stood(p_facts json) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
        'was', (SELECT coalesce(jsonb_agg(to_jsonb(w) ORDER BY w.attempt), '[]')
            FROM (SELECT {KEPT_FIGURES} FROM rounds
                WHERE attempt = ANY (named_in(p_facts -> 'was', 'attempt'))) w),
        'was_quick', (SELECT coalesce(jsonb_agg(to_jsonb(w) ORDER BY w.attempt), '[]')
            FROM (SELECT {KEPT_OF_QUICK} FROM quick
                WHERE attempt = ANY (named_in(p_facts -> 'was_quick', 'attempt'))) w),
        'was_exams', (SELECT coalesce(jsonb_agg(to_jsonb(w) ORDER BY w.sitting), '[]')
            FROM (SELECT {KEPT_OF_EXAMS} FROM exam_sittings WHERE state = 'ended'
                AND sitting = ANY (named_in(p_facts -> 'was_exams', 'sitting'))) w))
$$;

-- The marker marks them again; what stood before stands in the act.
CREATE FUNCTION re_mark(p_by text, p_body text, p_at_ms bigint) RETURNS events
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    v_new events;
    v_facts json := p_body::json;
BEGIN
    PERFORM take_lock('acts');
    PERFORM permit(p_by, 're_marked', v_facts);
    IF stood(v_facts) IS DISTINCT FROM jsonb_build_object('was', v_facts -> 'was',
            'was_quick', v_facts -> 'was_quick', 'was_exams', v_facts -> 'was_exams') THEN
        PERFORM refuse('stale');
    END IF;
    v_new := append_act('re_marked', p_body, p_at_ms);
    PERFORM project('re_marked', v_new.id, v_new.id, v_new.at_ms, '', v_facts, true);
    PERFORM wait_for_marks('school', v_new.place, v_new.place, '', '');
    RETURN v_new;
END $$;

-- What an act says that erases this account; of what was done and decided no more than the hashes.
CREATE FUNCTION erasable(p_by text, p_account text, p_where text) RETURNS json
LANGUAGE sql STABLE AS $$
    SELECT json_strip_nulls(json_build_object('by', p_by, 'account', p_account,
        'where', nullif(p_where, ''),
        'chains', (SELECT coalesce(json_agg(json_build_object('chain', c.chain, 'place', h.place,
            'hash', encode(h.hash, 'hex')) ORDER BY c.chain), '[]')
            FROM chains c, chain_head(c.chain) h WHERE c.account = p_account),
        'acts', (SELECT coalesce(json_agg(json_build_object('place', e.place,
            'hash', encode(e.hash, 'hex')) ORDER BY e.place), '[]')
            FROM events e, terms_of(e.kind) t WHERE e.chain = 'school'
            AND e.kind = ANY ({OF_SOMEBODY}) AND e.body <> ''
            AND concerned(t.about, e.body::json) = p_account)))
$$;

-- Nothing is delivered of the account, and nothing decided, once it is listed.
CREATE FUNCTION erase(p_by text, p_account text, p_where text, p_at_ms bigint) RETURNS events
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    v_new events;
    v_facts json;
    v_state text;
    v_overridden text[];
BEGIN
    PERFORM take_lock('acts');
    SELECT state INTO v_state FROM people WHERE account = p_account
        FOR UPDATE; -- before the other, as a sign-in does
    PERFORM lock_account(p_account);
    PERFORM take_lock('sums');
    v_facts := erasable(p_by, p_account, p_where);
    PERFORM permit(p_by, 'erased', v_facts);
    PERFORM must_not(CASE WHEN coalesce(v_state, 'erased') = 'erased' THEN 'not_there'
        WHEN EXISTS (SELECT 1 FROM exam_sittings WHERE account = p_account AND state = 'open')
            THEN 'sitting_open' END);
    v_overridden := ARRAY(SELECT DISTINCT o.attempt FROM overrides o WHERE o.attempt IN (
        SELECT attempt FROM rounds WHERE account = p_account
        UNION ALL SELECT attempt FROM quick WHERE account = p_account));
    PERFORM fold_all(v_overridden, -1);
    v_new := append_act('erased', v_facts::text, p_at_ms);
    PERFORM add_erasures(v_new.id, v_facts);
    UPDATE events e SET body = '' FROM erasures x WHERE x.event = v_new.id AND e.chain = x.chain
        AND (e.place = x.place OR (e.chain <> 'school' AND e.place < x.place));
    {FORGET}
    PERFORM project_again();
    PERFORM fold_all(v_overridden, 1);
    RETURN v_new;
END $$;
