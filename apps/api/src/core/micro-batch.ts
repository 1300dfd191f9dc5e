import pLimit from 'p-limit';

interface Entry<Item, Result> {
  item: Item;
  keys: string[];
  settle: PromiseWithResolvers<Result>;
}

/** So many items that were refused are tried alone at the same time, beside the batches. */
const ALONE_AT_ONCE = 2;
/** So many batches are under way at most: the second only while the first is late. */
const LANES = 2;
/** A batch that takes longer, in milliseconds, waits for somebody's lock, and the next need not: far more than a busy disk takes. */
const LATE_MS = 100;
/** From so many in one batch on it is a crowd that comes. */
const CROWD = 8;
/** An item that was refused alone too would have its next batch refused: its keys go alone for so long, in milliseconds. */
const SUSPECT_MS = 10_000;

/**
 * Gathers items that arrive while a batch is under way and runs them together as the next one. Under load this turns
 * many commits into one; alone, an item goes out at once.
 *
 * Items that share a key (one ride, one driver) never stand in the same batch, nor in two at once, and keep their order.
 */
export class MicroBatch<Item, Result> {
  #waiting: Entry<Item, Result>[] = [];
  /** Batches under way, and those of them that are not late. */
  #lanes = 0;
  #onTime = 0;
  /** Keys of all that is under way. */
  #held = new Set<string>();
  /** Until when a key goes alone, by the process's own clock. */
  #suspects = new Map<string, number>();
  readonly #inTurn = pLimit(ALONE_AT_ONCE);
  readonly #run: (items: Item[], isAlone: boolean) => Promise<Result[]>;
  readonly #keysOf: (item: Item) => string[];
  readonly #isRefusal: (error: unknown) => boolean;
  readonly #maxItems: number;
  readonly #lateMs: number;
  readonly #crowdMs: number;

  /**
   * @param run answers with one result an item, in order; told whether the item is tried alone
   * @param isRefusal whether an error of `run` says that nothing was done because of what the items ask. Each item is then
   *   run once more alone, while the next batches go on: one failing item never takes the others with it, one that has to
   *   wait keeps nobody else, and one that lost a race learns so. Any other error fails the whole batch: where nobody
   *   answers, whoever waits behind it should not wait for every item of it.
   * @param crowdMs where a crowd comes, the next batch begins so many milliseconds after the last at the soonest: few large ones
   *   cost less than many small ones
   */
  constructor(
    run: (items: Item[], isAlone: boolean) => Promise<Result[]>,
    keysOf: (item: Item) => string[],
    isRefusal: (error: unknown) => boolean,
    maxItems = 64,
    lateMs = LATE_MS,
    crowdMs = 0,
  ) {
    this.#run = run;
    this.#keysOf = keysOf;
    this.#isRefusal = isRefusal;
    this.#maxItems = maxItems;
    this.#lateMs = lateMs;
    this.#crowdMs = crowdMs;
  }

  /** Resolves with the item's own result, or rejects with its own error. */
  add(item: Item): Promise<Result> {
    const settle = Promise.withResolvers<Result>();
    this.#waiting.push({ item, keys: this.#keysOf(item), settle });
    this.#start();
    return settle.promise;
  }

  #start(): void {
    if (this.#onTime > 0 || this.#lanes === LANES) return;
    this.#lanes += 1;
    this.#onTime += 1;
    // A microtask later, so that calls of the same tick travel together.
    queueMicrotask(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    let isLate = false;
    const beLate = () => {
      isLate = true;
      this.#onTime -= 1;
      if (this.#waiting.length > 0) this.#start();
    };
    for (let batch = this.#takeBatch(); batch.length > 0; batch = isLate ? [] : this.#takeBatch()) {
      const [begun, timer] = [performance.now(), setTimeout(beLate, this.#lateMs)];
      await this.#runBatch(batch);
      clearTimeout(timer);
      const restMs = batch.length < CROWD || isLate ? 0 : this.#crowdMs - (performance.now() - begun);
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    this.#lanes -= 1;
    if (!isLate) this.#onTime -= 1;
    else if (this.#waiting.length > 0) this.#start();
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
      if (this.#isRefusal(error)) {
        for (const entry of batch) void this.#runAlone(entry);
        return;
      }
      for (const { settle } of batch) settle.reject(error);
    }
    this.#release(batch);
  }

  async #runAlone(entry: Entry<Item, Result>): Promise<void> {
    const { item, keys, settle } = entry;
    try {
      const [result] = await this.#inTurn(() => this.#run([item], true));
      settle.resolve(result as Result);
      for (const key of keys) this.#suspects.delete(key);
    } catch (error) {
      settle.reject(error);
      if (this.#isRefusal(error)) this.#suspect(keys);
    }
    this.#release([entry]);
    this.#start();
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

  #takeBatch(): Entry<Item, Result>[] {
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
      if (clashes) left.push(entry);
      else if (isSuspect) {
        this.#hold([entry]);
        void this.#runAlone(entry);
      } else (taken.length < this.#maxItems ? taken : left).push(entry);
    }
    this.#waiting = left;
    return taken;
  }
}
