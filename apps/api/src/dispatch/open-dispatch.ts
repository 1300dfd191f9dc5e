import type { Db } from '@ridewire/db';
import { DriverDays, OfferAnswers, type DispatchWeights } from '@ridewire/dispatch';
import type { Log } from '../core/log.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { RiderCancellations } from '../rides/rider-cancellations.ts';
import type { ChangeRide } from '../rides/changes/change-ride.ts';
import type { FirstDriversChooser } from '../rides/changes/request.ts';
import type { Queues } from '../queues/follow-queues.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import type { PairWishes } from '../wishes/pair-wishes.ts';
import { createFirstDriversChooser } from './choose-first-drivers.ts';
import { RequestGathering } from './gather-requests.ts';
import { createMatcher, type Matcher } from './matcher.ts';
import { matchRequests } from './match-requests.ts';
import { LeftDrives } from './left-drives.ts';
import { createMatchTurns, type MatchTurn } from './match-turns.ts';
import { WaitingRides } from './waiting-rides.ts';

/** The state and functions by which one process decides whom to ask. */
export interface Dispatch {
  waiting: WaitingRides;
  days: DriverDays;
  answers: OfferAnswers;
  leftDrives: LeftDrives;
  weights: DispatchWeights;
  matcher: Matcher;
  matchSoon: MatchTurn;
  /** To be called once nothing requests a match any longer. */
  stopMatching(): Promise<void>;
  gathering: RequestGathering;
  chooseFirstDrivers: FirstDriversChooser;
}

interface Deps {
  db: Db;
  log: Log;
  drivers: DriverIndex;
  ways: WayFinder;
  cancellations: RiderCancellations;
  rideTypes: RideTypes;
  wishes: PairWishes;
  queues: Queues;
  changeRide: ChangeRide;
  weights: DispatchWeights;
  /** Where the clock stands still: requests gather until nothing else is under way. */
  rest?: (() => Promise<void>) | undefined;
}

export function openDispatch(deps: Deps): Dispatch {
  const { log, drivers, weights } = deps;
  const waiting = new WaitingRides();
  const matching = {
    ...deps,
    days: new DriverDays(),
    answers: new OfferAnswers(),
    leftDrives: new LeftDrives(deps.ways),
    matcher: createMatcher(log),
  };
  const turns = createMatchTurns((openIds) => {
    // Drivers may have been asked since.
    const nowMs = performance.now();
    const isOpen = (rideId: string) => !matching.answers.isHeld(rideId, nowMs);
    return matchRequests(matching, openIds.filter(isOpen));
  }, log);
  const gathering = new RequestGathering({ waiting, drivers }, () => void turns.matchSoon(), deps.rest);
  const { days, answers, matcher, leftDrives } = matching;
  const stopMatching = async () => {
    await turns.stop();
    await matcher.stop();
  };
  const chooseFirstDrivers = createFirstDriversChooser(matching, gathering);
  const { matchSoon } = turns;
  return {
    waiting,
    days,
    answers,
    leftDrives,
    weights,
    matcher,
    matchSoon,
    stopMatching,
    gathering,
    chooseFirstDrivers,
  };
}
