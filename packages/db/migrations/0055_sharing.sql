CREATE TABLE "ride_links" (
	"ride_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"shared_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "trusted_contacts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"rider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trusted_contacts_rider_id_email_pk" PRIMARY KEY("rider_id","email"),
	CONSTRAINT "trusted_contacts_id_unique" UNIQUE("id"),
	CONSTRAINT "trusted_contacts_email" CHECK ("trusted_contacts"."email" = lower("trusted_contacts"."email"))
);
--> statement-breakpoint
ALTER TABLE "ride_links" ADD CONSTRAINT "ride_links_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;