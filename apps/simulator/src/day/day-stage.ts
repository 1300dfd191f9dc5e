import type { LatLng } from '@ridewire/contracts';
import type { Acknowledged } from '../chaos/acknowledged.ts';
import { refusalOf, type Connection } from '../people/open-connection.ts';
import { drawsOf, OF } from './day-habits.ts';
import type { DayLog } from './day-log.ts';
import { DayCar, placeOf } from './day-people.ts';
import type { CityRide } from './read-city.ts';

/** The clock goes on by this between two commands, in milliseconds: each has a moment of its own. */
const TICK_MS = 1;

export interface DayPerson {
  id: string;
  name: string;
  number: number;
  connection: Connection;
}

export interface DayOptions {
  seed: number;
  riders: readonly DayPerson[];
  drivers: readonly DayPerson[];
  log: DayLog;
  acknowledged: Acknowledged;
  /** Waits until nothing is under way, and moves the clock. @returns what it says then */
  tick: (ms: number) => Promise<number>;
  /** The hour of the day and the day, by the city’s clock. */
  momentOf: (ms: number) => { day: string; time: string; hour: number };
}

/** What riders and drivers share: the clock, chance, cars, and commands that are written down. */
export class DayStage {
  readonly options: DayOptions;
  readonly draw;
  readonly will;
  /** Until when each driver stays offline, and when each rider thinks of a ride again. */
  readonly untilMs = new Map<string, number>();
  nowMs = 0;
  commands = 0;
  readonly #cars: ReadonlyMap<string, DayCar>;
  readonly #byId: ReadonlyMap<string, DayPerson>;
  /** What was done, or tried, once. */
  readonly #done = new Set<string>();

  constructor(options: DayOptions) {
    this.options = options;
    const { seed, riders, drivers } = options;
    ({ draw: this.draw, will: this.will } = drawsOf(seed));
    this.#byId = new Map([...riders, ...drivers].map((person) => [person.id, person]));
    this.#cars = new Map(
      drivers.map(({ id, number }) => [id, new DayCar(placeOf(seed, OF.places, 1, number))]),
    );
  }

  /** A command at a moment of its own, when nothing else is under way. */
  async do(person: DayPerson, what: string, act: () => Promise<unknown>): Promise<void> {
    this.nowMs = await this.options.tick(TICK_MS);
    this.commands += 1;
    const outcome = await act().then(
      () => 'done',
      (error: unknown) => refusalOf(error) ?? String(error),
    );
    this.options.log.add(`${this.nowMs} ${person.name} ${what}: ${outcome}`);
  }

  /** The same once, whatever comes of it. */
  async once(person: DayPerson, what: string, act: () => Promise<unknown>): Promise<void> {
    if (this.isFirst(person, what)) await this.do(person, what, act);
  }

  /** Whether this is asked for the first time. */
  isFirst(person: DayPerson, what: string): boolean {
    const key = `${person.name} ${what}`;
    if (this.#done.has(key)) return false;
    this.#done.add(key);
    return true;
  }

  wasDone = (person: DayPerson, what: string): boolean => this.#done.has(`${person.name} ${what}`);

  person(id: string): DayPerson {
    const person = this.#byId.get(id);
    if (!person) throw new Error(`Nobody has the id ${id}.`);
    return person;
  }

  car(driverId: string): DayCar {
    const car = this.#cars.get(driverId);
    if (!car) throw new Error(`${driverId} has no car.`);
    return car;
  }

  nameOf = ({ riderId, nth }: CityRide): string => `ride ${nth} of ${this.person(riderId).name}`;
}

/** A place as it is asked for, with an address. */
export const asStop = (place: LatLng) => ({
  ...place,
  address: `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`,
});
