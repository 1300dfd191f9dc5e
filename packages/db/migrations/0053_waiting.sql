ALTER TABLE "rides" ADD COLUMN "waiting_rate_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "waiting_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "is_arrival_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "is_no_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_waiting" CHECK ("rides"."waiting_rate_cents" >= 0 and "rides"."waiting_cents" >= 0 and "rides"."waiting_cents" < "rides"."fare_cents");--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_no_show" CHECK (not "rides"."is_no_show" or "rides"."canceled_by" = 'driver');