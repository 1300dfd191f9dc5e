import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { SetConfig } from '../core/client-config.ts';
import type { Settings } from '../core/settings.ts';
import { handleErrors } from './http/handle-errors.ts';
import { limitConnections } from './http/limit-connections.ts';
import { refuseBadPath, refuseMalformed } from './http/refuse-malformed.ts';
import { addRequestIds, makeRequestId } from './http/request-ids.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { LOGGER_OPTIONS } from './logger-options.ts';

/** Far above any message of ours, in bytes. */
const MAX_BODY_BYTES = 65_536;
/** A request must be complete within this time, a picture on a slow line too. */
const REQUEST_TIMEOUT_MS = 120_000;

/** A server without routes: what holds for every request and socket, such as limits, headers and the form of refusals. */
export async function openFastify(settings: Settings, { mapStyleUrl }: SetConfig): Promise<FastifyInstance> {
  const headers = securityHeaders({ mapStyleUrl, publicUrl: settings.PUBLIC_URL });
  const fastify = Fastify({
    logger: { level: settings.LOG_LEVEL, ...LOGGER_OPTIONS },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < settings.TRUST_PROXY,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What still comes while it closes is answered as ever: the database is the last to go.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    genReqId: makeRequestId,
    frameworkErrors: refuseBadPath(headers),
    clientErrorHandler: refuseMalformed,
  });
  limitConnections(fastify.server, {
    isDirect: settings.TRUST_PROXY === 0,
    onCut: (address) =>
      fastify.log.warn(
        { address },
        'too many connections from one address; of a proxy, TRUST_PROXY should tell',
      ),
  });
  handleErrors(fastify);
  addRequestIds(fastify);
  addSecurityHeaders(fastify, headers);
  await fastify.register(cookie);
  await fastify.register(websocket, { options: { maxPayload: MAX_BODY_BYTES, perMessageDeflate: false } });
  return fastify;
}
