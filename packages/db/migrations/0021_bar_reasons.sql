ALTER TABLE "drivers" ADD COLUMN "suspend_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_suspend_reason" CHECK ("drivers"."suspend_reason" is null or ("drivers"."suspended" and length("drivers"."suspend_reason") between 1 and 200));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_block_reason" CHECK ("users"."block_reason" is null or ("users"."status" = 'blocked' and "users"."deleted_at" is null and length("users"."block_reason") between 1 and 200));