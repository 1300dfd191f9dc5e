import { isActive } from '@ridewire/contracts';
import { DayDrivers } from './day-drivers.ts';
import { DayRiders } from './day-riders.ts';
import { DayStage, type DayOptions } from './day-stage.ts';
import { rate, write } from './day-words.ts';
import type { City, CityRide } from './read-city.ts';

/**
 * What the people of a city do at each step of the clock: one command after the other, and everything that is left to chance drawn
 * from the seed.
 */
export class CityPeople {
  readonly #stage: DayStage;
  readonly #riders: DayRiders;
  readonly #drivers: DayDrivers;

  constructor(options: DayOptions) {
    this.#stage = new DayStage(options);
    this.#riders = new DayRiders(this.#stage);
    this.#drivers = new DayDrivers(this.#stage);
  }

  /** How many they have sent. */
  get commands(): number {
    return this.#stage.commands;
  }

  /** Everyone begins their day: drivers go online, riders think of their first ride. */
  async begin(nowMs: number): Promise<void> {
    this.#stage.nowMs = nowMs;
    for (const driver of this.#stage.options.drivers) await this.#drivers.goOnline(driver);
    this.#riders.begin(nowMs);
  }

  /** Does all that is due. */
  async live(nowMs: number, city: City): Promise<void> {
    this.#stage.nowMs = nowMs;
    const { riders, drivers } = this.#stage.options;
    await this.#drivers.drive(city);
    const rides = this.#inOrder(city.rides);
    for (const ride of rides) await this.#goOn(ride);
    for (const ride of rides)
      for (const driver of drivers) {
        const offer = city.offers.find(
          ({ rideId, driverId }) => rideId === ride.id && driverId === driver.id,
        );
        if (offer) await this.#drivers.answer(ride, driver, offer.offeredMs);
      }
    for (const driver of drivers) await this.#drivers.keepHours(driver, city);
    for (const rider of riders) {
      const isFree = !city.rides.some(({ riderId, status }) => riderId === rider.id && isActive(status));
      if (isFree) await this.#riders.askForRide(rider);
    }
  }

  /** Ids differ from day to day: rides of one moment come in the order of their riders. */
  #inOrder(rides: readonly CityRide[]): CityRide[] {
    const numberOf = ({ riderId }: CityRide) => this.#stage.person(riderId).number;
    return rides.toSorted((a, b) => a.requestedMs - b.requestedMs || numberOf(a) - numberOf(b));
  }

  /** What a ride's two people do with it. */
  async #goOn(ride: CityRide): Promise<void> {
    const rider = this.#stage.person(ride.riderId);
    if (ride.status === 'requested') return this.#riders.wait(ride, rider);
    if (ride.driverId === null) return;
    const driver = this.#stage.person(ride.driverId);
    await write(this.#stage, ride, rider, driver);
    if (ride.status === 'completed') return rate(this.#stage, ride, rider, driver);
    await this.#riders.goOn(ride, rider);
    await this.#drivers.driveOn(ride, rider, driver);
  }
}
