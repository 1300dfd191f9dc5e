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
  const waveOf = (number: number): Wave =>
    policy.asksAlone ? planWave(number) : CROWD_WAVES[Math.min(number, CROWD_WAVES.length) - 1]!;
  const window = new RequestWindow();
  let matchesAt = -Infinity;
  const drive: Drive = { onDropOff: becomeFree, ...(policy.asksAhead && { onEnding: offerWaiting }) };
  /** Trips that a car became free for. */
  const wanted = new Set<SimTrip>();

  for (const car of city.cars) city.at(car.onlineAt, () => becomeFree(car));
  for (const trip of city.trips)
    city.at(trip.requestedAt, () => {
      onProgress(city.now);
      request(trip);
    });
  if (habits.moveShare > 0) moveIdleCars(city, habits.moveShare, scene.seconds);
  city.run();
  return city;

  function request(trip: SimTrip): void {
    city.waiting.add(trip);
    city.at(city.now + habits.patienceSeconds, () => city.lose(trip));
    const pace = { waitingRequests: city.waiting.size, idleDrivers: city.idle.size };
    const { waitMs } = window.join(city.nowMs, pace);
    if (!policy.gathers || waitMs === 0) return askFor(trip, 1);
    city.answers.gather(trip.rideId, city.nowMs);
    matchAt(city.now + waitMs / 1000);
  }

  function matchAt(when: number): void {
    if (matchesAt >= city.now) return;
    matchesAt = when;
    city.at(when, matchWaiting);
  }

  /** Matches all requests that no driver is answering with all cars that could take them. */
  function matchWaiting(): void {
    matchesAt = -Infinity;
    const free = city.idle.filter((id) => !isAnswering(id));
    const trips = [...city.waiting].filter((trip) => trip.isDue || (wanted.has(trip) && isOpen(trip)));
    wanted.clear();
    const waves = trips.map(({ isDue, wave }) => planWave(isDue ? wave + 1 : WAVE_COUNT));
    const ranked = trips.map((trip, i) => rank(trip, waves[i]!, free));
    const batch = layPairs(ranked);
    const driverOf = matchBatch(batch.requestCount, batch.driverCount, batch.pairs);
    const { offers, sent } = shareOut(ranked, waves, batch, driverOf);
    for (const [request, trip] of trips.entries()) {
      const chosen = offers[request]!;
      if (chosen && trip.isDue) ask(trip, trip.wave + 1, chosen);
      else if (chosen) askAll(trip, chosen.slice(0, 1));
      else if (trip.isDue) askFor(trip, trip.wave + 1, sent);
    }
  }

  /** A round that would ask nobody is skipped. */
  function askFor(trip: SimTrip, number: number, except: ReadonlySet<string> = new Set()): void {
    if (!isWaiting(trip)) return;
    const wave = waveOf(number);
    const isElse = (id: number) => !except.has(String(id));
    let choices = rank(trip, wave, city.idle, (id) => isElse(id) && !isAnswering(id));
    if (choices.length === 0) choices = rank(trip, wave, city.idle, isElse);
    const chosen = takeFor(wave, choices);
    if (chosen.length === 0 && policy.asksAlone && number < WAVE_COUNT)
      return askFor(trip, number + 1, except);
    ask(trip, number, chosen);
  }

  function rank(trip: SimTrip, wave: Wave, cars: IdleCars, mayBeAsked = (_id: number) => true): Choice[] {
    const limit = policy.near === 'road' ? wave.most * LOOKED_AT : wave.most;
    const search = { ...wave, limit };
    const mayAsk = (id: number) => !trip.asked.has(id) && mayBeAsked(id);
    const ending = city.ending.nearest(trip.pickup, search, (id) => mayAsk(id) && !isAnswering(id));
    return rankCars(trip, [...cars.nearest(trip.pickup, search, mayAsk), ...ending]);
  }

  function rankCars(trip: SimTrip, near: readonly { car: number; meters: number }[]): Choice[] {
    const waitedSeconds = city.now - trip.requestedAt;
    const choices = near.map(({ car: id, meters }): Choice => {
      const car = city.cars[id]!;
      const { driverId } = car;
      const way = city.secondsTo(trip, car);
      const seconds = car.isFree ? way : nextPickupSeconds(car.freeAt - city.now, way);
      const owedSeconds =
        policy.fairness > 0 ? city.days.owedSeconds(driverId, city.nowMs, trip.payoutCents) : 0;
      const facts = { pickupSeconds: seconds, waitedSeconds, owedSeconds, bonusSeconds: 0 };
      const cost = policy.near === 'line' ? meters : pairCost(facts, policy);
      return {
        driverId,
        tier: 0,
        car,
        seconds,
        cost,
        likelihood: city.answers.likelihood(driverId, seconds),
      };
    });
    return choices
      .filter(({ seconds }) => waitedSeconds + seconds <= habits.longestWaitSeconds)
      .toSorted((a, b) => byTierThenCost(a, b) || a.car.id - b.car.id);
  }

  function ask(trip: SimTrip, number: number, chosen: readonly Choice[]): void {
    const wave = waveOf(number);
    Object.assign(trip, { wave: number, isDue: false });
    askAll(trip, chosen);
    city.at(city.now + wave.seconds, () => {
      if (trip.wave === number && isWaiting(trip)) widen(trip);
    });
  }

  function askAll(trip: SimTrip, chosen: readonly Choice[]): void {
    city.answers.ask(trip.rideId, chosen, city.nowMs);
    for (const { car, seconds } of chosen) {
      trip.asked.add(car.id);
      trip.open.add(car.id);
      city.at(city.now + thoughtSeconds(habits, trip.id, car.id), () => answer(trip, car, seconds));
    }
  }

  function answer(trip: SimTrip, car: SimCar, seconds: number): void {
    trip.open.delete(car.id);
    if (!isWaiting(trip)) return;
    const isEnding = city.ending.has(car.id);
    if ((car.isFree || isEnding) && isTaken(habits, trip.id, car.id, seconds))
      return car.isFree ? city.take(trip, car, drive) : city.reserve(trip, car);
    city.answers.decline(trip.rideId, car.driverId);
    if (trip.open.size === 0) widen(trip);
    else if (car.isFree || isEnding) offerWaiting(car);
  }

  function widen(trip: SimTrip): void {
    if (!policy.gathers) return askFor(trip, trip.wave + 1);
    trip.isDue = true;
    matchAt(city.now);
  }

  function becomeFree(car: SimCar): void {
    city.free(car);
    offerWaiting(car);
  }

  /** A driver who becomes free is asked for requests nobody is answering: by the best match for all together, or the nearest. */
  function offerWaiting(car: SimCar): void {
    if (isAnswering(car.id)) return;
    const near = [...city.waiting]
      .filter((trip) => trip.wave > 0 && isOpen(trip) && !trip.asked.has(car.id))
      .map((trip) => ({ trip, meters: distanceMeters(car.place, trip.pickup) }))
      .toSorted((a, b) => a.meters - b.meters || a.trip.id - b.trip.id)
      .slice(0, policy.gathers ? FREED_LOOKED_AT : FREED_LIMIT);
    if (!policy.gathers)
      for (const { trip, meters } of near) askAll(trip, rankCars(trip, [{ car: car.id, meters }]));
    else if (near.length > 0) {
      for (const { trip } of near) wanted.add(trip);
      matchAt(city.now);
    }
  }

  function isAnswering(id: number): boolean {
    return city.answers.isAnswering(String(id), city.nowMs);
  }

  function isOpen(trip: SimTrip): boolean {
    return isWaiting(trip) && !city.answers.isHeld(trip.rideId, city.nowMs);
  }
}

const isWaiting = (trip: SimTrip): boolean => trip.car === null && !trip.isLost;
