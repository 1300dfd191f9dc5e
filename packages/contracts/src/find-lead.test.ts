import type { NotificationType, NotificationView } from './notifications.ts';
import { describe, expect, it } from 'vitest';
import { findLead } from './find-lead.ts';

const told = (type: NotificationType, about: NotificationView['about'] = null): NotificationView => ({
  id: 'n',
  type,
  params: {},
  rideId: 'ride',
  about,
  location: null,
  createdAt: '2026-11-16T08:32:00.000Z',
  readAt: null,
});

describe('findLead', () => {
  it('leads an admin to the ride and to the person', () => {
    expect(findLead(told('trouble'), 'admin')).toMatchObject({ params: { rideId: 'ride' } });
    const karim = { name: 'Karim', email: 'karim@example.test' };
    expect(findLead(told('driver_waiting', karim), 'admin')).toMatchObject({
      to: '/dashboard/driver-management',
      search: { q: karim.email },
    });
    expect(findLead(told('message_received', karim), 'admin')).toMatchObject({
      to: '/dashboard/admin/messages',
      search: { q: karim.email },
    });
  });

  it('leads riders and drivers home, where the ride is', () => {
    expect(findLead(told('alert_acknowledged'), 'rider')?.to).toBe('/dashboard/rider');
    expect(findLead(told('alert_acknowledged'), 'driver')?.to).toBe('/dashboard/driver');
    expect(findLead(told('driver_approved'), 'driver')?.to).toBe('/dashboard/goonline');
    expect(findLead(told('document_returned'), 'driver')?.to).toBe('/dashboard/driver/documents');
  });

  it('leads to the vehicle whose document it is, if the driver doesn’t drive that one', () => {
    const ofVan = { ...told('document_returned'), params: { plate: 'DHK-VAN' } };
    expect(findLead(ofVan, 'driver')?.to).toBe('/dashboard/driver/vehicles');
    expect(findLead(ofVan, 'admin')).toBeUndefined();
  });

  it('leads to problems, and to the ride that support answered or no driver took', () => {
    expect(findLead(told('problem_reported'), 'admin')).toMatchObject({
      to: '/dashboard/admin/problems',
      search: { ride: 'ride' },
    });
    expect(findLead(told('problem_answered'), 'rider')).toMatchObject({
      to: '/dashboard/rider/history',
      search: { ride: 'ride' },
    });
    expect(findLead(told('scheduled_unserved'), 'rider')).toMatchObject({
      to: '/dashboard/rider/history',
      search: { ride: 'ride' },
    });
    expect(findLead(told('item_lost'), 'driver')).toMatchObject({
      to: '/dashboard/driver/history',
      search: { ride: 'ride' },
    });
    expect(findLead(told('problem_answered'), 'admin')).toBeUndefined();
  });

  it('leads a rider to the receipt of what was given back', () => {
    expect(findLead(told('ride_refunded'), 'rider')).toMatchObject({
      to: '/dashboard/rider/payments/$rideId',
      params: { rideId: 'ride' },
    });
    expect(findLead(told('ride_refunded'), 'driver')).toBeUndefined();
  });

  it('leads nobody to another role’s page', () => {
    expect(findLead(told('trouble'), 'rider')).toBeUndefined();
    expect(findLead(told('driver_waiting'), 'driver')).toBeUndefined();
    expect(findLead(told('message_received'), 'rider')).toBeUndefined();
    expect(findLead(told('document_waiting'), 'driver')).toBeUndefined();
    expect(findLead(told('vehicle_waiting'), 'driver')).toBeUndefined();
    expect(findLead(told('document_approved'), 'admin')).toBeUndefined();
    expect(findLead(told('driver_suspended'), 'rider')).toBeUndefined();
  });

  it('leads each to where something can be done about it, and others nowhere', () => {
    const roles = ['rider', 'driver', 'admin'] as const;
    const targets = (type: NotificationType) => roles.map((role) => findLead(told(type), role)?.to);
    const [rider, driver, admin] = [undefined, undefined, undefined];
    expect(targets('rides_stuck')).toEqual([rider, driver, '/dashboard/admin/live']);
    expect(findLead(told('rides_stuck'), 'admin')).toMatchObject({ search: { stuck: true } });
    for (const type of ['trouble', 'chat_reported', 'low_rating', 'guest_unserved'] as const)
      expect(targets(type)).toEqual([rider, driver, '/dashboard/ride-management/$rideId']);
    for (const type of ['driver_waiting', 'document_waiting', 'vehicle_waiting'] as const)
      expect(targets(type)).toEqual([rider, driver, '/dashboard/driver-management']);
    expect(targets('scheduled_requested')).toEqual(['/dashboard/rider', driver, admin]);
    expect(targets('guest_missed')).toEqual([rider, driver, '/dashboard/admin/book']);
    for (const type of [
      ...(['scheduled_missed', 'scheduled_moved', 'scheduled_changed', 'scheduled_canceled'] as const),
      ...(['scheduled_taken', 'scheduled_returned', 'series_ride'] as const),
    ])
      expect(targets(type)).toEqual(['/dashboard/rider/active-rides', driver, admin]);
    for (const type of ['factor_removed', 'passkey_added', 'passkey_removed'] as const)
      expect(targets(type)).toEqual(['/settings', '/settings', '/settings']);
    for (const type of ['announcement', 'break_over', 'break_ended', 'queue_left'] as const)
      expect(targets(type)).toEqual([rider, '/dashboard/driver', admin]);
    for (const type of ['ahead_reminder', 'ahead_lost'] as const)
      expect(targets(type)).toEqual([rider, '/dashboard/driver/ahead', admin]);
    for (const type of ['quest_reached', 'referral_paid'] as const)
      expect(targets(type)).toEqual([rider, '/dashboard/driver/earnings', admin]);
    for (const type of ['document_approved', 'document_returned'] as const)
      expect(targets(type)).toEqual([rider, '/dashboard/driver/documents', admin]);
    for (const type of ['driver_approved', 'driver_suspended', 'driver_reactivated'] as const)
      expect(targets(type)).toEqual([rider, '/dashboard/goonline', admin]);
    expect(findLead(told('alert_acknowledged'), 'admin')).toBeUndefined();
  });

  it('leads to the whole list where the ride or the person is no longer known', () => {
    const orphan = (type: NotificationType) => ({ ...told(type), rideId: null });
    expect(findLead(orphan('ride_refunded'), 'rider')?.to).toBe('/dashboard/rider/payments');
    expect(findLead(orphan('trouble'), 'admin')).toBeUndefined();
    expect(findLead(told('driver_waiting'), 'admin')).toMatchObject({ search: {} });
  });
});
