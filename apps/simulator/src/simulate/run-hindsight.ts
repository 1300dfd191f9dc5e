import { matchBatch, type Pair } from '@ridewire/dispatch';
import { CityState, type SimCar, type SimTrip } from './city-state.ts';
import type { Habits } from './habits.ts';
import type { Roads } from './roads.ts';
import type { Scene } from './scene.ts';

const WINDOW_SECONDS = 30;

/**
 * A yardstick: the optimum of each half minute if all its requests are known beforehand, including cars that become free in
 * it, with nobody thinking about it and nobody declining: as many riders as possible are served, at the least total wait. It
 * is not the optimum of the whole day, since it takes one window after the other, and no car has a next ride before its
 * drop-off.
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
  const cars = city.cars.filter(({ id }) => city.idle.has(id));
  const startOf = (trip: SimTrip, car: SimCar) => Math.max(trip.requestedAt, begins, car.freeAt);
  const pairs = trips.flatMap((trip, request) => {
    const costs = Float64Array.from(cars, (car) => {
      const cost = startOf(trip, car) - trip.requestedAt + city.secondsTo(trip, car);
      return cost <= city.habits.longestWaitSeconds ? cost : Infinity;
    });
    // The other requests take all but one of this one's best cars at most, so that the optimum needs no more of them.
    const line = costs.toSorted()[trips.length - 1] ?? Infinity;
    return cars.flatMap(({ id }, i): Pair[] => {
      const cost = costs[i]!;
      return cost <= line && cost < Infinity ? [{ request, driver: id, cost }] : [];
    });
  });
  const driverOf = matchBatch(trips.length, city.cars.length, pairs);
  for (const [request, trip] of trips.entries()) {
    const car = city.cars[driverOf[request]!];
    if (!car) continue;
    city.now = startOf(trip, car);
    car.idleSince = car.freeAt;
    city.take(trip, car, { onDropOff: () => {} }, city.secondsTo(trip, car));
  }
}
