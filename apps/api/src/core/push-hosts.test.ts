import { expect, test } from 'vitest';
import { isPushAddress, isPushHost, KNOWN_PUSH_HOSTS } from './push-hosts.ts';

const KNOWN = KNOWN_PUSH_HOSTS.split(',');

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-pn1p.notify.windows.com/w/?token=a',
])('a browser’s push service may be called: %s', (address) =>
  expect(isPushAddress(KNOWN, address)).toBe(true),
);

test.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user@fcm.googleapis.com/a',
  'https://:word@fcm.googleapis.com/a',
  'https://.push.apple.com/a',
  'https://fcm.googleapis.com.example.com/a',
  'https://evilpush.apple.com.example/a',
  'https://push.apple.com/a',
  'https://xpush.apple.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/a',
  'http://127.0.0.1:9000/a',
  'fcm.googleapis.com',
])('nothing else may: %s', (address) => expect(isPushAddress(KNOWN, address)).toBe(false));

test('plain HTTP is for this machine only, and only where the setting names it with its port', () => {
  expect(isPushAddress(['http://127.0.0.1:9000'], 'http://127.0.0.1:9000/a')).toBe(true);
  expect(isPushAddress(['http://127.0.0.1:9000'], 'http://127.0.0.1:9001/a')).toBe(false);
  expect(isPushHost('http://127.0.0.1:9000')).toBe(true);
  expect(isPushHost('http://127.0.0.1:9000/a')).toBe(false);
  expect(isPushHost('http://10.0.0.1:9000')).toBe(false);
  expect(isPushHost('http://push.example.com')).toBe(false);
  expect(isPushHost('10.0.0.1')).toBe(false);
});

test('every known service can be written in the setting', () =>
  expect(KNOWN.filter((host) => !isPushHost(host))).toEqual([]));
