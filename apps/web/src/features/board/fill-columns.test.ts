import type { BoardRide, RideStatus } from '@ridewire/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBoard } from './count-board.ts';
import { COLUMN_CARDS, fillColumns, STEPS } from './fill-columns.ts';

const ride = fc.record<Pick<BoardRide, 'id' | 'status'>>({
  id: fc.uuid(),
  status: fc.constantFrom<RideStatus>(...STEPS, 'completed', 'canceled'),
}) as fc.Arbitrary<BoardRide>;

test('each step has its first rides, those that are over the last one, counted beforehand or not', () => {
  fc.assert(
    fc.property(fc.array(ride, { maxLength: 400 }), (rides) => {
      const columns = fillColumns(rides, undefined);
      expect(fillColumns(rides, countBoard(rides))).toEqual(columns);
      for (const step of STEPS) {
        const isOver = ({ status }: BoardRide) => status === 'completed' || status === 'canceled';
        const all = rides.filter((each) => each.status === step || (step === 'in_transit' && isOver(each)));
        expect(columns[step]).toEqual({
          cards: all.slice(0, COLUMN_CARDS),
          count: all.filter((each) => !isOver(each)).length,
          all: all.length,
        });
      }
    }),
  );
});
