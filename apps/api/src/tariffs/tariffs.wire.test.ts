import { firstRideType, rateOf, type RideTypeTerms, type TariffsSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  [api, other] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

const STANDARD = rateOf(firstRideType('standard'));

test('rates that begin are pushed to riders and admins of every process, and are the next price', async () => {
  const { db } = api.core;
  const [admin, rider] = [await makeActor(db, 'admin'), await makeActor(db, 'rider')];
  const ada = connect(api.url, admin);
  const nadia = connect(other.url, rider);
  const desk = await record<TariffsSnapshot, null>((on) => ada.trpc.tariffs.live.subscribe(undefined, on));
  const home = await record<readonly RideTypeTerms[], null>((on) =>
    nadia.trpc.system.rideTypes.subscribe(undefined, on),
  );
  const ofStandard = () =>
    desk
      .snapshots()
      .at(-1)
      ?.types.find(({ type }) => type === 'standard');
  const seenBase = () =>
    home
      .snapshots()
      .at(-1)
      ?.find(({ id }) => id === 'standard')?.baseCents;
  const rates = { ...STANDARD, baseCents: 300 };
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const set = { id: crypto.randomUUID(), type: 'standard', ...rates };
  await ada.trpc.tariffs.set.mutate({ ...set, from: { day: soon.slice(0, 10), time: '12:00' } });
  await expect.poll(() => ofStandard()?.coming).toMatchObject([rates]);
  expect(seenBase()).toBe(250);
  await db.pool.query(
    `update tariffs set begins_at = clock_timestamp() + interval '0.2 seconds' where edition is null`,
  );
  await expect.poll(seenBase).toBe(300);
  await expect.poll(() => ofStandard()).toMatchObject({ now: rates, coming: [], past: [STANDARD] });

  const asked = await nadia.trpc.rides.request.mutate(request());
  expect(asked.rates).toEqual(rates);
  const ride = await nadia.trpc.rides.get.query({ rideId: asked.id });
  expect(ride.rates).toEqual(rates);
  // Programs read what they always did.
  const answer = await fetch(`${other.url}/api/rides/${asked.id}`, { headers: { cookie: rider.cookie } });
  expect(JSON.stringify(await answer.json())).not.toContain('"rates"');
  const config = (await (await fetch(`${api.url}/trpc/system.config`)).json()) as {
    result: { data: { rideTypes: RideTypeTerms[] } };
  };
  expect(config.result.data.rideTypes[0]).toMatchObject(rates);
  await Promise.all([ada.close(), nadia.close()]);
});

test.each([
  [{ baseCents: -1 }, 'This rate must be from $0.00 to $100.00, in whole cents.'],
  [{ perKmCents: 5_001 }, 'This rate must be from $0.00 to $50.00, in whole cents.'],
  [{ perMinuteCents: 1.5 }, 'This rate must be from $0.00 to $20.00, in whole cents.'],
  [{ minimumCents: 0 }, 'This rate must be from $0.01 to $500.00, in whole cents.'],
  [{ from: { day: '2026-02-30', time: '06:00' } }, 'The day must be a date such as 2026-11-21.'],
  [{ from: { day: '2027-02-03', time: '25:00' } }, 'The time must be hours and minutes such as 09:30.'],
  [{ id: '7' }, 'The ID of rates must be a UUID.'],
  [{ isMeant: 'yes' }, 'Say whether the change is meant: true or false.'],
])('%o is refused with a sentence', async (wrong, sentence) => {
  const ada = connect(api.url, await makeActor(api.core.db, 'admin'));
  const input = { id: crypto.randomUUID(), type: 'standard', ...STANDARD, baseCents: 270, ...wrong };
  await expect(ada.trpc.tariffs.set.mutate(input as never)).rejects.toThrow(sentence);
  await ada.close();
});
