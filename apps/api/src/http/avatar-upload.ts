import { MAX_AVATAR_BYTES } from '@ridewire/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { uploadAvatar } from '../media/upload-avatar.ts';
import { addUpload, type UploadedForm } from './add-upload.ts';
import type { Identify } from './identify-request.ts';

const FIELD = 'image';
const FORM = `Send one picture, in the field “${FIELD}”.`;

/**
 * POST /uploads/avatar: stores one picture of the person who is signed in and answers where it is; the address is then
 * chosen by a profile update.
 * @param options.publicOrigin http(s)://host[:port] for the answered address; null for the one the request came to
 */
export const addAvatarUpload = (
  fastify: FastifyInstance,
  core: Core,
  options: { identify: Identify; publicOrigin: string | null },
): Promise<void> =>
  addUpload(fastify, core, options.identify, {
    path: '/uploads/avatar',
    maxBytes: MAX_AVATAR_BYTES,
    tooLarge: 'IMAGE_TOO_LARGE',
    atOnce: 24,
    atOncePerAccount: 2,
    limits: { fields: 2, parts: 3 },
    form: FORM,
    notMultipart: 'Send the picture as multipart/form-data.',
    busy: 'Other pictures of yours are still on their way. Wait for them.',
    take: async (actor, form, request, reply) => {
      const path = await uploadAvatar(core, actor, readImage(form));
      const url = `${options.publicOrigin ?? `${request.protocol}://${request.host}`}${path}`;
      return reply.code(201).send({ success: true, message: 'Image uploaded successfully', data: { url } });
    },
  });

function readImage({ file, fileCount, fields }: UploadedForm): Buffer {
  if (!file || fileCount > 1 || fields.length > 0 || file.field !== FIELD)
    throw new AppError('BAD_INPUT', FORM);
  if (file.isTruncated) throw new AppError('IMAGE_TOO_LARGE');
  return file.bytes;
}
