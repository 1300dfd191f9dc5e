import { MAX_AVATAR_BYTES } from '@ridewire/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { Limits } from '../../core/limits.ts';
import type { Db } from '@ridewire/db';
import type { MediaStore } from '../../media/media-store.ts';
import type { Log } from '../../core/log.ts';
import { uploadAvatar } from '../../media/upload-avatar.ts';
import { addUpload, type UploadedForm } from './add-upload.ts';
import type { Identify } from './identify-request.ts';

interface Deps {
  db: Db;
  log: Log;
  limits: Limits;
  media: MediaStore;
}

const FIELD = 'image';

/**
 * POST /uploads/avatar: stores one picture of the signed-in person and answers with its address, which a profile update
 * then chooses.
 * @param options.publicOrigin http(s)://host[:port] for the answered address; null for the one the request came to
 */
export const addAvatarUpload = (
  fastify: FastifyInstance,
  deps: Deps,
  options: { identify: Identify; publicOrigin: string | null },
): Promise<void> =>
  addUpload(fastify, deps, options.identify, {
    path: '/uploads/avatar',
    maxBytes: MAX_AVATAR_BYTES,
    tooLarge: 'IMAGE_TOO_LARGE',
    atOnce: 24,
    atOncePerAccount: 2,
    limits: { fields: 2, parts: 3 },
    form: 'pictureForm',
    notMultipart: 'PICTURE_AS_FORM',
    busy: 'PICTURES_UNDER_WAY',
    take: async (actor, form, request, reply) => {
      const path = await uploadAvatar(deps, actor, readImage(form));
      const url = `${options.publicOrigin ?? `${request.protocol}://${request.host}`}${path}`;
      return reply.code(201).send({ success: true, message: 'Image uploaded successfully', data: { url } });
    },
  });

function readImage({ file, fileCount, fields }: UploadedForm): Buffer {
  if (!file || fileCount > 1 || fields.length > 0 || file.field !== FIELD) throw new AppError('pictureForm');
  if (file.isTruncated) throw new AppError('IMAGE_TOO_LARGE');
  return file.bytes;
}
