import type { AlertKind, RaiseAlertInput, Role } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, desc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../core/in-transaction.ts';
import type { AlertImage } from '../live/images.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { alarmContacts } from '../sharing/tell-contacts.ts';
import { alertImage, selectAlerts } from './alert-image.ts';

const { alerts, users } = schema;

interface NewAlert extends RaiseAlertInput {
  kind: AlertKind;
  /** The ride's rider or driver. */
  by: { userId: string; role: Role };
  /** Null if the server raises it. */
  actor: Actor | null;
}

/**
 * The number of a person's next alert on a ride. It is read first: a press that commits from here on has taken it, even
 * if the next statements don't see it.
 */
export async function nextPress(
  tx: Tx,
  { rideId, userId }: { rideId: string; userId: string },
): Promise<number> {
  const [last] = await tx
    .select({ press: alerts.press })
    .from(alerts)
    .where(and(eq(alerts.rideId, rideId), eq(alerts.raisedBy, userId)))
    .orderBy(desc(alerts.press))
    .limit(1);
  return (last?.press ?? 0) + 1;
}

/** The alert, a notification for every admin, and the events of both; undefined where another press took its number. */
export async function keepAlert(
  tx: Tx,
  { rideId, message, location, kind, by: { userId, role }, actor }: NewAlert,
  press?: number,
): Promise<AlertImage | undefined> {
  const alertId = newId();
  const isFirst = role === 'rider' && kind === 'press' && !(await hasPressed(tx, { rideId, userId }));
  const raised = await tx
    .insert(alerts)
    .values({
      ...location,
      ...{ id: alertId, rideId, raisedBy: userId, kind, message },
      press: press ?? (await nextPress(tx, { rideId, userId })),
    })
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
    ipAddress: actor?.ipAddress ?? null,
    data: { alertId, rideId, ...(kind === 'unanswered' && { kind }) },
  });
  if (isFirst) await alarmContacts(tx, { rideId, riderId: userId });
  const image = alertImage(row);
  await tell(tx, { event: 'alert.raised', alert: image });
  await tellPeople(tx, {
    to: { desk: 'safety:write' },
    type: 'trouble',
    params: {
      ...{ name: about.name, role: row.by.role, ride: rideId.slice(-6), text: message },
      ...(kind === 'unanswered' && { isUnanswered: true }),
    },
    rideId,
    about,
    place: location,
  });
  return image;
}

async function hasPressed(tx: Tx, { rideId, userId }: { rideId: string; userId: string }): Promise<boolean> {
  const [pressed] = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.rideId, rideId), eq(alerts.raisedBy, userId), eq(alerts.kind, 'press')))
    .limit(1);
  return pressed !== undefined;
}
