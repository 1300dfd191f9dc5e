import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { readAuditSearch } from '../features/audit/audit-search.ts';
import { readBoardSearch } from '../features/board/board-search.ts';
import { readDriverSearch } from '../features/drivers/driver-search.ts';
import { readMessageSearch } from '../features/messages/message-search.ts';
import { readProfileSearch } from '../features/profile/read-profile-search.ts';
import { readAnalyticsSearch } from '../features/reports/analytics/analytics-search.ts';
import { readExportsSearch } from '../features/reports/exports/exports-search.ts';
import { readRideSearch } from '../features/rides/history/read-ride-search.ts';
import { readRidesSearch } from '../features/rides/management/ride-search.ts';
import { readIncidentSearch } from '../features/sos/incidents/incident-search.ts';
import { readUserSearch } from '../features/users/user-search.ts';
import type { Given } from '../kit/lists/read-search.ts';

/** Nonsense under every name that a reader reads. */
const NONSENSE =
  'admins=x&after=x&before=x&demand=x&edit=x&from=bogus&limit=7&look=x&page=-1&period=x&person=x&q[]=x&ride=7' +
  '&role=x&size=x&sort=x&state=x&status=x&stuck=x&table=x&to=bogus&type=x&view=x';

function readThroughRouter(read: (given: Given) => object, address: string): object {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', validateSearch: read });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/?${address}`] }),
  });
  const { search } = router.matchRoutes(router.latestLocation).at(-1) as {
    search: Record<string, unknown>;
  };
  return Object.fromEntries(namesReadBy(read).map((name) => [name, search[name]]));
}

function namesReadBy(read: (given: Given) => object): string[] {
  const names = new Set<string>();
  read(new Proxy({}, { get: (_given, name) => void names.add(String(name)) }));
  return [...names];
}

describe('nonsense in an address is nothing to a page', () => {
  test.each<[string, (given: Given) => object]>([
    ['audit', readAuditSearch],
    ['board', readBoardSearch],
    ['drivers', readDriverSearch],
    ['messages', readMessageSearch],
    ['profile', readProfileSearch],
    ['reports', readAnalyticsSearch],
    ['exports', readExportsSearch],
    ['history', readRideSearch],
    ['rides', readRidesSearch],
    ['incidents', readIncidentSearch],
    ['users', readUserSearch],
  ])('%s', (_name, read) => {
    for (const nonsense of [NONSENSE, 'from=2026-11-22&to=2026-11-21']) {
      const found = Object.entries(readThroughRouter(read, nonsense));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(([, value]) => value !== undefined)).toEqual([]);
    }
  });

  test('what is none is kept', () => {
    expect(readThroughRouter(readBoardSearch, 'view=map&status=requested')).toMatchObject({
      view: 'map',
      status: 'requested',
    });
  });
});
