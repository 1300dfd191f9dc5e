import type { AlertView } from '@ridewire/contracts';
import { describe, expect, it } from 'vitest';
import { reduceOpenAlerts, type OpenAlertsMessage, type OpenAlertsState } from './reduce-open-alerts.ts';

const AT = '2026-11-16T08:32:00.000Z';
const OMAR = { id: 'omar', name: 'Omar' };
const alert = (id: string): AlertView => ({
  id,
  rideId: `ride of ${id}`,
  kind: 'press',
  by: { id: 'nadia', role: 'rider', name: 'Nadia', phone: null },
  passenger: null,
  isPlaceOfCar: false,
  message: '',
  location: { address: '', lat: 23.79, lng: 90.41 },
  raisedAt: AT,
  acknowledged: null,
});
const snapshot = (...alerts: AlertView[]): OpenAlertsMessage => ({
  type: 'snapshot',
  data: { alerts },
  serverTime: 0,
});
const raised = (id: string): OpenAlertsMessage => ({
  type: 'change',
  data: { kind: 'raised', alert: alert(id) },
});
const taken = (alertId: string): OpenAlertsMessage => ({
  type: 'change',
  data: { kind: 'acknowledged', alertId, by: OMAR, at: AT },
});
const play = (...messages: OpenAlertsMessage[]) =>
  messages.reduce<OpenAlertsState | undefined>(reduceOpenAlerts, undefined)!;
const openIds = ({ open }: OpenAlertsState) => open.map(({ id }) => id);

describe('reduceOpenAlerts', () => {
  it('puts the newest on top, once', () => {
    const state = play(snapshot(alert('a')), raised('b'));
    expect(openIds(state)).toEqual(['b', 'a']);
    expect(reduceOpenAlerts(state, raised('b'))).toBe(state);
  });

  it('lets an alert go only when it was taken, and keeps who did until that was seen', () => {
    const state = play(snapshot(alert('b'), alert('a')), taken('a'));
    expect(openIds(state)).toEqual(['b']);
    expect(state.taken).toEqual([{ ...alert('a'), acknowledged: { by: OMAR, at: AT } }]);
    expect(reduceOpenAlerts(state, { type: 'seen', alertId: 'b' })).toEqual(state);
    expect(reduceOpenAlerts(state, { type: 'seen', alertId: 'a' }).taken).toEqual([]);
  });

  it('says once that somebody who called twice was taken', () => {
    const again = { ...alert('b'), rideId: alert('a').rideId };
    const state = play(snapshot(again, alert('a')), taken('a'), taken('b'));
    expect(state.taken.map(({ id }) => id)).toEqual(['b']);
    expect(play(snapshot(alert('b'), alert('a')), taken('a'), taken('b')).taken).toHaveLength(2);
  });

  it('does not bring back what was taken: the push may come before the answer, or after', () => {
    const state = play(snapshot(alert('a')), taken('a'));
    expect(reduceOpenAlerts(state, taken('a'))).toBe(state);
    expect(reduceOpenAlerts(state, raised('a'))).toBe(state);
  });

  it('is what the snapshot says after a gap', () => {
    const state = play(snapshot(alert('a')), taken('a'), snapshot(alert('c')));
    expect(openIds(state)).toEqual(['c']);
    expect(state.taken).toHaveLength(1);
  });

  it('begins with none, and lets go only of the one that was seen', () => {
    expect(play(raised('a'))).toEqual({ open: [alert('a')], taken: [] });
    const state = play(snapshot(alert('b'), alert('a')), taken('a'), taken('b'));
    const seen = reduceOpenAlerts(state, { type: 'seen', alertId: 'a' });
    expect(seen.taken.map(({ id }) => id)).toEqual(['b']);
  });

  it('says of both sides of a ride that they were taken, and of two admins who took one', () => {
    const rideId = alert('a').rideId;
    const driver = { id: 'karim', role: 'driver', name: 'Karim', phone: null } as const;
    const other = { ...alert('b'), rideId, by: driver };
    expect(play(snapshot(other, alert('a')), taken('a'), taken('b')).taken).toHaveLength(2);
    const again = { ...alert('b'), rideId };
    const byRina: OpenAlertsMessage = {
      type: 'change',
      data: { kind: 'acknowledged', alertId: 'b', by: { id: 'rina', name: 'Rina' }, at: AT },
    };
    expect(play(snapshot(again, alert('a')), taken('a'), byRina).taken).toHaveLength(2);
  });
});
