import type { Db } from '@ridewire/db';
import { makePair, type Pair } from './bench-latency.ts';

/** Several pairs take turns, because one person pressing buttons a thousand times a second would be refused. */
const PAIRS = 16;

/** Riders who watch and drivers who accept, one ride at a time. */
export async function openPairs(db: Db, url: string) {
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => makePair(db, url)));
  let turn = 0;
  return {
    /** @returns for each accept until then, the milliseconds to the rider's client */
    timesUntil: async (end: Promise<unknown>): Promise<number[]> => {
      const times: number[] = [];
      let isOver = false;
      const ended = end.finally(() => (isOver = true));
      while (!isOver) times.push(await (pairs[turn++ % PAIRS] as Pair).acceptOnce());
      await ended;
      return times;
    },
    close: () => Promise.all(pairs.map((pair) => pair.close())),
  };
}
