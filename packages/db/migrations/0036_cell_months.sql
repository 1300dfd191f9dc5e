CREATE TABLE "ride_cell_months" (
	"month" date NOT NULL,
	"cell" text NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ride_cell_months_month_cell_pk" PRIMARY KEY("month","cell")
);
--> statement-breakpoint
-- What is folded meanwhile would be missing.
LOCK TABLE city IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO "ride_cell_months" ("month", "cell", "requested")
	SELECT date_trunc('month', day)::date, cell, sum(requested) FROM ride_cells GROUP BY 1, 2;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "forget_ride_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	lock table city in share row exclusive mode;
	delete from ride_deltas;
	delete from ride_days;
	delete from ride_hours;
	delete from ride_cells;
	delete from ride_cell_months;
	delete from ride_cell_hours;
	delete from driver_totals;
	return null;
end $$;--> statement-breakpoint
-- What is kept and what is not folded yet, together; to be summed.
CREATE VIEW "ride_cell_months_now" AS
	select month, cell, requested from ride_cell_months
	union all
	select date_trunc('month', at at time zone time_zone)::date, cell, n from ride_deltas cross join city
	where cell is not null;
