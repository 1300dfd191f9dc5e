import { mayAtDesk, ROLES, type DeskRight, type KeyScope, type Role } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { initTRPC, TRPCError } from '@trpc/server';
import type { Actor } from '../core/actor.ts';
import { AppError, type PlainRefusal } from '../core/app-error.ts';
import { assertProven, assertProvenInBrowser } from '../core/assert-proven.ts';
import type { FactorDemand } from '../core/factor-demand.ts';
import type { Caller } from '../core/caller.ts';
import { sayRefusal } from '../core/say-refusal.ts';
import type { RefusedTries } from '../core/refused-tries.ts';
import { answerIn, refusesUnknownFields } from './api-versions.ts';
import { assertInScope, type ScopeOf } from './scope-of.ts';
import { asTrpcError, refusalOf, trpcErrorOf, type Refusal } from './refusal-of.ts';

/** Values that only an HTTP request has. */
export interface HttpSide {
  /** The secret of our cookie, if it identifies the caller. */
  sessionSecret: string | undefined;
  /** The token in the Authorization header, valid or not. */
  accessToken: string | undefined;
  setSessionCookie(secret: string): void;
  clearSessionCookie(): void;
}

export interface Context {
  actor: Actor | null;
  from: Caller;
  http: HttpSide | null;
  /** Counts callers whose role may not make the call. */
  refusedTries: RefusedTries;
  factorDemand: FactorDemand;
  /** Throws a ZodError that names fields which a procedure's input doesn't have. Absent over REST, whose rows know their own. */
  assertKnown?: ((path: string, input: unknown) => void) | undefined;
  /** What a key needs for each call. */
  scopeOf: ScopeOf;
  /**
   * Waits for the person's turn, and returns what ends it. Absent for visitors, and for calls over sockets and
   * REST, which wait before.
   * @throws AppError NOT_SIGNED_IN, KEY_OVER if they were signed out meanwhile
   */
  takeTurn?: (() => Promise<() => void>) | undefined;
}

/** What the documentation reads from a procedure: who may call it; nothing means everyone. */
export interface ProcedureMeta {
  roles?: readonly Role[];
  /** What an admin needs at the desk for it. A change that names nothing is the owners', unless everybody may make it. */
  desk?: DeskRight;
  /** It changes only what is the caller’s own: every admin may make it. */
  isOwn?: true;
  /** It asks browsers for the password again: see assertProven. */
  asksPassword?: true;
  /** People may call it before they have the second factor that is demanded of them. */
  isForSetup?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, type }) => {
      const { code, said, fields } = refusalOf(error, type);
      const [key, params] = said;
      const [field = null] = fields.keys();
      const { httpStatus } = shape.data;
      return {
        ...shape,
        message: sayRefusal('en', said),
        data: { httpStatus, code, key, params, field, fields: describeFields(fields) },
      };
    },
  });

/** The mistakes by the field's name in the input. */
const describeFields = (fields: Refusal['fields']) =>
  Object.fromEntries([...fields].map(([field, [key, params]]) => [field, { key, params }]));

export const { router, mergeRouters } = t;

/** Verbs throw an AppError or the database's error; tRPC needs its own code next to it. */
function assertNoRefusal<Result extends { ok: boolean; error?: TRPCError }>(result: Result): Result {
  if (result.ok) return result;
  const known = asTrpcError(result.error?.cause);
  if (known instanceof TRPCError) throw known;
  return result;
}

/** Does the work in the person’s turn. */
export async function inTurn<Result>(
  takeTurn: Context['takeTurn'],
  work: () => Promise<Result>,
): Promise<Result> {
  if (!takeTurn) return work();
  const leave = await takeTurn();
  try {
    return await work();
  } finally {
    leave();
  }
}

export const publicProcedure = t.procedure.use(async ({ ctx, next }) =>
  assertNoRefusal(await inTurn(ctx.takeTurn, () => next())),
);

const refuse = (key: PlainRefusal): never => {
  throw trpcErrorOf(new AppError(key));
};

/** Refuses a call that the person has no right to, and counts it. */
function refuseRight(
  { refusedTries, from }: Context,
  { userId }: Actor,
  path: string,
  key: PlainRefusal,
): never {
  refusedTries.addRight(userId, path, from.ipAddress);
  return refuse(key);
}

function refuseBeyond(actor: Actor, scope: KeyScope | null): void {
  try {
    assertInScope(actor, scope);
  } catch (error) {
    throw error instanceof AppError ? trpcErrorOf(error) : error;
  }
}

/** Only programs hear of such fields: the page of a newer release may send one to a process that doesn't know it yet. */
async function refuseUnknown(
  { assertKnown }: Context,
  { apiVersion }: Actor,
  path: string,
  readInput: () => Promise<unknown>,
): Promise<void> {
  if (!assertKnown || !apiVersion || !refusesUnknownFields(apiVersion)) return;
  const input = await readInput();
  try {
    assertKnown(path, input);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

async function refuseWithoutFactor(demand: FactorDemand, actor: Actor, isForSetup: boolean): Promise<void> {
  const gap = await demand.findGap(actor);
  if (gap && !(gap === 'SECOND_FACTOR_DEMANDED' && isForSetup)) refuse(gap);
}

/** For procedures that set or clear the cookie. */
export const httpProcedure = publicProcedure.use(({ ctx, next }) => {
  const http = ctx.http ?? refuse('httpOnly');
  return next({ ctx: { ...ctx, http } });
});

/** The parts of a procedure that decide who may call it. */
interface Callable {
  type: 'query' | 'mutation' | 'subscription';
  meta: ProcedureMeta | undefined;
}

/**
 * Why a person's role, or an admin's at the desk, allows no call; undefined where it does. A change that names no right,
 * and is neither for everybody nor about the caller alone, is the owners'.
 */
export function whyMayNotCall(
  { role, deskRole }: Actor,
  { type, meta }: Callable,
): 'FORBIDDEN' | 'NOT_AT_YOUR_DESK' | undefined {
  const { roles, desk, isOwn } = meta ?? {};
  if (roles && !roles.includes(role)) return 'FORBIDDEN';
  if (role !== 'admin' || deskRole === 'owner') return undefined;
  // What everybody may do is about themselves.
  const isOwners = type === 'mutation' && !isOwn && roles !== undefined && roles.length < ROLES.length;
  const may = desk ? mayAtDesk(deskRole, desk) : deskRole !== undefined && !isOwners;
  return may ? undefined : 'NOT_AT_YOUR_DESK';
}

/** For signed-in people of these roles. */
export const procedureFor = (...roles: Role[]) =>
  // One step for everything: each step costs every call a promise and a copy of its options.
  t.procedure.meta({ roles }).use(async ({ ctx, next, path, type, meta, getRawInput }) => {
    const actor = ctx.actor ?? refuse('NOT_SIGNED_IN');
    const why = whyMayNotCall(actor, { type, meta });
    if (why) refuseRight(ctx, actor, path, why);
    if (actor.scopes) refuseBeyond(actor, ctx.scopeOf(path, type, actor.role));
    if (ctx.factorDemand.isOf(actor))
      await refuseWithoutFactor(ctx.factorDemand, actor, meta?.isForSetup ?? false);
    if (actor.apiVersion) await refuseUnknown(ctx, actor, path, getRawInput);
    const result = assertNoRefusal(
      await inTurn(ctx.takeTurn, () => next({ ctx: { actor: { ...actor, ipAddress: ctx.from.ipAddress } } })),
    );
    const { apiVersion } = actor;
    return apiVersion && result.ok ? { ...result, data: answerIn(apiVersion, path, result.data) } : result;
  });

export const userProcedure = procedureFor('rider', 'driver', 'admin');
export const riderProcedure = procedureFor('rider');
export const driverProcedure = procedureFor('driver');
export const adminProcedure = procedureFor('admin');
/** For admins with this right at the desk. */
export const deskProcedure = (desk: DeskRight) => adminProcedure.meta({ desk });

const proven = <Builder extends typeof userProcedure>(
  procedure: Builder,
  { db }: { db: Db },
  assertIsProven = assertProven,
) =>
  procedure.meta({ asksPassword: true }).use(async ({ ctx, next }) => {
    await assertIsProven(db, ctx.actor);
    return next();
  });

/** For people who gave their password recently: calls that give something of theirs away. */
export const provenProcedure = (deps: { db: Db }) => proven(userProcedure, deps);
/** The same in browsers alone: calls that would shut an account's owner out if a stolen token could make them. */
export const provenInBrowserProcedure = (deps: { db: Db }) =>
  proven(userProcedure, deps, assertProvenInBrowser);
/** For admins who gave it recently: calls that move money, export data, or bar someone. */
export const provenAdminProcedure = (deps: { db: Db }) => proven(adminProcedure, deps);
