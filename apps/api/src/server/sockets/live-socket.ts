import { callTRPCProcedure, TRPCError, type AnyTRPCRouter } from '@trpc/server';
import type { TRPCClientOutgoingMessage, TRPCResponseMessage } from '@trpc/server/rpc';
import type { RawData, WebSocket } from 'ws';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { CallBudgets } from '../../core/call-budgets.ts';
import type { Caller } from '../../core/caller.ts';
import { Live } from '../../live/live-subscription.ts';
import { errorOf, readMessages, textOf, writeError, writeResponse, type Asked } from './trpc-messages.ts';

/** A client that lets this much pile up unread is cut; it reconnects and takes a snapshot. In bytes. */
export const MAX_BUFFERED_BYTES = 1_048_576;
/** Past this a position is left out on this socket: the next one is on its way. In bytes. */
const DROP_POSITIONS_BYTES = 16_384;
const MAX_SUBSCRIPTIONS = 32;
/** Says to the client that it asks too much; ours waits some seconds before it comes again. */
const TOO_MUCH = 4429;
/** Who is cut off and doesn't answer the farewell is not waited for, in milliseconds. */
const FAREWELL_MS = 1_000;
/** Written once for all messages: these lines run for each message to each socket. */
const WS_OPEN = 1;
const TEXT = { binary: false };

interface Subscription {
  /** Ends whatever the subscription is doing now. */
  stop: () => void;
}

/** What a socket needs of the endpoint it belongs to. */
export interface LiveHost {
  readonly options: {
    router: AnyTRPCRouter;
    contextFor: (actor: Actor, from: Caller) => object;
    onInternalError: (error: unknown, path: string) => void;
    budgets: CallBudgets;
    /** Told of every sign of life on a socket: opened, a message, an answer to a ping. */
    onHeard: (actor: Actor) => void;
  };
  /** Counts one more view of a person; answers the function that gives it back, undefined where there are too many. */
  takeView(userId: string): (() => void) | undefined;
  /** Remembers a call until it is answered. */
  remember(call: Promise<void>): void;
}

/** One client's socket: its calls, its subscriptions, and how much of it the server puts up with. */
export class LiveSocket {
  readonly actor: Actor;
  readonly #from: Caller;
  readonly #host: LiveHost;
  readonly #socket: WebSocket;
  #subscriptions = new Map<number | string, Subscription>();
  #alive = true;
  #maxBuffered = MAX_BUFFERED_BYTES;

  constructor(host: LiveHost, socket: WebSocket, actor: Actor, from: Caller) {
    this.#host = host;
    this.#socket = socket;
    this.actor = actor;
    this.#from = from;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => this.#hear());
    socket.on('ping', () => this.#spend());
    this.#hear();
    // ws closes the socket by itself after a broken or oversized frame; an unheard error would end the process.
    socket.on('error', () => {});
  }

  #hear(): void {
    this.#alive = true;
    this.#host.options.onHeard(this.actor);
  }

  checkAlive(): void {
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  signOut(): void {
    for (const id of this.#subscriptions.keys())
      this.#fail({ id, type: 'subscription', path: '' }, new AppError('NOT_SIGNED_IN'));
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
    this.#write(writeResponse(this.#host.options.router, message));
  }

  #fail(asked: Asked, cause: unknown): void {
    const error = errorOf(cause);
    if (error.code === 'INTERNAL_SERVER_ERROR') {
      this.#host.options.onInternalError(error.cause ?? error, asked.path);
    }
    this.#write(writeError(this.#host.options.router, asked, error));
  }

  /** Whether the person may ask one thing more. Who goes on asking after many refusals loses the socket. */
  #spend(): boolean {
    const verdict = this.#host.options.budgets.ask(this.actor.userId);
    if (verdict === 'cut') this.#cutOff();
    return verdict === 'allowed';
  }

  #cutOff(): void {
    const socket = this.#socket;
    if (socket.readyState !== WS_OPEN) return;
    socket.close(TOO_MUCH, 'asks too much');
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  }

  #receive(data: RawData, isBinary: boolean): void {
    // Whoever was signed out may still send for as long as the other side does not close too.
    if (this.#socket.readyState !== WS_OPEN) return;
    this.#hear();
    const text = textOf(data, isBinary);
    if (text === 'PING' || text === 'PONG') {
      if (this.#spend() && text === 'PING') this.#write('PONG');
      return;
    }
    let messages: TRPCClientOutgoingMessage[];
    try {
      messages = readMessages(this.#host.options.router, text);
    } catch (error) {
      this.#spend();
      // Nobody whose frames can't be read is waiting for a particular answer: the socket is of no more use.
      this.#fail({ id: null, type: 'unknown', path: '' }, error);
      return this.#socket.close(1003, 'unreadable message');
    }
    messages.forEach((message, i) => this.#handle(message, i));
  }

  #handle(message: TRPCClientOutgoingMessage, batchIndex: number): void {
    const { id } = message;
    const mayAsk = this.#spend();
    if (this.#socket.readyState !== WS_OPEN) return;
    if (id === null) {
      const error = new TRPCError({ code: 'PARSE_ERROR', message: 'An id is required.' });
      return this.#fail({ id, type: 'unknown', path: '' }, error);
    }
    if (message.method === 'subscription.stop') {
      const subscription = this.#subscriptions.get(id);
      if (!subscription) return;
      subscription.stop();
      this.#subscriptions.delete(id);
      return this.#respond({ id, result: { type: 'stopped' } });
    }
    const { path, input } = message.params;
    if (!mayAsk) return this.#fail({ id, type: message.method, path }, new AppError('TOO_MANY'));
    if (message.method === 'subscription') void this.#subscribe(id, path, input, batchIndex);
    else this.#host.remember(this.#call(id, message.method, path, input, batchIndex));
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
      ctx: contextFor(this.actor, this.#from),
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
      this.#fail({ id, type, path }, error);
    }
  }

  async #subscribe(id: number | string, path: string, input: unknown, batchIndex: number): Promise<void> {
    if (this.#subscriptions.has(id) || this.#subscriptions.size >= MAX_SUBSCRIPTIONS) {
      const error = new AppError('VIEWS_OF_CONNECTION');
      return this.#fail({ id, type: 'subscription', path }, error);
    }
    const leaveView = this.#host.takeView(this.actor.userId);
    if (!leaveView) {
      const error = new AppError('VIEWS_OF_ACCOUNT');
      return this.#fail({ id, type: 'subscription', path }, error);
    }
    const abort = new AbortController();
    let leave = () => {};
    const subscription: Subscription = {
      stop: () => {
        leaveView();
        abort.abort();
        leave();
      },
    };
    // Stored before anything is awaited: a stop that comes meanwhile must find it.
    this.#subscriptions.set(id, subscription);
    try {
      const result = await this.#procedure('subscription', path, input, batchIndex, abort.signal);
      if (this.#subscriptions.get(id) !== subscription) return;
      this.#respond({ id, result: { type: 'started' } });
      if (result instanceof Live) leave = this.#follow(id, path, subscription, result);
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
      viewer: this.actor,
      snapshot: (json) => this.#writeSnapshot(`${head}${json}}}`),
      change: (frames, droppable) => {
        if (droppable && socket.bufferedAmount > DROP_POSITIONS_BYTES) return;
        this.#write(frames.frameFor(id));
      },
      refused: (error) => this.#end(id, subscription, error, path),
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
    subscription.stop();
    this.#subscriptions.delete(id);
    this.#respond({ id, result: { type: 'stopped' } });
  }

  #end(id: number | string, subscription: Subscription, error: unknown, path: string): void {
    if (this.#subscriptions.get(id) !== subscription) return;
    subscription.stop();
    this.#subscriptions.delete(id);
    this.#fail({ id, type: 'subscription', path }, error);
  }
}
