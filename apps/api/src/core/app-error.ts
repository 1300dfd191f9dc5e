import { codeOf, type ErrorCode } from '@ridewire/contracts';
import { sayRefusal, type Refused } from './say-refusal.ts';

/** Refusals whose sentences have no parameters. */
export type PlainRefusal = Extract<Refused, [unknown]>[0];

/**
 * A refusal: a code for programs, and the parts of its sentence in every language; its own message is English, for
 * logs. Verbs throw it, one place maps it.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly refused: Refused;
  /** The field it is about, by its name in the input; undefined where it is about no field. */
  fields: ReadonlyMap<string, Refused> | undefined;

  constructor(...refused: Refused) {
    super(sayRefusal('en', refused));
    this.name = 'AppError';
    this.code = codeOf(refused[0]);
    this.refused = refused;
  }

  /** The same refusal, for one field of the input. */
  at(field: string): this {
    this.fields = new Map([[field, this.refused]]);
    return this;
  }

  /** How long to wait before trying again helps; undefined where unknown. */
  get retryAfterSeconds(): number | undefined {
    const [, params] = this.refused;
    return params && 'retryAfterSeconds' in params ? params.retryAfterSeconds : undefined;
  }
}
