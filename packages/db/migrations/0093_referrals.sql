CREATE TABLE "referral_bonuses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"referral_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_bonuses_once" UNIQUE("referral_id","driver_id"),
	CONSTRAINT "referral_bonuses_amount" CHECK ("referral_bonuses"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_codes_code" UNIQUE("code"),
	CONSTRAINT "referral_codes_letters" CHECK ("referral_codes"."code" ~ '^[CDFGHJKMNPQRTVWX]{6}$')
);
--> statement-breakpoint
CREATE TABLE "referral_terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"rides" smallint NOT NULL,
	"days" smallint NOT NULL,
	"bringer_cents" integer NOT NULL,
	"comer_cents" integer NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"looked_at" timestamp (3) with time zone,
	CONSTRAINT "referral_terms_begins_at" UNIQUE("begins_at"),
	CONSTRAINT "referral_terms_figures" CHECK ("referral_terms"."rides" between 1 and 1000 and "referral_terms"."days" between 1 and 365),
	CONSTRAINT "referral_terms_cents" CHECK ("referral_terms"."bringer_cents" between 0 and 100000 and "referral_terms"."comer_cents" between 0 and 100000 and "referral_terms"."bringer_cents" + "referral_terms"."comer_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"driver_id" uuid NOT NULL,
	"brought_by" uuid NOT NULL,
	"terms_id" uuid NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"done" smallint DEFAULT 0 NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "referrals_driver" UNIQUE("driver_id"),
	CONSTRAINT "referrals_other" CHECK ("referrals"."driver_id" <> "referrals"."brought_by"),
	CONSTRAINT "referrals_days" CHECK (("referrals"."approved_at" is null) = ("referrals"."ends_at" is null)),
	CONSTRAINT "referrals_reached" CHECK ("referrals"."reached_at" is null or "referrals"."reached_at" < "referrals"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "referral_bonuses" ADD CONSTRAINT "referral_bonuses_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bonuses" ADD CONSTRAINT "referral_bonuses_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_terms" ADD CONSTRAINT "referral_terms_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_brought_by_drivers_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_terms_id_referral_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."referral_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_bonuses_driver" ON "referral_bonuses" USING btree ("driver_id","paid_at");--> statement-breakpoint
CREATE INDEX "referral_terms_set_by" ON "referral_terms" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "referrals_brought_by" ON "referrals" USING btree ("brought_by","id");--> statement-breakpoint
CREATE INDEX "referrals_open" ON "referrals" USING btree ("terms_id","ends_at") WHERE "referrals"."closed_at" is null;--> statement-breakpoint
-- Whoever approves a driver who came with a code, the days begin: also a process of an older release. All processes read it again.
CREATE FUNCTION "begin_referral"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE brought_by uuid;
BEGIN
	UPDATE referrals r SET approved_at = now(), ends_at = now() + t.days * interval '1 day'
		FROM referral_terms t WHERE r.driver_id = NEW.id AND t.id = r.terms_id AND r.approved_at IS NULL
		RETURNING r.brought_by INTO brought_by;
	IF FOUND THEN
		PERFORM pg_notify('ridewire', json_build_object('event', 'referral.changed', 'bringerId', brought_by, 'comerId', NEW.id)::text);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- contract: it only writes to a table that older code doesn't know, and tells what older code leaves alone.
CREATE TRIGGER "referral_begins" AFTER UPDATE OF "approved" ON "drivers" FOR EACH ROW WHEN (NEW.approved AND NOT OLD.approved) EXECUTE FUNCTION "begin_referral"();--> statement-breakpoint
CREATE VIEW "bonuses" AS
	SELECT "id", "driver_id", "amount_cents", "reached_at" AS "earned_at", "quest_id", NULL::uuid AS "referral_id" FROM "quest_bonuses"
	UNION ALL
	SELECT "id", "driver_id", "amount_cents", "paid_at", NULL::uuid, "referral_id" FROM "referral_bonuses";
