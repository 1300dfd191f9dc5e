import { MOST_KEY_NAME, type KeyScope } from '@ridewire/contracts/api-key-choices';
import { FIRST_API_VERSION, type ApiVersion } from '@ridewire/contracts/api-versions';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';

/**
 * A session that a person's program opens with a key instead of a password: its `secretHash` is of the whole key, made in a way of its own, and it
 * ends when the key does. It may do what the scopes name and its owner may.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    /** Its last four characters, to recognize it by. */
    hint: text().notNull(),
    /** The version of the API its program was written for. */
    apiVersion: text().$type<ApiVersion>().notNull().default(FIRST_API_VERSION),
  },
  (table) => [
    check('api_keys_name', sql`length(${table.name}) between 1 and ${sql.raw(String(MOST_KEY_NAME))}`),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) > 0`),
  ],
);
