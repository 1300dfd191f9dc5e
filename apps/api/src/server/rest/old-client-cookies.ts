import type { FastifyReply, FastifyRequest } from 'fastify';
import { findBearer } from '../http/identify-request.ts';

/**
 * Old clients keep their tokens in cookies that their own scripts write, and take who has some for signed in: with dead ones
 * they go to and fro between their login page and what it guards, and never rest. So a refusal takes away the cookies that
 * it shows to be dead; their scripts write new ones at the next sign-in.
 * @param request one that was refused for who sent it
 */
export function dropDeadCookies(request: FastifyRequest, reply: FastifyReply): void {
  const { accessToken, refreshToken } = request.cookies;
  const isRefreshDead = refreshToken !== undefined && triedRefreshToken(request) === refreshToken;
  // Sent as a token, too, it is this client's own, and not that of whatever else runs on this host.
  const isAccessDead = Boolean(accessToken) && findBearer(request) === accessToken;
  // After a dead access token the refresh token may be as good as ever.
  const dead = isRefreshDead
    ? ['accessToken', 'refreshToken', 'role']
    : isAccessDead
      ? ['accessToken', 'role']
      : [];
  // Not HttpOnly, which would keep scripts from writing it again.
  for (const name of dead) reply.clearCookie(name, { path: '/', sameSite: 'strict' });
}

/** The token of a call for new ones, as POST /auth/refresh-token finds it. */
function triedRefreshToken({ routeOptions, body, headers, cookies }: FastifyRequest): unknown {
  if (!routeOptions.url?.endsWith('/auth/refresh-token')) return undefined;
  const { refreshToken } = (body ?? {}) as { refreshToken?: unknown };
  return refreshToken ?? headers['x-refresh-token'] ?? cookies['refreshToken'];
}
