import { MAX_DOCUMENT_BYTES, UploadDocumentInput } from '@ridewire/contracts';
import type { FastifyInstance } from 'fastify';
import { assertRole } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { uploadDocument, type DocumentUpload } from '../documents/upload-document.ts';
import { addUpload, type UploadedForm } from './add-upload.ts';
import { callerOf, type Identify } from './identify-request.ts';

const FORM = 'Send one file in the field “file”, with the fields “kind” and “expiresOn”.';

/** POST /uploads/document: a driver sends one of their documents, which then waits for an admin. */
export const addDocumentUpload = (fastify: FastifyInstance, core: Core, identify: Identify): Promise<void> =>
  addUpload(fastify, core, identify, {
    path: '/uploads/document',
    maxBytes: MAX_DOCUMENT_BYTES,
    tooLarge: 'DOCUMENT_TOO_LARGE',
    atOnce: 12,
    atOncePerAccount: 3,
    limits: { fields: 4, parts: 6 },
    form: FORM,
    notMultipart: 'Send the document as multipart/form-data.',
    busy: 'Other documents of yours are still on their way. Wait for them.',
    assertMay: (actor) => assertRole(actor, 'driver'),
    take: async (actor, form, request, reply) => {
      const data = await uploadDocument(core, actor, readDocument(form), callerOf(request));
      return reply.code(201).send({ success: true, message: 'Document uploaded', data });
    },
  });

function readDocument({ file, fileCount, fields }: UploadedForm): DocumentUpload {
  const isForm = fields.every(
    ([name], at) => isField(name) && fields.findIndex((each) => each[0] === name) === at,
  );
  if (!file || fileCount > 1 || file.field !== 'file' || !isForm) throw new AppError('BAD_INPUT', FORM);
  const input = UploadDocumentInput.parse(Object.fromEntries(fields));
  if (file.isTruncated) throw new AppError('DOCUMENT_TOO_LARGE');
  return { ...input, file: file.bytes };
}

const isField = (name: string) => name in UploadDocumentInput.shape;
