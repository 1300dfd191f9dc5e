import type { BackgroundWork } from '../live/background-work.ts';
import { watchApproaches } from './approach/watch-approaches.ts';
import { renewPromises } from './reservation/renew-promises.ts';
import { watchCompletions } from './review/watch-completions.ts';
import { watchStuck } from './stuck/watch-stuck.ts';

type Deps = Parameters<typeof watchApproaches>[0] &
  Parameters<typeof renewPromises>[0] &
  Parameters<typeof watchCompletions>[0] &
  Parameters<typeof watchStuck>[0];

export function rideWork(deps: Deps): BackgroundWork[] {
  const approaches = watchApproaches(deps);
  const stuck = watchStuck(deps);
  const completions = watchCompletions(deps);
  return [
    { ...approaches, what: 'look after drivers on their way', everyMs: 5_000, run: approaches.look },
    { what: 'renew promised pickups', everyMs: 10_000, run: () => renewPromises(deps) },
    { ...stuck, what: 'look for stuck rides', everyMs: 15_000, run: stuck.look },
    { ...completions, what: 'note odd rides', everyMs: 1_000, run: completions.save, isDoneAtEnd: true },
  ];
}
