ALTER TABLE "scheduled_rides" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- contract: the code of before leaves it null
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_promo_code_promos_code_fk" FOREIGN KEY ("promo_code") REFERENCES "public"."promos"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_discount" CHECK ("scheduled_rides"."discount_cents" >= 0 and ("scheduled_rides"."promo_code" is not null or "scheduled_rides"."discount_cents" = 0));