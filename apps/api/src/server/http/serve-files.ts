import type { KeyScope } from '@ridewire/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../core/actor.ts';
import { AppError, type PlainRefusal } from '../../core/app-error.ts';
import { Slots } from '../../core/slots.ts';
import { getActor, type Identify } from './identify-request.ts';
import { sendParts } from './send-parts.ts';

interface WrittenFile {
  name: string;
  type: string;
  parts: AsyncIterable<string>;
  /** How much is written ahead of the line, in bytes. */
  aheadBytes?: number;
}

/**
 * Files for signed-in people, written while they are read. A file that breaks off ends its connection, so that no one
 * takes it for whole.
 * @param bounds how many are written at once, in all and for one person, and the refusal for a person who has all of
 * theirs
 * @returns what adds a file; `scope` is what an API key needs for it, null where none will do; its `open` refuses forbidden ones, and returns how the file is written once there is a
 * place
 */
export function serveFiles(
  fastify: FastifyInstance,
  identify: Identify,
  bounds: { ofAll: number; ofPerson: number; busy: PlainRefusal },
) {
  const ofAll = new Slots(bounds.ofAll);
  const ofPerson = new Slots(bounds.ofPerson);
  return (
    url: string,
    scope: KeyScope | null,
    open: (actor: Actor, request: FastifyRequest) => () => Promise<WrittenFile>,
  ) =>
    fastify.route({
      method: 'GET',
      url,
      // HEAD would write the whole file for nothing.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const actor = await getActor(identify, request, scope);
        const write = open(actor, request);
        const leaveOwn = ofPerson.take(actor.userId);
        if (!leaveOwn) throw new AppError(bounds.busy);
        const leaveAll = ofAll.take('all');
        const leave = () => [leaveOwn, leaveAll].forEach((each) => each?.());
        try {
          if (!leaveAll) throw new AppError('TOO_MANY');
          const { name, type, parts, ...pace } = await write();
          return await reply
            .type(`${type}; charset=utf-8`)
            .header('content-disposition', `attachment; filename="${name}"`)
            .send(sendParts(parts, pace).once('close', leave));
        } catch (error) {
          leave();
          throw error;
        }
      },
    });
}
