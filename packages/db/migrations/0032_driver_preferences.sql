ALTER TABLE "drivers" ADD COLUMN "auto_accept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "home_address" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "home_lat" double precision;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "home_lng" double precision;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "homeward_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "homeward_day" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "homeward_uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "auto_accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_home" CHECK (("drivers"."home_address" is null) = ("drivers"."home_lat" is null) and ("drivers"."home_lat" is null) = ("drivers"."home_lng" is null) and length("drivers"."home_address") between 1 and 200 and "drivers"."home_lat" between -90 and 90 and "drivers"."home_lng" between -180 and 180 and ("drivers"."deleted_at" is null or "drivers"."home_lat" is null));--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_homeward" CHECK ("drivers"."homeward_until" is null or "drivers"."home_lat" is not null);