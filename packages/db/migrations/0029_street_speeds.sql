CREATE TABLE "street_speeds" (
	"city_id" uuid NOT NULL,
	"hour" smallint NOT NULL,
	"group_key" integer NOT NULL,
	"taken_seconds" real NOT NULL,
	"guessed_seconds" real NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "street_speeds_city_id_hour_group_key_pk" PRIMARY KEY("city_id","hour","group_key"),
	CONSTRAINT "street_speeds_group" CHECK ("street_speeds"."hour" between -1 and 167 and "street_speeds"."group_key" >= 0),
	CONSTRAINT "street_speeds_sums" CHECK ("street_speeds"."taken_seconds" >= 0 and "street_speeds"."guessed_seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "street_speeds" ADD CONSTRAINT "street_speeds_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;