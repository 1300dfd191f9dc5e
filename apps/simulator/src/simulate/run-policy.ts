import {
  byTierThenCost,
  findWaiting,
  gatheredWave,
  matchDue,
  nextPickupSeconds,
  pairCost,
  planWave,
  RequestWindow,
  WaveChooser,
  type DispatchCity,
  type MatchedOffers,
  type RankedDriver,
  type Wave,
} from '@ridewire/dispatch';
import { distanceMeters, drivingSeconds } from '@ridewire/contracts';
import { CityState, type Drive, type SimCar, type SimTrip } from './city-state.ts';
import { isTaken, thoughtSeconds, type Habits } from './habits.ts';
import { moveIdleCars } from './move-idle-cars.ts';
import type { NearCar } from './idle-cars.ts';
import type { Policy } from './policies.ts';
import type { Roads } from './roads.ts';
import type { Scene } from './scene.ts';

/** The rounds from before drivers were asked alone, for comparison. */
const CROWD_WAVES: readonly Wave[] = [
  { ...planWave(1), isFrugal: false, most: 5, seconds: 5 },
  { ...planWave(3), isFrugal: false, most: 10, seconds: 8 },
  planWave(4),
];

interface Choice extends RankedDriver {
  car: SimCar;
  seconds: number;
}

/**
 * Runs a scene, deciding whom to ask as the server does.
 * @returns the city when all is over
 */
export async function runPolicy(
  policy: Policy,
  scene: Scene,
  roads: Roads,
  habits: Habits,
  onProgress: (now: number) => void = () => {},
): Promise<CityState> {
  const city = new CityState(scene, roads, habits);
  const desk = new DispatchDesk(policy, habits, city);
  for (const car of city.cars) city.at(car.onlineAt, () => desk.becomeFree(car));
  for (const trip of city.trips)
    city.at(trip.requestedAt, () => {
      onProgress(city.now);
      return desk.request(trip);
    });
  if (habits.moveShare > 0) moveIdleCars(city, habits.moveShare, scene.seconds);
  await city.run();
  return city;
}

/**
 * Asks the drivers of one city by one policy. Whom to ask, the server's own rules decide; this does what their answers
 * and the database do there.
 */
class DispatchDesk {
  readonly #policy: Policy;
  readonly #habits: Habits;
  readonly #city: CityState;
  readonly #known: DispatchCity<SimTrip, NearCar, Choice>;
  readonly #window = new RequestWindow();
  readonly #drive: Drive;
  /** Trips that a car became free for. */
  readonly #wanted = new Set<SimTrip>();
  #matchesAt = -Infinity;

  constructor(policy: Policy, habits: Habits, city: CityState) {
    this.#policy = policy;
    this.#habits = habits;
    this.#city = city;
    this.#drive = {
      onDropOff: (car) => this.becomeFree(car),
      ...(policy.asksAhead && { onEnding: (car) => this.#offerWaiting(car) }),
    };
    const isFree = (excluded: { has: (driverId: string) => boolean }) => (id: number) =>
      !excluded.has(city.cars[id]!.driverId);
    this.#known = {
      planWave: (number) =>
        policy.asksAlone ? planWave(number) : CROWD_WAVES[Math.min(number, CROWD_WAVES.length) - 1]!,
      answers: city.answers,
      nowMs: () => city.nowMs,
      excludedFrom: ({ declined, open }) => ({ has: (id) => declined.has(id) || open.has(id) }),
      nearest: ({ pickup }, look, excluded) => city.idle.nearest(pickup, look, isFree(excluded)),
      nearestEnding: ({ pickup }, look, excluded) => city.ending.nearest(pickup, look, isFree(excluded)),
      rank: async (trip, near, ranking) =>
        this.#rank(trip, near, policy.near === 'line' || ranking === 'straight'),
      breathe: async () => {},
    };
  }

  async request(trip: SimTrip): Promise<void> {
    const city = this.#city;
    const pace = { waitingRequests: city.waiting.size, idleDrivers: city.idle.size };
    city.waiting.add(trip);
    city.at(city.now + this.#habits.patienceSeconds, () => city.lose(trip));
    if (this.#policy.gathers) {
      const { waitMs, begins } = this.#window.join(city.nowMs, pace);
      if (begins) city.at(city.now + waitMs / 1000, () => this.#match());
      if (waitMs > 0) {
        city.answers.gather(trip.rideId, city.nowMs);
        trip.nextWaveAt = city.now + gatheredWave(waitMs).nextWaveSeconds;
        return;
      }
    }
    this.#offer(trip, await new WaveChooser(this.#known).choose(trip, 1));
  }

  /** All that happens at one moment is matched together. */
  #matchSoon(trips: readonly SimTrip[] = []): void {
    for (const trip of trips) this.#wanted.add(trip);
    if (this.#matchesAt === this.#city.now) return;
    this.#matchesAt = this.#city.now;
    this.#city.at(this.#city.now, () => this.#match());
  }

  async #match(): Promise<void> {
    const { now, nowMs, waiting, answers } = this.#city;
    this.#matchesAt = -Infinity;
    for (const trip of waiting) trip.isDue = trip.nextWaveAt <= now;
    const due = [...waiting]
      .filter((trip) => trip.isDue || (this.#wanted.has(trip) && !answers.isHeld(trip.rideId, nowMs)))
      .toSorted((a, b) => a.nextWaveAt - b.nextWaveAt);
    this.#wanted.clear();
    for (const batch of this.#policy.gathers ? [due] : due.map((trip) => [trip])) {
      const chosen = await Promise.all(await matchDue(this.#known, batch));
      for (const [at, trip] of batch.entries()) if (chosen[at]) this.#offer(trip, chosen[at]);
    }
  }

  #rank(trip: SimTrip, near: readonly NearCar[], isStraight: boolean): Choice[] {
    const { days, answers, now, nowMs, cars } = this.#city;
    const waitedSeconds = now - trip.requestedAt;
    return near
      .map(({ car: id, meters }): Choice => {
        const car = cars[id]!;
        const { driverId } = car;
        const pickupSecondsBy = (way: number) =>
          car.isFree ? way : nextPickupSeconds(car.freeAt - now, way);
        const seconds = pickupSecondsBy(this.#city.secondsTo(trip, car));
        const pickupSeconds = isStraight ? pickupSecondsBy(drivingSeconds(meters)) : seconds;
        const owedSeconds =
          this.#policy.fairness > 0 ? days.owedSeconds(driverId, nowMs, trip.payoutCents) : 0;
        return {
          driverId,
          tier: 0,
          car,
          seconds,
          cost: pairCost({ pickupSeconds, waitedSeconds, owedSeconds, bonusSeconds: 0 }, this.#policy),
          likelihood: answers.likelihood(driverId, seconds),
        };
      })
      .filter(({ seconds }) => waitedSeconds + seconds <= this.#habits.longestWaitSeconds)
      .toSorted(byTierThenCost);
  }

  #offer(trip: SimTrip, { offers, wave, nextWaveSeconds }: Omit<MatchedOffers<Choice>, 'together'>): void {
    const city = this.#city;
    if (wave !== undefined && nextWaveSeconds !== undefined) {
      const nextWaveAt = city.now + nextWaveSeconds;
      Object.assign(trip, { wave, nextWaveAt });
      city.at(nextWaveAt, () => {
        if (trip.nextWaveAt === nextWaveAt) this.#matchSoon();
      });
    }
    if (offers.length > 0) city.answers.ask(trip.rideId, offers, city.nowMs);
    for (const { car, seconds } of offers) {
      trip.open.add(car.driverId);
      city.at(city.now + thoughtSeconds(this.#habits, trip.id, car.id), () =>
        this.#answer(trip, car, seconds),
      );
    }
  }

  #answer(trip: SimTrip, car: SimCar, seconds: number): void {
    const { answers, trips } = this.#city;
    if (!trip.open.has(car.driverId)) return;
    if (isTaken(this.#habits, trip.id, car.id, seconds)) {
      if (car.isFree) this.#city.take(trip, car, this.#drive);
      else this.#city.reserve(trip, car);
      for (const rideId of answers.leave(car.driverId)) this.#endOffer(trips[Number(rideId)]!, car);
      return;
    }
    trip.declined.add(car.driverId);
    answers.decline(trip.rideId, car.driverId);
    this.#endOffer(trip, car);
    if (car.isFree) this.#offerWaiting(car);
  }

  /** Others are asked at once where no offer is open any longer. */
  #endOffer(trip: SimTrip, { driverId }: SimCar): void {
    trip.open.delete(driverId);
    if (trip.open.size > 0) return;
    trip.nextWaveAt = this.#city.now;
    this.#matchSoon();
  }

  becomeFree(car: SimCar): void {
    this.#city.free(car);
    this.#offerWaiting(car);
  }

  /** Requests that nobody is answering are matched once more, with this car too. */
  #offerWaiting(car: SimCar): void {
    const { waiting, answers, nowMs } = this.#city;
    const trips = findWaiting(car.driverId, answers, nowMs, ({ limit, radiusMeters }, isOpen) =>
      [...waiting]
        .filter((trip) => isOpen(trip.rideId) && !trip.declined.has(car.driverId))
        .map((trip) => ({ trip, meters: distanceMeters(car.place, trip.pickup) }))
        .filter(({ meters }) => meters <= radiusMeters)
        .toSorted((a, b) => a.meters - b.meters)
        .slice(0, limit)
        .map(({ trip }) => trip),
    );
    if (trips.length > 0) this.#matchSoon(trips);
  }
}
