import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { avatarKeyAt } from '../media/avatar-address.ts';

/** GET /media/avatars/{id}/{size}.webp: a picture never changes under its address, so it is kept for a year. */
export function serveAvatars(fastify: FastifyInstance, core: Core): void {
  fastify.get('/media/avatars/*', async (request, reply) => {
    const key = avatarKeyAt(request.url.split('?')[0] ?? '');
    if (!key) throw new AppError('NOT_FOUND');
    const picture = await core.media.get(key).catch((error: unknown) => {
      core.log.error({ error }, 'could not read a picture');
      throw new AppError('NOT_READY', 'Pictures can’t be shown right now. Please try again later.');
    });
    if (!picture) throw new AppError('NOT_FOUND');
    if (picture.length !== undefined) void reply.header('content-length', picture.length);
    return (
      reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        // Clients of other origins show these pictures too.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture.stream)
    );
  });
}
