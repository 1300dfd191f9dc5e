-- Lets one index hold a number beside a text. It comes with PostgreSQL, and whoever owns a database may add it.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "ride_search" (
	"ride_id" uuid NOT NULL,
	"bucket" integer NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
-- Where the server's locale is C, trigrams are of ASCII letters only. So that Bangla is found by index too, its
-- letters count as some of those: the index then finds a little too much, and the text itself decides.
CREATE FUNCTION to_letters(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(text) = length(text) THEN text ELSE translate(text, 'ঁংঃঅআইঈউঊঋঌএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ঽািীুূৃৄেৈোৌ্ৎৗড়ঢ়য়ৠৡৢৣ০১২৩৪৫৬৭৮৯ৰৱ', 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqr0123456789st') END;
--> statement-breakpoint
CREATE FUNCTION ride_bucket(ride_id uuid) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (('x' || left(ride_id::text, 8))::bit(32)::bigint >> 13)::integer;
--> statement-breakpoint
INSERT INTO "ride_search" ("ride_id", "bucket", "text")
SELECT id, ride_bucket(id), lower(pickup_address || E'\n' || destination_address) FROM rides ORDER BY id;
--> statement-breakpoint
CREATE INDEX "ride_search_text" ON "ride_search" USING gin ("bucket", to_letters("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ride_search_tail" ON "ride_search" USING btree (reverse(right("ride_id"::text, 12)) text_pattern_ops);--> statement-breakpoint
CREATE FUNCTION note_ride_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ride_search (ride_id, bucket, text)
    SELECT id, ride_bucket(id), lower(pickup_address || E'\n' || destination_address) FROM made;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rides_note_search AFTER INSERT ON rides REFERENCING NEW TABLE AS made
FOR EACH STATEMENT EXECUTE FUNCTION note_ride_search();
--> statement-breakpoint
CREATE INDEX "rides_newest" ON "rides" USING btree ("status","id") WHERE status in ('completed', 'canceled') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "rides_long" ON "rides" USING btree ("completed_at") WHERE status = 'completed' and completed_at - requested_at > interval '1 day';--> statement-breakpoint
DROP INDEX "users_role_created";--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
DROP INDEX "users_search";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (to_letters("search") gin_trgm_ops);--> statement-breakpoint
DROP INDEX "users_driver_search";--> statement-breakpoint
CREATE INDEX "users_driver_search" ON "users" USING gin (to_letters("search") gin_trgm_ops) WHERE "users"."role" = 'driver';--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("id") WHERE "users"."email_verified_at" is null;
