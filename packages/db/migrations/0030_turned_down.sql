ALTER TABLE "drivers" ADD COLUMN "recent_declines" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "cooling_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "cooling_why" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "cooled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "coolings" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "approach_meters" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "approach_seconds" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "approach_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "asked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "assurances" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_recent_declines" CHECK (cardinality("drivers"."recent_declines") <= 10);--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_cooling" CHECK (num_nulls("drivers"."cooling_until", "drivers"."cooling_why") in (0, 2) and "drivers"."cooling_why" in ('row', 'hour') and "drivers"."coolings" >= 0);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_assurances" CHECK ("rides"."assurances" >= 0);