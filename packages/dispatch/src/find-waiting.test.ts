import { expect, test } from 'vitest';
import { findWaiting } from './find-waiting.ts';
import { ALONE_MS, OfferAnswers } from './offer-answers.ts';

test('a driver who became free is matched with what nobody is being asked for, unless they are asked themselves', () => {
  const answers = new OfferAnswers();
  const find = (driverId: string, nowMs: number) =>
    findWaiting(driverId, answers, nowMs, (look, isOpen) => {
      expect(look).toEqual({ limit: 20, radiusMeters: 12_000 });
      return ['held', 'open'].filter(isOpen);
    });
  answers.ask('held', [{ driverId: 'karim' }], 0);
  expect(find('rina', 1)).toEqual(['open']);
  expect(find('karim', 1)).toEqual([]);
  expect(find('rina', ALONE_MS)).toEqual(['held', 'open']);
  expect(find('karim', ALONE_MS)).toEqual(['held', 'open']);
});
