CREATE TABLE "ride_ratings" (
	"ride_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"rated_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"comment" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "ride_ratings_ride_id_rater_id_pk" PRIMARY KEY("ride_id","rater_id"),
	CONSTRAINT "ride_ratings_stars" CHECK ("ride_ratings"."stars" between 1 and 5),
	CONSTRAINT "ride_ratings_two" CHECK ("ride_ratings"."rater_id" <> "ride_ratings"."rated_id")
);
--> statement-breakpoint
ALTER TABLE "ride_ratings" ADD CONSTRAINT "ride_ratings_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_ratings" ADD CONSTRAINT "ride_ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_ratings" ADD CONSTRAINT "ride_ratings_rated_id_users_id_fk" FOREIGN KEY ("rated_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ride_ratings_rated" ON "ride_ratings" USING btree ("rated_id","at");--> statement-breakpoint
CREATE INDEX "ride_ratings_rater" ON "ride_ratings" USING btree ("rater_id");