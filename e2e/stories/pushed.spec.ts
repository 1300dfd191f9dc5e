import type { Page, Worker } from '@playwright/test';
import { expect, test } from '../stage/story.ts';

type Shown = { title: string } & Pick<NotificationOptions, 'body' | 'tag' | 'lang' | 'silent' | 'data'>;
type Scope = { registration: ServiceWorkerRegistration; shown: Shown[] };

/** Notes what would be shown: browsers without a window show nothing. */
const noteShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag, lang, silent, data } = {}) =>
      void scope.shown.push({ title, body, tag, lang, silent, data } as Shown);
  });
const readShown = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as Scope).shown);

async function registerWorker(page: Page): Promise<Worker> {
  const waiting = page.context().waitForEvent('serviceworker');
  await page.goto('/settings');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  return await waiting;
}

test('what is pushed is shown while no page is in sight, and left to the page that is', async ({
  person,
  browserOf,
}) => {
  const context = await browserOf(await person('rider', 'Nadia'), { serviceWorker: true });
  const page = await context.newPage();
  const worker = await registerWorker(page);
  await noteShown(worker);

  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const push = async (title: string) => {
    const data = JSON.stringify({
      title,
      body: 'Salma is here.',
      tag: title,
      url: '/dashboard',
      stays: false,
      lang: 'en',
    });
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  };

  await push('in sight');
  await page.goto('about:blank');
  await push('out of sight');
  await expect
    .poll(() => readShown(worker))
    .toEqual([
      {
        title: 'out of sight',
        body: 'Salma is here.',
        tag: 'out of sight',
        lang: 'en',
        silent: false,
        data: { url: '/dashboard' },
      },
    ]);
});

/**
 * A press on a notification. The browser lets a service worker focus or open a window after a real press alone, which
 * no browser without a window can get; what it would open is noted.
 */
const press = (worker: Worker, url: string) =>
  worker.evaluate(async (pressed) => {
    const opened: string[] = [];
    const scope = globalThis as unknown as {
      clients: { openWindow: unknown };
      WindowClient: { prototype: { focus: unknown } };
      ExtendableEvent: new (type: string) => Event;
      dispatchEvent: (event: Event) => void;
    };
    scope.clients.openWindow = async (address: string) => void opened.push(address);
    scope.WindowClient.prototype.focus = async function focus() {
      return this;
    };
    let done: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new scope.ExtendableEvent('notificationclick'), {
      notification: { close: () => {}, data: { url: pressed } },
      waitUntil: (work: Promise<unknown>) => (done = work),
    });
    scope.dispatchEvent(event);
    await done;
    return opened;
  }, url);

test('a press on a notification shows what it is about in the page that is open, or opens one', async ({
  person,
  browserOf,
}) => {
  const context = await browserOf(await person('rider', 'Nadia'), { serviceWorker: true });
  const page = await context.newPage();
  const worker = await registerWorker(page);
  // A page is led on only by the worker that it was loaded with.
  await page.goto('/dashboard');
  const rides = new URL('/dashboard/rider/history', page.url()).href;

  expect(await press(worker, '/dashboard/rider/history')).toEqual([]);
  await expect(page).toHaveURL(rides);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(await press(worker, 'https://elsewhere.test/dashboard')).toEqual([]);
  await expect(page).toHaveURL(rides);

  await page.goto('about:blank');
  // The page left behind may live on for a moment, and is led on as long.
  await expect.poll(() => press(worker, '/dashboard/rider/history')).toEqual([rides]);
});
