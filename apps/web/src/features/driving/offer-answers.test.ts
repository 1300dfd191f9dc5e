import { afterEach, expect, test } from 'vitest';
import { forgetSession } from '../session/on-session-end.ts';
import { getOfferAnswers, setAccepting, setChecking, setDeclined, setLost } from './offer-answers.ts';

afterEach(forgetSession);

test('an accept is checked after its answer was lost, and the next one begins unchecked', () => {
  setAccepting('a');
  expect(getOfferAnswers()).toMatchObject({ acceptingId: 'a', isChecking: false });
  setChecking();
  expect(getOfferAnswers()).toMatchObject({ acceptingId: 'a', isChecking: true });
  setAccepting(null);
  expect(getOfferAnswers()).toMatchObject({ acceptingId: null, isChecking: false });
});

test('a decline that failed is taken back alone', () => {
  const before = getOfferAnswers().declinedIds;
  setDeclined('a', true);
  setDeclined('b', true);
  setDeclined('a', false);
  expect(getOfferAnswers().declinedIds).toEqual(new Set(['b']));
  expect(before.size).toBe(0);
});

test('each lost offer keeps its own ending', () => {
  setLost('a', { ending: 'taken', version: 2 });
  setLost('b', { ending: 'canceled', version: 5 });
  expect(getOfferAnswers().lost).toEqual(
    new Map([
      ['a', { ending: 'taken', version: 2 }],
      ['b', { ending: 'canceled', version: 5 }],
    ]),
  );
});

test('the next person in this tab finds nothing of it', () => {
  setAccepting('a');
  setChecking();
  setDeclined('b', true);
  setLost('c', { ending: 'taken', version: 1 });
  forgetSession();
  expect(getOfferAnswers()).toEqual({
    acceptingId: null,
    isChecking: false,
    declinedIds: new Set(),
    lost: new Map(),
  });
});
