import { KEY_PREFIX, type KeyScope } from '@ridewire/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Caller } from '../../core/caller.ts';
import type { FactorDemand } from '../../core/factor-demand.ts';
import type { Db } from '@ridewire/db';
import type { HeardDrivers } from '../../drivers/heard-drivers.ts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { Log } from '../../core/log.ts';
import { hearDriver } from '../../drivers/hear-driver.ts';
import { identifyToken, type Identity } from '../../sessions/identify-token.ts';
import { assertInScope } from '../../procedures/scope-of.ts';
import { findActor } from '../../sessions/session-queries.ts';
import { inVersion, noteVersion, VERSION_HEADER } from './api-version.ts';
import { checkOrigin } from './check-origin.ts';
import { isFromHere } from './is-from-here.ts';
import { readSessionCookie } from './session-cookie.ts';
import type { TokenKeys } from '../../core/token-keys.ts';

interface Deps {
  db: Db;
  log: Log;
  heard: HeardDrivers;
  drivers: DriverIndex;
  tokenKeys: TokenKeys;
  publicUrl: string;
}

/** An empty token arrives as the bare word; other schemes are meant for a proxy. */
const BEARER = /^bearer(?:\s+(.*))?$/i;

/** The token in the Authorization header; undefined when the caller sends none at all. */
export const findBearer = (request: FastifyRequest): string | undefined => {
  const match = BEARER.exec(request.headers.authorization?.trim() ?? '');
  return match ? (match[1] ?? '') : undefined;
};

/** For a caller who is nobody: a program whose key is over should not be told to sign in. */
export const notSignedIn = (request: FastifyRequest): AppError =>
  new AppError(findBearer(request)?.startsWith(KEY_PREFIX) ? 'KEY_OVER' : 'NOT_SIGNED_IN');

/** Whether this call shows that a driver is there. */
export const isDriving = ({ role, scopes }: Pick<Actor, 'role' | 'scopes'>): boolean =>
  role === 'driver' && !scopes;

/** @throws AppError ORIGIN_REFUSED when another site's page uses our cookie; VERSION_UNKNOWN */
export type Identify = (request: FastifyRequest) => Promise<Identity | undefined>;

/**
 * The sender of a request: a program by its access token or API key, otherwise a browser by our cookie. A request with an invalid
 * token is anonymous, even with a cookie. A token is sent on purpose and may come from anywhere; a cookie is sent
 * automatically and counts only from our own pages.
 * @param origins our origins besides the one a request is addressed to
 */
export const createIdentify =
  (deps: Deps, origins: readonly string[]): Identify =>
  async (request) => {
    const identity = await identify(deps, origins, request);
    // A driver's program that calls without a socket counts as heard too.
    // Not one with an API key: it may run anywhere, while the driver's phone is off.
    if (identity && isDriving(identity.actor)) hearDriver(deps, identity.actor.userId);
    return identity;
  };

/** The same for requests that call no procedure: refuses people without a second factor that is demanded of them. */
export const withFactor =
  (identify: Identify, demand: FactorDemand): Identify =>
  async (request) => {
    const identity = await identify(request);
    if (identity) await demand.assertMetBy(identity.actor);
    return identity;
  };

/**
 * The sender of a request that calls no procedure.
 * @param scope what an API key needs for it; null where none will do
 * @throws AppError NOT_SIGNED_IN; ORIGIN_REFUSED; SCOPE_MISSING; FORBIDDEN
 */
export async function getActor(
  identify: Identify,
  request: FastifyRequest,
  scope: KeyScope | null,
): Promise<Actor> {
  const identity = await identify(request);
  if (!identity) throw notSignedIn(request);
  assertInScope(identity.actor, scope);
  return identity.actor;
}

async function identify(
  deps: Pick<Deps, 'db' | 'tokenKeys' | 'publicUrl'>,
  origins: readonly string[],
  request: FastifyRequest,
): Promise<Identity | undefined> {
  const bearer = findBearer(request);
  if (bearer !== undefined) {
    const known = await identifyToken(deps, bearer);
    const identity = known && inVersion(known, request.headers[VERSION_HEADER]);
    if (identity) noteVersion(request, identity);
    return identity;
  }
  checkOrigin(request, origins);
  const secret = readSessionCookie(request, deps.publicUrl);
  const known = secret ? await findActor(deps.db, secret) : undefined;
  return known && { ...known, tokenEndsAt: null };
}

export const callerOf = (request: FastifyRequest): Caller => ({
  userAgent: request.headers['user-agent'] ?? null,
  ipAddress: request.ip,
  isFromHere: isFromHere(request),
});
