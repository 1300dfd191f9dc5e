import { expect, test } from 'vitest';
import { announce, onAnnouncement, type Announcement } from './announce.ts';

test('each sentence is heard once, as itself, until one stops listening', () => {
  const heard: Announcement[] = [];
  const stop = onAnnouncement((announcement) => heard.push(announcement));
  announce('Finding a driver');
  announce('New request.', 'assertive');
  announce('New request.', 'assertive');
  stop();
  announce('Nobody hears this');
  expect(heard.map(({ politeness, text }) => [politeness, text])).toEqual([
    ['polite', 'Finding a driver'],
    ['assertive', 'New request.'],
    ['assertive', 'New request.'],
  ]);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(3);
});
