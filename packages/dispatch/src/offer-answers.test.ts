import { expect, test } from 'vitest';
import { LONGEST_WINDOW_MS } from './batch-window.ts';
import { ALONE_MS, OfferAnswers } from './offer-answers.ts';

const offer = { driverId: 'karim', seconds: 60 };

test('who is asked is answering until their time is over, they answer, or the ride is gone', () => {
  const answers = new OfferAnswers();
  answers.ask('ride', [offer], 0);
  expect(answers.isAnswering('karim', ALONE_MS - 1)).toBe(true);
  expect(answers.isHeld('ride', ALONE_MS - 1)).toBe(true);
  expect(answers.isAnswering('karim', ALONE_MS)).toBe(false);
  expect(answers.isHeld('ride', ALONE_MS)).toBe(false);
  answers.decline('ride', 'karim');
  expect(answers.isAnswering('karim', 1)).toBe(false);
  answers.ask('other', [offer], 0);
  answers.end('other', null, 1);
  expect(answers.isAnswering('karim', 1)).toBe(false);
});

test('a request that is gathered is held until somebody is asked, it ends, or matching should long be over', () => {
  const answers = new OfferAnswers();
  answers.gather('ride', 0);
  expect(answers.isHeld('ride', LONGEST_WINDOW_MS)).toBe(true);
  expect(answers.isHeld('ride', LONGEST_WINDOW_MS + 1_000)).toBe(false);
  answers.ask('ride', [], 0);
  expect(answers.isHeld('ride', 1)).toBe(false);
  answers.gather('other', 0);
  answers.end('other', null, 1);
  expect(answers.isHeld('other', 1)).toBe(false);
});

test.each([
  ['taken in time', (answers: OfferAnswers) => answers.end('ride', 'karim', 1), 'more'],
  [
    'taken after others were asked too',
    (answers: OfferAnswers) => answers.end('ride', 'karim', ALONE_MS),
    'less',
  ],
  ['declined', (answers: OfferAnswers) => answers.decline('ride', 'karim'), 'less'],
  ['let pass', (answers: OfferAnswers) => answers.ask('ride', [], ALONE_MS), 'less'],
  [
    'taken by another after it was let pass',
    (answers: OfferAnswers) => answers.end('ride', 'rina', ALONE_MS),
    'less',
  ],
  [
    'taken by another while it could be answered',
    (answers: OfferAnswers) => answers.end('ride', 'rina', 1),
    'equal',
  ],
  ['canceled by the rider at once', (answers: OfferAnswers) => answers.end('ride', null, 1), 'equal'],
] as const)('an offer %s counts so', (_case, settle, than) => {
  const answers = new OfferAnswers();
  const before = answers.likelihood('karim', 60);
  answers.ask('ride', [offer], 0);
  settle(answers);
  const after = answers.likelihood('karim', 60);
  expect(Math.sign(after - before)).toBe({ more: 1, less: -1, equal: 0 }[than]);
});

test('old answers give way to new ones', () => {
  const answers = new OfferAnswers();
  for (let i = 0; i < 1_000; i++) answers.learn({ driverId: 'karim', pickupSeconds: 60, isTaken: false });
  for (let i = 0; i < 60; i++) answers.learn({ driverId: 'karim', pickupSeconds: 60, isTaken: true });
  expect(answers.likelihood('karim', 60)).toBeGreaterThan(0.5);
});

test('who took another ride answers nothing else, and it counts neither way', () => {
  const answers = new OfferAnswers();
  answers.ask('ride', [offer], 0);
  const before = answers.likelihood('karim', 60);
  answers.leave('karim');
  expect(answers.isAnswering('karim', 1)).toBe(false);
  expect(answers.isHeld('ride', 1)).toBe(false);
  answers.ask('ride', [], ALONE_MS + 1);
  expect(answers.likelihood('karim', 60)).toBe(before);
});

const learn = (answers: OfferAnswers, driverId: string, times: number) => {
  for (let i = 0; i < times; i++) answers.learn({ driverId, pickupSeconds: 60, isTaken: true });
};
/** What a driver of whom nothing is known accepts, out of 1, with these answers of others at the distance. */
const usual = (taken: number, asked: number) => (7 + taken) / (10 + asked);

test('a past answer counts for its driver, and for all at that distance', () => {
  const answers = new OfferAnswers();
  expect(answers.likelihood('rina', 60)).toBeCloseTo(usual(0, 0));
  learn(answers, 'karim', 1);
  expect(answers.likelihood('karim', 60)).toBeCloseTo((1 + 8 * usual(1, 1)) / 9);
  expect(answers.likelihood('rina', 60)).toBeCloseTo(usual(1, 1));
  expect(answers.likelihood('rina', 2_000)).toBeCloseTo(usual(0, 0));
  answers.ask('ride', [{ driverId: 'rina' }], 0);
  answers.decline('ride', 'rina');
  // A drive of unknown length counts as the longest.
  expect(answers.likelihood('karim', 60)).toBeCloseTo((1 + 8 * usual(1, 1)) / 9);
  expect(answers.likelihood('salma', 2_000)).toBeCloseTo(usual(0, 1));
});

test('from the fortieth of a driver on, and the two thousandth at a distance, older answers count half', () => {
  const answers = new OfferAnswers();
  learn(answers, 'karim', 39);
  expect(answers.likelihood('karim', 60)).toBeCloseTo((39 + 8 * usual(39, 39)) / 47);
  learn(answers, 'karim', 1);
  expect(answers.likelihood('karim', 60)).toBeCloseTo((20 + 8 * usual(40, 40)) / 28);
  learn(answers, 'karim', 1_959);
  expect(answers.likelihood('rina', 60)).toBeCloseTo(usual(1_999, 1_999), 6);
  learn(answers, 'karim', 1);
  expect(answers.likelihood('rina', 60)).toBeCloseTo(usual(1_000, 1_000), 6);
});

test('one who is asked later takes no time from those asked before', () => {
  const answers = new OfferAnswers();
  answers.ask('ride', [offer], 0);
  answers.ask('ride', [{ driverId: 'rina', seconds: 60 }], 1);
  expect(answers.isAnswering('karim', 2)).toBe(true);
  expect(answers.likelihood('karim', 60)).toBeCloseTo(usual(0, 0));
  answers.end('ride', 'karim', 2);
  expect(answers.likelihood('karim', 60)).toBeCloseTo((1 + 8 * usual(1, 1)) / 9);
  expect(answers.isAnswering('rina', 2)).toBe(false);
  answers.end('ride', 'karim', 3);
  expect(answers.likelihood('karim', 60), 'counted twice').toBeCloseTo((1 + 8 * usual(1, 1)) / 9);
});

test('who takes another ride names those they were asked for, once, and without those they declined', () => {
  const answers = new OfferAnswers();
  for (const rideId of ['a', 'b', 'c']) answers.ask(rideId, [offer], 0);
  answers.decline('b', 'karim');
  expect(answers.isAnswering('karim', 1)).toBe(true);
  expect(answers.leave('karim')).toEqual(['a', 'c']);
  expect(answers.leave('karim')).toEqual([]);
  expect(answers.isAnswering('nobody', 1)).toBe(false);
  answers.decline('unknown', 'karim');
  answers.end('unknown', 'karim', 1);
  expect(answers.likelihood('karim', 60)).toBeLessThan(usual(0, 0));
});

test('one whose time is over for one ride may still be answering another', () => {
  const answers = new OfferAnswers();
  answers.ask('first', [offer], 0);
  answers.ask('second', [offer], 10);
  expect(answers.isAnswering('karim', ALONE_MS + 5)).toBe(true);
  expect(answers.isAnswering('karim', ALONE_MS + 10)).toBe(false);
  expect(answers.leave('karim')).toEqual([]);
});

test('cleared, it knows nothing', () => {
  const answers = new OfferAnswers();
  learn(answers, 'karim', 5);
  answers.ask('ride', [offer], 0);
  answers.gather('other', 0);
  answers.clear();
  expect(answers.likelihood('karim', 60)).toBeCloseTo(usual(0, 0));
  expect([answers.isHeld('ride', 1), answers.isHeld('other', 1)]).toEqual([false, false]);
  expect(answers.leave('karim')).toEqual([]);
});

test('an offer that was let pass counts once, however often others are asked after it', () => {
  const answers = new OfferAnswers();
  answers.ask('ride', [offer], 0);
  answers.ask('ride', [], ALONE_MS);
  const once = answers.likelihood('karim', 60);
  answers.ask('ride', [], ALONE_MS + 1);
  answers.end('ride', null, ALONE_MS + 2);
  expect(answers.likelihood('karim', 60)).toBe(once);
});

test('who was asked since a moment, and hasn’t answered, is known', () => {
  const answers = new OfferAnswers();
  answers.ask('ride', [offer], 0);
  answers.ask('ride', [{ driverId: 'rina' }, { driverId: 'salma' }], 10);
  expect(answers.askedSince('ride', 0)).toEqual(['karim', 'rina', 'salma']);
  expect(answers.askedSince('ride', 10)).toEqual(['rina', 'salma']);
  expect(answers.askedSince('ride', 11)).toEqual([]);
  answers.decline('ride', 'rina');
  expect(answers.askedSince('ride', 10)).toEqual(['salma']);
  expect(answers.askedSince('other', 0)).toEqual([]);
});
