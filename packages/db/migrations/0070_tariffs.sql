CREATE TABLE "tariffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ride_type" text NOT NULL,
	"base_cents" integer NOT NULL,
	"per_km_cents" integer NOT NULL,
	"per_minute_cents" integer NOT NULL,
	"minimum_cents" integer NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"edition" integer,
	"set_by" uuid,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tariffs_begins" UNIQUE("ride_type","begins_at"),
	CONSTRAINT "tariffs_edition" UNIQUE("ride_type","edition"),
	CONSTRAINT "tariffs_rates" CHECK ("tariffs"."base_cents" >= 0 and "tariffs"."per_km_cents" >= 0 and "tariffs"."per_minute_cents" >= 0 and "tariffs"."minimum_cents" > 0),
	CONSTRAINT "tariffs_from_zero" CHECK ("tariffs"."edition" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "rates" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "rates" jsonb;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_ride_type_ride_types_id_fk" FOREIGN KEY ("ride_type") REFERENCES "public"."ride_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tariffs_set_by" ON "tariffs" USING btree ("set_by");--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_rates" CHECK (jsonb_typeof("rides"."rates") = 'object' and octet_length("rides"."rates"::text) <= 200) NOT VALID;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_rates" CHECK (jsonb_typeof("scheduled_rides"."rates") = 'object' and octet_length("scheduled_rides"."rates"::text) <= 200) NOT VALID;--> statement-breakpoint
-- What each type costs now is the first price list.
INSERT INTO "tariffs" ("id", "ride_type", "base_cents", "per_km_cents", "per_minute_cents", "minimum_cents", "begins_at", "edition")
	SELECT gen_random_uuid(), "id", "base_cents", "per_km_cents", "per_minute_cents", "minimum_cents", now(), 0 FROM "ride_types";--> statement-breakpoint
-- Rides were quoted by prices that have begun.
CREATE FUNCTION "refuse_begun_tariff"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."edition" IS NOT NULL THEN
		RAISE EXCEPTION 'prices that have begun are never changed or deleted'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'tariffs_begun', TABLE = 'tariffs';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "tariffs_begun" BEFORE UPDATE OR DELETE ON "tariffs" FOR EACH ROW EXECUTE FUNCTION "refuse_begun_tariff"();--> statement-breakpoint
CREATE TRIGGER "tariffs_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tariffs" FOR EACH STATEMENT EXECUTE FUNCTION "tell_ride_types"();--> statement-breakpoint
-- Prices of a new type, or changed by hand, begin at once. Those that the server begins are in both tables by then.
CREATE FUNCTION "keep_tariff"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	latest "tariffs";
BEGIN
	LOCK TABLE "tariffs" IN SHARE ROW EXCLUSIVE MODE;
	SELECT * INTO latest FROM "tariffs" WHERE "ride_type" = NEW."id" AND "edition" IS NOT NULL ORDER BY "edition" DESC LIMIT 1;
	IF NOT FOUND OR (latest."base_cents", latest."per_km_cents", latest."per_minute_cents", latest."minimum_cents")
			<> (NEW."base_cents", NEW."per_km_cents", NEW."per_minute_cents", NEW."minimum_cents") THEN
		INSERT INTO "tariffs" ("id", "ride_type", "base_cents", "per_km_cents", "per_minute_cents", "minimum_cents", "begins_at", "edition")
		VALUES (gen_random_uuid(), NEW."id", NEW."base_cents", NEW."per_km_cents", NEW."per_minute_cents", NEW."minimum_cents",
			greatest(clock_timestamp(), latest."begins_at" + interval '1 millisecond'), (SELECT coalesce(max("edition"), 0) + 1 FROM "tariffs"));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- contract: no release before this one writes to ride_types.
CREATE TRIGGER "ride_types_kept" AFTER INSERT OR UPDATE OF "base_cents", "per_km_cents", "per_minute_cents", "minimum_cents" ON "ride_types" FOR EACH ROW EXECUTE FUNCTION "keep_tariff"();
