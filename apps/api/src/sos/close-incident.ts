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
 * An admin closes all SOS alerts of a ride. A closed incident stays as it is; a later alert opens it again.
 * @throws AppError INCIDENT_NOT_FOUND; INCIDENT_OPEN while no one has taken one of the alerts
 */
export async function closeIncident(
  deps: { db: Db },
  actor: Actor,
  { rideId }: IncidentInput,
): Promise<IncidentView> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    // In order, so that two admins who close at once never wait for each other.
    const open = await tx
      .select({ id: alerts.id, raisedBy: alerts.raisedBy, raisedAt: alerts.raisedAt })
      .from(alerts)
      .where(and(eq(alerts.rideId, rideId), isNull(alerts.closedAt)))
      .orderBy(asc(alerts.id))
      .for('update');
    // An alert that came since waits for an admin and keeps all of them open: no one has seen it yet.
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
