import { expectedRequests, LONGEST_MOVE_SECONDS, suggestMoves } from '@ridewire/dispatch';
import type { LatLng } from '@ridewire/contracts';
import { cellsAround, pickupCell } from '@ridewire/db/pickup-cell';
import type { CityState, SimCar } from './city-state.ts';
import { draw } from './habits.ts';

/** How often the server looks, in seconds. */
const LOOK_SECONDS = 30;
/** How often a moving car's position is updated, in seconds. */
const STEP_SECONDS = 10;
const LAST_MINUTES_SECONDS = 900;
/** The shortest time between two suggestions for a driver, in seconds. */
const REST_SECONDS = 600;
const NO_PAST = { atHourOfWeek: 0, atHourOfDay: 0, days: 0 };

interface Move {
  car: SimCar;
  areaId: string;
  from: LatLng;
  to: LatLng;
  seconds: number;
  meters: number;
  beganAt: number;
}

/**
 * Has idle cars follow the server's suggestions, each with this likelihood, drawn from the seed. There is no record of
 * earlier days, so the expected requests are those of the last quarter of an hour.
 */
export function moveIdleCars(city: CityState, likelihood: number, endsAt: number): void {
  const moves = new Map<number, Move>();
  const toldAt = new Map<number, number>();
  for (let at = LOOK_SECONDS; at < endsAt; at += LOOK_SECONDS) city.at(at, look);
  for (let at = STEP_SECONDS; at < endsAt + LONGEST_MOVE_SECONDS; at += STEP_SECONDS) city.at(at, step);

  function look(): void {
    const asked = groupBy(
      city.trips.filter(
        ({ requestedAt }) => requestedAt <= city.now && requestedAt > city.now - LAST_MINUTES_SECONDS,
      ),
      ({ pickup }) => pickupCell(pickup),
    );
    const idle = city.cars.filter(({ isFree }) => isFree);
    const areaOf = new Map(idle.map((car) => [car.id, pickupCell(car.place)]));
    const idleIn = groupBy(idle, ({ id }) => areaOf.get(id)!);
    const endingIn = groupBy(
      city.cars.filter(
        ({ isFree, freeAt, onlineAt }) =>
          !isFree && onlineAt <= city.now && freeAt - city.now <= LAST_MINUTES_SECONDS,
      ),
      ({ place }) => pickupCell(place),
    );
    const comingTo = groupBy([...moves.values()], ({ areaId }) => areaId);
    const seen = Math.min(city.now, LAST_MINUTES_SECONDS) / LAST_MINUTES_SECONDS;
    const areas = [...new Set([...asked.keys(), ...idleIn.keys()])].map((id) => ({
      id,
      expected: expectedRequests(NO_PAST, (asked.get(id)?.length ?? 0) / seen),
      idleCars: idleIn.get(id)?.length ?? 0,
      comingCars: (comingTo.get(id)?.length ?? 0) + (endingIn.get(id)?.length ?? 0),
      nearIds: cellsAround(id),
    }));
    const targets = areas
      .filter(({ expected, idleCars, comingCars }) => expected - idleCars - comingCars >= 1)
      .map(({ id }) => {
        const to = middleOf(asked.get(id)!.map(({ pickup }) => pickup));
        return { id, to, secondsFrom: city.roads.secondsTo(to, LONGEST_MOVE_SECONDS) };
      });
    const free = idle.filter(
      ({ id }) => !moves.has(id) && city.now - (toldAt.get(id) ?? -Infinity) >= REST_SECONDS,
    );
    const cars = free.map((car) => ({
      id: String(car.id),
      areaId: areaOf.get(car.id)!,
      waitedSeconds: city.now - car.idleSince,
      reach: targets.map(({ id, secondsFrom }) => ({ areaId: id, seconds: secondsFrom(car.place) })),
    }));
    for (const { carId, areaId } of suggestMoves(areas, cars)) {
      const car = city.cars[Number(carId)]!;
      toldAt.set(car.id, city.now);
      if (draw(city.habits.seed, 41, car.id, city.now) >= likelihood) continue;
      const { to } = targets.find(({ id }) => id === areaId)!;
      moves.set(car.id, {
        car,
        areaId,
        from: car.place,
        to,
        ...pick(city.roads.drive(car.place, to)),
        beganAt: city.now,
      });
    }
  }

  /** Along the straight line, at the pace of the route. */
  function step(): void {
    for (const [id, { car, from, to, seconds, meters, beganAt }] of moves) {
      if (!car.isFree || car.idleSince > beganAt) {
        moves.delete(id);
        continue;
      }
      const share = seconds > 0 ? Math.min(1, (city.now - beganAt) / seconds) : 1;
      car.emptyMeters += meters * Math.min(share, STEP_SECONDS / Math.max(seconds, STEP_SECONDS));
      city.idle.remove(id);
      car.place = {
        lat: from.lat + (to.lat - from.lat) * share,
        lng: from.lng + (to.lng - from.lng) * share,
      };
      city.idle.add(id, car.place);
      if (share === 1) moves.delete(id);
    }
  }
}

const pick = ({ seconds, meters }: { seconds: number; meters: number }) => ({ seconds, meters });

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

const middleOf = (places: readonly LatLng[]): LatLng => ({
  lat: places.reduce((sum, { lat }) => sum + lat, 0) / places.length,
  lng: places.reduce((sum, { lng }) => sum + lng, 0) / places.length,
});
