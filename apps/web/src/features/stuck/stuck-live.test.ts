import type { StuckRideView } from '@ridewire/contracts';
import { afterEach, expect, test } from 'vitest';
import { patchLive } from '../../kit/live/follow-live.ts';
import { queryClient } from '../../kit/live/query-client.ts';
import { readHook } from '../../testing/read-hook.tsx';
import { stuckKind, useStuckRide } from './stuck-live.ts';

afterEach(() => queryClient.clear());

test('a ride has its own look, and one that isn’t stuck has none', () => {
  const look = (rideId: string): StuckRideView => ({
    ...{ rideId, why: 'waiting', since: '2026-11-16T08:32:00.000Z', level: 0, owner: null },
  });
  expect(readHook(() => useStuckRide('b'))).toBeUndefined();
  patchLive(queryClient, stuckKind, {
    ...{ type: 'snapshot', data: { rides: [look('a'), look('b')] }, serverTime: 0 },
  });
  expect(['a', 'b', 'c'].map((rideId) => readHook(() => useStuckRide(rideId))?.rideId)).toEqual([
    ...['a', 'b', undefined],
  ]);
});
