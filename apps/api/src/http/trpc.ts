import type { Role } from '@ridewire/contracts';
import { initTRPC } from '@trpc/server';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { errorDataOf, sentenceOf, trpcErrorOf } from './error-mapping.ts';

/** What only an HTTP request has. */
export interface HttpSide {
  /** http(s)://host[:port] by which the request reached us. */
  origin: string;
  setSessionCookie(secret: string): void;
  clearSessionCookie(): void;
}

export interface Context {
  core: Core;
  actor: Actor | null;
  from: Caller;
  http: HttpSide | null;
}

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: sentenceOf(error),
    data: { httpStatus: shape.data.httpStatus, ...errorDataOf(error) },
  }),
});

export const router = t.router;

/** Verbs throw an AppError; tRPC wants its own code beside it. */
export const publicProcedure = t.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    throw trpcErrorOf(result.error.cause);
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
  publicProcedure.use(({ ctx, next }) => {
    const actor = ctx.actor ?? refuse('NOT_SIGNED_IN');
    if (!roles.includes(actor.role)) refuse('FORBIDDEN');
    return next({ ctx: { ...ctx, actor } });
  });

export const userProcedure = procedureFor('rider', 'driver', 'admin');
export const riderProcedure = procedureFor('rider');
export const driverProcedure = procedureFor('driver');
export const adminProcedure = procedureFor('admin');
