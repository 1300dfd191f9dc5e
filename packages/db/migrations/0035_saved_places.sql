CREATE TABLE "saved_places" (
	"rider_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_places_rider_id_id_pk" PRIMARY KEY("rider_id","id"),
	CONSTRAINT "saved_places_kind" CHECK (case "saved_places"."kind" when 'other' then "saved_places"."name" is not null when 'home' then "saved_places"."name" is null when 'work' then "saved_places"."name" is null else false end)
);
--> statement-breakpoint
ALTER TABLE "saved_places" ADD CONSTRAINT "saved_places_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_places_one_of_kind" ON "saved_places" USING btree ("rider_id","kind") WHERE "saved_places"."kind" <> 'other';