import type { OwnAlert, RaiseAlertInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, or } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { alarmContacts } from '../sharing/tell-contacts.ts';
import { alertImage, selectAlerts, viewOwnAlert } from './alert-image.ts';
import {
  countCallsThisHour,
  findRideWithAlert,
  findJustRaised,
  isSamePress,
  MAY_CALL,
  SAME_PRESS_SECONDS,
} from './alert-queries.ts';

const { alerts, rides, users } = schema;

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
    const { rideId, message, location } = input;
    const [ride] = await tx
      .select({ id: rides.id })
      .from(rides)
      .where(and(eq(rides.id, rideId), or(eq(rides.riderId, userId), eq(rides.driverId, userId)), MAY_CALL))
      .for('share');
    if (!ride) return undefined;
    // The number first: a press that commits from here on has taken it, even if the next statements don't see it.
    const [last] = await tx
      .select({ press: alerts.press })
      .from(alerts)
      .where(and(eq(alerts.rideId, rideId), eq(alerts.raisedBy, userId)))
      .orderBy(desc(alerts.press))
      .limit(1);
    if ((await countCallsThisHour(tx, userId)) >= MAX_AN_HOUR) return undefined;
    const [same] = await tx
      .select({ id: alerts.id })
      .from(alerts)
      .where(isSamePress(userId, input, SAME_PRESS_SECONDS))
      .limit(1);
    if (same) return undefined;
    const alertId = newId();
    const raised = await tx
      .insert(alerts)
      .values({ ...location, id: alertId, rideId, raisedBy: userId, press: (last?.press ?? 0) + 1, message })
      .onConflictDoNothing({ target: [alerts.rideId, alerts.raisedBy, alerts.press] })
      .returning({ id: alerts.id });
    if (raised.length === 0) return undefined;
    const [row] = await selectAlerts(tx).where(eq(alerts.id, alertId));
    const [about] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!row || !about) throw new Error('An alert was raised by nobody.');
    await logAccountEvent(tx, {
      userId,
      type: 'alert.raised',
      actor,
      ipAddress: actor.ipAddress ?? null,
      data: { alertId, rideId },
    });
    if (actor.role === 'rider' && !last) await alarmContacts(tx, { rideId, riderId: userId });
    const image = alertImage(row);
    await tell(tx, { event: 'alert.raised', alert: image });
    await tellPeople(tx, {
      to: 'admins',
      type: 'trouble',
      params: { name: about.name, role: row.by.role, ride: rideId.slice(-6), text: message },
      rideId,
      about,
      place: location,
    });
    return viewOwnAlert(image);
  });
