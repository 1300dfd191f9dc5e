import { MicroBatch } from '../../core/micro-batch.ts';
import type { RideImage } from '../../live/images.ts';
import type { Away } from '../rules/approach-policy.ts';
import { describeChanges, logChanges } from './change-ctes.ts';
import { commitRides, isRefusal, type Publisher, type RidesDbs } from './commit-rides.ts';

/** A driver on the way to the pickup is asked whether they come, says so, or is seen to. */
export interface ApproachTurn {
  rideId: string;
  event: 'ride.stalled' | 'ride.assured' | 'ride.resumed';
  /** It happens only while this driver has the ride. */
  driverId: string;
  /** It happens only to this version of the ride. */
  seenVersion?: number;
  /** Where the car is; null leaves what is known. */
  place: Away | null;
  /** How long the driver has to answer what they are asked. */
  answerMs?: number;
  /** Where the driver called from. */
  ipAddress?: string | null | undefined;
}

/** Makes the turn; undefined where the ride is another by now, or the driver is asked already, or not asked. */
export type ApproachTurner = (turn: ApproachTurn) => Promise<RideImage | undefined>;

const BY_DRIVER = `turned.event = 'ride.assured'`;

/** The question, its event and its notification in one statement; only while the rider isn't aboard. */
const TURN_APPROACHES = {
  name: 'turn_approaches',
  text: `
with wanted as (
  select *, place is not null as "isPlaced" from json_to_recordset($1::json) as w(
    n int, "rideId" uuid, event text, "driverId" uuid, "seenVersion" int, place json, "answerMs" int, "ipAddress" text)
  order by "rideId"
), turned as (
  update rides r set
    version = r.version + 1, updated_at = now(),
    asked_until = case when w.event = 'ride.stalled' then now() + w."answerMs" * interval '1 millisecond' end,
    approach_at = case when w.event = 'ride.stalled' then r.approach_at else now() end,
    approach_meters = case when w."isPlaced" then (w.place ->> 'meters')::int else r.approach_meters end,
    approach_seconds = case when w."isPlaced" then (w.place ->> 'seconds')::int else r.approach_seconds end,
    assurances = case w.event when 'ride.stalled' then r.assurances when 'ride.assured' then r.assurances + 1 else 0 end
  from wanted w
  where r.id = w."rideId" and r.status = 'accepted' and r.deleted_at is null and r.driver_id = w."driverId"
    and r.version = coalesce(w."seenVersion", r.version) and (r.asked_until is null) = (w.event = 'ride.stalled')
  returning new.*, w.n, w.event, w."ipAddress"
), ${logChanges({
    ride: 'turned',
    type: 'turned.event',
    fromStatus: 'turned.status',
    by: {
      id: `case when ${BY_DRIVER} then turned.driver_id end`,
      role: `case when ${BY_DRIVER} then 'driver'::role end`,
      ipAddress: 'turned."ipAddress"',
    },
    data: 'null::jsonb',
  })}, ${describeChanges({ ride: 'turned', event: 'turned.event', facts: `'leftDriverId', null` })}`,
};

export function createApproachTurner(dbs: RidesDbs, publisher: Publisher): ApproachTurner {
  const batch = new MicroBatch<ApproachTurn, RideImage | undefined>(
    (turns, isAlone) => commitRides(isAlone ? dbs.alone : dbs.together, publisher, TURN_APPROACHES, turns),
    ({ rideId }) => [rideId],
    isRefusal,
  );
  return (turn) => batch.add(turn);
}
