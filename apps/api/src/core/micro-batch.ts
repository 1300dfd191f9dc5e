import pLimit from 'p-limit';
import { trueMs } from './true-ms.ts';

interface Entry<Item, Result> {
  item: Item;
  lane: unknown;
  keys: string[];
  settle: PromiseWithResolvers<Result>;
}

/** How many refused items are tried alone at the same time, next to the batches. */
const ALONE_AT_ONCE = 4;
/** The most batches of one lane at once; the second starts only while the first is late. */
const BATCHES = 2;
/**
 * A batch that takes longer than this, in milliseconds, waits for a lock of another transaction, and the next need not
 * wait for it. Far more than a busy disk takes.
 */
const LATE_MS = 100;
/** The batch size from which on it is a crowd. */
const CROWD = 8;
/**
 * An item that was refused alone too would also get its next batch refused, so its keys go alone for this long, in
 * milliseconds.
 */
const SUSPECT_MS = 10_000;

interface Options<Item> {
  /** Items that share a key (one ride, one driver) are never in the same batch, nor in two at once, and keep their order. */
  keysOf: (item: Item) => string[];
  /** A batch has items of one lane only; lanes wait for each other only where items share a key. One lane by default. */
  laneOf?: (item: Item) => unknown;
  /**
   * Whether an error of `run` says that nothing was done because of the items. Each item is then run again alone, while
   * the next batches go on: one failing item never fails the others, an item that has to wait delays no other, and an
   * item that lost a race gets its own error. Any other error fails the whole batch: if the database doesn't answer,
   * the calls behind it should not wait for each item in turn.
   */
  isRefusal: (error: unknown) => boolean;
  maxItems?: number;
  lateMs?: number;
  /**
   * In a crowd, the next batch begins at least this many milliseconds after the last one: few large batches cost less
   * than many small ones.
   */
  crowdMs?: number;
}

/**
 * Collects items that arrive while a batch runs, and runs them together as the next one. Under load this turns many
 * commits into one; a single item goes out at once.
 */
export class MicroBatch<Item, Result> {
  #waiting: Entry<Item, Result>[] = [];
  /** Batches under way by lane, and those of them that are not late. */
  readonly #lanes = new Map<unknown, { batches: number; onTime: number }>();
  /** Keys of all running items. */
  #held = new Set<string>();
  /** Until when a key goes alone, by a monotonic clock. */
  #suspects = new Map<string, number>();
  readonly #inTurn = pLimit(ALONE_AT_ONCE);
  readonly #run: (items: Item[], isAlone: boolean) => Promise<Result[]>;
  readonly #options: Required<Options<Item>>;

  /** @param run returns one result an item, in order; isAlone says whether the item is tried alone */
  constructor(run: (items: Item[], isAlone: boolean) => Promise<Result[]>, options: Options<Item>) {
    this.#run = run;
    this.#options = { laneOf: () => this, maxItems: 64, lateMs: LATE_MS, crowdMs: 0, ...options };
  }

  /** Resolves with the item's own result, or rejects with its own error. */
  add(item: Item): Promise<Result> {
    const settle = Promise.withResolvers<Result>();
    const [lane, keys] = [this.#options.laneOf(item), this.#options.keysOf(item)];
    this.#waiting.push({ item, lane, keys, settle });
    this.#start(lane);
    return settle.promise;
  }

  /** Starts the waiting items that may go now, also of other lanes where a key was released. */
  #startWaiting(): void {
    for (const lane of new Set(this.#waiting.map((entry) => entry.lane))) this.#start(lane);
  }

  #start(lane: unknown): void {
    const state = this.#lanes.get(lane) ?? { batches: 0, onTime: 0 };
    if (state.onTime > 0 || state.batches === BATCHES) return;
    this.#lanes.set(lane, state);
    state.batches += 1;
    state.onTime += 1;
    // A microtask later, so that calls of the same tick go together.
    queueMicrotask(() => void this.#drain(lane, state));
  }

  async #drain(lane: unknown, state: { batches: number; onTime: number }): Promise<void> {
    let isLate = false;
    const { lateMs, crowdMs } = this.#options;
    const beLate = () => {
      isLate = true;
      state.onTime -= 1;
      this.#startWaiting();
    };
    for (let batch = this.#takeBatch(lane); batch.length > 0; batch = isLate ? [] : this.#takeBatch(lane)) {
      const [begun, timer] = [trueMs(), setTimeout(beLate, lateMs)];
      await this.#runBatch(batch);
      clearTimeout(timer);
      const restMs = batch.length < CROWD || isLate ? 0 : crowdMs - (trueMs() - begun);
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    state.batches -= 1;
    if (!isLate) state.onTime -= 1;
    else this.#startWaiting();
  }

  async #runBatch(batch: Entry<Item, Result>[]): Promise<void> {
    this.#hold(batch);
    try {
      const results = await this.#run(
        batch.map(({ item }) => item),
        false,
      );
      batch.forEach(({ settle }, i) => settle.resolve(results[i] as Result));
    } catch (error) {
      if (this.#options.isRefusal(error)) {
        for (const entry of batch) void this.#runAlone(entry);
        return;
      }
      for (const { settle } of batch) settle.reject(error);
    }
    this.#release(batch);
    this.#startWaiting();
  }

  async #runAlone(entry: Entry<Item, Result>): Promise<void> {
    const { item, keys, settle } = entry;
    try {
      const [result] = await this.#inTurn(() => this.#run([item], true));
      settle.resolve(result as Result);
      for (const key of keys) this.#suspects.delete(key);
    } catch (error) {
      settle.reject(error);
      if (this.#options.isRefusal(error)) this.#suspect(keys);
    }
    this.#release([entry]);
    this.#startWaiting();
  }

  #hold(entries: Entry<Item, Result>[]): void {
    for (const { keys } of entries) for (const key of keys) this.#held.add(key);
  }

  #release(entries: Entry<Item, Result>[]): void {
    for (const { keys } of entries) for (const key of keys) this.#held.delete(key);
  }

  #suspect(keys: string[]): void {
    const now = trueMs();
    for (const [key, until] of this.#suspects) if (until <= now) this.#suspects.delete(key);
    for (const key of keys) this.#suspects.set(key, now + SUSPECT_MS);
  }

  #takeBatch(lane: unknown): Entry<Item, Result>[] {
    if (this.#waiting.length === 0) return [];
    const now = trueMs();
    const taken: Entry<Item, Result>[] = [];
    const left: Entry<Item, Result>[] = [];
    const keys = new Set(this.#held);
    for (const entry of this.#waiting) {
      const clashes = entry.keys.some((key) => keys.has(key));
      const isSuspect = entry.keys.some((key) => (this.#suspects.get(key) ?? 0) > now);
      // Keys of waiting items count too, or a later item would overtake an earlier one of the same ride.
      for (const key of entry.keys) keys.add(key);
      if (clashes || entry.lane !== lane) left.push(entry);
      else if (isSuspect) {
        this.#hold([entry]);
        void this.#runAlone(entry);
      } else (taken.length < this.#options.maxItems ? taken : left).push(entry);
    }
    this.#waiting = left;
    return taken;
  }
}
