import { Slots } from './slots.ts';

/** So many requests to another's server are under way at once, and so many of them for one person. */
const AT_ONCE = { all: 32, ofOne: 4 };

/** Does some work, or says null at once where too much of it is under way already: of all, or for this person. */
export type BoundedWork = <T>(by: string, work: () => Promise<T>) => Promise<T | null>;

/** Bounds what one process asks of another's server, which may be slow while many wait for it. */
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
