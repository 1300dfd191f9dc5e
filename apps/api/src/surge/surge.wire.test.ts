import type { OffersChange, OffersSnapshot, SurgeSnapshot } from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

const trip = { pickup: GULSHAN, destination: AIRPORT };

async function askRest(actor: TestActor, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${api.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: actor.cookie, origin: api.url },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

test('from the switch to the receipt', async () => {
  const { db } = api.core;
  const [admin, rider, driver] = await Promise.all([
    makeActor(db, 'admin'),
    makeActor(db, 'rider'),
    makeActor(db, 'driver', { available: false }),
  ]);
  const [ada, nadia, karim] = [admin, rider, driver].map((actor) => connect(api.url, actor));
  if (!ada || !nadia || !karim) throw new Error('nobody came');
  await karim.trpc.drivers.setAvailability.mutate({ available: true });
  const board = await record<SurgeSnapshot, null>((on) => ada.trpc.surge.current.subscribe(undefined, on));
  const offers = await record<OffersSnapshot, OffersChange>((on) =>
    karim.trpc.rides.offers.subscribe(undefined, on),
  );
  expect(board.snapshots()).toEqual([{ isOn: false, capTenths: 20, areas: [] }]);
  await ada.trpc.surge.set.mutate({ isOn: true, capTenths: 18 });
  await expect.poll(() => board.snapshots().at(-1)).toEqual({ isOn: true, capTenths: 18, areas: [] });

  // As if the area had been short of cars for a while.
  await db.pool.query(`update surge set reckoned_at = now() + interval '1 day'`);
  await db.pool.query(`insert into surge_areas values ($1, 140, 14)`, [pickupCell(GULSHAN)]);
  await db.pool.query(`select pg_notify('ridewire', '{"event":"surge.changed"}')`);
  await expect
    .poll(() => board.snapshots().at(-1)?.areas)
    .toMatchObject([{ cell: pickupCell(GULSHAN), tenths: 14, ring: expect.any(Array) }]);

  const quote = await nadia.trpc.rides.quote.query(trip);
  const fare = quote.fares.find(({ type }) => type === 'standard');
  expect(quote.surgeTenths).toBe(14);
  expect(fare?.surgeCents).toBeGreaterThan(0);
  const seen = fare?.fareCents ?? 0;
  const { id: rideId } = await nadia.trpc.rides.request.mutate(
    request({ quotedFareCents: seen, quoteToken: quote.token }),
  );
  const offered = () =>
    offers.changes().flatMap((change) => (change.kind === 'offered' ? [change.offer] : []));
  await expect.poll(offered).toHaveLength(1);
  expect(offered()[0]).toMatchObject({
    ride: { fareCents: seen, surgeTenths: 14 },
    payoutCents: seen - Math.round(seen * 0.2),
  });
  await karim.trpc.rides.accept.mutate({ rideId, quotedFareCents: seen });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await karim.trpc.rides.advance.mutate({ rideId, to });
  const receipt = await nadia.trpc.payments.get.query({ rideId });
  expect(receipt).toMatchObject({ amountCents: seen, ride: { surgeTenths: 14 } });
  // The whole fare can be refunded, including the surge, and no more.
  const refund = { rideId, commandId: crypto.randomUUID(), amountCents: seen, reason: 'Late' };
  const more = { ...refund, commandId: crypto.randomUUID(), amountCents: seen + 1 };
  await expect(ada.trpc.rides.refund.mutate(more)).rejects.toThrow();
  await ada.trpc.rides.refund.mutate(refund);

  const quoted = await askRest(rider, 'POST', '/rides/quote', trip);
  expect(quoted).toMatchObject({
    surgeMultiplier: 1.4,
    fares: expect.arrayContaining([expect.objectContaining({ type: 'standard', fare: seen / 100 })]),
  });
  const { quoteToken } = quoted as { quoteToken: string };
  const forged = { ...trip, quoteToken: quoteToken.replace('x14', 'x11') };
  expect(await askRest(rider, 'POST', '/rides/request', forged)).toMatchObject({
    code: 'QUOTE_INVALID',
    error: 'That fare isn’t valid for this trip. Get a new one.',
  });
  expect(await askRest(rider, 'POST', '/rides/request', { ...trip, quoteToken })).toMatchObject({
    ride: { fare: seen / 100, surgeMultiplier: 1.4 },
  });

  await expect(ada.trpc.surge.set.mutate({ isOn: true, capTenths: 31 })).rejects.toThrow(/from 11 to 30/);
  await Promise.all([ada, nadia, karim].map((client) => client.close()));
});
