CREATE TABLE "ride_types" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"blurbs" jsonb NOT NULL,
	"vehicle_kind" text NOT NULL,
	"least_class" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"base_cents" integer NOT NULL,
	"per_km_cents" integer NOT NULL,
	"per_minute_cents" integer NOT NULL,
	"minimum_cents" integer NOT NULL,
	"about_least_dollars" integer NOT NULL,
	"about_most_dollars" integer NOT NULL,
	"icon" text NOT NULL,
	"place" smallint NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "ride_types_id" CHECK ("ride_types"."id" ~ '^[a-z][a-z0-9_]{1,29}$'),
	CONSTRAINT "ride_types_kind" CHECK ("ride_types"."vehicle_kind" ~ '^[a-z][a-z0-9_]{1,29}$'),
	CONSTRAINT "ride_types_words" CHECK (jsonb_typeof("ride_types"."names") = 'object' and "ride_types"."names" ? 'en' and "ride_types"."names" ? 'bn' and jsonb_typeof("ride_types"."blurbs") = 'object' and "ride_types"."blurbs" ? 'en' and "ride_types"."blurbs" ? 'bn'),
	CONSTRAINT "ride_types_vehicle" CHECK ("ride_types"."least_class" between 1 and 9 and "ride_types"."seats" between 1 and 20),
	CONSTRAINT "ride_types_tariff" CHECK ("ride_types"."base_cents" >= 0 and "ride_types"."per_km_cents" >= 0 and "ride_types"."per_minute_cents" >= 0 and "ride_types"."minimum_cents" > 0),
	CONSTRAINT "ride_types_about" CHECK ("ride_types"."about_least_dollars" >= 0 and "ride_types"."about_most_dollars" >= "ride_types"."about_least_dollars")
);
--> statement-breakpoint
INSERT INTO "ride_types" ("id", "names", "blurbs", "vehicle_kind", "least_class", "seats", "base_cents", "per_km_cents", "per_minute_cents", "minimum_cents", "about_least_dollars", "about_most_dollars", "icon", "place") VALUES
	('standard', '{"en": "Standard", "bn": "স্ট্যান্ডার্ড"}', '{"en": "everyday cars", "bn": "সাধারণ গাড়ি"}', 'car', 1, 4, 250, 90, 20, 500, 12, 18, 'car', 1),
	('comfort', '{"en": "Comfort", "bn": "কমফোর্ট"}', '{"en": "newer cars, more legroom", "bn": "নতুন গাড়ি, পা রাখার জায়গা বেশি"}', 'car', 2, 4, 300, 110, 24, 650, 15, 21, 'car', 2),
	('premium', '{"en": "Premium", "bn": "প্রিমিয়াম"}', '{"en": "better cars", "bn": "আরও ভালো গাড়ি"}', 'car', 3, 4, 400, 135, 30, 900, 18, 25, 'car', 3),
	('luxury', '{"en": "Luxury", "bn": "লাক্সারি"}', '{"en": "the finest cars", "bn": "সেরা গাড়ি"}', 'car', 4, 4, 600, 190, 40, 1400, 25, 35, 'car', 5),
	('xl', '{"en": "XL", "bn": "এক্সএল"}', '{"en": "vans and big cars", "bn": "ভ্যান ও বড় গাড়ি"}', 'car', 1, 6, 450, 150, 32, 1000, 20, 28, 'van', 4);--> statement-breakpoint
-- Whoever changes the table, every process reads it anew.
CREATE FUNCTION "tell_ride_types"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('ridewire', '{"event":"ride_types.changed"}');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ride_types_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ride_types" FOR EACH STATEMENT EXECUTE FUNCTION "tell_ride_types"();--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "type" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_type_ride_types_id_fk" FOREIGN KEY ("type") REFERENCES "public"."ride_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DROP TYPE "public"."ride_type";