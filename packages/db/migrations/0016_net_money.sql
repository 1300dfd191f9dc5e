ALTER TABLE "rides" DROP CONSTRAINT "rides_money";--> statement-breakpoint
ALTER TABLE "ride_deltas" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_hours" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is split between platform and driver is what refunds leave of the fare, in the proportion it was split by.
UPDATE "rides" SET
	"commission_cents" = round("commission_cents"::numeric * ("fare_cents" - "refunded_cents") / "fare_cents"),
	"payout_cents" = "fare_cents" - "refunded_cents" - round("commission_cents"::numeric * ("fare_cents" - "refunded_cents") / "fare_cents")
	WHERE "refunded_cents" > 0;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_money" CHECK ("rides"."fare_cents" > 0 and "rides"."commission_cents" >= 0 and "rides"."payout_cents" >= 0 and "rides"."commission_cents" + "rides"."payout_cents" = "rides"."fare_cents" - "rides"."refunded_cents");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_new_rides"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into ride_deltas (kind, n, listed_at, at, cell)
		select 'requested', 1, ride_listed_at(id, requested_at), requested_at, pickup_cell from made where deleted_at is null;
	if exists (select from made where status in ('completed', 'canceled')) then
		insert into ride_deltas (kind, n, listed_at, at, driver_id, fare_cents, refunded_cents, commission_cents, payout_cents)
			select status, 1, ride_listed_at(id, requested_at),
				coalesce(case status when 'completed' then completed_at else canceled_at end, requested_at),
				driver_id, case status when 'completed' then fare_cents else 0 end,
				case status when 'completed' then refunded_cents else 0 end,
				case status when 'completed' then commission_cents else 0 end,
				case status when 'completed' then payout_cents else 0 end
			from made where deleted_at is null and status in ('completed', 'canceled');
	end if;
	return null;
end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_ride_end"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if new.deleted_at is null and new.status in ('completed', 'canceled') then
		if new.status = 'completed' then
			insert into ride_deltas (kind, n, listed_at, at, driver_id, fare_cents, refunded_cents, commission_cents, payout_cents)
				values ('completed', 1, ride_listed_at(new.id, new.requested_at), coalesce(new.completed_at, new.requested_at),
					new.driver_id, new.fare_cents, new.refunded_cents, new.commission_cents, new.payout_cents);
		else
			insert into ride_deltas (kind, n, listed_at, at, driver_id)
				values ('canceled', 1, ride_listed_at(new.id, new.requested_at), coalesce(new.canceled_at, new.requested_at), new.driver_id);
		end if;
	end if;
	if old.deleted_at is null and old.status in ('completed', 'canceled') then
		if old.status = 'completed' then
			insert into ride_deltas (kind, n, listed_at, at, driver_id, fare_cents, refunded_cents, commission_cents, payout_cents)
				values ('completed', -1, ride_listed_at(old.id, old.requested_at), coalesce(old.completed_at, old.requested_at),
					old.driver_id, old.fare_cents, old.refunded_cents, old.commission_cents, old.payout_cents);
		else
			insert into ride_deltas (kind, n, listed_at, at, driver_id)
				values ('canceled', -1, ride_listed_at(old.id, old.requested_at), coalesce(old.canceled_at, old.requested_at), old.driver_id);
		end if;
	end if;
	return null;
end $$;--> statement-breakpoint
DROP TRIGGER "rides_ended" ON "rides";--> statement-breakpoint
CREATE TRIGGER "rides_ended" AFTER UPDATE ON "rides" FOR EACH ROW
	WHEN ((old.status in ('completed', 'canceled') or new.status in ('completed', 'canceled'))
		and (old.status, old.deleted_at is null, old.id, old.requested_at, old.completed_at, old.canceled_at, old.driver_id, old.fare_cents, old.refunded_cents, old.commission_cents, old.payout_cents)
			is distinct from (new.status, new.deleted_at is null, new.id, new.requested_at, new.completed_at, new.canceled_at, new.driver_id, new.fare_cents, new.refunded_cents, new.commission_cents, new.payout_cents))
	EXECUTE FUNCTION "count_ride_end"();--> statement-breakpoint
CREATE OR REPLACE VIEW "ride_hours_now" AS
	select day, hour, requested, completed, canceled, fare_cents, commission_cents, payout_cents, refunded_cents from ride_hours
	union all
	select (at at time zone time_zone)::date, extract(hour from at at time zone time_zone)::smallint,
		case kind when 'requested' then n else 0 end, case kind when 'completed' then n else 0 end,
		case kind when 'canceled' then n else 0 end,
		n * fare_cents::bigint, n * commission_cents::bigint, n * payout_cents::bigint, n * refunded_cents::bigint
	from ride_deltas cross join city;--> statement-breakpoint
-- The next start finds no clocks, and counts everything anew.
DELETE FROM "city";
