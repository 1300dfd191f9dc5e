import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../core/actor.ts';
import { AppError, type PlainRefusal } from '../../core/app-error.ts';
import type { Limits } from '../../core/limits.ts';
import { Slots } from '../../core/slots.ts';
import { getActor, type Identify } from './identify-request.ts';
import { UploadSlots, type Place } from './upload-slots.ts';
import { trueMs } from '../../core/true-ms.ts';

/** The size around the file: boundaries, fields, its name and type, in bytes. */
const AROUND_BYTES = 16_384;

export interface UploadedForm {
  /** The first file; a second one is one too many, and dropped. */
  file: { field: string; bytes: Buffer; isTruncated: boolean } | undefined;
  fileCount: number;
  fields: [name: string, value: unknown][];
}

export interface Upload {
  path: string;
  maxBytes: number;
  tooLarge: PlainRefusal;
  /** Uploads that are received or prepared at once, each of them in memory; others wait a little. */
  atOnce: number;
  /** One person's share of them, so that no one keeps all others out with bodies that never end. */
  atOncePerAccount: number;
  limits: { fields: number; parts: number };
  /** The refusal for a wrong form, saying how it must be. */
  form: PlainRefusal;
  notMultipart: PlainRefusal;
  /** The refusal for a person with this many uploads already under way. */
  busy: PlainRefusal;
  /** Called before the body is read. @throws AppError */
  assertMay?: (actor: Actor, request: FastifyRequest) => void;
  /** Takes the uploaded file, and answers. */
  take: (
    actor: Actor,
    form: UploadedForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

/** A route for one file of a signed-in person, in its own scope: nothing else takes multipart bodies. */
export async function addUpload(
  fastify: FastifyInstance,
  deps: { limits: Limits },
  identify: Identify,
  upload: Upload,
): Promise<void> {
  const ofAll = new UploadSlots(upload.atOnce);
  const ofAccount = new Slots(upload.atOncePerAccount);
  await fastify.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: upload.maxBytes, files: 2, fieldSize: 1_024, headerPairs: 20, ...upload.limits },
      throwFileSizeLimit: false,
    });
    const actors = new WeakMap<FastifyRequest, Actor>();
    scope.route({
      method: 'POST',
      url: upload.path,
      // Before the body is read.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const actor = await getActor(identify, request, 'account:write');
        upload.assertMay?.(actor, request);
        if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + AROUND_BYTES)
          throw new AppError(upload.tooLarge);
        await deps.limits.spend('uploadByAccount', actor.userId);
        actors.set(request, actor);
      },
      handler: async (request, reply) => {
        const actor = actors.get(request) as Actor;
        if (!request.isMultipart()) throw new AppError(upload.notMultipart);
        const leaveAccount = ofAccount.take(actor.userId);
        if (!leaveAccount) throw new AppError(upload.busy);
        const gone = new AbortController();
        const leaves = () => gone.abort();
        const { socket } = request.raw;
        socket.once('close', leaves);
        let place: Place<ReturnType<typeof watchArrival>> | undefined;
        try {
          await begins(request);
          place = await ofAll.take(() => watchArrival(request, reply), gone.signal);
          if (!place) throw new AppError('TOO_MANY');
          const { arrival } = place;
          const form = await Promise.race([readForm(request, upload.form), arrival.givenUp]);
          arrival.isThere();
          return await upload.take(actor, form, request, reply);
        } finally {
          socket.off('close', leaves);
          leaveAccount();
          place?.leave();
        }
      },
    });
  });
}

/**
 * Resolves with the first bytes of the body: a client that sends none takes no place. @throws AppError when the client
 * goes
 */
function begins({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableLength > 0 || raw.complete) return Promise.resolve();
  return new Promise((resolve, reject) => {
    raw.once('readable', resolve);
    raw.once('close', () => reject(new AppError('BAD_INPUT')));
  });
}

/** How fast a body arrives, by the bytes its connection has read. */
function watchArrival({ raw }: FastifyRequest, reply: FastifyReply) {
  const { bytesRead } = raw.socket;
  const sinceMs = trueMs();
  const gaveUp = Promise.withResolvers<never>();
  // It may end before it is awaited.
  gaveUp.promise.catch(() => {});
  let there = false;
  return {
    rate: () => (there ? Infinity : ((raw.socket.bytesRead - bytesRead) * 1_000) / (trueMs() - sinceMs)),
    giveUp: () => {
      // The rest of the upload is not waited for.
      reply.header('connection', 'close');
      gaveUp.reject(new AppError('fileTooSlow'));
    },
    givenUp: gaveUp.promise,
    isThere: () => (there = true),
  };
}

/** Reads the body to its end, even if it is wrong: a client that is still sending doesn't listen. */
async function readForm(request: FastifyRequest, wanted: PlainRefusal): Promise<UploadedForm> {
  const form: UploadedForm = { file: undefined, fileCount: 0, fields: [] };
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') {
        form.fields.push([part.fieldname, part.value]);
        continue;
      }
      if (form.fileCount === 0) form.file = await keepFile(part);
      else for await (const _ of part.file) continue;
      form.fileCount += 1;
    }
  } catch (error) {
    request.log.debug({ error }, 'an upload could not be read');
    throw new AppError(wanted);
  }
  return form;
}

async function keepFile(part: MultipartFile) {
  const bytes = await part.toBuffer();
  return { field: part.fieldname, bytes, isTruncated: part.file.truncated };
}
