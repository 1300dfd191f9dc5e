import FlatQueue from 'flatqueue';

interface Due {
  /** When to look at it again, in ms; infinite for never. */
  dueMs: number;
}

/** Items by when they are due. If an item's time changes it is added again, and its old entry is ignored. */
export class DueRows<Item extends Due> {
  readonly #queue = new FlatQueue<Item>();
  readonly #queuedMs = new WeakMap<Item, number>();

  put(item: Item): void {
    if (this.#queuedMs.get(item) === item.dueMs) return;
    this.#queuedMs.set(item, item.dueMs);
    if (Number.isFinite(item.dueMs)) this.#queue.push(item, item.dueMs);
  }

  /** Stops waiting for the item. */
  drop(item: Item): void {
    this.#queuedMs.delete(item);
  }

  /** When the next one is due, in ms; infinite for never. */
  get nextMs(): number {
    for (;;) {
      const [item, ms] = [this.#queue.peek(), this.#queue.peekValue()];
      if (item === undefined || ms === undefined) return Number.POSITIVE_INFINITY;
      if (this.#queuedMs.get(item) === ms) return ms;
      this.#queue.pop();
    }
  }

  /** Removes and returns the items due by then. */
  takeDue(nowMs: number): Item[] {
    const due: Item[] = [];
    while (this.nextMs <= nowMs) {
      const item = this.#queue.pop() as Item;
      this.#queuedMs.delete(item);
      due.push(item);
    }
    return due;
  }
}
