-- Which classes a supervisor keeps, and whom he takes into them.

CREATE FUNCTION share_a_class(p_one text, p_other text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM members mine
        JOIN members theirs ON theirs.class = mine.class
        JOIN classes c ON c.class = mine.class
        WHERE mine.account = p_one AND theirs.account = p_other AND c.state = 'open'
        AND mine.until_ms IS NULL AND theirs.until_ms IS NULL)
$$;

-- Whether he is in it, or there is no other supervisor in the school who could be.
CREATE FUNCTION keeps_class(p_by text, p_class text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM members WHERE class = p_class AND account = p_by
            AND until_ms IS NULL)
        OR NOT EXISTS (SELECT 1 FROM people WHERE role = 'supervisor' AND state = 'open'
            AND account <> p_by)
$$;

-- A class that no supervisor is in is nobody's.
CREATE FUNCTION is_taught(p_account text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM members own
        JOIN classes c ON c.class = own.class
        JOIN members staff ON staff.class = own.class
        JOIN people p ON p.account = staff.account
        WHERE own.account = p_account AND own.until_ms IS NULL AND c.state = 'open'
        AND staff.until_ms IS NULL AND p.role = 'supervisor' AND p.state = 'open')
$$;

CREATE FUNCTION permit_supervisor(p_by text, p_kind text, p_facts json) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
    v_account text := p_facts ->> 'account';
    v_role text := (SELECT role FROM people WHERE account = v_account);
BEGIN
    IF p_kind = 'class_opened' AND v_account IS DISTINCT FROM p_by THEN
        PERFORM refuse('not_in_class');
    END IF;
    IF p_kind IN ('class_renamed', 'class_closed', 'joined_class', 'left_class')
        AND NOT keeps_class(p_by, p_facts ->> 'class') THEN
        PERFORM refuse('not_in_class');
    END IF;
    IF p_kind = 'joined_class' AND v_role IS DISTINCT FROM 'supervisor'
        AND NOT share_a_class(p_by, v_account) AND is_taught(v_account) THEN
        PERFORM refuse('taught_by_others');
    END IF;
    IF p_kind = 'account_unlocked' AND v_role IS DISTINCT FROM 'trainee' THEN
        PERFORM refuse('not_permitted');
    END IF;
END $$;
