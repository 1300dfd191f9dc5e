import type { Role } from '@ridewire/contracts';
import { initTRPC, TRPCError } from '@trpc/server';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { asTrpcError, refusalOf, trpcErrorOf } from './error-mapping.ts';

/** What only an HTTP request has. */
export interface HttpSide {
  /** The secret of our cookie, when it is what tells who calls. */
  sessionSecret: string | undefined;
  /** The token in the Authorization header, good or not. */
  accessToken: string | undefined;
  setSessionCookie(secret: string): void;
  clearSessionCookie(): void;
}

export interface Context {
  core: Core;
  actor: Actor | null;
  from: Caller;
  http: HttpSide | null;
}

/** What the documentation reads off a procedure: who may call it; nothing for everybody. */
export interface ProcedureMeta {
  roles?: readonly Role[];
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { code, sentence, field } = refusalOf(error);
      return { ...shape, message: sentence, data: { httpStatus: shape.data.httpStatus, code, field } };
    },
  });

export const router = t.router;

/** Verbs throw an AppError, or what the database threw; tRPC wants its own code beside it. */
export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) {
    const known = asTrpcError(result.error.cause);
    if (known instanceof TRPCError) throw known;
  }
  return result;
});

const refuse = (code: 'NOT_SIGNED_IN' | 'FORBIDDEN' | 'BAD_INPUT', sentence?: string): never => {
  throw trpcErrorOf(new AppError(code, sentence));
};

/** For procedures that set or clear the cookie. */
export const httpProcedure = publicProcedure.use(({ ctx, next }) => {
  const http = ctx.http ?? refuse('BAD_INPUT', 'This is only possible over HTTP.');
  return next({ ctx: { ...ctx, http } });
});

/** For signed-in people of these roles. */
export const procedureFor = (...roles: Role[]) =>
  publicProcedure.meta({ roles }).use(({ ctx, next }) => {
    const actor = ctx.actor ?? refuse('NOT_SIGNED_IN');
    if (!roles.includes(actor.role)) refuse('FORBIDDEN');
    return next({ ctx: { ...ctx, actor: { ...actor, ipAddress: ctx.from.ipAddress } } });
  });

export const userProcedure = procedureFor('rider', 'driver', 'admin');
export const riderProcedure = procedureFor('rider');
export const driverProcedure = procedureFor('driver');
export const adminProcedure = procedureFor('admin');
