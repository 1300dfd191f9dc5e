import { ExportInput, ExportName } from '@ridewire/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import type { Identify } from './identify-request.ts';
import { sendParts } from './send-parts.ts';
import { Slots } from '../realtime/slots.ts';
import { keepSessions } from '../sessions/session-queries.ts';
import { chooseTable } from '../export/choose-table.ts';
import { noteExport } from '../export/note-export.ts';
import { resolveDays } from '../export/resolve-days.ts';
import { writeCsv } from '../export/write-csv.ts';

/** Files that are written at once, each with a query of its own to the database. */
const MAX_AT_ONCE = 4;
const MAX_AT_ONCE_PER_ADMIN = 2;
/** So much is written ahead of the line, in bytes. */
const AHEAD_BYTES = 262_144;

/**
 * GET /export/{rides|users|drivers|earnings}.csv?from&to and the table's filters, for admins: a file of any size, written
 * while it is read. One that breaks off ends its connection, so that nobody takes it for whole.
 */
export function addExportRoutes(fastify: FastifyInstance, core: Core, identify: Identify): void {
  const ofAll = new Slots(MAX_AT_ONCE);
  const ofAdmin = new Slots(MAX_AT_ONCE_PER_ADMIN);
  const takeSlot = ({ userId }: Actor) => {
    const leaveOwn = ofAdmin.take(userId);
    if (!leaveOwn)
      throw new AppError('TOO_MANY', 'Other exports of yours are still being written. Wait for them.');
    const leaveAll = ofAll.take('all');
    if (leaveAll)
      return () => {
        leaveOwn();
        leaveAll();
      };
    leaveOwn();
    throw new AppError('TOO_MANY');
  };
  for (const name of ExportName.options) {
    fastify.route({
      method: 'GET',
      url: `/export/${name}.csv`,
      // It would write the whole file to nobody.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const actor = await identifyAdmin(request, identify);
        const input = ExportInput.parse({ ...readQuery(request), name });
        const leave = takeSlot(actor);
        try {
          await core.limits.spend('exportByAccount', actor.userId);
          const table = await resolveDays(core.deskDb, core.timeZone, chooseTable(input), input);
          await noteExport(core.db, actor, input, { ipAddress: request.ip });
          const file = sendParts(
            writeCsv(core.deskDb, table, () => assertSignedIn(core, actor)),
            { aheadBytes: AHEAD_BYTES },
          );
          file.once('close', leave);
          return await reply
            .type('text/csv; charset=utf-8')
            .header('content-disposition', `attachment; filename="${fileName(input)}"`)
            .send(file);
        } catch (error) {
          leave();
          throw error;
        }
      },
    });
  }
}

async function identifyAdmin(request: FastifyRequest, identify: Identify): Promise<Actor> {
  const actor = (await identify(request))?.actor;
  if (!actor) throw new AppError('NOT_SIGNED_IN');
  assertRole(actor, 'admin');
  return actor;
}

/** Who is signed out or blocked meanwhile gets no more. */
export async function assertSignedIn(core: Core, { sessionId }: Actor): Promise<void> {
  const good = await keepSessions(core.db, [sessionId]);
  if (!good.has(sessionId)) throw new AppError('NOT_SIGNED_IN');
}

/** What a form leaves blank is not given. */
const readQuery = ({ query }: FastifyRequest) =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''));

const fileName = ({ name, from, to }: ExportInput): string =>
  `${['ridewire', name, from && `from-${from}`, to && `to-${to}`].filter(Boolean).join('-')}.csv`;
