import type { FastifyReply, FastifyRequest } from 'fastify';
import { findBearer } from '../http/identify-request.ts';

/**
 * Old clients keep their tokens in cookies that their own scripts write, and take a browser with such cookies for
 * signed in: with dead ones they bounce forever between their login page and the pages it guards. So a refusal removes
 * the cookies that it shows to be dead; the scripts write new ones at the next sign-in.
 * @param request one that was refused because of its sender
 */
export function dropDeadCookies(request: FastifyRequest, reply: FastifyReply): void {
  const { accessToken, refreshToken } = request.cookies;
  const isRefreshDead = refreshToken !== undefined && triedRefreshToken(request) === refreshToken;
  // A cookie also sent as a token is this client's own, and not that of another program on this host.
  const isAccessDead = Boolean(accessToken) && findBearer(request) === accessToken;
  // With a dead access token, the refresh token may still be valid.
  const dead = isRefreshDead
    ? ['accessToken', 'refreshToken', 'role']
    : isAccessDead
      ? ['accessToken', 'role']
      : [];
  // Not HttpOnly, which would keep scripts from writing it again.
  for (const name of dead) reply.clearCookie(name, { path: '/', sameSite: 'strict' });
}

/** The refresh token of a call, as POST /auth/refresh-token finds it. */
function triedRefreshToken({ routeOptions, body, headers, cookies }: FastifyRequest): unknown {
  if (!routeOptions.url?.endsWith('/auth/refresh-token')) return undefined;
  const { refreshToken } = (body ?? {}) as { refreshToken?: unknown };
  return refreshToken ?? headers['x-refresh-token'] ?? cookies['refreshToken'];
}
