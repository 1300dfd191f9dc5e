CREATE TABLE "waiting_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"free_minutes" smallint NOT NULL,
	"most_minutes" smallint NOT NULL,
	"no_show_minutes" smallint NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_rules_begins_at" UNIQUE("begins_at"),
	CONSTRAINT "waiting_rules_minutes" CHECK ("waiting_rules"."free_minutes" between 1 and 15 and "waiting_rules"."most_minutes" between 1 and 60 and "waiting_rules"."no_show_minutes" between 1 and 30 and "waiting_rules"."no_show_minutes" >= "waiting_rules"."free_minutes")
);
--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "waiting_rules" ADD CONSTRAINT "waiting_rules_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_rules_set_by" ON "waiting_rules" USING btree ("set_by");--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_waiting_rules" CHECK (jsonb_typeof("rides"."waiting") = 'object' and octet_length("rides"."waiting"::text) <= 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_waiting_rules" CHECK (jsonb_typeof("scheduled_rides"."waiting") = 'object' and octet_length("scheduled_rides"."waiting"::text) <= 100) NOT VALID;--> statement-breakpoint
-- Rides were requested and booked under rules that have begun. Those that begin while others replace them can still go.
CREATE FUNCTION "refuse_begun_waiting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."begins_at" <= clock_timestamp() - interval '1 second' THEN
		RAISE EXCEPTION 'waiting rules that have begun are never changed or deleted'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'waiting_rules_begun', TABLE = 'waiting_rules';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "waiting_rules_begun" BEFORE UPDATE OR DELETE ON "waiting_rules" FOR EACH ROW EXECUTE FUNCTION "refuse_begun_waiting"();--> statement-breakpoint
CREATE TRIGGER "waiting_rules_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "waiting_rules" FOR EACH STATEMENT EXECUTE FUNCTION "tell_ride_types"();--> statement-breakpoint
-- Each ride keeps the rules of its request or of its booking, also one made by a process of an older release.
CREATE FUNCTION "keep_waiting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'rides' THEN
		IF NEW."scheduled_for" IS NOT NULL THEN
			SELECT s."waiting" INTO NEW."waiting" FROM "scheduled_rides" s WHERE s."id" = NEW."command_id";
			IF FOUND THEN
				RETURN NEW;
			END IF;
		END IF;
	END IF;
	SELECT jsonb_build_object('freeMinutes', "free_minutes", 'mostMinutes', "most_minutes", 'noShowMinutes', "no_show_minutes") INTO NEW."waiting"
		FROM "waiting_rules" WHERE "begins_at" <= clock_timestamp() ORDER BY "begins_at" DESC LIMIT 1;
	RETURN NEW;
END $$;--> statement-breakpoint
-- contract: it only fills a column that older code doesn't know.
CREATE TRIGGER "rides_waiting" BEFORE INSERT ON "rides" FOR EACH ROW WHEN (NEW."waiting" IS NULL) EXECUTE FUNCTION "keep_waiting"();--> statement-breakpoint
-- contract: the same.
CREATE TRIGGER "scheduled_rides_waiting" BEFORE INSERT ON "scheduled_rides" FOR EACH ROW WHEN (NEW."waiting" IS NULL) EXECUTE FUNCTION "keep_waiting"();
