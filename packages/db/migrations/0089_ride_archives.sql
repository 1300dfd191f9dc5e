CREATE TABLE "ride_archives" (
	"month" text PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"files" jsonb NOT NULL,
	"archived_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"brought_back_at" timestamp (3) with time zone,
	CONSTRAINT "ride_archives_range" CHECK ("ride_archives"."from_id" < "ride_archives"."to_id")
);
--> statement-breakpoint
-- contract: refuses what it refused before, but for deletions that the next trigger looks at
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'UPDATE' and (
		(tg_table_name = 'account_events' and current_setting('ridewire.erases_person', true) = 'yes')
		or current_setting('ridewire.forgets_addresses', true) = 'yes')
	then
		return null;
	end if;
	if tg_op = 'DELETE' and tg_table_name = 'ride_events' and current_setting('ridewire.archives_rides', true) = 'yes' then
		return null;
	end if;
	raise exception 'The audit trail is only added to: % of % is refused.', tg_op, tg_table_name
		using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
CREATE FUNCTION "refuse_unless_archived"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if exists (
		select from gone g where not exists (
			select from ride_archives a where g.ride_id >= a.from_id and g.ride_id < a.to_id and a.brought_back_at is null))
	then
		raise exception 'The audit trail is only added to: % of % is refused.', tg_op, tg_table_name
			using errcode = 'insufficient_privilege';
	end if;
	return null;
end $$;--> statement-breakpoint
-- contract: the last release deletes no events. Its processes wait to write some until this and all later migrations are committed
CREATE TRIGGER "ride_events_archived_only" AFTER DELETE ON "ride_events" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unless_archived"();--> statement-breakpoint
-- contract: as above
ALTER TABLE "ride_events" ENABLE ALWAYS TRIGGER "ride_events_archived_only";
