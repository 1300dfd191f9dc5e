import type { Db } from '@ridewire/db';
import type { Locator, Page } from '@playwright/test';

/** Rides in the list of rides: rows, or cards on a phone. */
export const rideRows = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Rides' })
    .locator('tbody')
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Rides' }).getByRole('listitem'));

/** The id as the screen shows it. */
export const shortId = (id: string): string => `#${id.slice(-6)}`;

/** The ride with this id in the list. */
export const rideRow = (page: Page, id: string): Locator => rideRows(page).filter({ hasText: shortId(id) });

export const statusDialog = (page: Page, current: string): Locator =>
  page.getByRole('dialog', { name: `Update Ride Status (current: ${current})` });

export const deleteDialog = (page: Page, id: string): Locator =>
  page.getByRole('dialog', { name: `Delete Ride ${shortId(id)}?` });

/** What happened to a ride, newest first. */
export const timeline = (page: Page): Locator =>
  page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');

/** The text below the list. */
export const listFoot = (page: Page): Locator => page.getByText(/^Server page: /);

/** Makes this many completed rides; 'Stop 001' is the pickup of the latest. */
export async function makeRides(
  db: Db,
  { riderId, driverId, count }: { riderId: string; driverId: string; count: number },
): Promise<void> {
  await db.pool.query(
    `with made as (
      insert into rides (
        id, command_id, rider_id, driver_id, status, version, type, pickup_address, pickup_lat, pickup_lng,
        destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
        commission_cents, payout_cents, requested_at, accepted_at, picked_up_at, in_transit_at, completed_at, updated_at)
      select ('00000000-0000-7000-8000-' || lpad(to_hex(1048576 - n), 12, '0'))::uuid, gen_random_uuid(), $1, $2,
        'completed', 1, 'standard', 'Stop ' || lpad(n::text, 3, '0'), 23.79, 90.41, 'Airport', 23.84, 90.4, 8000, 1440,
        1450, 290, 1160, t, t, t, t, t, t
      from generate_series(1, $3::int) n, lateral (select now() - n * interval '1 day' as t) at
      returning id, rider_id)
    insert into ride_events (ride_id, version, type, to_status, actor_id, actor_role)
    select id, 1, 'ride.requested', 'requested', rider_id, 'rider' from made`,
    [riderId, driverId, count],
  );
}

/** The id of the ride requested last. */
export async function findNewestRide(db: Db): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>('select id from rides order by id desc limit 1');
  return rows[0]?.id ?? '';
}
