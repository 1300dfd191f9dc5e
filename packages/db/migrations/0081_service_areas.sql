CREATE TABLE "service_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"corners" jsonb NOT NULL,
	"is_both_ends" boolean DEFAULT false NOT NULL,
	"replaces" uuid,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "service_areas_name" CHECK (char_length("service_areas"."name") between 1 and 60),
	CONSTRAINT "service_areas_corners" CHECK (jsonb_array_length("service_areas"."corners") between 3 and 200),
	CONSTRAINT "service_areas_ended" CHECK (("service_areas"."ended_at" is null) = ("service_areas"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_replaces_service_areas_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."service_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_areas_name_unique" ON "service_areas" USING btree (lower("name")) WHERE "service_areas"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_areas_replaces_unique" ON "service_areas" USING btree ("replaces") WHERE "service_areas"."replaces" is not null;--> statement-breakpoint
CREATE INDEX "service_areas_made_by" ON "service_areas" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "service_areas_ended_by" ON "service_areas" USING btree ("ended_by") WHERE "service_areas"."ended_by" is not null;--> statement-breakpoint
-- Every process reads the areas again after any change, also one made by hand.
CREATE FUNCTION "tell_service_areas"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('ridewire', '{"event":"service_areas.changed"}');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "service_areas_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "service_areas" FOR EACH STATEMENT EXECUTE FUNCTION "tell_service_areas"();
