import type { RideMover } from '../rides/move-ride.ts';
import { settleAll } from '../core/settle-all.ts';
import { chooseOffers } from './choose-offers.ts';
import { countIgnored } from './count-ignored.ts';
import { isGathered, matchRequests, type MatchDeps } from './match-requests.ts';
import { listDueRides, type DueRide } from './waiting-queries.ts';

interface Deps extends MatchDeps {
  moveRide: RideMover;
}

const AT_ONCE = 100;

/**
 * Makes the waves that are due and ends requests nobody took in time. Any number of processes may do this at once: each
 * wave and each end happens once, in the database.
 */
export async function widenOffers(deps: Deps): Promise<void> {
  // Before it is asked anew, so that who didn't answer has a rest, and others have their turn.
  await countIgnored(deps.db).catch((error: unknown) =>
    deps.log.error({ error }, 'could not count the offers nobody answered'),
  );
  const due = await listDueRides(deps.db, AT_ONCE);
  const work = due
    .filter((ride) => !isGathered(ride))
    .map((ride) => (ride.expired ? expireRide(deps, ride.id) : widenRide(deps, ride)));
  if (due.some(isGathered)) work.push(matchRequests(deps));
  await settleAll(deps.log, 'could not widen all offers', work);
}

async function widenRide(deps: MatchDeps, ride: DueRide): Promise<unknown> {
  const chosen = await chooseOffers(deps, ride, ride.wave + 1);
  return deps.offerRide({ rideId: ride.id, ...chosen, after: ride.wave });
}

const expireRide = (deps: { moveRide: RideMover }, rideId: string) =>
  deps.moveRide({
    rideId,
    event: 'ride.canceled',
    from: ['requested'],
    to: 'canceled',
    mover: 'system',
    actorId: null,
    canceledBy: 'system',
    reason: 'no_driver',
  });
