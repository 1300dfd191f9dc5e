-- Finds parts of words by index. It comes with PostgreSQL, and whoever owns a database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (lower(name) || E'\n' || lower(email)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "drivers_created" ON "drivers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "drivers_plate" ON "drivers" USING gin ("license_plate" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE "users"."status" = 'blocked';--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);