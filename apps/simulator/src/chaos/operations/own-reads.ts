import type { Connection } from '../../people/open-connection.ts';
import type { Tally } from './tally.ts';

type Answered = Pick<NonNullable<Own>, 'id' | 'version'>;
type Own = Awaited<ReturnType<Connection['trpc']['rides']['own']['query']>>;

/** Has people read their own ride at their process, and finds reads older than what anyone knew before they began. */
export class OwnReads {
  readonly #tally: Tally;
  readonly #newest = new Map<string, number>();

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  /** Notes what a person at any process was answered. */
  learn({ id, version }: Answered): void {
    if (version > (this.#newest.get(id) ?? 0)) this.#newest.set(id, version);
  }

  /** @returns the ride they have now, which may be another one than asked for, or none */
  async read({ trpc }: Connection, rideId: string): Promise<Own> {
    const known = this.#newest.get(rideId) ?? 0;
    const own = await this.#tally.read(() => trpc.rides.own.query());
    if (own?.id === rideId && own.version < known)
      this.#tally.wrong.push(`version ${own.version} of ${rideId} was read after ${known}`);
    if (own) this.learn(own);
    return own;
  }

  forget(): void {
    this.#newest.clear();
  }
}
