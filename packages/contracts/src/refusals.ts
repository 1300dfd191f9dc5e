import { exactRefusals, refusals } from './nouns/every-noun.ts';

/** The codes of refusals, each with its HTTP status. */
export const STATUS_OF = refusals;

export type ErrorCode = keyof typeof STATUS_OF;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(STATUS_OF, code);

/** Why something is refused: a code, or a more exact sentence. */
export type RefusalKey = ErrorCode | keyof typeof exactRefusals;

/** The code that programs see. A mistake is bad input. */
export function codeOf(key: string): ErrorCode {
  if (isErrorCode(key)) return key;
  return Object.hasOwn(exactRefusals, key) ? exactRefusals[key as keyof typeof exactRefusals] : 'BAD_INPUT';
}
