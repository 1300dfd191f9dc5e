import { REQUESTS_AN_HOUR } from '../simulate/draw-demand.ts';
import { MINUTE_MS, OF, SECOND_MS } from './day-habits.ts';
import { idOf, placeApart, placeOf } from './day-people.ts';
import { asStop, type DayPerson, type DayStage } from './day-stage.ts';
import type { CityRide } from './read-city.ts';

/** Between two rides of one person in an ordinary hour: from this to four times as long. */
const BETWEEN_MS = 12 * MINUTE_MS;
/** Booked rides are for such a minute. */
const BOOKED_MS = 5 * MINUTE_MS;

/** What riders do of their own accord. */
export class DayRiders {
  readonly #stage: DayStage;
  /** How often each person began something. */
  readonly #count = new Map<string, number>();

  constructor(stage: DayStage) {
    this.#stage = stage;
  }

  /** Everyone thinks of their first ride. */
  begin(nowMs: number): void {
    const { options, draw, untilMs } = this.#stage;
    for (const { id, number } of options.riders)
      untilMs.set(id, nowMs + draw(OF.waits, number, 0) * 2 * BETWEEN_MS);
  }

  /** Before a driver has the ride. */
  async wait(ride: CityRide, rider: DayPerson): Promise<void> {
    const { nowMs, will } = this.#stage;
    const isPast = nowMs - ride.requestedMs > this.#patienceMs(ride, rider, 50);
    if (will('cancelsEarly', rider.number, ride.nth) && isPast)
      await this.#leave(ride, rider, 'Thought better of it');
  }

  /** With a driver. */
  async goOn(ride: CityRide, rider: DayPerson): Promise<void> {
    const { will, options } = this.#stage;
    const since = (fromMs: number | null) => (fromMs === null ? -1 : this.#stage.nowMs - fromMs);
    const isTired = since(ride.acceptedMs) > this.#patienceMs(ride, rider, 200);
    if (ride.status === 'accepted' && will('cancelsLate', rider.number, ride.nth) && isTired)
      await this.#leave(ride, rider, 'Found another');
    const isOnTheWay = since(ride.startedMs) > this.#patienceMs(ride, rider, 90);
    if (ride.status === 'in_transit' && will('changesRoute', rider.number, ride.nth) && isOnTheWay) {
      const destination = asStop(
        placeApart(ride.destination, options.seed, OF.changesRoute, rider.number, ride.nth),
      );
      const left = ride.stops.slice(ride.reached);
      await this.#stage.once(rider, `changes the route of ${this.#stage.nameOf(ride)}`, () =>
        rider.connection.trpc.rides.changeRoute.mutate({
          rideId: ride.id,
          stops: left as never,
          destination,
        }),
      );
    }
  }

  /** Requests a ride now, or books one, if it is time. */
  async askForRide(rider: DayPerson): Promise<void> {
    const { options, nowMs, draw, will, untilMs } = this.#stage;
    const { seed, momentOf } = options;
    if (nowMs < (untilMs.get(rider.id) ?? 0)) return;
    const nth = (this.#count.get(rider.id) ?? 0) + 1;
    this.#count.set(rider.id, nth);
    const weight = REQUESTS_AN_HOUR[momentOf(nowMs).hour] ?? 1;
    const pauseMs = (BETWEEN_MS * (1 + 3 * draw(OF.waits, rider.number, nth))) / weight;
    untilMs.set(rider.id, nowMs + pauseMs);
    const trip = this.#tripOf(rider, nth);
    const id = idOf(seed, OF.ids, 3, rider.number, nth);
    const { rides, scheduled } = rider.connection.trpc;
    if (!will('books', rider.number, nth))
      return this.#stage.do(rider, `requests ride ${nth}`, async () => {
        const made = await rides.request.mutate({ commandId: id, ...trip });
        options.acknowledged.requests.set(id, made.id);
      });
    const ahead = (75 + 90 * draw(OF.books, rider.number, nth, 2)) * MINUTE_MS;
    const { day, time } = momentOf(Math.ceil((nowMs + ahead) / BOOKED_MS) * BOOKED_MS);
    await this.#stage.do(rider, `books ride ${nth} for ${time}`, () =>
      scheduled.schedule.mutate({ id, ...trip, day, time }),
    );
    if (will('cancelsBooking', rider.number, nth))
      await this.#stage.do(rider, `cancels the booking of ride ${nth}`, () =>
        scheduled.cancel.mutate({ id }),
      );
  }

  #tripOf(rider: DayPerson, nth: number) {
    const { options, will } = this.#stage;
    const [{ seed }, of] = [options, [rider.number, nth]];
    const pickup = placeOf(seed, OF.places, 2, ...of);
    const hasStop = will('hasStop', ...of);
    return {
      pickup: asStop(pickup),
      stops: hasStop ? [asStop(placeApart(pickup, seed, OF.places, 4, ...of))] : [],
      destination: asStop(placeApart(pickup, seed, OF.places, 3, ...of)),
      type: 'standard' as const,
    };
  }

  /** How long this rider puts up with this ride, in milliseconds. */
  #patienceMs = (ride: CityRide, rider: DayPerson, mostSeconds: number): number =>
    this.#stage.draw(OF.waits, rider.number, ride.nth, mostSeconds) * mostSeconds * SECOND_MS;

  #leave = (ride: CityRide, rider: DayPerson, reason: string) =>
    this.#stage.once(rider, `cancels ${this.#stage.nameOf(ride)}`, () =>
      rider.connection.trpc.rides.cancel.mutate({ rideId: ride.id, reason }),
    );
}
