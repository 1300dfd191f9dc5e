import { STATUS_OF, type ErrorCode } from '@ridewire/contracts';
import { refusals } from '@ridewire/contracts/nouns/every-noun.en';
import { z } from 'zod';
import { errorBody } from '../../http/handle-errors.ts';
import { jsonSchemaOf, type Components } from './json-schema.ts';
import type { DocumentedRow, Response } from './openapi.ts';

/** The one form of every refusal. */
const ErrorBody = z
  .object({
    success: z.literal(false),
    message: z.string().meta({ description: 'A sentence for people.' }),
    error: z.string().meta({ description: 'The same sentence.' }),
    code: z.enum(Object.keys(STATUS_OF)).meta({ description: 'For programs.' }),
    field: z
      .string()
      .optional()
      .meta({ description: 'Of bad input, the first field at fault, as it was sent: `profile.name`.' }),
    fields: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Of bad input, every field at fault, with a sentence each.' }),
  })
  .meta({ id: 'Error', examples: [errorBody('en', 'BAD_INPUT')] });

/**
 * The refusals any request may get: for bad input, for a page of another site, for too many calls, or while the
 * database is away.
 */
const ALWAYS = ['BAD_INPUT', 'ORIGIN_REFUSED', 'TOO_MANY', 'NOT_READY'] as const satisfies ErrorCode[];
/** Those of requests that change something with a body. */
const OF_CHANGES = ['TOO_LARGE', 'UNSUPPORTED', 'LOCKED'] as const satisfies ErrorCode[];
/** Forms have their own sizes. */
const OF_FORMS = ['UNSUPPORTED'] as const satisfies ErrorCode[];

/** Everything a row may refuse with, in the order of their status. */
export function errorsOf({ method, roles, deskRoles, form, errors = [] }: DocumentedRow): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...(form ? OF_FORMS : method === 'GET' ? [] : OF_CHANGES),
    ...(roles === 'everybody' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(deskRoles || (roles !== 'everybody' && roles.length < 3) ? (['FORBIDDEN'] as const) : []),
    ...(roles !== 'everybody' && roles.includes('admin') ? (['SECOND_FACTOR_DEMANDED'] as const) : []),
    ...errors,
    ...ALWAYS,
  ]);
  return [...codes].toSorted((a, b) => STATUS_OF[a] - STATUS_OF[b]);
}

/** Responses by status, each with its codes and their sentences as examples. */
export function documentErrors(
  codes: readonly ErrorCode[],
  components: Components,
): Record<string, Response> {
  const schema = jsonSchemaOf(ErrorBody, components);
  const byStatus = Object.groupBy(codes, (code) => String(STATUS_OF[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => [
      status,
      {
        description: list.map((code) => `${code}: ${refusals[code]}`).join('\n\n'),
        content: {
          'application/json': {
            schema,
            examples: Object.fromEntries(list.map((code) => [code, { value: errorBody('en', code) }])),
          },
        },
      },
    ]),
  );
}
