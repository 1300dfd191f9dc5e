import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError, type PlainRefusal } from '../../core/app-error.ts';
import type { Db } from '@ridewire/db';
import type { Log } from '../../core/log.ts';
import { documentIdAt, documentKey } from '../../documents/document-file.ts';
import { findDocumentFile } from '../../documents/document-queries.ts';
import { avatarKeyAt } from '../../media/avatar-address.ts';
import { contentTypeOf, type MediaStore } from '../../media/media-store.ts';
import type { Identify } from './identify-request.ts';

interface Deps {
  db: Db;
  log: Log;
  media: MediaStore;
}

/** A document runs nothing and is no page of ours, whatever its content. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * GET /media/avatars/{id}/{size}.webp: a picture never changes under its address, so it is kept for a year. GET
 * /media/documents/{id}: for its driver and for admins, from any store; for everyone else it doesn't exist. A picture
 * is shown, a PDF only saved.
 */
export function serveMedia(fastify: FastifyInstance, deps: Deps, identify: Identify): void {
  fastify.get('/media/avatars/*', (request, reply) =>
    sendStored(deps, reply, avatarKeyAt(pathOf(request)), 'PICTURES_NOT_SHOWN', {
      'cache-control': 'public, max-age=31536000, immutable',
      // Clients of other origins show these pictures too.
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  fastify.get('/media/documents/*', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const id = documentIdAt(pathOf(request));
    const actor = id && (await identify(request))?.actor;
    // No API key reads papers.
    const document = actor && !actor.scopes && (await findDocumentFile(deps.db, actor, id));
    if (!document) throw new AppError('NOT_FOUND');
    const { kind, fileType } = document;
    return sendStored(deps, reply, documentKey(id, fileType), 'DOCUMENTS_NOT_SHOWN', {
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': `${fileType === 'pdf' ? 'attachment' : 'inline'}; filename="${kind}.${fileType}"`,
    });
  });
}

const pathOf = ({ url }: { url: string }): string => url.split('?')[0] ?? '';

/** @throws AppError NOT_FOUND; `away` where the store can't be read */
async function sendStored(
  { media, log }: Deps,
  reply: FastifyReply,
  key: string | undefined,
  away: PlainRefusal,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const file =
    key &&
    (await media.get(key).catch((error: unknown) => {
      log.error({ error, key }, 'could not read a stored file');
      throw new AppError(away);
    }));
  if (!file) throw new AppError('NOT_FOUND');
  if (file.length !== undefined) void reply.header('content-length', file.length);
  return reply
    .type(contentTypeOf(key))
    .header('x-content-type-options', 'nosniff')
    .headers(headers)
    .send(file.stream);
}
