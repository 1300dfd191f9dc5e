/** The index of each key's value. All forks share it and differ only in their values. Keys are only ever added. */
type Places<Key> = Map<Key, number>;

/**
 * A map that is cheap to copy: ten thousand values are one block of memory, and the keys are shared. Entries come in the
 * order in which their keys were first set, even if one was removed and came back. A value is never undefined.
 */
export class ForkMap<Key, Value> implements ReadonlyMap<Key, Value> {
  #places: Places<Key> = new Map();
  #keys: Key[] = [];
  #values: (Value | undefined)[] = [];
  #size = 0;

  constructor(entries: Iterable<readonly [Key, Value]> = []) {
    for (const [key, value] of entries) this.set(key, value);
  }

  /** A map with the same entries. Changes in one do not appear in the other. */
  fork(): ForkMap<Key, Value> {
    const fork = new ForkMap<Key, Value>();
    fork.#places = this.#places;
    fork.#keys = this.#keys;
    fork.#values = this.#values.slice();
    fork.#size = this.#size;
    return fork;
  }

  get size(): number {
    return this.#size;
  }

  get(key: Key): Value | undefined {
    const place = this.#places.get(key);
    return place === undefined ? undefined : this.#values[place];
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  set(key: Key, value: Value): this {
    let place = this.#places.get(key);
    const isNew = place === undefined || this.#values[place] === undefined;
    if (place === undefined) {
      place = this.#keys.push(key) - 1;
      this.#places.set(key, place);
    }
    if (isNew) this.#size += 1;
    this.#values[place] = value;
    return this;
  }

  delete(key: Key): boolean {
    const place = this.#places.get(key);
    if (place === undefined || this.#values[place] === undefined) return false;
    this.#values[place] = undefined;
    this.#size -= 1;
    if (this.#keys.length > 32 && this.#size < this.#keys.length / 2) this.#compact();
    return true;
  }

  /** Switches to its own keys, without the empty ones. */
  #compact(): void {
    const kept = [...this.entries()];
    this.#places = new Map(kept.map(([key], place) => [key, place]));
    this.#keys = kept.map(([key]) => key);
    this.#values = kept.map(([, value]) => value);
  }

  entries(): MapIterator<[Key, Value]> {
    const entries: [Key, Value][] = [];
    this.forEach((value, key) => entries.push([key, value]));
    return entries.values();
  }

  keys(): MapIterator<Key> {
    return this.#keys.filter((_, place) => this.#values[place] !== undefined).values();
  }

  values(): MapIterator<Value> {
    return this.#values.filter((value) => value !== undefined).values();
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  forEach(tell: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (let place = 0; place < this.#values.length; place += 1) {
      const value = this.#values[place];
      if (value !== undefined) tell(value, this.#keys[place] as Key, this);
    }
  }
}
