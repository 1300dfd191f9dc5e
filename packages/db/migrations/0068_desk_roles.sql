ALTER TABLE "users" ADD COLUMN "desk_role" text;--> statement-breakpoint
-- contract: code of before leaves the column empty, which is allowed for everybody
ALTER TABLE "users" ADD CONSTRAINT "users_desk_role" CHECK ("users"."desk_role" is null or ("users"."role" = 'admin' and "users"."desk_role" in ('owner', 'dispatcher', 'support', 'finance')));