import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookieName } from '../../sessions/cookie-name.ts';
import { SESSION_DAYS } from '../../sessions/session-queries.ts';

/**
 * Whether the browser reaches us over TLS; without it a Secure cookie would not come back. Behind a proxy that ends TLS
 * the request may not show it, but then our public address does.
 */
export const isSecure = (request: FastifyRequest, publicUrl: string): boolean =>
  request.protocol === 'https' || publicUrl.startsWith('https:');

const optionsFor = (secure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure,
});

/** Over TLS the plain cookie name doesn't count: a neighboring host can set it, and so sign people in to another account. */
export const readSessionCookie = (request: FastifyRequest, publicUrl: string): string | undefined =>
  request.cookies[sessionCookieName(isSecure(request, publicUrl))];

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  secret: string,
): void {
  const secure = isSecure(request, publicUrl);
  clearPlain(request, reply, secure);
  const maxAge = SESSION_DAYS * 24 * 60 * 60;
  reply.setCookie(sessionCookieName(secure), secret, { ...optionsFor(secure), maxAge });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const secure = isSecure(request, publicUrl);
  clearPlain(request, reply, secure);
  reply.clearCookie(sessionCookieName(secure), optionsFor(secure));
}

/** A cookie from the time before TLS. */
function clearPlain(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const plain = sessionCookieName(false);
  if (secure && request.cookies[plain] !== undefined) reply.clearCookie(plain, optionsFor(true));
}
