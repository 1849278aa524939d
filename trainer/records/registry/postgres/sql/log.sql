-- The log: the time, ids, hashes, and one more event at the end of the school's chain.

CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
$$;

-- Ids that sort by the time they were made (RFC 9562, version 7), each after the one before.
CREATE FUNCTION new_id(p_at_ms bigint, p_after text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
    v_random text := replace(gen_random_uuid()::text, '-', '');
    v_after text := replace(p_after, '-', '');
    v_moment bigint := (p_at_ms << 12) | (('x' || substr(v_random, 1, 4))::bit(16)::int & 2047);
    v_hex text;
BEGIN
    IF p_after IS NOT NULL THEN
        v_moment := greatest(v_moment,
            ('x' || '0' || substr(v_after, 1, 12) || substr(v_after, 14, 3))::bit(64)::bigint + 1);
    END IF;
    v_hex := lpad(to_hex(v_moment >> 12), 12, '0') || '7' || lpad(to_hex(v_moment & 4095), 3, '0')
        || substr('89ab', (get_byte(decode(substr(v_random, 5, 2), 'hex'), 0) & 3) + 1, 1)
        || substr(v_random, 18, 15);
    RETURN v_hex::uuid::text;
END $$;

CREATE FUNCTION linked(p_before bytea, p_id text, p_attempt text, p_kind text, p_at_ms bigint,
    p_body text) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(p_before || convert_to(
        p_id || E'\n' || p_attempt || E'\n' || p_kind || E'\n' || p_at_ms || E'\n' || p_body, 'UTF8'))
$$;

CREATE FUNCTION refuse(p_why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'SC001', MESSAGE = p_why;
END $$;

-- Whether the transaction that wrote a row is over: what its own login may still take back is not.
CREATE FUNCTION is_committed(p_by xid) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    SELECT p_by::text::bigint < 3 OR coalesce(pg_xact_status(
        (n.soon - ((n.soon - p_by::text::bigint) & 4294967295))::text::xid8), 'committed') = 'committed'
    FROM (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1048576 AS soon) n
$$;

-- One act of the school after the other ('acts'), one that adds to the sums after the other
-- ('sums'), and one delivery of an account after the other. What is locked are rows that no login
-- may touch, in the order acts, account, sums: an advisory lock anybody could hold.
CREATE FUNCTION take_lock(p_name text) RETURNS void LANGUAGE sql VOLATILE SECURITY DEFINER AS $$
    SELECT 1 FROM settings WHERE name = 'lock.' || p_name FOR UPDATE
$$;

-- By the rows of where somebody signed in: a try to sign in under that name locks another row, and
-- anybody may try.
CREATE FUNCTION lock_account(p_account text) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
    PERFORM 1 FROM signed_in WHERE account = p_account ORDER BY login FOR UPDATE;
    IF NOT FOUND THEN
        PERFORM 1 FROM people WHERE account = p_account FOR UPDATE;
    END IF;
END $$;

-- No login holds what another waits for longer than a statement may take: whoever makes others wait
-- in an older transaction is cut off, but for the school's owner and its marker. A station, whose
-- statements take milliseconds, is so after a fifth of that, unless it waits itself for a lock or
-- the disk; and after four times as long though nobody waits, for it keeps the server from clearing
-- up. So is whoever may be listening and reads nothing, once what is told and kept for him fills the
-- server's queue: nobody could deliver then. The marker asks for it every second; an owner who may
-- not end sessions of others ends none.
CREATE FUNCTION end_holders(p_ms bigint, p_full double precision) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
    RETURN (SELECT count(*) FILTER (WHERE pg_terminate_backend(a.pid)) FROM (SELECT s.*,
            floor(extract(epoch FROM now() - s.xact_start) * 1000) AS ms,
            pg_has_role(s.usesysid, 'school_station', 'MEMBER')
                AND NOT pg_has_role(s.usesysid, 'school_backup', 'MEMBER') AS at_station
            FROM pg_stat_activity s JOIN pg_roles r ON r.oid = s.usesysid
            WHERE s.datname = current_database() AND NOT r.rolsuper
            AND NOT pg_has_role(r.oid, 'school_marker', 'MEMBER')
            AND r.oid <> (SELECT nspowner FROM pg_namespace WHERE nspname = 'school')) a
        WHERE (a.at_station AND a.ms > 4 * p_ms)
        OR (a.ms > p_ms AND pg_notification_queue_usage() > p_full
            AND NOT pg_has_role(a.usesysid, 'school_backup', 'MEMBER'))
        OR ((a.ms > p_ms OR (a.at_station AND a.ms > p_ms / 5
                AND coalesce(a.wait_event_type, '') NOT IN ('Lock', 'LWLock', 'IO')))
            AND EXISTS (SELECT 1 FROM pg_stat_activity w WHERE w.datname = a.datname
                AND a.pid = ANY (pg_blocking_pids(w.pid)))));
EXCEPTION WHEN insufficient_privilege THEN
    RETURN 0;
END $$;

CREATE FUNCTION append_act(p_kind text, p_body text, p_at_ms bigint) RETURNS events
LANGUAGE plpgsql AS $$
DECLARE
    v_last events;
    v_new events;
    -- The school decides by the server's clock. Its owner makes demo schools that have a past.
    v_at_ms bigint := CASE WHEN logged_in_as_owner() THEN least(p_at_ms, now_ms()) ELSE now_ms() END;
BEGIN
    IF is_badly_written(p_body) THEN
        PERFORM refuse('incomplete');
    END IF;
    -- Of a fact that is told twice some readers take the first, and some the last.
    IF (SELECT count(*) > count(DISTINCT k) FROM json_object_keys(p_body::json) k) THEN
        PERFORM refuse('incomplete');
    END IF;
    PERFORM take_lock('acts');
    SELECT * INTO v_last FROM events WHERE chain = 'school' ORDER BY place DESC LIMIT 1;
    IF v_last.place IS NULL THEN
        INSERT INTO chains VALUES ('school', '', '', v_at_ms);
    END IF;
    v_new.chain := 'school';
    v_new.place := coalesce(v_last.place, 0) + 1;
    v_new.id := new_id(v_at_ms, v_last.id);
    v_new.attempt := v_new.id;
    v_new.kind := p_kind;
    v_new.at_ms := v_at_ms;
    v_new.body := p_body;
    v_new.before := coalesce(v_last.hash, decode(repeat('00', 32), 'hex'));
    v_new.hash := linked(v_new.before, v_new.id, v_new.id, p_kind, v_at_ms, p_body);
    v_new.received_at_ms := now_ms();
    INSERT INTO events SELECT v_new.*;
    RETURN v_new;
END $$;

-- What was delivered is changed by nobody, but emptied where a recorded act says so.
CREATE FUNCTION only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log only grows';
END $$;

CREATE FUNCTION only_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.body = '' AND (NEW.chain, NEW.place, NEW.id, NEW.attempt, NEW.kind, NEW.at_ms, NEW.before,
            NEW.hash, NEW.received_at_ms) IS NOT DISTINCT FROM (OLD.chain, OLD.place, OLD.id,
            OLD.attempt, OLD.kind, OLD.at_ms, OLD.before, OLD.hash, OLD.received_at_ms)
        AND EXISTS (SELECT 1 FROM erasures e WHERE e.chain = OLD.chain AND (e.place = OLD.place
            OR (e.place > OLD.place AND OLD.chain <> 'school'))) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the log only grows';
END $$;

CREATE TRIGGER events_no_update BEFORE UPDATE ON events
    FOR EACH ROW EXECUTE FUNCTION only_emptied();
CREATE TRIGGER events_no_delete BEFORE DELETE ON events
    FOR EACH ROW EXECUTE FUNCTION only_grows();
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events
    FOR EACH STATEMENT EXECUTE FUNCTION only_grows();
CREATE TRIGGER chains_no_update BEFORE UPDATE ON chains
    FOR EACH ROW EXECUTE FUNCTION only_grows();
CREATE TRIGGER chains_no_delete BEFORE DELETE ON chains
    FOR EACH ROW EXECUTE FUNCTION only_grows();
CREATE TRIGGER chains_no_truncate BEFORE TRUNCATE ON chains
    FOR EACH STATEMENT EXECUTE FUNCTION only_grows();
