import type { ListRidesInput, OwnedRide, PageInput, PageOf, RideDetail } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { containing } from '../core/read-page.ts';
import { RIDE_IMAGE, type RideImage } from './ride-image.ts';
import { viewOwned, viewRide } from './ride-view.ts';

interface DetailRow {
  image: RideImage;
  rider: { email: string; avatarUrl: string | null };
  driver: { email: string; avatarUrl: string | null } | null;
}

const PARTY = `json_build_object('email', u.email, 'avatarUrl', u.avatar_url)`;

const DETAIL = `${RIDE_IMAGE} as image,
  (select ${PARTY} from users u where u.id = r.rider_id) as rider,
  (select ${PARTY} from users u where u.id = r.driver_id) as driver`;

const viewDetail = ({ image, rider, driver }: DetailRow): RideDetail => ({
  ...viewRide(image),
  rider: { ...image.rider, ...rider },
  driver: image.driver && driver && { ...image.driver, ...driver },
  updatedAt: new Date(image.updatedAt).toISOString(),
});

// A rider or driver sees their own; admins see all.
const VISIBLE = `r.deleted_at is null and ($2::uuid is null or $2 in (r.rider_id, r.driver_id))`;

/**
 * One ride, for its rider, its driver and admins.
 * @throws AppError RIDE_NOT_FOUND, also when it is somebody else's
 */
export async function getRide(db: Db, actor: Actor, rideId: string): Promise<RideDetail> {
  const result = await db.pool.query<DetailRow>({
    name: 'get_ride',
    text: `select ${DETAIL} from rides r where r.id = $1 and ${VISIBLE}`,
    values: [rideId, actor.role === 'admin' ? null : actor.userId],
  });
  const [row] = result.rows;
  if (!row) throw new AppError('RIDE_NOT_FOUND');
  return viewDetail(row);
}

/** The ride a person is in; null when there is none. */
export async function findOwnRide(db: Db, { userId }: Actor): Promise<RideDetail | null> {
  const result = await db.pool.query<DetailRow>({
    name: 'find_own_ride',
    text: `select ${DETAIL} from rides r where r.deleted_at is null and (
      (r.rider_id = $1 and r.status in ('requested', 'accepted', 'picked_up', 'in_transit'))
      or (r.driver_id = $1 and r.status in ('accepted', 'picked_up', 'in_transit')))`,
    values: [userId],
  });
  return result.rows[0] ? viewDetail(result.rows[0]) : null;
}

/** A person's finished rides, newest first. */
export const listFinishedRides = (db: Db, { userId }: Actor, page: PageInput): Promise<PageOf<RideDetail>> =>
  readRides(db, page, [`$1 in (r.rider_id, r.driver_id)`, `r.status in ('completed', 'canceled')`], [userId]);

/** One page of all rides, newest first. Ids are found by any part of them, also as written for people: `#a1b2c3`. */
export function listRides(db: Db, input: ListRidesInput): Promise<PageOf<RideDetail>> {
  const { search, status } = input;
  const where: string[] = [];
  const values: unknown[] = [];
  if (status) where.push(`r.status = $${values.push(status)}`);
  if (search) {
    const place = `$${values.push(containing(search))}`;
    const id = `$${values.push(containing(search.replace(/^#/, '').toLowerCase()))}`;
    where.push(
      `(r.pickup_address ilike ${place} or r.destination_address ilike ${place} or r.id::text like ${id})`,
    );
  }
  return readRides(db, input, where, values);
}

// Ids begin with the time they were made, so that their order is that of the requests.
async function readRides(
  db: Db,
  { page, limit }: PageInput,
  where: string[],
  values: unknown[],
): Promise<PageOf<RideDetail>> {
  const from = `from rides r where ${['r.deleted_at is null', ...where].join(' and ')}`;
  const n = values.length;
  const [rows, counted] = await Promise.all([
    db.pool.query<DetailRow>(`select ${DETAIL} ${from} order by r.id desc limit $${n + 1} offset $${n + 2}`, [
      ...values,
      limit,
      (page - 1) * limit,
    ]),
    db.pool.query<{ total: number }>(`select count(*)::int as total ${from}`, values),
  ]);
  return { items: rows.rows.map(viewDetail), page, limit, total: counted.rows[0]?.total ?? 0 };
}

/** So many requests are shown at once; who takes one gets room for others. */
const MAX_OPEN = 50;

/** Requests a driver may take now: of those not declined, the ones that wait longest. */
export async function listOpenRides(db: Db, driverId: string): Promise<OwnedRide[]> {
  const result = await db.pool.query<{ image: RideImage }>({
    name: 'list_open_rides',
    text: `select ${RIDE_IMAGE} as image from rides r
      where r.status = 'requested' and r.deleted_at is null
        and (select d.available from drivers d where d.id = $1)
        and not exists (select from rides o where o.driver_id = $1 and o.status in ('accepted', 'picked_up', 'in_transit'))
        and not exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = $1 and o.declined_at is not null)
      order by r.id limit $2`,
    values: [driverId, MAX_OPEN],
  });
  return result.rows.map(({ image }) => viewOwned(image));
}
