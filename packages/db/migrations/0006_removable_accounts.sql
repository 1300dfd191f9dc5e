ALTER TABLE "ride_events" DROP CONSTRAINT "ride_events_actor_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "rides_driver_history";--> statement-breakpoint
CREATE INDEX "rides_driver_history" ON "rides" USING btree ("driver_id","requested_at") WHERE "rides"."driver_id" is not null;