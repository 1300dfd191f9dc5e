import FlatQueue from 'flatqueue';
import { acceptance, distanceBand, DISTANCE_BANDS, owedSeconds, type Answers } from '@ridewire/dispatch';
import type { LatLng } from '@ridewire/contracts';
import { IdleCars } from './idle-cars.ts';
import type { Habits } from './habits.ts';
import type { Roads } from './roads.ts';
import type { Scene, SceneTrip } from './scene.ts';

export interface SimTrip extends SceneTrip {
  id: number;
  /** Cars that were asked. */
  asked: Set<number>;
  /** Those of them who have not answered. */
  open: Set<number>;
  wave: number;
  /** Seconds to the pickup, once somebody looked. */
  secondsFrom: ((from: LatLng) => number) | null;
  car: number | null;
  takenAt: number;
  pickupSeconds: number;
  isLost: boolean;
}

export interface SimCar {
  id: number;
  place: LatLng;
  onlineAt: number;
  idleSince: number;
  freeAt: number;
  isFree: boolean;
  earnedCents: number;
  longestIdle: number;
  emptyMeters: number;
  rides: number;
  /** Until when an offer is this driver's alone to answer. */
  answeringUntil: number;
  answers: Answers;
}

/** Where a way longer than this leads, nobody is sent, in seconds. */
const REACH_SECONDS = 1_800;
const BOARDING_SECONDS = 30;
const TELLING_SECONDS = 900;
const USUAL_KEPT_SECONDS = 10;

/** A city at a moment of its simulated day: its clock, its cars and its riders. */
export class CityState {
  now = 0;
  readonly trips: SimTrip[];
  readonly cars: SimCar[];
  readonly idle = new IdleCars();
  readonly waiting = new Set<SimTrip>();
  readonly #agenda = new FlatQueue<() => void>();
  readonly #bands: Answers[] = Array.from({ length: DISTANCE_BANDS }, () => ({ asked: 0, taken: 0 }));
  #usual = { at: -Infinity, centsPerHour: null as number | null };
  readonly roads: Roads;
  readonly habits: Habits;

  constructor(scene: Scene, roads: Roads, habits: Habits) {
    this.roads = roads;
    this.habits = habits;
    this.trips = scene.trips.map((trip, id) => ({
      ...trip,
      id,
      asked: new Set(),
      open: new Set(),
      wave: 0,
      secondsFrom: null,
      car: null,
      takenAt: NaN,
      pickupSeconds: NaN,
      isLost: false,
    }));
    this.cars = scene.cars.map(({ place, onlineAt }, id) => ({
      id,
      place,
      onlineAt,
      idleSince: onlineAt,
      freeAt: onlineAt,
      isFree: false,
      earnedCents: 0,
      longestIdle: 0,
      emptyMeters: 0,
      rides: 0,
      answeringUntil: -Infinity,
      answers: { asked: 0, taken: 0 },
    }));
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
    trip.secondsFrom ??= this.roads.secondsTo(trip.pickup, REACH_SECONDS);
    return trip.secondsFrom(car.place);
  }

  free(car: SimCar): void {
    Object.assign(car, { isFree: true, idleSince: this.now, freeAt: this.now });
    this.idle.add(car.id, car.place);
  }

  /** A car takes a trip: it is driven to the pickup, and on to the destination. @param pickupSeconds if that is known */
  take(trip: SimTrip, car: SimCar, onDropOff: (car: SimCar) => void, pickupSeconds?: number): void {
    const empty = this.roads.drive(car.place, trip.pickup);
    const wayThere = pickupSeconds ?? empty.seconds;
    car.longestIdle = Math.max(car.longestIdle, this.now - car.idleSince);
    Object.assign(trip, { car: car.id, takenAt: this.now, pickupSeconds: wayThere, secondsFrom: null });
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
    this.at(car.freeAt, () => onDropOff(car));
  }

  lose(trip: SimTrip): void {
    if (trip.car !== null) return;
    Object.assign(trip, { isLost: true, secondsFrom: null });
    this.waiting.delete(trip);
  }

  learn(car: SimCar, pickupSeconds: number, isTaken: boolean): void {
    for (const answers of [car.answers, this.#bands[distanceBand(pickupSeconds)]!]) {
      answers.asked++;
      answers.taken += Number(isTaken);
    }
  }

  likelihood(car: SimCar, pickupSeconds: number): number {
    return acceptance(car.answers, this.#bands[distanceBand(pickupSeconds)]!);
  }

  owedSeconds(car: SimCar): number {
    return owedSeconds({
      idleSeconds: this.now - car.idleSince,
      centsPerHour: centsPerHour(car, this.now),
      usualCentsPerHour: this.#usualCentsPerHour(),
    });
  }

  #usualCentsPerHour(): number | null {
    if (this.now - this.#usual.at < USUAL_KEPT_SECONDS) return this.#usual.centsPerHour;
    const telling = this.cars.filter((car) => centsPerHour(car, this.now) !== null);
    const hours = telling.reduce((sum, { onlineAt }) => sum + (this.now - onlineAt) / 3600, 0);
    const cents = telling.reduce((sum, { earnedCents }) => sum + earnedCents, 0);
    this.#usual = { at: this.now, centsPerHour: hours > 0 ? cents / hours : null };
    return this.#usual.centsPerHour;
  }
}

function centsPerHour({ onlineAt, earnedCents }: SimCar, now: number): number | null {
  const seconds = now - onlineAt;
  return seconds < TELLING_SECONDS ? null : (earnedCents * 3600) / seconds;
}
