/** The most waiting items of one person. */
const MOST_OF_ONE = 20;
/** The most waiting items of all. */
const MOST_OF_ALL = 500;

/** Items that wait for their turn, person by person: a person who asks for much waits longer, and no one else does. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  /** @returns whether it waits; otherwise whose items are too many for this one to be done in time: this person's, or all */
  add(by: string, item: Item): 'added' | 'full of theirs' | 'full' {
    const mine = this.#waiting.get(by) ?? [];
    if (mine.length >= MOST_OF_ONE) return 'full of theirs';
    if (this.#size >= MOST_OF_ALL) return 'full';
    mine.push(item);
    this.#size++;
    this.#waiting.set(by, mine);
    return 'added';
  }

  /**
   * The next item, of the person who had none for longest.
   * @param busy people whose turn it is not
   */
  take(busy?: ReadonlySet<string>): { by: string; item: Item } | undefined {
    for (const [by, mine] of this.#waiting) {
      if (busy?.has(by)) continue;
      const item = mine.shift();
      this.#waiting.delete(by);
      if (mine.length > 0) this.#waiting.set(by, mine);
      if (item === undefined) continue;
      this.#size--;
      return { by, item };
    }
    return undefined;
  }

  takeAll(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
