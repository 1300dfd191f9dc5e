import { describe, expect, test } from 'vitest';
import { rideSteps, rideWireNodes, type RideTimes } from './ride-wire-nodes.ts';

const drawn = (status: Parameters<typeof rideWireNodes>[0], times?: RideTimes) =>
  rideWireNodes(status, times).map(
    (node) => `${node.status} ${node.state}/${node.stretch}${node.isHere ? ' *' : ''}`,
  );

const times: RideTimes = {
  requested: 1000,
  accepted: 2000,
  picked_up: 3000,
  in_transit: 4000,
  completed: 5000,
};

describe('a ride under way', () => {
  test('requested', () => {
    expect(drawn('requested')).toEqual([
      'requested current/live *',
      'accepted ahead/ahead',
      'picked_up ahead/ahead',
      'in_transit ahead/ahead',
      'completed ahead/none',
    ]);
  });
  test('accepted', () => {
    expect(drawn('accepted')).toEqual([
      'requested done/done',
      'accepted current/live *',
      'picked_up ahead/ahead',
      'in_transit ahead/ahead',
      'completed ahead/none',
    ]);
  });
  test('picked up', () => {
    expect(drawn('picked_up')).toEqual([
      'requested done/done',
      'accepted done/done',
      'picked_up current/live *',
      'in_transit ahead/ahead',
      'completed ahead/none',
    ]);
  });
  test('in transit', () => {
    expect(drawn('in_transit')).toEqual([
      'requested done/done',
      'accepted done/done',
      'picked_up done/done',
      'in_transit current/live *',
      'completed ahead/none',
    ]);
  });
  test('completed: all solid, nothing sparks', () => {
    expect(drawn('completed')).toEqual([
      'requested done/done',
      'accepted done/done',
      'picked_up done/done',
      'in_transit done/done',
      'completed done/none *',
    ]);
  });
});

describe('a canceled ride is cut after the last step it reached', () => {
  test('nothing known but the request', () => {
    expect(drawn('canceled')).toEqual(['requested done/cut', 'canceled cut/none *']);
  });
  test.each([
    [1, ['requested done/cut', 'canceled cut/none *']],
    [2, ['requested done/done', 'accepted done/cut', 'canceled cut/none *']],
    [3, ['requested done/done', 'accepted done/done', 'picked_up done/cut', 'canceled cut/none *']],
    [
      4,
      [
        'requested done/done',
        'accepted done/done',
        'picked_up done/done',
        'in_transit done/cut',
        'canceled cut/none *',
      ],
    ],
  ])('after %d steps', (count, expected) => {
    const reached = Object.fromEntries(rideSteps.slice(0, count).map((step) => [step, times[step]]));
    expect(drawn('canceled', { ...reached, canceled: 9000 })).toEqual(expected);
    expect(rideWireNodes('canceled', { ...reached, canceled: 9000 }).at(-1)?.at).toBe(9000);
  });
  test('a step without a time between two with one counts as passed', () => {
    expect(drawn('canceled', { requested: 1, picked_up: 3 })).toEqual([
      'requested done/done',
      'accepted done/done',
      'picked_up done/cut',
      'canceled cut/none *',
    ]);
  });
});

test('times stand only at nodes the ride has reached, and in any form', () => {
  const stale: RideTimes = { ...times, accepted: '1970-01-01T00:00:02.000Z', requested: new Date(1000) };
  expect(rideWireNodes('accepted', stale).map((node) => node.at)).toEqual([
    1000,
    2000,
    undefined,
    undefined,
    undefined,
  ]);
  expect(rideWireNodes('accepted', { accepted: 'nonsense' }).map((node) => node.at)).toEqual(
    Array(5).fill(undefined),
  );
});
