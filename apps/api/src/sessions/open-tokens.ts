import type { LoginInput, Tokens } from '@ridewire/contracts';
import { checkPassword } from '../auth/check-password.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { makeTokens } from './make-tokens.ts';
import { FIRST_GENERATION, openProgramSession } from './open-session.ts';

/**
 * Opens a program's session for the right address and password.
 * @throws AppError as checkPassword
 */
export async function openTokens(core: Core, input: LoginInput, from: Caller): Promise<Tokens> {
  const account = await checkPassword(core, input, from);
  const opened = await openProgramSession(core.db, account.id, from, account.passwordHash);
  return makeTokens(core.serverKey, { ...opened, userId: account.id, generation: FIRST_GENERATION });
}
