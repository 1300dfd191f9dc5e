import {
  distanceMeters,
  drivingSeconds,
  estimateTrip,
  quoteFare,
  splitFare,
  vehicleServes,
  type CanceledBy,
  type Place,
  firstRideType,
  type FirstRideType,
  type RideType,
} from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { v4 as randomId, v7 as newId } from 'uuid';
import { DEMO_COMMUTE } from './demo-places.ts';
import type { People, Person, SeedDriver } from './make-people.ts';
import type { FindPastWay, PastWay } from './past-way.ts';
import { planOffers, type PlannedOffer } from './plan-offers.ts';
import { cutTrack, planApproach, type RideTrack } from './plan-track.ts';
import type { Random } from './random.ts';
import { commuteAt, planRequestTimes, planTodaysTimes } from './ride-times.ts';

const RIDES = 600;
const DAYS = 60;
/** One in this many rides belongs to the demo rider, or the demo driver. */
const DEMO_RIDER_SHARE = 20;
const DEMO_DRIVER_SHARE = 9;
const DEMO_DRIVER_TODAY = 4;
/** Lengths of trips in town, in a straight line, in meters. */
const TRIP_METERS = [1_200, 13_000] as const;
/** The longest drive of a ride, in seconds; of a working day's rides none runs into the next. */
const LONGEST_SECONDS = { any: 3_600, today: 2_100 };
/** Of the demo rider's rides at such hours, the part that leads to work or home. */
const COMMUTE_SHARE = 0.7;
/** How many different trips are driven, again and again: a route takes longer to find than a ride to write. */
const TRIPS = 240;
/** A driver waits so long at the pickup before giving up, in milliseconds. */
const NO_SHOW_MS = 300_000;
const TYPES: Record<FirstRideType, number> = { standard: 55, comfort: 20, premium: 12, xl: 8, luxury: 5 };
const ENDINGS = { completed: 860, rider_early: 30, rider: 35, driver: 30, system: 35, admin: 10 };
const REASONS = {
  rider: ['Plans changed', 'Waited too long', 'Booked by mistake', 'Found another way'],
  driver: ['Rider did not show up', 'Car trouble', 'Road is closed'],
  admin: ['Reported by the rider'],
} as const;

/** A finished ride. Times in milliseconds since 1970, null for a status it never reached. */
export interface PlannedRide {
  id: string;
  commandId: string;
  rider: Person;
  driver: SeedDriver | null;
  type: RideType;
  pickup: Place;
  destination: Place;
  distanceMeters: number;
  durationSeconds: number;
  fareCents: number;
  commissionCents: number;
  payoutCents: number;
  requested: number;
  accepted: number | null;
  pickedUp: number | null;
  inTransit: number | null;
  completed: number | null;
  canceled: number | null;
  canceledBy: CanceledBy | null;
  reason: string | null;
  offers: PlannedOffer[];
  /** Rounds of offers before it was accepted or given up. */
  waves: number;
  /** Where its car went; null where nobody came or no streets are known. */
  track: RideTrack | null;
}

/** The city's last weeks, oldest first: nobody has two rides at once, and all are over by now. */
export function planRides(
  random: Random,
  people: People,
  now: Date,
  findWay: FindPastWay | null = null,
): PlannedRide[] {
  const busyUntil = new Map<string, number>();
  const [demoRider, ...riders] = people.riders;
  const [demoDriver, ...drivers] = people.drivers.filter((driver) => driver.approved && !driver.suspended);
  if (!demoRider || !demoDriver) throw new Error('The demo has a rider and a driver.');
  const active = riders.filter((rider) => rider.status === 'active');
  const isFree = (person: Person, at: number) => (busyUntil.get(person.id) ?? 0) < at;
  const chooseFree = <P extends Person>(list: readonly P[], at: number): P =>
    random.shuffled(list).find((person) => isFree(person, at)) ?? random.pick(list);

  const today = planTodaysTimes(now.getTime(), DEMO_DRIVER_TODAY);
  const usual = planRequestTimes(random, now.getTime(), DAYS, RIDES - today.length);
  const slots = [
    ...usual.map((at, n) => ({
      at,
      rider: n % DEMO_RIDER_SHARE === 7 ? demoRider : null,
      driver: n % DEMO_DRIVER_SHARE === 4 ? demoDriver : null,
      mustComplete: false,
    })),
    // The demo driver's day, which no other plan overlaps.
    ...today.map((at) => ({ at, rider: null, driver: demoDriver, mustComplete: true })),
  ].toSorted((a, b) => a.at - b.at);
  const firstToday = today[0] ?? Infinity;
  const trips = Array.from({ length: TRIPS }, () => chooseEnds(random));

  return slots.map(({ at, rider: wantedRider, driver: wantedDriver, mustComplete }) => {
    const rider = wantedRider && isFree(wantedRider, at) ? wantedRider : chooseFree(active, at);
    const wanted = wantedDriver && isFree(wantedDriver, at) && (mustComplete || at < firstToday - 7_200_000);
    const driver = wanted ? wantedDriver : chooseFree(drivers, at);
    const usual = rider === demoRider ? chooseCommute(random, at) : null;
    const ride = planRide(random, {
      at,
      rider,
      driver,
      others: drivers,
      mustComplete,
      trips,
      findWay,
      usual,
    });
    const end = ride.completed ?? ride.canceled ?? at;
    busyUntil.set(rider.id, end);
    if (ride.driver) busyUntil.set(ride.driver.id, end);
    return ride;
  });
}

/** The ride types a driver's vehicle serves, weighted by how often they are requested. */
const typesOf = ({ vehicle }: SeedDriver) =>
  Object.fromEntries(
    Object.entries(TYPES).filter(([type]) => vehicleServes(vehicle, firstRideType(type as FirstRideType))),
  ) as Record<FirstRideType, number>;

interface Parties {
  at: number;
  rider: Person;
  driver: SeedDriver;
  /** Drivers who may be asked too. */
  others: readonly SeedDriver[];
  mustComplete: boolean;
  trips: readonly Ends[];
  /** Taken before any of the trips, where a way leads there. */
  usual: Ends | null;
  findWay: FindPastWay | null;
}

function planRide(random: Random, parties: Parties): PlannedRide {
  const { at, rider, driver, others, mustComplete, findWay } = parties;
  const ending = mustComplete ? 'completed' : random.weighted(ENDINGS);
  const { pickup, destination, way, trip } = chooseTrip(random, parties);
  const type = random.weighted(typesOf(driver));
  const { fareCents } = quoteFare(firstRideType(type), trip.distanceMeters, trip.durationSeconds);
  const isTaken = ending !== 'rider_early' && ending !== 'system';
  // A driver nearby usually answers within the time an offer lasts.
  const waitMs = ending === 'system' ? 600_400 : random.between(3_000, isTaken ? 27_000 : 90_000);
  const { offers, waves } = planOffers(random, {
    at,
    waitMs,
    winner: isTaken ? driver : null,
    others: ending === 'system' ? [] : others.filter((other) => type in typesOf(other)),
  });
  const awayMeters = offers.find((offer) => offer.driverId === driver.id)?.meters ?? 0;
  const approach = isTaken && findWay ? planApproach(random, pickup, awayMeters, at, findWay) : null;
  const approachMs = (approach?.durationSeconds ?? drivingSeconds(awayMeters)) * 1_000;
  const delayed = (ms: number) => Math.round(ms * (0.85 + random.next() * 0.4));

  const accepted = isTaken ? at + waitMs : null;
  const arrived = accepted && accepted + delayed(approachMs) + random.between(30_000, 150_000);
  const pickedUp = ending === 'completed' || ending === 'admin' ? arrived : null;
  const inTransit = pickedUp && pickedUp + random.between(15_000, 60_000);
  const driven = delayed(trip.durationSeconds * 1_000);
  const completed = ending === 'completed' && inTransit ? inTransit + driven : null;
  const share = random.next();
  const canceled = completed
    ? null
    : endEarly({ at, waitMs, accepted, arrived, inTransit, driven, share, byDriver: ending === 'driver' });
  const canceledBy = ending === 'completed' ? null : ending === 'rider_early' ? 'rider' : ending;

  return {
    id: newId({ msecs: at, random: random.bytes(16) }),
    commandId: randomId({ random: random.bytes(16) }),
    rider,
    driver: isTaken ? driver : null,
    type,
    pickup,
    destination,
    ...trip,
    fareCents,
    ...splitFare(fareCents),
    requested: at,
    accepted,
    pickedUp,
    inTransit,
    completed,
    canceled,
    canceledBy,
    reason:
      canceledBy === null
        ? null
        : canceledBy === 'system'
          ? 'no_driver'
          : random.pick<string>(REASONS[canceledBy]),
    offers,
    waves,
    track:
      approach &&
      way &&
      cutTrack({
        approach,
        way,
        isAboard: inTransit !== null,
        share: completed ? 1 : share,
        byDriver: ending === 'driver',
      }),
  };
}

interface Progress {
  at: number;
  waitMs: number;
  accepted: number | null;
  arrived: number | null;
  inTransit: number | null;
  driven: number;
  /** How much of the route is done, 0 to 1. */
  share: number;
  byDriver: boolean;
}

/** When a ride that was not completed was canceled. */
function endEarly({ at, waitMs, accepted, arrived, inTransit, driven, share, byDriver }: Progress): number {
  if (inTransit) return Math.round(inTransit + driven * share);
  if (!accepted || !arrived) return at + waitMs;
  return byDriver ? arrived + NO_SHOW_MS : Math.round(accepted + (arrived - accepted) * share);
}

type Ends = readonly [pickup: Place, destination: Place];

/** Better known places are visited more. */
function chooseEnds(random: Random): Ends {
  const place = () => DHAKA_PLACES[Math.floor(random.next() ** 1.6 * DHAKA_PLACES.length)] as Place;
  for (;;) {
    const ends: Ends = [place(), place()];
    const meters = distanceMeters(...ends);
    if (meters >= TRIP_METERS[0] && meters <= TRIP_METERS[1]) return ends;
  }
}

function chooseCommute(random: Random, at: number): Ends | null {
  const direction = commuteAt(at);
  if (!direction || random.next() > COMMUTE_SHARE) return null;
  const [home, work] = DEMO_COMMUTE;
  return direction === 'home' ? [work, home] : [home, work];
}

function chooseTrip(random: Random, { at, trips, usual, findWay, mustComplete }: Parties) {
  for (let wanted = usual; ; wanted = null) {
    const [pickup, destination] = wanted ?? random.pick(trips);
    const way: PastWay | null = findWay && findWay(pickup, destination, at);
    if (findWay && !way) continue;
    const trip = way ? figuresOf(way) : estimateTrip(pickup, destination);
    if (trip.durationSeconds <= LONGEST_SECONDS[mustComplete ? 'today' : 'any'])
      return { pickup, destination, way, trip };
  }
}

const figuresOf = ({ distanceMeters: meters, durationSeconds }: PastWay) => ({
  distanceMeters: meters,
  durationSeconds,
});
