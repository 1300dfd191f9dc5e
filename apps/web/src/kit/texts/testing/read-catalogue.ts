/** A text, or a function that makes one. */
export interface Leaf {
  /** Where it is from the top: `rider.cancel.title`. */
  path: string;
  keys: string[];
  value: unknown;
}

/** Every leaf of a catalogue, in its order. */
export function readLeaves(texts: object, above: string[] = []): Leaf[] {
  return Object.entries(texts).flatMap(([key, value]): Leaf[] => {
    const keys = [...above, key];
    return typeof value === 'object' && value !== null
      ? readLeaves(value as object, keys)
      : [{ path: keys.join('.'), keys, value }];
  });
}

/** What stands for an argument: a name or a written figure, a number, an object of them. */
const SAMPLES = ['X', 7, new Proxy({}, { get: () => 'X' })];

/** What a text says: itself, or what its function says to each sample that it takes. */
export function sayAll(value: unknown): string[] {
  if (typeof value !== 'function') return [String(value)];
  const say = value as (...values: unknown[]) => unknown;
  return combine(say.length).flatMap((values) => {
    try {
      const said = say(...values);
      const text = Array.isArray(said) ? said.join('') : String(said);
      // A name where a number belongs, or the other way round.
      return /NaN|undefined/.test(text) ? [] : [text];
    } catch {
      return [];
    }
  });
}

const combine = (count: number): unknown[][] =>
  count === 0 ? [[]] : combine(count - 1).flatMap((before) => SAMPLES.map((sample) => [...before, sample]));
