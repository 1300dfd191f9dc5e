import { API_VERSIONS, FIRST_API_VERSION, NEWEST_API_VERSION } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { VERSION_NOTES } from '../procedures/api-versions.ts';
import { describeVersions, VERSIONS_INTRODUCED } from '../procedures/describe-versions.ts';
import { buildOpenApi } from './rest/openapi/build-openapi.ts';
import { PROCEDURES } from './router/router.ts';

test('versions are days, the newest first, back to the first', () => {
  for (const version of API_VERSIONS) expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
  expect(API_VERSIONS.toSorted().toReversed()).toEqual(API_VERSIONS);
  expect(API_VERSIONS.at(-1)).toBe(FIRST_API_VERSION);
});

test('what a version changed is undone in answers of procedures that there are, none of them live', () => {
  const paths = Object.values(VERSION_NOTES).flatMap(({ changed }) =>
    changed.flatMap(({ before }) => Object.keys(before)),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => PROCEDURES[path]?._def.type !== 'query')).toEqual([]);
});

test('the changelog and the reference say what came with each (vitest -u writes the changelog)', async () => {
  await expect(
    `# Changes of the API\n\n${VERSIONS_INTRODUCED} [The guide](api.md#versions) has an example.\n\n${describeVersions('##')}\n`,
  ).toMatchFileSnapshot('../../../../docs/api-changelog.md');
  const { info } = await buildOpenApi([]);
  expect(info.version).toBe(NEWEST_API_VERSION);
  expect(info.description).toContain(describeVersions('###'));
});
