CREATE TABLE "event_outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payload" text NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"kept_by" integer DEFAULT pg_backend_pid() NOT NULL,
	CONSTRAINT "event_outbox_payload" CHECK (octet_length("event_outbox"."payload") < 8000)
);--> statement-breakpoint
-- A crash takes away what is in it and ends all connections: every process then reads again.
ALTER TABLE "event_outbox" SET UNLOGGED;--> statement-breakpoint
-- Rows live for milliseconds: they are neither compressed nor moved elsewhere, and cleared away soon.
ALTER TABLE "event_outbox" SET (toast_tuple_target = 8160, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_insert_threshold = -1, autovacuum_analyze_threshold = 1000000000);--> statement-breakpoint
-- Puts an event into the outbox, in place of pg_notify.
CREATE FUNCTION "keep_event"("payload" text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE kept uuid;
BEGIN
	INSERT INTO event_outbox (payload) VALUES (keep_event.payload) RETURNING id INTO kept;
	RETURN kept;
END $$;
