import argon2 from 'argon2';

/** A password to hash, or to compare with a hash. */
export interface HashOrder {
  password: string;
  hash: string | null;
}

/**
 * What a hash costs: OWASP's figures for argon2id (Password Storage Cheat Sheet), 19 MiB, 2 passes, 1 lane; about 7 ms of one core. Tests
 * hash thousands of passwords, so there a hash takes a twentieth of the memory.
 */
export const hashCost = (environment = process.env['NODE_ENV']) =>
  ({
    type: argon2.argon2id,
    memoryCost: environment === 'test' ? 1_024 : 19_456,
    timeCost: 2,
    parallelism: 1,
  }) as const;

const COST = hashCost();

/** The hash of a password no one knows, of the same cost. */
const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The password's hash; or, given a hash, whether the password has it. Any other text in place of the hash takes as long. */
export const answerOrder = ({ password, hash }: HashOrder): Promise<string | boolean> =>
  hash === null
    ? argon2.hash(password, COST)
    : argon2.verify(hash.startsWith('$argon2id$') ? hash : DECOY, password).catch(() => false);
