ALTER TABLE "rides" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_refunded" CHECK ("rides"."refunded_cents" between 0 and "rides"."fare_cents");--> statement-breakpoint
CREATE TABLE "ride_refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"ride_id" uuid NOT NULL,
	"command_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_refunds_amount" CHECK ("ride_refunds"."amount_cents" > 0),
	CONSTRAINT "ride_refunds_reason" CHECK (length("ride_refunds"."reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "ride_refunds" ADD CONSTRAINT "ride_refunds_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ride_refunds_command_unique" ON "ride_refunds" USING btree ("ride_id","command_id");--> statement-breakpoint
CREATE FUNCTION "refuse_refund_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a refund note is never changed or removed';
END;
$$;--> statement-breakpoint
CREATE TRIGGER "ride_refunds_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ride_refunds" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_refund_change"();--> statement-breakpoint
ALTER TABLE "ride_refunds" ENABLE ALWAYS TRIGGER "ride_refunds_append_only";--> statement-breakpoint
CREATE TABLE "ride_tracks" (
	"ride_id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"approach" integer[] DEFAULT '{}' NOT NULL,
	"trip" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "ride_tracks_bounds" CHECK (cardinality("ride_tracks"."approach") <= 8000 and cardinality("ride_tracks"."trip") <= 8000)
) WITH (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "ride_tracks" ADD CONSTRAINT "ride_tracks_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;
