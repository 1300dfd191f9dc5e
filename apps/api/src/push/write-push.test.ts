import { expect, test } from 'vitest';
import type { Told } from './pushes-of.ts';
import { topicOf, writePush } from './write-push.ts';

const ride = (news: object) => ({ what: 'ride', rideId: 'r1', ...news }) as Told;
const write = (told: Told, language: 'en' | 'bn' = 'en') =>
  writePush(told, { language, role: 'rider', senderName: 'Karim' });

test.each<[object, string, string, string]>([
  [{ news: 'searching' }, 'r1 searching', 'Finding a driver', 'চালক খোঁজা হচ্ছে'],
  [
    { news: 'accepted', name: 'Karim', plate: 'DHK-1', seconds: 200 },
    'r1 accepted',
    'Karim accepted. 3 minutes. Plate DHK-1.',
    '',
  ],
  [
    { news: 'accepted', name: null, plate: null, seconds: 9 },
    'r1 accepted',
    'Your driver accepted. 1 minute.',
    '',
  ],
  [{ news: 'arrived', name: 'Karim', plate: 'DHK-1' }, 'r1 arrived', 'Karim is here. Look for DHK-1.', ''],
  [
    { news: 'reserved', name: 'Karim', seconds: 70 },
    'r1 reserved',
    'Karim is finishing a ride nearby and comes in 1 minute.',
    'Karim কাছেই একটি রাইড শেষ করছেন, আসবেন ১ মিনিটে।',
  ],
  [{ news: 'picked_up' }, 'r1 picked_up', 'You’re on board', ''],
  [{ news: 'completed' }, 'r1 completed', 'You’ve arrived.', 'আপনি পৌঁছে গেছেন।'],
  [{ news: 'canceled', by: 'driver', name: 'Karim' }, 'r1 canceled', 'Karim canceled', 'Karim বাতিল করেছেন'],
  [{ news: 'canceled', by: 'admin', name: null }, 'r1 canceled', 'Canceled by support', 'সাপোর্ট বাতিল করেছে'],
  [
    { news: 'canceled', by: 'system', name: null },
    'r1 no_driver',
    'No driver is free right now',
    'এখন কোনো চালক খালি নেই',
  ],
  [{ news: 'lost', by: 'rider', name: 'Nadia' }, 'r1 lost', 'Nadia canceled', 'Nadia বাতিল করেছেন'],
  [{ news: 'lost', by: null, name: 'Nadia' }, 'r1 lost', 'This ride was canceled', 'এই রাইড বাতিল হয়েছে'],
])('%o is one sentence, under a tag that tabs use too, and goes by itself', (news, tag, english, bangla) => {
  expect(write(ride(news))).toEqual({
    ...{ title: 'Ridewire', body: english, tag, url: '/dashboard/rider', stays: false, lang: 'en' },
  });
  if (bangla) expect(write(ride(news), 'bn')).toMatchObject({ body: bangla, lang: 'bn' });
  // Of a ride, only the newest matters.
  expect(topicOf(ride(news))).toBe('ride r1');
});

test('an offer stays until it is answered, and never replaces another ride’s news', () => {
  const offer = ride({ news: 'offer', seconds: 60, to: 'Airport' });
  expect(write(offer)).toMatchObject({ body: '1 minute away, to Airport.', tag: 'r1', stays: true });
  expect(write(ride({ news: 'accepted_for_you', from: 'Gulshan 2' }))).toMatchObject({
    ...{ title: 'Accepted for you', body: 'Pickup at Gulshan 2.', tag: 'r1', stays: true },
  });
  expect(topicOf(offer)).toBe('r1');
});

test('a chat says who wrote; a call for help stays', () => {
  const chat: Told = { what: 'chat', rideId: 'r1', senderId: 's', to: 'rider' };
  expect(write(chat)).toMatchObject({ title: 'Karim', body: 'New message', tag: 'chat r1', stays: false });
  expect(topicOf(chat)).toBe('chat r1');
  const bell = (type: string, more: object = {}) =>
    writePush({ what: 'notification', id: 'n', params: {}, rideId: 'r1', type, ...more } as Told, {
      ...{ language: 'en', role: 'admin', senderName: null },
    });
  expect(bell('trouble', { params: { text: 'Help' } }).stays).toBe(true);
  expect(bell('rides_stuck', { params: { count: 2 } })).toMatchObject({
    ...{ tag: 'n', url: '/dashboard/admin/live?stuck=true', stays: false },
  });
  expect(bell('driver_waiting', { email: 'a b@x.test', params: { name: 'A' } })).toMatchObject({
    url: '/dashboard/driver-management?q=a%20b%40x.test',
  });
});
