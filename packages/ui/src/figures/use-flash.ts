import './Flash.css';
import { useEffect, useState } from 'react';
import { useMemory } from '../memory/use-memory.ts';
import { useMotionReduced } from '../provider/motion-wish.ts';
import { motion } from '../theme/motion.ts';

export type FlashProps = { 'data-flash': 'a' | 'b' | undefined };

/**
 * Props for an element that flashes when `value` changes, such as a table row: `<tr {...useFlash(ride.version)}>`. It
 * shows 600 ms of spark behind the content; under reduced motion, an outline for 2 s. A value that was undefined until
 * now was not known yet, so it does not flash.
 */
export function useFlash(value: unknown): FlashProps {
  const reduced = useMotionReduced();
  const [{ turn }] = useMemory({ seen: value, turn: 0 }, (before) =>
    Object.is(before.seen, value)
      ? before
      : { seen: value, turn: before.seen === undefined ? before.turn : before.turn + 1 },
  );
  const [doneTurn, setDoneTurn] = useState(0);
  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(() => setDoneTurn(turn), reduced ? motion.flashStillMs : motion.flashMs);
    return () => clearTimeout(timer);
  }, [turn, reduced]);
  // Two names for one animation: switching between them restarts it when changes come quickly.
  return { 'data-flash': turn === doneTurn ? undefined : turn % 2 === 1 ? 'a' : 'b' };
}
