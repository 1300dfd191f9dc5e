CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ride_id" uuid NOT NULL,
	"rider_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"why" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"rider_answer" text,
	"rider_answered_at" timestamp (3) with time zone,
	"driver_answer" text,
	"driver_answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "check_ins_values" CHECK ("check_ins"."why" in ('standing', 'away') and "check_ins"."state" in ('open', 'well', 'help', 'unanswered', 'moved', 'ended')
        and coalesce("check_ins"."rider_answer" in ('well', 'help'), true) and coalesce("check_ins"."driver_answer" in ('well', 'help'), true)),
	CONSTRAINT "check_ins_closed" CHECK (("check_ins"."state" = 'open') = ("check_ins"."closed_at" is null)),
	CONSTRAINT "check_ins_answered" CHECK (("check_ins"."rider_answer" is null) = ("check_ins"."rider_answered_at" is null) and ("check_ins"."driver_answer" is null) = ("check_ins"."driver_answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ride_progress" (
	"ride_id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"nearest_lat" double precision NOT NULL,
	"nearest_lng" double precision NOT NULL,
	"away_since" timestamp (3) with time zone,
	"away_meters" integer
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "kind" text DEFAULT 'press' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_progress" ADD CONSTRAINT "ride_progress_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_open_unique" ON "check_ins" USING btree ("ride_id") WHERE "check_ins"."state" = 'open';--> statement-breakpoint
CREATE INDEX "check_ins_ride" ON "check_ins" USING btree ("ride_id","asked_at");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_kind" CHECK ("alerts"."kind" in ('press', 'unanswered'));