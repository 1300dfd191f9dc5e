import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import { findBearer } from './identify-request.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** What proxies add. One that adds nothing can't be told from a program here; it stands before a PUBLIC_URL. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a request may see /metrics: with METRICS_TOKEN whoever sends it, without it programs on this very machine, and
 * none where the product is at a PUBLIC_URL.
 */
export function mayMeasure(
  { METRICS_TOKEN, PUBLIC_URL }: Pick<Settings, 'METRICS_TOKEN' | 'PUBLIC_URL'>,
  request: FastifyRequest,
): boolean {
  if (METRICS_TOKEN !== undefined) return isSame(findBearer(request) ?? '', METRICS_TOKEN);
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return PUBLIC_URL === undefined && !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** Takes as long wherever the two differ. */
const isSame = (sent: string, token: string): boolean => timingSafeEqual(digest(sent), digest(token));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
