import FlatQueue from 'flatqueue';

interface Due {
  /** When it must be looked at again, in ms; infinite for never. */
  dueMs: number;
}

/** Items by when they are due. One whose time moved is put in again; where it was before counts for nothing. */
export class DueRows<Item extends Due> {
  readonly #queue = new FlatQueue<Item>();
  readonly #queuedMs = new WeakMap<Item, number>();

  put(item: Item): void {
    if (this.#queuedMs.get(item) === item.dueMs) return;
    this.#queuedMs.set(item, item.dueMs);
    if (Number.isFinite(item.dueMs)) this.#queue.push(item, item.dueMs);
  }

  /** It is not waited for any more. */
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

  /** Takes out those that are due by then. */
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
