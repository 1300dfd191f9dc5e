import { expect, test } from 'vitest';
import type { ServerEvent } from '../../live/events.ts';
import { ROWS as PERMITTED, SEEN_ROWS } from '../../testing/permissions/every-row.ts';
import { ROUTES, topicsOf } from './topics-of.ts';
import { RIDE_ROWS } from '../../testing/seen/ride-rows.ts';
import type { Row } from '../../testing/seen/rows.ts';
import { LIVE_VIEWS, openAll, watchLiveViews } from '../../testing/seen/watch-live-views.ts';

const ROWS: Record<string, readonly Row<object>[]> = { ...RIDE_ROWS, ...SEEN_ROWS };

test('every event but a ride’s says what it shows to everyone; of a ride’s, those that show more than the ride', () => {
  expect(Object.keys(SEEN_ROWS).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

const opens = (role: 'rider' | 'driver' | 'admin') =>
  LIVE_VIEWS.filter((path) => PERMITTED[path]?.who[role] === 'ok');

test.each(['rider', 'driver', 'admin'] as const)(
  'a %s opens the live views they may, and no other',
  async (role) => {
    expect((await openAll(role)).map(({ path }) => path)).toEqual(opens(role));
  },
);

test('who isn’t signed in opens no live view', async () => {
  expect(await openAll(null)).toEqual([]);
});

const watching = watchLiveViews();
const cases = Object.entries(ROWS).flatMap(([name, rows]) =>
  rows.map((row) => [name, row.when, { ...row.event, event: name } as ServerEvent, row] as const),
);
test.each(cases)('%s, %s: everybody sees their part and no more', async (_name, _when, event, row) => {
  const seenOf = await watching;
  expect(seenOf(event, row.on ?? topicsOf(event))).toEqual(row.seen);
});
