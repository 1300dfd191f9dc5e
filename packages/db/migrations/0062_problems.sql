CREATE TABLE "problem_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"problem_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_messages_text" CHECK (length("problem_messages"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ride_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"assignee_id" uuid,
	"asked_id" uuid,
	"is_here" boolean,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	CONSTRAINT "problems_kind" CHECK ("problems"."kind" in ('lost_item', 'found_item', 'fare', 'safety', 'conduct', 'other')),
	CONSTRAINT "problems_closed" CHECK (("problems"."closed_at" is null) = ("problems"."closed_by" is null)),
	CONSTRAINT "problems_closed_owes_nothing" CHECK ("problems"."closed_at" is null or "problems"."waiting_since" is null),
	CONSTRAINT "problems_asked_answers" CHECK ("problems"."is_here" is null or "problems"."asked_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "problem_messages" ADD CONSTRAINT "problem_messages_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_messages" ADD CONSTRAINT "problem_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_asked_id_users_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_messages_problem" ON "problem_messages" USING btree ("problem_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "problem_messages_author" ON "problem_messages" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problems_open_unique" ON "problems" USING btree ("ride_id","reporter_id","kind") WHERE "problems"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "problems_ride" ON "problems" USING btree ("ride_id");--> statement-breakpoint
CREATE INDEX "problems_reporter" ON "problems" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "problems_asked" ON "problems" USING btree ("asked_id") WHERE "problems"."asked_id" is not null;--> statement-breakpoint
CREATE INDEX "problems_assignee" ON "problems" USING btree ("assignee_id") WHERE "problems"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "problems_reported" ON "problems" USING btree ("reported_at","id");--> statement-breakpoint
CREATE INDEX "problems_waiting" ON "problems" USING btree ("waiting_since") WHERE "problems"."waiting_since" is not null;