import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROCEDURES } from './router/router.ts';
import { bringStreets } from '../testing/bring-streets.ts';
import { callProcedure } from '../testing/permissions/call-procedure.ts';
import { PERSONS, type Person } from '../testing/permissions/persons.ts';
import { ADMINS, outcomesOf, type Row } from '../testing/permissions/rows.ts';
import { ROWS } from '../testing/permissions/every-row.ts';
import { makeStage, type Stage } from '../testing/permissions/stage.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const typeOf = (path: string) => PROCEDURES[path]?._def.type ?? 'query';

const database = useTestDatabase();
let api: TestApi;
let stage: Stage;
beforeAll(async () => {
  await bringStreets(database.connectionString);
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  stage = await makeStage(api.core);
});
afterAll(() => api.close());

test('every procedure has its row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(PROCEDURES).toSorted());
});

const MAY_READ: readonly Person[] = ['rider', 'driver', ...(Object.keys(ADMINS) as Person[])];

/** Expects that a person who has nothing to do with the rider, the driver and their ride reads nothing that leads to them. */
function expectNoSecrets(person: Person, answer: string): void {
  const { rider, driver } = stage.people;
  if (MAY_READ.includes(person)) return;
  for (const secret of [rider.userId, driver.userId, rider.name, driver.name])
    expect(answer, `what the ${person} reads`).not.toContain(secret);
}

test.each(Object.entries(ROWS))('%s', async (path, row: Row) => {
  const expected = outcomesOf(row);
  const type = typeOf(path);
  const seen: Record<string, string> = {};
  const call = async (person: Person, nextInput: () => unknown) => {
    const outcomes = new Set<string>();
    for (const headers of await (row.endsSession ? stage.newProofs(person) : stage.proofs[person])) {
      const { outcome, answer } = await callProcedure(api.url, type, path, await nextInput(), headers);
      if (!row.isShared) expectNoSecrets(person, answer);
      outcomes.add(outcome);
    }
    seen[person] = [...outcomes].join(' or ');
  };
  const expecting = (isOk: boolean) => PERSONS.filter((person) => (expected[person] === 'ok') === isOk);

  // The refused callers first, all with one input: it must still be valid afterwards for those who may.
  const input = await row.input?.(stage);
  await Promise.all(expecting(false).map((person) => call(person, () => input)));
  if (type !== 'mutation') {
    await Promise.all(expecting(true).map((person) => call(person, () => input)));
  } else if (expected.signedOut === 'ok') {
    // No person in particular: each brings their own.
    await Promise.all(expecting(true).map((person) => call(person, () => row.input?.(stage))));
  } else {
    const left: unknown[] = [input];
    const nextInput = () => left.pop() ?? row.input?.(stage);
    for (const person of expecting(true)) await call(person, nextInput);
  }
  expect(seen).toEqual(expected);
});
