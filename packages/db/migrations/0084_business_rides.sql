CREATE TABLE "business_rides" (
	"ride_id" uuid PRIMARY KEY NOT NULL,
	"rider_id" uuid NOT NULL,
	"cost_center" varchar(40),
	"purpose" varchar(120),
	"marked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "business" jsonb;--> statement-breakpoint
ALTER TABLE "business_rides" ADD CONSTRAINT "business_rides_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_rides" ADD CONSTRAINT "business_rides_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_rides_of_rider" ON "business_rides" USING btree ("rider_id","marked_at");--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_business" CHECK (jsonb_typeof("scheduled_rides"."business") = 'object' and octet_length("scheduled_rides"."business"::text) <= 1000) NOT VALID;