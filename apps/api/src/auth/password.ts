import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import pLimit from 'p-limit';
import { AppError } from '../core/app-error.ts';

/** OWASP's figures for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane; about 7 ms of one core. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashing runs on Node's thread pool and takes a whole core each: a flood of sign-ins must leave room for the rides.
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/**
 * At 7 ms each the last of a queue waits 1.5 s, and some 5 s where the rides need the core too. People who wait longer
 * press again, and would only wait behind themselves.
 */
const MAX_WAITING = 200 * AT_ONCE;

const limit = pLimit(AT_ONCE);

/** Turns somebody away before anything is counted or written for them. @throws AppError TOO_MANY when too many wait already */
export function assertRoomToHash(): void {
  if (limit.pendingCount >= MAX_WAITING) throw new AppError('TOO_MANY');
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  assertRoomToHash();
  return limit(work);
}

/** @throws AppError TOO_MANY */
export const hashPassword = (password: string): Promise<string> => inTurn(() => argon2.hash(password, COST));

/** A hash of nothing anybody knows, of the same cost. */
const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password is the hash's; as slow where a locked account has a text in its place. @throws AppError TOO_MANY */
export const verifyPassword = (hash: string, password: string): Promise<boolean> =>
  inTurn(() => argon2.verify(hash.startsWith('$argon2id$') ? hash : DECOY, password).catch(() => false));

/** Takes as long as a real check, for addresses nobody has. @throws AppError TOO_MANY */
export const verifyNothing = (password: string): Promise<boolean> => verifyPassword(DECOY, password);
