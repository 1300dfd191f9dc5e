import { cloneTemplate } from '@ridewire/db/testing/clone-template';
import { query } from '@ridewire/db/testing/query';
import { openDb, type Db } from '@ridewire/db';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { actByWire, type ByWire } from './by-wire.ts';
import { Complaints, tellRefusedCode } from './complaints.ts';
import { drawNoMaps } from './draw-no-maps.ts';
import { openLine, type Line } from '@ridewire/api/testing/line';
import { makePerson, placeOf, type Person } from './people.ts';
import { POSTGRES_URL } from './postgres-url.ts';
import { openHost, type ServerHost } from './server-host.ts';
import { startServer, type StoryServer } from './start-server.ts';

export { expect };
export type { BrowserContext, Line, Page, Person };

export interface Opening {
  /** This person's own connection to the server, from `line`. */
  line?: Line;
  /** The server by another name. */
  address?: string;
  /** Not signed in. */
  signedOut?: boolean;
  /** Draws maps. Without a graphics card a map costs as much as the rest of its page, so only stories about maps have them. */
  maps?: boolean;
  /** Has the service worker, which makes loading a page a quarter dearer. Only stories about it, and of a whole ride, have it. */
  serviceWorker?: boolean;
  options?: BrowserContextOptions;
}

interface Stage {
  /** Without a graphics card, loops and glides cost most of two cores' time, so only one story has them. */
  motion: 'reduce' | 'no-preference';
  /** This story's own database. */
  db: Db;
  /** This story's own server. */
  server: StoryServer;
  complaints: Complaints;
  person: (role: Person['role'], name: string) => Promise<Person>;
  line: () => Promise<Line>;
  /** This person without a screen. */
  byWire: (person: Person) => ByWire;
  /** This person's own browser on their usual device: a phone for riders and drivers, a desktop for admins. */
  browserOf: (person: Person, opening?: Opening) => Promise<BrowserContext>;
  /** A page in a new browser of this person, on their dashboard. */
  open: (person: Person, opening?: Opening & { path?: string }) => Promise<Page>;
}

interface Ground {
  /** A few streets, unless the story is about the map: a server that starts on Dhaka takes a second of a core. */
  city: 'streets' | 'dhaka';
  /** The operator's settings. */
  settings: Record<string, string>;
  connectionString: string;
}

const connectionString = base.extend<Ground>({
  city: ['streets', { option: true }],
  settings: [{}, { option: true }],
  connectionString: async ({ city }, use) => {
    const database = await cloneTemplate(process.env[POSTGRES_URL] ?? '');
    // A server brings Dhaka to a database without a city.
    if (city === 'dhaka') await query(database.connectionString, 'delete from cities');
    await use(database.connectionString);
    await database.drop();
  },
});

const host = connectionString.extend<object, { host: ServerHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here what a fixture needs: nothing.
    async ({}, use) => {
      const opened = openHost();
      await use(opened);
      await opened.kill();
    },
    { scope: 'worker' },
  ],
});

export const test = host.extend<Stage>({
  motion: ['reduce', { option: true }],
  server: async ({ host: ownHost, connectionString: database, settings }, use) => {
    const server = await startServer(ownHost, database, settings);
    await use(server);
    await server.stop();
  },
  db: async ({ connectionString: database }, use) => {
    const db = openDb(database, { maxConnections: 2 });
    await use(db);
    await db.close();
  },
  complaints: async ({ trace }, use) => {
    const complaints = new Complaints();
    if (trace !== 'off') complaints.expectRecorder();
    await use(complaints);
    expect(complaints.unexpected, 'what the browsers complained of').toEqual([]);
  },
  person: async ({ db }, use) => {
    await use((role, name) => makePerson(db, role, name));
  },
  line: async ({ server }, use) => {
    const lines: Line[] = [];
    await use(async () => {
      const line = await openLine(server.port);
      lines.push(line);
      return line;
    });
    for (const line of lines) await line.close();
  },
  byWire: async ({ server }, use) => {
    await use((person) => actByWire(server.url, person));
  },
  browserOf: async ({ browser, server, complaints, motion }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, { line, address, signedOut, maps, serviceWorker, options } = {}) => {
      const origin = address ?? line?.url ?? server.url;
      const context = await browser.newContext({
        baseURL: origin,
        reducedMotion: motion,
        serviceWorkers: serviceWorker ? 'allow' : 'block',
        ...deviceOf(person),
        ...options,
      });
      contexts.push(context);
      complaints.watch(context, person.name, origin);
      await context.addInitScript(tellRefusedCode);
      if (!maps) await context.addInitScript(drawNoMaps);
      if (!signedOut) await context.addCookies([sessionCookie(person, origin)]);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  open: async ({ browserOf }, use) => {
    await use(async (person, { path = '/dashboard', ...opening } = {}) => {
      const page = await (await browserOf(person, opening)).newPage();
      await page.goto(path);
      return page;
    });
  },
});

const common = { locale: 'en-US', timezoneId: 'Asia/Dhaka' } satisfies BrowserContextOptions;

function deviceOf({ role }: Person): BrowserContextOptions {
  if (role === 'admin') return { ...common, viewport: { width: 1440, height: 900 } };
  return {
    ...common,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['geolocation'],
    geolocation: placeOf(role),
  };
}

function sessionCookie({ cookie }: Person, url: string) {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url, httpOnly: true, sameSite: 'Strict' as const };
}
