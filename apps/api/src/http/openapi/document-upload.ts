import { MAX_AVATAR_BYTES, MAX_DOCUMENT_BYTES, type ErrorCode } from '@ridewire/contracts';
import { documentErrors, sorted } from './document-errors.ts';
import { EXAMPLES } from './examples.ts';
import type { Operation } from './openapi.ts';

interface Upload {
  operationId: string;
  summary: string;
  description: string;
  fields: Record<string, object>;
  /** What it answers with, and an example of it. */
  data: object;
  message: string;
  example: object;
  errors: ErrorCode[];
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** An endpoint that is no row of the table, for files are no JSON. */
const describeUpload = ({ operationId, summary, description, fields, ...answer }: Upload): Operation => ({
  operationId,
  tags: ['uploads'],
  summary,
  description,
  security: [{ bearer: [] }],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', properties: fields, required: Object.keys(fields) },
      },
    },
  },
  responses: {
    '201': {
      description: 'Stored.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { success: { const: true }, message: { type: 'string' }, data: answer.data },
            required: ['success', 'message', 'data'],
            additionalProperties: false,
          },
          example: { success: true, message: answer.message, data: answer.example },
        },
      },
    },
    ...documentErrors(
      sorted([
        ...answer.errors,
        'BAD_INPUT',
        'NOT_SIGNED_IN',
        'ORIGIN_REFUSED',
        'UNSUPPORTED',
        'TOO_MANY',
        'NOT_READY',
      ]),
    ),
  },
});

export const describeAvatarUpload = (): Operation =>
  describeUpload({
    operationId: 'postUploadsAvatar',
    summary:
      'Upload a picture of oneself: JPEG, PNG, WebP, GIF or AVIF. It is shown once PATCH /auth/me sends its address as avatarUrl.',
    description: 'For everybody who is signed in.',
    fields: {
      image: {
        type: 'string',
        format: 'binary',
        description: `At most ${megabytes(MAX_AVATAR_BYTES)} and 40 megapixels.`,
      },
    },
    data: {
      type: 'object',
      properties: { url: { type: 'string', description: 'The picture’s whole address.' } },
      required: ['url'],
      additionalProperties: false,
    },
    message: 'Image uploaded successfully',
    example: { url: EXAMPLES['url'] },
    errors: ['NOT_AN_IMAGE', 'IMAGE_TOO_LARGE'],
  });

export const describeDocumentUpload = (): Operation =>
  describeUpload({
    operationId: 'postUploadsDocument',
    summary:
      'Send a driver’s document, a photo (JPEG, PNG, WebP) or a PDF. It waits for an admin; one that is approved counts until then.',
    description: 'For drivers.',
    fields: {
      kind: { enum: ['licence', 'registration', 'insurance'] },
      expiresOn: { type: 'string', format: 'date', description: 'In the future, within 20 years.' },
      file: {
        type: 'string',
        format: 'binary',
        description: `At most ${megabytes(MAX_DOCUMENT_BYTES)}, a photo also of 50 megapixels.`,
      },
    },
    data: {
      type: 'object',
      description: 'All documents of the driver, as the live view documents.mine has them.',
      properties: {
        today: { type: 'string', format: 'date' },
        documents: { type: 'array', items: { type: 'object' } },
      },
      required: ['today', 'documents'],
      additionalProperties: false,
    },
    message: 'Document uploaded',
    example: { today: '2026-11-21', documents: [] },
    errors: ['NOT_A_DOCUMENT', 'DOCUMENT_TOO_LARGE', 'FORBIDDEN'],
  });
