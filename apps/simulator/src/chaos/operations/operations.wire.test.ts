import { openDb } from '@ridewire/db';
import { putRide } from '@ridewire/api/testing/put-ride';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { Recorder } from '../history/recorder.ts';
import { judgeSlice, readMark } from './judge-slice.ts';
import { runOperations } from './run-operations.ts';

const database = useTestDatabase();
const other = useTestDatabase();

/** Millions, by `npm run chaos -- --operations`. */
test('slices of operations have nothing wrong, with a process killed meanwhile', async () => {
  const { wrong, operations, rides, kills } = await runOperations(database.connectionString, {
    ...{ operations: 300, kills: 1, minutes: 3, processes: 2, riders: 10, drivers: 8 },
    ...{ sliceMs: 2_000, killEveryMs: 1_500 },
    log: () => {},
  });
  expect(wrong).toEqual([]);
  expect(kills).toBeGreaterThan(0);
  expect(operations).toBeGreaterThanOrEqual(300);
  expect(rides).toBeGreaterThan(0);
}, 240_000);

test('a ride that is under way, or has no story, is found in its slice alone', async () => {
  const db = openDb(other.connectionString);
  await putRide(db, { status: `'canceled'`, canceled_by: `'rider'` });
  const mark = await readMark(db);
  const { id } = await putRide(db);
  const { rides, wrong } = await judgeSlice(db, new Recorder(), mark);
  expect(rides).toBe(1);
  expect(wrong).toEqual([
    `${id} is still requested`,
    `${id} has version 1 and events none`,
    `${id} is requested, and its story ends otherwise`,
  ]);
  await db.close();
});
