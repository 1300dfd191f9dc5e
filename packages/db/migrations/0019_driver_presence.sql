ALTER TABLE "drivers" ADD COLUMN "last_heard_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "silent_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "paused_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "ignored_offers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "ignored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "put_offline_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "put_offline_why" text;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "lapsed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_put_offline" CHECK (("drivers"."put_offline_at" is null) = ("drivers"."put_offline_why" is null) and "drivers"."put_offline_why" in ('silent', 'unanswered'));