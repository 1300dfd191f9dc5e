CREATE TABLE "quest_bonuses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"quest_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quest_bonuses_once" UNIQUE("quest_id","driver_id"),
	CONSTRAINT "quest_bonuses_amount" CHECK ("quest_bonuses"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rides" smallint NOT NULL,
	"bonus_cents" integer NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"looked_at" timestamp (3) with time zone,
	CONSTRAINT "quests_name" CHECK (char_length("quests"."name") between 1 and 60),
	CONSTRAINT "quests_terms" CHECK ("quests"."rides" between 1 and 1000 and "quests"."bonus_cents" between 1 and 100000),
	CONSTRAINT "quests_days" CHECK ("quests"."begins_at" < "quests"."ends_at"),
	CONSTRAINT "quests_ended" CHECK (("quests"."ended_at" is null) = ("quests"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "quest_bonuses" ADD CONSTRAINT "quest_bonuses_quest_id_quests_id_fk" FOREIGN KEY ("quest_id") REFERENCES "public"."quests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_bonuses" ADD CONSTRAINT "quest_bonuses_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quests" ADD CONSTRAINT "quests_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quests" ADD CONSTRAINT "quests_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quest_bonuses_driver" ON "quest_bonuses" USING btree ("driver_id","reached_at");--> statement-breakpoint
CREATE INDEX "quests_made_by" ON "quests" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "quests_ended_by" ON "quests" USING btree ("ended_by") WHERE "quests"."ended_by" is not null;