import { RIDE_TIMES, type DriverPersonView, type PersonView, type Role } from '@ridewire/contracts';
import type { RideImage } from '../../live/images.ts';

/** Everyone who may look on while one ride goes its way, by their relation to it. */
export const CAST = {
  rider: 'rider',
  otherRider: 'rider',
  driver: 'driver',
  /** Is asked, but doesn't drive. */
  asked: 'driver',
  declined: 'driver',
  /** Had the ride before. */
  replaced: 'driver',
  /** Comes after the ride they have now. */
  next: 'driver',
  otherDriver: 'driver',
  admin: 'admin',
} as const satisfies Record<string, Role>;
export type Person = keyof typeof CAST;
export const PEOPLE = Object.keys(CAST) as Person[];

export const RIDE_ID = '0197a000-0000-7000-8000-0000000000f1';
export const idOf = (person: Person) => `${person}.id`;

/** Each car's place; no two are at the same one, so that a place identifies its car. */
const latOf = (person: Person) => 24 + PEOPLE.indexOf(person) / 100;
export const positionOf = (person: Person) => ({
  driverId: idOf(person),
  lat: latOf(person),
  lng: 90,
  bearing: null,
  at: 1_800_000_000_000,
});

export const personOf = (person: Person): PersonView => ({
  id: idOf(person),
  name: `${person}.name`,
  phone: `${person}.phone`,
});
const driverOf = (person: Person): DriverPersonView => ({
  ...personOf(person),
  avatarUrl: null,
  vehicleModel: null,
  vehicleColor: null,
  licensePlate: `${person}.plate`,
});

const NO_TIMES = Object.fromEntries(RIDE_TIMES.map((time) => [time, null])) as RideImage['times'];

/** The ride after a change. */
export const rideOf = ({
  driver,
  next,
  ...change
}: Partial<Omit<RideImage, 'driver' | 'next'>> & {
  driver?: Person;
  next?: Person;
}): RideImage => ({
  id: RIDE_ID,
  version: 3,
  status: driver ? 'accepted' : 'requested',
  type: 'standard',
  pickup: { address: 'way.pickup', lat: 23.7, lng: 90.4 },
  stops: [],
  stopTimes: [],
  destination: { address: 'way.destination', lat: 23.8, lng: 90.4 },
  distanceMeters: 5_000,
  durationSeconds: 900,
  fareCents: 500,
  surgeTenths: 10,
  waitingRateCents: 20,
  rates: null,
  waitingCents: 0,
  isArrivalSeen: false,
  discountCents: 0,
  promoCode: null,
  refundedCents: 0,
  commissionCents: 100,
  payoutCents: 400,
  times: { ...NO_TIMES, requested: 0 },
  updatedAt: 0,
  asked: null,
  approachSeconds: null,
  autoAccepted: false,
  pickupNote: null,
  passenger: null,
  hidesPhones: false,
  pin: null,
  canceledBy: null,
  cancelReason: null,
  isNoShow: false,
  offeredCount: 2,
  rider: personOf('rider'),
  driver: driver ? driverOf(driver) : null,
  next: next ? { driver: driverOf(next), pickupAt: 0 } : null,
  ...change,
});

const FACT = /^(\w+)\.(id|name|phone|plate|email|pickup|destination)$/;
/** The fields that identify a person completely: they are written as the name only. */
const WHOLE: Record<string, string> = {
  way: 'destination pickup',
  ...Object.fromEntries(
    PEOPLE.map((person) => [person, CAST[person] === 'driver' ? 'id name phone plate' : 'id name phone']),
  ),
};

/**
 * The facts in the data and whom they are about: “driver way” for all of a driver and the ride's destination,
 * “rider.name” for only that.
 */
export function findFacts(data: unknown): string {
  const facts = new Map<string, Set<string>>();
  const note = (who: string, fact: string) => facts.set(who, (facts.get(who) ?? new Set()).add(fact));
  JSON.stringify(data, (key, value: unknown) => {
    const [, who, fact] = (typeof value === 'string' && FACT.exec(value)) || [];
    if (who && fact) note(who, fact);
    const at = key === 'lat' && PEOPLE.find((person) => latOf(person) === value);
    if (at) note(at, 'place');
    return value;
  });
  const said = [...facts].flatMap(([who, known]) => {
    const all = [...known].toSorted();
    return all.join(' ') === WHOLE[who] ? [who] : all.map((fact) => `${who}.${fact}`);
  });
  return said.toSorted().join(' ');
}
