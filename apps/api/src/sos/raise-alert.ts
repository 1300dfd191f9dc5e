import type { OwnAlert, RaiseAlertInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, or } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { viewOwnAlert } from './alert-image.ts';
import {
  countCallsThisHour,
  findRideWithAlert,
  findJustRaised,
  isSamePress,
  MAY_CALL,
  SAME_PRESS_SECONDS,
} from './alert-queries.ts';
import { keepAlert, nextPress } from './keep-alert.ts';

const { alerts, rides } = schema;

/**
 * Protects admins from a flood without refusing anyone's first alert. It counts the alerts that were made, in the
 * transaction that makes them, and not the presses: a person who pressed the button many times is not refused at the
 * next ride.
 */
const MAX_AN_HOUR = 30;

/**
 * An SOS alert. Every admin is told at once; a rider's first one on a ride is also mailed to their trusted contacts. The same
 * press again within seconds answers with the same alert; other words or another place make another one, because they are news
 * to the helpers.
 * @throws AppError RIDE_NOT_FOUND, also for another person's ride; RIDE_GONE long after the end; TOO_MANY
 */
export async function raiseAlert(deps: { db: Db }, actor: Actor, input: RaiseAlertInput): Promise<OwnAlert> {
  assertRole(actor, 'rider', 'driver');
  const { rideId } = input;
  // A press that lost the number to another one tries the next; at most an hour's alerts can come before it.
  for (let tries = 0; tries <= MAX_AN_HOUR; tries++) {
    const raised = await insertAlert(deps, actor, input);
    if (raised) return raised;
    const same = await findJustRaised(deps.db, actor.userId, input);
    if (same) return same;
    const ride = await findRideWithAlert(deps.db, actor.userId, rideId);
    if (!ride) throw new AppError('RIDE_NOT_FOUND');
    if (!ride.mayCall) throw new AppError('ENDED_LONG_AGO');
    if (ride.callsThisHour >= MAX_AN_HOUR) break;
  }
  throw new AppError('CALLED_OFTEN');
}

/**
 * The alert, a notification for every admin, and the events of both. If two presses come at once, in any processes,
 * both take the same number: the second waits for the first, and then does nothing. The ride is locked, so that no
 * alert comes from one that is being deleted.
 */
const insertAlert = (
  { db }: { db: Db },
  actor: Actor,
  input: RaiseAlertInput,
): Promise<OwnAlert | undefined> =>
  inTransaction(db, async (tx) => {
    const { userId } = actor;
    const { rideId } = input;
    const [ride] = await tx
      .select({ id: rides.id })
      .from(rides)
      .where(and(eq(rides.id, rideId), or(eq(rides.riderId, userId), eq(rides.driverId, userId)), MAY_CALL))
      .for('share');
    if (!ride) return undefined;
    const press = await nextPress(tx, { rideId, userId });
    if ((await countCallsThisHour(tx, userId)) >= MAX_AN_HOUR) return undefined;
    const [same] = await tx
      .select({ id: alerts.id })
      .from(alerts)
      .where(isSamePress(userId, input, SAME_PRESS_SECONDS))
      .limit(1);
    if (same) return undefined;
    const image = await keepAlert(tx, { ...input, kind: 'press', by: actor, actor }, press);
    return image && viewOwnAlert(image);
  });
