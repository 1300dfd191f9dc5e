ALTER TABLE "account_events" DROP CONSTRAINT "account_events_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "ride_events" DROP CONSTRAINT "ride_events_ride_id_rides_id_fk";--> statement-breakpoint
ALTER TABLE "ride_events" ADD COLUMN "ip_address" text;--> statement-breakpoint
DROP INDEX "account_events_user";--> statement-breakpoint
DROP INDEX "account_events_at";--> statement-breakpoint
DROP INDEX "ride_events_at";--> statement-breakpoint
CREATE INDEX "account_events_user" ON "account_events" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "account_events_at" ON "account_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "account_events_type" ON "account_events" USING btree ("type","at","id");--> statement-breakpoint
CREATE INDEX "account_events_by_others" ON "account_events" USING btree ("actor_id","at","id") WHERE "account_events"."actor_id" <> "account_events"."user_id";--> statement-breakpoint
CREATE INDEX "account_events_by_admins" ON "account_events" USING btree ("at","id") WHERE "account_events"."actor_role" = 'admin';--> statement-breakpoint
CREATE INDEX "account_events_ride" ON "account_events" USING btree (("data" ->> 'rideId'),"at","id") WHERE ("account_events"."data" ->> 'rideId') is not null;--> statement-breakpoint
CREATE INDEX "ride_events_at" ON "ride_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "ride_events_actor" ON "ride_events" USING btree ("actor_id","at","id") WHERE "ride_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "ride_events_by_admins" ON "ride_events" USING btree ("at","id") WHERE "ride_events"."actor_role" = 'admin';--> statement-breakpoint
CREATE INDEX "ride_events_unusual" ON "ride_events" USING btree ("type","at","id") WHERE "ride_events"."type" not in ('ride.requested', 'ride.offered', 'ride.accepted', 'ride.picked_up', 'ride.in_transit', 'ride.completed');--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'The audit trail is only added to: % of % is refused.', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
CREATE TRIGGER "account_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "account_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "ride_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ride_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
ALTER TABLE "account_events" ENABLE ALWAYS TRIGGER "account_events_append_only";--> statement-breakpoint
ALTER TABLE "ride_events" ENABLE ALWAYS TRIGGER "ride_events_append_only";
