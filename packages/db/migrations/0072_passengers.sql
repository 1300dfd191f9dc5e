ALTER TABLE "rides" ADD COLUMN "passenger" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "passenger" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_passenger" CHECK (octet_length("rides"."passenger"::text) <= 600);