CREATE TABLE "event_listeners" (
	"pid" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);--> statement-breakpoint
-- A crash ends all connections. Each listener puts its row back when it connects again.
ALTER TABLE "event_listeners" SET UNLOGGED;
