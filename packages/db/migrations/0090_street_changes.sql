CREATE TABLE "street_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kmh" smallint,
	"reason" text NOT NULL,
	"stretches" jsonb NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "street_changes_kmh" CHECK ("street_changes"."kmh" between 5 and 120),
	CONSTRAINT "street_changes_reason" CHECK (char_length("street_changes"."reason") between 1 and 200),
	CONSTRAINT "street_changes_stretches" CHECK (jsonb_array_length("street_changes"."stretches") between 1 and 200),
	CONSTRAINT "street_changes_times" CHECK ("street_changes"."ends_at" > "street_changes"."begins_at"),
	CONSTRAINT "street_changes_ended" CHECK (("street_changes"."ended_at" is null) = ("street_changes"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "street_changes" ADD CONSTRAINT "street_changes_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "street_changes" ADD CONSTRAINT "street_changes_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "street_changes_open" ON "street_changes" USING btree ("ends_at") WHERE "street_changes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "street_changes_made_at" ON "street_changes" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "street_changes_made_by" ON "street_changes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "street_changes_ended_by" ON "street_changes" USING btree ("ended_by") WHERE "street_changes"."ended_by" is not null;--> statement-breakpoint
-- Every process reads the changes again after any of them, also one made by hand.
CREATE FUNCTION "tell_street_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('ridewire', '{"event":"street_changes.changed"}');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "street_changes_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "street_changes" FOR EACH STATEMENT EXECUTE FUNCTION "tell_street_changes"();
