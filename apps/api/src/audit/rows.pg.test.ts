import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { test } from 'vitest';
import { z } from 'zod';
import { cancelRide } from '../rides/cancel-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor } from '../testing/actors.ts';
import { checkRows } from '../testing/check-rows.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listAudit } from './list-audit.ts';

const database = useTestDatabase();
const core = useTestCore(database);

const Person = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  role: z.enum(['rider', 'driver', 'admin']),
});

test('entries of the trail are what their view reads', async () => {
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide(core, rider, request());
  await cancelRide(core, rider, { rideId });
  await checkRows(
    core.db,
    () => listAudit(core.db, 'Asia/Dhaka', { limit: 20, rideId, search: '' }),
    /with places as materialized/,
    z.strictObject({
      trail: z.union([z.literal(0), z.literal(1)]),
      id: z.number(),
      at: z.date(),
      type: z.string(),
      actor: Person.nullable(),
      ipAddress: z.string().nullable(),
      subject: Person.nullable(),
      ride: z.strictObject({ id: z.uuid(), isDeleted: z.boolean() }).nullable(),
      fromStatus: z.string().nullable(),
      toStatus: z.string().nullable(),
      data: z.record(z.string(), z.unknown()).nullable(),
      people: z.record(z.string(), z.string().nullable()).nullable(),
    }),
  );
});
