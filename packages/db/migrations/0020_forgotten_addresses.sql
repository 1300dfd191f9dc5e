-- The trail's other change: from where somebody came who deleted their account a month ago. Whoever wants it says so for the transaction.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'UPDATE' and (
		(tg_table_name = 'account_events' and current_setting('ridewire.erases_person', true) = 'yes')
		or current_setting('ridewire.forgets_addresses', true) = 'yes')
	then
		return null;
	end if;
	raise exception 'The audit trail is only added to: % of % is refused.', tg_op, tg_table_name
		using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_unless_address"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
	person uuid := case when tg_table_name = 'account_events'
		then coalesce((to_jsonb(old) ->> 'actor_id')::uuid, (to_jsonb(old) ->> 'user_id')::uuid)
		else (to_jsonb(old) ->> 'actor_id')::uuid end;
begin
	if new.ip_address is not null
		or to_jsonb(new) - 'ip_address' is distinct from to_jsonb(old) - 'ip_address'
		or not exists (select from users where id = person and deleted_at <= now() - interval '30 days')
	then
		raise exception 'The audit trail is only added to: % of % is refused.', tg_op, tg_table_name
			using errcode = 'insufficient_privilege';
	end if;
	return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "account_events_address_only" BEFORE UPDATE ON "account_events" FOR EACH ROW
	WHEN (current_setting('ridewire.forgets_addresses', true) = 'yes') EXECUTE FUNCTION "refuse_audit_unless_address"();--> statement-breakpoint
CREATE TRIGGER "ride_events_address_only" BEFORE UPDATE ON "ride_events" FOR EACH ROW
	WHEN (current_setting('ridewire.forgets_addresses', true) = 'yes') EXECUTE FUNCTION "refuse_audit_unless_address"();--> statement-breakpoint
ALTER TABLE "account_events" ENABLE ALWAYS TRIGGER "account_events_address_only";--> statement-breakpoint
ALTER TABLE "ride_events" ENABLE ALWAYS TRIGGER "ride_events_address_only";--> statement-breakpoint
-- Who deleted their account before; a new database has neither them nor a queue yet.
DO $$ begin
	if to_regnamespace('graphile_worker') is not null then
		perform graphile_worker.add_job('forget_addresses', json_build_object('userId', id), run_at := deleted_at + interval '30 days')
			from users where deleted_at is not null;
	end if;
end $$;
