-- What trigrams are made of: a letter or digit of ASCII for each letter of Bangla, whose digits are none of ours, and one for each
-- blank and mark between words, so that a search for several words is as narrow as one for a rare word. One character stays
-- one, and a line break stays one.
CREATE FUNCTION search_letters(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(CASE WHEN octet_length(text) = length(text) THEN text ELSE translate(text, 'ঁংঃঅআইঈউঊঋঌএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ঽািীুূৃৄেৈোৌ্ৎৗড়ঢ়য়ৠৡৢৣ০১২৩৪৫৬৭৮৯ৰৱ', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqruvwxyzabcdst') END, ' ,.-/#()', 'qxjzvwzz');
--> statement-breakpoint
DROP INDEX "contact_messages_search";--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "users_driver_search";--> statement-breakpoint
DROP INDEX "ride_search_text";--> statement-breakpoint
ALTER TABLE "ride_search" RENAME COLUMN "text" TO "letters";--> statement-breakpoint
ALTER TABLE "ride_search" ALTER COLUMN "letters" TYPE text USING search_letters("letters");--> statement-breakpoint
CREATE INDEX "ride_search_letters" ON "ride_search" USING gin ("bucket","letters" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ride_search_newest" ON "ride_search" USING btree ("ride_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_ride_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ride_search (ride_id, bucket, letters)
    SELECT id, ride_bucket(id), search_letters(lower(pickup_address || E'\n' || destination_address)) FROM made;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "letters" text GENERATED ALWAYS AS (search_letters(lower(name) || E'\n' || lower(email) || E'\n' || phone_digits(coalesce(phone, '')))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin (search_letters("search") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("letters" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_driver_search" ON "users" USING gin ("letters" gin_trgm_ops) WHERE "users"."role" = 'driver';--> statement-breakpoint
DROP FUNCTION to_letters(text);
