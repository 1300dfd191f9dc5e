import type { ErrorCode, Role } from '@ridewire/contracts';
import type { inferRouterOutputs } from '@trpc/server';
import type { z } from 'zod';
import type { AppRouter } from '../router.ts';

type Outputs = inferRouterOutputs<AppRouter>;

export type ProcedurePath = {
  [Noun in keyof Outputs]: `${Noun}.${Extract<keyof Outputs[Noun], string>}`;
}[keyof Outputs];

type OutputOf<Path> = Path extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof Outputs
    ? Verb extends keyof Outputs[Noun]
      ? Outputs[Noun][Verb]
      : never
    : never
  : never;

/** What a procedure answers; of a live one, its first snapshot. */
type AnswerOf<Path> =
  OutputOf<Path> extends AsyncIterable<infer Message>
    ? Message extends { type: 'snapshot'; data: infer Data }
      ? Data
      : never
    : OutputOf<Path>;

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
}

interface RowOf<Path extends ProcedurePath> {
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
  /** Fields of that input by what clients call them, where they call them something else. */
  sentAs?: Readonly<Record<string, string>>;
  /** The procedure's input. */
  input?(request: RestRequest): unknown;
  /** The answer's body. */
  answer(result: AnswerOf<Path>, request: RestRequest): unknown;
}

/** One endpoint: what it calls, and how that answer is reshaped. No rule, no query and no permission is in it. */
export type RestRow = Omit<RowOf<ProcedurePath>, 'answer'> & {
  answer(result: never, request: RestRequest): unknown;
};

/** Checks the row's shape against the procedure it names. */
export const restRow = <Path extends ProcedurePath>(row: RowOf<Path>): RestRow => row;
