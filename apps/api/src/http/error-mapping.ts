import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError } from '../core/app-error.ts';
import { isUnreachable } from '../core/is-unreachable.ts';

const BY_STATUS = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<(typeof ERRORS)[ErrorCode]['status'], TRPC_ERROR_CODE_KEY>;

/** tRPC's own code for each of ours. */
const TRPC_CODE = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { status }]) => [code, BY_STATUS[status]]),
) as Record<ErrorCode, TRPC_ERROR_CODE_KEY>;

/** tRPC's refusals of its own, in our codes. */
const BY_TRPC_CODE: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  PARSE_ERROR: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'BAD_INPUT',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
  UNAUTHORIZED: 'NOT_SIGNED_IN',
  FORBIDDEN: 'FORBIDDEN',
  TOO_MANY_REQUESTS: 'TOO_MANY',
};

/** What a caller is told of an error. */
export interface Refusal {
  code: ErrorCode;
  /** What people see: never a validator's dump, never an inner error's words. */
  sentence: string;
  /** For bad input the field it is about. */
  field: string | null;
}

const refusal = (code: ErrorCode, sentence: string = ERRORS[code].sentence, field: string | null = null) => ({
  code,
  sentence,
  field,
});

/** The one mapping of whatever is thrown, by verbs, by tRPC, by zod or by the database. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TRPCError) {
    const known = BY_TRPC_CODE[error.code];
    return error.cause === undefined || (known !== undefined && !isOurs(error.cause))
      ? refusal(known ?? 'INTERNAL')
      : refusalOf(error.cause);
  }
  if (error instanceof AppError) return refusal(error.code, error.message);
  if (error instanceof ZodError) return refusalOfIssue(error.issues[0]);
  return refusal(isUnreachable(error) ? 'NOT_READY' : 'INTERNAL');
}

const isOurs = (cause: unknown): boolean => cause instanceof AppError || cause instanceof ZodError;

/** A refusal as tRPC carries it. */
export const trpcErrorOf = (error: AppError): TRPCError =>
  new TRPCError({ code: TRPC_CODE[error.code], message: error.message, cause: error });

/** Whatever is thrown as tRPC carries it: a verb's refusal and a database that is away with their own status. */
export function asTrpcError(error: unknown): unknown {
  if (error instanceof AppError) return trpcErrorOf(error);
  return isUnreachable(error) ? trpcErrorOf(new AppError('NOT_READY')) : error;
}

function refusalOfIssue(issue: ZodError['issues'][number] | undefined): Refusal {
  if (!issue) return refusal('BAD_INPUT');
  const field = issue.path.join('.') || null;
  // zod's own words name types, not what a person should do; the contracts' own sentences end like sentences or are SPEC's.
  const isOwn =
    !/^(Invalid|Unrecognized|Too (small|big)|Expected)/.test(issue.message) ||
    issue.message === 'Invalid email address';
  if (isOwn) return refusal('BAD_INPUT', issue.message, field);
  return refusal('BAD_INPUT', field ? `The field “${field}” is missing or not valid.` : undefined, field);
}
