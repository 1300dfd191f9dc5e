ALTER TABLE "ride_reviews" DROP CONSTRAINT "ride_reviews_why";--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "has_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "without_pin" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pin_at_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_reviews" ADD CONSTRAINT "ride_reviews_why" CHECK ("ride_reviews"."why" <@ array['far', 'fast', 'no_pin'] and cardinality("ride_reviews"."why") > 0);