/**
 * PostgreSQL's codes: connection exceptions, a standby that takes no changes, exhausted resources (disk, memory,
 * connections), a server that goes down or is not up yet, a database that is gone, and statements that took too long.
 */
const SQL_STATE = /^(08.{3}|25006|53.{3}|57014|57P0[1-5]|3D000)$/;
const SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors of pg and its pool that carry no code. */
const WORDS =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Cannot use a pool after|Client (was closed|has encountered a connection error))/;

/**
 * Whether a query's error says that the database can't be reached or can't work now, and so nothing about the query
 * itself.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return SQL_STATE.test(code) || SYSTEM_CODES.has(code);
  // The query builder wraps the driver's errors.
  if (error.name === 'DrizzleQueryError' || error.constructor.name === 'DrizzleQueryError')
    return isUnreachable(error.cause);
  return WORDS.test(error.message);
}
