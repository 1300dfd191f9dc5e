import type { IncidentView, NoteIncidentInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { getIncident } from './incident-queries.ts';

const { alerts, incidentNotes } = schema;

/**
 * An admin notes for good what was done about the SOS alerts of a ride. Sent again with the same command id, it is the
 * existing note.
 * @throws AppError INCIDENT_NOT_FOUND, COMMAND_REUSED
 */
export async function noteIncident(
  deps: { db: Db },
  actor: Actor,
  { rideId, commandId, text }: NoteIncidentInput,
): Promise<IncidentView> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    const [called] = await tx
      .select({ id: alerts.id })
      .from(alerts)
      .where(eq(alerts.rideId, rideId))
      .limit(1);
    if (!called) return;
    const noted = await tx
      .insert(incidentNotes)
      .values({ id: commandId, rideId, authorId: actor.userId, text })
      .onConflictDoNothing({ target: incidentNotes.id })
      .returning({ id: incidentNotes.id });
    if (noted.length === 0) return;
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: 'incident.noted',
      actor,
      ipAddress: actor.ipAddress ?? null,
      data: { rideId, note: text },
    });
    await tell(tx, { event: 'incident.changed', rideId });
  });
  const incident = await getIncident(deps.db, rideId);
  const isMine = ({ id, by, text: said }: IncidentView['notes'][number]) =>
    id === commandId && by.id === actor.userId && said === text;
  if (!incident.notes.some(isMine)) throw new AppError('COMMAND_REUSED');
  return incident;
}
