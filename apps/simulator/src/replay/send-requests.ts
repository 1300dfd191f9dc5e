import { setTimeout as wait } from 'node:timers/promises';
import { Rider } from '../people/rider.ts';
import type { Account } from './make-accounts.ts';
import type { Trip } from './read-data.ts';
import type { ReplayOptions } from './read-options.ts';
import type { Recording } from './recording.ts';

/** How long before pressing Request a rider opens the app, in milliseconds. */
const EARLY_MS = 4_000;

/** One rider per request, with the app open from shortly before it until the ride's end. */
export class RequestStream {
  readonly riders = new Map<string, Rider>();
  /** Requests sent late because the rider's first snapshot was not there in time. */
  lateCount = 0;
  readonly #url: string;
  readonly #speed: number;
  readonly #recording: Recording;
  readonly #end = new AbortController();

  constructor(url: string, options: ReplayOptions, recording: Recording) {
    this.#url = url;
    this.#speed = options.speed;
    this.#recording = recording;
  }

  /** Resolves when the last request is answered. */
  async run(trips: readonly Trip[], accounts: readonly Account[]): Promise<void> {
    const startedAt = performance.now() + EARLY_MS;
    await Promise.all(
      trips.map((trip, i) =>
        this.#ride(
          trip,
          i,
          accounts[i] as Account,
          startedAt + (trip.requestedAtSeconds * 1_000) / this.#speed,
        ),
      ),
    );
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await Promise.all([...this.riders.values()].map((rider) => rider.stop()));
  }

  async #ride(trip: Trip, number: number, account: Account, at: number): Promise<void> {
    await this.#until(at - EARLY_MS);
    const rider = new Rider({
      url: this.#url,
      cookie: account.cookie,
      onRide: (ride) => this.#recording.riderSees(ride),
      onPosition: () => (this.#recording.positionsSeen += 1),
      onTrouble: (error) => this.#recording.trouble(error, 'rides.current'),
    });
    this.riders.set(account.id, rider);
    await rider.ready;
    if (performance.now() > at) this.lateCount += 1;
    await this.#until(at);
    const sentAt = performance.now();
    try {
      const ride = await rider.request({
        pickup: { ...trip.pickup, address: `Pickup ${number + 1}` },
        destination: { ...trip.destination, address: `Destination ${number + 1}` },
        type: 'standard',
      });
      this.#recording.request(ride, sentAt);
      void this.#leaveAfter(rider, account.id);
    } catch (error) {
      this.#recording.refuse(error);
    }
  }

  async #leaveAfter(rider: Rider, id: string): Promise<void> {
    await rider.settled();
    if (this.#end.signal.aborted) return;
    this.riders.delete(id);
    await rider.stop();
  }

  async #until(at: number): Promise<void> {
    await wait(Math.max(0, at - performance.now()));
  }
}
