ALTER TABLE "drivers" DROP CONSTRAINT "drivers_put_offline";--> statement-breakpoint
ALTER TABLE "driver_documents" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
CREATE INDEX "driver_documents_expires" ON "driver_documents" USING btree ("expires_on") WHERE "driver_documents"."state" = 'approved';--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_put_offline" CHECK (("drivers"."put_offline_at" is null) = ("drivers"."put_offline_why" is null) and "drivers"."put_offline_why" in ('silent', 'unanswered', 'document'));