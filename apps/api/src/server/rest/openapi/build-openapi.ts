import { NEWEST_API_VERSION } from '@ridewire/contracts';
import { setImmediate as letOthersWork } from 'node:timers/promises';
import { deskRolesOf, procedureOf, rolesOf } from '../../router/roles-of.ts';
import type { RestRow } from '../../../procedures/rest-row.ts';
import { describeVersions, VERSIONS_INTRODUCED } from '../../../procedures/describe-versions.ts';
import { documentRow, pathOf } from './document-row.ts';
import type { Components } from './json-schema.ts';
import type { DocumentedRow, OpenApi, Operation } from './openapi.ts';
import { UPLOAD_ROWS } from './upload-rows.ts';

const TAGS = {
  auth: 'Sign up, sign in, and one’s own account.',
  drivers: 'What drivers do and earn, and how admins look after them.',
  rides: 'From the request to the destination.',
  'scheduled-rides': 'Rides for later: requested by themselves some minutes before their time.',
  bookings: 'For riders who call: the desk, or a program that answers the phone, books for them.',
  events: 'What happened to rides, for programs that follow them all.',
  problems: 'What people report of rides that are over, and what support answers.',
  payments: 'What riders paid, and what was given back.',
  places: 'Where a rider often goes.',
  contacts: 'People whom a rider tells of rides.',
  users: 'How admins look after people.',
  reports: 'What the city does and earns.',
  sandbox: 'For programs that test themselves: drivers on command, and a clock that can be moved.',
  uploads: 'Pictures and drivers’ documents.',
};

const DESCRIPTION = `Ride-hailing for riders, drivers and admins.

Sign in with \`POST /auth/login\` and send the access token with every call: \`Authorization: Bearer …\`. It lives two hours; \`POST /auth/refresh-token\` brings the next one.

Money is a number of dollars with at most two decimals. Ids are strings, times are ISO 8601 in UTC. Every change answers \`success: true\` and a message; every refusal has one form, with a sentence for people and a code for programs.

Nothing here needs to be asked again and again: what changes is pushed over the WebSocket at \`/trpc\`.

## Versions

${VERSIONS_INTRODUCED} This page describes the newest.

${describeVersions('###')}`;

/** The roles that may call it, according to the procedures. */
export const documented = (row: RestRow): DocumentedRow => ({
  ...row,
  roles: rolesOf(row),
  deskRoles: deskRolesOf(procedureOf(row, 'admin')),
});

/**
 * The document of everything below /api, generated from the table of endpoints. A row takes 2 ms of a core, so others work
 * in between.
 */
export async function buildOpenApi(rows: readonly RestRow[]): Promise<OpenApi> {
  const schemas: Components = {};
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of [...rows.map(documented), ...UPLOAD_ROWS]) {
    await letOthersWork();
    (paths[pathOf(row)] ??= {})[row.method.toLowerCase()] = documentRow(row, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ridewire',
      version: NEWEST_API_VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => Object.keys(paths).some((path) => path.split('/')[1] === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The accessToken of POST /auth/login. It lives two hours, unless the session ends before.',
        },
      },
    },
  };
}
