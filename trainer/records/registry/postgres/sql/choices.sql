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
