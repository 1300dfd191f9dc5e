import FlatQueue from 'flatqueue';
import { DriverDays, NEXT_RIDE_SECONDS, OfferAnswers } from '@ridewire/dispatch';
import type { LatLng } from '@ridewire/contracts';
import { IdleCars } from './idle-cars.ts';
import type { Habits } from './habits.ts';
import type { Roads } from './roads.ts';
import type { Scene, SceneTrip } from './scene.ts';

export interface SimTrip extends SceneTrip {
  id: number;
  /** The id by which the server's code knows the ride. */
  rideId: string;
  /** Drivers who declined it, by their ids. */
  declined: Set<string>;
  /** Drivers who were asked and haven't answered. */
  open: Set<string>;
  /** Nobody lets an offer run out. */
  ignored: readonly string[];
  /** 0 until someone was asked. */
  wave: number;
  /** When more drivers are to be asked. */
  nextWaveAt: number;
  /** That moment has come. */
  isDue: boolean;
  /** Seconds to the pickup and the origins already looked up; null until the first look. */
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
  /** A trip accepted before the present one is over. */
  nextTrip: SimTrip | null;
  earnedCents: number;
  longestIdle: number;
  emptyMeters: number;
  rides: number;
}

/** Callbacks during a drive. */
export interface Drive {
  onDropOff: (car: SimCar) => void;
  /** The drop-off is near. */
  onEnding?: (car: SimCar) => void;
}

/** Nobody is sent on a longer drive than this, in seconds. */
const REACH_SECONDS = 1_800;
export const BOARDING_SECONDS = 30;

/** A city at a moment of its simulated day: its clock, its cars and its riders. */
export class CityState {
  now = 0;
  readonly trips: SimTrip[];
  readonly cars: SimCar[];
  readonly idle = new IdleCars();
  /** Cars that will soon drop off a rider and have no next ride, by the place of the drop-off. */
  readonly ending = new IdleCars();
  readonly waiting = new Set<SimTrip>();
  /** The server's memory of who is asked, and of each driver's day. */
  readonly answers = new OfferAnswers();
  readonly days = new DriverDays();
  readonly #agenda = new FlatQueue<() => void | Promise<void>>();
  readonly roads: Roads;
  readonly habits: Habits;

  constructor(scene: Scene, roads: Roads, habits: Habits) {
    this.roads = roads;
    this.habits = habits;
    this.trips = scene.trips.map((trip, id) => ({
      ...trip,
      id,
      rideId: String(id),
      declined: new Set(),
      open: new Set(),
      ignored: [],
      wave: 0,
      nextWaveAt: Infinity,
      isDue: false,
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

  at(when: number, happens: () => void | Promise<void>): void {
    this.#agenda.push(happens, when);
  }

  /** Runs everything in order of time. Events at the same moment always run in the same order. */
  async run(): Promise<void> {
    while (this.#agenda.length > 0) {
      this.now = this.#agenda.peekValue()!;
      await this.#agenda.pop()!();
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

  /** A car with a rider aboard takes the trip after that one. The trip counts as taken once the car drives there. */
  reserve(trip: SimTrip, car: SimCar): void {
    Object.assign(trip, { car: car.id });
    car.nextTrip = trip;
    this.ending.remove(car.id);
    this.#settle(trip, car);
  }

  /**
   * A car takes a trip: it drives to the pickup, and on to the destination.
   * @param pickupSeconds if known
   */
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
    this.#settle(trip, car);
    const { onDropOff, onEnding } = happens;
    // A trip that is over as it begins has no end ahead.
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
    this.#settle(trip, null);
  }

  /** The trip no longer waits for a driver. */
  #settle(trip: SimTrip, taker: SimCar | null): void {
    this.waiting.delete(trip);
    trip.open.clear();
    trip.nextWaveAt = Infinity;
    this.answers.end(trip.rideId, taker?.driverId ?? null, this.nowMs);
  }
}
