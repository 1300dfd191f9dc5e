import { describe, expect, it } from 'vitest';
import type { DriverRide } from '@ridewire/contracts';
import { makeDriverRide } from '../../testing/make-ride.ts';
import { reduceDriving, type DrivingMessage, type DrivingState } from './reduce-driving.ts';

const snapshot = (ride: DriverRide | null): DrivingMessage => ({
  type: 'snapshot',
  data: { ride },
  serverTime: 0,
});
const pushed = (ride: DriverRide): DrivingMessage => ({ type: 'change', data: { kind: 'ride', ride } });
const left = (version: number, rideId = 'ride-1'): DrivingMessage => ({
  type: 'change',
  data: { kind: 'left', rideId, version },
});
const play = (...messages: DrivingMessage[]) =>
  messages.reduce<DrivingState | undefined>(reduceDriving, undefined)!;

const accepted = makeDriverRide('accepted');
const pickedUp = makeDriverRide('picked_up');

describe('reduceDriving', () => {
  it('follows the ride and ignores doubles and old versions', () => {
    const state = play(snapshot(null), pushed(accepted), pushed(pickedUp));
    expect(state.ride).toBe(pickedUp);
    expect(reduceDriving(state, pushed(accepted))).toBe(state);
    expect(reduceDriving(state, pushed(pickedUp))).toBe(state);
  });

  it('lets go of a ride that left, and says which it was', () => {
    const state = play(snapshot(accepted), left(3));
    expect(state.ride).toBeNull();
    expect(state.left).toEqual({ ride: accepted, rideId: 'ride-1', version: 3 });
  });

  it('says that the rider changed the route, until something else happens', () => {
    const stop = { address: 'Banani 11', lat: 23.79, lng: 90.4 };
    const other = { ...accepted, version: accepted.version + 1, stops: [stop] };
    const state = play(snapshot(accepted), pushed(other));
    expect(state).toMatchObject({ ride: other, rerouted: true });
    // Also one that came while the link was down.
    expect(play(snapshot(accepted), snapshot(other))).toMatchObject({ rerouted: true });
    const reached = { ...other, version: other.version + 1, stops: [{ ...stop, reachedAt: 'now' }] };
    expect(play(snapshot(other), pushed(reached))).not.toHaveProperty('rerouted');
    expect(reduceDriving(state, pushed({ ...other, version: other.version + 1 }))).not.toHaveProperty(
      'rerouted',
    );
  });

  it('says that the car set off, until something else happens', () => {
    const off = makeDriverRide('in_transit');
    const setOff: DrivingMessage = { type: 'change', data: { kind: 'ride', ride: off, byItself: true } };
    const state = play(snapshot(pickedUp), setOff);
    expect(state).toMatchObject({ ride: off, byItself: true });
    expect(reduceDriving(state, pushed({ ...off, version: off.version + 1 })).byItself).toBeUndefined();
  });

  it.each(['notMoving', 'barred'] as const)('keeps why it left: %s', (why) => {
    const gone: DrivingMessage = {
      type: 'change',
      data: { kind: 'left', rideId: 'ride-1', version: 3, [why]: true },
    };
    expect(play(snapshot(accepted), gone).left).toEqual({
      ...{ ride: accepted, rideId: 'ride-1', version: 3 },
      [why]: true,
    });
  });

  it('does not take back what left, by an older or the same version', () => {
    const state = play(snapshot(accepted), left(3));
    expect(reduceDriving(state, pushed(accepted))).toBe(state);
    expect(reduceDriving(state, pushed(makeDriverRide('accepted', { version: 3 })))).toBe(state);
    expect(reduceDriving(state, left(3))).toBe(state);
    expect(reduceDriving(state, left(2))).toBe(state);
  });

  it('takes it again when it comes anew', () => {
    const again = makeDriverRide('accepted', { version: 4 });
    expect(play(snapshot(accepted), left(3), pushed(again)).ride).toBe(again);
  });

  it('ignores that a ride left before it came back', () => {
    const state = play(snapshot(makeDriverRide('accepted', { version: 4 })));
    expect(reduceDriving(state, left(3))).toBe(state);
  });

  it('keeps its ride when another one left', () => {
    const state = play(snapshot(accepted), left(9, 'ride-2'));
    expect(state.ride).toBe(accepted);
    expect(state.left?.ride).toBeNull();
  });

  it('keeps a canceled ride on the screen through a reconnect, until the next', () => {
    const canceled = makeDriverRide('canceled', { version: 7 });
    const state = play(snapshot(accepted), pushed(canceled), snapshot(null));
    expect(state.ride).toBe(canceled);
    const next = makeDriverRide('accepted', { id: 'ride-2', from: 30 });
    expect(reduceDriving(state, pushed(next)).ride).toBe(next);
  });

  it('lets a snapshot replace an active ride', () => {
    expect(play(snapshot(pickedUp), snapshot(null)).ride).toBeNull();
    expect(play(snapshot(accepted), left(3), snapshot(null)).left).toBeNull();
  });

  describe('the next ride', () => {
    const next = makeDriverRide('requested', { id: 'ride-2', version: 4 });
    const taken: DrivingMessage = { type: 'change', data: { kind: 'next', ride: next } };
    const aboard = makeDriverRide('in_transit');
    const done = makeDriverRide('completed');

    it('stands beside the one under way', () => {
      const state = play(snapshot(aboard), taken);
      expect(state).toMatchObject({ ride: aboard, next });
      expect(reduceDriving(state, taken)).toBe(state);
      expect(reduceDriving(state, pushed(done))).toMatchObject({ ride: done, next });
      const read: DrivingMessage = { type: 'snapshot', data: { ride: aboard, next }, serverTime: 0 };
      expect(play(read)).toMatchObject({ ride: aboard, next });
    });

    it('is the ride once it begins, with the one before whose fare may be to collect', () => {
      const times = { requested: '2026-11-16T08:00:00.000Z', accepted: '2026-11-16T08:05:00.000Z' };
      const begun = makeDriverRide('accepted', { id: 'ride-2', version: 5, times });
      const state = play(snapshot(aboard), taken, pushed(done), pushed(begun));
      expect(state).toEqual({ ride: begun, left: null, before: done });
      expect(reduceDriving(state, taken)).toBe(state);
      const overtaken = play(snapshot(aboard), taken, pushed(begun), pushed(done));
      expect(overtaken).toEqual(state);
    });

    it('stays when it left before it came back', () => {
      const state = play(snapshot(aboard), taken);
      expect(reduceDriving(state, left(4, 'ride-2'))).toBe(state);
      expect(reduceDriving(state, left(3, 'ride-2'))).toBe(state);
    });

    it('leaves without the one under way', () => {
      const state = play(snapshot(aboard), taken, left(5, 'ride-2'));
      expect(state.ride).toBe(aboard);
      expect(state.next).toBeUndefined();
      expect(state.left).toEqual({ ride: null, rideId: 'ride-2', version: 5, wasNext: true });
      expect(reduceDriving(state, taken)).toBe(state);
      expect(reduceDriving(state, left(5, 'ride-2'))).toBe(state);
    });
  });

  it('says that support changed the ride, until something else happens', () => {
    const state = play(snapshot(accepted), {
      type: 'change',
      data: { kind: 'ride', ride: pickedUp, bySupport: true },
    });
    expect(state.bySupport).toBe(true);
    expect(reduceDriving(state, pushed(makeDriverRide('in_transit')))).not.toHaveProperty('bySupport');
  });

  it('keeps the next ride when another one left, and when the present one is taken away', () => {
    const next = makeDriverRide('requested', { id: 'ride-2', version: 4 });
    const taken: DrivingMessage = { type: 'change', data: { kind: 'next', ride: next } };
    const state = play(snapshot(accepted), taken);
    expect(reduceDriving(state, left(3))).toMatchObject({ ride: null, next });
    expect(reduceDriving(state, left(9, 'ride-3'))).toMatchObject({ ride: accepted, next });
  });

  it('takes a next ride before anything else is known', () => {
    const next = makeDriverRide('requested', { id: 'ride-2', version: 4 });
    expect(play({ type: 'change', data: { kind: 'next', ride: next } })).toEqual({
      ride: null,
      left: null,
      next,
    });
  });

  it('keeps a completed ride on the screen through a reconnect', () => {
    const completed = makeDriverRide('completed');
    expect(play(snapshot(pickedUp), pushed(completed), snapshot(null)).ride).toBe(completed);
  });

  it('compares the version of what left with the one it has', () => {
    const state = play(snapshot(makeDriverRide('accepted', { version: 4 })));
    expect(reduceDriving(state, left(4))).toBe(state);
    expect(play(snapshot(accepted), left(3), left(5)).left?.version).toBe(5);
  });

  it('says that the route changed where as many stops lie elsewhere', () => {
    const other = { ...accepted, version: accepted.version + 1 };
    const elsewhere = { ...other, destination: { ...other.destination, lat: 23.9 } };
    expect(play(snapshot(accepted), pushed(elsewhere)).rerouted).toBe(true);
    const renamed = { ...other, destination: { ...other.destination, address: 'Gate 2' } };
    expect(play(snapshot(accepted), pushed(renamed)).rerouted).toBe(true);
    expect(play(snapshot(accepted), pushed(other))).not.toHaveProperty('rerouted');
  });

  it('takes the newest of the next ride, and of the one before it', () => {
    const next = (version: number) => makeDriverRide('requested', { id: 'ride-2', version });
    const taken = (version: number): DrivingMessage => ({
      type: 'change',
      data: { kind: 'next', ride: next(version) },
    });
    const aboard = makeDriverRide('in_transit');
    const state = play(snapshot(aboard), taken(4));
    expect(reduceDriving(state, taken(3))).toBe(state);
    expect(reduceDriving(state, taken(5)).next?.version).toBe(5);
    // It left, and came back.
    const gone = reduceDriving(state, left(5, 'ride-2'));
    expect(reduceDriving(gone, taken(5))).toBe(gone);
    expect(reduceDriving(gone, taken(6)).next?.version).toBe(6);
    const begun = makeDriverRide('accepted', { id: 'ride-2', version: 7, from: 20 });
    const both = play(snapshot(aboard), taken(4), pushed(begun));
    expect(reduceDriving(both, taken(7))).toBe(both);
    expect(reduceDriving(both, pushed(aboard))).toBe(both);
    const older = makeDriverRide('picked_up');
    expect(reduceDriving(both, pushed(older))).toBe(both);
  });
});
