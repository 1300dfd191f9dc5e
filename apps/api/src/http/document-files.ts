import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { documentIdAt, documentKey } from '../documents/document-file.ts';
import { findDocumentFile } from '../documents/document-queries.ts';
import { contentTypeOf } from '../media/media-store.ts';
import type { Identify } from './identify-request.ts';

/** Whatever a file turns out to be, it runs nothing and is no page of ours. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * GET /media/documents/{id}: for its driver and for admins, whatever store it lies in; to everybody else nothing is there. A
 * picture is shown, a PDF only saved.
 */
export function serveDocuments(fastify: FastifyInstance, core: Core, identify: Identify): void {
  fastify.get('/media/documents/*', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const id = documentIdAt(request.url.split('?')[0] ?? '');
    const actor = id && (await identify(request))?.actor;
    const document = actor && (await findDocumentFile(core.db, actor, id));
    if (!document) throw new AppError('NOT_FOUND');
    const { kind, fileType } = document;
    const key = documentKey(id, fileType);
    const file = await core.media.get(key).catch((error: unknown) => {
      core.log.error({ error }, 'could not read a document');
      throw new AppError('NOT_READY', 'Documents can’t be shown right now. Please try again later.');
    });
    if (!file) throw new AppError('NOT_FOUND');
    if (file.length !== undefined) void reply.header('content-length', file.length);
    return reply
      .type(contentTypeOf(key))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', POLICY)
      .header('cross-origin-resource-policy', 'same-origin')
      .header(
        'content-disposition',
        `${fileType === 'pdf' ? 'attachment' : 'inline'}; filename="${kind}.${fileType}"`,
      )
      .send(file.stream);
  });
}
