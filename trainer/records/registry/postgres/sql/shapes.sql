-- What no station of ours wrote is not taken: its shape, its time, and the story that it tells.

-- Whether these are the fields of that shape, each of one of its types and none missing; of numbers
-- whole ones alone, as they were written.
CREATE FUNCTION fit_fields(p_facts json, p_shape jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN json_typeof(p_facts) = 'object' AND (SELECT coalesce(bool_and(coalesce(
            json_typeof(f.value) = ANY (string_to_array(rtrim(p_shape #>> ARRAY['fields', f.key], '?'),
                '|')) AND (json_typeof(f.value) <> 'number' OR f.value::text ~ '^-?[0-9]+$'),
            false)), true) AND (p_shape ->> 'needed')::bigint
            = count(DISTINCT f.key) FILTER (WHERE p_shape #>> ARRAY['fields', f.key] NOT LIKE '%?')
        FROM json_each(CASE json_typeof(p_facts) WHEN 'object' THEN p_facts ELSE '{}' END) f);
END $$;

-- Whether that is nothing that this program writes: no JSON, or such as some reader cannot read.
CREATE FUNCTION is_badly_written(p_body text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    v_bare text := regexp_replace(p_body, '"([^"\\]|\\.)*"', '', 'g');
    v_brackets text := regexp_replace(v_bare, '[^][{}]', '', 'g');
    v_read jsonb;
BEGIN
    FOR i IN 1..{DEPTH} LOOP
        EXIT WHEN v_brackets = '';
        v_brackets := replace(replace(v_brackets, '[]', ''), '{}', '');
    END LOOP;
    IF v_brackets <> '' OR v_bare ~ '{HUGE}' THEN
        RETURN true;
    END IF;
    v_read := p_body;
    RETURN false;
EXCEPTION WHEN OTHERS THEN
    RETURN true;
END $$;

-- Every delivery asks this of each of its events: what is said in one IF without a query costs a
-- tenth of what a query does.
CREATE FUNCTION misfit(p_kind text, p_body text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
    v_shape jsonb := {SHAPES} -> p_kind;
    v json;
BEGIN
    IF v_shape IS NULL THEN
        RETURN 'unknown_kind';
    END IF;
    IF octet_length(p_body) > (v_shape ->> 'most')::int THEN
        RETURN 'too_large';
    END IF;
    IF p_body ~ (v_shape ->> 'plain') THEN
        RETURN NULL;
    END IF;
    IF is_badly_written(p_body) THEN
        RETURN 'bad_body';
    END IF;
    v := p_body;
    IF NOT fit_fields(v, v_shape) THEN
        RETURN 'bad_body';
    END IF;
    IF NOT ({IN_BOUNDS} AND {IN_WORDS}) OR (v_shape #> '{fields,told}' IS NOT NULL
            AND json_typeof(v -> 'told' -> 'right') IS DISTINCT FROM 'boolean')
            OR (v_shape #> '{fields,chips}' IS NOT NULL AND v::jsonb @? 'strict $.chips[*] ? (
                @.type() != "array" || exists (@[*] ? (@.type() != "string")))') THEN
        RETURN 'bad_body';
    END IF;
    IF v_shape #> '{fields,items}' IS NOT NULL THEN
        IF EXISTS (SELECT 1 FROM json_array_elements(v -> 'items') x
                WHERE NOT fit_fields(x, {PLANNED})) THEN
            RETURN 'bad_body';
        END IF;
    END IF;
    RETURN NULL;
END $$;

-- Why an event that follows its chain is none of a station that keeps its clock: NULL for nothing.
CREATE FUNCTION ill_timed(e events, p_last_id text, p_since bigint, p_until bigint) RETURNS text
LANGUAGE plpgsql STABLE AS $$
BEGIN
    IF e.id !~ '{UUID7}' OR e.attempt !~ '{UUID7}' OR e.id <= p_last_id THEN
        RETURN 'bad_id';
    END IF;
    IF e.at_ms NOT BETWEEN p_since AND p_until OR least(e.id, e.attempt) < id_begins(p_since)
        OR greatest(e.id, e.attempt) > id_begins(p_until) THEN
        RETURN 'wrong_clock';
    END IF;
    RETURN NULL;
END $$;

-- Nobody worked before the account was made, which its id says.
CREATE FUNCTION works_since(p_account text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
    SELECT greatest({EARLIEST_MS}, CASE WHEN p_account ~ '{UUID7}' THEN ('x0000'
        || substr(p_account, 1, 8) || substr(p_account, 10, 4))::bit(64)::bigint - {DAY_MS} END)
$$;

-- The beginning of ids that were made at that time.
CREATE FUNCTION id_begins(p_at_ms bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT overlay(lpad(to_hex(p_at_ms), 12, '0') PLACING '-' FROM 9 FOR 0)
$$;

-- The place of the first of these events of an account, which follow one another, that tells of what
-- cannot have been: done before it was begun, ended twice, answered out of turn, in an exam that is
-- not open, looked back at though a station has it and none of the account finished it. OFFSET 0 has
-- earlier events found by their attempts: a server without statistics would read the whole chain.
CREATE FUNCTION untold(p_events events[], p_account text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN (WITH fresh AS (SELECT x.chain, x.place, x.attempt, x.kind, x.body::json AS f
            FROM unnest(p_events) x),
    own AS (SELECT * FROM fresh UNION ALL
        SELECT e.chain, e.place, e.attempt, e.kind, e.body::json
            FROM (SELECT DISTINCT attempt FROM fresh) x,
                LATERAL (SELECT * FROM events WHERE attempt = x.attempt OFFSET 0) e
            WHERE e.chain = p_events[1].chain AND e.place < p_events[1].place),
    told AS (SELECT o.*, row_number() OVER a AS nth, first_value(o.kind) OVER a AS began,
            CASE WHEN first_value(o.kind) OVER a IN ('exam_begun', 'exam_resumed') THEN o.attempt
                ELSE first_value(o.f ->> 'exam') OVER a END AS exam,
            first_value(CASE o.kind WHEN 'quick_begun' THEN json_array_length(o.f -> 'items') END)
                OVER a AS items,
            count(*) FILTER (WHERE o.kind = ANY ({ENDS})) OVER before AS ended,
            count(*) FILTER (WHERE o.kind = ANY ({COUNTED_UP})) OVER before
                - count(*) FILTER (WHERE o.kind = 'act_undone') OVER before AS done,
            bool_or(coalesce((o.f ->> 'elsewhere')::boolean, false)) OVER a AS elsewhere
        FROM own o WINDOW a AS (PARTITION BY o.attempt ORDER BY o.place),
            before AS (a ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))
    SELECT min(t.place) FROM told t WHERE t.place >= p_events[1].place AND NOT coalesce(
        CASE WHEN t.kind = ANY ({BEGINS}) THEN t.nth = 1
            WHEN t.kind = ANY ({AFTERWARDS}) THEN t.ended > 0 OR (t.began = ANY ({AFTERWARDS})
                AND coalesce((SELECT bool_or(c.account = p_account AND o.kind = ANY ({MARKED_AT}))
                    FROM events o JOIN chains c ON c.chain = o.chain WHERE o.attempt = t.attempt
                    AND o.chain <> t.chain AND NOT o.kind = ANY ({AFTERWARDS})), true))
            WHEN t.nth = 1 THEN t.kind = 'exam_resumed' AND t.elsewhere
            WHEN t.ended > 0 OR NOT t.kind = ANY (family_of(t.began)) THEN false
            WHEN t.kind = 'act_undone' THEN t.done > 0
            WHEN t.kind = 'exam_ruled' THEN (t.f ->> 'number')::bigint = t.done + 1
                OR (t.elsewhere AND (t.f ->> 'number')::bigint > t.done)
            WHEN t.kind = 'answered' THEN (t.f ->> 'number')::bigint = t.done + 1
                AND t.done < t.items
            ELSE true END
        AND (t.exam IS NULL OR t.kind = 'exam_begun' OR t.kind = ANY ({AFTERWARDS})
            OR (t.nth = 1 AND t.kind = 'exam_resumed')
            OR (SELECT CASE s.kind WHEN 'exam_ended' THEN false
                    WHEN 'exam_left' THEN t.kind = ANY ({WHILE_AWAY}) ELSE true END
                FROM (SELECT kind, place FROM fresh WHERE attempt = t.exam UNION ALL
                    SELECT e.kind, e.place FROM events e WHERE e.attempt = t.exam
                        AND e.chain = t.chain AND e.place < p_events[1].place) s
                WHERE s.place < t.place AND s.kind = ANY ({OF_EXAM_STATE})
                ORDER BY s.place DESC LIMIT 1)), false));
END $$;

CREATE FUNCTION family_of(p_began text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE p_began WHEN 'round_dealt' THEN {OF_ROUNDS} WHEN 'quick_begun' THEN {OF_QUICK}
        WHEN 'exam_begun' THEN {OF_EXAMS} WHEN 'exam_resumed' THEN {OF_EXAMS} ELSE '{}'::text[] END
$$;

-- What was refused is counted beside, and stops nobody else.
CREATE FUNCTION count_refused(p_account text, p_why text, p_detail text) RETURNS void
LANGUAGE sql AS $$
    INSERT INTO refused VALUES (session_user, coalesce((SELECT account FROM people
        WHERE account = p_account), ''), p_why, 1, now_ms(), now_ms(), left(p_detail, 200))
    ON CONFLICT (login, account, reason) DO UPDATE SET times = refused.times + 1,
        last_ms = excluded.last_ms, detail = excluded.detail
$$;
