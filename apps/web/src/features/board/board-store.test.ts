import { QueryClient } from '@tanstack/react-query';
import type { BoardRide } from '@ridewire/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patchLive, stopFollowing } from '../../kit/live/follow-live.ts';
import { noteServerTime, noteLink } from '../../kit/live/connection-state.ts';
import type { BoardMessage } from '../rides/live/reduce-board.ts';
import { boardKind } from '../rides/live/board-live.ts';
import { createBoardStore, type BoardStore } from './board-store.ts';
import { at, makeBoardRide, NOON_MS } from './testing/make-board-ride.ts';

let cache: QueryClient;
let store: BoardStore;
let told: number;
let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON_MS });
  vi.spyOn(boardKind, 'subscribe').mockReturnValue({ unsubscribe: () => {} });
  cache = new QueryClient();
  store = createBoardStore(cache);
  told = 0;
  noteLink('opening');
  noteLink('opened');
  leave = store.subscribe(() => (told += 1));
});
afterEach(() => {
  leave();
  stopFollowing();
  noteLink('ended');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const snapshot = (...rides: BoardRide[]): BoardMessage => ({
  type: 'snapshot',
  serverTime: NOON_MS,
  data: { rides, drivers: [] },
});
const pushed = (ride: BoardRide): BoardMessage => ({ type: 'change', data: { kind: 'ride', ride } });
const put = (...messages: BoardMessage[]) => patchLive(cache, boardKind, ...messages);
const stuckIds = () => [...(store.getSnapshot().board?.stuck.keys() ?? [])];

test('a snapshot stays what it was when the board goes on', () => {
  put(snapshot(makeBoardRide('requested', { id: 'a' })));
  const before = store.getSnapshot();
  put(pushed(makeBoardRide('accepted', { id: 'a', version: 2 })));
  const after = store.getSnapshot();
  expect(before.board?.counts.requested).toBe(1);
  expect(before.board?.state.rides.get('a')?.status).toBe('requested');
  expect(after.board?.counts).toMatchObject({ requested: 0, accepted: 1 });
  expect(after.board?.driven.size).toBe(1);
  expect(before.board?.driven.size).toBe(0);
});

test('old news is told to nobody', () => {
  put(snapshot(makeBoardRide('accepted', { id: 'a', version: 2 })));
  const [before, toldBefore] = [store.getSnapshot(), told];
  put(pushed(makeBoardRide('requested', { id: 'a', version: 1 })));
  expect(store.getSnapshot()).toBe(before);
  expect(told).toBe(toldBefore);
});

test('what changes by time alone is looked at when it is due', () => {
  put(snapshot(makeBoardRide('requested', { id: 'a', times: { requested: at(0) } })));
  expect(stuckIds()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(stuckIds()).toEqual(['a']);
});

test('in a large city those that are due within a beat are looked at once', () => {
  const soon = (index: number) => at(index / 1_000);
  const rides = Array.from({ length: 1_001 }, (_, index) =>
    makeBoardRide('requested', { id: `ride ${index}`, times: { requested: soon(index) } }),
  );
  put(snapshot(...rides));
  vi.advanceTimersByTime(59_900);
  const toldBefore = told;
  vi.advanceTimersByTime(2_000);
  expect(stuckIds()).toHaveLength(1_001);
  expect(told - toldBefore).toBeGreaterThan(0);
  expect(told - toldBefore).toBeLessThanOrEqual(4);
});

test('a large city is looked at in one frame and told in the next, unless nobody listens by then', () => {
  const city = Array.from({ length: 1_001 }, (_, index) =>
    makeBoardRide('requested', { id: `ride ${index}` }),
  );
  put(snapshot(...city));
  expect(store.getSnapshot().board?.counts.requested).toBe(1_001);
  expect(told).toBe(0);
  vi.advanceTimersByTime(20);
  expect(told).toBe(1);
  put(pushed(makeBoardRide('accepted', { id: 'ride 0', version: 2 })));
  leave();
  vi.advanceTimersByTime(20);
  expect(told).toBe(1);
});

test('while the link is down nobody becomes stuck, nor after it came back until news arrive', () => {
  put(snapshot(makeBoardRide('requested', { id: 'a', times: { requested: at(0) } })));
  noteLink('closed');
  vi.advanceTimersByTime(120_000);
  noteLink('opened');
  expect(stuckIds()).toEqual([]);
  put(snapshot(makeBoardRide('requested', { id: 'a', times: { requested: at(0) } })));
  expect(stuckIds()).toEqual(['a']);
});

test('why it can’t be followed is shown, and nothing wakes once nobody listens', () => {
  put(snapshot(makeBoardRide('requested', { id: 'a', times: { requested: at(0) } })));
  cache.setQueryData(['live', 'board'], { data: undefined, failure: 'No.' });
  expect(store.getSnapshot()).toEqual({ board: undefined, failure: 'No.' });
  leave();
  expect(store.getSnapshot()).toEqual({ board: undefined, failure: null });
  vi.advanceTimersByTime(3_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('news is told at once to all who listen, and to those who stay when others leave', () => {
  let others = 0;
  const leaveOther = store.subscribe(() => (others += 1));
  put(snapshot(makeBoardRide('requested', { id: 'a' })));
  expect([told, others]).toEqual([1, 1]);
  leaveOther();
  put(pushed(makeBoardRide('accepted', { id: 'a', version: 2 })));
  expect([told, others]).toEqual([2, 1]);
  expect(store.getSnapshot().board?.counts.accepted).toBe(1);
});

test('once nobody listens nothing is followed, and who listens later sees what is', () => {
  put(snapshot(makeBoardRide('requested', { id: 'a' })));
  leave();
  put(snapshot(makeBoardRide('requested', { id: 'b' })));
  expect(store.getSnapshot().board).toBeUndefined();
  expect([...(createBoardStore(cache).getSnapshot().board?.state.rides.keys() ?? [])]).toEqual(['b']);
  leave = store.subscribe(() => {});
  expect([...(store.getSnapshot().board?.state.rides.keys() ?? [])]).toEqual(['b']);
});

test('a link that is lost is looked at at once, and a clock that turns out to be wrong', () => {
  put(snapshot(makeBoardRide('requested', { id: 'a', times: { requested: at(0) } })));
  expect(store.getSnapshot().board?.wakeMs).toBeLessThan(Number.POSITIVE_INFINITY);
  noteLink('closed');
  expect(store.getSnapshot().board?.wakeMs).toBe(Number.POSITIVE_INFINITY);
  noteLink('opened');
  put(snapshot(makeBoardRide('requested', { id: 'a', times: { requested: at(0) } })));
  noteServerTime(Date.now() + 61_000);
  expect(stuckIds()).toEqual(['a']);
  noteServerTime(Date.now());
});

test('a failure is told though the rides stay, and goes with the next news', () => {
  put(snapshot(makeBoardRide('requested', { id: 'a' })));
  const { state } = store.getSnapshot().board!;
  const before = told;
  cache.setQueryData(['live', 'board'], { data: state, failure: 'No.' });
  expect(store.getSnapshot()).toMatchObject({ board: { state }, failure: 'No.' });
  expect(told).toBe(before + 1);
  put(pushed(makeBoardRide('accepted', { id: 'a', version: 2 })));
  expect(store.getSnapshot().failure).toBeNull();
});
