ALTER TABLE "scheduled_rides" ADD COLUMN "driver_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- contract: older code writes none of these columns, so it breaks no rule of them.
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "scheduled_rides_of_driver" ON "scheduled_rides" USING btree ("driver_id","pickup_at") WHERE "scheduled_rides"."driver_id" is not null;--> statement-breakpoint
-- contract: the same.
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_taken" CHECK (("scheduled_rides"."driver_id" is null) = ("scheduled_rides"."taken_at" is null) and "scheduled_rides"."reminders" between 0 and 2) NOT VALID;
