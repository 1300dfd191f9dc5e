import type { ErrorCode } from '@ridewire/contracts';
import type { Person } from '../permissions/persons.ts';
import type { RestAnswer } from './call-rest.ts';
import type { RestStage } from './rest-stage.ts';

/** One call of a row, by somebody. */
export interface CaseCall {
  as?: Person;
  /** What stands in the path for its parameters. */
  params?: Record<string, string>;
  /** With its question mark. */
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
export type MakeCall = (stage: RestStage) => CaseCall | Promise<CaseCall>;

export interface RestCase {
  /** A call that goes through, for whoever may make it; `as` is who it is about. */
  ok: MakeCall;
  /** What is more to say of the answer than that it fits the document. */
  check?: (answer: RestAnswer, stage: RestStage) => void;
  /** How each refusal comes about that the row documents. */
  refusals?: Partial<Record<ErrorCode, MakeCall>>;
  /** Refusals that only come when two things happen at the same moment; the verbs' own tests have them. */
  races?: readonly ErrorCode[];
}

/** By method and path as they stand in the table. */
export type RestCases = Record<string, RestCase>;
