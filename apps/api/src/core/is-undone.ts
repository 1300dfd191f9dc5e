import pg from 'pg';

/**
 * The SQLSTATE of the database's own error; undefined for anything else, such as a broken connection, whose EPIPE has
 * five characters too.
 */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code;
  // The query builder wraps the driver's errors.
  return error instanceof Error && error.cause !== undefined ? sqlStateOf(error.cause) : undefined;
}

/** The constraint that refused a change, also one that a trigger names. */
export function constraintOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.constraint;
  return error instanceof Error && error.cause !== undefined ? constraintOf(error.cause) : undefined;
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const INVALID_PARAMETER_VALUE = '22023';
const QUERY_CANCELED = '57014';
const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';

/** Two transactions collided, and this one was rolled back: a retry at once may well succeed. */
export const isCollision = (error: unknown): boolean =>
  [DEADLOCK, SERIALIZATION_FAILURE].includes(sqlStateOf(error) ?? '');

/** Another transaction committed a row that excludes this one's: a retry sees it. */
export const isTaken = (error: unknown): boolean => sqlStateOf(error) === UNIQUE_VIOLATION;

/** Another transaction held a lock for too long. */
export const isLocked = (error: unknown): boolean =>
  sqlStateOf(error) === LOCK_NOT_AVAILABLE || isCollision(error);

/** The server canceled the statement because of its cost, not because of what it asked. */
export const isCanceled = (error: unknown): boolean => sqlStateOf(error) === QUERY_CANCELED;

/** The database's disk is full. */
export const isDiskFull = (error: unknown): boolean => sqlStateOf(error) === DISK_FULL;

/** A notification has more bytes than fit, also in the outbox, or something else is out of its bounds. */
export const isTooLong = (error: unknown): boolean =>
  sqlStateOf(error) === INVALID_PARAMETER_VALUE || constraintOf(error) === 'event_outbox_payload';

/**
 * Whether the database says that it did nothing. Not so for a broken connection or a server that goes down, where the
 * result is unknown.
 */
export function isUndone(error: unknown): boolean {
  const state = sqlStateOf(error);
  return (
    state !== undefined && !state.startsWith('08') && (state === QUERY_CANCELED || !state.startsWith('57'))
  );
}
