import FlatQueue from 'flatqueue';
import { DriverDays, NEXT_RIDE_SECONDS, OfferAnswers } from '@ridewire/dispatch';
import type { LatLng } from '@ridewire/contracts';
import { IdleCars } from './idle-cars.ts';
import type { Habits } from './habits.ts';
import type { Roads } from './roads.ts';
import type { Scene, SceneTrip } from './scene.ts';

export interface SimTrip extends SceneTrip {
  id: number;
  /** What the server tells rides and drivers apart by. */
  rideId: string;
  /** Cars that were asked. */
  asked: Set<number>;
  /** Those of them who have not answered. */
  open: Set<number>;
  /** 0 until somebody was asked. */
  wave: number;
  /** Somebody else is to be asked as soon as can be. */
  isDue: boolean;
  /** Seconds to the pickup, once somebody looked, and from where it was looked already. */
  secondsFrom: ((from: LatLng) => number) | null;
  secondsOf: Map<LatLng, number>;
  car: number | null;
  takenAt: number;
  pickupSeconds: number;
  isLost: boolean;
}

export interface SimCar {
  id: number;
  driverId: string;
  place: LatLng;
  onlineAt: number;
  idleSince: number;
  freeAt: number;
  isFree: boolean;
  /** Taken before the trip under way is over. */
  nextTrip: SimTrip | null;
  earnedCents: number;
  longestIdle: number;
  emptyMeters: number;
  rides: number;
}

/** What is told of a drive. */
export interface Drive {
  onDropOff: (car: SimCar) => void;
  /** The drop-off is near. */
  onEnding?: (car: SimCar) => void;
}

/** Where a way longer than this leads, nobody is sent, in seconds. */
const REACH_SECONDS = 1_800;
const BOARDING_SECONDS = 30;

/** A city at a moment of its simulated day: its clock, its cars and its riders. */
export class CityState {
  now = 0;
  readonly trips: SimTrip[];
  readonly cars: SimCar[];
  readonly idle = new IdleCars();
  /** Those that drop somebody off soon and have nothing to do after that, by where they do. */
  readonly ending = new IdleCars();
  readonly waiting = new Set<SimTrip>();
  /** What the server remembers of who is asked and of each driver's day. */
  readonly answers = new OfferAnswers();
  readonly days = new DriverDays();
  readonly #agenda = new FlatQueue<() => void>();
  readonly roads: Roads;
  readonly habits: Habits;

  constructor(scene: Scene, roads: Roads, habits: Habits) {
    this.roads = roads;
    this.habits = habits;
    this.trips = scene.trips.map((trip, id) => ({
      ...trip,
      id,
      rideId: String(id),
      asked: new Set(),
      open: new Set(),
      wave: 0,
      isDue: true,
      secondsFrom: null,
      secondsOf: new Map(),
      car: null,
      takenAt: NaN,
      pickupSeconds: NaN,
      isLost: false,
    }));
    this.cars = scene.cars.map(({ place, onlineAt }, id) => ({
      id,
      driverId: String(id),
      place,
      onlineAt,
      idleSince: onlineAt,
      freeAt: onlineAt,
      isFree: false,
      nextTrip: null,
      earnedCents: 0,
      longestIdle: 0,
      emptyMeters: 0,
      rides: 0,
    }));
  }

  get nowMs(): number {
    return this.now * 1000;
  }

  at(when: number, happens: () => void): void {
    this.#agenda.push(happens, when);
  }

  /** Everything happens in the order of its time; what falls on one moment, in the same order every time. */
  run(): void {
    while (this.#agenda.length > 0) {
      this.now = this.#agenda.peekValue()!;
      this.#agenda.pop()!();
    }
  }

  secondsTo(trip: SimTrip, car: SimCar): number {
    const known = trip.secondsOf.get(car.place);
    if (known !== undefined) return known;
    trip.secondsFrom ??= this.roads.secondsTo(trip.pickup, REACH_SECONDS);
    const seconds = trip.secondsFrom(car.place);
    trip.secondsOf.set(car.place, seconds);
    return seconds;
  }

  free(car: SimCar): void {
    Object.assign(car, { isFree: true, idleSince: this.now, freeAt: this.now });
    if (car.rides === 0) this.days.begin(car.driverId, this.nowMs);
    this.idle.add(car.id, car.place);
  }

  /** A car that has somebody aboard takes the trip after that one; it counts as taken once it drives there. */
  reserve(trip: SimTrip, car: SimCar): void {
    Object.assign(trip, { car: car.id });
    car.nextTrip = trip;
    this.ending.remove(car.id);
    this.waiting.delete(trip);
    this.answers.end(trip.rideId, car.driverId, this.nowMs);
  }

  /** A car takes a trip: it is driven to the pickup, and on to the destination. @param pickupSeconds if that is known */
  take(trip: SimTrip, car: SimCar, happens: Drive, pickupSeconds?: number): void {
    const empty = this.roads.drive(car.place, trip.pickup);
    const wayThere = pickupSeconds ?? empty.seconds;
    car.longestIdle = Math.max(car.longestIdle, this.now - car.idleSince);
    Object.assign(trip, { car: car.id, takenAt: this.now, pickupSeconds: wayThere, secondsFrom: null });
    trip.secondsOf.clear();
    Object.assign(car, {
      isFree: false,
      place: trip.destination,
      freeAt: this.now + wayThere + BOARDING_SECONDS + trip.seconds,
      earnedCents: car.earnedCents + trip.payoutCents,
      emptyMeters: car.emptyMeters + empty.meters,
      rides: car.rides + 1,
    });
    this.idle.remove(car.id);
    this.waiting.delete(trip);
    this.answers.end(trip.rideId, car.driverId, this.nowMs);
    const { onDropOff, onEnding } = happens;
    // One that is over as it begins has no end ahead.
    if (onEnding && trip.seconds > 0)
      this.at(car.freeAt - Math.min(trip.seconds, NEXT_RIDE_SECONDS), () => {
        this.ending.add(car.id, car.place);
        onEnding(car);
      });
    this.at(car.freeAt, () => {
      this.days.endRide(car.driverId, trip.payoutCents, this.nowMs);
      this.ending.remove(car.id);
      const { nextTrip } = car;
      if (!nextTrip) return onDropOff(car);
      Object.assign(car, { nextTrip: null, idleSince: this.now });
      this.take(nextTrip, car, happens);
    });
  }

  lose(trip: SimTrip): void {
    if (trip.car !== null) return;
    Object.assign(trip, { isLost: true, secondsFrom: null });
    trip.secondsOf.clear();
    this.waiting.delete(trip);
    this.answers.end(trip.rideId, null, this.nowMs);
  }
}
