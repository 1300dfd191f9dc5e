import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { noteFile } from '../export/note-export.ts';
import { writeOwnData } from '../export/write-own-data.ts';
import { Slots } from '../realtime/slots.ts';
import { assertSignedIn } from './export-routes.ts';
import type { Identify } from './identify-request.ts';
import { sendParts } from './send-parts.ts';

const FILE = 'my-data.json';
/** Files that are written at once, and one for each person. One connection is left to searches. */
const MAX_AT_ONCE = 2;

/**
 * GET /export/my-data.json, for everybody who is signed in: all that the product knows of them, written while it is read. A
 * file that breaks off ends its connection, so that nobody takes it for whole.
 */
export function addOwnDataRoute(fastify: FastifyInstance, core: Core, identify: Identify): void {
  const ofAll = new Slots(MAX_AT_ONCE);
  const ofPerson = new Slots(1);
  fastify.route({
    method: 'GET',
    url: `/export/${FILE}`,
    // It would write the whole file to nobody.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const actor = (await identify(request))?.actor;
      if (!actor) throw new AppError('NOT_SIGNED_IN');
      const leaveOwn = ofPerson.take(actor.userId);
      if (!leaveOwn) throw new AppError('TOO_MANY', 'Your data is being written already. Wait for it.');
      const leaveAll = ofAll.take('all');
      const leave = () => {
        leaveOwn();
        leaveAll?.();
      };
      try {
        if (!leaveAll) throw new AppError('TOO_MANY');
        await core.limits.spend('ownDataByAccount', actor.userId);
        await noteFile(core.db, actor, { file: FILE }, { ipAddress: request.ip });
        const file = sendParts(writeOwnData(core.ownDb, actor.userId, () => assertSignedIn(core, actor)));
        file.once('close', leave);
        return await reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="ridewire-${FILE}"`)
          .send(file);
      } catch (error) {
        leave();
        throw error;
      }
    },
  });
}
