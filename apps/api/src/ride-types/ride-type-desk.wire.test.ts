import { firstRideType } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect } from '../testing/connect.ts';
import { inEachLanguage } from '../testing/in-each-language.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

const standard = firstRideType('standard');
const names = inEachLanguage('Night');

test.each([
  [{ names: { ...names, en: ' ' } }, 'Name is required.'],
  [{ names: { ...names, bn: 'র'.repeat(25) } }, 'Name must be at most 24 characters.'],
  [{ names: { en: 'Night' } }, 'Name must be text.'],
  [{ names: 'Night' }, 'Give the name and the description in each language.'],
  [{ blurbs: { ...standard.blurbs, en: 'x'.repeat(61) } }, 'Description must be at most 60 characters.'],
  [{ seats: 0 }, 'Enter how many riders fit in: 1 to 20.'],
  [{ leastClass: 10 }, 'Please choose a class for your vehicle.'],
  [{ vehicleKind: 'Big Bus' }, 'Please choose a kind of vehicle.'],
  [{ icon: '../car' }, 'Choose a picture.'],
])('%o is refused with a sentence', async (wrong, sentence) => {
  const ada = connect(api.url, await makeActor(api.core.db, 'admin'));
  const input = { ...standard, names, ratesOf: 'standard', ...wrong };
  await expect(ada.trpc.rideTypes.add.mutate(input as never)).rejects.toThrow(sentence);
  const change = { ...input, type: 'standard', seen: standard };
  await expect(ada.trpc.rideTypes.change.mutate(change as never)).rejects.toThrow(sentence);
  await ada.close();
});

test('what was seen may be longer than what the desk can set', async () => {
  const { db } = api.core;
  const blurbs = { en: 'everyday cars '.repeat(10).trim(), bn: 'গাড়ি' };
  await db.pool.query(`update ride_types set blurbs = $1 where id = 'standard'`, [JSON.stringify(blurbs)]);
  const ada = connect(api.url, await makeActor(db, 'admin'));
  const seen = { ...standard, blurbs };
  await ada.trpc.rideTypes.change.mutate({ ...standard, type: 'standard', seen });
  await expect.poll(() => api.core.rideTypes.find('standard')).toMatchObject({ blurbs: standard.blurbs });
  await ada.close();
});
