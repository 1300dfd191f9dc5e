interface Entry<Item, Result> {
  item: Item;
  keys: string[];
  settle: PromiseWithResolvers<Result>;
}

/**
 * Gathers items that arrive while a batch is under way and runs them together as the next one. Under load this turns
 * many commits into one; alone, an item goes out at once.
 *
 * Items that share a key (one ride, one driver) never stand in the same batch and keep their order.
 */
export class MicroBatch<Item, Result> {
  #waiting: Entry<Item, Result>[] = [];
  #running = false;
  readonly #run: (items: Item[]) => Promise<Result[]>;
  readonly #keysOf: (item: Item) => string[];
  readonly #isRefusal: (error: unknown) => boolean;
  readonly #maxItems: number;

  /**
   * @param run answers with one result an item, in order
   * @param isRefusal whether an error of `run` says that nothing was done because of what the items ask. Each item is then
   *   run once more alone: one failing item never takes the others with it, and one that lost a race learns so. Any other
   *   error fails the whole batch: where nobody answers, whoever waits behind it should not wait for every item of it.
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
    if (!this.#running) {
      this.#running = true;
      // A microtask later, so that calls of the same tick travel together.
      queueMicrotask(() => void this.#drain());
    }
    return settle.promise;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#takeBatch();
      const items = batch.map((entry) => entry.item);
      try {
        const results = await this.#run(items);
        batch.forEach((entry, i) => entry.settle.resolve(results[i] as Result));
      } catch (error) {
        if (this.#isRefusal(error)) for (const entry of batch) await this.#runAlone(entry.item, entry.settle);
        else for (const entry of batch) entry.settle.reject(error);
      }
    }
    this.#running = false;
  }

  async #runAlone(item: Item, settle: PromiseWithResolvers<Result>): Promise<void> {
    try {
      settle.resolve((await this.#run([item]))[0] as Result);
    } catch (error) {
      settle.reject(error);
    }
  }

  #takeBatch(): Entry<Item, Result>[] {
    const taken: Entry<Item, Result>[] = [];
    const left: Entry<Item, Result>[] = [];
    const keys = new Set<string>();
    for (const entry of this.#waiting) {
      const clashes = entry.keys.some((key) => keys.has(key));
      // Keys of what stays behind count too, or a later item would overtake an earlier one of the same ride.
      for (const key of entry.keys) keys.add(key);
      (clashes || taken.length >= this.#maxItems ? left : taken).push(entry);
    }
    this.#waiting = left;
    return taken;
  }
}
