import type { DriverRide, OwnedRide, SandboxAct, SandboxActInput } from '@ridewire/contracts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { arrive } from '../rides/approach/arrive.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { actorOf, getSandboxDriver, placeDriver, type DriverDeps } from './own-drivers.ts';

export type CommandDeps = DriverDeps &
  Parameters<typeof acceptRide>[0] &
  Parameters<typeof advanceRide>[0] &
  Parameters<typeof arrive>[0] &
  Parameters<typeof cancelRide>[0] &
  Parameters<typeof declineRide>[0];

type Act = (deps: CommandDeps, input: SandboxActInput) => Promise<DriverRide | OwnedRide>;

/** What each command has the driver do: the product's own verbs, by the product's own rules. */
const ACTS: Record<SandboxAct, Act> = {
  accept: (deps, { driverId, rideId }) => acceptRide(deps, actorOf(driverId), { rideId }),
  decline: (deps, { driverId, rideId }) => declineRide(deps, actorOf(driverId), { rideId }),
  arrive: async (deps, { driverId, rideId, stays }) => {
    await drive(deps, { driverId, rideId, stays }, 'pickup');
    return arrive(deps, actorOf(driverId), { rideId });
  },
  'pick-up': (deps, { driverId, rideId, pin, withoutPin }) =>
    advanceRide(deps, actorOf(driverId), { rideId, to: 'picked_up', pin, withoutPin }),
  start: (deps, { driverId, rideId }) => advanceRide(deps, actorOf(driverId), { rideId, to: 'in_transit' }),
  complete: async (deps, { driverId, rideId, stays }) => {
    await drive(deps, { driverId, rideId, stays }, 'destination');
    return advanceRide(deps, actorOf(driverId), { rideId, to: 'completed' });
  },
  'give-back': (deps, { driverId, rideId }) => declineRide(deps, actorOf(driverId), { rideId }),
  cancel: (deps, { driverId, rideId, reason, isNoShow }) =>
    cancelRide(deps, actorOf(driverId), { rideId, reason, isNoShow }),
};

/**
 * Has a driver of the sandbox do something with a ride.
 * @returns the ride as its driver then sees it
 * @throws AppError DRIVER_NOT_FOUND, and what the driver would read
 */
export async function commandDriver(
  deps: CommandDeps,
  input: SandboxActInput,
): Promise<DriverRide | OwnedRide> {
  await getSandboxDriver(deps, input.driverId);
  return ACTS[input.act](deps, input);
}

/** Only the car of the ride's own driver goes there: everybody else is refused as they would be. */
async function drive(
  deps: CommandDeps,
  { driverId, rideId, stays }: Pick<SandboxActInput, 'driverId' | 'rideId' | 'stays'>,
  to: 'pickup' | 'destination',
): Promise<void> {
  const ride = stays ? undefined : await findRideImage(deps.db, rideId);
  const isUnderWay = to === 'pickup' ? ride?.status === 'accepted' : ride?.status === 'in_transit';
  if (ride?.driver?.id === driverId && isUnderWay) placeDriver(deps, driverId, ride[to]);
}
