import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { query } from '@ridewire/db/testing/query';
import { expect, test } from 'vitest';

const database = useTestDatabase();

/** Days whose first quarter of an hour, found one by one, differs from the function's. */
const wrongOf = (zone: string, from: string, to: string) => `
with moments as (
  select at, (at at time zone '${zone}')::date as day
  from generate_series('${from}'::timestamptz - interval '2 days', '${to}'::timestamptz + interval '2 days', interval '15 minutes') at
), days as (
  select day, min(at) as begins from moments where day between '${from}'::date and '${to}'::date group by day
)
select day::text, begins, city_day_start(day, '${zone}') as said from days where begins <> city_day_start(day, '${zone}')`;

test.each([
  ['America/Havana', 2026, 'midnight comes twice, and another day none'],
  ['Atlantic/Azores', 2026, 'midnight comes twice'],
  ['America/Asuncion', 2020, 'midnight comes once, its hour before twice'],
  ['Africa/Cairo', 2026, 'a day without midnight'],
  ['Asia/Beirut', 2026, 'a day without midnight'],
  ['Australia/Lord_Howe', 2026, 'half an hour'],
  ['Europe/London', 2026, 'in the night'],
  ['Asia/Dhaka', 2026, 'never'],
])('a day of %s in %d begins with its first moment: %s', async (zone, year) => {
  expect(await query(database.connectionString, wrongOf(zone, `${year}-01-05`, `${year}-12-25`))).toEqual([]);
});

test('of two midnights it is the first', async () => {
  const [row] = await query<{ at: Date; usual: Date }>(
    database.connectionString,
    `select city_day_start('2026-11-01', 'America/Havana') as at,
      '2026-11-01'::timestamp at time zone 'America/Havana' as usual`,
  );
  expect(row?.at).toEqual(new Date('2026-11-01T04:00:00Z'));
  expect(row?.usual).toEqual(new Date('2026-11-01T05:00:00Z'));
});
