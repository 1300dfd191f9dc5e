import pg from 'pg';

/**
 * The SQLSTATE of what the database itself said; undefined for anything else, such as a broken connection, whose EPIPE has five
 * characters too.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code;
  // The query builder wraps the driver's errors.
  return error instanceof Error && error.cause !== undefined ? sqlStateOf(error.cause) : undefined;
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const INVALID_PARAMETER_VALUE = '22023';
const QUERY_CANCELED = '57014';
const DISK_FULL = '53100';

/** Two were in each other's way, and this one was undone: at once it may well succeed. */
export const isCollision = (error: unknown): boolean =>
  [DEADLOCK, SERIALIZATION_FAILURE].includes(sqlStateOf(error) ?? '');

/** Somebody else held what was asked for, for too long. */
export const isLocked = (error: unknown): boolean =>
  sqlStateOf(error) === LOCK_NOT_AVAILABLE || isCollision(error);

/** The server gave the statement up because of what it took, not of what it asked. */
export const isCanceled = (error: unknown): boolean => sqlStateOf(error) === QUERY_CANCELED;

/** No byte more fits beside the database's data. */
export const isDiskFull = (error: unknown): boolean => sqlStateOf(error) === DISK_FULL;

/** A notification has more bytes than fit, or something else is out of its bounds. */
export const isTooLong = (error: unknown): boolean => sqlStateOf(error) === INVALID_PARAMETER_VALUE;

/**
 * Whether the database says that it did not do it. Not so a broken connection or a server that goes down, where nobody knows.
 */
export function isUndone(error: unknown): boolean {
  const state = sqlStateOf(error);
  return (
    state !== undefined && !state.startsWith('08') && (state === QUERY_CANCELED || !state.startsWith('57'))
  );
}
