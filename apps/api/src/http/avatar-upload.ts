import multipart, { type MultipartFile } from '@fastify/multipart';
import { MAX_AVATAR_BYTES } from '@ridewire/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { uploadAvatar } from '../media/upload-avatar.ts';
import { Slots } from '../realtime/slots.ts';
import type { Identify } from './identify-request.ts';

/** So much is around the file: boundaries, its name and type, in bytes. */
const AROUND_BYTES = 16_384;
/** Uploads that are received or prepared at once, each of them in memory. */
const MAX_AT_ONCE = 24;
/** One person's among them, who else could keep all others away with bodies that never end. */
const MAX_AT_ONCE_PER_ACCOUNT = 2;
const FIELD = 'image';

/**
 * POST /uploads/avatar: stores one picture of the person who is signed in and answers where it is; the address is then
 * chosen by a profile update.
 * @param options.publicOrigin http(s)://host[:port] for the answered address; null for the one the request came to
 */
export async function addAvatarUpload(
  fastify: FastifyInstance,
  core: Core,
  options: {
    identify: Identify;
    publicOrigin: string | null;
  },
): Promise<void> {
  const ofAll = new Slots(MAX_AT_ONCE);
  const ofAccount = new Slots(MAX_AT_ONCE_PER_ACCOUNT);
  // In a scope of its own: nothing else takes multipart bodies.
  await fastify.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: MAX_AVATAR_BYTES,
        files: 2,
        fields: 2,
        parts: 3,
        fieldSize: 1_024,
        headerPairs: 20,
      },
      throwFileSizeLimit: false,
    });
    const actors = new WeakMap<FastifyRequest, Actor>();
    scope.route({
      method: 'POST',
      url: '/uploads/avatar',
      // Before the body is read.
      onRequest: async (request) => {
        const actor = (await options.identify(request))?.actor;
        if (!actor) throw new AppError('NOT_SIGNED_IN');
        if (Number(request.headers['content-length'] ?? 0) > MAX_AVATAR_BYTES + AROUND_BYTES)
          throw new AppError('IMAGE_TOO_LARGE');
        await core.limits.spend('uploadByAccount', actor.userId);
        actors.set(request, actor);
      },
      handler: async (request, reply) => {
        const actor = actors.get(request) as Actor;
        if (!request.isMultipart())
          throw new AppError('UNSUPPORTED', 'Send the picture as multipart/form-data.');
        const leaveAccount = ofAccount.take(actor.userId);
        if (!leaveAccount)
          throw new AppError('TOO_MANY', 'Other pictures of yours are still on their way. Wait for them.');
        const leaveAll = ofAll.take('all');
        try {
          if (!leaveAll) throw new AppError('TOO_MANY');
          const path = await uploadAvatar(core, actor, await readImage(request));
          const url = `${options.publicOrigin ?? `${request.protocol}://${request.host}`}${path}`;
          return await reply
            .code(201)
            .send({ success: true, message: 'Image uploaded successfully', data: { url } });
        } finally {
          leaveAccount();
          leaveAll?.();
        }
      },
    });
  });
}

/** Reads the body to its end, whatever is in it: who still sends does not listen. */
async function readImage(request: FastifyRequest): Promise<Buffer> {
  const files: { field: string; bytes: Buffer; isTruncated: boolean }[] = [];
  let others = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push(await readFile(part));
      else others += 1;
    }
  } catch (error) {
    request.log.debug({ error }, 'an upload could not be read');
    throw new AppError('BAD_INPUT', `Send one picture, in the field “${FIELD}”.`);
  }
  const [file] = files;
  if (!file || files.length > 1 || others > 0 || file.field !== FIELD)
    throw new AppError('BAD_INPUT', `Send one picture, in the field “${FIELD}”.`);
  if (file.isTruncated) throw new AppError('IMAGE_TOO_LARGE');
  return file.bytes;
}

async function readFile(part: MultipartFile) {
  const bytes = await part.toBuffer();
  return { field: part.fieldname, bytes, isTruncated: part.file.truncated };
}
