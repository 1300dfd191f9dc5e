import type { IncidentInput, IncidentView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { getIncident } from './incident-queries.ts';

const { alerts } = schema;

/**
 * An admin is done with all calls for help from a ride. Closed already it stays as it is; a call that comes later opens it
 * again.
 * @throws AppError INCIDENT_NOT_FOUND; INCIDENT_OPEN while nobody has taken one of the calls
 */
export async function closeIncident(
  deps: { db: Db },
  actor: Actor,
  { rideId }: IncidentInput,
): Promise<IncidentView> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    // In order, so that two who close at once never wait crosswise.
    const open = await tx
      .select({ id: alerts.id, raisedBy: alerts.raisedBy, raisedAt: alerts.raisedAt })
      .from(alerts)
      .where(and(eq(alerts.rideId, rideId), isNull(alerts.closedAt)))
      .orderBy(asc(alerts.id))
      .for('update');
    // A call that came meanwhile waits for somebody, and keeps all of them: nobody has seen it yet.
    const [waiting] = await tx
      .select({ id: alerts.id })
      .from(alerts)
      .where(and(eq(alerts.rideId, rideId), isNull(alerts.acknowledgedAt)))
      .limit(1);
    const [latest] = open.toSorted((a, b) => b.raisedAt.getTime() - a.raisedAt.getTime());
    if (!latest || waiting) return;
    const ids = open.map(({ id }) => id);
    await tx
      .update(alerts)
      .set({ closedBy: actor.userId, closedAt: sql`now()` })
      .where(inArray(alerts.id, ids));
    await logAccountEvent(tx, {
      userId: latest.raisedBy,
      type: 'incident.closed',
      actor,
      ipAddress: actor.ipAddress ?? null,
      data: { rideId, calls: open.length },
    });
    await tell(tx, { event: 'incident.changed', rideId });
  });
  const incident = await getIncident(deps.db, rideId);
  if (incident.state !== 'closed') throw new AppError('INCIDENT_OPEN');
  return incident;
}
