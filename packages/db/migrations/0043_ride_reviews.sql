CREATE TABLE "ride_reviews" (
	"ride_id" uuid PRIMARY KEY NOT NULL,
	"why" text[] NOT NULL,
	"meters_away" integer,
	"took_seconds" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reviewed_by_id" uuid,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "ride_reviews_why" CHECK ("ride_reviews"."why" <@ array['far', 'fast'] and cardinality("ride_reviews"."why") > 0),
	CONSTRAINT "ride_reviews_measures" CHECK ("ride_reviews"."meters_away" >= 0 and "ride_reviews"."took_seconds" >= 0),
	CONSTRAINT "ride_reviews_reviewed" CHECK (("ride_reviews"."reviewed_by_id" is null) = ("ride_reviews"."reviewed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "ride_reviews" ADD CONSTRAINT "ride_reviews_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_reviews" ADD CONSTRAINT "ride_reviews_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ride_reviews_open" ON "ride_reviews" USING btree ("ride_id") WHERE reviewed_at is null;