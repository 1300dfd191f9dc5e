CREATE TABLE "promos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" smallint,
	"cap_cents" integer,
	"amount_cents" integer,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"most_uses" integer,
	"most_each" smallint DEFAULT 1 NOT NULL,
	"is_first_ride" boolean DEFAULT false NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"note" text,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "promos_code_unique" UNIQUE("code"),
	CONSTRAINT "promos_code" CHECK ("promos"."code" ~ '^[A-Z0-9]{4,20}$'),
	CONSTRAINT "promos_terms" CHECK (num_nonnulls("promos"."percent", "promos"."amount_cents") = 1 and "promos"."percent" between 1 and 100 and "promos"."amount_cents" between 1 and 50000 and "promos"."cap_cents" between 1 and 50000 and ("promos"."cap_cents" is null or "promos"."percent" is not null)),
	CONSTRAINT "promos_days" CHECK ("promos"."begins_at" < "promos"."ends_at"),
	CONSTRAINT "promos_uses" CHECK ("promos"."most_uses" between 1 and 100000 and "promos"."most_each" between 1 and 100),
	CONSTRAINT "promos_note" CHECK (char_length("promos"."note") between 1 and 200),
	CONSTRAINT "promos_ended" CHECK (("promos"."ended_at" is null) = ("promos"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"ride_id" uuid PRIMARY KEY NOT NULL,
	"promo_id" uuid NOT NULL,
	"rider_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promos_made_by" ON "promos" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "promos_ended_by" ON "promos" USING btree ("ended_by") WHERE "promos"."ended_by" is not null;--> statement-breakpoint
CREATE INDEX "promo_uses_promo" ON "promo_uses" USING btree ("promo_id","rider_id");--> statement-breakpoint
-- Without a reference and an index, so that no ride is looked at while all wait.
ALTER TABLE "rides" ADD COLUMN "promo_id" uuid;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Not valid, so that no ride is looked at while all wait: rides of before have no discount.
-- contract: the next one is the same for a ride without a discount, and older code makes no others.
ALTER TABLE "rides" DROP CONSTRAINT "rides_money";--> statement-breakpoint
-- contract: see above.
ALTER TABLE "rides" ADD CONSTRAINT "rides_money" CHECK ("rides"."fare_cents" > 0 and "rides"."commission_cents" >= -"rides"."discount_cents" and "rides"."payout_cents" >= 0 and "rides"."commission_cents" + "rides"."payout_cents" = "rides"."fare_cents" - "rides"."discount_cents" - "rides"."refunded_cents") NOT VALID;--> statement-breakpoint
-- contract: no ride of older code has a discount.
ALTER TABLE "rides" ADD CONSTRAINT "rides_discount" CHECK ("rides"."discount_cents" between 0 and "rides"."fare_cents" - "rides"."waiting_cents" and ("rides"."promo_id" is not null or "rides"."discount_cents" = 0)) NOT VALID;--> statement-breakpoint
-- What a code takes off a fare: the same as discountOf.
CREATE FUNCTION "promo_discount"("promo" "promos", "fare_cents" integer) RETURNS integer LANGUAGE sql IMMUTABLE
RETURN least("fare_cents", coalesce("promo"."amount_cents", least("promo"."cap_cents", round("fare_cents" * "promo"."percent" / 100.0)::integer)));--> statement-breakpoint
-- Wherever a fare is written, also by a process of the release before, the discount follows it, and the platform bears it: the payout
-- stays what it would be without.
CREATE FUNCTION "discount_ride"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."discount_cents" := (SELECT "promo_discount"(p, NEW."fare_cents" - NEW."waiting_cents") FROM "promos" p WHERE p."id" = NEW."promo_id");
	NEW."commission_cents" := NEW."fare_cents" - NEW."discount_cents" - NEW."refunded_cents" - NEW."payout_cents";
	RETURN NEW;
END $$;--> statement-breakpoint
-- contract: rides without a code, which are all that older code makes, are left as they are.
CREATE TRIGGER "rides_discounted" BEFORE INSERT OR UPDATE OF "fare_cents" ON "rides" FOR EACH ROW WHEN (NEW."promo_id" IS NOT NULL) EXECUTE FUNCTION "discount_ride"();--> statement-breakpoint
-- A code's row says how many uses it has. Rows are locked in the order of their ids, so that no two statements wait in a circle.
CREATE FUNCTION "count_promo_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "promos" WHERE "id" = ANY (ARRAY(SELECT "promo_id" FROM "moved")) ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "promos" p SET "used" = p."used" + CASE TG_OP WHEN 'INSERT' THEN m."uses" ELSE -m."uses" END
		FROM (SELECT "promo_id", count(*) AS "uses" FROM "moved" GROUP BY "promo_id") m WHERE p."id" = m."promo_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "promo_uses_taken" AFTER INSERT ON "promo_uses" REFERENCING NEW TABLE AS "moved"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_promo_uses"();--> statement-breakpoint
CREATE TRIGGER "promo_uses_returned" AFTER DELETE ON "promo_uses" REFERENCING OLD TABLE AS "moved"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_promo_uses"();--> statement-breakpoint
-- The code's row is locked until the ride is committed, so rides with one code are made one after another, and each sees the uses before
-- it.
CREATE FUNCTION "take_promo_use"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	promo "promos";
	why text;
BEGIN
	SELECT * INTO promo FROM "promos" WHERE "id" = NEW."promo_id" FOR NO KEY UPDATE;
	why := CASE
		WHEN promo."ended_at" IS NOT NULL OR promo."ends_at" <= clock_timestamp() THEN 'over'
		WHEN promo."begins_at" > clock_timestamp() THEN 'not_begun'
		WHEN (SELECT count(*) FROM "promo_uses" u WHERE u."promo_id" = promo."id" AND u."rider_id" = NEW."rider_id") >= promo."most_each" THEN 'used'
		WHEN promo."is_first_ride" AND EXISTS (SELECT FROM "rides" r WHERE r."rider_id" = NEW."rider_id" AND r."status" = 'completed') THEN 'first_ride'
		WHEN promo."used" >= promo."most_uses" THEN 'used_up'
	END;
	IF why IS NOT NULL THEN
		RAISE EXCEPTION 'this promo code can''t be used for the ride'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'promos_' || why, TABLE = 'promos';
	END IF;
	INSERT INTO "promo_uses" ("ride_id", "promo_id", "rider_id") VALUES (NEW."id", NEW."promo_id", NEW."rider_id");
	RETURN NULL;
END $$;--> statement-breakpoint
-- contract: as above.
CREATE TRIGGER "rides_use_promo" AFTER INSERT ON "rides" FOR EACH ROW WHEN (NEW."promo_id" IS NOT NULL AND NEW."status" <> 'canceled') EXECUTE FUNCTION "take_promo_use"();--> statement-breakpoint
-- The first ride of a statement moves the uses of all its rides, so that their codes are locked in order; the others find nothing left to
-- do. The desk may go past the limits of a code when it sets a canceled ride going again.
CREATE FUNCTION "move_promo_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW."status" = 'canceled' THEN
		DELETE FROM "promo_uses" WHERE "ride_id" = ANY (ARRAY(SELECT m."id" FROM "moved" m WHERE TG_OP = 'DELETE' OR m."status" = 'canceled'));
	ELSE
		INSERT INTO "promo_uses" ("ride_id", "promo_id", "rider_id")
			SELECT m."id", m."promo_id", m."rider_id" FROM "moved" m WHERE m."promo_id" IS NOT NULL AND m."status" <> 'canceled'
			ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- contract: as above.
CREATE TRIGGER "rides_move_promo_use" AFTER UPDATE ON "rides" REFERENCING NEW TABLE AS "moved" FOR EACH ROW
	WHEN (NEW."promo_id" IS NOT NULL AND (OLD."status" = 'canceled') <> (NEW."status" = 'canceled')) EXECUTE FUNCTION "move_promo_uses"();--> statement-breakpoint
-- contract: as above.
CREATE TRIGGER "rides_return_promo_use" AFTER DELETE ON "rides" REFERENCING OLD TABLE AS "moved" FOR EACH ROW
	WHEN (OLD."promo_id" IS NOT NULL) EXECUTE FUNCTION "move_promo_uses"();
