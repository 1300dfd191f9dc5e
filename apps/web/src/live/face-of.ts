/**
 * Another face of a map that goes on changing underneath: what looks at it by identity sees that something changed,
 * without a copy. An older face shows what the newest does.
 */
export function faceOf<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  return {
    get size() {
      return map.size;
    },
    get: (key) => map.get(key),
    has: (key) => map.has(key),
    keys: () => map.keys(),
    values: () => map.values(),
    entries: () => map.entries(),
    forEach: (each) => map.forEach(each),
    [Symbol.iterator]: () => map[Symbol.iterator](),
  };
}
