ALTER TABLE "announcement_hearers" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "announcement_hearers_read" ON "announcement_hearers" USING btree ("announcement_id") WHERE "announcement_hearers"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "announcement_hearers_untold" ON "announcement_hearers" USING btree ("announcement_id","driver_id") WHERE "announcement_hearers"."told_at" is null;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_text" CHECK (char_length("announcements"."text") <= 500);--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_sent_to" CHECK ("announcements"."sent_to" > 0);--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_kilometers" CHECK ("announcements"."kilometers" in (1, 2, 5, 10));