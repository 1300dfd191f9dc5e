import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';

/**
 * Refuses browsers that come from other sites. Programs send no Origin and pass.
 * @param allowed origins besides the one the request itself is addressed to
 * @throws AppError ORIGIN_REFUSED
 */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return;
  if (origin === `${request.protocol}://${request.host}`) return;
  throw new AppError('ORIGIN_REFUSED');
}
