import {
  CanceledBy,
  lastMoved,
  RIDE_MOMENTS,
  RIDE_TIMES,
  RideStatus,
  RideType,
  toPayOf,
  type DriverPersonView,
  type OwnedRide,
  type PersonView,
  type RideMoment,
  type RideTime,
  type RideDetail,
  type RideView,
} from '@ridewire/contracts';
import { z } from 'zod';
import { Dollars, dollars, doneShape, Id, Time } from '../procedures/rest-bodies.ts';
import type { RestRequest } from '../procedures/rest-row.ts';
import { KnownVehicleBody, knownVehicle } from '../drivers/driver-body.ts';
import { absolute, ProfileBody } from '../users/user-body.ts';

export const Place = z
  .object({ address: z.string(), lat: z.number(), lng: z.number() })
  .meta({ id: 'Place' });

const says = (time: RideTime) =>
  time in RIDE_MOMENTS && { description: RIDE_MOMENTS[time as RideMoment].description };

const Times = z
  .object(
    Object.fromEntries(RIDE_TIMES.map((time) => [time, Time.optional().meta({ ...says(time) })])) as Record<
      RideTime,
      z.ZodOptional<typeof Time>
    >,
  )
  .meta({ id: 'Timestamps', description: 'When each status was reached; one not reached has no key.' });

const Common = z.object({
  _id: Id,
  version: z.int().meta({ description: '+1 with every change.' }),
  status: RideStatus,
  type: RideType,
  fare: Dollars.meta({ description: 'What is to be paid, or was: of a canceled ride what was charged.' }),
  quotedFare: Dollars.meta({ description: 'What the whole ride was to cost.' }),
  waitingFare: Dollars.optional().meta({
    description: 'The part of the fare for the driver’s wait at the pickup, if there is one.',
  }),
  discount: Dollars.optional().meta({
    description: 'What a promo code takes off the quoted fare, if there is one.',
  }),
  surgeMultiplier: z.number().optional().meta({
    description: 'How many times the usual price the fare is, where that is more than once.',
  }),
  pickup: Place,
  stops: z
    .array(Place.extend({ reachedAt: Time.optional() }))
    .optional()
    .meta({ description: 'The places between the two ends, in their order; left out if there are none.' }),
  destination: Place,
  timestamps: Times,
  canceledBy: CanceledBy.optional(),
  cancelReason: z.string().optional().meta({
    description:
      'Of a canceled ride, why: as it was said, no_driver where nobody took the request, else by whom, such as canceled_by_driver.',
  }),
  createdAt: Time,
  updatedAt: Time,
});

export const RideBody = Common.extend({ rider: Id.nullable(), driver: Id.nullable() }).meta({ id: 'Ride' });

const Named = z
  .object({ _id: Id, profile: z.object({ name: z.string(), phone: z.string().nullable() }) })
  .meta({ id: 'NamedPerson' });

const Next = z
  .object({
    driver: Named.extend({ vehicle: KnownVehicleBody }),
    pickupAt: Time.meta({ description: 'When they are to be at the pickup.' }),
  })
  .optional()
  .meta({
    description:
      'Of a request that a driver takes after the ride they have now: who comes, and when. Until then its status is requested and its driver null.',
  });

/** The present ride: clients show the driver only by it. */
export const CurrentRideBody = Common.extend({ rider: Named, driver: Named.nullable(), next: Next }).meta({
  id: 'CurrentRide',
});

const UserOf = z.object({ _id: Id, email: z.string(), profile: ProfileBody }).meta({ id: 'Person' });

export const RideWithPeopleBody = Common.extend({
  rider: UserOf,
  driver: z.object({ _id: Id, user: UserOf, vehicle: KnownVehicleBody }).nullable(),
  next: Next,
}).meta({ id: 'RideWithPeople' });

const commonBody = (ride: RideView, updatedAt: string): z.infer<typeof Common> => ({
  _id: ride.id,
  version: ride.version,
  status: ride.status,
  type: ride.type,
  // A canceled ride costs nothing.
  fare: ride.status === 'canceled' ? 0 : dollars(toPayOf(ride)),
  quotedFare: dollars(ride.fareCents - (ride.waitingCents ?? 0)),
  ...(ride.waitingCents !== undefined && { waitingFare: dollars(ride.waitingCents) }),
  ...(ride.discountCents !== undefined && { discount: dollars(ride.discountCents) }),
  ...(ride.surgeTenths !== undefined && { surgeMultiplier: ride.surgeTenths / 10 }),
  pickup: ride.pickup,
  ...(ride.stops && { stops: ride.stops }),
  destination: ride.destination,
  timestamps: ride.times,
  ...(ride.status === 'canceled' && canceled(ride)),
  createdAt: ride.times.requested ?? updatedAt,
  updatedAt,
});

const canceled = ({ canceledBy, cancelReason }: RideView) => {
  const by = canceledBy ?? 'system';
  return { canceledBy: by, cancelReason: cancelReason ?? `canceled_by_${by}` };
};

export const rideBody = (
  ride: RideView & { updatedAt?: string },
  people: { rider: string | null; driver: string | null },
): z.infer<typeof RideBody> => ({ ...commonBody(ride, ride.updatedAt ?? lastMoved(ride)), ...people });

export const rideDetailBody = (ride: RideDetail): z.infer<typeof RideBody> => ({
  ...commonBody(ride, ride.updatedAt),
  rider: ride.rider.id,
  driver: ride.driver?.id ?? null,
});

const named = ({ id, name, phone }: PersonView): z.infer<typeof Named> => ({
  _id: id,
  profile: { name, phone },
});

const vehicleBody = ({ vehicleModel: model, licensePlate }: DriverPersonView) =>
  knownVehicle({ model, licensePlate });

const nextBody = ({ next }: RideDetail): { next?: z.infer<typeof Next> } => {
  if (!next) return {};
  const { driver, pickupAt } = next;
  return { next: { driver: { ...named(driver), vehicle: vehicleBody(driver) }, pickupAt } };
};

export const currentRideBody = (ride: RideDetail): z.infer<typeof CurrentRideBody> => ({
  ...commonBody(ride, ride.updatedAt),
  rider: named(ride.rider),
  driver: ride.driver && named(ride.driver),
  ...nextBody(ride),
});

const userOf = (party: RideDetail['rider'], publicUrl: string): z.infer<typeof UserOf> => ({
  _id: party.id,
  email: party.email,
  // A person's home address is private on a ride.
  profile: {
    name: party.name,
    phone: party.phone,
    address: null,
    avatarUrl: absolute(party.avatarUrl, publicUrl),
  },
});

export const rideWithPeopleBody = (
  ride: RideDetail,
  publicUrl: string,
): z.infer<typeof RideWithPeopleBody> => ({
  ...commonBody(ride, ride.updatedAt),
  rider: userOf(ride.rider, publicUrl),
  driver: ride.driver && {
    _id: ride.driver.id,
    user: userOf(ride.driver, publicUrl),
    vehicle: vehicleBody(ride.driver),
  },
  ...nextBody(ride),
});

export const rideIn = ({ params }: RestRequest) => ({ rideId: params['rideId'] });

/** A ride twice: some clients read it here, some there. */
export const both = <Body>(body: Body) => ({ ride: body, data: body });
export const bothShape = (message: string) => doneShape({ ride: RideBody, data: RideBody }, message);

/** Where the caller may know the ids of both. */
export const ownedRideBody = (ride: OwnedRide) =>
  rideBody(ride, { rider: ride.riderId, driver: ride.driverId });
