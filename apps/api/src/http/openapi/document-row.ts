import type { Role } from '@ridewire/contracts';
import { rolesOf } from '../call-row.ts';
import type { RestRow } from '../rest-row.ts';
import { documentErrors, errorsOf } from './document-errors.ts';
import { exampleOf } from './example-of.ts';
import { EXAMPLES } from './examples.ts';
import { jsonSchemaOf, type Components } from './json-schema.ts';
import type { Operation, Parameter } from './openapi.ts';

const JSON_TYPE = 'application/json';

/** /rides/:rideId as the document writes it: /rides/{rideId}. */
export const pathOf = ({ path }: { path: string }): string => path.replace(/:(\w+)/g, '{$1}');

/** One row as an operation; its named schemas are added to `components`. */
export function documentRow(row: RestRow, components: Components): Operation {
  const parameters = parametersOf(row, components);
  return {
    operationId: operationId(row),
    tags: [tagOf(row)],
    summary: row.summary,
    description: whoMay(rolesOf(row)),
    security: row.isPublic ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(row.body && { requestBody: bodyOf(row, row.body, components) }),
    responses: { ...answerOf(row, components), ...documentErrors(errorsOf(row)) },
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

export function whoMay(roles: readonly Role[] | 'everybody'): string {
  if (roles === 'everybody') return 'For everybody, signed in or not.';
  if (roles.length === 3) return 'For everybody who is signed in.';
  return `For ${roles.map((role) => `${role}s`).join(' and ')}.`;
}

function parametersOf(row: RestRow, components: Components): Parameter[] {
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
  return [...inPath, ...inQuery, ...others, ...(row.isIdempotent ? [IDEMPOTENCY_KEY] : [])];
}

const IDEMPOTENCY_KEY: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description:
    'Chosen by the client, new for each request it means. The same request sent again with it within a day is carried out once, and answered the same; another request with it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '7c1f6a52-5b0e-4c1d-9d0b-2f6a8e3b9c11',
};

function bodyOf(row: RestRow, schema: NonNullable<RestRow['body']>, components: Components) {
  const json = jsonSchemaOf(schema, components, { isOpen: true });
  const required = (json.required ?? []).length > 0;
  const example = exampleOf(json, components, [operationId(row)]);
  return { required, content: { [JSON_TYPE]: { schema: json, example } } };
}

function answerOf(row: RestRow, components: Components) {
  const schema = jsonSchemaOf(row.response, components);
  const content = {
    [JSON_TYPE]: { schema, example: exampleOf(schema, components, [operationId(row)]) },
  };
  const status = row.status ?? 200;
  return { [status]: { description: status === 201 ? 'Made.' : 'Done.', content } };
}
