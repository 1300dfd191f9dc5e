import type { Worker } from '@playwright/test';
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

test('what is pushed is shown while no page is in sight, and left to the page that is', async ({
  person,
  browserOf,
}) => {
  const context = await browserOf(await person('rider', 'Nadia'));
  const page = await context.newPage();
  const waiting = context.waitForEvent('serviceworker');
  await page.goto('/settings');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await waiting;
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
