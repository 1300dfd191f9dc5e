import { hash, randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../core/in-transaction.ts';

const { recoveryCodes } = schema;

const makeCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
    '',
  );

/** @param code folded, as FactorCode returns it */
export const hashOfRecovery = (code: string): Buffer => hash('sha256', code, 'buffer');

/** ABCD-EFGH-JKMN-PQRS */
const inGroups = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Gives a person new recovery codes, and ends the old ones. The answer is the only time they are seen. */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOfRecovery(code) })));
  return codes.map(inGroups);
}
