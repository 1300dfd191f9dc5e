import { RideStatus } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { mayMove, sourcesOf, type Mover } from './ride-state.ts';

const MOVERS: Mover[] = ['rider', 'driver', 'admin', 'system'];

/**
 * The whole table once more, as people would say it: rows are a ride's status, columns its next one, in the order
 * requested, accepted, picked_up, in_transit, completed, canceled. r rider, d driver, a admin, s system.
 */
const LEGAL: Record<RideStatus, string[]> = {
  requested: ['', 'd', '', '', '', 'ras'],
  accepted: ['das', '', 'da', 'a', 'a', 'rda'],
  picked_up: ['', 'a', '', 'das', 'a', 'da'],
  in_transit: ['', 'a', 'a', '', 'da', 'da'],
  completed: ['', 'a', 'a', 'a', '', 'a'],
  canceled: ['', 'a', 'a', 'a', 'a', ''],
};

const cases = RideStatus.options.flatMap((from) =>
  RideStatus.options.flatMap((to, column) =>
    MOVERS.map((mover) => ({
      from,
      to,
      mover,
      legal: LEGAL[from][column]?.includes(mover[0] as string) ?? false,
    })),
  ),
);

test.each(cases)('$mover may take a ride from $from to $to: $legal', ({ from, to, mover, legal }) => {
  expect(mayMove(from, to, mover)).toBe(legal);
  expect(sourcesOf(to, mover).includes(from)).toBe(legal);
});
