-- What was told before the catalogues keeps the words it was made with.
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_lengths";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "params" jsonb;--> statement-breakpoint
UPDATE "notifications" SET "params" = jsonb_build_object('title', "title", 'message', "message");--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "params" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_lengths" CHECK (octet_length("notifications"."params"::text) <= 6000 and length("notifications"."address") <= 200);
