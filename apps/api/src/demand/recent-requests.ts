import type { LatLng } from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { isRideEvent, type ServerEvent } from '../live/events.ts';

/** So long a request tells what is asked for now, in milliseconds. */
export const RECENT_MS = 900_000;

/** Requests of the last quarter of an hour by H3 cell, in memory: fed by committed events, read once at the start. */
export class RecentRequests {
  readonly #requests = new Map<string, { cell: string; at: number }>();

  /** One that is known already counts once. @param at milliseconds since 1970, and so `now` */
  add(rideId: string, pickup: LatLng, at: number, now: number): void {
    this.#forget(now);
    if (!this.#requests.has(rideId)) this.#requests.set(rideId, { cell: pickupCell(pickup), at });
  }

  /** They stand about in the order of time: what nobody counts does not pile up. */
  #forget(now: number): void {
    for (const [rideId, { at }] of this.#requests) {
      if (at > now - RECENT_MS) return;
      this.#requests.delete(rideId);
    }
  }

  /** Whatever became of a request, it was made; but a deleted ride counts nowhere. */
  take(event: ServerEvent, now: number): void {
    if (!isRideEvent(event)) return;
    const { id, pickup, times } = event.ride;
    if (event.event === 'ride.deleted') this.#requests.delete(id);
    else if (times.requested !== null && times.requested > now - RECENT_MS)
      this.add(id, pickup, times.requested, now);
  }

  /** How many each cell had; what is older is forgotten. */
  countByCell(now: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [rideId, { cell, at }] of this.#requests) {
      if (at <= now - RECENT_MS) this.#requests.delete(rideId);
      else counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    return counts;
  }
}
