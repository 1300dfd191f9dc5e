import { distanceMeters, type LatLng } from '@ridewire/contracts';

const CELL_DEGREES = 0.005;
/** No cell is narrower than this at the latitude of any city we know, in meters. */
const CELL_METERS = 300;
/** With at most this many cars, checking each one is faster than searching the cells. */
const FEW_CARS = 500;

/** A car, and how far it is by straight line. */
export interface NearCar {
  car: number;
  meters: number;
}

/** The cars that could take a ride, by place. */
export class IdleCars {
  readonly #cells = new Map<string, Set<number>>();
  readonly #placeOf = new Map<number, LatLng>();

  get size(): number {
    return this.#placeOf.size;
  }

  has(car: number): boolean {
    return this.#placeOf.has(car);
  }

  add(car: number, place: LatLng): void {
    this.#placeOf.set(car, place);
    const key = keyOf(place, 0, 0);
    const cell = this.#cells.get(key) ?? new Set();
    this.#cells.set(key, cell.add(car));
  }

  remove(car: number): void {
    const place = this.#placeOf.get(car);
    if (!place) return;
    this.#placeOf.delete(car);
    this.#cells.get(keyOf(place, 0, 0))?.delete(car);
  }

  /** The nearest cars by straight line that may be asked, nearest first. */
  nearest(
    to: LatLng,
    { limit, radiusMeters }: { limit: number; radiusMeters: number },
    mayBeAsked: (car: number) => boolean,
  ): NearCar[] {
    const found: NearCar[] = [];
    const look = (car: number) => {
      const meters = distanceMeters(this.#placeOf.get(car)!, to);
      if (meters <= radiusMeters && mayBeAsked(car)) found.push({ car, meters });
    };
    if (this.size <= FEW_CARS) for (const car of this.#placeOf.keys()) look(car);
    else this.#lookAround(to, limit, radiusMeters, found, look);
    return found.toSorted((a, b) => a.meters - b.meters || a.car - b.car).slice(0, limit);
  }

  #lookAround(
    to: LatLng,
    limit: number,
    radiusMeters: number,
    found: { readonly length: number },
    look: (car: number) => void,
  ): void {
    const lastRing = Math.ceil(radiusMeters / CELL_METERS);
    let ringsLeft = Infinity;
    for (let ring = 0; ring <= lastRing && ringsLeft-- > 0; ring++) {
      for (const [north, east] of ringOf(ring)) {
        for (const car of this.#cells.get(keyOf(to, north, east)) ?? []) look(car);
      }
      // A ring is no circle, and cells are higher than wide, so some rings farther out may hold a nearer car.
      if (found.length >= limit && ringsLeft === Infinity) ringsLeft = Math.ceil(ring * 0.9) + 1;
    }
  }
}

const keyOf = ({ lat, lng }: LatLng, north: number, east: number): string =>
  `${Math.floor(lat / CELL_DEGREES) + north} ${Math.floor(lng / CELL_DEGREES) + east}`;

function* ringOf(ring: number): Iterable<[number, number]> {
  for (let north = -ring; north <= ring; north++) {
    const step = Math.abs(north) === ring ? 1 : 2 * ring;
    for (let east = -ring; east <= ring; east += step || 1) yield [north, east];
  }
}
