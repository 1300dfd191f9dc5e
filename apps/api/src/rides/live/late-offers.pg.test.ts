import { query } from '@ridewire/db/testing/query';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import {
  openOffers,
  reduceOffers,
  type OffersMessage,
  type OffersState,
} from '../../../../web/src/features/driving/reduce-offers.ts';
import { OFFER } from '../../dispatch/offer-rides.ts';
import type { SharedFrames } from '../../live/event-hub.ts';
import { makeActor } from '../../testing/actors.ts';
import { request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { declineRide } from '../decline-ride.ts';
import { requestRide } from '../request-ride.ts';
import { liveOffers } from './live-rides.ts';

const database = useTestDatabase();
const core = useTestCore(database);

/** Nobody can connect to the database anew. An administrator does this from another one. */
async function letConnect(isAllowed: boolean): Promise<void> {
  const url = new URL(database.connectionString);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  await query(url.href, `alter database "${name}" with allow_connections ${isAllowed}`);
}

const endListener = () =>
  core.db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'ridewire listener'`);

/** The driver's offers as the web app shows them. */
function openScreen(driverId: string) {
  let state: OffersState | undefined;
  const take = ({ json }: SharedFrames) => {
    state = reduceOffers(state, JSON.parse(json) as OffersMessage);
  };
  const refused = (error: unknown) => {
    throw error;
  };
  const leave = liveOffers(core, driverId).follow({ snapshot: take, change: take, refused });
  return {
    leave,
    isOpen: () => state !== undefined,
    shown: () => openOffers(state?.offers ?? [], Date.now()).map(({ ride }) => ride.id),
  };
}

test('an offer that is handed out after its decline, since its process missed its event, is not shown', async () => {
  const [rider, driver] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  const { id: rideId } = await requestRide(core, rider, request());
  const screen = openScreen(driver.userId);
  await expect.poll(screen.isOpen).toBe(true);

  // The offer is committed while the process hears nothing, and its answer is late.
  const handOut = core.publisher.committed;
  const late: Parameters<typeof handOut>[] = [];
  core.publisher.committed = (...all) => void late.push(all);
  await letConnect(false);
  await endListener();
  const offers = [{ driverId: driver.userId, meters: 100, seconds: 60 }];
  await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
  await letConnect(true);

  // Listening again, everyone reads again; the driver declines what they see.
  await expect.poll(screen.shown).toEqual([rideId]);
  await declineRide(core, driver, { rideId });
  await expect.poll(screen.shown).toEqual([]);
  screen.leave();

  // This screen has never heard of the decline.
  const next = openScreen(driver.userId);
  await expect.poll(next.isOpen).toBe(true);
  core.publisher.committed = handOut;
  expect(late).toHaveLength(1);
  for (const all of late) handOut(...all);
  expect(next.shown()).toEqual([]);
  await core.matchSoon();
  expect(next.shown()).toEqual([]);
  next.leave();
});
