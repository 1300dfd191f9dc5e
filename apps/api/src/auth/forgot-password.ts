import type { CodeAsked, ForgotPasswordInput } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { askCode } from './ask-code.ts';
import { assertNotShared } from './assert-not-shared.ts';

/** Mails a code with which a new password may be set. @throws AppError DEMO_ACCOUNT, TOO_MANY */
export async function forgotPassword(
  core: Core,
  input: ForgotPasswordInput,
  from: Caller,
): Promise<CodeAsked> {
  assertNotShared(core, input.email);
  return askCode(core, 'reset', input.email, from);
}
