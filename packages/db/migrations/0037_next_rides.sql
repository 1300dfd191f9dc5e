ALTER TABLE "ride_offers" ADD COLUMN "left_seconds" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "next_driver_id" uuid;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "next_pickup_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "next_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_next_driver_id_users_id_fk" FOREIGN KEY ("next_driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_one_next_per_driver" ON "rides" USING btree ("next_driver_id") WHERE "rides"."next_driver_id" is not null;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_next" CHECK (num_nulls("rides"."next_driver_id", "rides"."next_pickup_at", "rides"."next_until") in (0, 3) and ("rides"."next_driver_id" is null or "rides"."status" = 'requested'));