import type {
  IncidentCall,
  IncidentState,
  IncidentView,
  ListIncidentsInput,
  PageOf,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { ALERT_IMAGE, viewAlert, type AlertImage } from '../alerts/alert-image.ts';
import { AppError } from '../core/app-error.ts';

/** SQL: rides from which help was called for, and where each of these incidents stands. */
const INCIDENTS = `(
  select ride_id, max(raised_at) as called_at, case when bool_or(acknowledged_at is null) then 'open'
    when bool_or(closed_at is null) then 'in_hand' else 'closed' end as state
  from alerts group by ride_id) i`;

const doneBy = (who: string, at: string) =>
  `json_build_object('by', json_build_object('id', ${who}, 'name', (select u.name from users u where u.id = ${who})), 'at', ${at})`;

/** SQL for the incident of a ride named `r`; null where nobody called for help. */
export const INCIDENT = `(
  select json_build_object(
    'calls', json_agg(json_build_object('image', ${ALERT_IMAGE},
      'closed', case when a.closed_by is not null then ${doneBy('a.closed_by', 'a.closed_at')} end)
      order by a.raised_at desc, a.press desc),
    'notes', (select coalesce(json_agg(json_build_object('id', n.id, 'text', n.text,
        'by', json_build_object('id', n.author_id, 'name', (select u.name from users u where u.id = n.author_id)),
        'at', n.at) order by n.at, n.id), '[]')
      from incident_notes n where n.ride_id = r.id),
    'ride', json_build_object('status', r.status, 'pickupAddress', r.pickup_address,
      'destinationAddress', r.destination_address, 'isDeleted', r.deleted_at is not null,
      'riderName', (select u.name from users u where u.id = r.rider_id),
      'driverId', r.driver_id,
      'driverName', (select u.name from users u where u.id = r.driver_id)))
  from alerts a where a.ride_id = r.id having count(*) > 0)`;

/** An incident as the database hands it out. */
export type IncidentImage = Pick<IncidentView, 'notes' | 'ride'> & {
  calls: { image: AlertImage; closed: IncidentCall['closed'] }[];
};

/** JSON from the database writes times with the session's offset. */
const iso = (at: string) => new Date(at).toISOString();

export function viewIncident(rideId: string, { calls, notes, ride }: IncidentImage): IncidentView {
  const viewed = calls.map(({ image, closed }) => ({
    ...viewAlert(image),
    closed: closed && { ...closed, at: iso(closed.at) },
  }));
  const taken = viewed
    .flatMap(({ acknowledged }) => acknowledged ?? [])
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const state: IncidentState = viewed.some(({ acknowledged }) => acknowledged === null)
    ? 'open'
    : viewed.some(({ closed }) => closed === null)
      ? 'in_hand'
      : 'closed';
  return {
    rideId,
    state,
    owner: taken[0] ?? null,
    calls: viewed,
    notes: notes.map((note) => ({ ...note, at: iso(note.at) })),
    ride,
  };
}

/** @throws AppError INCIDENT_NOT_FOUND, also where there is no such ride */
export async function getIncident(db: Db, rideId: string): Promise<IncidentView> {
  const result = await db.pool.query<{ incident: IncidentImage | null }>({
    name: 'get_incident',
    text: `select ${INCIDENT} as incident from rides r where r.id = $1`,
    values: [rideId],
  });
  const incident = result.rows[0]?.incident;
  if (!incident) throw new AppError('INCIDENT_NOT_FOUND');
  return viewIncident(rideId, incident);
}

/** One page: those that wait for somebody first, then those in hand; of each the last called first. */
export async function listIncidents(
  db: Db,
  { page, limit, state }: ListIncidentsInput,
): Promise<PageOf<IncidentView>> {
  const [{ rows }, counted] = await Promise.all([
    db.pool.query<{ rideId: string; incident: IncidentImage }>({
      name: 'list_incidents',
      text: `select r.id as "rideId", ${INCIDENT} as incident from (
          select ride_id, called_at, state from ${INCIDENTS} where $3::text is null or state = $3
          order by array_position(array['open', 'in_hand', 'closed'], state), called_at desc, ride_id limit $1 offset $2
        ) i join rides r on r.id = i.ride_id
        order by array_position(array['open', 'in_hand', 'closed'], i.state), i.called_at desc, i.ride_id`,
      values: [limit, (page - 1) * limit, state ?? null],
    }),
    db.pool.query<{ total: number }>({
      name: 'count_incidents',
      text: `select count(*)::int as total from ${INCIDENTS} where $1::text is null or state = $1`,
      values: [state ?? null],
    }),
  ]);
  const items = rows.map(({ rideId, incident }) => viewIncident(rideId, incident));
  return { items, page, limit, total: counted.rows[0]?.total ?? 0 };
}
