import type { CodeAsked, ForgotPasswordInput } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { ClientConfig } from '../core/client-config.ts';
import type { Limits } from '../core/limits.ts';
import type { Db } from '@ridewire/db';
import { askCode } from './ask-code.ts';
import { assertNotShared } from './assert-not-shared.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
}

/** Mails a code for setting a new password. @throws AppError DEMO_ACCOUNT, TOO_MANY */
export async function forgotPassword(
  deps: Deps,
  input: ForgotPasswordInput,
  from: Caller,
): Promise<CodeAsked> {
  assertNotShared(deps, input.email);
  return askCode(deps, 'reset', input.email, from);
}
