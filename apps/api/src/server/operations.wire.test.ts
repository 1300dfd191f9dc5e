import { readFileSync } from 'node:fs';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('operations/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('operations/grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Prometheus makes this one itself. */
const OF_PROMETHEUS = 'up';
const namesIn = (expr: string) =>
  [...expr.matchAll(/\b(?:ridewire|process)_[a-z_]+|\bup\b/g)].map(([name]) => name);

const database = useTestDatabase();
let api: TestApi;
let measured: Map<string, number>;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  const text = await (await fetch(`${api.url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  measured = new Map(lines.map((line) => line.split(' ')).map(([name = '', value]) => [name, Number(value)]));
});
afterAll(() => api.close());

test('alerts and dashboard use what the server measures, and the dashboard draws all of it', () => {
  const known = new Set([...measured.keys(), OF_PROMETHEUS]);
  const used = [...alerts.map(({ expr }) => expr), ...drawn];
  expect(used.filter((expr) => namesIn(expr).length === 0)).toEqual([]);
  expect(used.flatMap(namesIn).filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(drawn.flatMap(namesIn))).toEqual(new Set(measured.keys()));
});

test('a server that is well says so in each', () => {
  expect(Object.fromEntries(measured)).toMatchObject({
    ridewire_ready: 1,
    ridewire_oldest_due_job_seconds: expect.any(Number),
    ridewire_database_waiting: 0,
    ridewire_event_gaps_total: expect.any(Number),
    process_start_time_seconds: expect.any(Number),
  });
  const unmeasured = [...measured].filter(([, value]) => Number.isNaN(value)).map(([name]) => name);
  // Without streets, and where no driver has earned.
  expect(['ridewire_street_speeds_age_seconds', 'ridewire_driver_income_gini']).toEqual(
    expect.arrayContaining(unmeasured),
  );
});

/** As GitHub makes an address of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

test('each alert leads to what to do, and the page names each alert', () => {
  const runbook = read('docs/runbook.md');
  const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  for (const { alert, annotations } of alerts) {
    const [page, anchor] = annotations.runbook.split('#');
    expect(page).toBe('docs/runbook.md');
    expect(anchors).toContain(anchor);
    expect(runbook).toContain(`lert ${alert}`);
  }
  const inside = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(inside.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
});
