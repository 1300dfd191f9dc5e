import { DriverDays, OfferAnswers } from '@ridewire/dispatch';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import { createFirstDriversChooser } from './choose-first-drivers.ts';
import { gatherRequests } from './gather-requests.ts';
import { createMatcher } from './matcher.ts';
import { matchRequests, type MatchDeps } from './match-requests.ts';
import { LeftDrives } from './left-drives.ts';
import { createMatchTurns } from './match-turns.ts';
import { WaitingRides } from './waiting-rides.ts';

interface Deps extends Omit<MatchDeps, 'days' | 'answers' | 'leftDrives' | 'matcher'> {
  drivers: DriverIndex;
  ways: WayFinder;
  /** Where the clock stands still, requests gather until nothing else is under way. */
  rest?: (() => Promise<void>) | undefined;
}

export type Dispatch = ReturnType<typeof openDispatch>;

/** How one process decides whom to ask. */
export function openDispatch(deps: Deps) {
  const { log, drivers, ways, weights, rest } = deps;
  const waiting = new WaitingRides();
  const own = {
    days: new DriverDays(),
    answers: new OfferAnswers(),
    leftDrives: new LeftDrives(ways),
    matcher: createMatcher(log),
  };
  const matching = { ...deps, ...own };
  const { matchSoon, stop } = createMatchTurns((openIds) => {
    // Drivers may have been asked since.
    const nowMs = performance.now();
    const isOpen = (rideId: string) => !own.answers.isHeld(rideId, nowMs);
    return matchRequests(matching, openIds.filter(isOpen));
  }, log);
  const gathering = gatherRequests({ waiting, drivers }, () => void matchSoon(), rest);
  return {
    ...own,
    waiting,
    weights,
    matchSoon,
    gathering,
    chooseFirstDrivers: createFirstDriversChooser(matching, gathering),
    /** Call it once nothing requests a match any longer. */
    async stopMatching(): Promise<void> {
      await stop();
      await own.matcher.stop();
    },
  };
}
