import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LostWhy, RiderRide } from '@ridewire/contracts';
import { karim, makePosition, makeRiderRide } from '../../../testing/make-ride.ts';
import { reduceRider, type RiderMessage, type RiderState } from './reduce-rider.ts';

const snapshot = (ride: RiderRide | null, position: RiderState['position'] = null): RiderMessage => ({
  type: 'snapshot',
  data: { ride, position },
  serverTime: 0,
});
const pushed = (ride: RiderRide): RiderMessage => ({ type: 'change', data: { kind: 'ride', ride } });
const moved = (atMs: number, driverId?: string): RiderMessage => ({
  type: 'change',
  data: { kind: 'position', position: makePosition(atMs, driverId) },
});
const play = (...messages: RiderMessage[]) =>
  messages.reduce<RiderState | undefined>(reduceRider, undefined)!;

const course = (['requested', 'accepted', 'picked_up', 'in_transit', 'completed'] as const).map((status) =>
  makeRiderRide(status),
);

describe('reduceRider', () => {
  it('follows a ride from request to completion', () => {
    const state = play(snapshot(null), ...course.map(pushed));
    expect(state.ride).toEqual(course.at(-1));
  });

  it('converges on the last version however changes are doubled and reordered', () => {
    const later = course.slice(1);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...later)),
        fc.shuffledSubarray(later, { minLength: 4 }),
        (noise, all) => {
          const state = play(snapshot(course[0]!), ...noise.map(pushed), ...all.map(pushed));
          expect(state.ride).toBe(course.at(-1));
        },
      ),
    );
  });

  it('keeps the very same state for a change older than the snapshot, so nothing renders', () => {
    const state = play(snapshot(course[3]!));
    for (const old of course.slice(0, 4)) expect(reduceRider(state, pushed(old))).toBe(state);
  });

  it('lets a snapshot replace everything, also with an older version', () => {
    expect(play(snapshot(course[3]!), snapshot(course[1]!)).ride).toBe(course[1]);
    expect(play(snapshot(course[3]!), snapshot(null)).ride).toBeNull();
  });

  it('keeps the end of a ride on the screen through a reconnect, until the next ride', () => {
    const ended = play(snapshot(course[3]!), pushed(course[4]!), snapshot(null));
    expect(ended.ride).toBe(course[4]);
    const next = makeRiderRide('requested', { id: 'ride-2', from: 20 });
    expect(reduceRider(ended, pushed(next)).ride).toBe(next);
    expect(reduceRider(ended, snapshot(next)).ride).toBe(next);
  });

  it('does not bring back a ride that ended before the snapshot', () => {
    const state = play(snapshot(null));
    expect(reduceRider(state, pushed(course[4]!))).toBe(state);
  });

  it('says that support changed the ride, until something else happens', () => {
    const bySupport = { kind: 'ride', ride: course[2]!, bySupport: true } as const;
    const state = play(snapshot(course[1]!), { type: 'change', data: bySupport });
    expect(state).toMatchObject({ ride: course[2], bySupport: true });
    expect(reduceRider(state, moved(2_000)).bySupport).toBe(true);
    expect(reduceRider(state, pushed(course[3]!))).not.toHaveProperty('bySupport');
  });

  it('takes the driver’s position only forward in time', () => {
    const state = play(snapshot(course[1]!), moved(2_000));
    expect(state.position?.at).toBe(2_000);
    expect(reduceRider(state, moved(2_000))).toBe(state);
    expect(reduceRider(state, moved(1_000))).toBe(state);
    expect(reduceRider(state, moved(3_000)).position?.at).toBe(3_000);
  });

  it('shows no position of anyone but the ride’s driver', () => {
    const withRide = play(snapshot(course[1]!));
    expect(reduceRider(withRide, moved(1_000, 'someone-else'))).toBe(withRide);
    const waiting = play(snapshot(course[0]!));
    expect(reduceRider(waiting, moved(1_000))).toBe(waiting);
    expect(play(snapshot(course[0]!, makePosition(1_000))).position).toBeNull();
  });

  it('forgets the position when another driver takes the ride, or none has it any more', () => {
    const state = play(snapshot(course[1]!, makePosition(1_000)));
    const other = makeRiderRide('accepted', { version: 9, driver: { ...karim, id: 'driver-2' } });
    expect(reduceRider(state, pushed(other)).position).toBeNull();
    const open = makeRiderRide('requested', { version: 9, driver: null });
    expect(reduceRider(state, pushed(open)).position).toBeNull();
  });

  it('keeps the position over a step of the same ride', () => {
    const state = play(snapshot(course[1]!, makePosition(1_000)), pushed(course[2]!));
    expect(state.position?.at).toBe(1_000);
  });

  it('keeps whom a waiting ride lost, until somebody else takes it', () => {
    const lost = (change: LostWhy): RiderMessage => ({
      type: 'change',
      data: { kind: 'ride', ride: sought(3), lost: change },
    });
    const sought = (version: number) => ({ ...course[0]!, version });
    const state = play(snapshot(course[1]!), lost('not_moving'));
    const karimLost = { why: 'not_moving', name: karim.name };
    expect(state.lost).toEqual(karimLost);
    expect(reduceRider(state, pushed(sought(4))).lost).toEqual(karimLost);
    expect(reduceRider(state, pushed({ ...course[1]!, version: 5 })).lost).toBeUndefined();
    expect(reduceRider(state, snapshot(null)).lost).toBeUndefined();
    const next = { driver: karim, pickupAt: '2026-11-23T10:00:00.000Z' };
    const reserved = play(snapshot({ ...sought(3), next }));
    expect(
      reduceRider(reserved, {
        type: 'change',
        data: { kind: 'ride', ride: sought(4), lost: 'held_up' },
      }).lost,
    ).toEqual({ why: 'held_up', name: karim.name });
    expect(reduceRider(state, pushed({ ...sought(4), next })).lost).toBeUndefined();
    expect(play(lost('support')).lost).toEqual({ why: 'support', name: null });
    const found: RiderMessage = {
      type: 'snapshot',
      data: { ride: sought(3), position: null, lost: { why: 'given_back', name: 'Karim' } },
      serverTime: 0,
    };
    expect(reduceRider(play(found), pushed(sought(4))).lost).toEqual({ why: 'given_back', name: 'Karim' });
  });

  it('keeps a canceled ride on the screen as well, and a rider without a ride shows no position', () => {
    const canceled = makeRiderRide('canceled', { version: 9 });
    expect(play(snapshot(course[1]!), pushed(canceled), snapshot(null)).ride).toBe(canceled);
    expect(play(snapshot(null)).position).toBeNull();
    const none = play(snapshot(null));
    expect(reduceRider(none, moved(1_000))).toBe(none);
    expect(play(moved(1_000))).toEqual({ ride: null, position: null });
  });

  it('does not say of a new ride whom the one before it lost', () => {
    const state = play(snapshot(course[1]!), {
      type: 'change',
      data: { kind: 'ride', ride: { ...course[0]!, version: 3 }, lost: 'given_back' },
    });
    const next = makeRiderRide('requested', { id: 'ride-2', from: 20 });
    expect(reduceRider(state, pushed(next)).lost).toBeUndefined();
  });
});
