import type {
  BoardRide,
  DriverRide,
  HistoryInput,
  RequestRideInput,
  RiderRide,
  RideType,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { RIDE_IMAGE, type RideImage } from './ride-image.ts';
import type { RefusedDriver, RefusedRide } from './ride-policy.ts';
import { viewForAdmin, viewForDriver, viewForRider } from './ride-view.ts';

/** Rides that finished within this time stay on the board, in minutes. */
const BOARD_KEEPS_MINUTES = 10;
const ACTIVE = `('requested', 'accepted', 'picked_up', 'in_transit')`;
const DRIVING = `('accepted', 'picked_up', 'in_transit')`;

async function findImages(db: Db, name: string, where: string, values: unknown[]): Promise<RideImage[]> {
  const result = await db.pool.query<{ image: RideImage }>({
    name: `rides_${name}`,
    text: `select ${RIDE_IMAGE} as image from rides r where r.deleted_at is null and ${where}`,
    values,
  });
  return result.rows.map((row) => row.image);
}

/** The rider's active ride. */
export async function findRiderRide(db: Db, riderId: string): Promise<RiderRide | undefined> {
  const [image] = await findImages(db, 'of_rider', `r.rider_id = $1 and r.status in ${ACTIVE}`, [riderId]);
  return image && viewForRider(image);
}

/** The driver's ride under way. */
export async function findDriverRide(db: Db, driverId: string): Promise<DriverRide | undefined> {
  const [image] = await findImages(db, 'of_driver', `r.driver_id = $1 and r.status in ${DRIVING}`, [
    driverId,
  ]);
  return image && viewForDriver(image);
}

/** One ride with everything in it; callers decide who may see what. */
export async function findRideImage(db: Db, rideId: string): Promise<RideImage | undefined> {
  const [image] = await findImages(db, 'by_id', 'r.id = $1', [rideId]);
  return image;
}

/** The ride a command already made, and the type of car that the command asked for. */
export async function findCommandRide(
  db: Db,
  riderId: string,
  commandId: string,
): Promise<CommandRide | undefined> {
  const result = await db.pool.query<CommandRide>({
    name: 'ride_by_command',
    text: `select ${RIDE_IMAGE} as image, coalesce((
        select e.data -> 'rideType' ->> 'from' from ride_events e
        where e.ride_id = r.id and e.type = 'ride.retyped' order by e.version limit 1), r.type::text) as "requestedType"
      from rides r where r.deleted_at is null and r.rider_id = $1 and r.command_id = $2`,
    values: [riderId, commandId],
  });
  return result.rows[0];
}

interface CommandRide {
  image: RideImage;
  requestedType: RideType;
}

/** Whether a repeated command says the same as the one carried out, whatever the ride became since. */
export const sameRequest = ({ image, requestedType }: CommandRide, input: RequestRideInput): boolean =>
  requestedType === input.type &&
  (['pickup', 'destination'] as const).every(
    (end) =>
      image[end].address === input[end].address &&
      image[end].lat === input[end].lat &&
      image[end].lng === input[end].lng,
  );

/** What the admin's board shows: active rides and those finished lately, newest first. */
export async function listBoardRides(db: Db): Promise<BoardRide[]> {
  const images = await findImages(
    db,
    'board',
    `(r.status in ${ACTIVE} or (r.status in ('completed', 'canceled')
      and r.updated_at > now() - $1 * interval '1 minute')) order by r.requested_at desc`,
    [BOARD_KEEPS_MINUTES],
  );
  return images.map(viewForAdmin);
}

const listFinished = (db: Db, side: 'rider' | 'driver', userId: string, page: HistoryInput) =>
  findImages(
    db,
    `finished_of_${side}`,
    `r.${side}_id = $1 and r.status in ('completed', 'canceled') and ($4::ride_status is null or r.status = $4)
      and ($2::uuid is null or (r.requested_at, r.id) < (select requested_at, id from rides where id = $2))
      order by r.requested_at desc, r.id desc limit $3`,
    [userId, page.before ?? null, page.limit, page.status ?? null],
  );

/** The rider's finished rides, newest first. */
export const listRiderHistory = async (db: Db, riderId: string, page: HistoryInput): Promise<RiderRide[]> =>
  (await listFinished(db, 'rider', riderId, page)).map(viewForRider);

/** The driver's finished rides, newest first. */
export const listDriverHistory = async (
  db: Db,
  driverId: string,
  page: HistoryInput,
): Promise<DriverRide[]> => (await listFinished(db, 'driver', driverId, page)).map(viewForDriver);

/** Rides not begun of somebody who is blocked, or who drives and is suspended. */
export async function findBarredRides(
  db: Db,
  userId: string,
): Promise<{ rideId: string; isDriver: boolean }[]> {
  const result = await db.pool.query<{ rideId: string; isDriver: boolean }>({
    name: 'find_barred_rides',
    text: `select r.id as "rideId", false as "isDriver" from rides r join users u on u.id = r.rider_id
      where r.rider_id = $1 and r.status in ('requested', 'accepted') and r.deleted_at is null and u.status = 'blocked'
      union all
      select r.id, true from rides r join drivers d on d.id = r.driver_id join users u on u.id = d.id
      where r.driver_id = $1 and r.status = 'accepted' and r.deleted_at is null
        and (u.status = 'blocked' or d.suspended)`,
    values: [userId],
  });
  return result.rows;
}

/** The facts behind a refused move. */
export async function findRefusedRide(db: Db, rideId: string): Promise<RefusedRide | undefined> {
  const result = await db.pool.query<RefusedRide>({
    name: 'refused_ride',
    text: `select status, version, rider_id as "riderId", driver_id as "driverId", fare_cents as "fareCents", refunded_cents > 0 as "isRefunded",
        coalesce((select max(e.version) from ride_events e where e.ride_id = rides.id and e.type <> 'ride.offered'),
          version) as "changedVersion"
      from rides where id = $1 and deleted_at is null`,
    values: [rideId],
  });
  return result.rows[0];
}

/** The facts about a driver whose accept was refused. */
export async function getRefusedDriver(db: Db, driverId: string, rideId: string): Promise<RefusedDriver> {
  const result = await db.pool.query<RefusedDriver>({
    name: 'refused_driver',
    text: `select approved, suspended, available,
        exists (select from rides where driver_id = $1 and status in ${DRIVING}) as busy,
        exists (select from ride_offers where ride_id = $2 and driver_id = $1 and declined_at is not null) as declined
      from drivers where id = $1`,
    values: [driverId, rideId],
  });
  return (
    result.rows[0] ?? { approved: false, suspended: false, available: false, busy: false, declined: false }
  );
}
