import type { CodeAsked, ResendOtpInput } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { Limits } from '../core/limits.ts';
import type { Db } from '@ridewire/db';
import { askCode } from './ask-code.ts';

/** Mails another code to a person who still has to verify their address. @throws AppError TOO_MANY */
export const resendOtp = (
  deps: { db: Db; limits: Limits },
  input: ResendOtpInput,
  from: Caller,
): Promise<CodeAsked> => askCode(deps, 'verify', input.email, from);
