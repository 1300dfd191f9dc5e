CREATE TABLE "ride_message_reads" (
	"ride_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"up_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ride_message_reads_ride_id_driver_id_reader_id_pk" PRIMARY KEY("ride_id","driver_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "ride_message_reports" (
	"ride_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_message_reports_ride_id_driver_id_reporter_id_pk" PRIMARY KEY("ride_id","driver_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "ride_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ride_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"text" text,
	"quick" text,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ride_messages_says" CHECK (("ride_messages"."text" is null) <> ("ride_messages"."quick" is null)),
	CONSTRAINT "ride_messages_text" CHECK (char_length("ride_messages"."text") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "ride_message_reads" ADD CONSTRAINT "ride_message_reads_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_message_reads" ADD CONSTRAINT "ride_message_reads_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_message_reads" ADD CONSTRAINT "ride_message_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_message_reports" ADD CONSTRAINT "ride_message_reports_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_message_reports" ADD CONSTRAINT "ride_message_reports_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_message_reports" ADD CONSTRAINT "ride_message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_messages" ADD CONSTRAINT "ride_messages_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_messages" ADD CONSTRAINT "ride_messages_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_messages" ADD CONSTRAINT "ride_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ride_messages_conversation" ON "ride_messages" USING btree ("ride_id","driver_id","sent_at");--> statement-breakpoint
CREATE INDEX "ride_messages_sender" ON "ride_messages" USING btree ("sender_id");