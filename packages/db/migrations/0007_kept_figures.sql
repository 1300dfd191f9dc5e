CREATE TABLE "city" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "city_one" CHECK ("city"."id")
);
--> statement-breakpoint
CREATE TABLE "ride_deltas" (
	"kind" "ride_status" NOT NULL,
	"n" smallint NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"driver_id" uuid,
	"fare_cents" integer DEFAULT 0 NOT NULL,
	"commission_cents" integer DEFAULT 0 NOT NULL,
	"payout_cents" integer DEFAULT 0 NOT NULL,
	"cell" text
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
--> statement-breakpoint
CREATE TABLE "ride_days" (
	"day" date PRIMARY KEY NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"canceled" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ride_hours" (
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"canceled" integer DEFAULT 0 NOT NULL,
	"fare_cents" bigint DEFAULT 0 NOT NULL,
	"commission_cents" bigint DEFAULT 0 NOT NULL,
	"payout_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ride_hours_day_hour_pk" PRIMARY KEY("day","hour")
);
--> statement-breakpoint
CREATE TABLE "ride_cells" (
	"day" date NOT NULL,
	"cell" text NOT NULL,
	"requested" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ride_cells_day_cell_pk" PRIMARY KEY("day","cell")
);
--> statement-breakpoint
CREATE TABLE "driver_totals" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"canceled" integer DEFAULT 0 NOT NULL,
	"payout_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_deltas" (
	"role" "role" NOT NULL,
	"status" "user_status" NOT NULL,
	"n" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_days" (
	"day" date NOT NULL,
	"role" "role" NOT NULL,
	"status" "user_status" NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_days_day_role_status_pk" PRIMARY KEY("day","role","status")
);
--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "pickup_cell" text;--> statement-breakpoint
-- Where a ride stands in lists, which are ordered by id.
CREATE FUNCTION "ride_listed_at"(id uuid, requested_at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN case when uuid_extract_version(id) = 7 then uuid_extract_timestamp(id) else requested_at end;--> statement-breakpoint
-- When a day begins by a zone's clocks: where they go back over midnight, the first of the two.
CREATE FUNCTION "city_day_start"(day date, zone text) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN (
		select least(midnight, case when (earlier at time zone zone)::date = day then earlier end)
		from (select day::timestamp at time zone zone as midnight) usual
			cross join lateral (select midnight - interval '3 hours' as before) eve
			cross join lateral (
				select (day::timestamp - ((before at time zone zone) - (before at time zone 'UTC'))) at time zone 'UTC' as earlier
			) other
	);--> statement-breakpoint
-- Requests come many in a statement: all are noted at once.
CREATE FUNCTION "count_new_rides"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into ride_deltas (kind, n, listed_at, at, cell)
		select 'requested', 1, ride_listed_at(id, requested_at), requested_at, pickup_cell from made where deleted_at is null;
	if exists (select from made where status in ('completed', 'canceled')) then
		insert into ride_deltas (kind, n, listed_at, at, driver_id, fare_cents, commission_cents, payout_cents)
			select status, 1, ride_listed_at(id, requested_at),
				coalesce(case status when 'completed' then completed_at else canceled_at end, requested_at),
				driver_id, case status when 'completed' then fare_cents else 0 end,
				case status when 'completed' then commission_cents else 0 end,
				case status when 'completed' then payout_cents else 0 end
			from made where deleted_at is null and status in ('completed', 'canceled');
	end if;
	return null;
end $$;--> statement-breakpoint
-- Few changes begin or end a ride, so each that does is noted by itself, and the others cost a comparison.
CREATE FUNCTION "count_ride_end"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if new.deleted_at is null and new.status in ('completed', 'canceled') then
		if new.status = 'completed' then
			insert into ride_deltas (kind, n, listed_at, at, driver_id, fare_cents, commission_cents, payout_cents)
				values ('completed', 1, ride_listed_at(new.id, new.requested_at), coalesce(new.completed_at, new.requested_at),
					new.driver_id, new.fare_cents, new.commission_cents, new.payout_cents);
		else
			insert into ride_deltas (kind, n, listed_at, at, driver_id)
				values ('canceled', 1, ride_listed_at(new.id, new.requested_at), coalesce(new.canceled_at, new.requested_at), new.driver_id);
		end if;
	end if;
	if old.deleted_at is null and old.status in ('completed', 'canceled') then
		if old.status = 'completed' then
			insert into ride_deltas (kind, n, listed_at, at, driver_id, fare_cents, commission_cents, payout_cents)
				values ('completed', -1, ride_listed_at(old.id, old.requested_at), coalesce(old.completed_at, old.requested_at),
					old.driver_id, old.fare_cents, old.commission_cents, old.payout_cents);
		else
			insert into ride_deltas (kind, n, listed_at, at, driver_id)
				values ('canceled', -1, ride_listed_at(old.id, old.requested_at), coalesce(old.canceled_at, old.requested_at), old.driver_id);
		end if;
	end if;
	return null;
end $$;--> statement-breakpoint
CREATE FUNCTION "count_ride_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into ride_deltas (kind, n, listed_at, at, cell)
		select 'requested', n, ride_listed_at(id, requested_at), requested_at, pickup_cell
		from (
			select -1 as n, old.id, old.requested_at, old.pickup_cell where old.id is not null and old.deleted_at is null
			union all
			select 1, new.id, new.requested_at, new.pickup_cell where new.id is not null and new.deleted_at is null
		) changed;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "rides_requested" AFTER INSERT ON "rides" REFERENCING NEW TABLE AS "made" FOR EACH STATEMENT
	EXECUTE FUNCTION "count_new_rides"();--> statement-breakpoint
CREATE TRIGGER "rides_ended" AFTER UPDATE ON "rides" FOR EACH ROW
	WHEN ((old.status in ('completed', 'canceled') or new.status in ('completed', 'canceled'))
		and (old.status, old.deleted_at is null, old.id, old.requested_at, old.completed_at, old.canceled_at, old.driver_id, old.fare_cents, old.commission_cents, old.payout_cents)
			is distinct from (new.status, new.deleted_at is null, new.id, new.requested_at, new.completed_at, new.canceled_at, new.driver_id, new.fare_cents, new.commission_cents, new.payout_cents))
	EXECUTE FUNCTION "count_ride_end"();--> statement-breakpoint
CREATE TRIGGER "rides_moved" AFTER UPDATE ON "rides" FOR EACH ROW
	WHEN ((old.deleted_at is null, old.id, old.requested_at, old.pickup_cell)
		is distinct from (new.deleted_at is null, new.id, new.requested_at, new.pickup_cell))
	EXECUTE FUNCTION "count_ride_moved"();--> statement-breakpoint
CREATE TRIGGER "rides_removed" AFTER DELETE ON "rides" FOR EACH ROW
	WHEN (old.deleted_at is null) EXECUTE FUNCTION "count_ride_moved"();--> statement-breakpoint
CREATE TRIGGER "rides_removed_ended" AFTER DELETE ON "rides" FOR EACH ROW
	WHEN (old.status in ('completed', 'canceled')) EXECUTE FUNCTION "count_ride_end"();--> statement-breakpoint
CREATE FUNCTION "count_user"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into user_deltas (role, status, n, at)
		select role, status, n, created_at
		from (
			select -1 as n, old.id, old.role, old.status, old.created_at
			union all
			select 1, new.id, new.role, new.status, new.created_at
		) changed where id is not null;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "users_counted" AFTER INSERT OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "count_user"();--> statement-breakpoint
CREATE TRIGGER "users_recounted" AFTER UPDATE ON "users" FOR EACH ROW
	WHEN ((old.role, old.status, old.created_at) is distinct from (new.role, new.status, new.created_at))
	EXECUTE FUNCTION "count_user"();--> statement-breakpoint
-- Whoever folds or recounts holds the same lock.
CREATE FUNCTION "forget_ride_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	lock table city in share row exclusive mode;
	delete from ride_deltas;
	delete from ride_days;
	delete from ride_hours;
	delete from ride_cells;
	delete from driver_totals;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "rides_emptied" AFTER TRUNCATE ON "rides" FOR EACH STATEMENT EXECUTE FUNCTION "forget_ride_figures"();--> statement-breakpoint
CREATE FUNCTION "forget_user_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	lock table city in share row exclusive mode;
	delete from user_deltas;
	delete from user_days;
	return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "users_emptied" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "forget_user_figures"();--> statement-breakpoint
-- What is kept and what is not folded yet, together; to be summed.
CREATE VIEW "ride_days_now" AS
	select day, requested, completed, canceled from ride_days
	union all
	select (listed_at at time zone time_zone)::date, case kind when 'requested' then n else 0 end,
		case kind when 'completed' then n else 0 end, case kind when 'canceled' then n else 0 end
	from ride_deltas cross join city;--> statement-breakpoint
CREATE VIEW "ride_hours_now" AS
	select day, hour, requested, completed, canceled, fare_cents, commission_cents, payout_cents from ride_hours
	union all
	select (at at time zone time_zone)::date, extract(hour from at at time zone time_zone)::smallint,
		case kind when 'requested' then n else 0 end, case kind when 'completed' then n else 0 end,
		case kind when 'canceled' then n else 0 end,
		n * fare_cents::bigint, n * commission_cents::bigint, n * payout_cents::bigint
	from ride_deltas cross join city;--> statement-breakpoint
CREATE VIEW "ride_cells_now" AS
	select day, cell, requested from ride_cells
	union all
	select (at at time zone time_zone)::date, cell, n from ride_deltas cross join city where cell is not null;--> statement-breakpoint
-- What is not folded yet, one row a driver. Who reads few drivers joins it to driver_totals, which has a key.
CREATE VIEW "driver_totals_noted" AS
	select driver_id, sum(case kind when 'completed' then n else 0 end)::int as completed,
		sum(case kind when 'canceled' then n else 0 end)::int as canceled,
		sum(n * payout_cents::bigint)::bigint as payout_cents
	from ride_deltas where driver_id is not null group by driver_id;--> statement-breakpoint
-- One row a driver: there are many, and few of them have anything to add. Only for sums over all of them.
CREATE VIEW "driver_totals_now" AS
	select coalesce(kept.driver_id, noted.driver_id) as driver_id,
		coalesce(kept.completed, 0) + coalesce(noted.completed, 0) as completed,
		coalesce(kept.canceled, 0) + coalesce(noted.canceled, 0) as canceled,
		coalesce(kept.payout_cents, 0) + coalesce(noted.payout_cents, 0) as payout_cents
	from driver_totals kept full join driver_totals_noted noted on noted.driver_id = kept.driver_id;--> statement-breakpoint
CREATE VIEW "user_days_now" AS
	select day, role, status, count from user_days
	union all
	select (at at time zone time_zone)::date, role, status, n from user_deltas cross join city;
