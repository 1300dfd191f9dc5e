import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { AppError } from '../core/app-error.ts';
import { HashProcess } from './hash-process.ts';

// A hash takes a whole core: a flood of sign-ins must leave room for the rides.
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/**
 * At 7 ms each the last of a queue waits 1.5 s, and some 5 s if rides need the core too. People who wait longer press
 * again, and would only wait behind themselves.
 */
const MAX_WAITING = 200 * AT_ONCE;

const limit = pLimit(AT_ONCE);
const hashing = new HashProcess();

/** From here on, hashing uses only the processor time that others leave: to be called before the first hash. */
export function yieldHashing(): void {
  hashing.yields = true;
}

/** Turns a caller away before anything is counted or written. @throws AppError TOO_MANY when too many wait already */
export function assertRoomToHash(): void {
  if (limit.pendingCount >= MAX_WAITING) throw new AppError('TOO_MANY');
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  assertRoomToHash();
  return limit(work);
}

/** @throws AppError TOO_MANY */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hashing.hash(password));

/**
 * Whether the password has this hash; takes as long for a locked account, which has a text in its place. @throws
 * AppError TOO_MANY
 */
export const verifyPassword = (hash: string, password: string): Promise<boolean> =>
  inTurn(() => hashing.verify(hash, password));

/** Takes as long as a real check, for addresses without an account. @throws AppError TOO_MANY */
export const verifyNothing = (password: string): Promise<boolean> => verifyPassword('', password);
