import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../core/settings.ts';

const top = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, top), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  stop_grace_period?: string;
  command?: string[];
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const { services } = compose;
const apis = Object.entries(services).filter(([name]) => name.startsWith('api-'));
const dockerfile = read('Dockerfile');

/** As Docker fills in a variable that isn't set. */
const filledIn = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')]),
  );

const ofImage = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
);

test('there are two processes, whose settings the server takes', () => {
  expect(apis.map(([name]) => name)).toEqual(['api-1', 'api-2']);
  for (const [, { environment }] of apis) {
    const settings = readSettings({ ...ofImage, ...filledIn(environment) });
    expect(settings).toMatchObject({ NODE_ENV: 'production', PORT: 4000, TRUST_PROXY: 1, demo: false });
  }
});

test('the README explains every setting they name', () => {
  const table = read('README.md');
  const named = apis.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
  expect(named.filter((name) => !new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(table))).toEqual([]);
});

test('what a service waits for is there, and says when it is healthy', () => {
  const isHealthChecked = (name: string) =>
    services[name]?.healthcheck !== undefined ||
    (name.startsWith('api-') && dockerfile.includes('HEALTHCHECK'));
  const wanted = Object.values(services).flatMap(({ depends_on }) => Object.entries(depends_on ?? {}));
  expect(wanted.length).toBeGreaterThan(0);
  for (const [name, { condition }] of wanted) {
    expect(services).toHaveProperty(name);
    if (condition === 'service_healthy') expect(isHealthChecked(name)).toBe(true);
  }
});

test('every volume is declared or a file of ours, and keeps what would be lost', () => {
  const volumes = Object.values(services).flatMap((service) => service.volumes ?? []);
  for (const volume of volumes) {
    const [from = ''] = volume.split(':');
    if (from.startsWith('./')) expect(read(from).length).toBeGreaterThan(0);
    else expect(Object.keys(compose.volumes)).toContain(from);
  }
  for (const [, service] of apis) expect(service.volumes).toContain(`data:${ofImage['DATA_DIR']}`);
});

test('nothing but the balancer and the mails can be reached, and only from this machine', () => {
  const lines = read('docker-compose.yml').match(/^ {6}- .*\d+:\d+$/gm) ?? [];
  expect(lines.map((line) => line.trim())).toEqual(['- 127.0.0.1:4000:80', '- 127.0.0.1:8025:8025']);
});

test('the balancer leads to every process, asks what a process answers, and learns in time that it stops', () => {
  const caddyfile = read('operations/Caddyfile').replace(/^\s*#.*$/gm, '');
  expect(/reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ')).toEqual(
    apis.map(([name]) => `${name}:${ofImage['PORT']}`),
  );
  expect(caddyfile).toMatch(/health_uri \/readyz\n/);
  expect(caddyfile.match(/\{/g)?.length).toBe(caddyfile.match(/\}/g)?.length);
  const interval = Number(/health_interval (\d+)s/.exec(caddyfile)?.[1]);
  for (const [, { environment, stop_grace_period }] of apis) {
    const drain = Number(environment?.['DRAIN_SECONDS']);
    expect(drain).toBeGreaterThan(interval);
    // Sockets are asked within 5 s, calls get 5, those who stay 2, and jobs 8.
    expect(Number.parseInt(stop_grace_period ?? '')).toBeGreaterThan(drain + 20);
  }
});

test('the database has room for the connections of all processes', () => {
  const most = Number(/max_connections=(\d+)/.exec(services['postgres']?.command?.join(' ') ?? '')?.[1]);
  // During an upgrade one more may run.
  expect(most).toBeGreaterThan((apis.length + 1) * 40);
});

test('neither the history of the sources nor what only tests use comes into the image', () => {
  const left = read('.dockerignore').split('\n');
  expect(left).toEqual(expect.arrayContaining(['.git', '.data', 'apps/api/src/testing', '**/*.test.ts']));
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile.match(/pnpm install (?!--frozen-lockfile)/g)).toBeNull();
});
