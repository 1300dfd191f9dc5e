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
