import pLimit from 'p-limit';

interface Entry<Item, Result> {
  item: Item;
  keys: string[];
  settle: PromiseWithResolvers<Result>;
}

/** So many items that were refused are tried alone at the same time, beside the batches. */
const ALONE_AT_ONCE = 2;
/** An item that was refused alone too would have its next batch refused: its keys go alone for so long, in milliseconds. */
const SUSPECT_MS = 10_000;

/**
 * Gathers items that arrive while a batch is under way and runs them together as the next one. Under load this turns
 * many commits into one; alone, an item goes out at once.
 *
 * Items that share a key (one ride, one driver) never stand in the same batch and keep their order.
 */
export class MicroBatch<Item, Result> {
  #waiting: Entry<Item, Result>[] = [];
  #running = false;
  /** Keys of the items that are tried alone. */
  #alone = new Set<string>();
  /** Until when a key goes alone, by the process's own clock. */
  #suspects = new Map<string, number>();
  readonly #inTurn = pLimit(ALONE_AT_ONCE);
  readonly #run: (items: Item[]) => Promise<Result[]>;
  readonly #keysOf: (item: Item) => string[];
  readonly #isRefusal: (error: unknown) => boolean;
  readonly #maxItems: number;

  /**
   * @param run answers with one result an item, in order
   * @param isRefusal whether an error of `run` says that nothing was done because of what the items ask. Each item is then
   *   run once more alone, while the next batches go on: one failing item never takes the others with it, one that has to
   *   wait keeps nobody else, and one that lost a race learns so. Any other error fails the whole batch: where nobody
   *   answers, whoever waits behind it should not wait for every item of it.
   */
  constructor(
    run: (items: Item[]) => Promise<Result[]>,
    keysOf: (item: Item) => string[],
    isRefusal: (error: unknown) => boolean,
    maxItems = 64,
  ) {
    this.#run = run;
    this.#keysOf = keysOf;
    this.#isRefusal = isRefusal;
    this.#maxItems = maxItems;
  }

  /** Resolves with the item's own result, or rejects with its own error. */
  add(item: Item): Promise<Result> {
    const settle = Promise.withResolvers<Result>();
    this.#waiting.push({ item, keys: this.#keysOf(item), settle });
    this.#start();
    return settle.promise;
  }

  #start(): void {
    if (this.#running) return;
    this.#running = true;
    // A microtask later, so that calls of the same tick travel together.
    queueMicrotask(() => void this.#drain());
  }

  async #drain(): Promise<void> {
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch()) {
      try {
        const results = await this.#run(batch.map((entry) => entry.item));
        batch.forEach((entry, i) => entry.settle.resolve(results[i] as Result));
      } catch (error) {
        if (this.#isRefusal(error)) for (const entry of batch) void this.#runAlone(entry);
        else for (const entry of batch) entry.settle.reject(error);
      }
    }
    this.#running = false;
  }

  async #runAlone({ item, keys, settle }: Entry<Item, Result>): Promise<void> {
    for (const key of keys) this.#alone.add(key);
    try {
      const [result] = await this.#inTurn(() => this.#run([item]));
      settle.resolve(result as Result);
      for (const key of keys) this.#suspects.delete(key);
    } catch (error) {
      settle.reject(error);
      if (this.#isRefusal(error)) this.#suspect(keys);
    }
    for (const key of keys) this.#alone.delete(key);
    this.#start();
  }

  #suspect(keys: string[]): void {
    const now = performance.now();
    for (const [key, until] of this.#suspects) if (until <= now) this.#suspects.delete(key);
    for (const key of keys) this.#suspects.set(key, now + SUSPECT_MS);
  }

  #takeBatch(): Entry<Item, Result>[] {
    const now = performance.now();
    const taken: Entry<Item, Result>[] = [];
    const left: Entry<Item, Result>[] = [];
    const keys = new Set(this.#alone);
    for (const entry of this.#waiting) {
      const clashes = entry.keys.some((key) => keys.has(key));
      const isSuspect = entry.keys.some((key) => (this.#suspects.get(key) ?? 0) > now);
      // Keys of what stays behind count too, or a later item would overtake an earlier one of the same ride.
      for (const key of entry.keys) keys.add(key);
      if (clashes) left.push(entry);
      else if (isSuspect) void this.#runAlone(entry);
      else (taken.length < this.#maxItems ? taken : left).push(entry);
    }
    this.#waiting = left;
    return taken;
  }
}
