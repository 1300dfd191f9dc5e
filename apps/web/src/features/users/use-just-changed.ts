import { useEffect, useState } from 'react';

/** Longer than the two presses of a double one are apart, in milliseconds. */
const CHANGED_MS = 700;

/** True for 700 ms after `value` changed, not at first: a press meant for what stood there before must do nothing. */
export function useJustChanged(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return !Object.is(settled, value);
}
