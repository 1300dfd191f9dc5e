import { MOST_PASSKEY_NAME } from '@ridewire/contracts/passkey-choices';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** The keys that a person's devices sign in with. The secret half never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the device calls it. */
    credentialId: bytea().notNull(),
    /** As a COSE key. */
    publicKey: bytea().notNull(),
    /** How often the device says it was used. Zero on devices that don't count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the device. */
    transports: text().array().notNull(),
    name: text().notNull(),
    addedAt: at().notNull().defaultNow(),
    lastUsedAt: at(),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
    check('passkeys_name', sql`length(${table.name}) between 1 and ${sql.raw(String(MOST_PASSKEY_NAME))}`),
  ],
);

/** What a device has to sign, once and soon. A used one is removed. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: bytea().primaryKey(),
    /** The person who adds a passkey; null for a sign-in, which doesn't know its person yet. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('passkey_challenges_user').on(table.userId)],
);
