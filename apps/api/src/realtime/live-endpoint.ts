import { setTimeout as wait } from 'node:timers/promises';
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  transformTRPCResponse,
  TRPCError,
  type AnyTRPCRouter,
} from '@trpc/server';
import { parseTRPCMessage, type TRPCClientOutgoingMessage, type TRPCResponseMessage } from '@trpc/server/rpc';
import type { RawData, WebSocket } from 'ws';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { trpcErrorOf } from '../http/error-mapping.ts';
import { Live } from './live-subscription.ts';

/** A client that lets this much pile up unread is cut; it reconnects and takes a snapshot. In bytes. */
export const MAX_BUFFERED_BYTES = 1_048_576;
/** Past this a position is left out on this socket: the next one is on its way. In bytes. */
const DROP_POSITIONS_BYTES = 16_384;
const MAX_SUBSCRIPTIONS = 32;
/** Written once for all messages: these lines run for each message to each socket. */
const WS_OPEN = 1;
const TEXT = { binary: false };
const MAX_BATCH = 32;
/** Calls a socket may make at once, and how many a second it regains. */
const CALL_BURST = 400;
const CALLS_PER_SECOND = 200;
/** How often all sockets are asked whether they live, in milliseconds. */
const PING_MS = 25_000;
/** Calls under way are waited for this long before their sockets close, in milliseconds. */
const DRAIN_MS = 5_000;
/** Closes a socket that may come again: RFC 6455's "service restart". */
const COME_AGAIN = 1012;

interface Subscription {
  /** Ends whatever the subscription is doing now. */
  stop: () => void;
}

interface Options<Context> {
  router: AnyTRPCRouter;
  contextFor: (actor: Actor) => Context;
  onInternalError: (error: unknown, path: string) => void;
}

/**
 * Speaks tRPC's WebSocket protocol to unmodified clients. Queries, mutations and ordinary subscriptions go through tRPC;
 * what a `Live` procedure yields is written straight to the socket as frames shared by all its subscribers, which is
 * what makes a change cost the same as a bare send.
 */
export class LiveEndpoint<Context extends object> {
  readonly options: Options<Context>;
  readonly #socketsByUser = new Map<string, Set<LiveSocket<Context>>>();
  readonly #calls = new Set<Promise<void>>();
  /** When users signed out lately: an upgrade that was under way then comes too late. */
  readonly #signedOutAt = new Map<string, number>();
  #isDraining = false;
  #sweep: NodeJS.Timeout | undefined;

  constructor(options: Options<Context>) {
    this.options = options;
    this.#sweep = setInterval(() => {
      for (const socket of this.#sockets()) socket.checkAlive();
      for (const [userId, at] of this.#signedOutAt)
        if (at < Date.now() - PING_MS) this.#signedOutAt.delete(userId);
    }, PING_MS).unref();
  }

  /**
   * Takes over a socket whose identity was checked at the upgrade.
   * @param checkedAt when that check began, in milliseconds since 1970
   */
  accept(socket: WebSocket, actor: Actor, checkedAt: number): void {
    const isLate = (this.#signedOutAt.get(actor.userId) ?? 0) >= checkedAt;
    if (this.#isDraining || isLate) return socket.close(COME_AGAIN);
    const live = new LiveSocket(this, socket, actor);
    let sockets = this.#socketsByUser.get(actor.userId);
    if (!sockets) this.#socketsByUser.set(actor.userId, (sockets = new Set()));
    sockets.add(live);
    socket.once('close', () => {
      live.leaveAll();
      sockets.delete(live);
      if (sockets.size === 0 && this.#socketsByUser.get(actor.userId) === sockets)
        this.#socketsByUser.delete(actor.userId);
    });
  }

  /** Ends a user's sockets, or only those of one session; each subscription is told that it is signed out. */
  signOut(userId: string, sessionId: string | null): void {
    this.#signedOutAt.set(userId, Date.now());
    for (const socket of this.#socketsByUser.get(userId) ?? []) {
      if (sessionId === null || socket.actor.sessionId === sessionId) socket.signOut();
    }
  }

  /** The sessions of all open sockets. */
  sessionIds(): string[] {
    return [...new Set([...this.#sockets()].map((socket) => socket.actor.sessionId))];
  }

  /** Signs out every socket whose session is not among these. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const socket of this.#sockets()) if (!live.has(socket.actor.sessionId)) socket.signOut();
  }

  /** Asks every client to reconnect, elsewhere if need be; resolves when the calls under way are answered. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    clearInterval(this.#sweep);
    for (const socket of this.#sockets()) socket.reconnect();
    await Promise.race([Promise.all(this.#calls), wait(DRAIN_MS, undefined, { ref: false })]);
  }

  /** Remembers a call until it is answered. */
  remember(call: Promise<void>): void {
    this.#calls.add(call);
    void call.finally(() => this.#calls.delete(call));
  }

  get socketCount(): number {
    let count = 0;
    for (const sockets of this.#socketsByUser.values()) count += sockets.size;
    return count;
  }

  *#sockets(): Iterable<LiveSocket<Context>> {
    for (const sockets of this.#socketsByUser.values()) yield* sockets;
  }
}

class LiveSocket<Context extends object> {
  readonly actor: Actor;
  readonly #endpoint: LiveEndpoint<Context>;
  readonly #socket: WebSocket;
  #subscriptions = new Map<number | string, Subscription>();
  #alive = true;
  #calls = CALL_BURST;
  #callsAt = Date.now();
  #maxBuffered = MAX_BUFFERED_BYTES;

  constructor(endpoint: LiveEndpoint<Context>, socket: WebSocket, actor: Actor) {
    this.#endpoint = endpoint;
    this.#socket = socket;
    this.actor = actor;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => (this.#alive = true));
    // ws closes the socket by itself after a broken or oversized frame; an unheard error would end the process.
    socket.on('error', () => {});
  }

  checkAlive(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  signOut(): void {
    for (const id of this.#subscriptions.keys())
      this.#fail(id, new AppError('NOT_SIGNED_IN'), 'subscription', '');
    this.leaveAll();
    this.#socket.close(4401, 'signed out');
  }

  reconnect(): void {
    this.#write(JSON.stringify({ id: null, method: 'reconnect' }));
  }

  leaveAll(): void {
    for (const subscription of this.#subscriptions.values()) subscription.stop();
    this.#subscriptions.clear();
  }

  #write(frame: string | Buffer): void {
    if (this.#socket.readyState !== WS_OPEN) return;
    if (this.#socket.bufferedAmount > this.#maxBuffered) return this.#socket.terminate();
    this.#socket.send(frame, TEXT);
  }

  /** A large snapshot takes its time on a slow line, and what comes meanwhile must not cut it; a second one may. */
  #writeSnapshot(frame: string): void {
    const isOnTime = this.#socket.bufferedAmount <= MAX_BUFFERED_BYTES;
    this.#write(frame);
    if (isOnTime) this.#maxBuffered = MAX_BUFFERED_BYTES + this.#socket.bufferedAmount;
  }

  #respond(message: TRPCResponseMessage): void {
    this.#write(JSON.stringify(transformTRPCResponse(this.#endpoint.options.router._def._config, message)));
  }

  #fail(
    id: number | string | null,
    cause: unknown,
    type: 'query' | 'mutation' | 'subscription' | 'unknown',
    path: string,
  ): void {
    const error = cause instanceof AppError ? trpcErrorOf(cause) : getTRPCErrorFromUnknown(cause);
    if (error.code === 'INTERNAL_SERVER_ERROR') {
      this.#endpoint.options.onInternalError(error.cause ?? error, path);
    }
    const config = this.#endpoint.options.router._def._config;
    this.#respond({
      id,
      error: getTRPCErrorShape({ config, error, type, path, input: undefined, ctx: undefined }),
    });
  }

  #receive(data: RawData, isBinary: boolean): void {
    // Whoever was signed out may still send for as long as the other side does not close too.
    if (this.#socket.readyState !== WS_OPEN) return;
    this.#alive = true;
    const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');
    if (text === 'PING') return this.#write('PONG');
    if (text === 'PONG') return;
    let messages: TRPCClientOutgoingMessage[];
    try {
      const { transformer } = this.#endpoint.options.router._def._config;
      const parsed: unknown = JSON.parse(text);
      const list = Array.isArray(parsed) ? parsed : [parsed];
      if (list.length > MAX_BATCH) throw new Error('too many messages in one frame');
      messages = list.map((message) => parseTRPCMessage(message, transformer));
    } catch (cause) {
      // Nobody whose frames can't be read is waiting for a particular answer: the socket is of no more use.
      this.#fail(
        null,
        new TRPCError({
          code: 'PARSE_ERROR',
          message: 'That is not a message this server understands.',
          cause,
        }),
        'unknown',
        '',
      );
      return this.#socket.close(1003, 'unreadable message');
    }
    messages.forEach((message, i) => this.#handle(message, i));
  }

  #handle(message: TRPCClientOutgoingMessage, batchIndex: number): void {
    const { id } = message;
    if (id === null)
      return this.#fail(
        null,
        new TRPCError({ code: 'PARSE_ERROR', message: 'An id is required.' }),
        'unknown',
        '',
      );
    if (message.method === 'subscription.stop') {
      const subscription = this.#subscriptions.get(id);
      if (!subscription) return;
      subscription.stop();
      this.#subscriptions.delete(id);
      return this.#respond({ id, result: { type: 'stopped' } });
    }
    const { path, input } = message.params;
    if (!this.#spendCall()) return this.#fail(id, new AppError('TOO_MANY'), message.method, path);
    if (message.method === 'subscription') void this.#subscribe(id, path, input, batchIndex);
    else this.#endpoint.remember(this.#call(id, message.method, path, input, batchIndex));
  }

  #spendCall(): boolean {
    const now = Date.now();
    this.#calls = Math.min(CALL_BURST, this.#calls + ((now - this.#callsAt) * CALLS_PER_SECOND) / 1_000);
    this.#callsAt = now;
    if (this.#calls < 1) return false;
    this.#calls -= 1;
    return true;
  }

  #procedure(
    type: 'query' | 'mutation' | 'subscription',
    path: string,
    input: unknown,
    batchIndex: number,
    signal?: AbortSignal,
  ) {
    const { router, contextFor } = this.#endpoint.options;
    return callTRPCProcedure({
      router,
      path,
      type,
      ctx: contextFor(this.actor),
      getRawInput: () => Promise.resolve(input),
      signal,
      batchIndex,
    }) as Promise<unknown>;
  }

  async #call(
    id: number | string,
    type: 'query' | 'mutation',
    path: string,
    input: unknown,
    batchIndex: number,
  ): Promise<void> {
    try {
      const data = await this.#procedure(type, path, input, batchIndex);
      this.#respond({ id, result: { type: 'data', data } });
    } catch (error) {
      this.#fail(id, error, type, path);
    }
  }

  async #subscribe(id: number | string, path: string, input: unknown, batchIndex: number): Promise<void> {
    if (this.#subscriptions.has(id) || this.#subscriptions.size >= MAX_SUBSCRIPTIONS) {
      return this.#fail(
        id,
        new AppError('TOO_MANY', 'Too many live views on one connection.'),
        'subscription',
        path,
      );
    }
    const abort = new AbortController();
    const subscription: Subscription = { stop: () => abort.abort() };
    // Stored before anything is awaited: a stop that comes meanwhile must find it.
    this.#subscriptions.set(id, subscription);
    try {
      const result = await this.#procedure('subscription', path, input, batchIndex, abort.signal);
      if (this.#subscriptions.get(id) !== subscription) return;
      this.#respond({ id, result: { type: 'started' } });
      if (result instanceof Live) subscription.stop = this.#follow(id, path, subscription, result);
      else await this.#stream(id, subscription, result as AsyncIterable<unknown>);
    } catch (error) {
      this.#end(id, subscription, error, path);
    }
  }

  #follow(
    id: number | string,
    path: string,
    subscription: Subscription,
    live: Live<unknown, unknown>,
  ): () => void {
    const head = `{"id":${JSON.stringify(id)},"result":{"type":"data","data":`;
    const socket = this.#socket;
    return live.follow({
      snapshot: (json) => this.#writeSnapshot(`${head}${json}}}`),
      change: (frames, droppable) => {
        if (droppable && socket.bufferedAmount > DROP_POSITIONS_BYTES) return;
        this.#write(frames.frameFor(id));
      },
      refused: (error) => {
        subscription.stop();
        this.#end(id, subscription, error, path);
      },
    });
  }

  async #stream(
    id: number | string,
    subscription: Subscription,
    messages: AsyncIterable<unknown>,
  ): Promise<void> {
    for await (const data of messages) {
      if (this.#subscriptions.get(id) !== subscription) return;
      this.#respond({ id, result: { type: 'data', data } });
    }
    this.#subscriptions.delete(id);
    this.#respond({ id, result: { type: 'stopped' } });
  }

  #end(id: number | string, subscription: Subscription, error: unknown, path: string): void {
    if (this.#subscriptions.get(id) !== subscription) return;
    this.#subscriptions.delete(id);
    this.#fail(id, error, 'subscription', path);
  }
}
