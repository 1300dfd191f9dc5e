import type { OtherType, RideInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import { discountFor } from '../../promos/discount-for.ts';
import { getRidden } from '../reads/ride-queries.ts';
import { quoteTrip } from './fare.ts';
import { pickupSecondsOf } from './pickup-seconds.ts';

interface Deps {
  db: Db;
  drivers: Pick<DriverIndex, 'nearest' | 'takes'>;
  rideTypes: Pick<RideTypes, 'offered' | 'find'>;
}

/**
 * The types a waiting request could become, of the rider or for an admin of anyone, and that a nearby driver takes, cheapest first, each at its price.
 * @throws AppError RIDE_NOT_FOUND
 */
export async function listOtherTypes(deps: Deps, actor: Actor, { rideId }: RideInput): Promise<OtherType[]> {
  assertRole(actor, 'rider', 'admin');
  const ride = await getRidden(deps, actor, rideId);
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
