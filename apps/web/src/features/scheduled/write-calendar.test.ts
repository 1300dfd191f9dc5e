import { expect, test } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const ride = {
  id: '019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27',
  pickup: { address: 'House 5; Road 2, Gulshan', lat: 23.7947, lng: 90.4143 },
  durationSeconds: 1_440,
  pickupAt: '2026-11-28T18:30:00.000Z',
};
const entry = {
  summary: 'Ride to Airport',
  place: 'House 5; Road 2, Gulshan',
  lines: ['Pickup: House 5', 'Stop: Banani 11', 'Destination: Airport'],
  page: 'https://ride.example/rides',
  remindsMinutes: 15,
};

test('an entry has the ride’s time in UTC, its place, a reminder and the name that a change replaces', () => {
  const lines = writeCalendar(ride, entry).replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:019aa5b1-6c1e-7d41-9b0f-3f6f2f1c8a27@ridewire',
      'DTSTART:20261128T183000Z',
      'DTEND:20261128T185400Z',
      'SUMMARY:Ride to Airport',
      'DESCRIPTION:Pickup: House 5\\nStop: Banani 11\\nDestination: Airport',
      'LOCATION:House 5\\; Road 2\\, Gulshan',
      'GEO:23.7947;90.4143',
      'URL;VALUE=URI:https://ride.example/rides',
      'TRIGGER:-PT15M',
    ]),
  );
});

test('texts escape their commas, semicolons and backslashes; the address has none to escape', () => {
  const { summary, page } = {
    summary: 'Ride to A, B; C\\D',
    page: 'https://ride.example/rides?a=1,2;3\\4&b=5',
  };
  const lines = writeCalendar(ride, { ...entry, summary, page })
    .replaceAll('\r\n ', '')
    .split('\r\n');
  const url = lines.find((line) => line.startsWith('URL'))!.replace('URL;VALUE=URI:', '');
  expect(lines).toContain('SUMMARY:Ride to A\\, B\\; C\\\\D');
  expect(url).not.toMatch(/[,;\\]/);
  expect([...new URL(url).searchParams]).toEqual([...new URL(page).searchParams]);
});

test('every property of an entry comes before its reminder', () => {
  expect(writeCalendar(ride, entry)).toMatch(/URL;VALUE=URI:[^]*BEGIN:VALARM[^]*END:VALARM\r\nEND:VEVENT/);
});

test('an entry written later replaces the one before', () => {
  const sequenceAt = (nowMs: number) => Number(/SEQUENCE:(\d+)/.exec(writeCalendar(ride, entry, nowMs))?.[1]);
  expect(sequenceAt(Date.UTC(2026, 10, 28, 0, 1))).toBe(sequenceAt(Date.UTC(2026, 10, 28)) + 1);
});
