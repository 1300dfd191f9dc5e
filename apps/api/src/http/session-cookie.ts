import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, SESSION_DAYS } from '../sessions/session-queries.ts';

/** Whether the browser reached us over TLS; without it a Secure cookie would not come back. */
const isSecure = (request: FastifyRequest) => request.protocol === 'https';

// The __Host- prefix makes the browser refuse the cookie from any other host or path.
const nameFor = (request: FastifyRequest) =>
  isSecure(request) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

const optionsFor = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure(request),
});

export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request)];

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(nameFor(request), secret, { ...optionsFor(request), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), optionsFor(request));
}
