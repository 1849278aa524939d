-- The live wall: a station shows its own trainee's table while a supervisor watches, and hears what
-- was ordered. Nothing here is evidence: none of it waits for the disk.

-- A link is drawn by the station; the server keeps a hash of it.
CREATE FUNCTION live_link(p_link text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT encode(sha256(convert_to(p_link, 'UTF8')), 'hex')
$$;

-- From now on whoever knows that link shows the table of that account, and nobody else does.
CREATE FUNCTION begin_live(p_account text, p_badge text, p_link text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    PERFORM must_hold(p_badge, p_account, 'password');
    INSERT INTO live_tables VALUES (p_account, live_link(p_link), 0, '{}', '')
        ON CONFLICT (account) DO UPDATE SET link = excluded.link;
END $$;

CREATE FUNCTION watched_live(p_account text) RETURNS TABLE (opened text) LANGUAGE sql STABLE AS $$
    SELECT w.opened FROM live_watches w
        JOIN members m ON m.class = w.class AND m.account = p_account AND m.until_ms IS NULL
        WHERE w.until_ms > now_ms()
$$;

CREATE FUNCTION show_live(p_account text, p_link text, p_tile text, p_felt text) RETURNS json
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
    v_watched boolean := EXISTS (SELECT 1 FROM watched_live(p_account));
    v_sealed boolean := EXISTS (SELECT 1 FROM exam_sittings
        WHERE account = p_account AND state = 'open');
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    IF NOT EXISTS (SELECT 1 FROM live_tables t JOIN people p ON p.account = t.account
            JOIN badges b ON b.account = t.account AND b.which = 'password'
            WHERE t.account = p_account AND t.link = live_link(p_link) AND p.state = 'open'
            AND b.until_ms > now_ms()) THEN
        PERFORM refuse('not_signed_in');
    END IF;
    IF octet_length(p_tile) > {MOST_TILE} OR octet_length(p_felt) > {MOST_FELT} THEN
        PERFORM refuse('too_much');
    END IF;
    UPDATE live_tables SET at_ms = now_ms(),
        tile = CASE WHEN v_sealed THEN '{SEALED_TILE}' WHEN v_watched THEN p_tile ELSE '{}' END,
        felt = CASE WHEN v_watched AND NOT v_sealed THEN p_felt ELSE '' END
    WHERE account = p_account AND at_ms <= now_ms() - {LEAST_MS};
    RETURN json_build_object('watched', v_watched, 'opened', NOT v_sealed AND EXISTS (
            SELECT 1 FROM watched_live(p_account) w WHERE w.opened = p_account),
        'paused_by', (SELECT coalesce(nullif(named(paused_by), ''), '–') FROM live_orders
            WHERE account = p_account AND paused_by IS NOT NULL AND NOT v_sealed),
        'paused_ms', (SELECT paused_ms FROM live_orders WHERE account = p_account
            AND NOT v_sealed),
        'note', (SELECT json_build_object('id', note_id, 'text', note, 'by', named(note_by),
            'when', note_when, 'at_ms', note_ms) FROM live_orders
            WHERE account = p_account AND note_id IS NOT NULL AND NOT v_sealed));
END $$;

-- A supervisor watches a class of his for a while, and has one table of it opened, or none.
CREATE FUNCTION watch_live(p_by text, p_class text, p_opened text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    PERFORM set_config('synchronous_commit', 'off', true);
    IF NOT logged_in_for('supervisor') OR NOT EXISTS (SELECT 1 FROM people
            WHERE account = p_by AND role = 'supervisor' AND state = 'open') THEN
        PERFORM refuse('not_permitted');
    END IF;
    IF NOT EXISTS (SELECT 1 FROM members m JOIN classes c ON c.class = m.class
            WHERE m.class = p_class AND m.account = p_by AND m.until_ms IS NULL
            AND c.state = 'open') THEN
        PERFORM refuse('not_in_class');
    END IF;
    INSERT INTO live_watches VALUES (p_by, p_class, left(p_opened, 64), now_ms() + {WATCH_MS})
        ON CONFLICT (by) DO UPDATE SET class = excluded.class, opened = excluded.opened,
            until_ms = excluded.until_ms;
END $$;
