import {
  isActive,
  type DriverPosition,
  type Live,
  type RequestRideInput,
  type RiderChange,
  type RiderRide,
  type RiderSnapshot,
} from '@ridewire/contracts';
import type { WebSocket } from 'ws';
import { openConnection, type Connection } from './open-connection.ts';

export interface RiderOptions {
  url: string;
  /** The session cookie, as `name=value`. */
  cookie: string;
  onState?: (isOpen: boolean) => void;
  /** Called with each new socket, before anything is sent. */
  onSocket?: (socket: WebSocket) => void;
  /** Called with each newer state of the ride when it reaches this client. */
  onRide?: (ride: RiderRide) => void;
  onPosition?: (position: DriverPosition) => void;
  onTrouble?: (error: unknown) => void;
}

/** One simulated rider who uses the public API: requests, watches, cancels. */
export class Rider {
  readonly connection: Connection;
  /** Resolves when the first snapshot is there. */
  readonly ready: Promise<void>;
  readonly #options: RiderOptions;
  readonly #subscription: { unsubscribe(): void };
  readonly #ready = Promise.withResolvers<void>();
  #waiting: (() => void)[] = [];
  #ride: RiderRide | null = null;

  constructor(options: RiderOptions) {
    this.#options = options;
    this.ready = this.#ready.promise;
    this.connection = openConnection(options.url, options.cookie, options.onState, options.onSocket);
    this.#subscription = this.connection.trpc.rides.current.subscribe(undefined, {
      onData: (message) => this.#onMessage(message),
      onError: (error) => options.onTrouble?.(error),
    });
  }

  /** The latest ride known to this client, finished or not. */
  get ride(): RiderRide | null {
    return this.#ride;
  }

  get isRiding(): boolean {
    return this.#ride !== null && isActive(this.#ride.status);
  }

  /** @param input with the command's id if it is sent again */
  async request(
    input: Omit<RequestRideInput, 'commandId'> & Partial<Pick<RequestRideInput, 'commandId'>>,
  ): Promise<RiderRide> {
    const ride = await this.connection.trpc.rides.request.mutate({
      commandId: crypto.randomUUID(),
      ...input,
    });
    this.#take(ride);
    return ride;
  }

  async cancel(reason: string): Promise<void> {
    if (this.#ride) await this.connection.trpc.rides.cancel.mutate({ rideId: this.#ride.id, reason });
  }

  /** Resolves when the rider has no active ride; at once if there is none. */
  async settled(): Promise<void> {
    while (this.isRiding) await this.changed();
  }

  /** Resolves with the next news of the ride. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async stop(): Promise<void> {
    this.#subscription.unsubscribe();
    await this.connection.close();
  }

  #onMessage(message: Live<RiderSnapshot, RiderChange>): void {
    if (message.type === 'snapshot') {
      // If an active ride is missing from the snapshot, it ended while we were not listening.
      if (message.data.ride) this.#take(message.data.ride);
      else if (this.isRiding) this.#ride = null;
      if (message.data.position) this.#options.onPosition?.(message.data.position);
      this.#ready.resolve();
      this.#tell();
    } else if (message.data.kind === 'ride') this.#take(message.data.ride);
    else this.#options.onPosition?.(message.data.position);
  }

  #take(ride: RiderRide): void {
    if (this.#ride?.id === ride.id && ride.version <= this.#ride.version) return;
    this.#ride = ride;
    this.#options.onRide?.(ride);
    this.#tell();
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
