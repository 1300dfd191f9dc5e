import type { Orm } from '@ridewire/db';
import type { Tx } from './in-transaction.ts';

/**
 * A frequent statement: built once for the pool or for a connection, and planned once on each connection. Building and
 * planning it each time takes four times as long.
 * @param build ends in `.prepare` with a name that no other statement has; the changing values are placeholders
 */
export function prepareOnce<Prepared>(build: (orm: Orm) => Prepared): (orm: Tx) => Prepared {
  const known = new WeakMap<Tx, Prepared>();
  return (orm) => {
    const prepared = known.get(orm) ?? build(orm as Orm);
    known.set(orm, prepared);
    return prepared;
  };
}
