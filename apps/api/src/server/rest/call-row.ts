import { STATUS_OF, type ErrorCode } from '@ridewire/contracts';
import { callTRPCProcedure, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { Live } from '../../live/live-subscription.ts';
import { procedureOf } from '../router/roles-of.ts';
import { PROCEDURES, type AppRouter } from '../router/router.ts';
import type { RestRequest, RestRow } from '../../procedures/rest-row.ts';
import type { Context } from '../../procedures/procedures.ts';

/**
 * Calls a row's procedure and reshapes its answer.
 * @throws AppError, ZodError and the database's errors, as the procedure does
 */
export async function callRow(
  router: AppRouter,
  row: RestRow,
  context: Context,
  request: RestRequest,
): Promise<unknown> {
  const path = procedureOf(row, context.actor?.role);
  try {
    const result: unknown = await callTRPCProcedure({
      router,
      path,
      type: PROCEDURES[path]?._def.type ?? 'query',
      ctx: context,
      getRawInput: () => Promise.resolve(row.input?.(request)),
      signal: undefined,
      batchIndex: 0,
    });
    const answer = result instanceof Live ? await result.read() : result;
    return row.answer(answer as never, request);
  } catch (error) {
    const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
    throw cause instanceof ZodError ? refusalOfInput(row, cause, request) : cause;
  }
}

/** The path in the request of a path in the procedure's input: of the whole path, or else of its beginning. */
function sentPath({ sentAs = {} }: RestRow, path: PropertyKey[]): PropertyKey[] {
  const whole = sentAs[path.join('.')];
  if (whole !== undefined) return [whole];
  const [name, ...rest] = path;
  return name === undefined ? [] : [sentAs[String(name)] ?? name, ...rest];
}

/** A malformed id counts as an id of nothing; other mistakes come first, by the names clients know. */
function refusalOfInput(row: RestRow, error: ZodError, { params }: RestRequest): ZodError | AppError {
  const others = error.issues.filter(({ path: [name] }) => typeof name !== 'string' || !(name in params));
  if (others.length > 0)
    return new ZodError(others.map((issue) => ({ ...issue, path: sentPath(row, issue.path) })));
  return new AppError(row.errors?.find(isNotFound) ?? 'NOT_FOUND');
}

const isNotFound = (code: ErrorCode): boolean => STATUS_OF[code] === 404;
