import type { FirstDriversChooser } from '../rides/changes/request.ts';
import { chooseOffers, type ChooseDeps } from './choose-offers.ts';
import type { RequestGathering } from './gather-requests.ts';

/** A request is due a little before it is matched, so that it is due in time, in milliseconds. */
const DUE_EARLIER_MS = 500;

/** Chooses the first wave of a new request; none if it is to be matched with others in a moment. */
export const createFirstDriversChooser =
  (deps: ChooseDeps, gathering: Pick<RequestGathering, 'join'>): FirstDriversChooser =>
  async (trip) => {
    const waitMs = gathering.join();
    const dueMs = Math.max(0, waitMs - DUE_EARLIER_MS);
    if (waitMs > 0) return { offers: [], wave: 0, nextWaveSeconds: dueMs / 1000, why: null };
    return chooseOffers(deps, { ...trip, settled: [], ignored: [] }, 1);
  };
