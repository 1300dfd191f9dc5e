import type { Position } from '@ridewire/contracts';
import { liesAhead } from './fix-time.ts';

/** What a lost link may keep waiting, and what one report may carry. */
const MOST_KEPT = 60;
/** A fix that follows sooner adds nothing, in milliseconds. */
const MIN_GAP_MS = 900;

/** Where the driver was since the last report, oldest first. At most the latest 60 are kept. */
export class PositionBuffer {
  #waiting: Position[] = [];
  #latestAt = Number.NEGATIVE_INFINITY;
  #onFirst: (() => void) | undefined;

  /** Calls back when the first fix is there. */
  whenFirst(callback: () => void): void {
    this.#onFirst = callback;
  }

  /**
   * Takes a fix, unless it came within a second of the last one or is older than it. After the device's clock was set back
   * that is no measure.
   * @param nowMs server clock
   */
  add(position: Position, nowMs: number): void {
    if (!liesAhead(this.#latestAt, nowMs) && position.at - this.#latestAt < MIN_GAP_MS) return;
    const isFirst = this.#latestAt === Number.NEGATIVE_INFINITY;
    this.#latestAt = position.at;
    this.#waiting = [...this.#waiting, position].slice(-MOST_KEPT);
    if (isFirst) this.#onFirst?.();
  }

  /** Everything that waits; it is no longer kept here. */
  take(): Position[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** Takes a report back that did not arrive. What came since stays behind it. */
  putBack(positions: readonly Position[]): void {
    this.#waiting = [...positions, ...this.#waiting].slice(-MOST_KEPT);
  }

  get size(): number {
    return this.#waiting.length;
  }
}
