import type { Db } from '@ridewire/db';
import type { OfferAnswers } from '@ridewire/dispatch';
import type { Log } from '../core/log.ts';
import { settleAll } from '../core/settle-all.ts';
import type { DriverIndex } from '../drivers/driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { RideEvent } from '../live/events.ts';
import { driverTopic } from '../live/topics.ts';
import { hurryNextWave } from '../rides/hurry-next-wave.ts';
import { endCrossedOffers } from './end-crossed-offers.ts';
import type { MatchTurn } from './match-turns.ts';

interface Deps {
  db: Db;
  log: Log;
  hub: EventHub;
  drivers: DriverIndex;
  answers: OfferAnswers;
  matchSoon: MatchTurn;
}

/**
 * Drivers who take a ride can't answer their other offers, so others are asked for those rides at once. Where an offer
 * crosses with such an accept, the later of the two events finds the other.
 * @param askedBefore as `updateIndex` returns it
 */
export function seekOthers(deps: Deps, event: RideEvent, askedBefore: readonly string[]): void {
  const { ride, alsoAsked, offers } = event;
  const taker = ride.next?.driver ?? ride.driver;
  const lost = new Set([...(alsoAsked ?? []), ...askedBefore]);
  lost.delete(ride.id);
  const work = (offers ?? [])
    .filter(({ driverId, leftSeconds }) => isBusyFor(deps, driverId, leftSeconds ?? null))
    .map(({ driverId }) => seek(deps, driverId, [ride.id], true));
  if (taker && lost.size > 0) work.push(seek(deps, taker.id, [...lost], false));
  void settleAll(deps.log, 'could not seek others for rides whose driver has another', work);
}

function isBusyFor({ drivers }: Deps, driverId: string, leftSeconds: number | null): boolean {
  if (drivers.nextOf(driverId) !== null) return true;
  const riding = drivers.ridingOf(driverId);
  return riding !== null && (leftSeconds === null || riding.dropOff === null);
}

/** @param isShown the driver’s screen got the offers after the ride, and doesn’t know that they ended */
async function seek(
  deps: Deps,
  driverId: string,
  rideIds: readonly string[],
  isShown: boolean,
): Promise<void> {
  await endCrossedOffers(deps.db, driverId, rideIds);
  if (isShown) {
    deps.answers.leave(driverId);
    deps.hub.reread(driverTopic(driverId));
  }
  await hurryNextWave(deps.db, rideIds);
  await deps.matchSoon();
}
