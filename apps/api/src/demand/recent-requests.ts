import type { LatLng } from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { isRideEvent, type ServerEvent } from '../live/events.ts';

/** So long a request tells what is asked for now, in milliseconds. */
export const RECENT_MS = 900_000;

export interface RecentRequest {
  /** The ride's. */
  id: string;
  riderId: string;
  pickup: LatLng;
  /** Milliseconds since 1970. */
  at: number;
}

/** What was asked for in an area. */
export interface AskedCount {
  requests: number;
  /** How many people made them. */
  riders: number;
}

/** Requests of the last quarter of an hour by H3 cell, in memory: fed by committed events, read once at the start. */
export class RecentRequests {
  readonly #requests = new Map<string, { cell: string; riderId: string; at: number }>();

  /** One that is known already counts once. @param now milliseconds since 1970 */
  add({ id, riderId, pickup, at }: RecentRequest, now: number): void {
    this.#forget(now);
    if (!this.#requests.has(id)) this.#requests.set(id, { cell: pickupCell(pickup), riderId, at });
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
    const { id, pickup, rider, times } = event.ride;
    if (event.event === 'ride.deleted') this.#requests.delete(id);
    else if (times.requested !== null && times.requested > now - RECENT_MS)
      this.add({ id, riderId: rider.id, pickup, at: times.requested }, now);
  }

  clear(): void {
    this.#requests.clear();
  }

  /** What was asked for in each cell; what is older is forgotten. */
  countByCell(now: number): Map<string, AskedCount> {
    const counts = new Map<string, { requests: number; riderIds: Set<string> }>();
    for (const [rideId, { cell, riderId, at }] of this.#requests) {
      if (at <= now - RECENT_MS) {
        this.#requests.delete(rideId);
        continue;
      }
      let count = counts.get(cell);
      if (!count) counts.set(cell, (count = { requests: 0, riderIds: new Set() }));
      count.requests += 1;
      count.riderIds.add(riderId);
    }
    return new Map(
      [...counts].map(([cell, { requests, riderIds }]) => [cell, { requests, riders: riderIds.size }]),
    );
  }
}
