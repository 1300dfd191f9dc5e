import type { Db, Orm } from '@ridewire/db';
import { MicroBatch } from './micro-batch.ts';

/** The most keys in one statement. */
const MAX_KEYS = 256;
/** In a crowd, calls wait this long to go together, in milliseconds; too short to notice. */
const CROWD_MS = 5;

/**
 * A read by key that is batched with all others of the same moment: keys asked for while a statement runs go together
 * in the next one. Ten thousand people who come back at once then cause some dozens of queries.
 * @param read returns what was found, by key; a key may be asked for twice. It has the handle itself for more than one query
 */
export function gatherReads<Row>(
  read: (orm: Orm, keys: string[], db: Db) => Promise<ReadonlyMap<string, Row>>,
): (db: Db, key: string) => Promise<Row | undefined> {
  const batches = new WeakMap<Db, MicroBatch<string, Row | undefined>>();
  const run = (db: Db) => async (keys: string[]) => {
    const found = await read(db.orm, keys, db);
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
