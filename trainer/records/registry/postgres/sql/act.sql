-- What somebody decides: whether they may, what is recorded of it, and what it changes.

-- Whoever is logged in to the server may act for accounts of that role alone; the owner, for all.
CREATE FUNCTION logged_in_for(p_role text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT pg_has_role(session_user, 'school_' || p_role, 'MEMBER') OR logged_in_as_owner()
$$;

CREATE FUNCTION logged_in_as_owner() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT session_user = (SELECT pg_get_userbyid(nspowner) FROM pg_namespace
        WHERE nspname = 'school')
$$;

CREATE FUNCTION permit(p_by text, p_kind text, p_facts json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_terms record;
    v_role text;
    v_about text;
BEGIN
    SELECT * INTO v_terms FROM terms_of(p_kind);
    IF v_terms IS NULL OR (p_facts ->> 'by') IS DISTINCT FROM p_by THEN
        PERFORM refuse('not_permitted');
    END IF;
    IF EXISTS (SELECT 1 FROM unnest(v_terms.facts) f WHERE p_facts ->> f IS NULL) THEN
        PERFORM refuse('incomplete');
    END IF;
    IF p_kind = 'demo_school' AND EXISTS (SELECT 1 FROM events WHERE chain = 'school') THEN
        PERFORM refuse('not_empty');
    END IF;
    IF p_kind = 'demo_school' OR (p_kind = 'account_opened' AND p_facts ->> 'account' = p_by
            AND p_facts ->> 'role' = 'admin' AND NOT EXISTS (SELECT 1 FROM people)) THEN
        IF NOT logged_in_for('admin') THEN
            PERFORM refuse('not_permitted');
        END IF;
        RETURN;
    END IF;
    SELECT role INTO v_role FROM people WHERE account = p_by AND state = 'open';
    IF v_role IS NULL OR NOT v_role = ANY (v_terms.roles) OR NOT logged_in_for(v_role) THEN
        PERFORM refuse('not_permitted');
    END IF;
    PERFORM must_not(objection(p_by, v_role, p_kind, p_facts));
END $$;

CREATE FUNCTION must_not(p_why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF p_why IS NOT NULL THEN
        PERFORM refuse(p_why);
    END IF;
END $$;

CREATE FUNCTION keep_private(p_kind text, p_facts json, p_private json) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_given text[] := ARRAY(SELECT json_object_keys(p_private));
    v_unlocked boolean := p_kind IN ('secret_set', 'account_unlocked');
BEGIN
    IF NOT v_given <@ private_of(p_kind) THEN
        PERFORM refuse('not_permitted');
    END IF;
    IF p_kind = 'account_opened' THEN
        INSERT INTO people SELECT n.* FROM jsonb_populate_record(NULL::people,
            jsonb_build_object('account', p_facts ->> 'account', 'name', '', 'role', '', 'state', '',
            'tries', 0, 'locked_until_ms', 0, 'language', '') || p_private::jsonb) n;
        RETURN;
    END IF;
    IF cardinality(v_given) = 0 AND NOT v_unlocked THEN
        RETURN;
    END IF;
    UPDATE people SET
        (login, name, email, language, password_hash, pin_hash, digest_salt) = (SELECT n.login,
            n.name, n.email, n.language, n.password_hash, n.pin_hash, n.digest_salt
            FROM json_populate_record(people, p_private) n),
        tries = CASE WHEN v_unlocked THEN 0 ELSE tries END,
        locked_until_ms = CASE WHEN v_unlocked THEN 0 ELSE locked_until_ms END
    WHERE account = p_facts ->> 'account';
    IF NOT FOUND THEN
        PERFORM refuse('not_there');
    END IF;
    IF p_kind = 'secret_set' THEN
        DELETE FROM badges WHERE account = p_facts ->> 'account';
    END IF;
END $$;

CREATE FUNCTION act_permitted(p_kind text, p_facts json, p_body text, p_private json,
    p_at_ms bigint) RETURNS events LANGUAGE plpgsql AS $$
DECLARE
    v_new events;
    v_attempt text := CASE p_kind WHEN 'overridden' THEN p_facts ->> 'attempt' END;
BEGIN
    PERFORM keep_private(p_kind, p_facts, p_private);
    v_new := append_act(p_kind, p_body, p_at_ms);
    PERFORM fold_all(array_remove(ARRAY[v_attempt], NULL), -1);
    PERFORM project(p_kind, v_new.id, v_new.id, v_new.at_ms, '', p_facts, true);
    PERFORM fold_all(array_remove(ARRAY[v_attempt], NULL), 1);
    RETURN v_new;
END $$;

-- Before anybody waits for it: what is larger takes long to read.
CREATE FUNCTION must_be_small(p_body text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF octet_length(p_body) > {LARGEST_ACT} THEN
        PERFORM refuse('too_much');
    END IF;
END $$;

CREATE FUNCTION act(p_by text, p_kind text, p_body text, p_private json, p_at_ms bigint)
RETURNS events LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    PERFORM must_be_small(p_body);
    PERFORM must_be_small(p_private::text);
    PERFORM take_lock('acts');
    IF p_kind IN ('erased', 're_marked')
            OR (p_kind = ANY ({BY_PIN}) AND NOT logged_in_as_owner()) THEN
        PERFORM refuse('not_permitted');
    END IF;
    -- An account's id is the name of folders, here and at stations.
    IF p_kind = 'account_opened' AND (p_body::json ->> 'account' ~ '{UUID7}') IS NOT TRUE THEN
        PERFORM refuse('not_permitted');
    END IF;
    PERFORM permit(p_by, p_kind, p_body::json);
    RETURN act_permitted(p_kind, p_body::json, p_body, p_private, p_at_ms);
END $$;

-- A signature: by whoever proved a PIN at this connection just before, once.
CREATE FUNCTION sign(p_by text, p_badge text, p_body text, p_at_ms bigint) RETURNS events
LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    PERFORM must_be_small(p_body);
    PERFORM take_lock('acts');
    DELETE FROM badges WHERE badge = (SELECT must_hold(p_badge, p_by, 'pin'));
    PERFORM permit(p_by, 'exam_signed', p_body::json);
    RETURN act_permitted('exam_signed', p_body::json, p_body, '{}', p_at_ms);
END $$;
