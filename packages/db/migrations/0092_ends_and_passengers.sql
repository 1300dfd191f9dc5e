ALTER TABLE "announcements" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "passengers_forgotten_to" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "announcements_ends" ON "announcements" USING btree ("until") WHERE "announcements"."until" is not null and "announcements"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_until" CHECK ("announcements"."until" > "announcements"."sent_at");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_ended" CHECK ("announcements"."ended_at" is null or "announcements"."until" is not null);