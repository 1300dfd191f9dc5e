import type { ChangeRide } from '../rides/changes/change-ride.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';
import { settleAll } from '../core/settle-all.ts';
import { countIgnored } from './count-ignored.ts';
import type { Log } from '../core/log.ts';
import type { Db } from '@ridewire/db';
import type { MatchTurn } from './match-turns.ts';
import { hurryCrossed } from './hurry-crossed.ts';
import type { Queues } from '../queues/follow-queues.ts';
import { listDueRides } from './waiting-queries.ts';

interface Deps {
  db: Db;
  log: Log;
  matchSoon: MatchTurn;
  queues: Pick<Queues, 'zones'>;
  changeRide: ChangeRide;
  timeZone: string;
}

const AT_ONCE = 100;

/**
 * Makes the waves that are due and ends requests no one took in time. Any number of processes may do this at once: each
 * wave and each end happens once, in the database.
 */
export async function widenOffers(deps: Deps): Promise<void> {
  // Before the next wave, so that drivers who didn't answer have a rest, and others have their turn.
  await countIgnored(deps.db).catch((error: unknown) =>
    deps.log.error({ error }, 'could not count the offers nobody answered'),
  );
  if (deps.queues.zones().length > 0)
    await hurryCrossed(deps.db).catch((error: unknown) =>
      deps.log.error({ error }, 'could not hurry the rides of a line whose driver answers another'),
    );
  const due = await listDueRides(deps.db, AT_ONCE);
  const ended = due.filter(({ expired }) => expired);
  const work: Promise<unknown>[] = ended.map(({ id: rideId }) =>
    deps.changeRide(EXPIRE, { rideId, timeZone: deps.timeZone }),
  );
  if (ended.length < due.length) work.push(deps.matchSoon());
  await settleAll(deps.log, 'could not widen all offers', work);
}
