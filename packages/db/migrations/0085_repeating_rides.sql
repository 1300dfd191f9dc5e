CREATE TABLE "scheduled_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rider_id" uuid NOT NULL,
	"type" text NOT NULL,
	"pickup_address" text NOT NULL,
	"pickup_lat" double precision NOT NULL,
	"pickup_lng" double precision NOT NULL,
	"destination_address" text NOT NULL,
	"destination_lat" double precision NOT NULL,
	"destination_lng" double precision NOT NULL,
	"stops" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pickup_note" varchar(120),
	"passenger" jsonb,
	"business" jsonb,
	"weekdays" smallint[] NOT NULL,
	"time" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"next_day" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_series_days" CHECK (cardinality("scheduled_series"."weekdays") between 1 and 7 and "scheduled_series"."weekdays" <@ '{1,2,3,4,5,6,7}' and "scheduled_series"."first_day" <= "scheduled_series"."last_day" and "scheduled_series"."next_day" <= "scheduled_series"."last_day"),
	CONSTRAINT "scheduled_series_time" CHECK ("scheduled_series"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "scheduled_series_trip" CHECK (length("scheduled_series"."pickup_address") between 1 and 200 and length("scheduled_series"."destination_address") between 1 and 200 and jsonb_typeof("scheduled_series"."stops") = 'array' and jsonb_array_length("scheduled_series"."stops") <= 3 and octet_length("scheduled_series"."stops"::text) <= 2400),
	CONSTRAINT "scheduled_series_people" CHECK (coalesce(jsonb_typeof("scheduled_series"."passenger") = 'object' and octet_length("scheduled_series"."passenger"::text) <= 600, true) and coalesce(jsonb_typeof("scheduled_series"."business") = 'object' and octet_length("scheduled_series"."business"::text) <= 1000, true))
);
--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_series" ADD CONSTRAINT "scheduled_series_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_series" ADD CONSTRAINT "scheduled_series_type_ride_types_id_fk" FOREIGN KEY ("type") REFERENCES "public"."ride_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_series_of_rider" ON "scheduled_series" USING btree ("rider_id","created_at");--> statement-breakpoint
CREATE INDEX "scheduled_series_due" ON "scheduled_series" USING btree ("next_day") WHERE "scheduled_series"."next_day" is not null;--> statement-breakpoint
-- contract: the column is new, and older code leaves it empty.
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_series_id_scheduled_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."scheduled_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_rides_of_series" ON "scheduled_rides" USING btree ("series_id") WHERE "scheduled_rides"."series_id" is not null;