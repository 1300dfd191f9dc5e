import { setTimeout as wait } from 'node:timers/promises';
import { openConnection, refusalOf, type Connection } from '../../people/open-connection.ts';
import type { Recorder } from './recorder.ts';

/** Rides of the last seconds are read, while they change. */
const RECENT = 30;
const EVERY_MS = 150;
const TRIES = 20;

/** An admin at one process who reads the stories of rides all the time. */
export class StoryReader {
  readonly #connection: Connection;
  readonly #recorder: Recorder;
  readonly #end = new AbortController();
  readonly #reading: Promise<void>;

  constructor(url: string, cookie: string, recorder: Recorder) {
    this.#connection = openConnection(url, cookie);
    this.#recorder = recorder;
    this.#reading = this.#readOn();
  }

  /** Reads a ride's story, and again where the connection is lost. */
  async readSurely(rideId: string): Promise<void> {
    for (let tries = 1; ; tries += 1)
      try {
        return await this.#read(rideId);
      } catch (error) {
        if (tries === TRIES || refusalOf(error) === 'RIDE_NOT_FOUND') throw error;
        await wait(EVERY_MS);
      }
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await this.#connection.close();
    await this.#reading;
  }

  async #read(rideId: string): Promise<void> {
    const startedAt = performance.now();
    this.#recorder.read(startedAt, rideId, await this.#connection.trpc.rides.story.query({ rideId }));
  }

  async #readOn(): Promise<void> {
    while (!this.#end.signal.aborted) {
      const recent = this.#recorder.rideIds.slice(-RECENT);
      const rideId = recent[Math.floor(Math.random() * recent.length)];
      // What can't be read now tells nothing.
      if (rideId) await this.#read(rideId).catch(() => {});
      await wait(EVERY_MS, undefined, { signal: this.#end.signal }).catch(() => {});
    }
  }
}
