import { isDriving, type LatLng, type RideStatus } from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { isRideEvent, type ServerEvent } from '../live/events.ts';

/** How far the forecast looks ahead, in milliseconds. */
const AHEAD_MS = 900_000;
/** Until the rider is on board, in milliseconds. */
const USUAL_APPROACH_MS = 300_000;

/** A ride that has a driver. */
export interface RideToEnd {
  id: string;
  status: RideStatus;
  destination: LatLng;
  durationSeconds: number;
  /** When the rider got in, in milliseconds since 1970; null before. */
  pickedUpAt: number | null;
}

/** Where cars with a ride will soon be free, in memory: fed by committed events, read once at the start. */
export class EndingRides {
  readonly #rides = new Map<string, { cell: string; endsAt: number }>();

  set({ id, status, destination, durationSeconds, pickedUpAt }: RideToEnd, now: number): void {
    if (!isDriving(status)) this.#rides.delete(id);
    else {
      const beginsAt = pickedUpAt ?? now + USUAL_APPROACH_MS;
      this.#rides.set(id, { cell: pickupCell(destination), endsAt: beginsAt + durationSeconds * 1000 });
    }
  }

  take(event: ServerEvent, now: number): void {
    if (!isRideEvent(event)) return;
    const { ride } = event;
    if (event.event === 'ride.deleted') this.#rides.delete(ride.id);
    else this.set({ ...ride, pickedUpAt: ride.times.picked_up }, now);
  }

  clear(): void {
    this.#rides.clear();
  }

  /** How many cars become free in each cell within the quarter of an hour. */
  countByCell(now: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [rideId, { cell, endsAt }] of this.#rides) {
      // This long overdue it tells nothing, or its end was missed.
      if (endsAt < now - AHEAD_MS) this.#rides.delete(rideId);
      else if (endsAt <= now + AHEAD_MS) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    return counts;
  }
}
