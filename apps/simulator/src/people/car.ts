import type { LatLng, Position } from '@ridewire/contracts';
import { setTimeout as wait } from 'node:timers/promises';
import { planLeg, pointOnLeg, type Leg, type Pace } from './leg.ts';

/** A simulated car: it drives legs, and knows where it is and was on the present one. */
export class Car {
  #leg: Leg;

  constructor(start: LatLng) {
    this.#leg = { from: start, to: start, startsAt: 0, endsAt: 0 };
  }

  where(at: number = Date.now()): LatLng {
    return pointOnLeg(this.#leg, at);
  }

  /** Resolves on arrival. When aborted the car stops where it is, and this rejects. */
  async drive(to: LatLng, pace: Pace, signal: AbortSignal): Promise<void> {
    const now = Date.now();
    const leg = planLeg(this.where(now), { lat: to.lat, lng: to.lng }, pace, now);
    this.#leg = leg;
    try {
      await wait(leg.endsAt - now, undefined, { signal });
    } catch (error) {
      // Already on its way elsewhere, it does not stop.
      if (this.#leg !== leg) throw error;
      const stopped = Date.now();
      const here = this.where(stopped);
      this.#leg = { from: here, to: here, startsAt: stopped, endsAt: stopped };
      throw error;
    }
  }

  /** What a receiver gathered over the last `spanMs`, one a second, oldest first. */
  track(spanMs: number, now: number = Date.now()): Position[] {
    const seconds = Math.max(1, Math.round(spanMs / 1_000));
    return Array.from({ length: seconds }, (_, i) => {
      const at = now - (seconds - 1 - i) * 1_000;
      return { ...this.where(at), at };
    });
  }
}
