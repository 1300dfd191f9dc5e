import type { Db } from '@ridewire/db';
import type { RestStage } from './rest-stage.ts';

/** From and to when it can be used, counted from now, and which rider has ridden with it; or without it, if it is for first rides. */
export type PromoTerms = [
  terms?: { from?: string; to?: string; isFirstRide?: boolean },
  usedBy?: 'rider' | 'otherRider',
];

/** A promo code for one ride. @returns the code */
export async function makePromoFor(
  stage: { core: { db: Db } } & Pick<RestStage, 'people'>,
  ...[terms = {}, usedBy]: PromoTerms
): Promise<string> {
  const { pool } = stage.core.db;
  const code = `P${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const { rows } = await pool.query<{ id: string }>(
    `insert into promos (id, code, percent, begins_at, ends_at, most_uses, is_first_ride, made_by)
      values (gen_random_uuid(), $1, 20, now() + $2::interval, now() + $3::interval, 1, $4, $5) returning id`,
    [
      ...[code, terms.from ?? '-2 days', terms.to ?? '9 days'],
      ...[terms.isFirstRide ?? false, stage.people.admin.userId],
    ],
  );
  if (usedBy)
    await pool.query(
      `insert into rides (id, command_id, rider_id, driver_id, promo_id, status, completed_at, type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents)
        values (uuidv7(), uuidv7(), $1, $2, $3, 'completed', now(), 'standard', 'a', 23.7, 90.4, 'b', 23.8, 90.4, 9, 9, 1000, 200, 800)`,
      [stage.people[usedBy].userId, stage.people.driver.userId, terms.isFirstRide ? null : rows[0]?.id],
    );
  return code;
}
