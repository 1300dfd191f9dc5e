import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import type { CodePurpose } from '../mail/mail-job.ts';

const { emailCodes } = schema;

/** The values of an email_codes row without a valid code. */
export const NO_CODE = { codeHash: null, expiresAt: null, triesLeft: 0 };

/** Uses up a person's code. @returns false when it has been replaced or used */
export async function useUpCode(
  tx: Tx,
  purpose: CodePurpose,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> {
  const used = await tx
    .update(emailCodes)
    .set(NO_CODE)
    .where(
      and(eq(emailCodes.userId, userId), eq(emailCodes.purpose, purpose), eq(emailCodes.codeHash, codeHash)),
    )
    .returning({ userId: emailCodes.userId });
  return used.length > 0;
}
