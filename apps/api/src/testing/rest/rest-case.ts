import type { ErrorCode } from '@ridewire/contracts';
import type { Person } from '../permissions/persons.ts';
import type { RestAnswer } from './call-rest.ts';
import type { RestStage } from './rest-stage.ts';

/** One call of a row, by a person. */
export interface CaseCall {
  as?: Person;
  /** The values of the path's parameters. */
  params?: Record<string, string>;
  /** With its question mark. */
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
export type MakeCall = (stage: RestStage) => CaseCall | Promise<CaseCall>;

export interface RestCase {
  /** A call that goes through for everyone who may make it; `as` is the person it is about. */
  ok: MakeCall;
  /** Checks of the answer beyond its fit with the document. */
  check?: (answer: RestAnswer, stage: RestStage) => void | Promise<void>;
  /** How to cause each refusal that the row documents. */
  refusals?: Partial<Record<ErrorCode, MakeCall>>;
  /** Refusals that only happen when two calls coincide; the verbs' own tests have them. */
  races?: readonly ErrorCode[];
}

/** By method and path as in the table. */
export type RestCases = Record<string, RestCase>;
