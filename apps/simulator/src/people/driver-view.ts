import { isDriving, type DriverRide } from '@ridewire/contracts';
import { NewestVersions } from './newest-versions.ts';
import type { Connection } from './open-connection.ts';

/** Rides of which old news is recognized. */
const REMEMBERED = 50;

/** What a driver's live views show: their ride, and the requests they can take. */
export class DriverView {
  readonly connection: Connection;
  readonly #offered = new Set<string>();
  readonly #heard = new NewestVersions(REMEMBERED);
  #ride: DriverRide | null = null;

  constructor(connection: Connection) {
    this.connection = connection;
    const { rides } = connection.trpc;
    rides.driving.subscribe(undefined, {
      onData: (message) => {
        if (message.type === 'snapshot') {
          const { ride } = message.data;
          if (ride) this.#heard.learn(ride.id, ride.version);
          this.#ride = ride;
        } else if (message.data.kind === 'ride') this.#show(message.data.ride);
        else if (message.data.kind === 'left') this.#leave(message.data.rideId, message.data.version);
      },
    });
    rides.offers.subscribe(undefined, {
      onData: (message) => {
        if (message.type === 'snapshot') {
          this.#offered.clear();
          for (const { ride } of message.data.offers) this.#offered.add(ride.id);
        } else if (message.data.kind === 'offered') this.#offered.add(message.data.offer.ride.id);
        else if (message.data.kind === 'withdrawn') this.#offered.delete(message.data.rideId);
        else this.#offered.clear();
      },
    });
  }

  get ride(): DriverRide | null {
    return this.#ride;
  }

  get offered(): string[] {
    return [...this.#offered];
  }

  #show(ride: DriverRide): void {
    if (!isDriving(ride.status)) this.#leave(ride.id, ride.version);
    else if (this.#heard.learn(ride.id, ride.version)) this.#ride = ride;
  }

  #leave(rideId: string, version: number): void {
    if (this.#heard.learn(rideId, version) && this.#ride?.id === rideId) this.#ride = null;
  }
}
