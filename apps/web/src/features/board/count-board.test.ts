import { expect, test } from 'vitest';
import { countBoard } from './count-board.ts';
import { makeBoardRide } from './testing/make-board-ride.ts';

test('each ride under way is counted at its step, finished ones nowhere', () => {
  const rides = (['requested', 'requested', 'in_transit', 'completed', 'canceled'] as const).map((status) =>
    makeBoardRide(status),
  );
  expect(countBoard(rides)).toEqual({ requested: 2, accepted: 0, picked_up: 0, in_transit: 1 });
});
