import { describe, expect, test } from 'vitest';
import { WaveChooser } from './choose-wave.ts';
import type { DispatchCity, DueRequest } from './dispatch-city.ts';
import { matchDue } from './match-due.ts';
import { OfferAnswers } from './offer-answers.ts';
import { planWave } from './plan-wave.ts';
import { QUEUE_ALONE_SECONDS } from './plan-queue.ts';
import { byTierThenCost, type RankedDriver } from './ranked-driver.ts';

interface Request extends DueRequest {
  id: string;
  at: number;
  declined?: readonly string[];
}
/** The zone is the street's part below 1,000 m. */
const request = (at: number, change: Partial<Request> = {}): Request => ({
  ...{ id: `at ${at}`, at, wave: 0, isDue: true, ignored: [] },
  ...change,
});

/** A street with drivers at these meters, of whom these are in line, in this order. */
function street(
  free: Record<string, number>,
  line: readonly string[],
  { answering = [] as readonly string[], cooling = [] as readonly string[] } = {},
): DispatchCity<Request, string, RankedDriver> {
  return {
    planWave,
    nowMs: () => 0,
    answers: { isAnswering: (id) => answering.includes(id), choose: () => {} },
    excludedFrom: ({ declined = [], ignored }, isAgain) => ({
      has: (id) => declined.includes(id) || (!isAgain && ignored.includes(id)),
    }),
    nearest: ({ at }, look, excluded) =>
      Object.keys(free)
        .filter((id) => Math.abs(free[id]! - at) <= look.radiusMeters && !excluded.has(id))
        .toSorted((a, b) => Math.abs(free[a]! - at) - Math.abs(free[b]! - at))
        .slice(0, look.limit),
    nearestEnding: () => [],
    queueFor({ at }, most, excluded) {
      if (at >= 1_000) return undefined;
      const driverIds = line.filter((id) => !cooling.includes(id) && !excluded.has(id)).slice(0, most);
      // In another order, as a map of the city would have them.
      return { driverIds, near: driverIds.toReversed() };
    },
    isInLine: (id) => line.includes(id),
    rank: ({ at }, ids) =>
      Promise.resolve(
        ids
          .map((driverId) => ({
            driverId,
            tier: 0,
            cost: Math.abs((free[driverId] ?? 0) - at),
            likelihood: 0.9,
          }))
          .toSorted(byTierThenCost),
      ),
    breathe: () => Promise.resolve(),
  };
}
const idsOf = (offers: readonly RankedDriver[]) => offers.map(({ driverId }) => driverId);
const askedOf = async (city: ReturnType<typeof street>, asking: Request, number = 1) =>
  idsOf((await new WaveChooser(city).choose(asking, number)).offers);

const AIRPORT = { far: 900, near: 10, last: 20, elsewhere: 1_100 };
const LINE = ['far', 'near', 'last'];

describe('where drivers queue', () => {
  test('the first in line is asked alone, however near others are, for as long as the offer is open', async () => {
    const chosen = await new WaveChooser(street(AIRPORT, LINE)).choose(request(0), 1);
    expect(idsOf(chosen.offers)).toEqual(['far']);
    expect(chosen).toMatchObject({ wave: 1, nextWaveSeconds: QUEUE_ALONE_SECONDS, isByQueue: true });
    expect(idsOf(chosen.candidates)).toEqual(['far', 'near', 'last']);
  });
  test('later waves go down the line: past those who declined, let it run out, answer another or can’t be asked', async () => {
    expect(await askedOf(street(AIRPORT, LINE), request(0, { declined: ['far'] }), 2)).toEqual(['near']);
    expect(await askedOf(street(AIRPORT, LINE), request(0, { ignored: ['far'] }), 2)).toEqual(['near']);
    expect(await askedOf(street(AIRPORT, LINE, { answering: ['far'] }), request(0))).toEqual(['near']);
    expect(await askedOf(street(AIRPORT, LINE, { cooling: ['far', 'near'] }), request(0))).toEqual(['last']);
  });
  test('a rider who has waited long is offered to several at once, still in their order', async () => {
    const city = street(AIRPORT, LINE);
    expect(await askedOf(city, request(0, { waitedSeconds: 89 }))).toEqual(['far']);
    expect(await askedOf(city, request(0, { waitedSeconds: 90 }))).toEqual(['far', 'near', 'last']);
  });
  test('before the request ends, drivers outside a line in which everyone ignores it are asked too', async () => {
    const line = Array.from({ length: 40 }, (_, n) => `in line ${n}`);
    const free = Object.fromEntries([...line.map((id) => [id, 10]), ['outside', 1_200]]);
    const rounds: [second: number, asked: number][] = [];
    let ignored: string[] = [];
    for (let [second, wave] = [0, 0]; second < 240;) {
      const chosen = await new WaveChooser(street(free, line)).choose(
        request(0, { ignored, waitedSeconds: second }),
        wave + 1,
      );
      const asked = idsOf(chosen.offers);
      expect(new Set(asked).size).toBe(asked.length);
      rounds.push([second, asked.length]);
      if (asked.includes('outside')) break;
      ignored = [...ignored, ...asked];
      second += chosen.nextWaveSeconds;
      wave = chosen.wave;
    }
    expect(rounds.map(([second]) => second)).toEqual([0, 30, 60, 90, 120, 150]);
    expect(rounds.map(([, asked]) => asked).slice(0, 5)).toEqual([1, 1, 1, 5, 5]);
  });
  test('two requests of the same moment have different drivers, before any route is known', async () => {
    const answers = new OfferAnswers();
    const city = { ...street(AIRPORT, LINE), answers };
    const chosen = await Promise.all([
      new WaveChooser(city).choose(request(0), 1),
      new WaveChooser(city).choose(request(1), 1),
    ]);
    expect(chosen.map(({ offers }) => idsOf(offers))).toEqual([['far'], ['near']]);
    // Nobody asked them after all.
    expect(answers.isAnswering('far', 2_999)).toBe(true);
    expect(answers.isAnswering('far', 3_000)).toBe(false);
  });
  test('with an empty or exhausted line the nearest are asked as everywhere', async () => {
    expect(await askedOf(street(AIRPORT, []), request(0))).toEqual(['near']);
    expect(await askedOf(street(AIRPORT, LINE), request(0, { declined: LINE }))).toEqual(['elsewhere']);
  });
});

describe('for a ride from elsewhere', () => {
  test('drivers in line are not asked', async () => {
    expect(await askedOf(street(AIRPORT, LINE), request(1_000))).toEqual(['elsewhere']);
  });
  test('except where the wave would have no one else, as in a city without queues', async () => {
    expect(await askedOf(street({ far: 900, near: 10 }, LINE), request(1_000))).toEqual(['far']);
    const { isInLine: _, queueFor: __, ...city } = street(AIRPORT, LINE);
    expect(await askedOf(city, request(1_000))).toEqual(['far']);
  });
});

describe('of requests that are matched together', () => {
  const offersOf = async (city: ReturnType<typeof street>, ...due: Request[]) => {
    const matched = await Promise.all(await matchDue(city, due));
    return matched.map((chosen) => chosen && idsOf(chosen.offers));
  };
  test('each gets the next in line, in the order they are due, and the others are matched as usual', async () => {
    const due = [request(500), request(1_050), request(10), request(800)];
    expect(await offersOf(street(AIRPORT, LINE), ...due)).toEqual([
      ['far'],
      ['elsewhere'],
      ['near'],
      ['last'],
    ]);
  });
  test('all routes are looked for at once, those of other requests too', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const city = street(AIRPORT, LINE);
    let running = 0;
    const slow: typeof city = {
      ...city,
      async rank(asking, near, ranking) {
        running += 1;
        if (running === 3) resolve();
        await promise;
        return city.rank(asking, near, ranking);
      },
    };
    expect(await offersOf(slow, request(0), request(1_050), request(1))).toEqual([
      ['far'],
      ['elsewhere'],
      ['near'],
    ]);
  });
  test('a rider who has waited very long gets drivers outside the line whom no other request got', async () => {
    const free = { ...AIRPORT, outside: 1_300 };
    const due = [request(0, { waitedSeconds: 150, wave: 5 }), request(1_050)];
    expect(await offersOf(street(free, LINE), ...due)).toEqual([
      ['far', 'near', 'last', 'outside'],
      ['elsewhere'],
    ]);
  });
  test('one more than the line has gets the nearest other driver, and nobody is sent twice', async () => {
    const due = [request(0), request(1), request(2), request(4), request(3)];
    expect(await offersOf(street(AIRPORT, LINE), ...due)).toEqual([
      ['far'],
      ['near'],
      ['last'],
      ['elsewhere'],
      [],
    ]);
  });
  test('a driver who became free makes a waiting one’s next round of the line', async () => {
    const [chosen] = await Promise.all(
      await matchDue(street(AIRPORT, LINE), [request(0, { isDue: false, wave: 2, declined: ['far'] })]),
    );
    expect(chosen).toMatchObject({ wave: 3, nextWaveSeconds: QUEUE_ALONE_SECONDS, together: 1 });
    expect(idsOf(chosen!.offers)).toEqual(['near']);
  });
});
