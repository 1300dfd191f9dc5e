import { pickupCell } from '@ridewire/db/pickup-cell';
import { expect, test } from 'vitest';
import { GULSHAN } from '../testing/places.ts';
import { listAreaDemand, openDemand } from './area-demand.ts';

/** What the city's admins and its drivers are told as these people make requests one after another. */
async function tell(past: { total: number; anHour: number }, riderIds: readonly string[]) {
  const demand = openDemand();
  const now = Date.now();
  const { total, anHour } = past;
  const area = {
    cell: pickupCell(GULSHAN),
    total,
    days: 42,
    atHourOfWeek: 6 * anHour,
    atHourOfDay: 42 * anHour,
  };
  demand.past = { areas: Promise.resolve([area]), readAt: now };
  const deps = { db: undefined as never, drivers: { listIdle: () => [] }, demand };
  const told = [];
  for (const [n, riderId] of ['', ...riderIds].entries()) {
    if (riderId) demand.recent.add({ id: `${n}`, riderId, pickup: GULSHAN, at: now }, now);
    const [{ expected, toldExpected } = { expected: 0, toldExpected: null }] = await listAreaDemand(
      deps,
      now,
    );
    told.push({ expected, toldExpected });
  }
  return told;
}

test('drivers see no single request: less than three people are as if nobody asked', async () => {
  const told = await tell({ total: 500, anHour: 8 }, ['ann', 'bo', 'ann', 'ann', 'bo', 'cy']);
  expect(new Set(told.map(({ expected }) => expected)).size).toBe(7);
  expect(told.slice(0, 6).map(({ toldExpected }) => toldExpected)).toEqual(Array(6).fill(2));
  // Then three people, though they made six requests.
  expect(told[6]!.toldExpected).toBeCloseTo((2 * 2 + 3) / 3);
});

test('drivers know nothing of an area that few ever asked in, before three people do', async () => {
  const told = (await tell({ total: 9, anHour: 1 }, ['ann', 'bo', 'cy'])).map(
    ({ toldExpected }) => toldExpected,
  );
  expect(told.slice(0, 3)).toEqual([null, null, null]);
  expect(told[3]).toBeGreaterThan(1);
  expect((await tell({ total: 10, anHour: 1 }, []))[0]!.toldExpected).toBe(0.25);
});
