import type { AlertView, OwnAlert, RaiseAlertInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { alertImage, selectAlerts, viewAlert, viewOwnAlert } from './alert-image.ts';

const { alerts, rides } = schema;

/** The same alert, sent again by the same person within this many seconds, counts as one. */
export const SAME_PRESS_SECONDS = 10;
/** How long after a ride SOS alerts are possible, in minutes: the other person may still be near, or have just left. */
const CALLS_AFTER_MINUTES = 60;

/** Whether a ride still allows SOS alerts. */
export const MAY_CALL = sql<boolean>`${rides.deletedAt} is null and (${rides.status} not in ('completed', 'canceled')
  or coalesce(${rides.completedAt}, ${rides.canceledAt}) > now() - ${CALLS_AFTER_MINUTES} * interval '1 minute')`;

/** Alerts no one has taken, newest first. */
export async function listOpenAlerts(db: Db): Promise<AlertView[]> {
  const rows = await selectAlerts(db.orm).where(isNull(alerts.acknowledgedAt)).orderBy(desc(alerts.raisedAt));
  return rows.map((row) => viewAlert(alertImage(row)));
}

/** @throws AppError ALERT_NOT_FOUND */
export async function getAlert(db: Db, alertId: string): Promise<AlertView> {
  const [row] = await selectAlerts(db.orm).where(eq(alerts.id, alertId));
  if (!row) throw new AppError('ALERT_NOT_FOUND');
  return viewAlert(alertImage(row));
}

/** The last alert a person raised from a ride from which they still may. */
export async function findOwnAlert(db: Db, userId: string): Promise<OwnAlert | null> {
  const [row] = await selectAlerts(db.orm)
    .where(and(eq(alerts.raisedBy, userId), eq(alerts.kind, 'press'), MAY_CALL))
    .orderBy(desc(alerts.raisedAt), desc(alerts.press))
    .limit(1);
  return row ? viewOwnAlert(alertImage(row)) : null;
}

/** The same alert, made within this many seconds. */
export const isSamePress = (
  userId: string,
  { rideId, message, location: { address, lat, lng } }: RaiseAlertInput,
  seconds: number,
) =>
  and(
    eq(alerts.raisedBy, userId),
    eq(alerts.kind, 'press'),
    eq(alerts.rideId, rideId),
    gt(alerts.raisedAt, sql`now() - ${seconds} * interval '1 second'`),
    eq(alerts.message, message),
    eq(alerts.address, address),
    eq(alerts.lat, lat),
    eq(alerts.lng, lng),
  );

/** The alert that the same press made a moment ago, even if its transaction took long. */
export async function findJustRaised(
  db: Db,
  userId: string,
  input: RaiseAlertInput,
): Promise<OwnAlert | undefined> {
  const [row] = await selectAlerts(db.orm)
    .where(isSamePress(userId, input, 2 * SAME_PRESS_SECONDS))
    .orderBy(desc(alerts.press))
    .limit(1);
  return row && viewOwnAlert(alertImage(row));
}

/** Whether an alert of a ride is still to be taken. */
export async function hasOpenAlert(tx: Tx, rideId: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.rideId, rideId), isNull(alerts.acknowledgedAt)))
    .limit(1);
  return waiting !== undefined;
}

/** How often a person raised alerts within the hour, from any ride. */
export async function countCallsThisHour(tx: Tx, userId: string): Promise<number> {
  const [called] = await tx
    .select({ count: count() })
    .from(alerts)
    .where(
      and(
        eq(alerts.raisedBy, userId),
        eq(alerts.kind, 'press'),
        gt(alerts.raisedAt, sql`now() - interval '1 hour'`),
      ),
    );
  return called?.count ?? 0;
}

export interface RideWithAlert {
  /** Whether it still allows SOS alerts. */
  mayCall: boolean;
  /** How often this person did, from any ride. */
  callsThisHour: number;
}

/** The facts about an alert that was not made; undefined when the ride isn't theirs. */
export async function findRideWithAlert(
  db: Db,
  userId: string,
  rideId: string,
): Promise<RideWithAlert | undefined> {
  const [ride] = await db.orm
    .select({ mayCall: MAY_CALL })
    .from(rides)
    .where(
      and(
        eq(rides.id, rideId),
        or(eq(rides.riderId, userId), eq(rides.driverId, userId)),
        isNull(rides.deletedAt),
      ),
    );
  return ride && { ...ride, callsThisHour: await countCallsThisHour(db.orm, userId) };
}
