import type { Db, Orm } from '@ridewire/db';
import { MicroBatch } from './micro-batch.ts';

/** So many keys go with one statement. */
const MAX_KEYS = 256;
/** Where a crowd comes it waits for each other, in milliseconds: nobody sees so short a time. */
const CROWD_MS = 5;

/**
 * A read by key that travels with all others of the same moment: what is asked for while a statement is under way goes
 * together as the next. Ten thousand people who come back at once then ask some dozens of questions.
 * @param read what was found, by key; a key may be asked for twice
 */
export function gatherReads<Row>(
  read: (orm: Orm, keys: string[]) => Promise<ReadonlyMap<string, Row>>,
): (db: Db, key: string) => Promise<Row | undefined> {
  const batches = new WeakMap<Db, MicroBatch<string, Row | undefined>>();
  const run = (db: Db) => async (keys: string[]) => {
    const found = await read(db.orm, keys);
    return keys.map((key) => found.get(key));
  };
  return (db, key) => {
    let batch = batches.get(db);
    if (!batch)
      batches.set(
        db,
        (batch = new MicroBatch(run(db), {
          keysOf: () => [],
          isRefusal: () => false,
          maxItems: MAX_KEYS,
          crowdMs: CROWD_MS,
        })),
      );
    return batch.add(key);
  };
}
