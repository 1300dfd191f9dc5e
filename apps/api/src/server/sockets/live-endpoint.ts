import { setTimeout as wait } from 'node:timers/promises';
import type { Identity } from '../../sessions/identify-token.ts';
import { COME_AGAIN, LiveSocket, type Line, type LiveHost } from './live-socket.ts';
import { Slots } from '../../core/slots.ts';
import { trueMs } from '../../core/true-ms.ts';
import { Turns } from '../../core/turns.ts';

/** How often all sockets are pinged, in milliseconds. */
const PING_MS = 25_000;
/** At the end: how often sockets are asked to go elsewhere, how many at once at least, and in how many steps all of them. */
const MOVE_EVERY_MS = 50;
const MOVE_AT_ONCE = 100;
const MOVE_STEPS = 100;
/** How long to wait for those asked to leave, and for calls under way, in milliseconds. */
const LEAVE_MS = 1_000;
const ANSWER_MS = 5_000;
const LOOK_EVERY_MS = 20;
/** One person's subscriptions in a process, over all sockets: more than anyone looks at. */
export const MAX_VIEWS_PER_USER = 320;
/**
 * One person's calls under way in a process, over all sockets and requests. Further ones wait, so that others' calls don't
 * queue behind hundreds for a connection to the database. Most calls share ten connections, of which a person can't hold all.
 */
export const CALLS_AT_ONCE = 8;
/** How often sockets whose session or token has ended are looked for, in milliseconds. */
const END_MS = 1_000;

/**
 * Speaks tRPC's WebSocket protocol to unmodified clients. Queries, mutations and ordinary subscriptions go through
 * tRPC; the messages of a `Live` procedure are written straight to the socket as frames shared by all its subscribers,
 * which makes a change cost the same as a bare send.
 */
export class LiveEndpoint implements LiveHost {
  readonly options: LiveHost['options'];
  readonly turns = new Turns(CALLS_AT_ONCE);
  readonly #socketsByUser = new Map<string, Set<LiveSocket>>();
  readonly #viewsOfUser = new Slots(MAX_VIEWS_PER_USER);
  /** When users recently signed out, by a monotonic clock: an upgrade under way at that time is refused. */
  readonly #signedOutAt = new Map<string, number>();
  #isDraining = false;
  #sweep: NodeJS.Timeout | undefined;
  #ending: NodeJS.Timeout | undefined;
  /** No socket ends sooner, by performance.now(): until then no check is needed. */
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
   * Takes over a socket whose identity was checked. It ends with its session. If a token proved it, the socket closes
   * when the token ends, and its client reconnects with the next one.
   * @param checkedAt when that check began, by performance.now()
   */
  accept(line: Line, identity: Identity, checkedAt: number): void {
    const { actor } = identity;
    const { socket } = line;
    if (this.wasSignedOut(actor.userId, checkedAt)) return socket.close(COME_AGAIN);
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
    if (this.#isDraining) live.moveOn();
  }

  /** Whether a session of the user ended since then, by performance.now(). */
  wasSignedOut(userId: string, since: number): boolean {
    return (this.#signedOutAt.get(userId) ?? -1) >= since;
  }

  /** Ends a user's sockets, or only those of one session; each subscription hears that it is signed out. */
  signOut(userId: string, sessionId: string | null): void {
    this.#signedOutAt.set(userId, performance.now());
    for (const socket of this.#socketsByUser.get(userId) ?? []) {
      if (sessionId === null || socket.actor.sessionId === sessionId) socket.signOut();
    }
  }

  /**
   * Signs out the sockets whose session is no longer valid, and learns when the others end. A socket opened during the
   * lookup was not asked about, and stays.
   * @param findGood returns the valid ones of these sessions, with when they end
   */
  async recheck(findGood: (sessionIds: string[]) => Promise<ReadonlyMap<string, number>>): Promise<void> {
    const asked = [...this.#sockets()];
    if (asked.length === 0) return;
    const good = await findGood([...new Set(asked.map(({ actor }) => actor.sessionId))]);
    for (const socket of asked) {
      const endsAt = good.get(socket.actor.sessionId);
      if (endsAt !== undefined) socket.sessionEndsAt = endsAt;
      else if (this.#mayFinish(socket)) this.#nextEnd = socket.sessionEndsAt = 0;
      else socket.signOut();
    }
  }

  #mayFinish({ isBusy }: LiveSocket): boolean {
    return isBusy && this.options.answersLate === true;
  }

  #endThoseOver(): void {
    const now = performance.now();
    if (now < this.#nextEnd) return;
    this.#nextEnd = Infinity;
    for (const socket of this.#sockets()) {
      if (socket.endsAt <= now && !this.#mayFinish(socket)) socket.end();
      else this.#nextEnd = Math.min(this.#nextEnd, socket.endsAt);
    }
  }

  /**
   * Asks every client to go to another process: each between two of its calls, and thousands within five seconds, because
   * they come to the other processes at once. Those not asked yet are served. Resolves when all have left, or won't.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#sweep);
    clearInterval(this.#ending);
    const staying = [...this.#sockets()];
    const atOnce = Math.max(MOVE_AT_ONCE, Math.ceil(staying.length / MOVE_STEPS));
    while (staying.length > 0) {
      for (const socket of staying.splice(0, atOnce)) socket.moveOn();
      if (staying.length > 0) await wait(MOVE_EVERY_MS);
    }
    const askedAt = trueMs();
    const mayStay = ({ isBusy }: LiveSocket) => trueMs() - askedAt < (isBusy ? ANSWER_MS : LEAVE_MS);
    while ([...this.#sockets()].some(mayStay)) await wait(LOOK_EVERY_MS);
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
