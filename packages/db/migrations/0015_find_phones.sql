-- A phone number as it is searched, however it was written: digits alone, Latin ones, without Bangladesh's own prefix.
CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(regexp_replace(translate(phone, '০১২৩৪৫৬৭৮৯', '0123456789'), '[^0-9]', '', 'g'), '^(00)?88(?=0)', '');
--> statement-breakpoint
-- The indexes of it stay, and are made anew.
ALTER TABLE "users" ALTER COLUMN "search" SET EXPRESSION AS (lower(name) || E'\n' || lower(email) || E'\n' || phone_digits(coalesce(phone, '')));
