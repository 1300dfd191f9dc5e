import { MAX_DOCUMENT_BYTES, UploadDocumentInput } from '@ridewire/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { Limits } from '../../core/limits.ts';
import { assertRoleTo, type RefusedTries } from '../../core/refused-tries.ts';
import type { Db } from '@ridewire/db';
import type { MediaStore } from '../../media/media-store.ts';
import type { Log } from '../../core/log.ts';
import { uploadDocument, type DocumentUpload } from '../../documents/upload-document.ts';
import { addUpload, type UploadedForm } from './add-upload.ts';
import { callerOf, type Identify } from './identify-request.ts';

interface Deps {
  db: Db;
  log: Log;
  limits: Limits;
  refusedTries: RefusedTries;
  media: MediaStore;
  timeZone: string;
}

/** POST /uploads/document: a driver sends one of their documents, which then waits for an admin. */
export const addDocumentUpload = (fastify: FastifyInstance, deps: Deps, identify: Identify): Promise<void> =>
  addUpload(fastify, deps, identify, {
    path: '/uploads/document',
    maxBytes: MAX_DOCUMENT_BYTES,
    tooLarge: 'DOCUMENT_TOO_LARGE',
    atOnce: 12,
    atOncePerAccount: 3,
    limits: { fields: 4, parts: 6 },
    form: 'documentForm',
    notMultipart: 'DOCUMENT_AS_FORM',
    busy: 'DOCUMENTS_UNDER_WAY',
    assertMay: (actor, { ip }) =>
      assertRoleTo(deps, actor, { called: 'uploads/document', ipAddress: ip }, 'driver'),
    take: async (actor, form, request, reply) => {
      const data = await uploadDocument(deps, actor, readDocument(form), callerOf(request));
      return reply.code(201).send({ success: true, message: 'Document uploaded', data });
    },
  });

function readDocument({ file, fileCount, fields }: UploadedForm): DocumentUpload {
  const isForm = fields.every(
    ([name], at) => isField(name) && fields.findIndex((each) => each[0] === name) === at,
  );
  if (!file || fileCount > 1 || file.field !== 'file' || !isForm) throw new AppError('documentForm');
  const input = UploadDocumentInput.parse(Object.fromEntries(fields));
  if (file.isTruncated) throw new AppError('DOCUMENT_TOO_LARGE');
  return { ...input, file: file.bytes };
}

const isField = (name: string) => Object.hasOwn(UploadDocumentInput.shape, name);
