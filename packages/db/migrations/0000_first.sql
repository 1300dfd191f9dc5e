CREATE TYPE "public"."canceled_by" AS ENUM('rider', 'driver', 'admin', 'system');--> statement-breakpoint
CREATE TYPE "public"."ride_status" AS ENUM('requested', 'accepted', 'picked_up', 'in_transit', 'completed', 'canceled');--> statement-breakpoint
CREATE TYPE "public"."ride_type" AS ENUM('standard', 'comfort', 'premium', 'luxury', 'xl');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('rider', 'driver', 'admin');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('active', 'blocked');--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"available" boolean DEFAULT false NOT NULL,
	"vehicle_model" text,
	"license_plate" text,
	"last_lat" double precision,
	"last_lng" double precision,
	"last_position_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drivers_available_may_drive" CHECK (not "drivers"."available" or ("drivers"."approved" and not "drivers"."suspended")),
	CONSTRAINT "drivers_lengths" CHECK (length("drivers"."vehicle_model") <= 60 and length("drivers"."license_plate") <= 30),
	CONSTRAINT "drivers_position" CHECK (("drivers"."last_lat" is null) = ("drivers"."last_lng" is null))
);
--> statement-breakpoint
CREATE TABLE "ride_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ride_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ride_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"from_status" "ride_status",
	"to_status" "ride_status" NOT NULL,
	"actor_id" uuid,
	"actor_role" "role",
	"data" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ride_offers" (
	"ride_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"wave" integer NOT NULL,
	"pickup_meters" integer,
	"offered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "ride_offers_ride_id_driver_id_pk" PRIMARY KEY("ride_id","driver_id")
);
--> statement-breakpoint
CREATE TABLE "rides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"command_id" uuid NOT NULL,
	"rider_id" uuid NOT NULL,
	"driver_id" uuid,
	"status" "ride_status" DEFAULT 'requested' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" "ride_type" NOT NULL,
	"pickup_address" text NOT NULL,
	"pickup_lat" double precision NOT NULL,
	"pickup_lng" double precision NOT NULL,
	"destination_address" text NOT NULL,
	"destination_lat" double precision NOT NULL,
	"destination_lng" double precision NOT NULL,
	"distance_meters" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	"fare_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"payout_cents" integer NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"picked_up_at" timestamp (3) with time zone,
	"in_transit_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"canceled_by" "canceled_by",
	"cancel_reason" text,
	"offered_count" integer DEFAULT 0 NOT NULL,
	"wave" integer DEFAULT 0 NOT NULL,
	"next_wave_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rides_driver_fits_status" CHECK (case when "rides"."status" = 'requested' then "rides"."driver_id" is null when "rides"."status" = 'canceled' then true else "rides"."driver_id" is not null end),
	CONSTRAINT "rides_money" CHECK ("rides"."fare_cents" > 0 and "rides"."commission_cents" >= 0 and "rides"."payout_cents" >= 0 and "rides"."commission_cents" + "rides"."payout_cents" = "rides"."fare_cents"),
	CONSTRAINT "rides_places" CHECK ("rides"."pickup_lat" between -90 and 90 and "rides"."destination_lat" between -90 and 90 and "rides"."pickup_lng" between -180 and 180 and "rides"."destination_lng" between -180 and 180),
	CONSTRAINT "rides_lengths" CHECK (length("rides"."pickup_address") between 1 and 200 and length("rides"."destination_address") between 1 and 200 and length("rides"."cancel_reason") <= 200),
	CONSTRAINT "rides_measures" CHECK ("rides"."distance_meters" >= 0 and "rides"."duration_seconds" >= 0 and "rides"."version" > 0),
	CONSTRAINT "rides_canceled_by" CHECK (("rides"."status" = 'canceled') = ("rides"."canceled_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"user_agent" text,
	"ip_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" "role" NOT NULL,
	"status" "user_status" DEFAULT 'active' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"name" text NOT NULL,
	"phone" text,
	"address" text,
	"avatar_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_lengths" CHECK (length("users"."email") <= 254 and length("users"."name") between 1 and 100 and length("users"."phone") <= 30 and length("users"."address") <= 200)
);
--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_events" ADD CONSTRAINT "ride_events_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_events" ADD CONSTRAINT "ride_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD CONSTRAINT "ride_offers_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD CONSTRAINT "ride_offers_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drivers_available" ON "drivers" USING btree ("id") WHERE "drivers"."available";--> statement-breakpoint
CREATE UNIQUE INDEX "ride_events_version_unique" ON "ride_events" USING btree ("ride_id","version");--> statement-breakpoint
CREATE INDEX "ride_events_at" ON "ride_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ride_offers_driver" ON "ride_offers" USING btree ("driver_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rides_one_active_per_rider" ON "rides" USING btree ("rider_id") WHERE "rides"."status" in ('requested', 'accepted', 'picked_up', 'in_transit');--> statement-breakpoint
CREATE UNIQUE INDEX "rides_one_active_per_driver" ON "rides" USING btree ("driver_id") WHERE "rides"."status" in ('accepted', 'picked_up', 'in_transit');--> statement-breakpoint
CREATE UNIQUE INDEX "rides_command_unique" ON "rides" USING btree ("rider_id","command_id");--> statement-breakpoint
CREATE INDEX "rides_waiting" ON "rides" USING btree ("next_wave_at") WHERE "rides"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "rides_finished" ON "rides" USING btree ("updated_at") WHERE status in ('completed', 'canceled');--> statement-breakpoint
CREATE INDEX "rides_rider_history" ON "rides" USING btree ("rider_id","requested_at") WHERE status in ('completed', 'canceled');--> statement-breakpoint
CREATE INDEX "rides_driver_history" ON "rides" USING btree ("driver_id","requested_at") WHERE status in ('completed', 'canceled');--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret_unique" ON "sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at");