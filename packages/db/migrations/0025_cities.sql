CREATE TABLE "cities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer GENERATED ALWAYS AS IDENTITY (sequence name "cities_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"source_version" text,
	"attribution" text NOT NULL,
	"south" double precision NOT NULL,
	"west" double precision NOT NULL,
	"north" double precision NOT NULL,
	"east" double precision NOT NULL,
	"graph" "bytea",
	"junctions" integer DEFAULT 0 NOT NULL,
	"street_km" double precision DEFAULT 0 NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"is_used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cities_slug" CHECK ("cities"."name" ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
	CONSTRAINT "cities_finished" CHECK ("cities"."finished_at" is null or "cities"."graph" is not null),
	CONSTRAINT "cities_used_is_finished" CHECK (not "cities"."is_used" or "cities"."finished_at" is not null),
	CONSTRAINT "cities_box" CHECK ("cities"."south" between -90 and "cities"."north" and "cities"."north" <= 90 and "cities"."west" between -180 and "cities"."east" and "cities"."east" <= 180)
);
--> statement-breakpoint
CREATE TABLE "city_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "city_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"name_bn" text,
	"kind" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"rank" smallint NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "city_places_position" CHECK ("city_places"."lat" between -90 and 90 and "city_places"."lng" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "city_tiles" (
	"city_id" uuid NOT NULL,
	"z" smallint NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "city_tiles_city_id_z_x_y_pk" PRIMARY KEY("city_id","z","x","y")
);
--> statement-breakpoint
ALTER TABLE "city_places" ADD CONSTRAINT "city_places_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_tiles" ADD CONSTRAINT "city_tiles_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cities_used" ON "cities" USING btree ("is_used") WHERE "cities"."is_used";--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name" ON "cities" USING btree ("name") WHERE "cities"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "city_places_of_city" ON "city_places" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "city_places_folded" ON "city_places" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
-- Both are packed already: stored as they are, also so that a part of a large graph can be read without the rest.
ALTER TABLE "cities" ALTER COLUMN "graph" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "city_tiles" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
