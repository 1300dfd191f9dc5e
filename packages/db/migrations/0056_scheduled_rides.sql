CREATE TYPE "public"."scheduled_state" AS ENUM('waiting', 'requesting', 'requested', 'missed', 'canceled');--> statement-breakpoint
CREATE TABLE "scheduled_rides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rider_id" uuid NOT NULL,
	"state" "scheduled_state" DEFAULT 'waiting' NOT NULL,
	"type" text NOT NULL,
	"pickup_address" text NOT NULL,
	"pickup_lat" double precision NOT NULL,
	"pickup_lng" double precision NOT NULL,
	"destination_address" text NOT NULL,
	"destination_lat" double precision NOT NULL,
	"destination_lng" double precision NOT NULL,
	"pickup_note" varchar(120),
	"distance_meters" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	"fare_cents" integer NOT NULL,
	"pickup_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"missed_why" text,
	"ride_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_rides_rideId_unique" UNIQUE("ride_id"),
	CONSTRAINT "scheduled_rides_fare" CHECK ("scheduled_rides"."fare_cents" > 0),
	CONSTRAINT "scheduled_rides_missed" CHECK (("scheduled_rides"."state" = 'missed') = ("scheduled_rides"."missed_why" is not null) and coalesce("scheduled_rides"."missed_why" in ('busy', 'type', 'blocked', 'late'), true)),
	CONSTRAINT "scheduled_rides_requested" CHECK ("scheduled_rides"."ride_id" is null or "scheduled_rides"."state" = 'requested'),
	CONSTRAINT "scheduled_rides_lengths" CHECK (length("scheduled_rides"."pickup_address") between 1 and 200 and length("scheduled_rides"."destination_address") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "hides_phones" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "pickup_note" varchar(120);--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "scheduled_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_type_ride_types_id_fk" FOREIGN KEY ("type") REFERENCES "public"."ride_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_rides_due" ON "scheduled_rides" USING btree ("pickup_at") WHERE "scheduled_rides"."state" in ('waiting', 'requesting');--> statement-breakpoint
CREATE INDEX "scheduled_rides_of_rider" ON "scheduled_rides" USING btree ("rider_id","pickup_at");