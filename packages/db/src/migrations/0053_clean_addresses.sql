-- Stored addresses lose their invisible characters, the brackets < > around them, and a comma or
-- semicolon at their end. No valid address has these characters there. An address that another account
-- has already is left as it is.
UPDATE users SET email = cleaned.email
FROM (
  SELECT DISTINCT ON (email) id, email
  FROM (
    SELECT id, email AS stored, regexp_replace(regexp_replace(regexp_replace(email, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'),
      '^[\s<]+', ''), '[\s>;,]+$', '') AS email
    FROM users WHERE deleted_at IS NULL
  ) AS found
  WHERE email <> stored AND email LIKE '_%@_%'
  ORDER BY email, id
) AS cleaned
WHERE users.id = cleaned.id
  AND NOT EXISTS (SELECT FROM users AS other WHERE other.email = cleaned.email AND other.deleted_at IS NULL);
--> statement-breakpoint
UPDATE invitations SET email = cleaned.email
FROM (
  SELECT id, email AS stored, regexp_replace(regexp_replace(regexp_replace(email, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]', '', 'g'),
      '^[\s<]+', ''), '[\s>;,]+$', '') AS email
  FROM invitations WHERE email IS NOT NULL
) AS cleaned
WHERE invitations.id = cleaned.id AND cleaned.email <> cleaned.stored AND cleaned.email LIKE '_%@_%';
