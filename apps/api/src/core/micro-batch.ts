import pLimit from 'p-limit';

interface Entry<Item, Result> {
  item: Item;
  lane: unknown;
  keys: string[];
  settle: PromiseWithResolvers<Result>;
}

/** So many items that were refused are tried alone at the same time, beside the batches. */
const ALONE_AT_ONCE = 2;
/** So many batches of one lane are under way at most: the second only while the first is late. */
const BATCHES = 2;
/** A batch that takes longer, in milliseconds, waits for somebody's lock, and the next need not: far more than a busy disk takes. */
const LATE_MS = 100;
/** From so many in one batch on it is a crowd that comes. */
const CROWD = 8;
/** An item that was refused alone too would have its next batch refused: its keys go alone for so long, in milliseconds. */
const SUSPECT_MS = 10_000;

interface Options<Item> {
  /** Items that share a key (one ride, one driver) never stand in the same batch, nor in two at once, and keep their order. */
  keysOf: (item: Item) => string[];
  /** Only items of one lane stand in one batch; lanes wait for each other only where items share a key. One lane unless given. */
  laneOf?: (item: Item) => unknown;
  /**
   * Whether an error of `run` says that nothing was done because of what the items ask. Each item is then run once more alone, while the
   * next batches go on: one failing item never takes the others with it, one that has to wait keeps nobody else, and one that lost a race
   * learns so. Any other error fails the whole batch: where nobody answers, whoever waits behind it should not wait for every item of it.
   */
  isRefusal: (error: unknown) => boolean;
  maxItems?: number;
  lateMs?: number;
  /**
   * Where a crowd comes, the next batch begins so many milliseconds after the last at the soonest: few large ones cost less than many
   * small ones.
   */
  crowdMs?: number;
}

/**
 * Gathers items that arrive while a batch is under way and runs them together as the next one. Under load this turns
 * many commits into one; alone, an item goes out at once.
 */
export class MicroBatch<Item, Result> {
  #waiting: Entry<Item, Result>[] = [];
  /** Batches under way by lane, and those of them that are not late. */
  readonly #lanes = new Map<unknown, { batches: number; onTime: number }>();
  /** Keys of all that is under way. */
  #held = new Set<string>();
  /** Until when a key goes alone, by the process's own clock. */
  #suspects = new Map<string, number>();
  readonly #inTurn = pLimit(ALONE_AT_ONCE);
  readonly #run: (items: Item[], isAlone: boolean) => Promise<Result[]>;
  readonly #options: Required<Options<Item>>;

  /** @param run answers with one result an item, in order; told whether the item is tried alone */
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

  /** Whatever waits may go on now: of another lane too, where a key was let go. */
  #startWaiting(): void {
    for (const lane of new Set(this.#waiting.map((entry) => entry.lane))) this.#start(lane);
  }

  #start(lane: unknown): void {
    const state = this.#lanes.get(lane) ?? { batches: 0, onTime: 0 };
    if (state.onTime > 0 || state.batches === BATCHES) return;
    this.#lanes.set(lane, state);
    state.batches += 1;
    state.onTime += 1;
    // A microtask later, so that calls of the same tick travel together.
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
      const [begun, timer] = [performance.now(), setTimeout(beLate, lateMs)];
      await this.#runBatch(batch);
      clearTimeout(timer);
      const restMs = batch.length < CROWD || isLate ? 0 : crowdMs - (performance.now() - begun);
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
    const now = performance.now();
    for (const [key, until] of this.#suspects) if (until <= now) this.#suspects.delete(key);
    for (const key of keys) this.#suspects.set(key, now + SUSPECT_MS);
  }

  #takeBatch(lane: unknown): Entry<Item, Result>[] {
    if (this.#waiting.length === 0) return [];
    const now = performance.now();
    const taken: Entry<Item, Result>[] = [];
    const left: Entry<Item, Result>[] = [];
    const keys = new Set(this.#held);
    for (const entry of this.#waiting) {
      const clashes = entry.keys.some((key) => keys.has(key));
      const isSuspect = entry.keys.some((key) => (this.#suspects.get(key) ?? 0) > now);
      // Keys of what stays behind count too, or a later item would overtake an earlier one of the same ride.
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
