import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../core/settings.ts';
import { findBearer } from './identify-request.ts';
import { isFromHere } from './is-from-here.ts';

/**
 * Whether a request may see /metrics. With METRICS_TOKEN, any request that sends it; without it, programs on this
 * machine, and none where the product is at a PUBLIC_URL.
 */
export function mayMeasure(
  { METRICS_TOKEN, PUBLIC_URL }: Pick<Settings, 'METRICS_TOKEN' | 'PUBLIC_URL'>,
  request: FastifyRequest,
): boolean {
  if (METRICS_TOKEN !== undefined) return isSame(findBearer(request) ?? '', METRICS_TOKEN);
  return PUBLIC_URL === undefined && isFromHere(request);
}

/** Takes the same time wherever the two differ. */
const isSame = (sent: string, token: string): boolean => timingSafeEqual(digest(sent), digest(token));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
