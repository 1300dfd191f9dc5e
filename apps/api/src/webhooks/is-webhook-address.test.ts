import { describe, expect, test } from 'vitest';
import { isPublicIp, judgeAddress } from './is-webhook-address.ts';
import { sendWebhook } from './send-webhook.ts';

test.each([
  ['https://hooks.example.com/ridewire?x=1', 'fine'],
  ['https://93.184.215.14:8443/', 'fine'],
  ['https://[2606:2800:21f:cb07::1]/', 'fine'],
  ['http://hooks.example.com/', 'bad'],
  ['https://name:password@hooks.example.com/', 'bad'],
  ['https://hooks.example.com/#part', 'bad'],
  ['ftp://hooks.example.com/', 'bad'],
  ['hooks.example.com', 'bad'],
  ['', 'bad'],
  ['https://localhost/', 'inside'],
  ['https://api.localhost/', 'inside'],
  ['https://127.0.0.1/', 'inside'],
  ['https://2130706433/', 'inside'],
  ['https://0x7f.1/', 'inside'],
  ['https://10.1.2.3/', 'inside'],
  ['https://169.254.169.254/latest/meta-data', 'inside'],
  ['https://[::1]/', 'inside'],
  ['https://[::ffff:10.0.0.1]/', 'inside'],
  ['https://[64:ff9b::a00:1]/', 'inside'],
  ['https://[fd00::1]/', 'inside'],
  ['https://[::7f00:1]/', 'inside'],
])('%s is %s', (address, judged) => expect(judgeAddress(address, 'public')).toBe(judged));

test('an operator may allow addresses inside, and plain HTTP', () => {
  expect(judgeAddress('http://127.0.0.1:9000/', 'any')).toBe('fine');
  expect(judgeAddress('ftp://127.0.0.1/', 'any')).toBe('bad');
});

test.each([
  '0.0.0.0',
  '100.64.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'fe80::1',
  '2002:a00:1::',
  '::a00:1',
  '100:0:0:1::1',
  '4000::1',
  'fec0::1',
])('%s is no public address', (ip) => expect(isPublicIp(ip)).toBe(false));

describe('a delivery', () => {
  const message = { secrets: [`whsec_${btoa('x'.repeat(32))}`], messageId: 'evt_1', body: '{}' };

  test('to a name that leads inside is stopped at the connection', async () => {
    // Every system knows this name by itself, but it isn't written as an address or as localhost.
    const outcome = await sendWebhook({ ...message, url: 'https://ip6-localhost/' }, 'public');
    expect(['inner_address', 'unknown_host']).toContain(outcome.problem);
  });

  test('to a name nobody has says so', async () => {
    const { problem, status } = await sendWebhook({ ...message, url: 'https://nobody.invalid/' }, 'public');
    expect([problem, status]).toEqual(['unknown_host', null]);
  });

  test('to a closed port says so', async () => {
    const { problem } = await sendWebhook({ ...message, url: 'http://127.0.0.1:9/' }, 'any');
    expect(problem).toBe('no_connection');
  });
});
