CREATE TABLE "ride_cell_hours" (
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"cell" text NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ride_cell_hours_day_hour_cell_pk" PRIMARY KEY("day","hour","cell")
);
--> statement-breakpoint
CREATE TABLE "suggested_moves" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"cell" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"name" text,
	"name_bn" text,
	"seconds" integer NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "suggested_moves" ADD CONSTRAINT "suggested_moves_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "forget_ride_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	lock table city in share row exclusive mode;
	delete from ride_deltas;
	delete from ride_days;
	delete from ride_hours;
	delete from ride_cells;
	delete from ride_cell_hours;
	delete from driver_totals;
	return null;
end $$;--> statement-breakpoint
-- What is kept and what is not folded yet, together; to be summed. Older days are no longer kept.
CREATE VIEW "ride_cell_hours_now" AS
	select day, hour, cell, requested from ride_cell_hours
		where day > (select (now() at time zone time_zone)::date from city) - 42
	union all
	select (at at time zone time_zone)::date, extract(hour from at at time zone time_zone)::smallint, cell, n
	from ride_deltas cross join city
	where cell is not null and (at at time zone time_zone)::date > (now() at time zone time_zone)::date - 42;