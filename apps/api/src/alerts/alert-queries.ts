import type { AlertView, OwnAlert, RaiseAlertInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import { ALERT_IMAGE, viewAlert, viewOwnAlert, type AlertImage } from './alert-image.ts';

/** The very same sent again by the same person within so many seconds is the same call for help. */
export const SAME_PRESS_SECONDS = 10;
/** Help may be called for so long after a ride, in minutes: somebody may still be near, or have just got away. */
const CALLS_AFTER_MINUTES = 60;

/** SQL: whether help may still be called for from a ride named `r`. */
export const MAY_CALL = `r.deleted_at is null and (r.status not in ('completed', 'canceled')
  or coalesce(r.completed_at, r.canceled_at) > now() - interval '${CALLS_AFTER_MINUTES} minutes')`;

async function findImages(db: Db, name: string, rest: string, values: unknown[]): Promise<AlertImage[]> {
  const result = await db.pool.query<{ image: AlertImage }>({
    name: `alerts_${name}`,
    text: `select ${ALERT_IMAGE} as image from alerts a ${rest}`,
    values,
  });
  return result.rows.map((row) => row.image);
}

/** Alerts nobody has taken, newest first. */
export const listOpenAlerts = async (db: Db): Promise<AlertView[]> =>
  (await findImages(db, 'open', 'where a.acknowledged_at is null order by a.raised_at desc', [])).map(
    viewAlert,
  );

/** @throws AppError ALERT_NOT_FOUND */
export async function getAlert(db: Db, alertId: string): Promise<AlertView> {
  const [image] = await findImages(db, 'by_id', 'where a.id = $1', [alertId]);
  if (!image) throw new AppError('ALERT_NOT_FOUND');
  return viewAlert(image);
}

/** The last alert somebody raised from a ride from which they still may. */
export async function findOwnAlert(db: Db, userId: string): Promise<OwnAlert | null> {
  const [image] = await findImages(
    db,
    'own',
    `join rides r on r.id = a.ride_id where a.raised_by = $1 and ${MAY_CALL}
      order by a.raised_at desc, a.press desc limit 1`,
    [userId],
  );
  return image ? viewOwnAlert(image) : null;
}

/** The alert that the very same press made a moment ago, also if its statement took long. */
export async function findJustRaised(
  db: Db,
  userId: string,
  { rideId, message, location: { address, lat, lng } }: RaiseAlertInput,
): Promise<OwnAlert | undefined> {
  const [image] = await findImages(
    db,
    'just_raised',
    `where a.raised_by = $1 and a.ride_id = $2 and a.raised_at > now() - $3 * interval '1 second'
      and a.message = $4 and a.address = $5 and a.lat = $6 and a.lng = $7
      order by a.press desc limit 1`,
    [userId, rideId, 2 * SAME_PRESS_SECONDS, message, address, lat, lng],
  );
  return image && viewOwnAlert(image);
}

/** SQL: whether somebody still has to take a call for help from a ride named `r`. */
export const IS_CALLED = `exists (select from alerts a where a.ride_id = r.id and a.acknowledged_at is null)`;

export async function isRideCalled(db: Db, rideId: string): Promise<boolean> {
  const result = await db.pool.query<{ isCalled: boolean }>({
    name: 'is_ride_called',
    text: `select ${IS_CALLED} as "isCalled" from rides r where r.id = $1`,
    values: [rideId],
  });
  return result.rows[0]?.isCalled === true;
}

export interface CalledRide {
  /** Whether help may still be called for from it. */
  mayCall: boolean;
  /** How often this person did, from whichever ride. */
  callsThisHour: number;
}

/** What bears on a call for help that was not made; undefined when the ride isn't theirs. */
export async function findCalledRide(
  db: Db,
  userId: string,
  rideId: string,
): Promise<CalledRide | undefined> {
  const result = await db.pool.query<CalledRide>({
    name: 'may_call',
    text: `select ${MAY_CALL} as "mayCall", (select count(*)::int from alerts
        where raised_by = $1 and raised_at > now() - interval '1 hour') as "callsThisHour"
      from rides r where r.id = $2 and $1 in (r.rider_id, r.driver_id) and r.deleted_at is null`,
    values: [userId, rideId],
  });
  return result.rows[0];
}
