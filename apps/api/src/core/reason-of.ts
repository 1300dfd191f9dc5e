import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What went wrong, in one line. A query builder's error says the query and its values, which are nobody's to read; the
 * database's own words are its cause.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError && error.cause) return reasonOf(error.cause);
  return error.message.split('\n')[0] || error.name;
}
