import type { ErrorCode, Language, Role } from '@ridewire/contracts';
import type { AnyRouter, inferRouterOutputs } from '@trpc/server';
import type { z } from 'zod';

/** Routers by the noun of their procedures, as in the whole router. */
type Routers = Record<string, AnyRouter>;

export type ProcedurePath<R extends Routers = Routers> = {
  [Noun in keyof R]: `${Extract<Noun, string>}.${Extract<keyof inferRouterOutputs<R[Noun]>, string>}`;
}[keyof R];

type OutputOf<R extends Routers, Path> = Path extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof R
    ? Verb extends keyof inferRouterOutputs<R[Noun]>
      ? inferRouterOutputs<R[Noun]>[Verb]
      : never
    : never
  : never;

/** The answer of a procedure; of a live one, its first snapshot. */
type AnswerOf<R extends Routers, Path> =
  OutputOf<R, Path> extends AsyncIterable<infer Message>
    ? Message extends { type: 'snapshot'; data: infer Data }
      ? Data
      : never
    : OutputOf<R, Path>;

/** A client's unchecked input: the procedure's own schema validates it. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  cookies: Record<string, string | undefined>;
  /** The caller's id; empty if not signed in. */
  userId: string;
  role: Role | null;
  /** The same for each repetition of an idempotent request, otherwise new. */
  commandId: string;
  /** The product's address for people, for absolute links: http(s)://host, without a slash at the end. */
  publicUrl: string;
  /** The time zone in which days count: the city's, an IANA name. */
  timeZone: string;
  /** The requested language. */
  language: Language;
}

interface RowOf<R extends Routers, Path> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api; parameters as `:name`. */
  path: string;
  /** The procedure that does the work; by role where roles have different ones. */
  procedure: Path | Record<Role, Path>;
  /** For the documentation: the purpose of the endpoint. */
  summary: string;
  /** For the documentation: the bodies a client sends and gets. */
  body?: z.ZodType;
  query?: z.ZodType;
  response: z.ZodType;
  /** For the documentation: other input of a client. */
  otherParameters?: readonly { in: 'header' | 'cookie'; name: string; description: string }[];
  status?: 200 | 201;
  /** For everyone, signed in or not. */
  isPublic?: true;
  /** Takes no Idempotency-Key: its answer ages, or each call means something. */
  takesNoKey?: true;
  /** Refusals worth documenting besides those every endpoint has. */
  errors?: readonly ErrorCode[];
  /** The names clients use for fields of that input, such as `name` or `before.paidAt`, where they differ. */
  sentAs?: Readonly<Record<string, string>>;
  /** The procedure's input. */
  input?(request: RestRequest): unknown;
  /** The answer's body. */
  answer(result: AnswerOf<R, Path>, request: RestRequest): unknown;
}

/** One endpoint: the procedure it calls, and how its answer is reshaped. It has no rule, no query and no permission. */
export type RestRow = Omit<RowOf<Routers, string>, 'answer'> & {
  answer(result: never, request: RestRequest): unknown;
};

/**
 * Makes the function that checks a row's shape against the procedure it names.
 * @example const restRow = restRowOf<{ rides: RidesRouter }>();
 */
export const restRowOf =
  <R extends Routers>() =>
  <Path extends ProcedurePath<R>>(row: RowOf<R, Path>): RestRow =>
    row;

/**
 * Whether a row takes an Idempotency-Key, with which the same request is carried out once: nearly every change of a
 * signed-in person. What is for everyone hands out tokens, which aren't kept.
 */
export const isIdempotent = ({
  method,
  isPublic,
  takesNoKey,
}: Pick<RestRow, 'method' | 'isPublic' | 'takesNoKey'>): boolean =>
  method !== 'GET' && !isPublic && !takesNoKey;
