ALTER TABLE "rides" ADD COLUMN "passenger" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "passenger" jsonb;--> statement-breakpoint
-- Not valid, so that no ride is looked at while all wait: rides of before have none.
ALTER TABLE "rides" ADD CONSTRAINT "rides_passenger" CHECK (jsonb_typeof("rides"."passenger") = 'object' and octet_length("rides"."passenger"::text) <= 600) NOT VALID;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_passenger" CHECK (jsonb_typeof("scheduled_rides"."passenger") = 'object' and octet_length("scheduled_rides"."passenger"::text) <= 600) NOT VALID;