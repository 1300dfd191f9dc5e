import pLimit from 'p-limit';

interface Entry<Item, Result> {
  item: Item;
  keys: string[];
  settle: PromiseWithResolvers<Result>;
}

/** So many of what was refused are tried apart at the same time, beside the batches. */
const APART_AT_ONCE = 2;
/** So many batches are under way at most: the second only while the first is late. */
const LANES = 2;
/** A batch that takes longer, in milliseconds, waits for something, and the next needn't. */
const LATE_MS = 25;
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
  readonly #apart = pLimit(APART_AT_ONCE);
  readonly #run: (items: Item[], isPatient: boolean) => Promise<Result[]>;
  readonly #keysOf: (item: Item) => string[];
  readonly #isRefusal: (error: unknown) => boolean;
  readonly #maxItems: number;
  readonly #lateMs: number;

  /**
   * @param run answers with one result an item, in order. It is patient with an item that is tried by itself, and gives up
   *   soon where others would wait too
   * @param isRefusal whether an error of `run` says that nothing was done because of what the items ask. They are then run
   *   once more in two halves, and so on, while the next batches go on: one failing item never takes the others with it, one that
   *   has to wait keeps nobody else, and one that lost a race learns so. Any other error fails the whole batch: where nobody
   *   answers, whoever waits behind it should not wait for every item of it.
   */
  constructor(
    run: (items: Item[], isPatient: boolean) => Promise<Result[]>,
    keysOf: (item: Item) => string[],
    isRefusal: (error: unknown) => boolean,
    maxItems = 64,
    lateMs = LATE_MS,
  ) {
    this.#run = run;
    this.#keysOf = keysOf;
    this.#isRefusal = isRefusal;
    this.#maxItems = maxItems;
    this.#lateMs = lateMs;
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
      const timer = setTimeout(beLate, this.#lateMs);
      await this.#runBatch(batch);
      clearTimeout(timer);
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
      if (this.#isRefusal(error)) return this.#divide(batch);
      for (const { settle } of batch) settle.reject(error);
    }
    this.#release(batch);
  }

  /** Each half by itself; one alone once more, with patience. */
  #divide(batch: Entry<Item, Result>[]): void {
    const middle = Math.ceil(batch.length / 2);
    for (const half of [batch.slice(0, middle), batch.slice(middle)])
      if (half.length > 0) void this.#runApart(half);
  }

  async #runApart(part: Entry<Item, Result>[]): Promise<void> {
    const isAlone = part.length === 1;
    try {
      const items = part.map(({ item }) => item);
      const results = await this.#apart(() => this.#run(items, isAlone));
      part.forEach(({ settle, keys }, i) => {
        settle.resolve(results[i] as Result);
        for (const key of keys) this.#suspects.delete(key);
      });
    } catch (error) {
      if (!isAlone && this.#isRefusal(error)) return this.#divide(part);
      if (this.#isRefusal(error)) this.#suspect(part);
      for (const { settle } of part) settle.reject(error);
    }
    this.#release(part);
    this.#start();
  }

  #hold(entries: Entry<Item, Result>[]): void {
    for (const { keys } of entries) for (const key of keys) this.#held.add(key);
  }

  #release(entries: Entry<Item, Result>[]): void {
    for (const { keys } of entries) for (const key of keys) this.#held.delete(key);
  }

  #suspect(entries: Entry<Item, Result>[]): void {
    const now = performance.now();
    for (const [key, until] of this.#suspects) if (until <= now) this.#suspects.delete(key);
    for (const { keys } of entries) for (const key of keys) this.#suspects.set(key, now + SUSPECT_MS);
  }

  #takeBatch(): Entry<Item, Result>[] {
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
        void this.#runApart([entry]);
      } else (taken.length < this.#maxItems ? taken : left).push(entry);
    }
    this.#waiting = left;
    return taken;
  }
}
