import type { ErrorCode, Language, Role } from '@ridewire/contracts';
import type { AnyRouter, inferRouterOutputs } from '@trpc/server';
import type { z } from 'zod';

/** Routers by the noun their procedures are called by, as the whole router has them. */
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

/** What a procedure answers; of a live one, its first snapshot. */
type AnswerOf<R extends Routers, Path> =
  OutputOf<R, Path> extends AsyncIterable<infer Message>
    ? Message extends { type: 'snapshot'; data: infer Data }
      ? Data
      : never
    : OutputOf<R, Path>;

/** What a client sent, not yet looked at: the procedure's own schema judges it. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  cookies: Record<string, string | undefined>;
  /** Who asks; empty for who is not signed in. */
  userId: string;
  role: Role | null;
  /** The same for each repetition of an idempotent request, else new. */
  commandId: string;
  /** Where people reach the product, for absolute addresses: http(s)://host, no slash at the end. */
  publicUrl: string;
  /** By whose clocks days count: the city's, an IANA name. */
  timeZone: string;
  /** The one that is wished. */
  language: Language;
}

interface RowOf<R extends Routers, Path> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api; parameters as `:name`. */
  path: string;
  /** The procedure that does the work; by role where roles have different ones. */
  procedure: Path | Record<Role, Path>;
  /** In the documentation: what the endpoint is for. */
  summary: string;
  /** In the documentation: what a client sends, and gets. */
  body?: z.ZodType;
  query?: z.ZodType;
  response: z.ZodType;
  /** In the documentation: what else a client may send. */
  otherParameters?: readonly { in: 'header' | 'cookie'; name: string; description: string }[];
  status?: 200 | 201;
  /** Takes an Idempotency-Key: the same request sent again with it is carried out once. */
  isIdempotent?: true;
  /** For everybody, signed in or not. */
  isPublic?: true;
  /** Refusals worth documenting beside those every endpoint has. */
  errors?: readonly ErrorCode[];
  /** What clients call fields of that input, such as `name` or `before.paidAt`, where they call them something else. */
  sentAs?: Readonly<Record<string, string>>;
  /** The procedure's input. */
  input?(request: RestRequest): unknown;
  /** The answer's body. */
  answer(result: AnswerOf<R, Path>, request: RestRequest): unknown;
}

/** One endpoint: what it calls, and how that answer is reshaped. No rule, no query and no permission is in it. */
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
