import {
  byTierThenCost,
  layPairs,
  matchBatch,
  pairCost,
  planWave,
  RequestWindow,
  takeFor,
  takeMatched,
  WAVE_COUNT,
  type RankedDriver,
  type Wave,
} from '@ridewire/dispatch';
import { distanceMeters } from '@ridewire/contracts';
import { CityState, type SimCar, type SimTrip } from './city-state.ts';
import { isTaken, thoughtSeconds, type Habits } from './habits.ts';
import { moveIdleCars } from './move-idle-cars.ts';
import type { Policy } from './policies.ts';
import type { Roads } from './roads.ts';
import type { Scene } from './scene.ts';

/** Asked as before anybody was asked alone: to compare. */
const CROWD_WAVES: readonly Wave[] = [
  { ...planWave(1), isFrugal: false, most: 5, seconds: 5 },
  { ...planWave(3), isFrugal: false, most: 10, seconds: 8 },
  planWave(4),
];
/** So many times as many as are asked are looked at by road, as the server does. */
const LOOKED_AT = 4;
/** Who becomes free is asked for so many that wait. */
const FREED_LIMIT = 5;

interface Choice extends RankedDriver {
  car: SimCar;
  seconds: number;
}

/** Lives through a scene, deciding whom to ask as the server does; the city as it is when all is over. */
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
  let gathered: SimTrip[] = [];
  const window = new RequestWindow();

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
    const { waitMs, begins } = window.join(city.now * 1000, pace);
    if (!policy.gathers || waitMs === 0) return askFor(trip, 1);
    gathered.push(trip);
    if (begins) city.at(city.now + waitMs / 1000, matchGathered);
  }

  function matchGathered(): void {
    const trips = gathered.filter(isWaiting);
    gathered = [];
    const wave = planWave(1);
    const ranked = trips.map((trip) => rank(trip, wave));
    const { requestCount, driverCount, pairs, driverIds } = layPairs(ranked);
    const driverOf = matchBatch(requestCount, driverCount, pairs);
    const sent = new Set([...driverOf].flatMap((number) => driverIds[number] ?? []));
    for (const [request, trip] of trips.entries()) {
      const driverId = driverIds[driverOf[request]!];
      if (driverId === undefined) askFor(trip, 1, sent);
      else ask(trip, 1, takeMatched(ranked[request]!, driverId, sent));
    }
  }

  /** A wave that would ask nobody is passed over. */
  function askFor(trip: SimTrip, number: number, except: ReadonlySet<string> = new Set()): void {
    if (!isWaiting(trip)) return;
    const wave = waveOf(number);
    const choices = rank(trip, wave, except);
    const chosen = takeFor(wave, choices);
    if (chosen.length === 0 && policy.asksAlone && number < WAVE_COUNT)
      return askFor(trip, number + 1, except);
    ask(trip, number, chosen);
  }

  function rank(trip: SimTrip, wave: Wave, except: ReadonlySet<string> = new Set()): Choice[] {
    const limit = policy.near === 'road' ? wave.most * LOOKED_AT : wave.most;
    const near = city.idle.nearest(
      trip.pickup,
      { ...wave, limit },
      (id) => !trip.asked.has(id) && !except.has(String(id)),
    );
    const free = near.filter(({ car }) => city.cars[car]!.answeringUntil <= city.now);
    const looked = policy.asksAlone && free.length > 0 ? free : near;
    const choices = looked.map(({ car: id, meters }): Choice => {
      const car = city.cars[id]!;
      const seconds = city.secondsTo(trip, car);
      const owedSeconds = policy.fairness > 0 ? city.owedSeconds(car) : 0;
      const facts = { pickupSeconds: seconds, waitedSeconds: 0, owedSeconds, bonusSeconds: 0 };
      const cost = policy.near === 'line' ? meters : pairCost(facts, policy);
      return { driverId: String(id), tier: 0, car, seconds, cost, likelihood: city.likelihood(car, seconds) };
    });
    const waited = city.now - trip.requestedAt;
    return choices
      .filter(({ seconds }) => waited + seconds <= habits.longestWaitSeconds)
      .toSorted((a, b) => byTierThenCost(a, b) || a.car.id - b.car.id);
  }

  function ask(trip: SimTrip, number: number, chosen: readonly Choice[]): void {
    const wave = waveOf(number);
    trip.wave = number;
    for (const { car, seconds } of chosen) askOne(trip, car, seconds, wave.seconds);
    city.at(city.now + wave.seconds, () => {
      if (trip.wave === number) askFor(trip, number + 1);
    });
  }

  function askOne(trip: SimTrip, car: SimCar, seconds: number, aloneSeconds: number): void {
    trip.asked.add(car.id);
    trip.open.add(car.id);
    car.answeringUntil = city.now + aloneSeconds;
    city.at(city.now + thoughtSeconds(habits, trip.id, car.id), () => answer(trip, car, seconds));
  }

  function answer(trip: SimTrip, car: SimCar, seconds: number): void {
    trip.open.delete(car.id);
    if (!isWaiting(trip)) return;
    const takes = car.isFree && isTaken(habits, trip.id, car.id, seconds);
    if (car.isFree) city.learn(car, seconds, takes);
    car.answeringUntil = -Infinity;
    if (takes) city.take(trip, car, becomeFree);
    else if (trip.open.size === 0) askFor(trip, trip.wave + 1);
  }

  /** Who becomes free is asked for the nearest of what nobody is answering, as the server does. */
  function becomeFree(car: SimCar): void {
    city.free(car);
    const near = [...city.waiting]
      .filter((trip) => trip.wave > 0 && trip.open.size === 0 && !trip.asked.has(car.id))
      .map((trip) => ({ trip, meters: distanceMeters(car.place, trip.pickup) }))
      .toSorted((a, b) => a.meters - b.meters || a.trip.id - b.trip.id)
      .slice(0, FREED_LIMIT)
      .map(({ trip }) => ({ trip, seconds: city.secondsTo(trip, car) }))
      .filter(({ trip, seconds }) => city.now - trip.requestedAt + seconds <= habits.longestWaitSeconds);
    for (const { trip, seconds } of near) askOne(trip, car, seconds, planWave(1).seconds);
  }
}

const isWaiting = (trip: SimTrip): boolean => trip.car === null && !trip.isLost;
