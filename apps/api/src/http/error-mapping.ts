import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError } from '../core/app-error.ts';

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

/** A refusal as tRPC carries it. */
export const trpcErrorOf = (error: AppError): TRPCError =>
  new TRPCError({ code: TRPC_CODE[error.code], message: error.message, cause: error });

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

/** The machine name of an error, and for bad input the field it is about. */
export function errorDataOf(error: TRPCError): { code: ErrorCode; field: string | null } {
  if (error.cause instanceof AppError) return { code: error.cause.code, field: null };
  if (error.cause instanceof ZodError) {
    return { code: 'BAD_INPUT', field: error.cause.issues[0]?.path.join('.') || null };
  }
  return { code: BY_TRPC_CODE[error.code] ?? 'INTERNAL', field: null };
}

/** The sentence people see: never a validator's dump, never an inner error's words. */
export function sentenceOf(error: TRPCError): string {
  if (error.cause instanceof AppError) return error.cause.message;
  if (error.cause instanceof ZodError) return sentenceOfIssue(error.cause);
  return ERRORS[BY_TRPC_CODE[error.code] ?? 'INTERNAL'].sentence;
}

function sentenceOfIssue(error: ZodError): string {
  const issue = error.issues[0];
  if (!issue) return ERRORS.BAD_INPUT.sentence;
  // zod's own words name types, not what a person should do; the contracts' own sentences end like sentences or are SPEC's.
  const own =
    !/^(Invalid|Unrecognized|Too (small|big)|Expected)/.test(issue.message) ||
    issue.message === 'Invalid email address';
  if (own) return issue.message;
  const field = issue.path.join('.');
  return field ? `The field “${field}” is missing or not valid.` : ERRORS.BAD_INPUT.sentence;
}
