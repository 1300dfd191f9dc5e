import type { BackgroundWork } from '../live/background-work.ts';
import type { Db } from '@ridewire/db';
import type { Log } from '../core/log.ts';
import type { FollowedRideTypes } from '../ride-types/follow-ride-types.ts';
import { watchApproaches } from './approach/watch-approaches.ts';
import { endUnservedOffers } from './end-unserved-offers.ts';
import { renewPromises } from './reservation/renew-promises.ts';
import { watchCompletions } from './review/watch-completions.ts';
import { watchStuck } from './stuck/watch-stuck.ts';

type Deps = Parameters<typeof watchApproaches>[0] &
  Parameters<typeof renewPromises>[0] &
  Parameters<typeof watchCompletions>[0] &
  Parameters<typeof watchStuck>[0] &
  UnservedDeps;

export function rideWork(deps: Deps): BackgroundWork[] {
  const approaches = watchApproaches(deps);
  const stuck = watchStuck(deps);
  const completions = watchCompletions(deps);
  return [
    { ...approaches, what: 'look after drivers on their way', everyMs: 5_000, run: approaches.look },
    { what: 'renew promised pickups', everyMs: 10_000, run: () => renewPromises(deps) },
    { ...stuck, what: 'look for stuck rides', everyMs: 15_000, run: stuck.look },
    { ...watchUnserved(deps), what: 'end offers that no longer fit', everyMs: 60_000 },
    { ...completions, what: 'note odd rides', everyMs: 1_000, run: completions.save, isDoneAtEnd: true },
  ];
}

interface UnservedDeps {
  db: Db;
  log: Log;
  rideTypes: Pick<FollowedRideTypes, 'onChange'>;
}

/** Ride types can ask for another vehicle while drivers think about an offer. */
function watchUnserved({ db, log, rideTypes }: UnservedDeps): Pick<BackgroundWork, 'run' | 'begin'> {
  const run = () => endUnservedOffers(db);
  const runNow = () =>
    void run().catch((error: unknown) => log.error({ error }, 'could not end offers that no longer fit'));
  return { run, begin: () => rideTypes.onChange(runNow) };
}
