import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** A person's authenticator app, from the moment its setup begins. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The app's key, sealed: see seal-secret.ts. */
    sealedSecret: bytea().notNull(),
    begunAt: at().notNull().defaultNow(),
    /** The session that began it; null for setups older than this column. */
    begunIn: uuid(),
    /** Null until the app has shown a right code: before, it's asked for nowhere. */
    turnedOnAt: at(),
    /** The half minute, since 1970, of the newest code used: it and older codes are refused. */
    lastStep: bigint({ mode: 'number' }),
  },
  (table) => [check('second_factors_used', sql`(${table.turnedOnAt} is null) = (${table.lastStep} is null)`)],
);

/** Codes that stand in for the app, each once: a used one is removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    /** SHA-256: a code has 80 random bits, so it needs no salt and no slow hash. */
    codeHash: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
