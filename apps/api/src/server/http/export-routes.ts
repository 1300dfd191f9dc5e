import type { KeyScope } from '@ridewire/contracts';
import { ExportInput, ExportName } from '@ridewire/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertAtDesk, type Actor } from '../../core/actor.ts';
import { assertRoleTo, type RefusedTries } from '../../core/refused-tries.ts';
import { AppError } from '../../core/app-error.ts';
import { assertProven } from '../../core/assert-proven.ts';
import type { Limits } from '../../core/limits.ts';
import type { Db } from '@ridewire/db';
import type { Identify } from './identify-request.ts';
import { serveFiles } from './serve-files.ts';
import { keepSessions } from '../../sessions/session-queries.ts';
import { chooseTable } from '../../export/choose-table.ts';
import { noteExport, noteFile } from '../../export/note-export.ts';
import { resolveDays } from '../../export/resolve-days.ts';
import { writeCsv } from '../../export/write-csv.ts';
import { writeOwnData } from '../../own-data/write-own-data.ts';
import type { PersonalData } from '../../personal-data/personal-data.ts';

interface Deps {
  db: Db;
  adminDb: Db;
  personalDb: Db;
  limits: Limits;
  personalData: readonly PersonalData[];
  refusedTries: RefusedTries;
  timeZone: string;
}

/** How many files are written at once, each with its own query to the database. */
const TABLES = { ofAll: 4, ofPerson: 2, busy: 'EXPORTS_UNDER_WAY' } as const;
/** One connection is left for searches. */
const OWN_DATA = { ofAll: 2, ofPerson: 1, busy: 'OWN_DATA_UNDER_WAY' } as const;
const AHEAD_BYTES = 262_144;
/** What an API key needs for each table. */
const SCOPE_OF = {
  rides: 'reports:read',
  earnings: 'reports:read',
  bonuses: 'reports:read',
  users: 'people:read',
  drivers: 'people:read',
} as const satisfies Record<ExportName, KeyScope>;

/**
 * GET /export/{rides|users|drivers|earnings}.csv?from&to and the table's filters, for admins: a file of any size. And
 * GET /export/my-data.json, for everyone who is signed in: all that the product knows of them.
 */
export function addExportRoutes(fastify: FastifyInstance, deps: Deps, identify: Identify): void {
  const serveTable = serveFiles(fastify, identify, TABLES);
  for (const name of ExportName.options)
    serveTable(`/export/${name}.csv`, SCOPE_OF[name], (actor, request) => {
      assertRoleTo(deps, actor, { called: `export/${name}.csv`, ipAddress: request.ip }, 'admin');
      assertAtDesk(actor, 'exports:read');
      const input = ExportInput.parse({ ...readQuery(request), name });
      return async () => {
        await assertProven(deps.db, actor);
        await deps.limits.spend('exportByAccount', actor.userId);
        const table = await resolveDays(deps.adminDb, deps.timeZone, chooseTable(input), input);
        await noteExport(deps.db, actor, input, { ipAddress: request.ip });
        const parts = writeCsv(deps.adminDb, table, () => assertSignedIn(deps, actor));
        return { name: fileName(input), type: 'text/csv', parts, aheadBytes: AHEAD_BYTES };
      };
    });
  const serveOwnData = serveFiles(fastify, identify, OWN_DATA);
  serveOwnData('/export/my-data.json', null, (actor, request) => async () => {
    await deps.limits.spend('ownDataByAccount', actor.userId);
    await noteFile(deps.db, actor, { file: 'my-data.json' }, { ipAddress: request.ip });
    const parts = writeOwnData({ ...deps, db: deps.personalDb }, actor.userId, () =>
      assertSignedIn(deps, actor),
    );
    return { name: 'ridewire-my-data.json', type: 'application/json', parts };
  });
}

/** A person who is signed out or blocked in between gets no more. */
async function assertSignedIn(deps: { db: Db }, { sessionId }: Actor): Promise<void> {
  const good = await keepSessions(deps.db, [sessionId]);
  if (!good.has(sessionId)) throw new AppError('NOT_SIGNED_IN');
}

/** A blank field of a form counts as absent. */
const readQuery = ({ query }: FastifyRequest) =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''));

const fileName = ({ name, from, to }: ExportInput): string =>
  `${['ridewire', name, from && `from-${from}`, to && `to-${to}`].filter(Boolean).join('-')}.csv`;
