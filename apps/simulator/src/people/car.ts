import type { LatLng, Position, Way } from '@ridewire/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { planLeg, pointOnLeg, standAt, type Leg, type Pace } from './leg.ts';

/** Finds the route along streets; null if none is known, in which case the car drives straight. */
export type FindWay = (from: LatLng, to: LatLng) => Promise<Way | null>;

/** A simulated car. It drives legs, and knows its present and past positions on the current one. */
export class Car {
  #leg: Leg;
  readonly #findWay: FindWay;

  constructor(start: LatLng, findWay: FindWay) {
    this.#leg = standAt(start, 0);
    this.#findWay = findWay;
  }

  where(at: number = Date.now()): LatLng {
    return pointOnLeg(this.#leg, at);
  }

  /** Resolves on arrival. If aborted, the car stops where it is and this rejects. */
  async drive(to: LatLng, pace: Pace, signal: AbortSignal): Promise<void> {
    const here = this.where();
    const way = await this.#findWay(here, to);
    signal.throwIfAborted();
    const now = Date.now();
    const leg = planLeg(this.where(now), { lat: to.lat, lng: to.lng }, way, pace, now);
    this.#leg = leg;
    try {
      await wait(leg.endsAt - now, undefined, { signal });
    } catch (error) {
      // The car does not stop if it is already driving elsewhere.
      if (this.#leg !== leg) throw error;
      const stopped = Date.now();
      this.#leg = standAt(this.where(stopped), stopped);
      throw error;
    }
  }

  /** What a receiver gathered over the last `spanMs`, one position per second, oldest first. */
  track(spanMs: number, now: number = Date.now()): Position[] {
    const seconds = Math.max(1, Math.round(spanMs / 1_000));
    return Array.from({ length: seconds }, (_, i) => {
      const at = now - (seconds - 1 - i) * 1_000;
      return { ...this.where(at), at };
    });
  }
}
