import { STATUS_OF } from '@ridewire/contracts';
import { refusals } from '@ridewire/contracts/nouns/every-noun.en';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { sandboxRows } from '../../../sandbox/sandbox.rest.ts';
import { REST_ROWS } from '../rest-rows.ts';
import { buildOpenApi, documented } from './build-openapi.ts';
import { operationId, pathOf } from './document-row.ts';
import { errorsOf } from './document-errors.ts';
import type { Media } from './openapi.ts';

/** Those of a sandbox too. */
const ROWS = [...REST_ROWS, ...sandboxRows];
const document = await buildOpenApi(ROWS);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
);

test('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  expect(await validator.validate(plain)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has every row, and the uploads', () => {
  const rows = ROWS.map((row) => `${row.method.toLowerCase()} ${pathOf(row)}`);
  expect(operations.map(({ name }) => name).toSorted()).toEqual(
    [...rows, 'post /uploads/avatar', 'post /uploads/document'].toSorted(),
  );
});

test('names each operation once, under a noun that is explained', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(operationId({ method: 'PATCH', path: '/rides/:rideId/accept' })).toBe('patchRidesByRideIdAccept');
  const nouns = document.tags.map(({ name }) => name);
  for (const { operation } of operations) expect(nouns).toContain(operation.tags[0]);
});

test('refers to nothing that is not there', () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain('$defs');
  for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
    expect(Object.keys(document.components.schemas)).toContain(name);
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Driver', 'Error', 'Ride', 'RideWithPeople', 'User']),
  );
});

// One for all: each schema that many answers refer to is compiled once.
const ajv = new Ajv2020({ strict: false });
// The package's default export is the function and, seen as ESM, its namespace.
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema({ ...document, $id: 'openapi' });
function expectFit({ schema, example, examples }: Media) {
  const whole = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'),
  ) as object;
  const validate = ajv.compile(whole);
  for (const value of examples ? Object.values(examples).map((each) => each.value) : [example])
    expect(validate(value), `${JSON.stringify(value)}: ${JSON.stringify(validate.errors)}`).toBe(true);
}

describe.each(operations.map((each) => [each.name, each] as const))('%s', (_name, { path, operation }) => {
  test('has examples that fit', () => {
    const request = operation.requestBody?.content['application/json'];
    if (request) expectFit(request);
    const answers = Object.entries(operation.responses);
    expect(answers.length).toBeGreaterThan(1);
    for (const [, { content }] of answers) expectFit(content?.['application/json'] as Media);
  });

  test('says who may call, and how', () => {
    expect(operation.description).toMatch(/^For /);
    expect(operation.summary).toMatch(/^[A-Z].*\.$/);
    const refusesStrangers = '401' in operation.responses && operation.security.length > 0;
    expect(operation.security.length > 0).toBe(refusesStrangers);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(names);
  });
});

test('each refusal stands under its own status, with its sentence', () => {
  for (const row of ROWS) {
    const responses = document.paths[pathOf(row)]?.[row.method.toLowerCase()]?.responses ?? {};
    for (const code of errorsOf(documented(row))) {
      const response = responses[String(STATUS_OF[code])];
      expect(response?.description).toContain(`${code}: ${refusals[code]}`);
      expect(response?.content?.['application/json']?.examples?.[code]?.value).toMatchObject({
        message: refusals[code],
      });
    }
  }
});

test('a request that may be repeated says by which header', () => {
  const { parameters } = document.paths['/rides/request']?.['post'] ?? {};
  expect(parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Idempotency-Key' }));
  const { parameters: others } = document.paths['/auth/refresh-token']?.['post'] ?? {};
  expect(others?.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
    'header x-refresh-token',
    'cookie refreshToken',
  ]);
});
