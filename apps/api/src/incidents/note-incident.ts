import type { IncidentView, NoteIncidentInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { getIncident } from './incident-queries.ts';
import { tellIncidentChanged } from './tell-incident-changed.ts';

const NOTE_INCIDENT = `
with noted as (
  insert into incident_notes (id, ride_id, author_id, text)
  select $2::uuid, $1::uuid, $3::uuid, $4::text where exists (select from alerts where ride_id = $1)
  on conflict (id) do nothing
  returning *
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select $3, 'incident.noted', $3, 'admin', $5, jsonb_build_object('rideId', ride_id, 'note', text) from noted
)
select ${tellIncidentChanged('n.ride_id')} as told from noted n`;

/**
 * An admin writes down what was done about the calls for help from a ride, for good. Sent again with the same command id it
 * is the note that stands already.
 * @throws AppError INCIDENT_NOT_FOUND, COMMAND_REUSED
 */
export async function noteIncident(
  core: Core,
  actor: Actor,
  { rideId, commandId, text }: NoteIncidentInput,
): Promise<IncidentView> {
  assertRole(actor, 'admin');
  await core.db.pool.query({
    name: 'note_incident',
    text: NOTE_INCIDENT,
    values: [rideId, commandId, actor.userId, text, actor.ipAddress ?? null],
  });
  const incident = await getIncident(core.db, rideId);
  const isMine = ({ id, by, text: said }: IncidentView['notes'][number]) =>
    id === commandId && by.id === actor.userId && said === text;
  if (!incident.notes.some(isMine)) throw new AppError('COMMAND_REUSED');
  return incident;
}
