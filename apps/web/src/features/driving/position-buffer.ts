import type { Position } from '@ridewire/contracts';
import { liesAhead } from './fix-time.ts';

/** The most fixes kept during a lost link, and in one report. */
const MOST_KEPT = 60;
/** A fix that follows sooner adds nothing, in milliseconds. */
const MIN_GAP_MS = 900;

/** The driver's positions since the last report, oldest first. At most the latest 60 are kept. */
export class PositionBuffer {
  #waiting: Position[] = [];
  #latestAt = Number.NEGATIVE_INFINITY;
  #onFirst: (() => void) | undefined;

  /** Calls back once the first fix is there. */
  whenFirst(callback: () => void): void {
    this.#onFirst = callback;
  }

  /**
   * Takes a fix, unless it came within a second of the last one or is older than it. After the device's clock was set
   * back, ages don't count.
   * @param nowMs server clock
   */
  add(position: Position, nowMs: number): void {
    if (!liesAhead(this.#latestAt, nowMs) && position.at - this.#latestAt < MIN_GAP_MS) return;
    const isFirst = this.#latestAt === Number.NEGATIVE_INFINITY;
    this.#latestAt = position.at;
    this.#waiting = [...this.#waiting, position].slice(-MOST_KEPT);
    if (isFirst) this.#onFirst?.();
  }

  /** Takes out all waiting fixes. */
  take(): Position[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  /** Takes back a report that did not arrive. Newer fixes stay behind it. */
  putBack(positions: readonly Position[]): void {
    this.#waiting = [...positions, ...this.#waiting].slice(-MOST_KEPT);
  }

  get size(): number {
    return this.#waiting.length;
  }
}
