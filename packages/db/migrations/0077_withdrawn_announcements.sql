ALTER TABLE "announcements" ADD COLUMN "withdrawn_by" uuid;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_withdrawn_by" ON "announcements" USING btree ("withdrawn_by") WHERE "announcements"."withdrawn_by" is not null;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_withdrawn" CHECK (("announcements"."withdrawn_by" is null) = ("announcements"."withdrawn_at" is null));