-- Badges: what somebody is handed who proved a secret, and shows to ask for what is his own.

CREATE FUNCTION kept_badge(p_badge text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(sha256(convert_to(p_badge, 'UTF8')), 'hex')
$$;

-- 128 bits out of the 244 random ones of two ids. Those that ran out are cleared away.
CREATE FUNCTION hand_badge(p_account text, p_which text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    v_now bigint := now_ms();
    v_badge text := encode(substr(sha256(uuid_send(gen_random_uuid())
        || uuid_send(gen_random_uuid())), 1, 16), 'hex');
BEGIN
    DELETE FROM badges WHERE until_ms <= v_now;
    INSERT INTO badges (badge, account, which, until_ms) VALUES (kept_badge(v_badge), p_account,
        p_which, v_now + CASE p_which WHEN 'pin' THEN {pin_holds_ms} ELSE {badge_holds_ms} END);
    RETURN v_badge;
END $$;

CREATE FUNCTION must_hold(p_badge text, p_account text, p_which text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM badges b JOIN people p ON p.account = b.account
            WHERE b.badge = kept_badge(p_badge) AND b.account = p_account AND b.which = p_which
            AND b.until_ms > now_ms() AND p.state = 'open') THEN
        PERFORM refuse('not_signed_in');
    END IF;
END $$;

CREATE FUNCTION sign_out(p_badge text) RETURNS void LANGUAGE sql SECURITY DEFINER AS $$
    DELETE FROM badges WHERE badge = kept_badge(p_badge)
$$;
