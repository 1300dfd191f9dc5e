CREATE TABLE "pair_wishes" (
	"rider_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"said_by" "role" NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pair_wishes_rider_id_driver_id_said_by_pk" PRIMARY KEY("rider_id","driver_id","said_by"),
	CONSTRAINT "pair_wishes_kind" CHECK ("pair_wishes"."kind" in ('favorite', 'avoided') and ("pair_wishes"."said_by" = 'rider' or ("pair_wishes"."said_by" = 'driver' and "pair_wishes"."kind" = 'avoided')))
);
--> statement-breakpoint
ALTER TABLE "pair_wishes" ADD CONSTRAINT "pair_wishes_rider_id_users_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_wishes" ADD CONSTRAINT "pair_wishes_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pair_wishes_driver" ON "pair_wishes" USING btree ("driver_id");