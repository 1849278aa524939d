-- Signing in: a secret is proved without being sent, and tries are counted here, alike for a login
-- that nobody has. A try is counted in a transaction of its own, before it is told whether it was
-- right: whoever takes a transaction back takes nothing back that was told in it.

-- What is made of a login that nobody has: its salt, and under what its tries are counted. However
-- many such names are tried, they fill no disk.
CREATE FUNCTION made_of(p_login text) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(coalesce((SELECT s.value FROM settings s
        WHERE s.name = 'strangers_salt'), '') || p_login, 'UTF8'))
$$;

CREATE FUNCTION stranger(p_login text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT encode(substr(made_of(p_login), 17, 2), 'hex')
$$;

CREATE FUNCTION tried(p_login text, p_which text, OUT account text, OUT state text,
    OUT verifier text, OUT tries bigint, OUT locked_until_ms bigint) LANGUAGE plpgsql AS $$
DECLARE
    -- One that is asked of no other login, and of nothing else: equal ones would tell of strangers.
    v_asked text := CASE p_which WHEN 'pin' THEN 'pin|' ELSE 'password|' END || p_login;
    v_made_up text := '{MADE_UP}$'
        || rtrim(encode(substr(made_of(v_asked), 1, 16), 'base64'), '=') || '$';
BEGIN
    SELECT p.account, p.state, CASE p_which WHEN 'pin' THEN p.pin_hash ELSE p.password_hash END,
        p.tries, p.locked_until_ms INTO account, state, verifier, tries, locked_until_ms
        FROM people p WHERE p.login = p_login;
    IF account IS NULL THEN
        SELECT s.tries, s.locked_until_ms INTO tries, locked_until_ms
            FROM strangers s WHERE s.login = stranger(p_login);
    END IF;
    verifier := coalesce(verifier, v_made_up);
    tries := coalesce(tries, 0);
    -- An end further off is that of a clock that was ahead.
    locked_until_ms := CASE WHEN locked_until_ms <= now_ms() + {LOCK_MS} THEN locked_until_ms
        ELSE 0 END;
END $$;

CREATE FUNCTION challenge(p_login text, p_which text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    RETURN challenge_of((tried(p_login, p_which)).verifier);
END $$;

-- A verifier without what is kept of the secret, its last part.
CREATE FUNCTION challenge_of(p_verifier text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT array_to_string(trim_array(string_to_array(p_verifier, '$'), 1), '$')
$$;

CREATE FUNCTION count_try(p_login text, p_account text, p_tries bigint, p_until bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    IF p_account IS NOT NULL THEN
        UPDATE people SET tries = p_tries, locked_until_ms = p_until WHERE account = p_account;
    ELSE
        INSERT INTO strangers VALUES (stranger(p_login), p_tries, p_until) ON CONFLICT (login)
            DO UPDATE SET tries = p_tries, locked_until_ms = p_until;
    END IF;
END $$;

-- What a try that was counted is known by.
CREATE FUNCTION try_of(p_login text, p_which text, p_nonce text, p_proof bytea) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(sha256(convert_to(p_login || '|' || p_which || '|' || p_nonce || '|', 'UTF8')
        || p_proof), 'hex')
$$;

-- A try begins, and is counted as a wrong one. While nothing is compared it is none.
CREATE FUNCTION begin_try(p_login text, p_which text, p_nonce text, p_proof bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    t record;
BEGIN
    IF p_which NOT IN ('password', 'pin') THEN
        PERFORM refuse('not_permitted');
    END IF;
    PERFORM 1 FROM people WHERE login = p_login FOR UPDATE;
    IF NOT FOUND THEN
        INSERT INTO strangers VALUES (stranger(p_login), 0, 0) ON CONFLICT (login)
            DO UPDATE SET tries = strangers.tries;
    END IF;
    PERFORM must_be_fresh(p_nonce);
    SELECT * INTO t FROM tried(p_login, p_which);
    IF t.locked_until_ms > now_ms() THEN
        RETURN;
    END IF;
    PERFORM spend(try_of(p_login, p_which, p_nonce, p_proof),
        split_part(p_nonce, '.', 2)::bigint);
    PERFORM count_try(p_login, t.account, CASE WHEN t.tries + 1 < {TRIES} THEN t.tries + 1 ELSE 0 END,
        CASE WHEN t.tries + 1 < {TRIES} THEN 0 ELSE now_ms() + {LOCK_MS} END);
END $$;

CREATE FUNCTION shown(p_account text) RETURNS json LANGUAGE sql STABLE AS $$
    SELECT row_to_json(p) FROM people_shown p WHERE account = p_account
$$;

-- Whoever proves a secret, bound to what is said, in a try that was begun and stays so.
CREATE FUNCTION let_in(p_login text, p_which text, p_nonce text, p_said text, p_proof bytea,
    OUT told json, OUT key bytea) LANGUAGE plpgsql AS $$
DECLARE
    t record;
    v_now bigint := now_ms();
    v_kept text;
BEGIN
    PERFORM 1 FROM people WHERE login = p_login FOR UPDATE;
    SELECT * INTO t FROM tried(p_login, p_which);
    DELETE FROM spent s WHERE s.nonce = try_of(p_login, p_which, p_nonce, p_proof)
        AND is_committed(s.xmin);
    IF FOUND THEN
        v_kept := substr(t.verifier, length(challenge_of(t.verifier)) + 2);
        IF v_kept <> '' AND octet_length(p_proof) = 32 AND t.state = 'open' THEN
            key := proved_key(decode(v_kept || '=', 'base64'), p_said, p_proof);
        END IF;
    ELSIF t.locked_until_ms <= v_now THEN
        PERFORM refuse('proof_spent');
    END IF;
    IF key IS NULL THEN
        told := json_build_object('tries_left',
            CASE WHEN t.locked_until_ms > v_now THEN 0 ELSE {TRIES} - t.tries END,
            'locked_until_ms', t.locked_until_ms);
        RETURN;
    END IF;
    PERFORM count_try(p_login, t.account, 0, 0);
    INSERT INTO signed_in (account, login, at_ms) VALUES (t.account, session_user, v_now) ON CONFLICT (account, login)
        DO UPDATE SET at_ms = excluded.at_ms;
    PERFORM keep_badge(key, p_nonce, t.account, p_which);
    told := json_build_object('account', shown(t.account), 'tries_left', {TRIES},
        'locked_until_ms', 0, 'elsewhere', (SELECT count(*) FROM badges b
            WHERE b.account = t.account AND b.which = 'password' AND b.until_ms > v_now
            AND b.badge <> kept_badge(key, p_nonce)));
END $$;

CREATE FUNCTION sign_in(p_login text, p_which text, p_nonce text, p_proof bytea) RETURNS json
LANGUAGE sql SECURITY DEFINER AS $$
    SELECT told FROM let_in(p_login, p_which, p_nonce,
        'sign_in|' || p_login || '|' || p_which || '|' || p_nonce, p_proof)
$$;

-- The new secret comes hidden by the old one's key: who overhears it does not read it.
CREATE FUNCTION change_secret(p_login text, p_by text, p_nonce text, p_proof bytea, p_which text,
    p_how text, p_hidden bytea, p_at_ms bigint) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    v_in record;
    v_account text;
    v_verifier text;
BEGIN
    IF p_by NOT IN ('password', 'pin') OR p_which NOT IN ('password', 'pin')
            OR (p_by = 'pin' AND p_which = 'password')
            OR p_how !~ '^[$]argon2id-sha256[$]v=19[$][mtp=,0-9]{1,40}[$][+/0-9A-Za-z]{22}$' THEN
        PERFORM refuse('not_permitted');
    END IF;
    SELECT * INTO v_in FROM let_in(p_login, p_by, p_nonce, 'change|' || p_login || '|' || p_by
        || '|' || p_which || '|' || p_how || '|' || encode(p_hidden, 'hex') || '|' || p_nonce,
        p_proof);
    v_account := v_in.told -> 'account' ->> 'account';
    IF v_account IS NULL THEN
        RETURN v_in.told;
    END IF;
    v_verifier := p_how || '$' || rtrim(encode(xored(p_hidden,
        hmac_of(v_in.key, 'new|' || p_nonce)), 'base64'), '=');
    UPDATE people SET
        password_hash = CASE p_which WHEN 'pin' THEN password_hash ELSE v_verifier END,
        pin_hash = CASE p_which WHEN 'pin' THEN v_verifier ELSE pin_hash END
        WHERE account = v_account;
    PERFORM append_act('secret_set', format('{"by":%s,"account":%s,"which":%s}',
        to_json(v_account), to_json(v_account), to_json(p_which)), p_at_ms);
    -- Whoever signed in by the old one elsewhere does so again.
    DELETE FROM badges WHERE account = v_account AND badge <> kept_badge(v_in.key, p_nonce);
    RETURN json_build_object('account', shown(v_account), 'tries_left', v_in.told -> 'tries_left',
        'locked_until_ms', 0);
END $$;
