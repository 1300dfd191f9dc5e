import type { RideEventType, RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { checkHistory } from '../history/check-history.ts';
import type { Recorder } from '../history/recorder.ts';
import { findLeftOffers } from './find-left-offers.ts';

/** The last of what is stored: what comes later is above. */
export interface Mark {
  eventId: number;
  rideId: string;
}

const MARK = `
select coalesce((select max(id) from ride_events), 0)::float8 as "eventId",
  coalesce((select id from rides order by id desc limit 1), '00000000-0000-0000-0000-000000000000') as "rideId"`;

/** Rides since, each with its story. */
const RIDES = `
select r.id, r.command_id as "commandId", r.status, r.version, r.rider_id as "riderId",
  (select coalesce(json_agg(json_build_object('type', e.type, 'version', e.version, 'to', e.to_status,
    'actor', case when e.actor_id is not null then json_build_object('id', e.actor_id) end) order by e.version), '[]')
    from ride_events e where e.ride_id = r.id) as events
from rides r where r.id > $1`;

interface StoredRide {
  id: string;
  commandId: string;
  riderId: string;
  status: RideStatus;
  version: number;
  events: { type: RideEventType; version: number; to: RideStatus; actor: { id: string } | null }[];
}

export const readMark = async ({ pool }: Db): Promise<Mark> => (await pool.query<Mark>(MARK)).rows[0] as Mark;

/**
 * Looks at all rides since the mark, of which none is under way: their stories are read last, and the history of what
 * clients asked, were answered and read has to have an explanation; no offer may have stayed open. The recorder forgets it then.
 * @returns a line for each thing that is wrong
 */
export async function judgeSlice(
  db: Db,
  recorder: Recorder,
  mark: Mark,
): Promise<{ rides: number; wrong: string[] }> {
  const startedAt = performance.now();
  const { rows } = await db.pool.query<StoredRide>(RIDES, [mark.rideId]);
  const rideOf = new Map<string, string>();
  const wrong = await findLeftOffers(db, mark.rideId);
  for (const ride of rows) {
    const { id, commandId, status, version, events } = ride;
    if (rideOf.has(commandId)) wrong.push(`a command became two rides: ${rideOf.get(commandId)} and ${id}`);
    rideOf.set(commandId, id);
    if (status !== 'completed' && status !== 'canceled') wrong.push(`${id} is still ${status}`);
    if (events.length !== version || events.some((event, i) => event.version !== i + 1))
      wrong.push(
        `${id} has version ${version} and events ${events.map((event) => event.version).join(' ') || 'none'}`,
      );
    if (events.at(-1)?.to !== status) wrong.push(`${id} is ${status}, and its story ends otherwise`);
    recorder.read(startedAt, id, { events: events as never });
  }
  const history = recorder.toHistory((commandId) => rideOf.get(commandId));
  for (const { kind, key, value } of checkHistory(history)) wrong.push(`${kind}: ${value} of ${key}`);
  recorder.forget();
  return { rides: rows.length, wrong };
}
