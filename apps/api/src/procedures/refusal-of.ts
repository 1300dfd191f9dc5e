import { codeOf, readMistake, STATUS_OF, type ErrorCode } from '@ridewire/contracts';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError } from '../core/app-error.ts';
import { isUnreachable } from '../core/is-unreachable.ts';
import { isCanceled, isDiskFull, isLocked } from '../core/is-undone.ts';
import { isRefusalKey, type Refused } from '../core/say-refusal.ts';

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
} as const satisfies Record<(typeof STATUS_OF)[ErrorCode], TRPC_ERROR_CODE_KEY>;

/** tRPC's own code for each of ours. */
const TRPC_CODE = Object.fromEntries(
  Object.entries(STATUS_OF).map(([code, status]) => [code, BY_STATUS[status]]),
) as Record<ErrorCode, TRPC_ERROR_CODE_KEY>;

/** tRPC's own refusals, in our codes. */
const BY_TRPC_CODE: Partial<Record<TRPC_ERROR_CODE_KEY, ErrorCode>> = {
  PARSE_ERROR: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
  UNAUTHORIZED: 'NOT_SIGNED_IN',
  FORBIDDEN: 'FORBIDDEN',
  TOO_MANY_REQUESTS: 'TOO_MANY',
};

/** An error as a caller sees it: never a validator's dump, never an inner error's words. */
export interface Refusal {
  code: ErrorCode;
  /** The key and parts of its sentence. */
  said: Refused;
  /** For bad input, the wrong fields by their path in the input, such as `profile.name`. */
  fields: ReadonlyMap<string, Refused>;
  /** For calls that are too many or too early: when to try again. */
  retryAfterSeconds: number | null;
}

/** Used where the wait is unknown. */
const SOON_SECONDS = 1;

/** More fields than any form has; it limits the answer for any input. */
const MOST_FIELDS = 30;

const NONE: Refusal['fields'] = new Map();

const refusal = (
  said: Refused,
  {
    fields = NONE,
    retryAfterSeconds,
  }: { fields?: Refusal['fields'] | undefined; retryAfterSeconds?: number | undefined } = {},
): Refusal => {
  const code = codeOf(said[0]);
  const waits = [429, 503].includes(STATUS_OF[code]);
  return { code, said, fields, retryAfterSeconds: waits ? (retryAfterSeconds ?? SOON_SECONDS) : null };
};

/** The refusal with a code's own sentence. */
export const refusalOfCode = (code: ErrorCode): Refusal => refusal([code]);

/** What a procedure is called with instead. */
const METHOD_OF = new Map<string, 'CALL_WITH_GET' | 'CALL_WITH_POST'>([
  ['query', 'CALL_WITH_GET'],
  ['mutation', 'CALL_WITH_POST'],
]);

/**
 * The one mapping of everything thrown: by verbs, tRPC, zod or the database.
 * @param type of the procedure that was called, if one was
 */
export function refusalOf(error: unknown, type = 'unknown'): Refusal {
  if (error instanceof TRPCError) {
    const method = error.code === 'METHOD_NOT_SUPPORTED' && METHOD_OF.get(type);
    if (method) return refusal([method]);
    const known = BY_TRPC_CODE[error.code];
    return error.cause === undefined || (known !== undefined && !isOurs(error.cause))
      ? refusalOfCode(known ?? 'INTERNAL')
      : refusalOf(error.cause);
  }
  if (error instanceof AppError) return refusal(error.refused, error);
  if (error instanceof ZodError) return refusalOfIssues(error.issues);
  return refusalOfCode(trouble(error) ?? 'INTERNAL');
}

/** Trouble of the database itself, not of the query. */
function trouble(error: unknown): 'LOCKED' | 'NOT_READY' | undefined {
  if (isLocked(error)) return 'LOCKED';
  return isUnreachable(error) ? 'NOT_READY' : undefined;
}

const isOurs = (cause: unknown): boolean => cause instanceof AppError || cause instanceof ZodError;

/** A refusal in tRPC's form. */
export const trpcErrorOf = (error: AppError): TRPCError =>
  new TRPCError({ code: TRPC_CODE[error.code], message: error.message, cause: error });

/** Any thrown error in tRPC's form: a verb's refusal and a database in trouble have their own status. */
export function asTrpcError(error: unknown): unknown {
  if (error instanceof AppError) return trpcErrorOf(error);
  const code = trouble(error);
  return code ? trpcErrorOf(Object.assign(new AppError(code), { cause: error })) : error;
}

/**
 * The error to log behind a refusal: an unexpected one, a statement that took too long, or a full disk, which only
 * writers meet. Undefined for the caller's own mistakes, and for a database that is away or a locked row: everything
 * else meets those too, and logs them.
 */
export function faultOf(error: unknown): unknown {
  if (refusalOf(error).code !== 'INTERNAL' && !isCanceled(error) && !isDiskFull(error)) return undefined;
  return innermost(error);
}

/** The error inside the wrappers of tRPC and ours. */
function innermost(error: unknown): unknown {
  const isWrapped = (error instanceof TRPCError || error instanceof AppError) && error.cause !== undefined;
  return isWrapped ? innermost(error.cause) : error;
}

function refusalOfIssues(issues: ZodError['issues']): Refusal {
  const [first] = issues;
  if (!first) return refusalOfCode('BAD_INPUT');
  // A form shows one sentence for each of its fields: the first mistake in it.
  const fields = new Map<string, Refused>();
  for (const issue of issues) {
    if (fields.size === MOST_FIELDS) break;
    const field = issue.path.join('.');
    if (field !== '' && !fields.has(field)) fields.set(field, mistakeOf(issue));
  }
  return refusal(mistakeOf(first), { fields: first.path.length === 0 ? NONE : fields });
}

// zod's own words name types, not what a person should do.
function mistakeOf({ message, path }: ZodError['issues'][number]): Refused {
  const mistake = readMistake(message);
  if (mistake && isRefusalKey(mistake.key)) return [mistake.key, mistake.params] as Refused;
  return path.length > 0 ? ['badField', { name: path.join('.') }] : ['BAD_INPUT'];
}
