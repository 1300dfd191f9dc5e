import type { ChangeRide } from '../rides/changes/change-ride.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';
import { settleAll } from '../core/settle-all.ts';
import { countIgnored } from './count-ignored.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '@ridewire/db';
import type { MatchTurn } from './match-turns.ts';
import { hurryCrossed } from './hurry-crossed.ts';
import type { Queues } from '../queues/follow-queues.ts';
import { listDueEnds } from './waiting-queries.ts';

interface Deps {
  db: Db;
  log: Log;
  matchSoon: MatchTurn;
  queues: Pick<Queues, 'zones'>;
  changeRide: ChangeRide;
  timeZone: string;
}

const LOOKED_AT = 20_000;
/** The others are ended a second later. */
const ENDED_AT_ONCE = 1_000;

/**
 * Tends the requests that wait. Any number of processes may do this at once: each end and each wave happens once, in
 * the database.
 */
export async function tendRequests(deps: Deps): Promise<void> {
  // Before the next wave, so that drivers who didn't answer rest and others have their turn.
  await countIgnored(deps);
  if (deps.queues.zones().length > 0) await hurryCrossed(deps);
  // Requests that can't be matched in one place must not hold up other places, so all are looked at.
  const due = await listDueEnds(deps.db, LOOKED_AT);
  const ended = due.filter(({ expired }) => expired);
  const work: Promise<unknown>[] = ended
    .slice(0, ENDED_AT_ONCE)
    .map(({ id: rideId }) => deps.changeRide(EXPIRE, { rideId, timeZone: deps.timeZone }));
  if (ended.length < due.length) work.push(deps.matchSoon());
  await settleAll(deps.log, 'could not end all requests that waited too long', work);
}
