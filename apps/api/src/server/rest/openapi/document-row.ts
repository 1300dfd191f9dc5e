import { isIdempotent } from '../../../procedures/rest-row.ts';
import { documentErrors, errorsOf } from './document-errors.ts';
import { exampleOf } from './example-of.ts';
import { EXAMPLES } from './examples.ts';
import { jsonSchemaOf, type Components, type JsonSchema } from './json-schema.ts';
import type { DocumentedRow, Operation, Parameter } from './openapi.ts';

/** /rides/:rideId as the document writes it: /rides/{rideId}. */
export const pathOf = ({ path }: { path: string }): string => path.replace(/:(\w+)/g, '{$1}');

/** One row as an operation; its named schemas are added to `components`. */
export function documentRow(row: DocumentedRow, components: Components): Operation {
  const parameters = parametersOf(row, components);
  return {
    operationId: operationId(row),
    tags: [tagOf(row)],
    summary: row.summary,
    description: whoMay(row),
    security: row.roles === 'everybody' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(row, components),
    responses: { ...answerOf(row, components), ...documentErrors(errorsOf(row), components) },
  };
}

/** patch /rides/:rideId/accept is patchRidesByRideIdAccept. */
export const operationId = ({ method, path }: { method: string; path: string }): string =>
  method.toLowerCase() +
  path
    .replaceAll('/:', '/by-')
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

export const tagOf = ({ path }: { path: string }): string => path.split('/')[1] ?? '';

export function whoMay({ roles, deskRoles }: Pick<DocumentedRow, 'roles' | 'deskRoles'>): string {
  if (roles === 'everybody') return 'For everyone, signed in or not.';
  if (roles.length === 3) return 'For everyone who’s signed in.';
  const atDesk = deskRoles ? ` (${deskRoles.join(', ')})` : '';
  return `For ${roles.map((role) => `${role}s`).join(' and ')}${atDesk}.`;
}

function parametersOf(row: DocumentedRow, components: Components): Parameter[] {
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({
    in: 'path',
    name,
    required: true,
    schema: { type: 'string' },
    example: EXAMPLES[name],
  }));
  const query = row.query ? jsonSchemaOf(row.query, components) : {};
  const inQuery = Object.entries(query.properties ?? {}).map(
    ([name, { description, ...schema }]): Parameter => ({
      in: 'query',
      name,
      required: query.required?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      schema,
    }),
  );
  const others = (row.otherParameters ?? []).map((parameter): Parameter => ({
    ...parameter,
    required: false,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...others, ...(isKeyed(row) ? [IDEMPOTENCY_KEY] : [])];
}

/** Uploads keep their own count. */
const isKeyed = ({ form, roles, ...row }: DocumentedRow): boolean =>
  !form && isIdempotent({ ...row, ...(roles === 'everybody' && { isPublic: true }) });

const IDEMPOTENCY_KEY: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description:
    'Chosen by the client, new for each request it means. The same request sent again with it within a day is carried out once, and answered the same, with the header Idempotency-Replayed; another request with it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '7c1f6a52-5b0e-4c1d-9d0b-2f6a8e3b9c11',
};

function requestBodyOf(
  { body, form, ...row }: DocumentedRow,
  components: Components,
): Pick<Operation, 'requestBody'> {
  const sent = form ?? body;
  if (!sent) return {};
  const schema = jsonSchemaOf(sent, components);
  const required = (schema.required ?? []).length > 0;
  const content = form ? { 'multipart/form-data': { schema } } : jsonOf(schema, components, row);
  return { requestBody: { required, content } };
}

function answerOf(row: DocumentedRow, components: Components): Operation['responses'] {
  const { status = 200 } = row;
  const content = jsonOf(jsonSchemaOf(row.response, components), components, row);
  return { [status]: { description: status === 201 ? 'Made.' : 'Done.', content } };
}

const jsonOf = (schema: JsonSchema, components: Components, row: Pick<DocumentedRow, 'method' | 'path'>) => ({
  'application/json': { schema, example: exampleOf(schema, components, [operationId(row)]) },
});
