import {
  DOCUMENT_KINDS,
  ReturnDocumentInput,
  SeenDocument,
  type DocumentsView,
  type DocumentView,
} from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Id, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { DocumentsRouter } from './documents.router.ts';

const restRow = restRowOf<{ documents: DocumentsRouter }>();

const DocumentBody = z
  .object({
    _id: Id,
    kind: z.enum(DOCUMENT_KINDS),
    state: z.enum(['waiting', 'approved', 'returned']),
    version: z.int(),
    expiresOn: z.iso.date().meta({ description: 'The last day on which it is valid.' }),
    reason: z.string().nullable().meta({ description: 'Why it was returned.' }),
    uploadedAt: Time,
    judgedAt: Time.nullable(),
    file: z.string().meta({ description: 'Its address, for its driver and admins alone.' }),
  })
  .meta({ id: 'DriverDocument' });

const Documents = {
  today: z.iso.date().meta({ description: 'The city’s day.' }),
  documents: z.array(DocumentBody),
};

const documentBody = (document: DocumentView, publicUrl: string): z.infer<typeof DocumentBody> => ({
  _id: document.id,
  kind: document.kind,
  state: document.state,
  version: document.version,
  expiresOn: document.expiresOn,
  reason: document.reason,
  uploadedAt: document.uploadedAt,
  judgedAt: document.judgedAt,
  file: `${publicUrl}${document.path}`,
});

const documentsBody = ({ today, documents }: DocumentsView, publicUrl: string) => ({
  today,
  documents: documents.map((document) => documentBody(document, publicUrl)),
});

const Seen = SeenDocument.pick({ documentId: true, version: true });

export const documentRows = [
  restRow({
    method: 'GET',
    path: '/drivers/documents',
    procedure: 'documents.mine',
    summary: 'The signed-in driver’s documents. Send them with POST /uploads/document.',
    response: z.object(Documents),
    answer: (view, { publicUrl }) => documentsBody(view, publicUrl),
  }),
  restRow({
    method: 'GET',
    path: '/drivers/:driverId/documents',
    procedure: 'documents.list',
    summary: 'A driver’s documents.',
    response: z.object(Documents),
    errors: ['DRIVER_NOT_FOUND'],
    input: ({ params }) => params,
    answer: (view, { publicUrl }) => documentsBody(view, publicUrl),
  }),
  restRow({
    method: 'PATCH',
    path: '/drivers/:driverId/documents/:kind/approve',
    procedure: 'documents.approve',
    summary: 'Approve a document, if it’s still the one you saw.',
    body: Seen,
    response: doneShape(Documents, 'Document approved'),
    errors: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED', 'DOCUMENT_EXPIRED'],
    input: ({ params, body: { documentId, version } }) => ({ ...params, documentId, version }),
    answer: (view, { publicUrl }) => done('Document approved', documentsBody(view, publicUrl)),
  }),
  restRow({
    method: 'PATCH',
    path: '/drivers/:driverId/documents/:kind/return',
    procedure: 'documents.return',
    summary: 'Return a document with a reason, so the driver can send a better one.',
    body: Seen.extend({ reason: ReturnDocumentInput.shape.reason }),
    response: doneShape(Documents, 'Document returned'),
    errors: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_CHANGED'],
    input: ({ params, body: { documentId, version, reason } }) => ({
      ...params,
      documentId,
      version,
      reason,
    }),
    answer: (view, { publicUrl }) => done('Document returned', documentsBody(view, publicUrl)),
  }),
];
