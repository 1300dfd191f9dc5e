import { expect, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { useDatabaseBefore } from './testing/database-before.ts';
import { query } from './testing/query.ts';

const { connectionString } = useDatabaseBefore(67);

test('places of imported cities and suggested moves keep their names', async () => {
  const id = '00000000-0000-7000-8000-000000000001';
  await query(
    connectionString,
    `insert into cities (id, name, title, source, attribution, south, west, north, east)
      values ('${id}', 'dhaka', 'Dhaka', '', '', 23, 90, 24, 91);
    insert into city_places (city_id, name, name_en, name_bn, area_bn, folded, kind, rank, lat, lng) values
      ('${id}', 'লেক রোড', 'Lake Road', 'লেক রোড', 'গুলশান', '', 'street', 60, 23.8, 90.4),
      ('${id}', 'Casino', null, null, null, '', 'sight', 60, 23.8, 90.4);
    insert into users (id, email, password_hash, role, name)
      values ('${id}', 'karim@example.test', '', 'driver', 'Karim');
    insert into drivers (id) values ('${id}');
    insert into suggested_moves (driver_id, cell, lat, lng, name, name_bn, seconds)
      values ('${id}', '', 23.8, 90.4, 'Gulshan', 'গুলশান', 60)`,
  );
  await migrateDatabase(connectionString);
  expect(await query(connectionString, 'select names, area_names from city_places order by id')).toEqual([
    { names: { en: 'Lake Road', bn: 'লেক রোড' }, area_names: { bn: 'গুলশান' } },
    { names: {}, area_names: {} },
  ]);
  expect(await query(connectionString, 'select name, names from suggested_moves')).toEqual([
    { name: 'Gulshan', names: { bn: 'গুলশান' } },
  ]);
});
