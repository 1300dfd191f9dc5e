import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Everything comes from our own origin. Mantine sets styles inline; scripts never are. Workers: the map's own.
 * @param mapStyleUrl a foreign ground for the map names hosts of its own for tiles, glyphs and sprites; null for none
 */
export const contentSecurityPolicy = (mapStyleUrl: string | null) => {
  const foreignMap = mapStyleUrl ? ['https:', new URL(mapStyleUrl).origin] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...foreignMap],
      connectSrc: ["'self'", ...foreignMap],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  } satisfies FastifyHelmetOptions['contentSecurityPolicy'];
};
