-- The domain of a stored address gets the ASCII form of IDNA, so that one mailbox has one text. An
-- address that another account has already is left as it is.
DO $$
DECLARE
  stored text;
  label text;
  letter text;
  letters text[];
  encoded text;
  address text;
  threshold int;
  code int;
  delta int;
  bias int;
  handled int;
  basics int;
  rest int;
  place int;
  digit int;
BEGIN
  FOR stored IN
    SELECT email FROM (
      SELECT email, (deleted_at IS NOT NULL)::int AS rank, id FROM users
      UNION ALL SELECT email, 2, id FROM invitations
      UNION ALL SELECT email, 2, id FROM tokens
    ) AS found
    WHERE email ~ '^[^@]+@[^@]*[^\u0001-\u007f@][^@]*$'
    GROUP BY email ORDER BY min(rank), min(id)
  LOOP
    address := split_part(stored, '@', 1) || '@';
    FOREACH label IN ARRAY
      string_to_array(replace(lower(normalize(split_part(stored, '@', 2), NFKC)), '。', '.'), '.')
    LOOP
      IF right(address, 1) <> '@' THEN address := address || '.'; END IF;
      IF label !~ '[^\u0001-\u007f]' THEN
        address := address || label;
        CONTINUE;
      END IF;
      -- Punycode, RFC 3492, section 6.3.
      letters := string_to_array(label, NULL);
      encoded := regexp_replace(label, '[^\u0001-\u007f]', '', 'g');
      basics := length(encoded);
      IF basics > 0 THEN encoded := encoded || '-'; END IF;
      threshold := 128;
      delta := 0;
      bias := 72;
      handled := basics;
      WHILE handled < cardinality(letters) LOOP
        SELECT min(ascii(l)) INTO code FROM unnest(letters) AS l WHERE ascii(l) >= threshold;
        delta := delta + (code - threshold) * (handled + 1);
        threshold := code;
        FOREACH letter IN ARRAY letters LOOP
          IF ascii(letter) < threshold THEN delta := delta + 1; END IF;
          CONTINUE WHEN ascii(letter) <> threshold;
          rest := delta;
          place := 36;
          LOOP
            digit := least(greatest(place - bias, 1), 26);
            EXIT WHEN rest < digit;
            encoded := encoded || substr('abcdefghijklmnopqrstuvwxyz0123456789',
              1 + digit + (rest - digit) % (36 - digit), 1);
            rest := (rest - digit) / (36 - digit);
            place := place + 36;
          END LOOP;
          encoded := encoded || substr('abcdefghijklmnopqrstuvwxyz0123456789', 1 + rest, 1);
          delta := CASE WHEN handled = basics THEN delta / 700 ELSE delta / 2 END;
          handled := handled + 1;
          delta := delta + delta / handled;
          bias := 0;
          WHILE delta > 455 LOOP
            delta := delta / 35;
            bias := bias + 36;
          END LOOP;
          bias := bias + 36 * delta / (delta + 38);
          delta := 0;
        END LOOP;
        delta := delta + 1;
        threshold := threshold + 1;
      END LOOP;
      address := address || 'xn--' || encoded;
    END LOOP;
    UPDATE invitations SET email = address WHERE email = stored;
    -- A deleted account may be restored.
    UPDATE users SET email = address WHERE email = stored AND deleted_at IS NOT NULL;
    IF NOT EXISTS (SELECT FROM users WHERE email = address AND deleted_at IS NULL) THEN
      UPDATE users SET email = address WHERE email = stored AND deleted_at IS NULL;
      UPDATE tokens SET email = address WHERE email = stored;
    END IF;
  END LOOP;
END $$;
