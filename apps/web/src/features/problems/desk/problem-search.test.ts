import { expect, test } from 'vitest';
import { problemsInput, readProblemSearch } from './problem-search.ts';

const RIDE = '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27';

test('nonsense is left out', () => {
  const wanted = { state: 'answered', kind: 'fare', mine: true, ride: RIDE, page: 2 };
  expect(readProblemSearch(wanted)).toEqual(wanted);
  expect(readProblemSearch({ state: 'lost', kind: 'weather', mine: 'yes', ride: '1', page: 'x' })).toEqual(
    {},
  );
});

test('asks the server for what the address says', () => {
  expect(problemsInput({})).toEqual({ page: 1, state: 'waiting' });
  expect(problemsInput({ state: 'any' })).toEqual({ page: 1 });
  expect(problemsInput({ ride: RIDE })).toEqual({ page: 1, rideId: RIDE });
  expect(problemsInput({ state: 'closed', mine: true, ride: RIDE, page: 3 })).toEqual({
    ...{ state: 'closed', isMine: true, rideId: RIDE, page: 3 },
  });
});
