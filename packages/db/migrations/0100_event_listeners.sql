-- A crash ends all connections. Each listener puts its row back when it connects again.
CREATE UNLOGGED TABLE "event_listeners" (
	"pid" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
