import type { AlertView } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { groupAlerts } from './group-alerts.ts';

const alert = (id: string, byId: string, rideId: string, message = ''): AlertView => ({
  id,
  rideId,
  kind: 'press',
  by: { id: byId, role: 'rider', name: byId, phone: null },
  passenger: null,
  isPlaceOfCar: false,
  message,
  location: { address: '', lat: 23.79, lng: 90.41 },
  raisedAt: '2026-11-16T08:32:00.000Z',
  acknowledged: null,
});

test('who presses again stands once, where the newest call stands, with all that was said', () => {
  const groups = groupAlerts([
    alert('4', 'nadia', 'ride-1', 'Help'),
    alert('3', 'karim', 'ride-1'),
    alert('2', 'nadia', 'ride-1', 'Wrong way'),
    alert('1', 'nadia', 'ride-1', 'Help'),
  ]);
  expect(groups.map(({ ids, messages }) => ({ ids, messages }))).toEqual([
    { ids: ['4', '2', '1'], messages: ['Help', 'Wrong way'] },
    { ids: ['3'], messages: [] },
  ]);
  expect(groups[0]?.latest.id).toBe('4');
});

test('another ride of the same person is another emergency, and nothing is none', () => {
  expect(groupAlerts([alert('2', 'nadia', 'ride-2'), alert('1', 'nadia', 'ride-1')])).toHaveLength(2);
  expect(groupAlerts([])).toEqual([]);
});
