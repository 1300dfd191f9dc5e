import { useEffect, useState } from 'react';

/** Longer than a finger that was on its way, and than the second press of a double one; in milliseconds. */
const SETTLES_MS = 700;

/** Whether `content` became another just now: what stands in its place must not take presses that were meant for it. */
export function useSettling(content: string): boolean {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    if (settled === content) return undefined;
    const timer = setTimeout(() => setSettled(content), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [settled, content]);
  return settled !== content;
}
