import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringStreets } from '../testing/bring-streets.ts';
import { callProcedure } from '../testing/permissions/call-procedure.ts';
import { ROWS } from '../testing/permissions/every-row.ts';
import { PERSONS } from '../testing/permissions/persons.ts';
import { outcomesOf, type Row } from '../testing/permissions/rows.ts';
import { makeStage, type Stage } from '../testing/permissions/stage.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { PROCEDURES } from './router/router.ts';

const MUTATIONS = Object.entries(ROWS).filter(([path]) => PROCEDURES[path]?._def.type === 'mutation');

const database = useTestDatabase();
let apis: TestApi[];
let stage: Stage;
beforeAll(async () => {
  await bringStreets(database.connectionString);
  const start = () => startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  apis = [await start(), await start()];
  stage = await makeStage((apis[0] as TestApi).core);
});
afterAll(() => Promise.all(apis.map((api) => api.close())));

test.each(MUTATIONS)(
  '%s, called at once by all who may, at two processes, is done or refused',
  async (path, row: Row) => {
    const expected = outcomesOf(row);
    const input = await row.input?.(stage);
    const callers = await Promise.all(
      PERSONS.filter((person) => expected[person] === 'ok').map(async (person) =>
        row.endsSession ? await stage.newProofs(person) : stage.proofs[person],
      ),
    );
    const called = await Promise.all(
      callers.flatMap(([headers = {}]) =>
        apis.map(({ url }) => callProcedure(url, 'mutation', path, input, headers)),
      ),
    );
    expect(called.map(({ outcome }) => outcome)).not.toContain('INTERNAL');
  },
);
