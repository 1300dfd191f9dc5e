import { matchBatch, type Pair } from '@ridewire/dispatch';
import { CityState, type SimCar, type SimTrip } from './city-state.ts';
import type { Habits } from './habits.ts';
import type { Roads } from './roads.ts';
import type { Scene } from './scene.ts';

const WINDOW_SECONDS = 30;
/** How many of the nearest cars by straight line are considered for each request. */
const LOOKED_AT = 40;
const RADIUS_METERS = 12_000;

/**
 * A yardstick: what matching achieves if all requests of each half minute are known beforehand, including cars that become
 * free in it, with nobody thinking about it and nobody declining. It is not the optimum: it looks at the nearest cars of each
 * request, and at one window after the other. A policy that doesn't know the future can't be expected to beat it by much.
 */
export function runHindsight(
  scene: Scene,
  roads: Roads,
  habits: Habits,
  onProgress: (now: number) => void = () => {},
): CityState {
  const city = new CityState(scene, roads, habits);
  let next = 0;
  for (let begins = 0; begins <= scene.seconds + habits.patienceSeconds; begins += WINDOW_SECONDS) {
    onProgress(begins);
    const ends = begins + WINDOW_SECONDS;
    while (next < city.trips.length && city.trips[next]!.requestedAt < ends)
      city.waiting.add(city.trips[next++]!);
    for (const trip of city.waiting) if (trip.requestedAt + habits.patienceSeconds < begins) city.lose(trip);
    for (const car of city.cars) {
      city.idle.remove(car.id);
      if (car.freeAt < ends) city.idle.add(car.id, car.place);
    }
    matchWindow(city, begins);
  }
  for (const trip of city.waiting) city.lose(trip);
  return city;
}

function matchWindow(city: CityState, begins: number): void {
  const trips = [...city.waiting];
  const startOf = (trip: SimTrip, car: SimCar) => Math.max(trip.requestedAt, begins, car.freeAt);
  const pairs = trips.flatMap((trip, request) =>
    city.idle
      .nearest(trip.pickup, { limit: LOOKED_AT, radiusMeters: RADIUS_METERS }, () => true)
      .map(({ car: driver }): Pair => {
        const car = city.cars[driver]!;
        const cost = startOf(trip, car) - trip.requestedAt + city.secondsTo(trip, car);
        return { request, driver, cost: cost <= city.habits.longestWaitSeconds ? cost : Infinity };
      }),
  );
  const driverOf = matchBatch(trips.length, city.cars.length, pairs);
  for (const [request, trip] of trips.entries()) {
    const car = city.cars[driverOf[request]!];
    if (!car) continue;
    city.now = startOf(trip, car);
    car.idleSince = car.freeAt;
    city.take(trip, car, { onDropOff: () => {} }, city.secondsTo(trip, car));
  }
}
