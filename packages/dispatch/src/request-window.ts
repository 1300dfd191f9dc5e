import { batchWindowMs, type CityPace } from './batch-window.ts';

/** A gathered request is due this long before it is matched. */
const DUE_EARLIER_MS = 500;

/** How far back requests count toward the city's pace. */
const LOOK_BACK_MS = 10_000;

/** Counts when requests came, and keeps the window in which the present ones are gathered, by the caller's clock. */
export class RequestWindow {
  #came: number[] = [];
  #endsMs = -Infinity;

  /**
   * A request came.
   * @returns `waitMs`: how long it waits to be matched with others; 0 to dispatch it at once. `begins`: whether the
   * caller has to end a window that begins with it
   */
  join(nowMs: number, city: Omit<CityPace, 'requestsPerSecond'>): { waitMs: number; begins: boolean } {
    this.#came = [...this.#came.filter((at) => at > nowMs - LOOK_BACK_MS), nowMs];
    if (this.#endsMs > nowMs) return { waitMs: this.#endsMs - nowMs, begins: false };
    const waitMs = batchWindowMs({ requestsPerSecond: this.#came.length / (LOOK_BACK_MS / 1000), ...city });
    if (waitMs > 0) this.#endsMs = nowMs + waitMs;
    return { waitMs, begins: waitMs > 0 };
  }
}

/** The first wave of a gathered request: it asks no one yet. */
export const gatheredWave = (waitMs: number): { offers: never[]; wave: number; nextWaveSeconds: number } => ({
  offers: [],
  wave: 0,
  nextWaveSeconds: Math.max(0, waitMs - DUE_EARLIER_MS) / 1000,
});
