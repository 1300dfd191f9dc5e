import { useEffect, useState } from 'react';

/** Longer than the gap of a double press, in milliseconds. */
const CHANGED_MS = 700;

/** True for 700 ms after `value` changed, not at first: a press meant for the former content must do nothing. */
export function useJustChanged(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return !Object.is(settled, value);
}
