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
EXECUTE FUNCTION "drop_ride_vehicle"();
