import type { ChangeScheduledInput, ScheduledTrip, Stop } from '@ridewire/contracts';
import { businessOf, typedOf, type TypedBusiness } from '../business/typed-business.ts';
import type { TypedPassenger } from '../booking/passenger/typed-passenger.ts';
import type { Trip } from '../phone-bookings/trip.ts';
import { choiceOf, type PickupChoice } from '../scheduled/pickup-choice.ts';

/** A scheduled ride as its rider, or the desk, wants it. */
export interface ChangeWish extends Trip {
  at: PickupChoice;
  type: string;
  note: string;
  passenger: TypedPassenger | null;
  business: TypedBusiness | null;
  /** Null for none. */
  code: string | null;
}

/** The ride as it is now. */
export const presentWish = (ride: ScheduledTrip, timeZone: string): ChangeWish => ({
  pickup: ride.pickup,
  stops: (ride.stops ?? []).map((place, i) => ({ key: `${i}`, place, isNew: false })),
  destination: ride.destination,
  at: choiceOf(timeZone, Date.parse(ride.pickupAt)),
  type: ride.type,
  note: ride.pickupNote ?? '',
  passenger: ride.passenger
    ? { ...ride.passenger, phone: ride.passenger.phone ?? '', isComplete: ride.passenger.phone !== null }
    : null,
  business: ride.business ? typedOf(ride.business) : null,
  code: ride.promo?.code ?? ride.lostCode ?? null,
});

/** The places in the order of the drive; null while one isn't chosen. */
export function placesOf({
  pickup,
  stops,
  destination,
}: Trip): { pickup: Stop; stops: Stop[]; destination: Stop } | null {
  const between = stops.flatMap(({ place }) => place ?? []);
  return pickup && destination && between.length === stops.length
    ? { pickup, stops: between, destination }
    : null;
}

const pointsOf = ({
  pickup,
  stops = [],
  destination,
}: Pick<ScheduledTrip, 'pickup' | 'stops' | 'destination'>) =>
  [pickup, ...stops, destination].map(({ lat, lng }) => `${lat} ${lng}`).join();

/** Whether a wish goes the way that the ride goes now, and so costs the same by its type. */
export const isSameWay = (
  ride: Pick<ScheduledTrip, 'pickup' | 'stops' | 'destination'>,
  wished: Pick<ScheduledTrip, 'pickup' | 'stops' | 'destination'>,
): boolean => pointsOf(ride) === pointsOf(wished);

/** What of a trip is other than before. */
export const changedEnds = (before: Trip, after: Trip): Partial<Trip> => ({
  ...(before.pickup !== after.pickup && { pickup: after.pickup }),
  ...(before.stops !== after.stops && { stops: after.stops }),
  ...(before.destination !== after.destination && { destination: after.destination }),
});

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is to be sent of a wish: only what is other than now, so that nobody's later change is undone. Null while a place isn't chosen. */
export function changeOf(now: ChangeWish, wish: ChangeWish): Omit<ChangeScheduledInput, 'id'> | null {
  const [was, is] = [placesOf(now), placesOf(wish)];
  if (!was || !is) return null;
  const passenger = wish.passenger && { name: wish.passenger.name.trim(), phone: wish.passenger.phone };
  return {
    ...(!isEqual(was.pickup, is.pickup) && { pickup: is.pickup }),
    ...(!isEqual(was.stops, is.stops) && { stops: is.stops }),
    ...(!isEqual(was.destination, is.destination) && { destination: is.destination }),
    ...(!isEqual(now.at, wish.at) && wish.at),
    ...(now.type !== wish.type && { type: wish.type }),
    ...(now.note.trim() !== wish.note.trim() && { pickupNote: wish.note.trim() || null }),
    ...(!isEqual(now.passenger, wish.passenger) && { passenger }),
    ...(!isEqual(now.business, wish.business) && { business: wish.business && businessOf(wish.business) }),
    ...(now.code !== wish.code && { promoCode: wish.code }),
  };
}
