import { callTRPCProcedure, TRPCError, type AnyTRPCRouter } from '@trpc/server';
import type { TRPCClientOutgoingMessage, TRPCResponseMessage } from '@trpc/server/rpc';
import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { CallBudgets } from '../../core/call-budgets.ts';
import type { Caller } from '../../core/caller.ts';
import type { Turns } from '../../core/turns.ts';
import type { Identity } from '../../sessions/identify-token.ts';
import { Live } from '../../live/live-subscription.ts';
import { textFrame } from '../../live/text-frame.ts';
import { faultOf } from '../../procedures/refusal-of.ts';
import { SocketView, type ViewHost } from './socket-view.ts';
import { errorOf, readMessages, textOf, writeError, writeResponse, type Asked } from './trpc-messages.ts';

/** A client that lets this much pile up unread is cut; it reconnects and takes a snapshot. In bytes. */
export const MAX_BUFFERED_BYTES = 1_048_576;
/** Above this, positions are left out on this socket: the next one is on its way. In bytes. */
const DROP_POSITIONS_BYTES = 16_384;
const MAX_SUBSCRIPTIONS = 32;
/** Closes a socket that may come again: RFC 6455's "service restart". */
export const COME_AGAIN = 1012;
/** Tells the client that it makes too many calls; ours waits some seconds before it reconnects. */
const TOO_MUCH = 4429;
/** How long to wait for a client that is cut off and doesn't answer the close frame, in milliseconds. */
const FAREWELL_MS = 1_000;
/** tRPC's word for it. */
const RECONNECT = JSON.stringify({ id: null, method: 'reconnect' });
/** A constant of our own, because it is compared for each message to each socket. */
const WS_OPEN = 1;

/** An accepted socket, and the connection under it, which takes finished frames. */
export interface Line {
  socket: WebSocket;
  connection: Socket;
  from: Caller;
}

/** The parts of its endpoint a socket needs. */
export interface LiveHost {
  readonly options: {
    router: AnyTRPCRouter;
    contextFor: (actor: Actor, from: Caller) => object;
    /** Called with the error to log behind a refusal. */
    onFault: (error: unknown, path: string) => void;
    budgets: CallBudgets;
    /** Called on every sign of life on a socket: opened, a message, an answer to a ping. */
    onHeard: (actor: Actor) => void;
    /** Whether calls under way are still answered when the token or session of their socket ends, as the clock moves. */
    answersLate?: boolean;
  };
  /** Of each person's calls. */
  readonly turns: Turns;
  /** Counts one more view of a person; returns the function that gives it back, undefined where there are too many. */
  takeView(userId: string): (() => void) | undefined;
}

/** One client's socket: its calls, its subscriptions, and the limits on them. */
export class LiveSocket implements ViewHost {
  readonly actor: Actor;
  /** By performance.now(). A session in use is extended, which the socket hears now and then. */
  sessionEndsAt: number;
  readonly #tokenEndsAt: number;
  readonly #from: Caller;
  readonly #host: LiveHost;
  readonly #socket: WebSocket;
  readonly #connection: Socket;
  #views = new Map<number | string, SocketView>();
  #alive = true;
  /** Its calls that are not answered yet. */
  #underWay = 0;
  #isToMove = false;
  #isAsked = false;
  #maxBuffered = MAX_BUFFERED_BYTES;

  constructor(
    host: LiveHost,
    { socket, connection, from }: Line,
    { actor, sessionEndsAt, tokenEndsAt }: Identity,
  ) {
    this.#host = host;
    this.#socket = socket;
    this.#connection = connection;
    this.actor = actor;
    this.sessionEndsAt = sessionEndsAt;
    this.#tokenEndsAt = tokenEndsAt ?? Infinity;
    this.#from = from;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => this.#hear());
    socket.on('ping', () => this.#spend());
    this.#hear();
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
    for (const id of this.#views.keys())
      this.#fail({ id, type: 'subscription', path: '' }, new AppError('NOT_SIGNED_IN'));
    this.leaveAll();
    this.#socket.close(4401, 'signed out');
  }

  /** When it becomes useless, by performance.now(). */
  get endsAt(): number {
    return Math.min(this.sessionEndsAt, this.#tokenEndsAt);
  }

  /** Ends it: with its session for good, with its token until the client has the next one. */
  end(): void {
    if (this.sessionEndsAt <= this.#tokenEndsAt) this.signOut();
    else this.#socket.close(COME_AGAIN);
  }

  /** Asks the client to reconnect, once its calls are answered: clients close this socket when they are asked. */
  moveOn(): void {
    this.#isToMove = true;
    if (this.#isAsked || this.#underWay > 0) return;
    this.#isAsked = true;
    this.#write(RECONNECT);
  }

  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  leaveAll(): void {
    for (const view of this.#views.values()) view.stop();
    this.#views.clear();
  }

  #write(text: string): void {
    this.writeChange(textFrame(text), false);
  }

  /** Whether the client reads; cuts one that doesn't. */
  #isReady(): boolean {
    if (this.#socket.readyState !== WS_OPEN) return false;
    if (this.#connection.writableLength <= this.#maxBuffered) return true;
    this.#socket.terminate();
    return false;
  }

  /**
   * Writes a frame, which many sockets may share, to the connection itself: ws would make its header again for each of
   * them and write two pieces. That is all it would do, because it compresses nothing here and so buffers nothing.
   */
  writeChange(frame: Buffer, droppable: boolean): void {
    if (droppable && this.#connection.writableLength > DROP_POSITIONS_BYTES) return;
    if (this.#isReady()) this.#connection.write(frame);
  }

  /**
   * A large snapshot takes time on a slow line, and changes sent during it must not cut the socket; a second snapshot
   * may.
   */
  writeSnapshot(frame: Buffer, ahead?: Buffer): void {
    const isOnTime = this.#connection.writableLength <= MAX_BUFFERED_BYTES;
    this.#connection.cork();
    if (ahead) this.writeChange(ahead, false);
    this.writeChange(frame, false);
    this.#connection.uncork();
    if (isOnTime) this.#maxBuffered = MAX_BUFFERED_BYTES + this.#connection.writableLength;
  }

  #respond(message: TRPCResponseMessage): void {
    this.#write(writeResponse(this.#host.options.router, message));
  }

  #fail(asked: Asked, cause: unknown): void {
    const error = errorOf(cause);
    const fault = faultOf(error);
    if (fault !== undefined) this.#host.options.onFault(fault, asked.path);
    this.#write(writeError(this.#host.options.router, asked, error));
  }

  /** Whether the person may make one more call. A person who goes on after many refusals loses the socket. */
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
    // A signed-out client may still send until the other side closes too.
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
      // A client with unreadable frames waits for no particular answer: the socket is useless.
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
      const view = this.#views.get(id);
      if (!view) return;
      view.stop();
      this.#views.delete(id);
      return this.#respond({ id, result: { type: 'stopped' } });
    }
    const { path, input } = message.params;
    if (performance.now() >= this.endsAt) {
      this.#fail({ id, type: message.method, path }, new AppError('NOT_SIGNED_IN'));
      return this.end();
    }
    if (!mayAsk) return this.#fail({ id, type: message.method, path }, new AppError('TOO_MANY'));
    if (message.method === 'subscription') void this.#subscribe(id, path, input, batchIndex);
    else void this.#call(id, message.method, path, input, batchIndex);
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
    this.#underWay += 1;
    const { turns } = this.#host;
    const { userId } = this.actor;
    const turn = turns.begin(userId);
    if (turn) await turn;
    try {
      // Its client has left or was signed out meanwhile: as if it had never arrived.
      if (turn && this.#socket.readyState !== WS_OPEN) return;
      const data = await this.#procedure(type, path, input, batchIndex);
      this.#respond({ id, result: { type: 'data', data } });
    } catch (error) {
      this.#fail({ id, type, path }, error);
    } finally {
      turns.end(userId);
      this.#underWay -= 1;
    }
    if (this.#isToMove) this.moveOn();
  }

  async #subscribe(id: number | string, path: string, input: unknown, batchIndex: number): Promise<void> {
    if (this.#views.has(id) || this.#views.size >= MAX_SUBSCRIPTIONS) {
      const error = new AppError('VIEWS_OF_CONNECTION');
      return this.#fail({ id, type: 'subscription', path }, error);
    }
    const giveBack = this.#host.takeView(this.actor.userId);
    if (!giveBack) {
      const error = new AppError('VIEWS_OF_ACCOUNT');
      return this.#fail({ id, type: 'subscription', path }, error);
    }
    const view = new SocketView(this, id, path, giveBack);
    // Stored before any await, so that a stop during it finds the view.
    this.#views.set(id, view);
    try {
      const result = await this.#procedure('subscription', path, input, batchIndex, view.signal);
      if (this.#views.get(id) !== view) return;
      if (result instanceof Live) return view.follow(result);
      this.#respond({ id, result: { type: 'started' } });
      await this.#stream(view, result as AsyncIterable<unknown>);
    } catch (error) {
      this.endView(view, error);
    }
  }

  async #stream(view: SocketView, messages: AsyncIterable<unknown>): Promise<void> {
    const { id } = view;
    for await (const data of messages) {
      if (this.#views.get(id) !== view) return;
      this.#respond({ id, result: { type: 'data', data } });
    }
    view.stop();
    this.#views.delete(id);
    this.#respond({ id, result: { type: 'stopped' } });
  }

  endView(view: SocketView, error: unknown): void {
    const { id, path } = view;
    if (this.#views.get(id) !== view) return;
    view.stop();
    this.#views.delete(id);
    this.#fail({ id, type: 'subscription', path }, error);
  }
}
