CREATE TABLE "queue_places" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"zone_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "queue_places_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_reason" text,
	CONSTRAINT "queue_places_removed" CHECK (("queue_places"."removed_at" is null) = ("queue_places"."removed_reason" is null) and char_length("queue_places"."removed_reason") between 1 and 200)
);--> statement-breakpoint
CREATE TABLE "queue_zones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"corners" jsonb NOT NULL,
	"replaces" uuid,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "queue_zones_name" CHECK (char_length("queue_zones"."name") between 1 and 60),
	CONSTRAINT "queue_zones_corners" CHECK (jsonb_array_length("queue_zones"."corners") between 3 and 200),
	CONSTRAINT "queue_zones_ended" CHECK (("queue_zones"."ended_at" is null) = ("queue_zones"."ended_by" is null))
);--> statement-breakpoint
ALTER TABLE "queue_places" ADD CONSTRAINT "queue_places_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_places" ADD CONSTRAINT "queue_places_zone_id_queue_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."queue_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_zones" ADD CONSTRAINT "queue_zones_replaces_queue_zones_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."queue_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_zones" ADD CONSTRAINT "queue_zones_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_zones" ADD CONSTRAINT "queue_zones_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_places_number" ON "queue_places" USING btree ("zone_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_zones_name_unique" ON "queue_zones" USING btree (lower("name")) WHERE "queue_zones"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_zones_replaces_unique" ON "queue_zones" USING btree ("replaces") WHERE "queue_zones"."replaces" is not null;--> statement-breakpoint
CREATE INDEX "queue_zones_made_by" ON "queue_zones" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "queue_zones_ended_by" ON "queue_zones" USING btree ("ended_by") WHERE "queue_zones"."ended_by" is not null;--> statement-breakpoint
-- Every process reads zones and lines again after any change, also one made by hand. No row, no news.
CREATE FUNCTION "tell_queues"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "changed") THEN
		PERFORM pg_notify('ridewire', '{"event":"queues.changed"}');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "queue_zones_made" AFTER INSERT ON "queue_zones" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
CREATE TRIGGER "queue_zones_changed" AFTER UPDATE ON "queue_zones" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
CREATE TRIGGER "queue_zones_gone" AFTER DELETE ON "queue_zones" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
CREATE TRIGGER "queue_places_made" AFTER INSERT ON "queue_places" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
CREATE TRIGGER "queue_places_changed" AFTER UPDATE ON "queue_places" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
CREATE TRIGGER "queue_places_gone" AFTER DELETE ON "queue_places" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_queues"();--> statement-breakpoint
-- Drivers who go offline, on a break or may no longer drive lose their place in the same transaction, whichever code of ours says so.
CREATE FUNCTION "leave_queue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "queue_places" WHERE "driver_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- contract: it only removes rows that older code doesn't know.
CREATE TRIGGER "drivers_leave_queue" AFTER UPDATE OF "available" ON "drivers" FOR EACH ROW
WHEN (OLD."available" AND NOT NEW."available")
EXECUTE FUNCTION "leave_queue"();--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "unheard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "by_queue" boolean DEFAULT false NOT NULL;