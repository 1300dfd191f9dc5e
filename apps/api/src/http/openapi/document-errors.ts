import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import { rolesOf } from '../call-row.ts';
import { errorBody } from '../handle-errors.ts';
import type { RestRow } from '../rest-row.ts';
import type { JsonSchema } from './json-schema.ts';

/** The one form of every refusal. */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for people.' },
    error: { type: 'string', description: 'The same sentence.' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'For programs.' },
    field: {
      type: 'string',
      description: 'Of bad input, the first field at fault, as it was sent: `profile.name`.',
    },
    fields: {
      type: 'array',
      description: 'Of bad input, every field at fault, with a sentence each.',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
        additionalProperties: false,
      },
    },
  },
  required: ['success', 'message', 'error', 'code'],
  additionalProperties: false,
};

/** What any request may be refused with: from a page of another site, of who asks too much, or while the database is away. */
const ALWAYS = ['ORIGIN_REFUSED', 'TOO_MANY', 'NOT_READY'] as const satisfies ErrorCode[];
/** What changes something, with its body. */
const OF_CHANGES = ['BAD_INPUT', 'TOO_LARGE', 'UNSUPPORTED', 'LOCKED'] as const satisfies ErrorCode[];

/** Everything a row may refuse with, in the order of their status. */
export function errorsOf(row: RestRow): ErrorCode[] {
  const roles = rolesOf(row);
  const codes: ErrorCode[] = [
    ...(row.method === 'GET' ? [] : OF_CHANGES),
    ...(row.query ? (['BAD_INPUT'] as const) : []),
    ...(row.isPublic ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(roles !== 'everybody' && roles.length < 3 ? (['FORBIDDEN'] as const) : []),
    ...(row.errors ?? []),
    ...ALWAYS,
  ];
  return sorted(codes);
}

export const sorted = (codes: readonly ErrorCode[]): ErrorCode[] =>
  [...new Set(codes)].toSorted((a, b) => ERRORS[a].status - ERRORS[b].status);

/** Responses by status, each with its codes and their sentences as examples. */
export function documentErrors(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Object.groupBy(codes, (code) => String(ERRORS[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => [
      status,
      {
        description: list.map((code) => `${code}: ${ERRORS[code].sentence}`).join('\n\n'),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(list.map((code) => [code, { value: errorBody(code) }])),
          },
        },
      },
    ]),
  );
}
