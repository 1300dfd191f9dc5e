import { setTimeout as wait } from 'node:timers/promises';
import type { Identity } from '../../sessions/identify-token.ts';
import { COME_AGAIN, LiveSocket, type Line, type LiveHost } from './live-socket.ts';
import { Slots } from '../../core/slots.ts';

/** How often all sockets are asked whether they live, in milliseconds. */
const PING_MS = 25_000;
/** Calls under way are waited for this long before their sockets close, in milliseconds. */
const DRAIN_MS = 5_000;
/** One person's subscriptions in a process, over all sockets: more than anybody looks at. */
export const MAX_VIEWS_PER_USER = 320;
/** How often sockets whose session or token is over are looked for, in milliseconds. */
const END_MS = 1_000;

/**
 * Speaks tRPC's WebSocket protocol to unmodified clients. Queries, mutations and ordinary subscriptions go through tRPC;
 * what a `Live` procedure yields is written straight to the socket as frames shared by all its subscribers, which is
 * what makes a change cost the same as a bare send.
 */
export class LiveEndpoint implements LiveHost {
  readonly options: LiveHost['options'];
  readonly #socketsByUser = new Map<string, Set<LiveSocket>>();
  readonly #calls = new Set<Promise<void>>();
  readonly #viewsOfUser = new Slots(MAX_VIEWS_PER_USER);
  /** When users signed out lately, by a clock nobody sets: an upgrade that was under way then comes too late. */
  readonly #signedOutAt = new Map<string, number>();
  #isDraining = false;
  #sweep: NodeJS.Timeout | undefined;
  #ending: NodeJS.Timeout | undefined;
  /** No socket ends sooner, by performance.now(): until then there is nothing to look for. */
  #nextEnd = Infinity;

  constructor(options: LiveHost['options']) {
    this.options = options;
    this.#sweep = setInterval(() => {
      for (const socket of this.#sockets()) socket.checkAlive();
      for (const [userId, at] of this.#signedOutAt)
        if (at < performance.now() - PING_MS) this.#signedOutAt.delete(userId);
    }, PING_MS).unref();
    // One for all: a timer for each socket would be tens of thousands.
    this.#ending = setInterval(() => this.#endThoseOver(), END_MS).unref();
  }

  /**
   * Takes over a socket whose identity was checked. It ends with its session. Where a token proved it, it closes when that
   * ends, and its client comes again with the next token.
   * @param checkedAt when that check began, as performance.now() says it
   */
  accept(line: Line, identity: Identity, checkedAt: number): void {
    const { actor } = identity;
    const { socket } = line;
    const isLate = (this.#signedOutAt.get(actor.userId) ?? -1) >= checkedAt;
    if (this.#isDraining || isLate) return socket.close(COME_AGAIN);
    const live = new LiveSocket(this, line, identity);
    this.#nextEnd = Math.min(this.#nextEnd, live.endsAt);
    let sockets = this.#socketsByUser.get(actor.userId);
    if (!sockets) this.#socketsByUser.set(actor.userId, (sockets = new Set()));
    sockets.add(live);
    socket.on('close', () => {
      live.leaveAll();
      sockets.delete(live);
      if (sockets.size === 0 && this.#socketsByUser.get(actor.userId) === sockets)
        this.#socketsByUser.delete(actor.userId);
    });
  }

  /** Ends a user's sockets, or only those of one session; each subscription is told that it is signed out. */
  signOut(userId: string, sessionId: string | null): void {
    this.#signedOutAt.set(userId, performance.now());
    for (const socket of this.#socketsByUser.get(userId) ?? []) {
      if (sessionId === null || socket.actor.sessionId === sessionId) socket.signOut();
    }
  }

  /**
   * Signs out the sockets whose session is not good any more; of the others it learns when that ends. One that opens while
   * that is looked up was not asked about, and stays.
   * @param findGood which of these sessions are good, with when they end
   */
  async recheck(findGood: (sessionIds: string[]) => Promise<ReadonlyMap<string, number>>): Promise<void> {
    const asked = [...this.#sockets()];
    if (asked.length === 0) return;
    const good = await findGood([...new Set(asked.map(({ actor }) => actor.sessionId))]);
    for (const socket of asked) {
      const endsAt = good.get(socket.actor.sessionId);
      if (endsAt === undefined) socket.signOut();
      else socket.sessionEndsAt = endsAt;
    }
  }

  #endThoseOver(): void {
    const now = performance.now();
    if (now < this.#nextEnd) return;
    this.#nextEnd = Infinity;
    for (const socket of this.#sockets()) {
      if (socket.endsAt <= now) socket.end();
      else this.#nextEnd = Math.min(this.#nextEnd, socket.endsAt);
    }
  }

  /** Asks every client to reconnect, elsewhere if need be; resolves when the calls under way are answered. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#sweep);
    clearInterval(this.#ending);
    for (const socket of this.#sockets()) socket.reconnect();
    await Promise.race([Promise.all(this.#calls), wait(DRAIN_MS, undefined, { ref: false })]);
  }

  remember(call: Promise<void>): void {
    this.#calls.add(call);
    void call.finally(() => this.#calls.delete(call));
  }

  takeView(userId: string): (() => void) | undefined {
    return this.#viewsOfUser.take(userId);
  }

  get socketCount(): number {
    let count = 0;
    for (const sockets of this.#socketsByUser.values()) count += sockets.size;
    return count;
  }

  *#sockets(): Iterable<LiveSocket> {
    for (const sockets of this.#socketsByUser.values()) yield* sockets;
  }
}
