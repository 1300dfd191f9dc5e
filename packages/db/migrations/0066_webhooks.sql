CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"ride_id" uuid NOT NULL,
	"is_again" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"status" smallint,
	"problem" text,
	"duration_ms" integer,
	CONSTRAINT "webhook_deliveries_end" CHECK ("webhook_deliveries"."delivered_at" is null or "webhook_deliveries"."failed_at" is null),
	CONSTRAINT "webhook_deliveries_problem" CHECK ("webhook_deliveries"."problem" in ('unknown_host', 'inner_address', 'no_connection', 'bad_certificate', 'no_answer', 'redirect', 'status'))
);
--> statement-breakpoint
CREATE TABLE "webhook_queue" (
	"delivery_id" bigint PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"ride_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp (3) with time zone,
	"made_through" bigint NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"paused_why" text,
	"failing_since" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "webhooks_paused" CHECK (("webhooks"."paused_at" is null) = ("webhooks"."paused_why" is null)),
	CONSTRAINT "webhooks_paused_why" CHECK ("webhooks"."paused_why" in ('admin', 'failing', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("webhook_id","id") WHERE "webhook_deliveries"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_queue_due" ON "webhook_queue" USING btree ("webhook_id","due_at","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_queue_of_ride" ON "webhook_queue" USING btree ("webhook_id","ride_id","delivery_id");--> statement-breakpoint
CREATE INDEX "webhooks_created_by" ON "webhooks" USING btree ("created_by");