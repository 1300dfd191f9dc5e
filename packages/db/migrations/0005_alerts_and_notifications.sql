CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ride_id" uuid NOT NULL,
	"raised_by" uuid NOT NULL,
	"press" integer NOT NULL,
	"message" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"raised_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"acknowledged_by" uuid,
	"acknowledged_at" timestamp (3) with time zone,
	CONSTRAINT "alerts_place" CHECK ("alerts"."lat" between -90 and 90 and "alerts"."lng" between -180 and 180),
	CONSTRAINT "alerts_lengths" CHECK (length("alerts"."message") <= 500 and length("alerts"."address") <= 200),
	CONSTRAINT "alerts_acknowledged" CHECK (("alerts"."acknowledged_by" is null) = ("alerts"."acknowledged_at" is null))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"ride_id" uuid,
	"about_name" text,
	"about_email" text,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_place" CHECK (("notifications"."address" is null) = ("notifications"."lat" is null) and ("notifications"."lat" is null) = ("notifications"."lng" is null)),
	CONSTRAINT "notifications_lengths" CHECK (length("notifications"."title") <= 200 and length("notifications"."message") <= 1000 and length("notifications"."address") <= 200)
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_raised_by_users_id_fk" FOREIGN KEY ("raised_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_press_unique" ON "alerts" USING btree ("ride_id","raised_by","press");--> statement-breakpoint
CREATE INDEX "alerts_raised_by" ON "alerts" USING btree ("raised_by","raised_at");--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("raised_at") WHERE "alerts"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");