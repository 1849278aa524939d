-- Exams opened at a station, and their tasks given one by one: a seed is drawn when what comes before
-- it was delivered, so there is nothing to be read ahead. Whoever takes a transaction back draws no
-- other seed than he was told: the first follows from the PIN's badge, the others are told once they
-- stand.

CREATE FUNCTION open_exam(p_by text, p_badge text, p_body text, p_at_ms bigint) RETURNS events
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    v_body text;
    v_facts json := p_body::json;
    v_terms record;
    v_kept text;
BEGIN
    PERFORM must_be_small(p_body);
    PERFORM take_lock('acts');
    SELECT * INTO v_terms FROM terms_of('exam_opened');
    IF v_facts ->> 'by' IS DISTINCT FROM p_by OR NOT EXISTS (SELECT 1 FROM people
            WHERE account = p_by AND state = 'open' AND role = ANY (v_terms.roles)) THEN
        PERFORM refuse('not_permitted');
    END IF;
    v_kept := must_hold(p_badge, p_by, 'pin');
    DELETE FROM badges WHERE badge = v_kept;
    v_body := p_body::jsonb || jsonb_build_object('seed',
        ('x' || left(nonce_seal('seed|' || v_kept), 12))::bit(48)::bigint);
    v_facts := v_body::json;
    IF EXISTS (SELECT 1 FROM unnest(v_terms.facts) f WHERE v_facts ->> f IS NULL) THEN
        PERFORM refuse('incomplete');
    END IF;
    PERFORM must_not(objection(p_by, 'supervisor', 'exam_opened', v_facts));
    RETURN act_permitted('exam_opened', v_facts, v_body, '{}', p_at_ms);
END $$;

-- The seed of that task, of a closed account too; nothing where it was drawn just now, until it stands.
CREATE FUNCTION next_task(p_account text, p_badge text, p_sitting text, p_number bigint)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    v_seed bigint;
BEGIN
    PERFORM must_not(CASE WHEN held_badge(p_badge, p_account, 'password') IS NULL
        THEN 'not_signed_in' END);
    SELECT seed INTO v_seed FROM exam_sittings
        WHERE sitting = p_sitting AND account = p_account AND state = 'open' FOR UPDATE;
    IF v_seed IS NULL THEN
        PERFORM refuse('not_there');
    END IF;
    IF p_number = 1 THEN
        RETURN v_seed;
    END IF;
    SELECT seed INTO v_seed FROM exam_tasks t
        WHERE sitting = p_sitting AND number = p_number AND is_committed(t.xmin);
    IF v_seed IS NOT NULL THEN
        RETURN v_seed;
    END IF;
    IF p_number < 1 OR p_number > tasks_done(p_account, p_sitting) + 1 THEN
        PERFORM refuse('not_committed');
    END IF;
    -- 48 of the 244 random bits of two ids.
    INSERT INTO exam_tasks VALUES (p_sitting, p_number, ('x' || encode(substr(sha256(
        uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 6), 'hex'))::bit(48)::bigint,
        now_ms()) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
