import { gatheredWave } from '@ridewire/dispatch';
import type { FirstDriversChooser } from '../rides/changes/request.ts';
import { chooseOffers, type ChooseDeps } from './choose-offers.ts';
import { choosePlanned } from './choose-planned.ts';
import type { RequestGathering } from './gather-requests.ts';

/**
 * The first wave of a new request; empty if it is to be matched with others. A driver who took it beforehand comes
 * first, or if they don't come, everyone at once.
 */
export const createFirstDriversChooser =
  (deps: ChooseDeps, gathering: Pick<RequestGathering, 'join'>): FirstDriversChooser =>
  async ({ plannedId, ...trip }) => {
    const came = plannedId ? await choosePlanned(deps, trip, plannedId) : null;
    if (typeof came === 'object' && came !== null) return came;
    const planned = plannedId && came ? { planned: { driverId: plannedId, came } } : {};
    const waitMs = plannedId ? 0 : gathering.join();
    if (waitMs > 0) return { ...gatheredWave(waitMs), why: null };
    const chosen = await chooseOffers(deps, { ...trip, notNow: [], ignored: [] }, 1);
    return { ...chosen, why: { ...chosen.why, ...planned } };
  };
