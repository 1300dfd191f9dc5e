import { isDriving, type LatLng } from '@ridewire/contracts';
import { HOUR_MS, MINUTE_MS, OF, SECOND_MS, SHARE } from './day-habits.ts';
import type { DayPerson, DayStage } from './day-stage.ts';
import type { City, CityRide } from './read-city.ts';

const BOARDING_MS = 40 * SECOND_MS;
const NO_SHOW_MS = 6 * MINUTE_MS;
const AGAIN_MS = 30 * SECOND_MS;
const OFFLINE_MS = 40 * MINUTE_MS;

/** What drivers do. */
export class DayDrivers {
  readonly #stage: DayStage;

  constructor(stage: DayStage) {
    this.#stage = stage;
  }

  async goOnline(driver: DayPerson): Promise<void> {
    this.#stage.untilMs.set(driver.id, this.#stage.nowMs + MINUTE_MS);
    const { drivers } = driver.connection.trpc;
    const { lat, lng } = this.#stage.car(driver.id).at(this.#stage.nowMs);
    await this.#stage.do(driver, 'goes online', async () => {
      await drivers.reportPosition.mutate({ positions: [{ lat, lng, at: this.#stage.nowMs }] });
      await drivers.setAvailability.mutate({ available: true });
    });
  }

  /** Cars move and say where they are. */
  async drive({ rides, awayDriverIds }: City): Promise<void> {
    const { options, nowMs } = this.#stage;
    for (const { id, connection } of options.drivers) {
      const car = this.#stage.car(id);
      const ride = rides.find(({ driverId, status }) => driverId === id && isDriving(status));
      if (ride) {
        const { goal, to } = goalOf(ride);
        car.driveTo(goal, to, nowMs);
      } else if (awayDriverIds.includes(id)) continue;
      const position = car.report(nowMs);
      if (position) await connection.trpc.drivers.reportPosition.mutate({ positions: [position] });
    }
  }

  /** Accepts a request, declines it or lets it pass. */
  async answer(ride: CityRide, driver: DayPerson, offeredMs: number): Promise<void> {
    const stage = this.#stage;
    const rider = stage.person(ride.riderId);
    const drawn = (what: number) => stage.draw(what, rider.number, ride.nth, driver.number, offeredMs);
    const thinkMs = (2 + drawn(OF.thinks) * 12) * SECOND_MS;
    if (stage.nowMs < offeredMs + thinkMs) return;
    const key = `${stage.nameOf(ride)} for ${offeredMs}`;
    const [rides, rideId] = [driver.connection.trpc.rides, ride.id];
    const verdict = drawn(OF.declines);
    if (verdict < SHARE.letsPass) return;
    if (verdict < SHARE.letsPass + SHARE.declines)
      return stage.once(driver, `declines ${key}`, () => rides.decline.mutate({ rideId }));
    await stage.once(driver, `accepts ${key}`, async () => {
      const taken = await rides.accept.mutate({ rideId });
      if (taken.status === 'accepted') stage.options.acknowledged.step(rideId, 'accepted', driver.id);
    });
  }

  /** What the driver of a ride does next. */
  async driveOn(ride: CityRide, rider: DayPerson, driver: DayPerson): Promise<void> {
    const { goal, to } = goalOf(ride);
    const isThere = this.#stage.car(driver.id).driveTo(goal, to, this.#stage.nowMs);
    if (ride.status === 'picked_up') return this.#step(ride, driver, 'in_transit');
    if (ride.status === 'accepted' && ride.arrivedMs === null)
      return this.#approach(ride, rider, driver, isThere);
    if (ride.status === 'accepted') return this.#pickUp(ride, rider, driver);
    if (!isThere) return;
    if (ride.reached === ride.stops.length) return this.#step(ride, driver, 'completed');
    const stop = ride.reached + 1;
    await this.#stage.do(driver, `reaches stop ${stop} of ${this.#stage.nameOf(ride)}`, () =>
      driver.connection.trpc.rides.reachStop.mutate({ rideId: ride.id, stop }),
    );
  }

  async #approach(ride: CityRide, rider: DayPerson, driver: DayPerson, isThere: boolean): Promise<void> {
    const { will } = this.#stage;
    const [name, of] = [this.#stage.nameOf(ride), [rider.number, ride.nth, driver.number]];
    const [rides, rideId] = [driver.connection.trpc.rides, ride.id];
    if (will('givesBack', ...of))
      return this.#stage.once(driver, `gives back ${name}`, () => rides.decline.mutate({ rideId }));
    if (will('driverCancels', ...of))
      return this.#stage.once(driver, `cancels ${name}`, () =>
        rides.cancel.mutate({ rideId, reason: 'Broke down' }),
      );
    if (isThere) await this.#stage.do(driver, `arrives for ${name}`, () => rides.arrive.mutate({ rideId }));
  }

  /** Waits for the rider at the pickup, who comes or doesn’t, and asks for the PIN. */
  async #pickUp(ride: CityRide, rider: DayPerson, driver: DayPerson): Promise<void> {
    const stage = this.#stage;
    const [name, of] = [stage.nameOf(ride), [rider.number, ride.nth, driver.number]];
    const [rides, rideId] = [driver.connection.trpc.rides, ride.id];
    const comesMs = Math.max(ride.arrivedMs ?? 0, ride.scheduledMs ?? 0);
    if (stage.will('isNoShow', ...of)) {
      if (stage.nowMs < comesMs + NO_SHOW_MS) return;
      const nowAndThen = `waited in vain for ${name} (${Math.floor(stage.nowMs / AGAIN_MS)})`;
      return stage.once(driver, nowAndThen, () => rides.cancel.mutate({ rideId, isNoShow: true }));
    }
    if (stage.nowMs < comesMs + BOARDING_MS) return;
    if (!ride.hasPin) return this.#step(ride, driver, 'picked_up');
    const { pin } = await rider.connection.trpc.rides.pin.query({ rideId, driverId: driver.id });
    const mistyped = String((Number(pin) + 1) % 10_000).padStart(4, '0');
    const mistypes = `mistypes the PIN of ${name}`;
    if (stage.will('mistypesPin', ...of) && !stage.wasDone(driver, mistypes))
      return stage.once(driver, mistypes, () =>
        rides.advance.mutate({ rideId, to: 'picked_up', pin: mistyped }),
      );
    return this.#step(ride, driver, 'picked_up', pin ?? undefined);
  }

  #step = (
    ride: CityRide,
    driver: DayPerson,
    to: 'picked_up' | 'in_transit' | 'completed',
    pin?: string,
  ): Promise<void> =>
    this.#stage.do(driver, `brings ${this.#stage.nameOf(ride)} to ${to}`, async () => {
      await driver.connection.trpc.rides.advance.mutate({ rideId: ride.id, to, pin });
      this.#stage.options.acknowledged.step(ride.id, to, driver.id);
    });

  /** Goes offline for a while now and then, and comes back; also where the product took the driver for absent. */
  async keepHours(driver: DayPerson, { rides, awayDriverIds }: City): Promise<void> {
    const { untilMs, nowMs, will } = this.#stage;
    if (nowMs < (untilMs.get(driver.id) ?? 0)) return;
    if (awayDriverIds.includes(driver.id)) return this.goOnline(driver);
    const hour = Math.floor(nowMs / HOUR_MS);
    const isDrivingNow = rides.some(({ driverId, status }) => driverId === driver.id && isDriving(status));
    if (isDrivingNow || !will('goesOffline', driver.number, hour)) return;
    if (!this.#stage.isFirst(driver, `in hour ${hour}`)) return;
    untilMs.set(driver.id, nowMs + OFFLINE_MS);
    await this.#stage.do(driver, 'goes offline', () =>
      driver.connection.trpc.drivers.setAvailability.mutate({ available: false }),
    );
  }
}

/** Where the car of a ride goes now. */
function goalOf(ride: CityRide): { goal: string; to: LatLng } {
  if (ride.status !== 'in_transit') return { goal: `${ride.id} pickup`, to: ride.pickup };
  const to = ride.stops[ride.reached] ?? ride.destination;
  return { goal: `${ride.id} ${to.lat} ${to.lng}`, to };
}
