import type { BoardChange, BoardRide, BoardSnapshot, Live } from '@ridewire/contracts';
import type { WebSocket } from 'ws';
import { openConnection, type Connection } from '../people/open-connection.ts';

/** An admin's live board, as far as its rides. */
export class Board {
  readonly connection: Connection;
  readonly rides = new Map<string, BoardRide>();
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
      for (const ride of message.data.rides) this.rides.set(ride.id, ride);
    } else if (message.data.kind === 'gone') this.rides.delete(message.data.rideId);
    else if (message.data.kind === 'ride') {
      const { ride } = message.data;
      if ((this.rides.get(ride.id)?.version ?? 0) < ride.version) this.rides.set(ride.id, ride);
    }
  }
}
