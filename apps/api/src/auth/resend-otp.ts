import type { CodeAsked, ResendOtpInput } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { askCode } from './ask-code.ts';

/** Mails another code to who still has to verify their address. @throws AppError TOO_MANY */
export const resendOtp = (core: Core, input: ResendOtpInput, from: Caller): Promise<CodeAsked> =>
  askCode(core, 'verify', input.email, from);
