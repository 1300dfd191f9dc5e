DROP INDEX "rides_active";--> statement-breakpoint
DROP INDEX "rides_driver_completed";--> statement-breakpoint
DROP INDEX "rides_finished";--> statement-breakpoint
DROP INDEX "rides_rider_history";--> statement-breakpoint
DROP INDEX "rides_driver_history";--> statement-breakpoint
CREATE INDEX "rides_finished" ON "rides" USING btree ("updated_at") WHERE status in ('completed', 'canceled');--> statement-breakpoint
CREATE INDEX "rides_rider_history" ON "rides" USING btree ("rider_id","requested_at") WHERE status in ('completed', 'canceled');--> statement-breakpoint
CREATE INDEX "rides_driver_history" ON "rides" USING btree ("driver_id","requested_at") WHERE status in ('completed', 'canceled');