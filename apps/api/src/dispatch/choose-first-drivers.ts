import { gatheredWave } from '@ridewire/dispatch';
import type { FirstDriversChooser } from '../rides/changes/request.ts';
import { chooseOffers, type ChooseDeps } from './choose-offers.ts';
import type { RequestGathering } from './gather-requests.ts';

/** Chooses the first wave of a new request; none if it is to be matched with others in a moment. */
export const createFirstDriversChooser =
  (deps: ChooseDeps, gathering: Pick<RequestGathering, 'join'>): FirstDriversChooser =>
  async (trip) => {
    const waitMs = gathering.join();
    if (waitMs > 0) return { ...gatheredWave(waitMs), why: null };
    return chooseOffers(deps, { ...trip, settled: [], ignored: [] }, 1);
  };
