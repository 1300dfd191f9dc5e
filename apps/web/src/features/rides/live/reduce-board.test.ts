import { describe, expect, it } from 'vitest';
import { USUAL_VEHICLE, type BoardDriver, type BoardRide, type DriverPosition } from '@ridewire/contracts';
import { makeBoardRide, makePosition } from '../../../testing/make-ride.ts';
import {
  reduceBoard,
  reduceBoardBatch,
  isDriverShown,
  type BoardMessage,
  type BoardState,
} from './reduce-board.ts';

const snapshot = (rides: BoardRide[], drivers: BoardDriver[] = []): BoardMessage => ({
  type: 'snapshot',
  data: { rides, drivers },
  serverTime: 0,
});
const pushed = (ride: BoardRide): BoardMessage => ({ type: 'change', data: { kind: 'ride', ride } });
const driver = (version: number, available: boolean, id = 'driver-1'): BoardMessage => ({
  type: 'change',
  data: {
    kind: 'driver',
    driver: { id, name: 'Karim', available, version, silentSince: null, vehicle: USUAL_VEHICLE },
  },
});
const moved = (...positions: DriverPosition[]): BoardMessage => ({
  type: 'change',
  data: { kind: 'positions', positions },
});
const play = (...messages: BoardMessage[]) =>
  messages.reduce<BoardState | undefined>(reduceBoard, undefined)!;

const karim: BoardDriver = {
  id: 'driver-1',
  name: 'Karim',
  available: true,
  version: 3,
  silentSince: null,
  vehicle: USUAL_VEHICLE,
  position: makePosition(1_000),
};

describe('reduceBoard', () => {
  it('takes rides, drivers and positions apart', () => {
    const ride = makeBoardRide('accepted');
    const state = play(snapshot([ride], [karim]));
    expect([...state.rides.values()]).toEqual([ride]);
    expect(state.drivers.get('driver-1')).toEqual({
      id: 'driver-1',
      name: 'Karim',
      silentSince: null,
      vehicle: USUAL_VEHICLE,
      available: true,
      version: 3,
    });
    expect(state.positions.get('driver-1')?.at).toBe(1_000);
  });

  it('adds new rides and takes only newer versions', () => {
    const requested = makeBoardRide('requested');
    const accepted = makeBoardRide('accepted');
    const state = play(snapshot([]), pushed(requested), pushed(accepted));
    expect(state.rides.get('ride-1')).toBe(accepted);
    expect(reduceBoard(state, pushed(requested))).toBe(state);
    expect(reduceBoard(state, pushed(accepted))).toBe(state);
  });

  it('keeps a ride’s place when it changes', () => {
    const state = play(
      snapshot([makeBoardRide('requested', { id: 'a' }), makeBoardRide('requested', { id: 'b' })]),
      pushed(makeBoardRide('accepted', { id: 'a' })),
    );
    expect([...state.rides.keys()]).toEqual(['a', 'b']);
  });

  it('drops finished rides ten minutes after, as a snapshot does, and active ones never', () => {
    const state = play(
      snapshot([makeBoardRide('completed', { id: 'done' }), makeBoardRide('accepted', { id: 'slow' })]),
      pushed(makeBoardRide('requested', { id: 'just', from: 14 })),
    );
    expect([...state.rides.keys()]).toEqual(['done', 'slow', 'just']);
    const later = reduceBoard(state, pushed(makeBoardRide('requested', { id: 'new', from: 15 })));
    expect([...later.rides.keys()]).toEqual(['slow', 'just', 'new']);
  });

  it('drops a scheduled ride that ended early ten minutes after its end, and nothing for its time that lies ahead', () => {
    const ended = makeBoardRide('completed', { id: 'early' });
    const early = { ...ended, times: { ...ended.times, scheduled: '2099-01-01T00:00:00.000Z' } };
    const state = play(snapshot([early]), pushed(makeBoardRide('completed', { id: 'other' })));
    expect([...state.rides.keys()]).toEqual(['early', 'other']);
    const later = reduceBoard(state, pushed(makeBoardRide('requested', { id: 'new', from: 15 })));
    expect([...later.rides.keys()]).toEqual(['new']);
  });

  it('drops what ended first, however the snapshot was ordered, and what ended before our eyes', () => {
    const late = makeBoardRide('completed', { id: 'late', from: 2 });
    const early = makeBoardRide('completed', { id: 'early' });
    const next = pushed(makeBoardRide('requested', { id: 'new', from: 15 }));
    expect([...play(snapshot([late, early]), next).rides.keys()]).toEqual(['late', 'new']);
    expect([...play(snapshot([]), pushed(late), pushed(early), next).rides.keys()]).toContain('late');
    expect([...play(snapshot([]), pushed(early), next).rides.keys()]).toEqual(['new']);
  });

  it('keeps a ride that goes on after an end that was taken back', () => {
    const again = makeBoardRide('accepted', { version: 9 });
    const next = pushed(makeBoardRide('requested', { id: 'new', from: 15 }));
    const state = play(snapshot([makeBoardRide('completed')]), pushed(again), next);
    expect(state.rides.get('ride-1')).toBe(again);
  });

  it('takes only newer versions of a driver', () => {
    const state = play(snapshot([], [karim]), driver(4, false));
    expect(state.drivers.get('driver-1')?.available).toBe(false);
    expect(reduceBoard(state, driver(4, true))).toBe(state);
    expect(reduceBoard(state, driver(3, true))).toBe(state);
  });

  it('moves cars only forward in time, and leaves rides and drivers untouched', () => {
    const state = play(snapshot([makeBoardRide('accepted')], [karim]));
    expect(reduceBoard(state, moved(makePosition(1_000)))).toBe(state);
    const next = reduceBoard(state, moved(makePosition(900), makePosition(500, 'driver-2')));
    expect(next.positions.get('driver-1')?.at).toBe(1_000);
    expect(next.positions.get('driver-2')?.at).toBe(500);
    expect(next.rides).toBe(state.rides);
    expect(next.drivers).toBe(state.drivers);
  });

  it('tells by their faces which maps changed', () => {
    const state = play(snapshot([makeBoardRide('requested')], [karim]));
    const next = reduceBoard(state, pushed(makeBoardRide('accepted')));
    expect(next.rides).not.toBe(state.rides);
    expect(next.drivers).toBe(state.drivers);
    expect(next.positions).toBe(state.positions);
  });

  it('leaves what was shown before as it was, and says which rides are others', () => {
    const state = play(snapshot([makeBoardRide('requested')], [karim]));
    const [accepted, position] = [makeBoardRide('accepted'), makePosition(2_000)];
    const next = reduceBoardBatch(state, [pushed(accepted), moved(position)]);
    expect([state.rides.get('ride-1')?.status, next.rides.get('ride-1')?.status]).toEqual([
      'requested',
      'accepted',
    ]);
    expect([state.positions.get('driver-1')?.at, next.positions.get('driver-1')?.at]).toEqual([1_000, 2_000]);
    expect(next.changed).toEqual({ since: state.rides, ids: new Set(['ride-1']) });
    expect(reduceBoardBatch(next, [moved(makePosition(3_000))]).changed).toBe(next.changed);
    expect(reduceBoardBatch(next, [pushed(accepted), snapshot([])]).changed).toBeNull();
  });

  it('takes a deleted ride out, once', () => {
    const gone: BoardMessage = { type: 'change', data: { kind: 'gone', rideId: 'ride-1' } };
    const state = play(snapshot([makeBoardRide('completed')]), gone);
    expect(state.rides.size).toBe(0);
    expect(reduceBoard(state, gone)).toBe(state);
  });

  it('knows since when a car has been where it is; wandering about is standing', () => {
    const near = { ...makePosition(2_000), lat: makePosition(0).lat + 0.0002 };
    const far = { ...makePosition(3_000), lat: makePosition(0).lat + 0.0004 };
    const state = play(snapshot([], [karim]), moved(near));
    expect(state.standing.get('driver-1')?.at).toBe(1_000);
    expect(reduceBoard(state, moved(far)).standing.get('driver-1')?.at).toBe(3_000);
  });

  it('lets a snapshot replace everything', () => {
    const state = play(snapshot([makeBoardRide('accepted')], [karim]), snapshot([]));
    expect([state.rides.size, state.drivers.size, state.positions.size]).toEqual([0, 0, 0]);
  });
});

describe('isDriverShown', () => {
  it('shows who is online or driving', () => {
    const away = { ...karim, id: 'driver-2', available: false };
    const driving = { ...karim, available: false };
    const ids = (drivers: BoardDriver[], riding: string[] = []) =>
      [...play(snapshot([], drivers)).drivers.values()]
        .filter((driver) => isDriverShown(driver, new Set(riding)))
        .map(({ id }) => id);
    expect(ids([driving, away], ['driver-1'])).toEqual(['driver-1']);
    expect(ids([driving, away])).toEqual([]);
    expect(ids([karim, away])).toEqual(['driver-1']);
  });
});
