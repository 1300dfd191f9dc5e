import type { OtherType, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import { discountFor } from '../../promos/discount-for.ts';
import { findRideImage } from '../reads/ride-queries.ts';
import { quoteTrip } from './fare.ts';
import { pickupSecondsOf } from './pickup-seconds.ts';

interface Deps {
  db: Db;
  drivers: Pick<DriverIndex, 'nearest' | 'takes'>;
  rideTypes: Pick<RideTypes, 'offered' | 'find'>;
}

/**
 * The types a rider's waiting request could become and that a nearby driver takes, cheapest first, each at its price.
 * @throws AppError RIDE_NOT_FOUND
 */
export async function listOtherTypes(deps: Deps, actor: Actor, { rideId }: RideInput): Promise<OtherType[]> {
  assertRole(actor, 'rider');
  const ride = await findRideImage(deps.db, rideId);
  if (ride?.rider.id !== actor.userId) throw new AppError('RIDE_NOT_FOUND');
  if (ride.status !== 'requested') return [];
  const { fares } = quoteTrip(ride, deps.rideTypes.offered());
  const discount = await discountFor(deps.db, ride.promoCode);
  return fares.flatMap(({ type, fareCents }) => {
    const pickupSeconds = type === ride.type ? null : pickupSecondsOf(deps, ride.pickup, type);
    return pickupSeconds === null
      ? []
      : [{ type, fareCents, discountCents: discount(fareCents), pickupSeconds }];
  });
}
