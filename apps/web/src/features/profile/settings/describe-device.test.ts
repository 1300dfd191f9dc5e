import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const browser = (userAgent: string | null) => describeDevice({ userAgent, kind: 'browser' });

it('names browsers and what they run on', () => {
  expect(
    browser(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ),
  ).toEqual({ form: 'desktop', app: 'Microsoft Edge', system: 'Windows' });
  expect(
    browser(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ),
  ).toEqual({ form: 'phone', app: 'Safari', system: 'iPhone' });
  expect(
    browser(
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ),
  ).toEqual({ form: 'phone', app: 'Chrome', system: 'Android' });
  expect(
    browser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0'),
  ).toEqual({ form: 'desktop', app: 'Firefox', system: 'macOS' });
});

it('names programs by their first word', () => {
  const program = (userAgent: string | null) => describeDevice({ userAgent, kind: 'program' });
  expect(program('curl/8.5.0')).toEqual({ form: 'program', app: 'curl', system: null });
  expect(program('node')).toEqual({ form: 'program', app: 'node', system: null });
  expect(program('Ridewire-Fleet/1.0 (Linux)')).toMatchObject({ form: 'program', app: 'Ridewire-Fleet' });
  expect(program(null)).toEqual({ form: 'program', app: null, system: null });
});

it('shows nothing that is no name', () => {
  const unknown = { app: null, system: null };
  for (const userAgent of [null, '', '<b>Your bank</b>', 'x'.repeat(400), '#1 bank/2.0'])
    expect(browser(userAgent)).toMatchObject(unknown);
});
