CREATE TABLE "stuck_rides" (
	"ride_id" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"level" smallint DEFAULT 0 NOT NULL,
	"owner_id" uuid,
	"owned_at" timestamp (3) with time zone,
	CONSTRAINT "stuck_rides_level" CHECK ("stuck_rides"."level" between 0 and 2),
	CONSTRAINT "stuck_rides_owned" CHECK (("stuck_rides"."owner_id" is null) = ("stuck_rides"."owned_at" is null))
);
--> statement-breakpoint
ALTER TABLE "stuck_rides" ADD CONSTRAINT "stuck_rides_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuck_rides" ADD CONSTRAINT "stuck_rides_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;