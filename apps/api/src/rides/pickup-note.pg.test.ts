import { RequestRideInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '../own-data/delete-account.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { givePassword } from '../testing/give-password.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { viewOffer } from './changes/offer-view.ts';
import { getRide, listOpenRides } from './reads/ride-detail-queries.ts';
import { findDriverRide, findRideImage, findRiderRide } from './reads/ride-queries.ts';
import { requestRide } from './request-ride.ts';

const core = useTestCore(useTestDatabase());
const NOTE = 'At the blue gate';
let rider: TestActor;
let driver: TestActor;
beforeAll(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

test('a rider’s note is for the driver who comes, not for those who are asked', async () => {
  const { id: rideId } = await requestRide(core, rider, request({ pickupNote: NOTE }));
  const image = (await findRideImage(core.db, rideId))!;
  expect(JSON.stringify(viewOffer(image, { meters: 100 }, 0, 1))).not.toContain(NOTE);
  expect(JSON.stringify(await listOpenRides(core.db, driver.userId))).not.toContain(NOTE);
  expect(await findRiderRide(core.db, rider.userId)).toMatchObject({ pickupNote: NOTE });

  await acceptRide(core, driver, { rideId });
  expect(await findDriverRide(core.db, driver.userId)).toMatchObject({ pickupNote: NOTE });
  const admin = await makeActor(core.db, 'admin');
  for (const reader of [rider, driver, admin])
    expect(await getRide(core.db, reader, rideId)).toMatchObject({ pickupNote: NOTE });

  await cancelRide(core, rider, { rideId });
  await givePassword(core.db, rider.userId, 'Correct-horse-7');
  await deleteAccount(core, rider, { password: 'Correct-horse-7' }, { userAgent: null, ipAddress: null });
  expect(await getRide(core.db, admin, rideId)).not.toHaveProperty('pickupNote');
});

test('a note is one line of at most 120 letters, and none if it is blank', () => {
  const read = (pickupNote: unknown) => RequestRideInput.safeParse({ ...request(), pickupNote });
  expect(read('  ').data).not.toHaveProperty('pickupNote', expect.any(String));
  expect(read(undefined).success).toBe(true);
  expect(read(` ${'ক'.repeat(120)} `).data?.pickupNote).toBe('ক'.repeat(120));
  for (const wrong of ['x'.repeat(121), 'two\nlines', 7]) expect(read(wrong).success).toBe(false);
});
