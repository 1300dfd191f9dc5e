ALTER TABLE "ride_offers" ADD COLUMN "unheard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "by_queue" boolean DEFAULT false NOT NULL;