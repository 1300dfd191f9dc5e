import type { Offer } from '@ridewire/contracts';

/** How a driver handles offers. */
export interface Habits {
  /** How long a driver looks before pressing anything, in milliseconds. */
  thinkMs: () => number;
  /** The share of offers declined, 0 to 1. */
  declineShare: number;
}

interface Options extends Habits {
  /** Whether the driver could take a ride now. */
  isFree: () => boolean;
  accept: (offer: Offer) => Promise<void>;
  decline: (offer: Offer) => Promise<void>;
}

/** One driver's open offers. The driver looks at them one at a time, nearest first. */
export class OfferDesk {
  readonly #options: Options;
  readonly #open = new Map<string, Offer>();
  #thinking: NodeJS.Timeout | undefined;
  #acting = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The rides it has open offers of. */
  get rideIds(): string[] {
    return [...this.#open.keys()];
  }

  replace(offers: readonly Offer[]): void {
    this.#open.clear();
    for (const offer of offers) this.#open.set(offer.ride.id, offer);
    this.consider();
  }

  add(offer: Offer): void {
    this.#open.set(offer.ride.id, offer);
    this.consider();
  }

  withdraw(rideId: string): void {
    this.#open.delete(rideId);
  }

  clear(): void {
    this.#open.clear();
    clearTimeout(this.#thinking);
    this.#thinking = undefined;
  }

  /** Starts thinking, unless there is nothing to think about or thinking is under way. */
  consider(): void {
    if (this.#thinking || this.#acting || this.#open.size === 0 || !this.#options.isFree()) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      void this.#act();
    }, this.#options.thinkMs());
  }

  async #act(): Promise<void> {
    const offer = this.#best();
    if (!offer || !this.#options.isFree()) return;
    this.#acting = true;
    this.#open.delete(offer.ride.id);
    try {
      await (Math.random() < this.#options.declineShare
        ? this.#options.decline(offer)
        : this.#options.accept(offer));
    } finally {
      this.#acting = false;
    }
    this.consider();
  }

  #best(): Offer | undefined {
    const now = Date.now();
    for (const [rideId, offer] of this.#open)
      if (Date.parse(offer.expiresAt) <= now) this.#open.delete(rideId);
    return [...this.#open.values()].toSorted(
      (a, b) => (a.pickupMeters ?? Infinity) - (b.pickupMeters ?? Infinity),
    )[0];
  }
}
