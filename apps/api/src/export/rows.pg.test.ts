import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { checkRows } from '../testing/check-rows.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { previewExport } from './preview-export.ts';
import { writeOwnData } from '../own-data/write-own-data.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
beforeAll(async () => {
  rider = await makeActor(core.db, 'rider');
  await makeActor(core.db, 'driver');
  await requestRide(core, rider, request());
});

test.each(['rides', 'users', 'drivers'] as const)('a file’s cells are text: %s', (name) =>
  checkRows(
    core.db,
    () => previewExport(core.db, 'Asia/Dhaka', { name }),
    / as "c0"/,
    z.looseObject({ id: z.uuid() }).and(z.record(z.string(), z.string().nullable())),
  ),
);

test('guests have no address in a file', async () => {
  const guest = await makeActor(core.db, 'rider');
  await core.db.pool.query('update users set email = $2 where id = $1', [
    guest.userId,
    '1712.abc@guest.invalid',
  ]);
  await requestRide(core, guest, request());
  for (const [name, column] of [
    ['users', 'Email'],
    ['rides', 'Rider email'],
  ] as const) {
    const { columns, rows } = await previewExport(core.db, 'Asia/Dhaka', { name });
    const addresses = rows.map((row) => row[columns.indexOf(column)]);
    expect(addresses).toContain(`${rider.userId}@example.test`);
    expect(addresses.join()).not.toContain('guest.invalid');
  }
});

test('a person’s own data come by ids and items', async () => {
  const write = async () => {
    for await (const _ of writeOwnData(core, rider.userId, () => Promise.resolve())) continue;
  };
  const Item = z.record(z.string(), z.unknown());
  await checkRows(
    core.db,
    write,
    /^select id from rides where rider_id = \$1 and deleted_at/,
    z.strictObject({ id: z.uuid() }),
  );
  await checkRows(
    core.db,
    write,
    /from rides r where r\.rider_id = \$1 and r\.id = any \(\$2\)$/,
    z.strictObject({ id: z.uuid(), item: Item }),
  );
  await checkRows(core.db, write, /'notificationsOff'/, z.strictObject({ item: Item }));
});
