import { CAR_COLORS, type CarColor, type Role, type Vehicle } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { v7 as newId } from 'uuid';
import { CITY_DOMAIN, DEMO_ACCOUNTS, FLEET_DOMAIN } from './demo-accounts.ts';
import { DEMO_ADDRESS } from './demo-places.ts';
import { CAR_SHARES, CARS, type CarModel, MEN, MENS_FAMILY, WOMEN, WOMENS_FAMILY } from './names.ts';
import type { Random } from './random.ts';

export interface Person {
  id: string;
  role: Role;
  name: string;
  email: string;
  phone: string;
  address: string;
  createdAt: Date;
  status: 'active' | 'blocked';
  /** Signs in with the demo's password. */
  isDemo: boolean;
}

export interface SeedDriver extends Person {
  approved: boolean;
  suspended: boolean;
  vehicleModel: string;
  vehicleColor: CarColor;
  licensePlate: string;
  vehicle: Vehicle;
}

export interface People {
  riders: Person[];
  drivers: SeedDriver[];
  admin: Person;
}

const RIDERS = 40;
const FLEET_DRIVERS = 64;
/** How many drivers wait for approval, and how many are suspended. */
const WAITING_DRIVERS = 4;
const SUSPENDED_DRIVERS = 2;
const BLOCKED_RIDERS = 2;
const DAY_MS = 86_400_000;
/** How long ago people joined, in days: all before the first seeded ride. */
const JOINED_DAYS = [62, 420] as const;

/** Makes people of Dhaka. No two have the same name, phone number or plate. */
export function createPeopleMaker(random: Random, now: Date) {
  const taken = new Set<string>();
  const person = (role: Role, domain: string, name?: string): Person => {
    const created = now.getTime() - random.between(JOINED_DAYS[0] * 24, JOINED_DAYS[1] * 24) * (DAY_MS / 24);
    const chosen = name ?? makeName(random, role, taken);
    const place = random.pick(DHAKA_PLACES);
    return {
      id: newId({ msecs: created, random: random.bytes(16) }),
      role,
      name: chosen,
      email: `${chosen.toLowerCase().replaceAll(' ', '.')}@${domain}`,
      phone: makePhone(random, taken),
      address: `House ${random.between(1, 90)}, Road ${random.between(1, 28)}, ${place.area}, Dhaka`,
      createdAt: new Date(created),
      status: 'active',
      isDemo: false,
    };
  };
  const drive = (someone: Person, model: CarModel = random.weighted(CAR_SHARES)): SeedDriver => {
    const car = CARS.find((each) => each.model === model) ?? CARS[0];
    const licensePlate = makePlate(random, car.letter, taken);
    return {
      ...someone,
      approved: true,
      suspended: false,
      vehicleModel: car.model,
      vehicleColor: colorOf(licensePlate),
      licensePlate,
      vehicle: { kind: 'car', classRank: car.classRank, seats: car.seats },
    };
  };
  return { person, drive };
}

/** The city's people, the demo's own first in each list. The same random stream gives the same ids and names. */
export function makePeople(random: Random, now: Date): People {
  const { person, drive } = createPeopleMaker(random, now);
  const demo = (role: Role, name: string): Person => ({
    ...person(role, 'ridewire.demo', name),
    email: DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? '',
    isDemo: true,
  });
  const many = <T>(count: number, make: (n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => make(n));

  return {
    admin: demo('admin', 'Shirin Akhter'),
    riders: [
      { ...demo('rider', 'Nadia Rahman'), address: DEMO_ADDRESS },
      ...many(RIDERS, (n): Person => ({
        ...person('rider', CITY_DOMAIN),
        status: n >= RIDERS - BLOCKED_RIDERS ? 'blocked' : 'active',
      })),
    ],
    drivers: [
      drive(demo('driver', 'Kamal Hossain'), 'Toyota Axio'),
      ...many(FLEET_DRIVERS, () => drive(person('driver', FLEET_DOMAIN))),
      ...many(SUSPENDED_DRIVERS, () => ({ ...drive(person('driver', CITY_DOMAIN)), suspended: true })),
      ...many(WAITING_DRIVERS, () => ({ ...drive(person('driver', CITY_DOMAIN)), approved: false })),
    ],
  };
}

/** Chosen by the plate, since a random draw would change everything drawn after it. */
const colorOf = (plate: string): CarColor =>
  CAR_COLORS[Number(plate.replaceAll(/\D/g, '')) % CAR_COLORS.length] ?? 'white';

/** Draws until the value is new. */
function unique(taken: Set<string>, draw: () => string): string {
  for (;;) {
    const text = draw();
    if (taken.has(text)) continue;
    taken.add(text);
    return text;
  }
}

function makeName(random: Random, role: Role, taken: Set<string>): string {
  return unique(taken, () => {
    // In Dhaka few drivers are women, and about half the riders.
    const woman = random.next() < (role === 'driver' ? 0.08 : 0.5);
    const first = random.pick<string>(woman ? WOMEN : MEN);
    return `${first} ${random.pick<string>(woman ? WOMENS_FAMILY : MENS_FAMILY)}`;
  });
}

/** No operator uses the prefix 010, so calling a made-up number reaches nobody. */
const makePhone = (random: Random, taken: Set<string>): string =>
  unique(taken, () => `+88010${random.between(10_000_000, 99_999_999)}`);

const makePlate = (random: Random, letter: string, taken: Set<string>): string =>
  unique(taken, () => `Dhaka Metro-${letter} ${random.between(11, 39)}-${random.between(1000, 9999)}`);
