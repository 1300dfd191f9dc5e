/** Past so many at once, sorting everything is cheaper than finding each one's place. */
const MANY = 200;

/** Items kept in order. No two may be equal, and what the order depends on must not change while an item is in. */
export class SortedRows<Item> {
  readonly #compare: (a: Item, b: Item) => number;
  #items: Item[] = [];

  constructor(compare: (a: Item, b: Item) => number) {
    this.#compare = compare;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  add(added: readonly Item[]): void {
    if (added.length > MANY) {
      this.#items = [...this.#items, ...added].sort(this.#compare);
      return;
    }
    if (added.length === 0) return;
    // One pass for all of them: to make room for each alone moves thousands each time.
    const before = this.#items;
    const after: Item[] = [];
    let from = 0;
    for (const item of added.toSorted(this.#compare)) {
      const place = this.#placeOf(item);
      for (; from < place; from += 1) after.push(before[from] as Item);
      after.push(item);
    }
    for (; from < before.length; from += 1) after.push(before[from] as Item);
    this.#items = after;
  }

  remove(removed: readonly Item[]): void {
    if (removed.length > MANY) {
      const gone = new Set(removed);
      this.#items = this.#items.filter((item) => !gone.has(item));
      return;
    }
    if (removed.length === 0) return;
    const places = new Set<number>();
    for (const item of removed) {
      const place = this.#placeOf(item);
      if (this.#items[place] === item) places.add(place);
    }
    this.#items = this.#items.filter((_, place) => !places.has(place));
  }

  /** Where the item is, or would be. */
  #placeOf(item: Item): number {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#items[middle] as Item, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
