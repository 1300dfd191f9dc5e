import { setTimeout as wait } from 'node:timers/promises';
import { isDriving, type DriverRide, type LatLng } from '@ridewire/contracts';
import type { WebSocket } from 'ws';
import { DriverView } from '../../people/driver-view.ts';
import { openConnection, refusalOf, type Connection } from '../../people/open-connection.ts';
import type { OpenRequests } from './open-requests.ts';
import type { OwnReads } from './own-reads.ts';
import { isUnsure, type Tally } from './tally.ts';

/** How often a driver declines a request, and gives a ride back or cancels it in place of a step. */
const SHARES = { givesBack: 0.04, cancels: 0.03, declines: 0.04 };
const AFTER_TROUBLE_MS = 200;
const NEXT = { accepted: 'picked_up', picked_up: 'in_transit', in_transit: 'completed' } as const;

type Known = Pick<DriverRide, 'id' | 'status' | 'version'>;

interface Options {
  url: string;
  cookie: string;
  place: LatLng;
  open: OpenRequests;
  tally: Tally;
  reads: OwnReads;
  onSocket: (socket: WebSocket) => void;
}

/** A driver who takes one request after the other and drives in no time. */
export class QuickDriver {
  readonly connection: Connection;
  readonly #options: Options;
  readonly #view: DriverView;
  #isEnded = false;
  readonly #driving: Promise<void>;

  constructor(options: Options) {
    this.#options = options;
    this.connection = openConnection(options.url, options.cookie, undefined, options.onSocket);
    this.#view = new DriverView(this.connection);
    this.#driving = this.#driveOn();
  }

  get ride(): DriverRide | null {
    return this.#view.ride;
  }

  get offered(): string[] {
    return this.#view.offered;
  }

  /** The requests have to be closed before. */
  async stop(): Promise<void> {
    this.#isEnded = true;
    await this.#driving;
    await this.connection.close();
  }

  async #driveOn(): Promise<void> {
    const { open, tally, reads } = this.#options;
    const { rides } = this.connection.trpc;
    await this.#goOnline();
    let ride: Known | null = null;
    while (!this.#isEnded)
      try {
        if (ride) {
          ride = await this.#goOn(ride);
          continue;
        }
        const rideId = await open.take();
        if (rideId === undefined) return;
        if (Math.random() < SHARES.declines) await tally.ask(() => rides.decline.mutate({ rideId }));
        else reads.learn((ride = await tally.ask(() => rides.accept.mutate({ rideId }))));
      } catch (error) {
        ride = await this.#recover(refusalOf(error));
      }
  }

  /** @returns the ride, if it is still theirs */
  async #goOn(ride: Known): Promise<Known | null> {
    const { tally, reads } = this.#options;
    const { rides } = this.connection.trpc;
    const rideId = ride.id;
    const own = await reads.read(this.connection, rideId);
    // Its rider may have canceled it.
    if (own?.id !== rideId) return own;
    const drawn = Math.random();
    if (ride.status === 'accepted' && drawn < SHARES.givesBack) {
      await tally.ask(() => rides.decline.mutate({ rideId }));
      return null;
    }
    if (drawn > 1 - SHARES.cancels) {
      await tally.ask(() => rides.cancel.mutate({ rideId, reason: 'Broke down' }));
      return null;
    }
    const to = NEXT[ride.status as keyof typeof NEXT];
    const next = await tally.ask(() => rides.advance.mutate({ rideId, to }));
    reads.learn(next);
    return isDriving(next.status) ? next : null;
  }

  /** After a refusal or without an answer: reads what is so, and goes on from there. */
  async #recover(code: string | undefined): Promise<Known | null> {
    const { tally } = this.#options;
    for (let why = code; ;) {
      if (isUnsure(why)) await wait(Math.random() * AFTER_TROUBLE_MS);
      if (this.#isEnded) return null;
      if (why === 'DRIVER_OFFLINE') await this.#goOnline();
      try {
        return await tally.read(() => this.connection.trpc.rides.own.query());
      } catch (error) {
        why = refusalOf(error);
      }
    }
  }

  async #goOnline(): Promise<void> {
    const { place, tally } = this.#options;
    const { drivers } = this.connection.trpc;
    while (!this.#isEnded)
      try {
        await tally.ask(() => drivers.reportPosition.mutate({ positions: [{ ...place, at: Date.now() }] }));
        await tally.ask(() => drivers.setAvailability.mutate({ available: true }));
        return;
      } catch {
        await wait(AFTER_TROUBLE_MS);
      }
  }
}
