import { ERRORS, type ErrorCode } from '@ridewire/contracts';

/** A refusal with a code people's programs read and a sentence people read. Verbs throw it, one place maps it. */
export class AppError extends Error {
  readonly code: ErrorCode;

  /** @param sentence replaces the code's usual sentence where a more exact one helps */
  constructor(code: ErrorCode, sentence: string = ERRORS[code].sentence) {
    super(sentence);
    this.name = 'AppError';
    this.code = code;
  }
}
