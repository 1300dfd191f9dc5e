import { Slots } from './slots.ts';

/** The most requests to another server at once, in all and for one person. */
const AT_ONCE = { all: 32, ofOne: 4 };

/** Does some work, or returns null at once if too much of it is under way: in all, or for this person. */
export type BoundedWork = <T>(by: string, work: () => Promise<T>) => Promise<T | null>;

/** Limits the requests of one process to another server, which may be slow while many wait for it. */
export function boundAsking(): BoundedWork {
  const all = new Slots(AT_ONCE.all);
  const each = new Slots(AT_ONCE.ofOne);
  return async (by, work) => {
    const giveBack = each.take(by);
    const giveBackOne = giveBack && all.take('all');
    try {
      return giveBackOne ? await work() : null;
    } finally {
      giveBackOne?.();
      giveBack?.();
    }
  };
}
