import { batchWindowMs, type CityPace } from './batch-window.ts';

/** Requests of so long tell how busy the city is, in milliseconds. */
const LOOK_BACK_MS = 10_000;

/** When requests came, and the window in which those of this moment are gathered; by whatever clock the caller has. */
export class RequestWindow {
  #came: number[] = [];
  #endsMs = -Infinity;

  /**
   * A request comes.
   * @returns how long it is to wait to be matched with others, in milliseconds; 0 where it is dispatched at once. `begins` where a
   * window begins with it: whoever asks ends it then
   */
  join(nowMs: number, city: Omit<CityPace, 'requestsPerSecond'>): { waitMs: number; begins: boolean } {
    this.#came = [...this.#came.filter((at) => at > nowMs - LOOK_BACK_MS), nowMs];
    if (this.#endsMs > nowMs) return { waitMs: this.#endsMs - nowMs, begins: false };
    const waitMs = batchWindowMs({ requestsPerSecond: this.#came.length / (LOOK_BACK_MS / 1000), ...city });
    if (waitMs > 0) this.#endsMs = nowMs + waitMs;
    return { waitMs, begins: waitMs > 0 };
  }
}
