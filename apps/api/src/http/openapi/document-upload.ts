import { MAX_AVATAR_BYTES } from '@ridewire/contracts';
import { documentErrors, sorted } from './document-errors.ts';
import { EXAMPLES } from './examples.ts';
import type { Operation } from './openapi.ts';

/** The endpoint that is no row of the table, for pictures are no JSON. */
export const documentUpload = (): Operation => ({
  operationId: 'postUploadsAvatar',
  tags: ['uploads'],
  summary:
    'Upload a picture of oneself: JPEG, PNG, WebP, GIF or AVIF. It is shown once PATCH /auth/me sends its address as avatarUrl.',
  description: 'For everybody who is signed in.',
  security: [{ bearer: [] }],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            image: {
              type: 'string',
              format: 'binary',
              description: `At most ${MAX_AVATAR_BYTES / 1024 / 1024} MB and 40 megapixels.`,
            },
          },
          required: ['image'],
        },
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
            properties: {
              success: { const: true },
              message: { type: 'string' },
              data: {
                type: 'object',
                properties: { url: { type: 'string', description: 'The picture’s whole address.' } },
                required: ['url'],
                additionalProperties: false,
              },
            },
            required: ['success', 'message', 'data'],
            additionalProperties: false,
          },
          example: {
            success: true,
            message: 'Image uploaded successfully',
            data: { url: EXAMPLES['url'] },
          },
        },
      },
    },
    ...documentErrors(
      sorted([
        'BAD_INPUT',
        'NOT_AN_IMAGE',
        'NOT_SIGNED_IN',
        'ORIGIN_REFUSED',
        'IMAGE_TOO_LARGE',
        'UNSUPPORTED',
        'TOO_MANY',
        'NOT_READY',
      ]),
    ),
  },
});
