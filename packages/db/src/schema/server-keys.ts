import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';

/** Keys that all processes share and nobody configures: the first process that starts makes them. */
export const serverKeys = pgTable('server_keys', {
  name: text().primaryKey(),
  key: bytea().notNull(),
});
