import {
  byTierThenCost,
  layPairs,
  matchBatch,
  nextPickupSeconds,
  pairCost,
  planWave,
  RequestWindow,
  shareOut,
  takeFor,
  WAVE_COUNT,
  type RankedDriver,
  type Wave,
} from '@ridewire/dispatch';
import { distanceMeters } from '@ridewire/contracts';
import { CityState, type Drive, type SimCar, type SimTrip } from './city-state.ts';
import { isTaken, thoughtSeconds, type Habits } from './habits.ts';
import { moveIdleCars } from './move-idle-cars.ts';
import type { IdleCars } from './idle-cars.ts';
import type { Policy } from './policies.ts';
import type { Roads } from './roads.ts';
import type { Scene } from './scene.ts';

/** The rounds from before drivers were asked alone, for comparison. */
const CROWD_WAVES: readonly Wave[] = [
  { ...planWave(1), isFrugal: false, most: 5, seconds: 5 },
  { ...planWave(3), isFrugal: false, most: 10, seconds: 8 },
  planWave(4),
];
/** How many times the number of drivers to ask are looked at by road, as on the server. */
const LOOKED_AT = 4;
/** How many waiting requests a driver who becomes free is asked for or matched with. */
const FREED_LIMIT = 5;
const FREED_LOOKED_AT = 20;

interface Choice extends RankedDriver {
  car: SimCar;
  seconds: number;
}

/**
 * Runs a scene, deciding whom to ask as the server does.
 * @returns the city when all is over
 */
export function runPolicy(
  policy: Policy,
  scene: Scene,
  roads: Roads,
  habits: Habits,
  onProgress: (now: number) => void = () => {},
): CityState {
  const city = new CityState(scene, roads, habits);
  const desk = new DispatchDesk(policy, habits, city);
  for (const car of city.cars) city.at(car.onlineAt, () => desk.becomeFree(car));
  for (const trip of city.trips)
    city.at(trip.requestedAt, () => {
      onProgress(city.now);
      desk.request(trip);
    });
  if (habits.moveShare > 0) moveIdleCars(city, habits.moveShare, scene.seconds);
  city.run();
  return city;
}

/** Asks the drivers of one city by one policy: a request joins, drivers are matched, asked and answer, and rounds widen. */
class DispatchDesk {
  readonly #policy: Policy;
  readonly #habits: Habits;
  readonly #city: CityState;
  readonly #window = new RequestWindow();
  readonly #drive: Drive;
  /** Trips that a car became free for. */
  readonly #wanted = new Set<SimTrip>();
  #matchesAt = -Infinity;

  constructor(policy: Policy, habits: Habits, city: CityState) {
    this.#policy = policy;
    this.#habits = habits;
    this.#city = city;
    this.#drive = {
      onDropOff: (car) => this.becomeFree(car),
      ...(policy.asksAhead && { onEnding: (car) => this.#offerWaiting(car) }),
    };
  }

  request(trip: SimTrip): void {
    this.#city.waiting.add(trip);
    this.#city.at(this.#city.now + this.#habits.patienceSeconds, () => this.#city.lose(trip));
    const pace = { waitingRequests: this.#city.waiting.size, idleDrivers: this.#city.idle.size };
    const { waitMs } = this.#window.join(this.#city.nowMs, pace);
    if (!this.#policy.gathers || waitMs === 0) return this.#askFor(trip, 1);
    this.#city.answers.gather(trip.rideId, this.#city.nowMs);
    this.#matchAt(this.#city.now + waitMs / 1000);
  }

  #matchAt(when: number): void {
    if (this.#matchesAt >= this.#city.now) return;
    this.#matchesAt = when;
    this.#city.at(when, () => this.#matchWaiting());
  }

  /** Matches all requests that no driver is answering with all cars that could take them. */
  #matchWaiting(): void {
    this.#matchesAt = -Infinity;
    const free = this.#city.idle.filter((id) => !this.#isAnswering(id));
    const trips = [...this.#city.waiting].filter(
      (trip) => trip.isDue || (this.#wanted.has(trip) && this.#isOpen(trip)),
    );
    this.#wanted.clear();
    const waves = trips.map(({ isDue, wave }) => planWave(isDue ? wave + 1 : WAVE_COUNT));
    const ranked = trips.map((trip, i) => this.#rank(trip, waves[i]!, free));
    const batch = layPairs(ranked);
    const driverOf = matchBatch(batch.requestCount, batch.driverCount, batch.pairs);
    const { offers, sent } = shareOut(ranked, waves, batch, driverOf);
    for (const [request, trip] of trips.entries()) {
      const chosen = offers[request]!;
      if (chosen && trip.isDue) this.#ask(trip, trip.wave + 1, chosen);
      else if (chosen) this.#askAll(trip, chosen.slice(0, 1));
      else if (trip.isDue) this.#askFor(trip, trip.wave + 1, sent);
    }
  }

  /** A round that would ask nobody is skipped. */
  #askFor(trip: SimTrip, number: number, except: ReadonlySet<string> = new Set()): void {
    if (!isWaiting(trip)) return;
    const wave = this.#waveOf(number);
    const isElse = (id: number) => !except.has(String(id));
    let choices = this.#rank(trip, wave, this.#city.idle, (id) => isElse(id) && !this.#isAnswering(id));
    if (choices.length === 0) choices = this.#rank(trip, wave, this.#city.idle, isElse);
    const chosen = takeFor(wave, choices);
    if (chosen.length === 0 && this.#policy.asksAlone && number < WAVE_COUNT)
      return this.#askFor(trip, number + 1, except);
    this.#ask(trip, number, chosen);
  }

  #rank(trip: SimTrip, wave: Wave, cars: IdleCars, mayBeAsked = (_id: number) => true): Choice[] {
    const limit = this.#policy.near === 'road' ? wave.most * LOOKED_AT : wave.most;
    const search = { ...wave, limit };
    const mayAsk = (id: number) => !trip.asked.has(id) && mayBeAsked(id);
    const ending = this.#city.ending.nearest(
      trip.pickup,
      search,
      (id) => mayAsk(id) && !this.#isAnswering(id),
    );
    return this.#rankCars(trip, [...cars.nearest(trip.pickup, search, mayAsk), ...ending]);
  }

  #rankCars(trip: SimTrip, near: readonly { car: number; meters: number }[]): Choice[] {
    const waitedSeconds = this.#city.now - trip.requestedAt;
    const choices = near.map(({ car: id, meters }): Choice => {
      const car = this.#city.cars[id]!;
      const { driverId } = car;
      const way = this.#city.secondsTo(trip, car);
      const seconds = car.isFree ? way : nextPickupSeconds(car.freeAt - this.#city.now, way);
      const owedSeconds =
        this.#policy.fairness > 0
          ? this.#city.days.owedSeconds(driverId, this.#city.nowMs, trip.payoutCents)
          : 0;
      const facts = { pickupSeconds: seconds, waitedSeconds, owedSeconds, bonusSeconds: 0 };
      const cost = this.#policy.near === 'line' ? meters : pairCost(facts, this.#policy);
      return {
        driverId,
        tier: 0,
        car,
        seconds,
        cost,
        likelihood: this.#city.answers.likelihood(driverId, seconds),
      };
    });
    return choices
      .filter(({ seconds }) => waitedSeconds + seconds <= this.#habits.longestWaitSeconds)
      .toSorted((a, b) => byTierThenCost(a, b) || a.car.id - b.car.id);
  }

  #ask(trip: SimTrip, number: number, chosen: readonly Choice[]): void {
    const wave = this.#waveOf(number);
    Object.assign(trip, { wave: number, isDue: false });
    this.#askAll(trip, chosen);
    this.#city.at(this.#city.now + wave.seconds, () => {
      if (trip.wave === number && isWaiting(trip)) this.#widen(trip);
    });
  }

  #askAll(trip: SimTrip, chosen: readonly Choice[]): void {
    this.#city.answers.ask(trip.rideId, chosen, this.#city.nowMs);
    for (const { car, seconds } of chosen) {
      trip.asked.add(car.id);
      trip.open.add(car.id);
      this.#city.at(this.#city.now + thoughtSeconds(this.#habits, trip.id, car.id), () =>
        this.#answer(trip, car, seconds),
      );
    }
  }

  #answer(trip: SimTrip, car: SimCar, seconds: number): void {
    trip.open.delete(car.id);
    if (!isWaiting(trip)) return;
    const isEnding = this.#city.ending.has(car.id);
    if ((car.isFree || isEnding) && isTaken(this.#habits, trip.id, car.id, seconds))
      return car.isFree ? this.#city.take(trip, car, this.#drive) : this.#city.reserve(trip, car);
    this.#city.answers.decline(trip.rideId, car.driverId);
    if (trip.open.size === 0) this.#widen(trip);
    else if (car.isFree || isEnding) this.#offerWaiting(car);
  }

  #widen(trip: SimTrip): void {
    if (!this.#policy.gathers) return this.#askFor(trip, trip.wave + 1);
    trip.isDue = true;
    this.#matchAt(this.#city.now);
  }

  becomeFree(car: SimCar): void {
    this.#city.free(car);
    this.#offerWaiting(car);
  }

  /** A driver who becomes free is asked for requests nobody is answering: by the best match for all together, or the nearest. */
  #offerWaiting(car: SimCar): void {
    if (this.#isAnswering(car.id)) return;
    const near = [...this.#city.waiting]
      .filter((trip) => trip.wave > 0 && this.#isOpen(trip) && !trip.asked.has(car.id))
      .map((trip) => ({ trip, meters: distanceMeters(car.place, trip.pickup) }))
      .toSorted((a, b) => a.meters - b.meters || a.trip.id - b.trip.id)
      .slice(0, this.#policy.gathers ? FREED_LOOKED_AT : FREED_LIMIT);
    if (!this.#policy.gathers)
      for (const { trip, meters } of near)
        this.#askAll(trip, this.#rankCars(trip, [{ car: car.id, meters }]));
    else if (near.length > 0) {
      for (const { trip } of near) this.#wanted.add(trip);
      this.#matchAt(this.#city.now);
    }
  }

  #isAnswering(id: number): boolean {
    return this.#city.answers.isAnswering(String(id), this.#city.nowMs);
  }

  #isOpen(trip: SimTrip): boolean {
    return isWaiting(trip) && !this.#city.answers.isHeld(trip.rideId, this.#city.nowMs);
  }

  #waveOf(number: number): Wave {
    return this.#policy.asksAlone ? planWave(number) : CROWD_WAVES[Math.min(number, CROWD_WAVES.length) - 1]!;
  }
}

const isWaiting = (trip: SimTrip): boolean => trip.car === null && !trip.isLost;
