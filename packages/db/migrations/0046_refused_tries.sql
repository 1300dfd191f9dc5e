CREATE TABLE "refused_tries" (
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"tries" integer NOT NULL,
	"addresses" jsonb NOT NULL,
	CONSTRAINT "refused_tries_once" UNIQUE NULLS NOT DISTINCT("hour","kind","user_id"),
	CONSTRAINT "refused_tries_kind" CHECK ("refused_tries"."kind" in ('sign_in', 'right')),
	CONSTRAINT "refused_tries_tries" CHECK ("refused_tries"."tries" > 0)
);
--> statement-breakpoint
ALTER TABLE "account_events" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_tries" ADD CONSTRAINT "refused_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refused_tries_user" ON "refused_tries" USING btree ("user_id");