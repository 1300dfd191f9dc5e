import type { LatLng, Position, Way } from '@ridewire/contracts';
import { endsOfLine } from '@ridewire/streets/encode-line';
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

  /** Puts it on its nearest street, where there is one: a car that nobody has seen yet may stand anywhere. */
  async pullUp(toward: LatLng): Promise<void> {
    const stood = this.#leg;
    const way = await this.#findWay(this.where(), toward);
    const [street] = (way && endsOfLine(way.line)) ?? [];
    // It may have set off meanwhile.
    if (street && this.#leg === stood) this.#leg = standAt(street, 0);
  }

  /**
   * Resolves on arrival. When aborted the car stops where it is, and this rejects.
   * @param options.staysOnStreet ends where the streets end, however far beside them the place lies
   */
  async drive(
    to: LatLng,
    pace: Pace,
    signal: AbortSignal,
    { staysOnStreet = false }: { staysOnStreet?: boolean } = {},
  ): Promise<void> {
    const here = this.where();
    const way = await this.#findWay(here, to);
    signal.throwIfAborted();
    const now = Date.now();
    const [, end] = (staysOnStreet && way && endsOfLine(way.line)) || [to, to];
    const leg = planLeg(this.where(now), { lat: end.lat, lng: end.lng }, way, pace, now);
    this.#leg = leg;
    try {
      // A timer counts whole milliseconds, and may end one of them early.
      await wait(Math.ceil(leg.endsAt - now) + 1, undefined, { signal });
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
