import type { FastifyCorsOptions } from '@fastify/cors';
import { VERSION_HEADER } from './api-version.ts';
import { REQUEST_ID_HEADER } from './request-ids.ts';

/** How long a browser need not ask again whether a site may call, in seconds. */
const PREFLIGHT_SECONDS = 600;

/** What pages of these other sites may do and read, for all routes. */
export const corsFor = (origins: readonly string[]): FastifyCorsOptions => ({
  origin: [...origins],
  credentials: true,
  exposedHeaders: [
    ...[REQUEST_ID_HEADER, 'retry-after', 'idempotency-replayed'],
    ...['etag', 'ratelimit', 'ratelimit-policy', VERSION_HEADER],
  ],
  maxAge: PREFLIGHT_SECONDS,
  strictPreflight: false,
});
