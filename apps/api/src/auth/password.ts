import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import pLimit from 'p-limit';

/** OWASP's figures for argon2id (Password Storage Cheat Sheet): 19 MiB, 2 passes, 1 lane; about 7 ms of one core. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashing runs on Node's thread pool and takes a whole core each: a flood of sign-ins must leave room for the rides.
const limit = pLimit(Math.max(1, availableParallelism() - 1));

export const hashPassword = (password: string): Promise<string> => limit(() => argon2.hash(password, COST));

export const verifyPassword = (hash: string, password: string): Promise<boolean> =>
  limit(() => argon2.verify(hash, password).catch(() => false));

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, for addresses nobody has. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword('no such account');
  await verifyPassword(await decoy, password);
  return false;
}
