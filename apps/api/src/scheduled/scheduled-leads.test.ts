import { drivingSeconds } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { FAR_SECONDS, leadSeconds, MOST_LEAD_SECONDS } from './lead-seconds.ts';
import { createScheduledLeads } from './scheduled-leads.ts';

const PICKUP_MS = 1_800_000_000_000;
const TRIP = {
  ...{ id: 'a', pickupAt: new Date(PICKUP_MS), type: 'standard' },
  ...{ pickupLat: 23.79, pickupLng: 90.41, driverId: null },
};
const LINE_METERS = 1_500;
const BY_LINE = leadSeconds(drivingSeconds(LINE_METERS), 10);

/** Two cars at this distance, and what the streets say of them. */
function leadsWith(
  drives: ({ seconds: number; meters: number } | null)[] | null,
  cars = 2,
  /** The driver who took the ride, if they are known to be there. */
  taker?: { meters: number },
) {
  const asked: number[] = [];
  const car = (driverId: string) => ({
    ...{ driverId, meters: LINE_METERS, place: { lat: 23.8, lng: 90.41 }, tier: 0 as const },
  });
  const leads = createScheduledLeads({
    drivers: {
      nearest: () => ['near', 'far'].slice(0, cars).map(car),
      takes: () => true,
      candidateFor: (driverId) => taker && { ...car(driverId), ...taker },
    },
    surge: { tenthsAt: () => 10 },
    rideTypes: { find: () => ({}) as never },
    ways: {
      findDrives: (_to, starts) => {
        asked.push(starts.length);
        return Promise.resolve(drives);
      },
    },
  });
  const at = (secondsBefore: number, id = 'a') =>
    leads.secondsFor({ ...TRIP, id, driverId: taker ? 'taker' : null }, PICKUP_MS - secondsBefore * 1_000);
  return { at, asked };
}

test('the second quickest drive by road decides, not the straight line', async () => {
  const { at, asked } = leadsWith([
    { seconds: 1_000, meters: 4_000 },
    { seconds: 900, meters: 5_000 },
  ]);
  expect(await at(1_500)).toBe(leadSeconds(1_000, 10));
  expect(asked).toEqual([2]);
});

test('the drive of who took it counts, if it is longer than that of the others', async () => {
  const far = leadsWith(null, 2, { meters: 8_000 });
  expect(await far.at(1_700)).toBe(leadSeconds(drivingSeconds(8_000), 10));
  const near = leadsWith(null, 2, { meters: 100 });
  expect(await near.at(1_700)).toBe(BY_LINE);
  // By road, their own drive is the only one that counts: nobody else has to come in their place.
  const { at, asked } = leadsWith([{ seconds: 1_200, meters: 9_000 }], 0, { meters: 5_000 });
  expect(await at(1_750)).toBe(leadSeconds(1_200, 10));
  expect(asked).toEqual([1]);
});

test('streets are not asked while no ride can be requested, nor once the line says that it is time', async () => {
  const { at, asked } = leadsWith([{ seconds: 1_000, meters: 4_000 }]);
  expect(await at(MOST_LEAD_SECONDS + 1)).toBe(BY_LINE);
  expect(await at(BY_LINE)).toBe(BY_LINE);
  expect(asked).toEqual([]);
});

test('the same ride is asked for once a minute', async () => {
  const { at, asked } = leadsWith([
    { seconds: 500, meters: 3_000 },
    { seconds: 600, meters: 4_000 },
  ]);
  for (const secondsBefore of [1_500, 1_495, 1_441])
    expect(await at(secondsBefore)).toBe(leadSeconds(600, 10));
  expect(asked).toHaveLength(1);
  await at(1_500, 'another');
  await at(1_440);
  expect(asked).toHaveLength(3);
});

test('without streets the line decides, and without a car near by what a far one takes', async () => {
  expect(await leadsWith(null).at(1_500)).toBe(BY_LINE);
  expect(await leadsWith(null, 0).at(1_500)).toBe(leadSeconds(null, 10));
});

test('where every drive takes longer than the longest search, the ride is requested as early as any', async () => {
  expect(await leadsWith([null, null]).at(1_700)).toBe(MOST_LEAD_SECONDS);
});

test('a lone car may decline: then one is needed from as far as when none is near', async () => {
  expect(await leadsWith([{ seconds: 100, meters: 500 }], 1).at(1_700)).toBe(leadSeconds(FAR_SECONDS, 10));
  expect(await leadsWith([{ seconds: 1_000, meters: 5_000 }], 1).at(1_700)).toBe(leadSeconds(1_000, 10));
});
