-- Whether an act fits what stands, whoever does it.

CREATE FUNCTION must_fit(p_kind text, p_facts json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF p_kind IN ('account_opened', 'role_given') AND NOT p_facts ->> 'role' = ANY ({roles}) THEN
        PERFORM refuse('not_permitted');
    END IF;
    -- An account's id is the name of folders, here and at stations.
    IF p_kind = 'account_opened' AND p_facts ->> 'account' !~ '{uuid7}' THEN
        PERFORM refuse('not_permitted');
    ELSIF p_kind = 'overridden' THEN
        PERFORM must_be_marked(p_facts);
    ELSIF p_kind = 'exam_opened' THEN
        PERFORM must_be_assigned(p_facts);
        PERFORM must_be_to_sit(p_facts);
    ELSIF p_kind = 'exam_signed' THEN
        PERFORM must_be_as_it_ended(p_facts);
    ELSIF p_kind = 'house_handed_in' THEN
        IF length(p_facts ->> 'archive') > {largest_archive} THEN
            PERFORM refuse('too_much');
        END IF;
    ELSIF p_kind = 'house_published' AND p_facts ->> 'handed_in' IS NOT NULL THEN
        PERFORM must_be_handed_in(p_facts);
    ELSIF p_kind = 'house_withdrawn' THEN
        PERFORM must_be_in_force(p_facts);
    ELSIF p_kind LIKE 'live\_%' THEN
        PERFORM must_be_an_order(p_kind, p_facts);
    END IF;
END $$;

-- What is published is what somebody else handed in.
CREATE FUNCTION must_be_handed_in(p_facts json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_by text := (SELECT f ->> 'by' FROM (SELECT body::json AS f FROM events WHERE chain = 'school'
            AND kind = 'house_handed_in' AND id = p_facts ->> 'handed_in') handed
        WHERE f ->> 'house' = p_facts ->> 'house' AND f ->> 'edition' = p_facts ->> 'edition'
            AND f ->> 'fingerprint' = p_facts ->> 'fingerprint');
BEGIN
    IF v_by IS NULL THEN
        PERFORM refuse('not_there');
    ELSIF v_by = p_facts ->> 'by' THEN
        PERFORM refuse('own_house');
    END IF;
END $$;

-- What is withdrawn is the edition that every station deals by.
CREATE FUNCTION must_be_in_force(p_facts json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_last json := (SELECT act FROM json_array_elements(house_acts()) WITH ORDINALITY acts (act, n)
        WHERE act ->> 'kind' <> 'house_handed_in' AND act ->> 'house' = p_facts ->> 'house'
        ORDER BY n DESC LIMIT 1);
BEGIN
    IF v_last ->> 'kind' IS DISTINCT FROM 'house_published'
        OR v_last ->> 'edition' IS DISTINCT FROM p_facts ->> 'edition'
        OR v_last ->> 'fingerprint' IS DISTINCT FROM p_facts ->> 'fingerprint' THEN
        PERFORM refuse('not_there');
    END IF;
END $$;

-- What is overridden was marked so, and is set to what such a mark can be.
CREATE FUNCTION must_be_marked(p_facts json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_attempt text := p_facts ->> 'attempt';
    v_number bigint := (p_facts ->> 'number')::bigint;
    v_to text[];
BEGIN
    IF EXISTS (SELECT 1 FROM quick WHERE attempt = v_attempt) THEN
        v_to := CASE v_number WHEN 0 THEN {quick_to} ELSE {answer_to} END;
    ELSIF v_number = 0 AND EXISTS (SELECT 1 FROM rounds WHERE attempt = v_attempt) THEN
        v_to := {result_to};
    ELSIF EXISTS (SELECT 1 FROM round_mistakes WHERE attempt = v_attempt AND number = v_number
            AND code = p_facts ->> 'code' AND coalesce(seat, 0) = (p_facts ->> 'seat')::bigint
            AND coalesce(wager, '') = p_facts ->> 'wager') THEN
        v_to := {mistake_to};
    ELSE
        PERFORM refuse('not_there');
    END IF;
    IF NOT p_facts ->> 'to' = ANY (v_to) THEN
        PERFORM refuse('no_such_mark');
    END IF;
END $$;

CREATE FUNCTION must_be_assigned(p_facts json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM exam_assignments a JOIN exams x ON x.exam = a.exam
            WHERE a.exam = p_facts ->> 'exam' AND a.account = p_facts ->> 'account'
            AND x.state = 'set') THEN
        PERFORM refuse('not_assigned');
    END IF;
END $$;

-- As the exam's own rule for retakes says: what was discontinued or voided is no try. Its days are
-- the trainee's, in whose zone nobody here is: so many whole ones less one are over in any.
CREATE FUNCTION must_be_to_sit(p_facts json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_retake json := (SELECT blueprint::json -> 'retake' FROM exams
        WHERE exam = p_facts ->> 'exam');
    v_days bigint := coalesce((v_retake ->> 'days')::bigint, 0);
    v_made record;
BEGIN
    SELECT count(*) FILTER (WHERE state = 'ended') AS tries,
        max(ended_at_ms) FILTER (WHERE state = 'ended') AS last_ms,
        coalesce(bool_or(state = 'open' OR (state = 'ended' AND outcome = 'passed')), false) AS over
        INTO v_made FROM exam_sittings
        WHERE exam = p_facts ->> 'exam' AND account = p_facts ->> 'account';
    IF v_made.over OR v_made.tries >= (v_retake ->> 'tries')::bigint
        OR now_ms() - v_made.last_ms <= (v_days - 1) * {day_ms} THEN
        PERFORM refuse('not_to_sit');
    END IF;
END $$;

-- A signature is under the outcome that the trainee was told, and the hash that told it.
CREATE FUNCTION must_be_as_it_ended(p_facts json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    v_sitting text := p_facts ->> 'sitting';
    v_role text := CASE WHEN EXISTS (SELECT 1 FROM signatures WHERE sitting = v_sitting)
        THEN 'second' ELSE 'first' END;
BEGIN
    IF v_role IS DISTINCT FROM p_facts ->> 'role' OR NOT EXISTS (
            SELECT 1 FROM exam_sittings s
            JOIN events e ON e.attempt = s.sitting AND e.kind = 'exam_ended'
            JOIN chains c ON c.chain = e.chain AND c.account = s.account
            WHERE s.sitting = v_sitting AND s.state IN ('ended', 'discontinued')
            AND s.outcome = p_facts ->> 'outcome'
            AND encode(e.hash, 'hex') = p_facts ->> 'head') THEN
        PERFORM refuse('not_as_it_ended');
    END IF;
END $$;
