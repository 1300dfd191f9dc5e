ALTER TABLE "drivers" ADD COLUMN "vehicle_kind" text DEFAULT 'car' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "vehicle_rank" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "vehicle_seats" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "confirmed_kind" text DEFAULT 'car' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "confirmed_rank" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "confirmed_seats" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "declined_types" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_vehicle" CHECK ("drivers"."vehicle_kind" ~ '^[a-z][a-z0-9_]{1,29}$' and "drivers"."confirmed_kind" ~ '^[a-z][a-z0-9_]{1,29}$' and "drivers"."vehicle_rank" between 1 and 9 and "drivers"."confirmed_rank" between 1 and 9 and "drivers"."vehicle_seats" between 1 and 20 and "drivers"."confirmed_seats" between 1 and 20);--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_declined_types" CHECK (cardinality("drivers"."declined_types") <= 100);--> statement-breakpoint
-- No ride is a driver's, or reserved for one, whose vehicle doesn't serve its type. The driver's row is locked against a vehicle that
-- changes meanwhile, as the accept locks it.
CREATE FUNCTION "refuse_unfit_driver"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "drivers" d, "ride_types" t
	WHERE d."id" = coalesce(NEW."driver_id", NEW."next_driver_id") AND t."id" = NEW."type"
		AND t."vehicle_kind" = d."confirmed_kind" AND t."least_class" <= d."confirmed_rank" AND t."seats" <= d."confirmed_seats"
	FOR KEY SHARE OF d;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the driver''s vehicle does not serve rides of the type %', NEW."type"
			USING ERRCODE = 'check_violation', CONSTRAINT = 'rides_vehicle_fits', TABLE = 'rides';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "rides_vehicle_fits_made" AFTER INSERT ON "rides" FOR EACH ROW
WHEN ((NEW."driver_id" IS NOT NULL AND NEW."status" IN ('accepted', 'picked_up', 'in_transit')) OR NEW."next_driver_id" IS NOT NULL)
EXECUTE FUNCTION "refuse_unfit_driver"();--> statement-breakpoint
CREATE TRIGGER "rides_vehicle_fits" AFTER UPDATE ON "rides" FOR EACH ROW
WHEN ((NEW."driver_id" IS NOT NULL AND NEW."status" IN ('accepted', 'picked_up', 'in_transit')
		AND (OLD."driver_id" IS DISTINCT FROM NEW."driver_id" OR OLD."type" <> NEW."type" OR OLD."status" IN ('requested', 'completed', 'canceled')))
	OR (NEW."next_driver_id" IS NOT NULL AND (OLD."next_driver_id" IS DISTINCT FROM NEW."next_driver_id" OR OLD."type" <> NEW."type")))
EXECUTE FUNCTION "refuse_unfit_driver"();--> statement-breakpoint
CREATE FUNCTION "refuse_unfit_vehicle"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "drivers" WHERE "id" = NEW."id" FOR UPDATE;
	IF EXISTS (
		SELECT FROM "rides" r JOIN "ride_types" t ON t."id" = r."type"
		WHERE ((r."driver_id" = NEW."id" AND r."status" IN ('accepted', 'picked_up', 'in_transit')) OR r."next_driver_id" = NEW."id")
			AND NOT (t."vehicle_kind" = NEW."confirmed_kind" AND t."least_class" <= NEW."confirmed_rank" AND t."seats" <= NEW."confirmed_seats")
	) THEN
		RAISE EXCEPTION 'the driver has a ride that only the former vehicle serves'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'drivers_vehicle_fits', TABLE = 'drivers';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "drivers_vehicle_fits" BEFORE UPDATE OF "confirmed_kind", "confirmed_rank", "confirmed_seats" ON "drivers" FOR EACH ROW
WHEN ((OLD."confirmed_kind", OLD."confirmed_rank", OLD."confirmed_seats") IS DISTINCT FROM (NEW."confirmed_kind", NEW."confirmed_rank", NEW."confirmed_seats"))
EXECUTE FUNCTION "refuse_unfit_vehicle"();
