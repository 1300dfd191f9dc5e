import { useState } from 'react';

/** The value of before for as long as `isSame` says that nothing changed, so that what is memoized on it can rest. */
export function useStable<Value>(value: Value, isSame: (before: Value, value: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}

export const sameList = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);
