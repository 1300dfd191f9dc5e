import type { Db } from '@ridewire/db';
import { inTransaction } from './in-transaction.ts';

/** What only reads. */
export type Reader = Pick<Db, 'pool' | 'orm'>;

/** Queries of one transaction: what is `set local` holds until its end. */
export type Snapshot = Db & { readonly isSnapshot: true };

/** Lets several queries see the database as of one moment. Nothing can be written. */
export const inSnapshot = <T>(db: Reader, work: (db: Snapshot) => Promise<T>): Promise<T> =>
  inTransaction(
    db,
    // One connection in place of the pool: queries are all that is asked of it.
    (orm, connection) =>
      work({
        isSnapshot: true,
        orm,
        pool: { query: connection.query.bind(connection) },
      } as unknown as Snapshot),
    'begin isolation level repeatable read read only',
  );
