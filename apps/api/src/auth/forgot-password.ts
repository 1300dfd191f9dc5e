import type { CodeAsked, ForgotPasswordInput } from '@ridewire/contracts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { askCode } from './ask-code.ts';

/** Mails a code with which a new password may be set. @throws AppError TOO_MANY */
export const forgotPassword = (core: Core, input: ForgotPasswordInput, from: Caller): Promise<CodeAsked> =>
  askCode(core, 'reset', input.email, from);
