import {
  isDriving,
  nextPlace,
  type DriverRide,
  type DrivingChange,
  type DrivingSnapshot,
  type LatLng,
  type Live,
  type Offer,
  type OffersChange,
  type OffersSnapshot,
} from '@ridewire/contracts';
import type { WebSocket } from 'ws';
import { Car } from './car.ts';
import { driveStep, type DrivingStyle } from './drive-ride.ts';
import { OfferDesk, type Habits } from './offer-desk.ts';
import { openConnection, refusalOf, type Connection } from './open-connection.ts';

export interface DriverOptions {
  url: string;
  /** The session cookie, as `name=value`. */
  cookie: string;
  start: LatLng;
  habits: Habits;
  style: DrivingStyle;
  /** How often the gathered positions are sent, in milliseconds. */
  reportEveryMs: number;
  /** What the car does without a ride; the signal stops it when a ride comes. Nothing by default. */
  idle?: (car: Car, signal: AbortSignal) => Promise<void>;
  onState?: (isOpen: boolean) => void;
  /** Called with each new socket, before anything is sent. */
  onSocket?: (socket: WebSocket) => void;
  /** Called with each offer when it reaches this client. */
  onOffer?: (offer: Offer) => void;
  /** Called when an accept succeeded, with the time it was sent, by performance.now(). */
  onAccepted?: (ride: DriverRide, sentAt: number) => void;
  /** Called when the server has answered that the ride went a step on. */
  onStep?: (ride: DriverRide) => void;
  /** Called for each refusal and lost connection. */
  onTrouble?: (error: unknown, call: string) => void;
}

/** One simulated driver who uses the public API: goes online, answers offers, drives, reports positions. */
export class Driver {
  readonly connection: Connection;
  readonly car: Car;
  readonly #options: DriverOptions;
  readonly #desk: OfferDesk;
  readonly #reports: NodeJS.Timeout;
  readonly #subscriptions: { unsubscribe(): void }[];
  #ride: DriverRide | null = null;
  /** The newest known state of the last ride, kept after it left this driver, to recognize old news. */
  #latest: { id: string; version: number } | null = null;
  #work: { key: string; abort: AbortController } | null = null;
  #isKnown = false;
  #isOut = false;

  constructor(options: DriverOptions) {
    this.#options = options;
    this.connection = openConnection(options.url, options.cookie, options.onState, options.onSocket);
    const { streets } = this.connection.trpc;
    this.car = new Car(options.start, (from, to) => streets.way.query({ from, to }).catch(() => null));
    this.#desk = new OfferDesk({
      ...options.habits,
      isFree: () => this.#isKnown && (this.#ride === null || this.#ride.status === 'in_transit'),
      accept: (offer) => this.#accept(offer),
      decline: async ({ ride }) => {
        await this.#try('decline', this.connection.trpc.rides.decline.mutate({ rideId: ride.id }));
      },
    });
    const { rides } = this.connection.trpc;
    const onError = (error: unknown) => options.onTrouble?.(error, 'subscription');
    this.#subscriptions = [
      rides.driving.subscribe(undefined, { onData: (message) => this.#onDriving(message), onError }),
      rides.offers.subscribe(undefined, { onData: (message) => this.#onOffers(message), onError }),
    ];
    this.#reports = setInterval(() => this.#report(), options.reportEveryMs);
  }

  /** The driver's present ride. */
  get ride(): DriverRide | null {
    return this.#ride;
  }

  /** The rides this client shows as open requests. */
  get offered(): string[] {
    return this.#desk.rideIds;
  }

  /** Sends the car's position and goes online. */
  async goOnline(): Promise<void> {
    this.#isOut = true;
    await this.connection.trpc.drivers.reportPosition.mutate({ positions: this.car.track(1_000) });
    await this.connection.trpc.drivers.setAvailability.mutate({ available: true });
  }

  async stop(): Promise<void> {
    clearInterval(this.#reports);
    this.#desk.clear();
    this.#setWork(null);
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    await this.connection.close();
  }

  #onDriving(message: Live<DrivingSnapshot, DrivingChange>): void {
    if (message.type === 'snapshot') {
      this.#isKnown = true;
      if (message.data.ride) this.#take(message.data.ride, true);
      else this.#leave();
    } else if (message.data.kind === 'ride') this.#take(message.data.ride);
    else if (
      message.data.kind === 'left' &&
      message.data.rideId === this.#ride?.id &&
      message.data.version > this.#ride.version
    ) {
      this.#latest = { id: message.data.rideId, version: message.data.version };
      this.#leave();
    }
  }

  #onOffers(message: Live<OffersSnapshot, OffersChange>): void {
    if (message.type === 'snapshot') {
      for (const offer of message.data.offers) this.#options.onOffer?.(offer);
      return this.#desk.replace(message.data.offers);
    }
    const change = message.data;
    if (change.kind === 'offered') {
      this.#options.onOffer?.(change.offer);
      this.#desk.add(change.offer);
    } else if (change.kind === 'withdrawn') this.#desk.withdraw(change.rideId);
    else this.#desk.clear();
  }

  async #accept(offer: Offer): Promise<void> {
    const sentAt = performance.now();
    const ride = await this.#try(
      'accept',
      this.connection.trpc.rides.accept.mutate({
        rideId: offer.ride.id,
        quotedFareCents: offer.ride.fareCents,
      }),
    );
    if (!ride) return;
    this.#options.onAccepted?.(ride, sentAt);
    // The next ride begins by itself when this one is over.
    if (ride.nextPickupAt === undefined) this.#take(ride);
  }

  /** Applies a ride's state if it is newer, and does what it asks for. A snapshot also retries what failed. */
  #take(ride: DriverRide, isSnapshot = false): void {
    const known = this.#latest;
    if (known?.id === ride.id && ride.version < known.version + (isSnapshot ? 0 : 1)) return;
    // Late news of another, finished ride.
    if (this.#ride && this.#ride.id !== ride.id && !isDriving(ride.status)) return;
    this.#latest = ride;
    if (!isDriving(ride.status)) return this.#leave();
    this.#ride = ride;
    this.#desk.clear();
    // Its rider may change where it goes.
    const { lat, lng } = nextPlace(ride);
    const goal = ride.status === 'in_transit' ? ` ${lat} ${lng}` : '';
    this.#setWork(`${ride.id} ${ride.status}${goal}`, async (signal) => {
      const next = await driveStep(this.connection, this.car, ride, this.#options.style, signal);
      if (!next) return;
      this.#options.onStep?.(next);
      this.#take(next);
    });
  }

  #leave(): void {
    this.#ride = null;
    const { idle } = this.#options;
    this.#setWork('idle', idle && ((signal) => idle(this.car, signal)));
    this.#desk.consider();
  }

  /** Ends the driver's present work, unless the new work is the same. */
  #setWork(key: string | null, work?: (signal: AbortSignal) => Promise<void>): void {
    if (key !== null && this.#work?.key === key) return;
    this.#work?.abort.abort();
    this.#work = null;
    if (key === null || !work) return;
    const mine = { key, abort: new AbortController() };
    this.#work = mine;
    work(mine.abort.signal)
      .catch((error: unknown) => {
        if (!mine.abort.signal.aborted) this.#options.onTrouble?.(error, key);
      })
      .finally(() => {
        // A step that ended without changing anything is repeated when a snapshot asks for it.
        if (this.#work === mine) this.#work = null;
      });
  }

  #report(): void {
    // A call on a closed socket would wait there and arrive as old news.
    if (!this.#isOut || !this.connection.isOpen()) return;
    const positions = this.car.track(this.#options.reportEveryMs);
    void this.#try('reportPosition', this.connection.trpc.drivers.reportPosition.mutate({ positions }));
  }

  async #try<T>(call: string, answer: Promise<T>): Promise<T | undefined> {
    try {
      return await answer;
    } catch (error) {
      this.#options.onTrouble?.(error, `${call} ${refusalOf(error) ?? ''}`.trim());
      return undefined;
    }
  }
}
