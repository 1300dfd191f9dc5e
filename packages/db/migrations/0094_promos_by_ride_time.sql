-- A ride that is requested ahead of its time is a ride of that time: so its code must hold then, not at the request.
-- contract: older code asked for more of a code before it made such a ride, so it makes none that is refused now.
CREATE OR REPLACE FUNCTION "take_promo_use"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	promo "promos";
	rides_at timestamptz := coalesce(NEW."scheduled_for", clock_timestamp());
	why text;
BEGIN
	SELECT * INTO promo FROM "promos" WHERE "id" = NEW."promo_id" FOR NO KEY UPDATE;
	why := CASE
		WHEN promo."ended_at" IS NOT NULL OR promo."ends_at" <= rides_at THEN 'over'
		WHEN promo."begins_at" > rides_at THEN 'not_begun'
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
END $$;
