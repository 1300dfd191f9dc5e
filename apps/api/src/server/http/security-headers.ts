import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** The device features our pages use: its position, as the pickup. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), display-capture=()';

/**
 * Everything comes from our own origin. Mantine sets styles inline; scripts never are. Workers: the map's own.
 * @param mapStyleUrl a foreign map style names its own hosts for tiles, glyphs and sprites, which the page connects to;
 * null for none
 */
export const contentSecurityPolicy = (mapStyleUrl: string | null) => {
  const foreignMap = mapStyleUrl ? ['https:', new URL(mapStyleUrl).origin] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // The map fetches its pictures, so a foreign one shows no picture by its address.
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", ...foreignMap],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  } satisfies HelmetOptions['contentSecurityPolicy'];
};

/** The headers that tell browsers what a page of ours may do. */
export function securityHeaders({
  mapStyleUrl,
  publicUrl,
}: {
  mapStyleUrl: string | null;
  /** PUBLIC_URL. */
  publicUrl: string | undefined;
}): Record<string, string> {
  const headers = writeHeaders({
    contentSecurityPolicy: contentSecurityPolicy(mapStyleUrl),
    // For browsers that do not know frame-ancestors yet.
    frameguard: { action: 'deny' },
    // Our addresses contain email addresses and ride ids.
    referrerPolicy: { policy: 'no-referrer' },
    hsts: publicUrl?.startsWith('https:') ?? false,
  });
  return { ...headers, 'permissions-policy': PERMISSIONS };
}

/** The same headers on every response, so they are built once. */
export function addSecurityHeaders(fastify: FastifyInstance, headers: Record<string, string>): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers helmet would write on an answer. */
function writeHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
