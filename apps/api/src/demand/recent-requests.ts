import type { LatLng } from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { isRideEvent, type ServerEvent } from '../live/events.ts';

/** How long a request counts as present demand, in milliseconds. */
export const RECENT_MS = 900_000;

export interface RecentRequest {
  /** The ride's. */
  id: string;
  riderId: string;
  pickup: LatLng;
  /** Milliseconds since 1970. */
  at: number;
}

/** The present demand of an area. */
export interface AskedCount {
  requests: number;
  /** How many people made them. */
  riders: number;
}

/** Requests of the last quarter of an hour by H3 cell, in memory: fed by committed events, read once at the start. */
export class RecentRequests {
  readonly #requests = new Map<string, { cell: string; riderId: string; at: number }>();

  /** A known one counts once. @param now milliseconds since 1970 */
  add({ id, riderId, pickup, at }: RecentRequest, now: number): void {
    this.#forget(now);
    if (!this.#requests.has(id)) this.#requests.set(id, { cell: pickupCell(pickup), riderId, at });
  }

  /** Entries are roughly in order of time; this keeps them from piling up while no one counts. */
  #forget(now: number): void {
    for (const [rideId, { at }] of this.#requests) {
      if (at > now - RECENT_MS) return;
      this.#requests.delete(rideId);
    }
  }

  /** A request counts with any outcome, except that of a deleted ride. */
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

  /** Counts the present demand of each cell and forgets older requests. */
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
