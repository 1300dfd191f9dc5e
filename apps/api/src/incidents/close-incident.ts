import type { IncidentInput, IncidentView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { getIncident } from './incident-queries.ts';
import { tellIncidentChanged } from './tell-incident-changed.ts';

/** A call that comes meanwhile waits for somebody, and keeps all of them: nobody has seen it yet. */
const CLOSE_INCIDENT = `
with waiting as (
  select a.id from alerts a where a.ride_id = $1 and a.closed_at is null order by a.id for update
), closed as (
  update alerts a set closed_by = $2, closed_at = now() from waiting w
  where a.id = w.id and not exists (select from alerts o where o.ride_id = $1 and o.acknowledged_at is null)
  returning a.*
), called as (
  select ride_id, (array_agg(raised_by order by raised_at desc))[1] as raised_by, count(*)::int as calls from closed group by 1
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select raised_by, 'incident.closed', $2, 'admin', $3, jsonb_build_object('rideId', ride_id, 'calls', calls) from called
)
select ${tellIncidentChanged('c.ride_id')} as told from called c`;

/**
 * An admin is done with all calls for help from a ride. Closed already it stays as it is; a call that comes later opens it
 * again.
 * @throws AppError INCIDENT_NOT_FOUND; INCIDENT_OPEN while nobody has taken one of the calls
 */
export async function closeIncident(
  core: Core,
  actor: Actor,
  { rideId }: IncidentInput,
): Promise<IncidentView> {
  assertRole(actor, 'admin');
  const close = async () => {
    await core.db.pool.query({
      name: 'close_incident',
      text: CLOSE_INCIDENT,
      values: [rideId, actor.userId, actor.ipAddress ?? null],
    });
    return getIncident(core.db, rideId);
  };
  let incident = await close();
  // Somebody took a call while this one waited for it: the statement still saw it as nobody's.
  if (incident.state === 'in_hand') incident = await close();
  if (incident.state !== 'closed') throw new AppError('INCIDENT_OPEN');
  return incident;
}
