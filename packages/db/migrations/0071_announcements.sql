CREATE TABLE "announcement_hearers" (
	"announcement_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "announcement_hearers_announcement_id_driver_id_pk" PRIMARY KEY("announcement_id","driver_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"audience" text NOT NULL,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"kilometers" smallint,
	"driver_id" uuid,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_to" integer NOT NULL,
	CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" in ('area', 'online', 'everyone', 'driver')),
	CONSTRAINT "announcements_area" CHECK (("announcements"."audience" = 'area') = (num_nonnulls("announcements"."address", "announcements"."lat", "announcements"."lng", "announcements"."kilometers") = 4)),
	CONSTRAINT "announcements_one" CHECK (("announcements"."audience" = 'driver') = ("announcements"."driver_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "announcement_hearers" ADD CONSTRAINT "announcement_hearers_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_hearers" ADD CONSTRAINT "announcement_hearers_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_hearers_driver" ON "announcement_hearers" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "announcements_sent" ON "announcements" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "announcements_author" ON "announcements" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "announcements_driver" ON "announcements" USING btree ("driver_id") WHERE "announcements"."driver_id" is not null;