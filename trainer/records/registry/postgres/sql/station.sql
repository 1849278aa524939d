-- What a trainee's station may know, and what a supervisor may do at one.

CREATE FUNCTION state() RETURNS json LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
BEGIN
    RETURN json_build_object(
        'schema', (SELECT version_num FROM alembic_version),
        'now_ms', now_ms(),
        'backed_up', (SELECT value::json FROM settings WHERE name = 'backed_up'),
        'machinery', (SELECT value FROM settings WHERE name = 'machinery'),
        'demo', coalesce((SELECT kind = 'demo_school' FROM events
            WHERE chain = 'school' AND place = 1), false));
END $$;

-- Every machine of the school knows by this when it was backed up, and what went wrong.
CREATE FUNCTION note_backup(p_fault text) RETURNS void LANGUAGE sql VOLATILE SECURITY DEFINER AS $$
    WITH now AS MATERIALIZED (SELECT now_ms() AS ms)
    INSERT INTO settings SELECT 'backed_up', json_build_object('at_ms', ms, 'sound_ms',
        CASE p_fault WHEN '' THEN ms ELSE (SELECT (value::json ->> 'sound_ms')::bigint
            FROM settings WHERE name = 'backed_up') END, 'fault', left(p_fault, 300))::text FROM now
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
$$;

-- What that account recorded at any station, after the places that are known of its chains.
CREATE FUNCTION own_events(p_account text, p_badge text, p_known json, p_at_most bigint)
RETURNS json LANGUAGE sql VOLATILE SECURITY DEFINER AS $$
    SELECT must_hold(p_badge, p_account, 'password');
    SELECT coalesce(json_agg(row_to_json(f)), '[]') FROM (SELECT e.chain, e.place, e.id, e.attempt,
            e.kind, e.at_ms, e.body, encode(e.before, 'hex') AS before, encode(e.hash, 'hex') AS hash
        FROM chains c LEFT JOIN json_each_text(p_known) k ON k.key = c.chain
            JOIN events e ON e.chain = c.chain AND e.place > coalesce(k.value::bigint, 0)
        WHERE c.account = p_account ORDER BY e.chain, e.place
        LIMIT greatest(0, least(p_at_most, {MOST_EVENTS}))) f
$$;

CREATE FUNCTION named(p_account text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT coalesce((SELECT name FROM people WHERE account = p_account), '')
$$;
