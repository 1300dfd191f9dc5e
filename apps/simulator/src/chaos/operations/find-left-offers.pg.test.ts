import { openDb } from '@ridewire/db';
import { makeActor } from '@ridewire/api/testing/actors';
import { putRide } from '@ridewire/api/testing/put-ride';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findLeftOffers } from './find-left-offers.ts';

const database = useTestDatabase();
let db: ReturnType<typeof openDb>;
let driverId: string;

beforeAll(() => {
  db = openDb(database.connectionString);
});
beforeEach(async () => {
  driverId = (await makeActor(db, 'driver')).userId;
});
afterAll(() => db.close());

type Happened = [type: string, to: string, secondsAgo: number, actorId?: string];

const logged = async (rideId: string, ...events: Happened[]) => {
  for (const [i, [type, to, secondsAgo, actorId]] of events.entries())
    await db.pool.query(
      `insert into ride_events (ride_id, version, type, to_status, actor_id, at)
       values ($1, $2, 'ride.' || $3::text, $4, $5, now() - $6 * interval '1 second')`,
      [rideId, i + 1, type, to, actorId ?? null, secondsAgo],
    );
};

/** A ride that asked the driver this long ago, and its story. */
async function asked(secondsAgo: number, ...events: Happened[]): Promise<string> {
  const { id } = await putRide(db);
  await db.pool.query(
    `insert into ride_offers (ride_id, driver_id, wave, offered_at, expires_at)
     select $1, $2, 1, at, at + interval '30 seconds' from (select now() - $3 * interval '1 second' as at) asked`,
    [id, driverId, secondsAgo],
  );
  await logged(id, ['requested', 'requested', secondsAgo], ...events);
  return id;
}

/** How an offer may have ended. */
const ENDS = ['ended_at = now()', 'declined_at = now()'];
const LAPSES = 'lapsed = true';

const ALL = '00000000-0000-0000-0000-000000000000';

const judge = async (rideId: string, ...ends: string[]) => {
  const of = async () => (await findLeftOffers(db, ALL)).filter((line) => line.includes(rideId));
  const found = await of();
  for (const end of ends) {
    await db.pool.query(`update ride_offers set ${end} where ride_id = $1`, [rideId]);
    expect(await of()).toEqual([]);
    await db.pool.query(
      `update ride_offers set ended_at = null, declined_at = null, lapsed = false where ride_id = $1`,
      [rideId],
    );
  }
  return found;
};

test.each(['released', 'replaced', 'reassigned'])(
  'an offer from before its ride was %s stayed open, unless it ended or was made anew',
  async (type) => {
    const id = await asked(20, ['accepted', 'accepted', 18], [type, 'requested', 10]);
    expect(await judge(id, ...ENDS, LAPSES)).toEqual([
      `an offer of ${id} stayed open after its ride came back from a driver`,
    ]);
    await db.pool.query(`update ride_offers set offered_at = now() where ride_id = $1`, [id]);
    expect(await judge(id)).toEqual([]);
  },
);

test('an offer stayed open whose driver took another ride while this one waited', async () => {
  const id = await asked(25);
  const other = await putRide(db);
  await logged(other.id, ['requested', 'requested', 20], ['accepted', 'accepted', 15, driverId]);
  expect(await judge(id, ...ENDS)).toEqual([
    `an offer of ${id} stayed open after its driver took another ride`,
  ]);
  // They crossed.
  await db.pool.query(
    `update ride_offers set offered_at = now() - interval '15.5 seconds' where ride_id = $1`,
    [id],
  );
  expect(await judge(id)).toEqual([]);
  // It had run out, or was somebody's already.
  const old = await asked(60, ['canceled', 'canceled', 31]);
  const taken = await asked(25, ['accepted', 'accepted', 20]);
  expect([...(await judge(old)), ...(await judge(taken))]).toEqual([]);
});

test('an offer stayed open that ran out while its ride waited on, and was noted by no process', async () => {
  const id = await asked(45);
  expect(await judge(id, ...ENDS, LAPSES)).toEqual([`an offer of ${id} stayed open after its time was over`]);
  const noneYet = await asked(35);
  const takenBefore = await asked(45, ['accepted', 'accepted', 20]);
  const takenSoon = await asked(45, ['accepted', 'accepted', 10]);
  for (const rideId of [noneYet, takenBefore, takenSoon]) expect(await judge(rideId)).toEqual([]);
});

test('rides before the mark are left out', async () => {
  const id = await asked(45);
  expect(await findLeftOffers(db, id)).toEqual([]);
});
