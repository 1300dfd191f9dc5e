import {
  isActive,
  type BoardChange,
  type BoardRide,
  type BoardSnapshot,
  type Live,
} from '@ridewire/contracts';
import type { WebSocket } from 'ws';
import { NewestVersions } from '../people/newest-versions.ts';
import { openConnection, type Connection } from '../people/open-connection.ts';

/** Rides of which old news is recognized. */
const REMEMBERED = 2_000;

/** An admin's live board, as far as the rides under way. */
export class Board {
  readonly connection: Connection;
  readonly rides = new Map<string, BoardRide>();
  readonly #heard = new NewestVersions(REMEMBERED);
  readonly #subscription: { unsubscribe(): void };

  constructor(url: string, cookie: string, onSocket?: (socket: WebSocket) => void) {
    this.connection = openConnection(url, cookie, undefined, onSocket);
    this.#subscription = this.connection.trpc.rides.board.subscribe(undefined, {
      onData: (message) => this.#take(message),
    });
  }

  async stop(): Promise<void> {
    this.#subscription.unsubscribe();
    await this.connection.close();
  }

  #take(message: Live<BoardSnapshot, BoardChange>): void {
    if (message.type === 'snapshot') {
      this.rides.clear();
      for (const ride of message.data.rides) {
        this.#heard.learn(ride.id, ride.version);
        this.#show(ride);
      }
    } else if (message.data.kind === 'gone') this.rides.delete(message.data.rideId);
    else if (
      message.data.kind === 'ride' &&
      this.#heard.learn(message.data.ride.id, message.data.ride.version)
    )
      this.#show(message.data.ride);
  }

  #show(ride: BoardRide): void {
    if (isActive(ride.status)) this.rides.set(ride.id, ride);
    else this.rides.delete(ride.id);
  }
}
