import { planWave } from '@ridewire/dispatch';
import { FIRST_RIDE_TYPES, type LatLng } from '@ridewire/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DriverIndex } from '../drivers/driver-index.ts';
import { NO_QUEUES } from '../testing/no-queues.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { LeftDrives } from './left-drives.ts';
import type { RankDeps } from './rank-candidates.ts';
import { createFirstDriversChooser } from './choose-first-drivers.ts';
import { chooseOffers, type AskingTrip, type ChooseDeps } from './choose-offers.ts';

const CENTER = { lat: 23.8, lng: 90.4 };
const north = (meters: number) => ({ lat: CENTER.lat + meters / 111_195, lng: CENTER.lng });
const trip = (change: Partial<AskingTrip> = {}): AskingTrip => ({
  riderId: 'rider',
  type: 'standard',
  pickup: CENTER,
  destination: north(5_000),
  notNow: [],
  ignored: [],
  payoutCents: 1_000,
  ...change,
});

/** A city with drivers at these distances from the pickup in meters; null is nowhere. */
function city(meters: Record<string, number | null>, change: Partial<ChooseDeps> = {}): ChooseDeps {
  const drivers = new DriverIndex();
  for (const [driverId, away] of Object.entries(meters)) {
    drivers.setAvailable(driverId, true);
    if (away !== null) drivers.setPosition({ driverId, ...north(away), bearing: null, at: Date.now() });
  }
  const ways = change.ways ?? { findDrives: () => Promise.resolve(null) };
  return {
    drivers,
    rideTypes: { find: (id) => FIRST_RIDE_TYPES.find((type) => type.id === id) },
    ways,
    leftDrives: new LeftDrives(ways),
    days: { idleSeconds: () => 0, owedSeconds: () => 0 },
    answers: { likelihood: () => 0.9, isAnswering: () => false, choose: () => {} },
    cancellations: { isQuiet: () => false },
    wishes: new PairWishes(),
    queues: NO_QUEUES,
    weights: { fairness: 1 },
    ...change,
  };
}
const askedOf = async (deps: ChooseDeps, change: Partial<AskingTrip> = {}, wave = 1) =>
  (await chooseOffers(deps, trip(change), wave)).offers.map(({ driverId }) => driverId);

describe('the first wave', () => {
  test('asks the nearest alone', async () => {
    expect(await askedOf(city({ far: 900, near: 100 }))).toEqual(['near']);
  });
  test('asks as many as it takes to be likely that one comes', async () => {
    const answers = { likelihood: () => 0.3, isAnswering: () => false, choose: () => {} };
    expect(await askedOf(city({ a: 100, b: 200, c: 300, d: 400 }, { answers }))).toEqual(['a', 'b', 'c']);
  });
  test('passes over who has another offer to answer, unless nobody else is there', async () => {
    const answers = { likelihood: () => 0.9, isAnswering: (id: string) => id === 'near', choose: () => {} };
    expect(await askedOf(city({ near: 100, far: 900 }, { answers }))).toEqual(['far']);
    expect(await askedOf(city({ near: 100 }, { answers }))).toEqual(['near']);
  });
  test('finds who is free behind however many have another offer to answer', async () => {
    const crowd = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`asked ${i}`, 10 + i]));
    const answers = {
      likelihood: () => 0.9,
      isAnswering: (id: string) => id.startsWith('asked'),
      choose: () => {},
    };
    expect(await askedOf(city({ ...crowd, far: 900 }, { answers }))).toEqual(['far']);
    expect(await askedOf(city(crowd, { answers }))).toEqual(['asked 0']);
  });
  test('leaves alone whom the same rider called for nothing', async () => {
    const cancellations = { isQuiet: (_rider: string, driver: string) => driver === 'near' };
    expect(await askedOf(city({ near: 100, far: 900 }, { cancellations }))).toEqual(['far']);
  });
  test('never asks who is kept apart from the rider, and prefers a favorite among near equals', async () => {
    const wishes = new PairWishes();
    wishes.learn({ riderId: 'rider', driverId: 'avoided', saidBy: 'driver', kind: 'avoided' });
    wishes.learn({ riderId: 'rider', driverId: 'favorite', saidBy: 'rider', kind: 'favorite' });
    const deps = city({ avoided: 50, near: 100, favorite: 400 }, { wishes });
    expect(await askedOf(deps)).toEqual(['favorite']);
    expect(await askedOf(deps, { notNow: ['favorite'] })).toEqual(['near']);
    expect(await askedOf(deps, { ignored: ['favorite'] }, 4)).toEqual(['near', 'favorite']);
  });
  test('prefers whom fairness owes among near equals, and nobody far away', async () => {
    const days = { idleSeconds: () => 0, owedSeconds: (id: string) => (id === 'owed' ? 60 : 0) };
    expect(await askedOf(city({ near: 100, owed: 250 }, { days }))).toEqual(['owed']);
    expect(await askedOf(city({ near: 100, owed: 2_000 }, { days }))).toEqual(['near']);
    expect(await askedOf(city({ near: 100, owed: 250 }, { days, weights: { fairness: 0 } }))).toEqual([
      'near',
    ]);
  });
});

describe('who is there first by road comes first', () => {
  const across = { across: 200, far: 900, nowhere: 100 };
  const ways = (findDrives: RankDeps['ways']['findDrives']) => ({ ways: { findDrives } });
  /** In the order of their searches: by straight line. */
  const known = ways(() =>
    Promise.resolve([null, { seconds: 600, meters: 3_100 }, { seconds: 120, meters: 1_000 }]),
  );
  test('however near the others are; without a way they come last', async () => {
    expect(await askedOf(city(across, known), {}, 2)).toEqual(['far', 'across', 'nowhere']);
  });
  test('what is told of it is by street: along the way, else a detour more than the line', async () => {
    const chosen = await chooseOffers(city(across, known), trip(), 2);
    expect(chosen.offers.map(({ driverId, meters }) => [driverId, meters])).toEqual([
      ['far', 1_000],
      ['across', 3_100],
      ['nowhere', 130],
    ]);
  });
  test('the line decides where no streets are known, and when the search fails or hangs', async () => {
    const byLine = ['nowhere', 'across', 'far'];
    for (const answer of [() => Promise.reject(new Error('broken')), () => new Promise<null>(() => {})])
      expect(await askedOf(city(across, ways(answer)), {}, 2)).toEqual(byLine);
    expect(await askedOf(city(across), {}, 2)).toEqual(byLine);
  });
});

describe('nobody waits while somebody is free', () => {
  test('a wave that would ask nobody is passed over', async () => {
    const chosen = await chooseOffers(city({ far: 10_000 }), trip(), 1);
    expect(chosen).toMatchObject({ wave: 4, offers: [{ driverId: 'far' }] });
  });
  test('where nobody is at all the next wave is as soon as ever', async () => {
    const chosen = await chooseOffers(city({}), trip(), 1);
    expect(chosen).toMatchObject({ wave: 1, offers: [], nextWaveSeconds: planWave(1).seconds });
  });
  test('who is nowhere is asked at once when nobody else is there', async () => {
    expect(await askedOf(city({ unplaced: null }))).toEqual(['unplaced']);
  });
  test('who let an offer run out comes after everybody who was never asked, however near', async () => {
    const deps = city({ before: 100, near: 200, far: 2_000 });
    expect(await askedOf(deps, { ignored: ['before'] }, 2)).toEqual(['near', 'far', 'before']);
    expect(await askedOf(deps, { notNow: ['far'], ignored: ['before'] }, 2)).toEqual(['near', 'before']);
  });
  test('nobody who let one run out is asked beside as many as a wave asks, nor in a frugal one', async () => {
    const most = planWave(2).most;
    const many = Object.fromEntries(Array.from({ length: most }, (_, i) => [`free ${i}`, 200 + i]));
    const deps = city({ before: 100, ...many });
    expect(await askedOf(deps, { ignored: ['before'] }, 2)).toEqual(Object.keys(many));
    const few = Object.fromEntries(Object.entries(many).slice(1));
    const before = ['before', 'before too', 'before as well'];
    const ignoring = city({ ...Object.fromEntries(before.map((id, i) => [id, 50 + i])), ...few });
    expect(await askedOf(ignoring, { ignored: before }, 2)).toEqual([...Object.keys(few), 'before']);
    expect(planWave(1).isFrugal).toBe(true);
    expect(await askedOf(city({ before: 100, near: 200 }), { ignored: ['before'] }, 1)).toEqual(['near']);
  });
  test('who is nowhere comes last, with nothing to tell of the way', async () => {
    const { offers } = await chooseOffers(city({ unplaced: null, near: 100 }), trip(), 2);
    expect(offers).toMatchObject([
      { driverId: 'near' },
      { driverId: 'unplaced', meters: null, seconds: null },
    ]);
    const alone = await chooseOffers(city({ unplaced: null }), trip(), 1);
    expect(alone.offers).toMatchObject([{ driverId: 'unplaced', meters: null, seconds: null }]);
  });
  test('whoever is there and may be asked, somebody is', async () => {
    const away = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.option(fc.nat(11_000)));
    await fc.assert(
      fc.asyncProperty(away, fc.subarray(['a', 'b', 'c', 'd', 'e']), async (meters, notNow) => {
        const asked = await askedOf(city(meters), { notNow });
        const possible = Object.keys(meters).filter((id) => !notNow.includes(id));
        expect(asked.length > 0).toBe(possible.length > 0);
        expect(asked.every((id) => possible.includes(id))).toBe(true);
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });
});

test('the choice says who could have been asked, and who was', async () => {
  const { why } = await chooseOffers(city({ near: 100, far: 900 }), trip(), 1);
  expect(why).toMatchObject({
    together: 1,
    candidates: [
      { driverId: 'near', meters: 130, isAsked: true, likelihood: 90 },
      { driverId: 'far', meters: 1_170, isAsked: false },
    ],
  });
});

describe('who drops somebody off near by', () => {
  const riding = { rideId: 'before', riderId: 'other', isAboard: true };
  /** Karim is this far from his drop-off, which is this far from the pickup; Rina is free, at this distance, in meters. */
  const withEnding = (from: number, dropOff: number, free: number) => {
    const deps = city({ karim: dropOff + from, rina: free });
    (deps.drivers as DriverIndex).setRiding('karim', { ...riding, dropOff: north(dropOff) });
    return deps;
  };

  test('is asked before a free one who takes longer, with all they have left', async () => {
    const { offers } = await chooseOffers(withEnding(200, 100, 2_900), trip(), 1);
    expect(offers).toMatchObject([{ driverId: 'karim', idleSeconds: null }]);
    const { seconds = null, leftSeconds = null } = offers[0] ?? {};
    expect(leftSeconds).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(leftSeconds ?? Infinity);
  });

  test('is not asked while another offer is answered, or once they said no', async () => {
    const deps = withEnding(200, 100, 2_900);
    const answers = { likelihood: () => 0.9, isAnswering: (id: string) => id === 'karim', choose: () => {} };
    expect(await askedOf({ ...deps, answers })).toEqual(['rina']);
    expect(await askedOf(deps, { notNow: ['karim'] })).toEqual(['rina']);
  });

  test('comes over what is left of their way', async () => {
    const leftDrives = { find: () => Promise.resolve({ seconds: 60, meters: 400 }) };
    const { offers } = await chooseOffers({ ...withEnding(200, 100, 2_900), leftDrives }, trip(), 1);
    expect(offers).toMatchObject([{ driverId: 'karim', meters: 130 + 400, leftSeconds: 60 }]);
  });

  test('is looked for anew when they drive elsewhere, and by the line where no streets are known', async () => {
    const searched: (readonly LatLng[])[] = [];
    const left = new LeftDrives({
      findDrives: (to, starts) => {
        searched.push([to, ...starts]);
        return Promise.resolve([{ seconds: 100, meters: 500 }]);
      },
    });
    const beside = { ...CENTER, lng: CENTER.lng + 0.001 };
    for (const to of [CENTER, north(10), CENTER, beside]) await left.find('karim', north(500), to, 1_000_000);
    expect(searched).toEqual([CENTER, north(10), CENTER, beside].map((to) => [to, north(500)]));
    await left.find('karim', north(500), beside, 1_014_999);
    expect(searched).toHaveLength(4);
    left.clear();
    await left.find('karim', north(500), beside, 1_014_999);
    expect(searched).toHaveLength(5);
    const unknown = new LeftDrives({ findDrives: () => Promise.reject(new Error('broken')) });
    expect((await unknown.find('karim', north(300), CENTER))?.seconds).toBeGreaterThan(0);
    expect(await unknown.find('rina', north(9_000), CENTER)).toBeNull();
  });

  test('is not asked before one who is there sooner', async () => {
    expect(await askedOf(withEnding(200, 100, 150))).toEqual(['rina']);
  });

  test.each<[string, (drivers: DriverIndex) => void]>([
    ['has long to drive yet', (drivers) => drivers.setRiding('karim', { ...riding, dropOff: north(9_000) })],
    ['waits for the rider yet', (drivers) => drivers.setRiding('karim', { ...riding, dropOff: null })],
    ['takes another one next', (drivers) => drivers.setNext('karim', 'next')],
    ['is silent', (drivers) => drivers.setAway('karim', { isSilent: true, isPaused: false })],
    ['rests', (drivers) => drivers.setCooling('karim', Date.now() + 60_000)],
    ['goes offline', (drivers) => drivers.setAvailable('karim', false)],
  ])('is not asked who %s', async (_what, change) => {
    const deps = withEnding(200, 100, 2_900);
    change(deps.drivers as DriverIndex);
    expect(await askedOf(deps)).toEqual(['rina']);
  });

  test('is not asked where the road says that it is further than the line does', async () => {
    const ways = {
      findDrives: (_to: object, starts: readonly object[]) => Promise.resolve(starts.map(() => null)),
    };
    const deps = { ...withEnding(200, 100, 2_900), leftDrives: new LeftDrives(ways) };
    expect(await askedOf(deps)).toEqual(['rina']);
  });

  test('what they have left gets shorter by parts of a second, and is told in whole ones', async () => {
    const leftDrives = { find: () => Promise.resolve({ seconds: 61.3, meters: 400.4 }) };
    const { offers } = await chooseOffers({ ...withEnding(200, 100, 2_900), leftDrives }, trip(), 1);
    expect(offers).not.toEqual([]);
    for (const { seconds, meters, leftSeconds } of offers)
      expect([seconds, meters, leftSeconds].every(Number.isInteger)).toBe(true);
  });

  test('their way is searched for once for many who ask at once, and gets shorter', async () => {
    let searches = 0;
    const ways = {
      findDrives: () => {
        searches += 1;
        return Promise.resolve([{ seconds: 100, meters: 500 }]);
      },
    };
    const left = new LeftDrives(ways);
    const find = (nowMs: number) => left.find('karim', north(500), CENTER, nowMs);
    expect(await find(0)).toMatchObject({ seconds: 100 });
    expect(await find(10_000)).toMatchObject({ seconds: 90 });
    expect(searches).toBe(1);
    expect(await find(16_000)).toMatchObject({ seconds: 100 });
    expect(searches).toBe(2);
  });
});

describe('a new request', () => {
  const chosenAfter = (waitMs: number) =>
    createFirstDriversChooser(city({ near: 100 }), { join: () => waitMs })(trip());

  test('asks at once where it isn’t gathered with others', async () => {
    expect(await chosenAfter(0)).toMatchObject({ wave: 1, offers: [{ driverId: 'near' }] });
  });

  test('asks nobody where it is, and is due half a second before the others are matched', async () => {
    expect(await chosenAfter(3_000)).toEqual({ offers: [], wave: 0, nextWaveSeconds: 2.5, why: null });
    expect(await chosenAfter(300)).toMatchObject({ offers: [], nextWaveSeconds: 0 });
  });
});
