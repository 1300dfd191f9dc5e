CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"command_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (lower(name) || E'\n' || lower(email) || E'\n' || lower(text)) STORED NOT NULL,
	CONSTRAINT "contact_messages_lengths" CHECK (length("contact_messages"."name") between 1 and 100 and length("contact_messages"."email") between 3 and 254 and length("contact_messages"."topic") between 1 and 30 and length("contact_messages"."text") between 1 and 4000 and length("contact_messages"."answer") between 1 and 4000),
	CONSTRAINT "contact_messages_answered" CHECK (("contact_messages"."answer" is null) = ("contact_messages"."answered_at" is null) and ("contact_messages"."answer" is null) = ("contact_messages"."answered_by" is null))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_command_unique" ON "contact_messages" USING btree ("command_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id") WHERE "contact_messages"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin (to_letters("search") gin_trgm_ops);
