import type { FirstDriversChooser } from '../rides/insert-ride.ts';
import { chooseOffers, type ChooseDeps } from './choose-offers.ts';
import type { RequestGathering } from './gather-requests.ts';

/** The first wave of a new request; none where it is to be matched with others in a moment. */
export const createFirstDriversChooser =
  (deps: ChooseDeps, gathering: Pick<RequestGathering, 'join'>): FirstDriversChooser =>
  async (trip) => {
    const waitMs = gathering.join();
    if (waitMs > 0) return { offers: [], wave: 0, nextWaveSeconds: waitMs / 1000, why: null };
    return chooseOffers(deps, { ...trip, settled: [], ignored: [] }, 1);
  };
