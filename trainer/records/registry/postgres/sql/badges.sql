-- Proofs that are shown once, and badges: what somebody proves who signed in, to ask for his own.

CREATE FUNCTION xored(p_one bytea, p_other bytea) RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    v_both bytea := p_one;
BEGIN
    IF octet_length(p_one) <> octet_length(p_other) THEN
        PERFORM refuse('not_signed_in');
    END IF;
    FOR i IN 0 .. octet_length(p_one) - 1 LOOP
        v_both := set_byte(v_both, i, get_byte(p_one, i) # get_byte(p_other, i));
    END LOOP;
    RETURN v_both;
END $$;

-- HMAC-SHA-256 (RFC 2104) of a key of 32 bytes.
CREATE FUNCTION hmac_of(p_key bytea, p_said text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(xored(k.padded, decode(repeat('5c', 64), 'hex')) || sha256(
        xored(k.padded, decode(repeat('36', 64), 'hex')) || convert_to(p_said, 'UTF8')))
    FROM (SELECT p_key || decode(repeat('00', 32), 'hex') AS padded) k
$$;

-- The key that was proved; nothing where it is not the one whose SHA-256 is kept.
CREATE FUNCTION proved_key(p_kept bytea, p_said text, p_proof bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE AS $$
    SELECT k.key FROM (SELECT xored(p_proof, hmac_of(p_kept, p_said)) AS key) k
        WHERE sha256(k.key) = p_kept
$$;

CREATE FUNCTION nonce_seal(p_told text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT encode(hmac_of(decode(s.value, 'hex'), p_told), 'hex')
        FROM settings s WHERE s.name = 'nonce_secret'
$$;

CREATE FUNCTION fresh_nonce() RETURNS text LANGUAGE plpgsql VOLATILE SECURITY DEFINER AS $$
DECLARE
    v_told text := encode(substr(sha256(uuid_send(gen_random_uuid())
        || uuid_send(gen_random_uuid())), 1, 16), 'hex') || '.' || (now_ms() + {NONCE_HOLDS_MS});
BEGIN
    RETURN v_told || '.' || nonce_seal(v_told);
END $$;

CREATE FUNCTION spend(p_nonce text, p_until_ms bigint) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
BEGIN
    -- What another transaction is clearing away makes nobody wait. What still holds is not looked
    -- at: it is every question of a day.
    DELETE FROM spent WHERE ctid = ANY (ARRAY(SELECT ctid FROM spent
        WHERE until_ms <= (SELECT now_ms()) ORDER BY until_ms LIMIT 100 FOR UPDATE SKIP LOCKED));
    INSERT INTO spent VALUES (p_nonce, p_until_ms) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
        PERFORM refuse('proof_spent');
    END IF;
END $$;

CREATE FUNCTION must_be_fresh(p_nonce text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_told text := split_part(p_nonce, '.', 1) || '.' || split_part(p_nonce, '.', 2);
    v_until bigint;
BEGIN
    IF p_nonce IS DISTINCT FROM v_told || '.' || nonce_seal(v_told) THEN
        PERFORM refuse('proof_spent');
    END IF;
    v_until := split_part(p_nonce, '.', 2)::bigint;
    IF v_until <= now_ms() THEN
        PERFORM refuse('proof_spent');
    END IF;
    PERFORM spend(p_nonce, v_until);
END $$;

-- Those that ran out are cleared away.
CREATE FUNCTION keep_badge(p_key bytea, p_nonce text, p_account text, p_which text) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
    v_now bigint := now_ms();
BEGIN
    DELETE FROM badges WHERE ctid = ANY (ARRAY(SELECT ctid FROM badges
        WHERE until_ms <= v_now ORDER BY until_ms LIMIT 100 FOR UPDATE SKIP LOCKED));
    INSERT INTO badges (badge, account, which, until_ms) VALUES (kept_badge(p_key, p_nonce),
        p_account, p_which,
        v_now + CASE p_which WHEN 'pin' THEN {PIN_HOLDS_MS} ELSE {BADGE_HOLDS_MS} END);
END $$;

CREATE FUNCTION kept_badge(p_key bytea, p_nonce text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(sha256(hmac_of(p_key, 'badge|' || p_nonce)), 'hex')
$$;

-- What is kept of the badge that is proved so, also of a closed account; nothing where there is no
-- such one.
CREATE FUNCTION held_badge(p_shown text, p_account text, p_which text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    v_nonce text := split_part(p_shown, '.', 1);
    v_proof text := split_part(p_shown, '.', 2);
    v_held badges;
BEGIN
    IF p_shown !~ '^[0-9a-f]{32}[.][0-9a-f]{64}$' THEN
        RETURN NULL;
    END IF;
    FOR v_held IN SELECT * FROM badges b
        WHERE b.account = p_account AND b.which = p_which AND b.until_ms > now_ms() LOOP
        IF proved_key(decode(v_held.badge, 'hex'), 'shown|' || p_account || '|' || p_which || '|'
                || v_nonce, decode(v_proof, 'hex')) IS NOT NULL THEN
            PERFORM spend(v_nonce, v_held.until_ms);
            RETURN v_held.badge;
        END IF;
    END LOOP;
    RETURN NULL;
END $$;

CREATE FUNCTION must_hold(p_shown text, p_account text, p_which text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
    v_kept text := held_badge(p_shown, p_account, p_which);
BEGIN
    IF v_kept IS NULL OR NOT EXISTS (SELECT 1 FROM people
            WHERE account = p_account AND state = 'open') THEN
        PERFORM refuse('not_signed_in');
    END IF;
    RETURN v_kept;
END $$;

-- The role of whoever is signed in as that account, and whether it is still open. Of an erased one no
-- badge is left; that it is erased the head of its chain tells anybody.
CREATE FUNCTION account_now(p_account text, p_badge text) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM people WHERE account = p_account AND state = 'erased') THEN
        PERFORM refuse('not_there');
    END IF;
    IF held_badge(p_badge, p_account, 'password') IS NULL THEN
        PERFORM refuse('not_signed_in');
    END IF;
    RETURN (SELECT json_build_object('role', role, 'open', state = 'open')
        FROM people WHERE account = p_account);
END $$;

CREATE FUNCTION sign_out(p_account text, p_shown text) RETURNS void
LANGUAGE sql SECURITY DEFINER AS $$
    DELETE FROM badges WHERE badge = (SELECT held_badge(p_shown, p_account, 'password'))
$$;
