import { ERRORS, type ErrorCode } from '@ridewire/contracts';

/** A refusal with a code people's programs read and a sentence people read. Verbs throw it, one place maps it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** How long to wait before trying again helps; undefined where nobody knows. */
  readonly retryAfterSeconds: number | undefined;

  /** @param sentence replaces the code's usual sentence where a more exact one helps */
  constructor(code: ErrorCode, sentence: string = ERRORS[code].sentence, retryAfterSeconds?: number) {
    super(sentence);
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
