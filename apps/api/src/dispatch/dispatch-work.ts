import type { BackgroundWork } from '../live/background-work.ts';
import { tendReservations } from '../rides/reservation/tend-reservations.ts';
import { watchEnding } from './watch-ending.ts';
import { widenOffers } from './widen-offers.ts';

type Deps = Parameters<typeof widenOffers>[0] &
  Parameters<typeof watchEnding>[0] &
  Parameters<typeof tendReservations>[0];

export function dispatchWork(deps: Deps): BackgroundWork[] {
  const ending = watchEnding(deps);
  const tend = async () => {
    await tendReservations(deps);
    ending.look();
  };
  return [
    { what: 'widen offers', everyMs: 1_000, run: () => widenOffers(deps) },
    { what: 'tend reserved rides', everyMs: 2_000, run: tend },
  ];
}
