import type { BackgroundWork } from '../live/background-work.ts';
import { tendReservations } from '../rides/reservation/tend-reservations.ts';
import { watchEnding } from './watch-ending.ts';
import { tendRequests } from './tend-requests.ts';

type Deps = Parameters<typeof tendRequests>[0] &
  Parameters<typeof watchEnding>[0] &
  Parameters<typeof tendReservations>[0];

export function dispatchWork(deps: Deps): BackgroundWork[] {
  const ending = watchEnding(deps);
  const tend = async () => {
    await tendReservations(deps);
    ending.look();
  };
  return [
    { what: 'tend requests', everyMs: 1_000, run: () => tendRequests(deps) },
    { what: 'tend reserved rides', everyMs: 2_000, run: tend },
  ];
}
