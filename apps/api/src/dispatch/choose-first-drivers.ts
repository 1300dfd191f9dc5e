import type { FirstDriversChooser } from '../rides/changes/request.ts';
import { chooseOffers, type ChooseDeps } from './choose-offers.ts';
import type { RequestGathering } from './gather-requests.ts';

/** Due a little earlier than it is matched, so that it is when that happens, in milliseconds. */
const DUE_EARLIER_MS = 500;

/** The first wave of a new request; none where it is to be matched with others in a moment. */
export const createFirstDriversChooser =
  (deps: ChooseDeps, gathering: Pick<RequestGathering, 'join'>): FirstDriversChooser =>
  async (trip) => {
    const waitMs = gathering.join();
    const dueMs = Math.max(0, waitMs - DUE_EARLIER_MS);
    if (waitMs > 0) return { offers: [], wave: 0, nextWaveSeconds: dueMs / 1000, why: null };
    return chooseOffers(deps, { ...trip, settled: [], ignored: [] }, 1);
  };
