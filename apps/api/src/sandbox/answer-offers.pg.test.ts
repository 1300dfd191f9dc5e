import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { answerOffers, findNextAnswer } from './answer-offers.ts';
import { makeSandboxDriver } from './own-drivers.ts';
import { createSandbox } from './sandbox.ts';

const core = useTestCore(useTestDatabase());

test('an answer that is refused isn’t given again, and another one is', async () => {
  const sandbox = createSandbox(0, { clock: { setAheadMs: () => {} }, startAnew: () => {} });
  const deps = { ...core, sandbox };
  const { id } = await makeSandboxDriver(deps, { place: GULSHAN, auto: { does: 'accept' } });
  const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await expect.poll(() => findNextAnswer(deps)).toBeDefined();
  const setAvailable = (to: boolean) =>
    core.db.pool.query('update drivers set available = $2 where id = $1', [id, to]);
  await setAvailable(false);
  await answerOffers(deps);
  expect(await findNextAnswer(deps)).toBeUndefined();
  await setAvailable(true);
  await answerOffers(deps);
  expect((await findRideImage(core.db, rideId))?.status).toBe('requested');
  sandbox.autos.own.set(id, { does: 'decline' });
  expect(await findNextAnswer(deps)).toBeDefined();
  await answerOffers(deps);
  expect(await findNextAnswer(deps)).toBeUndefined();
});
