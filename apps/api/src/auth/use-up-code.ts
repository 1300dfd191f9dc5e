import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import type { CodePurpose } from '../mail/mail-job.ts';

const { emailCodes } = schema;

/** What a row of email_codes has where there is no code that works. */
export const NO_CODE = { codeHash: null, expiresAt: null, triesLeft: 0 };

/** Uses up somebody's code. @returns false when it is another one by now, or was used up */
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
