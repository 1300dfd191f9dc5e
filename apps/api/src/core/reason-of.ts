import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error's cause in one line. A query builder's error contains the query and its values, which must not be logged;
 * the database's own words are its cause.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError && error.cause) return reasonOf(error.cause);
  return error.message.split('\n')[0] || error.name;
}
