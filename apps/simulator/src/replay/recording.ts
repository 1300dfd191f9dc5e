import type { Offer, RiderRide } from '@ridewire/contracts';
import { refusalOf } from '../people/open-connection.ts';

/** What the clients of a run saw, and when. Times in milliseconds by this process's clock. */
export class Recording {
  /** Requests that became rides: when each was sent, and whether drivers were asked at once. */
  readonly requested = new Map<string, { sentAt: number; wasAskedAtOnce: boolean }>();
  /** Requests that were refused, by the server's code. */
  readonly refused = new Map<string, number>();
  readonly #firstOfferAt = new Map<string, number>();
  readonly #acceptSentAt = new Map<string, number>();
  readonly #acceptSeenAt = new Map<string, number>();
  /** Every offer that reached a client, as "ride driver". */
  readonly offersSeen = new Set<string>();
  /** Refusals and losses, by call and reason. */
  readonly troubles = new Map<string, number>();
  positionsSeen = 0;

  request(ride: RiderRide, sentAt: number): void {
    this.requested.set(ride.id, { sentAt, wasAskedAtOnce: ride.offeredCount > 0 });
  }

  refuse(error: unknown): void {
    count(this.refused, refusalOf(error) ?? 'connection lost');
  }

  offer(offer: Offer, driverId: string): void {
    this.offersSeen.add(`${offer.ride.id} ${driverId}`);
    if (!this.#firstOfferAt.has(offer.ride.id)) this.#firstOfferAt.set(offer.ride.id, performance.now());
  }

  accept(rideId: string, sentAt: number): void {
    this.#acceptSentAt.set(rideId, sentAt);
  }

  riderSees(ride: RiderRide): void {
    if (ride.status === 'accepted' && !this.#acceptSeenAt.has(ride.id))
      this.#acceptSeenAt.set(ride.id, performance.now());
  }

  trouble(error: unknown, call: string): void {
    count(this.troubles, refusalOf(error) ? call : `${call}: ${(error as Error).message}`);
  }

  get acceptedCount(): number {
    return this.#acceptSentAt.size;
  }

  /** From pressing Request until a driver's client had the offer, if a driver was free at once. */
  requestToOfferMs(): number[] {
    return [...this.requested].flatMap(([rideId, { sentAt, wasAskedAtOnce }]) => {
      const offeredAt = this.#firstOfferAt.get(rideId);
      return wasAskedAtOnce && offeredAt !== undefined ? [offeredAt - sentAt] : [];
    });
  }

  /** From pressing Accept until the rider's client knew it. */
  acceptToRiderMs(): number[] {
    return [...this.#acceptSentAt].flatMap(([rideId, sentAt]) => {
      const seenAt = this.#acceptSeenAt.get(rideId);
      return seenAt === undefined ? [] : [seenAt - sentAt];
    });
  }

  /** Accepted rides whose rider's client never learned of it. */
  unseenAccepts(): number {
    return [...this.#acceptSentAt.keys()].filter((rideId) => !this.#acceptSeenAt.has(rideId)).length;
  }
}

const count = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
