import { expect, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { useDatabaseBefore } from './testing/database-before.ts';
import { query } from './testing/query.ts';

const { connectionString } = useDatabaseBefore(24);

test('what people were told before keeps its words', async () => {
  await query(
    connectionString,
    `insert into users (id, email, password_hash, role, name)
      values ('00000000-0000-7000-8000-000000000001', 'a@example.test', '', 'admin', 'Ada');
    insert into notifications (user_id, type, title, message)
      values ('00000000-0000-7000-8000-000000000001', 'trouble', 'Emergency: Nadia', repeat('"', 999) || 'আ')`,
  );
  await migrateDatabase(connectionString);
  expect(await query(connectionString, 'select type, params from notifications')).toEqual([
    { type: 'trouble', params: { title: 'Emergency: Nadia', message: `${'"'.repeat(999)}আ` } },
  ]);
});
