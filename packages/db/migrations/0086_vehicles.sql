ALTER TABLE "rides" ADD COLUMN "vehicle" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_vehicle" CHECK (jsonb_typeof("rides"."vehicle") = 'object' and octet_length("rides"."vehicle"::text) <= 600) NOT VALID;--> statement-breakpoint
-- Code that doesn't know the vehicle would leave it behind as a ride goes from driver to driver.
CREATE FUNCTION "drop_ride_vehicle"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."vehicle" := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
-- contract: it only empties a column that older code doesn't know.
CREATE TRIGGER "rides_drop_vehicle" BEFORE UPDATE OF "driver_id" ON "rides" FOR EACH ROW
WHEN (OLD."driver_id" IS DISTINCT FROM NEW."driver_id" AND NEW."vehicle" IS NOT NULL AND NEW."vehicle" IS NOT DISTINCT FROM OLD."vehicle")
EXECUTE FUNCTION "drop_ride_vehicle"();--> statement-breakpoint
CREATE TABLE "vehicles" (
	"driver_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"model" text,
	"color" text,
	"license_plate" text,
	"kind" text NOT NULL,
	"rank" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"confirmed_kind" text,
	"confirmed_rank" smallint,
	"confirmed_seats" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_driver_id_id_pk" PRIMARY KEY("driver_id","id"),
	CONSTRAINT "vehicles_lengths" CHECK (length("vehicles"."model") <= 60 and length("vehicles"."license_plate") <= 30),
	CONSTRAINT "vehicles_color" CHECK ("vehicles"."color" in ('white', 'black', 'silver', 'gray', 'red', 'maroon', 'blue', 'green', 'yellow', 'gold', 'orange', 'brown')),
	CONSTRAINT "vehicles_vehicle" CHECK ("vehicles"."kind" ~ '^[a-z][a-z0-9_]{1,29}$' and "vehicles"."confirmed_kind" ~ '^[a-z][a-z0-9_]{1,29}$' and "vehicles"."rank" between 1 and 9 and "vehicles"."confirmed_rank" between 1 and 9 and "vehicles"."seats" between 1 and 20 and "vehicles"."confirmed_seats" between 1 and 20),
	CONSTRAINT "vehicles_confirmed" CHECK (num_nulls("vehicles"."confirmed_kind", "vehicles"."confirmed_rank", "vehicles"."confirmed_seats") in (0, 3))
);
--> statement-breakpoint
-- contract: older code writes no vehicle, and the indexes below keep its documents apart as these did.
DROP INDEX "driver_documents_approved";--> statement-breakpoint
-- contract: as above.
DROP INDEX "driver_documents_open";--> statement-breakpoint
ALTER TABLE "driver_documents" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicles_plate" ON "vehicles" USING gin ("license_plate" gin_trgm_ops);--> statement-breakpoint
-- contract: older code leaves the column null.
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_vehicle" FOREIGN KEY ("driver_id","vehicle_id") REFERENCES "public"."vehicles"("driver_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- contract: as the indexes above, for what older code writes.
CREATE UNIQUE INDEX "driver_documents_one_approved" ON "driver_documents" USING btree ("driver_id","kind",coalesce(vehicle_id, '00000000-0000-0000-0000-000000000000')) WHERE "driver_documents"."state" = 'approved';--> statement-breakpoint
-- contract: as above.
CREATE UNIQUE INDEX "driver_documents_one_open" ON "driver_documents" USING btree ("driver_id","kind",coalesce(vehicle_id, '00000000-0000-0000-0000-000000000000')) WHERE "driver_documents"."state" <> 'approved';--> statement-breakpoint
CREATE INDEX "drivers_plate_key" ON "drivers" USING btree (translate(upper("license_plate"), '০১২৩৪৫৬৭৮৯ -', '0123456789'));--> statement-breakpoint
-- contract: older code leaves the column null.
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_of_vehicle" CHECK ("driver_documents"."vehicle_id" is null or "driver_documents"."kind" <> 'licence') NOT VALID;
