import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { requestRide } from './request-ride.ts';
import { stall } from '../testing/stall.ts';

const database = useTestDatabase();
const core = useTestCore(database);

test('who cancels again and again with a driver on the way is told to wait, but not for drivers who don’t come', async () => {
  const rider = await makeActor(core.db, 'rider');
  const driver = await makeActor(core.db, 'driver');
  const cancelLate = async (isStalled: boolean) => {
    const { id: rideId } = await requestRide(core, rider, request());
    await acceptRide(core, driver, { rideId });
    if (isStalled) await stall(core, driver, rideId);
    await cancelRide(core, rider, { rideId });
  };
  for (let i = 0; i < 3; i++) await cancelLate(true);
  for (let i = 0; i < 5; i++) await cancelLate(false);
  const refused = await requestRide(core, rider, request()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'TOO_MANY', refused: ['CANCELED_LATE', {}] });
});
