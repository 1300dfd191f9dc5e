import { LATEST_NOTIFICATIONS, type NotificationsSnapshot, type NotificationView } from '@ridewire/contracts';
import { describe, expect, it } from 'vitest';
import { reduceNotifications, type NotificationsMessage } from './reduce-notifications.ts';

const AT = '2026-11-16T08:32:00.000Z';
const item = (id: string, readAt: string | null = null): NotificationView => ({
  id,
  type: 'driver_approved',
  params: {},
  rideId: null,
  about: null,
  location: null,
  createdAt: AT,
  readAt,
});
const snapshot = (unread: number, ...items: NotificationView[]): NotificationsMessage => ({
  type: 'snapshot',
  data: { unread, items, choices: { bellOff: ['driver_waiting'], systemOff: [] } },
  serverTime: 0,
});
const made = (notification: NotificationView): NotificationsMessage => ({
  type: 'change',
  data: { kind: 'made', notification },
});
const play = (...messages: NotificationsMessage[]) =>
  messages.reduce<NotificationsSnapshot | undefined>(reduceNotifications, undefined)!;
const unreadIds = ({ items }: NotificationsSnapshot) =>
  items.filter(({ readAt }) => readAt === null).map(({ id }) => id);

describe('reduceNotifications', () => {
  it('puts the newest on top and counts it, once', () => {
    const state = play(snapshot(1, item('a')), made(item('b')));
    expect(state.items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(state.unread).toBe(2);
    expect(reduceNotifications(state, made(item('b')))).toBe(state);
  });

  it('keeps no more than a snapshot has', () => {
    const many = Array.from({ length: LATEST_NOTIFICATIONS }, (_, i) => item(`${i}`));
    const state = play(snapshot(140, ...many), made(item('new')));
    expect(state.items).toHaveLength(LATEST_NOTIFICATIONS);
    expect(state.items[0]?.id).toBe('new');
    expect(state.unread).toBe(141);
  });

  it('reads all at once, also those that aren’t shown', () => {
    const state = play(snapshot(40, item('a'), item('b', AT)), { type: 'read', ids: 'all', at: AT });
    expect(state.unread).toBe(0);
    expect(unreadIds(state)).toEqual([]);
    const older = play(snapshot(40, item('b', AT)), { type: 'read', ids: 'all', at: AT });
    expect(older.unread).toBe(0);
  });

  it('reads one, and counts it once', () => {
    const once = play(snapshot(3, item('a'), item('b')), { type: 'read', ids: ['a'], at: AT });
    expect(once.unread).toBe(2);
    expect(unreadIds(once)).toEqual(['b']);
    expect(reduceNotifications(once, { type: 'read', ids: ['a'], at: AT })).toBe(once);
  });

  it('takes a choice and the other way round, and keeps it through all else', () => {
    const off = { type: 'chosen', kind: 'offer', where: 'system', isOn: false } as const;
    const state = play(snapshot(1, item('a')), off, off, made(item('b')), {
      type: 'read',
      ids: 'all',
      at: AT,
    });
    expect(state.choices).toEqual({ bellOff: ['driver_waiting'], systemOff: ['offer'] });
    const back = reduceNotifications(state, { ...off, isOn: true });
    expect(back.choices).toEqual({ bellOff: ['driver_waiting'], systemOff: [] });
  });

  it('undoes a reading that was refused, and keeps what came meanwhile', () => {
    const before = play(snapshot(5, item('a'), item('b', AT)));
    const after = [
      { type: 'read', ids: 'all', at: AT },
      made(item('c')),
      { type: 'unread', before },
    ] satisfies NotificationsMessage[];
    const state = after.reduce(reduceNotifications, before);
    expect(unreadIds(state)).toEqual(['c', 'a']);
    expect(state.unread).toBe(6);
  });

  it('believes a snapshot that came before the refusal', () => {
    const before = play(snapshot(5, item('a')));
    const reread = play(snapshot(4, item('a')));
    expect(reduceNotifications(reread, { type: 'unread', before })).toBe(reread);
  });

  it('keeps the choice of the bell apart from that of the system', () => {
    const off = { type: 'chosen', kind: 'offer', where: 'bell', isOn: false } as const;
    const state = play(snapshot(0), off);
    expect(state.choices).toEqual({ bellOff: ['driver_waiting', 'offer'], systemOff: [] });
    expect(reduceNotifications(state, { ...off, isOn: true }).choices.bellOff).toEqual(['driver_waiting']);
  });

  it('counts no fewer than none, and begins from nothing', () => {
    expect(play(snapshot(0, item('a')), { type: 'read', ids: ['a'], at: AT }).unread).toBe(0);
    expect(play(made(item('a')))).toEqual({
      unread: 1,
      items: [item('a')],
      choices: { bellOff: [], systemOff: [] },
    });
  });
});
