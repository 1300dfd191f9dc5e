import multipart, { type MultipartFile } from '@fastify/multipart';
import { MAX_DOCUMENT_BYTES, UploadDocumentInput } from '@ridewire/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { uploadDocument, type DocumentUpload } from '../documents/upload-document.ts';
import { Slots } from '../realtime/slots.ts';
import { callerOf, type Identify } from './identify-request.ts';

/** So much is around the file: boundaries, fields, its name and type, in bytes. */
const AROUND_BYTES = 16_384;
/** Uploads that are received or prepared at once, each of them in memory. */
const MAX_AT_ONCE = 12;
/** One driver's among them, who else could keep all others away with bodies that never end. */
const MAX_AT_ONCE_PER_ACCOUNT = 3;
const FORM = 'Send one file in the field “file”, with the fields “kind” and “expiresOn”.';

/** POST /uploads/document: a driver sends one of their documents, which then waits for an admin. */
export async function addDocumentUpload(
  fastify: FastifyInstance,
  core: Core,
  identify: Identify,
): Promise<void> {
  const ofAll = new Slots(MAX_AT_ONCE);
  const ofAccount = new Slots(MAX_AT_ONCE_PER_ACCOUNT);
  // In a scope of its own: nothing else takes multipart bodies of this size.
  await fastify.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: MAX_DOCUMENT_BYTES,
        files: 2,
        fields: 4,
        parts: 6,
        fieldSize: 1_024,
        headerPairs: 20,
      },
      throwFileSizeLimit: false,
    });
    const actors = new WeakMap<FastifyRequest, Actor>();
    scope.route({
      method: 'POST',
      url: '/uploads/document',
      // Before the body is read.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const actor = (await identify(request))?.actor;
        if (!actor) throw new AppError('NOT_SIGNED_IN');
        assertRole(actor, 'driver');
        if (Number(request.headers['content-length'] ?? 0) > MAX_DOCUMENT_BYTES + AROUND_BYTES)
          throw new AppError('DOCUMENT_TOO_LARGE');
        await core.limits.spend('uploadByAccount', actor.userId);
        actors.set(request, actor);
      },
      handler: async (request, reply) => {
        const actor = actors.get(request) as Actor;
        if (!request.isMultipart())
          throw new AppError('UNSUPPORTED', 'Send the document as multipart/form-data.');
        const leaveAccount = ofAccount.take(actor.userId);
        if (!leaveAccount)
          throw new AppError('TOO_MANY', 'Other documents of yours are still on their way. Wait for them.');
        const leaveAll = ofAll.take('all');
        try {
          if (!leaveAll) throw new AppError('TOO_MANY');
          const data = await uploadDocument(core, actor, await readForm(request), callerOf(request));
          return await reply.code(201).send({ success: true, message: 'Document uploaded', data });
        } finally {
          leaveAccount();
          leaveAll?.();
        }
      },
    });
  });
}

/** Reads the body to its end, whatever is in it: who still sends does not listen. */
async function readForm(request: FastifyRequest): Promise<DocumentUpload> {
  const files: { field: string; bytes: Buffer; isTruncated: boolean }[] = [];
  const fields: [name: string, value: unknown][] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push(await readFile(part, files.length === 0));
      else fields.push([part.fieldname, part.value]);
    }
  } catch (error) {
    request.log.debug({ error }, 'an upload could not be read');
    throw new AppError('BAD_INPUT', FORM);
  }
  const [file] = files;
  const isForm = fields.every(
    ([name], at) => isField(name) && fields.findIndex((each) => each[0] === name) === at,
  );
  if (!file || files.length > 1 || file.field !== 'file' || !isForm) throw new AppError('BAD_INPUT', FORM);
  const input = UploadDocumentInput.parse(Object.fromEntries(fields));
  if (file.isTruncated) throw new AppError('DOCUMENT_TOO_LARGE');
  return { ...input, file: file.bytes };
}

const isField = (name: string) => name in UploadDocumentInput.shape;

/** What is not kept takes no memory: a second file is one too many. */
async function readFile(part: MultipartFile, isKept: boolean) {
  const bytes = isKept ? await part.toBuffer() : Buffer.alloc(0);
  if (!isKept) for await (const _ of part.file) continue;
  return { field: part.fieldname, bytes, isTruncated: part.file.truncated };
}
