import { ERRORS, Role, type ErrorCode } from '@ridewire/contracts';
import { callTRPCProcedure, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError } from '../core/app-error.ts';
import { Live } from '../realtime/live-subscription.ts';
import { appRouter } from '../router.ts';
import type { RestRequest, RestRow } from './rest-row.ts';
import type { Context, ProcedureMeta } from './trpc.ts';

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription'; meta?: ProcedureMeta };
}
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;

/** Who has no account gets what a rider would: the procedure refuses them by itself. */
const pathFor = ({ procedure }: RestRow, role: Role | undefined): string =>
  typeof procedure === 'string' ? procedure : procedure[role ?? 'rider'];

/** Who may call a row, as the procedures themselves say it; everybody when signed in or not makes no difference. */
export function rolesOf(row: RestRow): readonly Role[] | 'everybody' {
  const allowed = Role.options.filter((role) => {
    const { roles } = procedures[pathFor(row, role)]?._def.meta ?? {};
    return roles === undefined || roles.includes(role);
  });
  return row.isPublic ? 'everybody' : allowed;
}

/**
 * Calls a row's procedure and reshapes what it answers.
 * @throws AppError, ZodError and the database's errors, as the procedure does
 */
export async function callRow(row: RestRow, context: Context, request: RestRequest): Promise<unknown> {
  const path = pathFor(row, context.actor?.role);
  try {
    const result: unknown = await callTRPCProcedure({
      router: appRouter,
      path,
      type: procedures[path]?._def.type ?? 'query',
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

/** An id that can't be one of ours is an id of nothing there is; other mistakes come first, by the names clients know. */
function refusalOfInput(row: RestRow, error: ZodError, { params }: RestRequest): ZodError | AppError {
  const others = error.issues.filter(({ path: [name] }) => typeof name !== 'string' || !(name in params));
  if (others.length > 0)
    return new ZodError(
      others.map(({ path: [name, ...rest], ...issue }) => ({
        ...issue,
        path: name === undefined ? [] : [row.sentAs?.[String(name)] ?? name, ...rest],
      })),
    );
  return new AppError(row.errors?.find(isNotFound) ?? 'NOT_FOUND');
}

const isNotFound = (code: ErrorCode): boolean => ERRORS[code].status === 404;
