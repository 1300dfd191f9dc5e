CREATE TABLE "queue_kept_places" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"zone_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"ride_id" uuid NOT NULL,
	"kept_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "queue_places" ADD COLUMN "back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "queue_kept_places" ADD CONSTRAINT "queue_kept_places_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_kept_places" ADD CONSTRAINT "queue_kept_places_zone_id_queue_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."queue_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_kept_places_zone" ON "queue_kept_places" USING btree ("zone_id");--> statement-breakpoint
CREATE TRIGGER "queue_kept_places_made" AFTER INSERT ON "queue_kept_places" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
CREATE TRIGGER "queue_kept_places_changed" AFTER UPDATE ON "queue_kept_places" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
CREATE TRIGGER "queue_kept_places_gone" AFTER DELETE ON "queue_kept_places" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
-- Drivers who go offline lose a kept place too.
-- contract: it only removes rows that older code doesn't know.
CREATE OR REPLACE FUNCTION "leave_queue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "queue_places" WHERE "driver_id" = NEW."id";
	DELETE FROM "queue_kept_places" WHERE "driver_id" = NEW."id";
	RETURN NULL;
END $$;
