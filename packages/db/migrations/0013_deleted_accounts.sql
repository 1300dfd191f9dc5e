ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bell_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "system_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted" CHECK ("users"."deleted_at" is null or ("users"."status" = 'blocked' and "users"."phone" is null and "users"."address" is null and "users"."avatar_url" is null));--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_deleted" CHECK ("drivers"."deleted_at" is null or (not "drivers"."available" and "drivers"."vehicle_model" is null and "drivers"."license_plate" is null and "drivers"."last_lat" is null));--> statement-breakpoint
-- Who deleted their account counts no more.
CREATE OR REPLACE FUNCTION "count_user"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into user_deltas (role, status, n, at)
		select role, status, n, created_at
		from (
			select -1 as n, old.id, old.role, old.status, old.created_at, old.deleted_at
			union all
			select 1, new.id, new.role, new.status, new.created_at, new.deleted_at
		) changed where id is not null and deleted_at is null;
	return null;
end $$;--> statement-breakpoint
DROP TRIGGER "users_recounted" ON "users";--> statement-breakpoint
CREATE TRIGGER "users_recounted" AFTER UPDATE ON "users" FOR EACH ROW
	WHEN ((old.role, old.status, old.created_at, old.deleted_at is null) is distinct from (new.role, new.status, new.created_at, new.deleted_at is null))
	EXECUTE FUNCTION "count_user"();--> statement-breakpoint
-- What an event tells, without what the person said about themselves: that it changed stays, from what to what goes.
CREATE FUNCTION "without_person"(data jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN case when jsonb_typeof(data) = 'object' then (
		select coalesce(jsonb_object_agg(key, case when key in ('name', 'phone', 'address', 'avatarUrl', 'model', 'licensePlate')
			then '{"from": null, "to": null}' else value end), '{}')
		from jsonb_each(data) where key <> 'userAgent') else data end;--> statement-breakpoint
-- The one change there is: of who deleted their account, just that. Whoever wants it says so for the transaction.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'UPDATE' and tg_table_name = 'account_events' and current_setting('ridewire.erases_person', true) = 'yes' then
		return null;
	end if;
	raise exception 'The audit trail is only added to: % of % is refused.', tg_op, tg_table_name
		using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_rewrite"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if (new.id, new.user_id, new.type, new.actor_id, new.actor_role, new.ip_address, new.at)
			is distinct from (old.id, old.user_id, old.type, old.actor_id, old.actor_role, old.ip_address, old.at)
		or new.data is distinct from without_person(old.data)
		or not exists (select from users where id = old.user_id and deleted_at is not null)
	then
		raise exception 'The audit trail is only added to: % of % is refused.', tg_op, tg_table_name
			using errcode = 'insufficient_privilege';
	end if;
	return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "account_events_erased_only" BEFORE UPDATE ON "account_events" FOR EACH ROW
	WHEN (current_setting('ridewire.erases_person', true) = 'yes') EXECUTE FUNCTION "refuse_audit_rewrite"();--> statement-breakpoint
ALTER TABLE "account_events" ENABLE ALWAYS TRIGGER "account_events_erased_only";
