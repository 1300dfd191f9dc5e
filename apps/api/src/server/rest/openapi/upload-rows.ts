import { MAX_AVATAR_BYTES, MAX_DOCUMENT_BYTES, Role, UploadDocumentInput } from '@ridewire/contracts';
import { z } from 'zod';
import { doneShape } from '../../../procedures/rest-bodies.ts';
import type { DocumentedRow } from './openapi.ts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** The endpoints outside the table: files are no JSON. */
export const UPLOAD_ROWS = [
  {
    method: 'POST',
    path: '/uploads/avatar',
    summary:
      'Upload your picture: JPEG, PNG, WebP, GIF or AVIF. It appears once PATCH /auth/me sends its address as avatarUrl.',
    roles: Role.options,
    form: z.object({
      image: z.file().meta({ description: `At most ${megabytes(MAX_AVATAR_BYTES)} and 40 megapixels.` }),
    }),
    status: 201,
    response: doneShape(
      { data: z.object({ url: z.string().meta({ description: 'The picture’s whole address.' }) }) },
      'Image uploaded successfully',
    ),
    errors: ['NOT_AN_IMAGE', 'IMAGE_TOO_LARGE'],
  },
  {
    method: 'POST',
    path: '/uploads/document',
    summary:
      'Send a driver’s document, a photo (JPEG, PNG, WebP) or a PDF. An admin checks it; until then, the approved one stays valid.',
    roles: ['driver'],
    form: UploadDocumentInput.extend({
      expiresOn: z.iso.date().meta({ description: 'In the future, within 20 years.' }),
      file: z.file().meta({
        description: `At most ${megabytes(MAX_DOCUMENT_BYTES)}, a photo also of 50 megapixels.`,
      }),
    }),
    status: 201,
    response: doneShape(
      {
        data: z
          .object({ today: z.iso.date(), documents: z.array(z.looseObject({})).meta({ examples: [[]] }) })
          .meta({ description: 'All documents of the driver, as the live view documents.mine has them.' }),
      },
      'Document uploaded',
    ),
    errors: ['NOT_A_DOCUMENT', 'DOCUMENT_TOO_LARGE', 'VEHICLE_NOT_FOUND'],
  },
] as const satisfies DocumentedRow[];
