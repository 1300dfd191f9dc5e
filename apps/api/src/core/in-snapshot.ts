import type { Db } from '@ridewire/db';
import { inTransaction } from './in-transaction.ts';

/** A database handle that is only read from. */
export type Reader = Pick<Db, 'pool' | 'orm'>;

/** Queries of one transaction: `set local` holds until its end. */
export type Snapshot = Db & { readonly isSnapshot: true };

/** Lets several queries see the database as of one moment. Nothing can be written. */
export const inSnapshot = <T>(db: Reader, work: (db: Snapshot) => Promise<T>): Promise<T> =>
  inTransaction(
    db,
    // One connection in place of the pool: it is only used for queries.
    (orm, connection) =>
      work({
        isSnapshot: true,
        orm,
        pool: { query: connection.query.bind(connection) },
      } as unknown as Snapshot),
    'begin isolation level repeatable read read only',
  );
