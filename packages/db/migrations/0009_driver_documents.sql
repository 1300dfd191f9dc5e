CREATE TABLE "driver_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"driver_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"expires_on" date NOT NULL,
	"reason" text,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"judged_at" timestamp (3) with time zone,
	"judged_by" uuid,
	CONSTRAINT "driver_documents_kind" CHECK ("driver_documents"."kind" in ('licence', 'registration', 'insurance')),
	CONSTRAINT "driver_documents_state" CHECK ("driver_documents"."state" in ('waiting', 'approved', 'returned')),
	CONSTRAINT "driver_documents_file" CHECK ("driver_documents"."file_type" in ('webp', 'pdf') and "driver_documents"."byte_count" > 0),
	CONSTRAINT "driver_documents_reason" CHECK (("driver_documents"."state" = 'returned') = ("driver_documents"."reason" is not null) and length("driver_documents"."reason") <= 300),
	CONSTRAINT "driver_documents_judged" CHECK (("driver_documents"."state" = 'waiting') = ("driver_documents"."judged_at" is null))
);
--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "driver_documents_approved" ON "driver_documents" USING btree ("driver_id","kind") WHERE "driver_documents"."state" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "driver_documents_open" ON "driver_documents" USING btree ("driver_id","kind") WHERE "driver_documents"."state" <> 'approved';--> statement-breakpoint
CREATE INDEX "driver_documents_of_driver" ON "driver_documents" USING btree ("driver_id");
