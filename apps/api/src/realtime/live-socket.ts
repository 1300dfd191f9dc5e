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

interface Subscription {
  /** Ends whatever the subscription is doing now. */
  stop: () => void;
}

/** What a socket needs of the endpoint it belongs to. */
export interface LiveHost {
  readonly options: {
    router: AnyTRPCRouter;
    contextFor: (actor: Actor) => object;
    onInternalError: (error: unknown, path: string) => void;
  };
  /** Remembers a call until it is answered. */
  remember(call: Promise<void>): void;
}

/** One client's socket: its calls, its subscriptions, and how much of it the server puts up with. */
export class LiveSocket {
  readonly actor: Actor;
  readonly #host: LiveHost;
  readonly #socket: WebSocket;
  #subscriptions = new Map<number | string, Subscription>();
  #alive = true;
  #calls = CALL_BURST;
  #callsAt = Date.now();
  #maxBuffered = MAX_BUFFERED_BYTES;

  constructor(host: LiveHost, socket: WebSocket, actor: Actor) {
    this.#host = host;
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
    this.#write(JSON.stringify(transformTRPCResponse(this.#host.options.router._def._config, message)));
  }

  #fail(
    id: number | string | null,
    cause: unknown,
    type: 'query' | 'mutation' | 'subscription' | 'unknown',
    path: string,
  ): void {
    const error = cause instanceof AppError ? trpcErrorOf(cause) : getTRPCErrorFromUnknown(cause);
    if (error.code === 'INTERNAL_SERVER_ERROR') {
      this.#host.options.onInternalError(error.cause ?? error, path);
    }
    const config = this.#host.options.router._def._config;
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
      const { transformer } = this.#host.options.router._def._config;
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
    else this.#host.remember(this.#call(id, message.method, path, input, batchIndex));
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
    const { router, contextFor } = this.#host.options;
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
