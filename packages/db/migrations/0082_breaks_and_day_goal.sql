ALTER TABLE "drivers" ADD COLUMN "break_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "break_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "break_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "drivers_on_break" ON "drivers" USING btree ("id") WHERE "drivers"."break_since" is not null;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_break" CHECK ("drivers"."break_until" is null or ("drivers"."break_since" is not null and "drivers"."break_until" > "drivers"."break_since"));--> statement-breakpoint
-- Drivers who go online, or may no longer drive, aren't on a break, whichever code of ours says so.
CREATE FUNCTION "end_break"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."break_since" := NULL;
	NEW."break_until" := NULL;
	NEW."break_told" := false;
	RETURN NEW;
END $$;--> statement-breakpoint
-- contract: it only empties columns that older code doesn't know.
CREATE TRIGGER "drivers_end_break" BEFORE UPDATE OF "available", "approved", "suspended", "deleted_at" ON "drivers" FOR EACH ROW
WHEN (NEW."break_since" IS NOT NULL AND (NEW."available" OR NEW."suspended" OR NOT NEW."approved" OR NEW."deleted_at" IS NOT NULL))
EXECUTE FUNCTION "end_break"();--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "day_goal_cents" integer;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_day_goal" CHECK ("drivers"."day_goal_cents" between 100 and 10000000 and "drivers"."day_goal_cents" % 100 = 0);