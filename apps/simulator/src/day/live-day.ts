import { isActive, isDriving, type LatLng } from '@ridewire/contracts';
import type { Acknowledged } from '../chaos/acknowledged.ts';
import { refusalOf, type Connection } from '../people/open-connection.ts';
import { REQUESTS_AN_HOUR } from '../simulate/draw-demand.ts';
import { draw } from '../simulate/habits.ts';
import { DayCar, idOf, placeApart, placeOf } from './day-people.ts';
import type { DayLog } from './day-log.ts';
import type { City, CityRide } from './read-city.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** The clock goes on by this between two commands, in milliseconds: each has a moment of its own. */
const TICK_MS = 1;
/** What people do, as shares of those who could. */
const SHARE = {
  books: 0.15,
  cancelsBooking: 0.15,
  hasStop: 0.2,
  cancelsEarly: 0.07,
  cancelsLate: 0.03,
  declines: 0.12,
  letsPass: 0.08,
  givesBack: 0.05,
  driverCancels: 0.02,
  isNoShow: 0.04,
  mistypesPin: 0.1,
  writes: 0.3,
  answers: 0.5,
  changesRoute: 0.1,
  rates: 0.5,
  goesOffline: 0.15,
};
const BOARDING_MS = 40 * SECOND_MS;
const NO_SHOW_MS = 6 * MINUTE_MS;
const AGAIN_MS = 30 * SECOND_MS;
/** Between two rides of one person in an ordinary hour: from this to four times as long. */
const BETWEEN_MS = 12 * MINUTE_MS;
const OFFLINE_MS = 40 * MINUTE_MS;

/** Numbers for what is drawn, so that no two draws are the same. */
const OF = Object.fromEntries(
  [...Object.keys(SHARE), 'thinks', 'waits', 'places', 'ids'].map((name, i) => [name, i]),
) as Record<keyof typeof SHARE | 'thinks' | 'waits' | 'places' | 'ids', number>;

export interface DayPerson {
  id: string;
  name: string;
  number: number;
  connection: Connection;
}

interface Options {
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

type Do = () => Promise<unknown>;

/**
 * What the people of a city do at each step of the clock: one command after the other, and everything that is left to chance drawn
 * from the seed.
 */
export class CityPeople {
  readonly #options: Options;
  readonly #cars: ReadonlyMap<string, DayCar>;
  readonly #byId: ReadonlyMap<string, DayPerson>;
  /** Until when each driver stays offline, and when each rider thinks of a ride again. */
  readonly #untilMs = new Map<string, number>();
  /** What was done, or tried, once. */
  readonly #done = new Set<string>();
  /** How often each person began something. */
  readonly #count = new Map<string, number>();
  #nowMs = 0;
  commands = 0;

  constructor(options: Options) {
    this.#options = options;
    const { seed, riders, drivers } = options;
    this.#byId = new Map([...riders, ...drivers].map((person) => [person.id, person]));
    this.#cars = new Map(
      drivers.map(({ id, number }) => [id, new DayCar(placeOf(seed, OF.places, 1, number))]),
    );
  }

  /** Everyone begins their day: drivers go online, riders think of their first ride. */
  async begin(nowMs: number): Promise<void> {
    this.#nowMs = nowMs;
    for (const driver of this.#options.drivers) await this.#goOnline(driver);
    for (const rider of this.#options.riders)
      this.#untilMs.set(rider.id, nowMs + this.#draw(OF.waits, rider.number, 0) * 2 * BETWEEN_MS);
  }

  /** Does all that is due. */
  async live(nowMs: number, city: City): Promise<void> {
    this.#nowMs = nowMs;
    await this.#drive(city);
    for (const ride of city.rides) await this.#goOn(ride);
    for (const offer of city.offers) {
      const ride = city.rides.find(({ id }) => id === offer.rideId);
      if (ride) await this.#answer(ride, this.#person(offer.driverId), offer.offeredMs);
    }
    for (const driver of this.#options.drivers) await this.#keepHours(driver, city);
    for (const rider of this.#options.riders) {
      const isFree = !city.rides.some(({ riderId, status }) => riderId === rider.id && isActive(status));
      if (isFree && this.#nowMs >= (this.#untilMs.get(rider.id) ?? 0)) await this.#askForRide(rider);
    }
  }

  /** Cars move and say where they are. */
  async #drive({ rides, awayDriverIds }: City): Promise<void> {
    for (const { id, connection } of this.#options.drivers) {
      const car = this.#car(id);
      const ride = rides.find(({ driverId, status }) => driverId === id && isDriving(status));
      if (ride) {
        const { goal, to } = goalOf(ride);
        car.driveTo(goal, to, this.#nowMs);
      } else if (awayDriverIds.includes(id)) continue;
      const position = car.report(this.#nowMs);
      if (position) await connection.trpc.drivers.reportPosition.mutate({ positions: [position] });
    }
  }

  /** What a ride's two people do with it. */
  async #goOn(ride: CityRide): Promise<void> {
    const rider = this.#person(ride.riderId);
    const driver = ride.driverId === null ? undefined : this.#person(ride.driverId);
    const since = (fromMs: number | null) => (fromMs === null ? -1 : this.#nowMs - fromMs);
    const seconds = (most: number) => this.#draw(OF.waits, rider.number, ride.nth, most) * most * SECOND_MS;
    const will = (what: keyof typeof SHARE) => this.#draw(OF[what], rider.number, ride.nth) < SHARE[what];
    const [rides, rideId] = [rider.connection.trpc.rides, ride.id];
    const leave = (reason: string) =>
      this.#once(rider, `cancels ${this.#nameOf(ride)}`, () => rides.cancel.mutate({ rideId, reason }));
    if (ride.status === 'requested') {
      if (will('cancelsEarly') && since(ride.requestedMs) > seconds(50)) await leave('Thought better of it');
    } else if (driver) {
      await this.#write(ride, rider, driver);
      if (ride.status === 'completed') return this.#rate(ride, rider, driver);
      if (ride.status === 'accepted' && will('cancelsLate') && since(ride.acceptedMs) > seconds(200))
        await leave('Found another');
      if (ride.status === 'in_transit' && will('changesRoute') && since(ride.startedMs) > seconds(90)) {
        const destination = this.#stop(
          placeApart(ride.destination, this.#options.seed, OF.changesRoute, rider.number, ride.nth),
        );
        await this.#once(rider, `changes the route of ${this.#nameOf(ride)}`, () =>
          rides.changeRoute.mutate({ rideId, stops: ride.stops.slice(ride.reached) as never, destination }),
        );
      }
      await this.#driveOn(ride, rider, driver);
    }
  }

  /** What the driver of a ride does next. */
  async #driveOn(ride: CityRide, rider: DayPerson, driver: DayPerson): Promise<void> {
    const [rides, rideId, name] = [driver.connection.trpc.rides, ride.id, this.#nameOf(ride)];
    const will = (what: keyof typeof SHARE) =>
      this.#draw(OF[what], rider.number, ride.nth, driver.number) < SHARE[what];
    const step = (to: 'picked_up' | 'in_transit' | 'completed', pin?: string) =>
      this.#do(driver, `brings ${name} to ${to}`, async () => {
        await rides.advance.mutate({ rideId, to, pin });
        this.#options.acknowledged.step(rideId, to, driver.id);
      });
    const { goal, to } = goalOf(ride);
    const isThere = this.#car(driver.id).driveTo(goal, to, this.#nowMs);
    if (ride.status === 'picked_up') return step('in_transit');
    if (ride.status === 'in_transit') {
      if (!isThere) return;
      if (ride.reached === ride.stops.length) return step('completed');
      const stop = ride.reached + 1;
      return this.#do(driver, `reaches stop ${stop} of ${name}`, () =>
        rides.reachStop.mutate({ rideId, stop }),
      );
    }
    if (ride.arrivedMs === null) {
      if (will('givesBack'))
        return this.#once(driver, `gives back ${name}`, () => rides.decline.mutate({ rideId }));
      if (will('driverCancels'))
        return this.#once(driver, `cancels ${name}`, () =>
          rides.cancel.mutate({ rideId, reason: 'Broke down' }),
        );
      if (isThere) await this.#do(driver, `arrives for ${name}`, () => rides.arrive.mutate({ rideId }));
      return;
    }
    const comesMs = Math.max(ride.arrivedMs, ride.scheduledMs ?? 0);
    if (will('isNoShow')) {
      if (this.#nowMs < comesMs + NO_SHOW_MS) return;
      return this.#nowAndThen(driver, `waited in vain for ${name}`, () =>
        rides.cancel.mutate({ rideId, isNoShow: true }),
      );
    }
    if (this.#nowMs < comesMs + BOARDING_MS) return;
    if (!ride.hasPin) return step('picked_up');
    const { pin } = await rider.connection.trpc.rides.pin.query({ rideId, driverId: driver.id });
    const mistyped = String((Number(pin) + 1) % 10_000).padStart(4, '0');
    if (will('mistypesPin') && !this.#done.has(`${driver.name} mistypes the PIN of ${name}`))
      return this.#once(driver, `mistypes the PIN of ${name}`, () =>
        rides.advance.mutate({ rideId, to: 'picked_up', pin: mistyped }),
      );
    return step('picked_up', pin ?? undefined);
  }

  async #answer(ride: CityRide, driver: DayPerson, offeredMs: number): Promise<void> {
    const rider = this.#person(ride.riderId);
    const drawn = (what: number) => this.#draw(what, rider.number, ride.nth, driver.number, offeredMs);
    const thinkMs = (2 + drawn(OF.thinks) * 12) * SECOND_MS;
    const key = `${this.#nameOf(ride)} for ${offeredMs}`;
    if (this.#nowMs < offeredMs + thinkMs) return;
    const [rides, rideId] = [driver.connection.trpc.rides, ride.id];
    const verdict = drawn(OF.declines);
    if (verdict < SHARE.letsPass) return;
    if (verdict < SHARE.letsPass + SHARE.declines)
      return this.#once(driver, `declines ${key}`, () => rides.decline.mutate({ rideId }));
    await this.#once(driver, `accepts ${key}`, async () => {
      const taken = await rides.accept.mutate({ rideId });
      if (taken.status === 'accepted') this.#options.acknowledged.step(rideId, 'accepted', driver.id);
    });
  }

  /** Riders write to their drivers, who answer. */
  async #write(ride: CityRide, rider: DayPerson, driver: DayPerson): Promise<void> {
    const drawn = (what: number) => this.#draw(what, rider.number, ride.nth, driver.number);
    if (ride.acceptedMs === null || drawn(OF.writes) >= SHARE.writes) return;
    const say = (by: DayPerson, words: { quick: 'coming' | 'here' }) =>
      this.#once(by, `writes about ${this.#nameOf(ride)} to ${by === rider ? driver.name : rider.name}`, () =>
        by.connection.trpc.chat.say.mutate({
          id: idOf(this.#options.seed, OF.ids, by === rider ? 1 : 2, rider.number, ride.nth, driver.number),
          rideId: ride.id,
          ...words,
        }),
      );
    if (this.#nowMs > ride.acceptedMs + 20 * SECOND_MS) await say(rider, { quick: 'coming' });
    if (this.#nowMs > ride.acceptedMs + 50 * SECOND_MS && drawn(OF.answers) < SHARE.answers)
      await say(driver, { quick: 'here' });
  }

  async #rate(ride: CityRide, rider: DayPerson, driver: DayPerson): Promise<void> {
    for (const [by, side] of [
      [rider, 1],
      [driver, 2],
    ] as const) {
      const drawn = this.#draw(OF.rates, rider.number, ride.nth, side);
      if (drawn >= SHARE.rates || this.#nowMs < (ride.completedMs ?? 0) + side * MINUTE_MS) continue;
      const stars = 1 + Math.floor((drawn / SHARE.rates) * 5);
      await this.#once(by, `rates ${this.#nameOf(ride)}`, () =>
        by.connection.trpc.ratings.rate.mutate({ rideId: ride.id, stars }),
      );
    }
  }

  /** Drivers go offline for a while now and then, and come back; also those whom the product took for absent. */
  async #keepHours(driver: DayPerson, { rides, awayDriverIds }: City): Promise<void> {
    const hour = Math.floor(this.#nowMs / HOUR_MS);
    const untilMs = this.#untilMs.get(driver.id) ?? 0;
    const isAway = awayDriverIds.includes(driver.id);
    if (this.#nowMs < untilMs) return;
    if (isAway) return this.#goOnline(driver);
    const isDrivingNow = rides.some(({ driverId, status }) => driverId === driver.id && isDriving(status));
    if (isDrivingNow || this.#draw(OF.goesOffline, driver.number, hour) >= SHARE.goesOffline) return;
    const key = `${driver.name} ${hour}`;
    if (this.#done.has(key)) return;
    this.#done.add(key);
    this.#untilMs.set(driver.id, this.#nowMs + OFFLINE_MS);
    await this.#do(driver, 'goes offline', () =>
      driver.connection.trpc.drivers.setAvailability.mutate({ available: false }),
    );
  }

  async #goOnline(driver: DayPerson): Promise<void> {
    this.#untilMs.set(driver.id, this.#nowMs + MINUTE_MS);
    const { drivers } = driver.connection.trpc;
    const { lat, lng } = this.#car(driver.id).at(this.#nowMs);
    await this.#do(driver, 'goes online', async () => {
      await drivers.reportPosition.mutate({ positions: [{ lat, lng, at: this.#nowMs }] });
      await drivers.setAvailability.mutate({ available: true });
    });
  }

  /** A rider requests a ride now, or books one. */
  async #askForRide(rider: DayPerson): Promise<void> {
    const { seed, momentOf } = this.#options;
    const nth = (this.#count.get(rider.id) ?? 0) + 1;
    this.#count.set(rider.id, nth);
    const weight = REQUESTS_AN_HOUR[momentOf(this.#nowMs).hour] ?? 1;
    const pauseMs = (BETWEEN_MS * (1 + 3 * this.#draw(OF.waits, rider.number, nth))) / weight;
    this.#untilMs.set(rider.id, this.#nowMs + pauseMs);
    const pickup = placeOf(seed, OF.places, 2, rider.number, nth);
    const destination = placeApart(pickup, seed, OF.places, 3, rider.number, nth);
    const hasStop = this.#draw(OF.hasStop, rider.number, nth) < SHARE.hasStop;
    const stops = hasStop ? [this.#stop(placeApart(pickup, seed, OF.places, 4, rider.number, nth))] : [];
    const trip = {
      pickup: this.#stop(pickup),
      stops,
      destination: this.#stop(destination),
      type: 'standard' as const,
    };
    const id = idOf(seed, OF.ids, 3, rider.number, nth);
    const { rides, scheduled } = rider.connection.trpc;
    if (this.#draw(OF.books, rider.number, nth) >= SHARE.books)
      return this.#do(rider, `requests ride ${nth}`, async () => {
        const made = await rides.request.mutate({ commandId: id, ...trip });
        this.#options.acknowledged.requests.set(id, made.id);
      });
    const ahead = (75 + 90 * this.#draw(OF.books, rider.number, nth, 2)) * MINUTE_MS;
    const { day, time } = momentOf(Math.ceil((this.#nowMs + ahead) / (5 * MINUTE_MS)) * 5 * MINUTE_MS);
    await this.#do(rider, `books ride ${nth} for ${time}`, () =>
      scheduled.schedule.mutate({ id, ...trip, day, time }),
    );
    if (this.#draw(OF.cancelsBooking, rider.number, nth) < SHARE.cancelsBooking)
      await this.#do(rider, `cancels the booking of ride ${nth}`, () => scheduled.cancel.mutate({ id }));
  }

  /** Once, whatever comes of it. */
  async #once(person: DayPerson, what: string, act: Do): Promise<void> {
    const key = `${person.name} ${what}`;
    if (this.#done.has(key)) return;
    this.#done.add(key);
    await this.#do(person, what, act);
  }

  async #nowAndThen(person: DayPerson, what: string, act: Do): Promise<void> {
    await this.#once(person, `${what} (${Math.floor(this.#nowMs / AGAIN_MS)})`, act);
  }

  /** A command at a moment of its own, when nothing else is under way. */
  async #do(person: DayPerson, what: string, act: Do): Promise<void> {
    this.#nowMs = await this.#options.tick(TICK_MS);
    this.commands += 1;
    const outcome = await act().then(
      () => 'done',
      (error: unknown) => refusalOf(error) ?? String(error),
    );
    this.#options.log.add(`${this.#nowMs} ${person.name} ${what}: ${outcome}`);
  }

  #draw(...parts: number[]): number {
    return draw(this.#options.seed, ...parts);
  }

  #person(id: string): DayPerson {
    const person = this.#byId.get(id);
    if (!person) throw new Error(`Nobody has the id ${id}.`);
    return person;
  }

  #car(driverId: string): DayCar {
    const car = this.#cars.get(driverId);
    if (!car) throw new Error(`${driverId} has no car.`);
    return car;
  }

  #nameOf = ({ riderId, nth }: CityRide): string => `ride ${nth} of ${this.#person(riderId).name}`;
  #stop = (place: LatLng) => ({ ...place, address: `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}` });
}

/** Where the car of a ride goes now. */
function goalOf(ride: CityRide): { goal: string; to: LatLng } {
  if (ride.status !== 'in_transit') return { goal: `${ride.id} pickup`, to: ride.pickup };
  const to = ride.stops[ride.reached] ?? ride.destination;
  return { goal: `${ride.id} ${to.lat} ${to.lng}`, to };
}
