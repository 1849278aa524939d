-- How the school reads its houses: what every station deals and marks by.

CREATE FUNCTION choices_made() RETURNS json LANGUAGE sql STABLE SECURITY DEFINER AS $$
    SELECT coalesce(json_agg(json_build_object(
        'house', f ->> 'house', 'reading', f ->> 'reading', 'answer', f ->> 'answer',
        'why', coalesce(f ->> 'why', ''), 'by_name', named(f ->> 'by'), 'at_ms', at_ms,
        'edition', f ->> 'edition', 'fingerprint', f ->> 'fingerprint') ORDER BY place), '[]')
    FROM (SELECT body::json AS f, at_ms, place FROM events
        WHERE chain = 'school' AND kind = 'house_published' AND body <> '') published
    WHERE f ->> 'reading' IS NOT NULL
$$;

-- The houses that were handed in, published and withdrawn, without their archives.
CREATE FUNCTION house_acts() RETURNS json LANGUAGE sql STABLE SECURITY DEFINER AS $$
    SELECT coalesce(json_agg(json_build_object(
        'id', CASE kind WHEN 'house_published' THEN f ->> 'handed_in' ELSE id END,
        'kind', kind, 'house', f ->> 'house', 'edition', f ->> 'edition',
        'fingerprint', f ->> 'fingerprint', 'by', f ->> 'by', 'by_name', named(f ->> 'by'),
        'at_ms', at_ms) ORDER BY place), '[]')
    FROM (SELECT id, kind, body::json AS f, at_ms, place FROM events WHERE chain = 'school'
        AND kind IN ('house_handed_in', 'house_published', 'house_withdrawn') AND body <> '') acts
    WHERE kind <> 'house_published' OR f ->> 'handed_in' IS NOT NULL
$$;

CREATE FUNCTION house_archive(p_id text) RETURNS json LANGUAGE sql STABLE SECURITY DEFINER AS $$
    SELECT body::json -> 'archive' FROM events
    WHERE chain = 'school' AND kind = 'house_handed_in' AND id = p_id
$$;
