/** For more than this at once, sorting everything is cheaper than placing each one. */
const MANY = 200;

/**
 * Items in order, and what each one shows. No two may be equal. The values that decide the order, and what is shown, must
 * not change while an item is in.
 */
export class SortedRows<Item, Shown> {
  readonly #compare: (a: Item, b: Item) => number;
  readonly #show: (item: Item) => Shown;
  #items: Item[] = [];
  #shown: Shown[] = [];

  constructor(compare: (a: Item, b: Item) => number, show: (item: Item) => Shown) {
    this.#compare = compare;
    this.#show = show;
  }

  /** What the items show, in order: the same list until one is added or removed. */
  get shown(): readonly Shown[] {
    return this.#shown;
  }

  add(added: readonly Item[]): void {
    if (added.length > MANY) return this.#replace([...this.#items, ...added].sort(this.#compare));
    if (added.length === 0) return;
    const sorted = added.toSorted(this.#compare);
    const places = sorted.map((item) => this.#placeOf(item));
    this.#items = cut(this.#items, places, 0, sorted);
    this.#shown = cut(this.#shown, places, 0, sorted.map(this.#show));
  }

  remove(removed: readonly Item[]): void {
    if (removed.length > MANY) {
      const gone = new Set(removed);
      return this.#replace(this.#items.filter((item) => !gone.has(item)));
    }
    const found = removed.map((item) => [this.#placeOf(item), item] as const);
    const held = found.flatMap(([place, item]) => (this.#items[place] === item ? [place] : []));
    if (held.length === 0) return;
    const places = [...new Set(held)].sort((a, b) => a - b);
    this.#items = cut(this.#items, places, 1);
    this.#shown = cut(this.#shown, places, 1);
  }

  #replace(items: Item[]): void {
    this.#items = items;
    this.#shown = items.map(this.#show);
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

/** Removes items at these places and inserts others instead. Ten thousand are copied as a block of memory, not one by one. */
function cut<Value>(
  values: Value[],
  places: readonly number[],
  leftOut: 0 | 1,
  given: readonly Value[] = [],
): Value[] {
  const pieces: Value[][] = [];
  let from = 0;
  for (const [i, place] of places.entries()) {
    pieces.push(values.slice(from, place));
    if (given.length > 0) pieces.push([given[i] as Value]);
    from = place + leftOut;
  }
  pieces.push(values.slice(from));
  return ([] as Value[]).concat(...pieces);
}
