import { expect, test, vi } from 'vitest';
import { createInstallOffer, type InstallWindow } from './install-offer.ts';

/** The parts of a browser that installing needs. */
function makePage({ isStandalone = false, navigator = {} as object } = {}) {
  const page = Object.assign(new EventTarget(), {
    navigator,
    matchMedia: (query: string) => ({ matches: isStandalone && query === '(display-mode: standalone)' }),
  }) as unknown as EventTarget & InstallWindow;
  const offer = (outcome: 'accepted' | 'dismissed') => {
    const prompt = vi.fn(() => Promise.resolve());
    page.ridewireInstall = { prompt, userChoice: Promise.resolve({ outcome }) };
    page.dispatchEvent(new Event('beforeinstallprompt'));
    return prompt;
  };
  return { page, offer };
}

test('an offer that came before the page’s own script is taken', async () => {
  const { page, offer } = makePage();
  const prompt = offer('accepted');
  const install = createInstallOffer(page);
  expect(install.getState()).toBe('offered');
  await install.take();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(install.getState()).toBe('installed');
});

test('one that comes later is told, and asked for once however often it is pressed', async () => {
  const { page, offer } = makePage();
  const install = createInstallOffer(page);
  const seen: string[] = [];
  const end = install.subscribe(() => seen.push(install.getState()));
  expect(install.getState()).toBe('by-hand');
  const prompt = offer('dismissed');
  await Promise.all([install.take(), install.take()]);
  expect(prompt).toHaveBeenCalledTimes(1);
  // A person who declined gets the manual way, and the next offer.
  expect(seen).toEqual(['offered', 'by-hand']);
  offer('accepted');
  end();
  await install.take();
  expect(seen).toEqual(['offered', 'by-hand', 'offered']);
});

test('an offer the browser takes back leaves the way by hand', async () => {
  const { page } = makePage();
  const refuse = () => Promise.reject(new Error('The prompt was used.'));
  page.ridewireInstall = { prompt: refuse, userChoice: new Promise(() => {}) };
  const install = createInstallOffer(page);
  await install.take();
  expect(install.getState()).toBe('by-hand');
});

test('installed by the browser’s own menu', () => {
  const { page, offer } = makePage();
  const install = createInstallOffer(page);
  offer('dismissed');
  page.dispatchEvent(new Event('appinstalled'));
  expect(install.getState()).toBe('installed');
});

test('the installed app offers nothing; iPhones have a way of their own', () => {
  const stateOf = (browser: Parameters<typeof makePage>[0]) => {
    const { page, offer } = makePage(browser);
    if (browser?.isStandalone) offer('accepted');
    return createInstallOffer(page).getState();
  };
  expect(stateOf({ isStandalone: true })).toBe('running');
  expect(stateOf({ navigator: { standalone: true } })).toBe('running');
  expect(stateOf({ navigator: { standalone: false } })).toBe('share');
});
