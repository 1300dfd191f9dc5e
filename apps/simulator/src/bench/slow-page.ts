import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { findChromium } from '../../../../scripts/find-chromium.js';

/** How many times slower the page's processor is than this machine's. */
const SLOWER = 4;
/** The browser reports a press shortly after the frame that answered it, in milliseconds. */
const TOLD_AFTER_MS = 700;
/** Browsers report only presses that took longer, in milliseconds. */
const LEAST_MS = 16;

/** Maps are left out: drawn without a graphics card, they say nothing about a device that has one. */
const FLAGS = [
  '--no-sandbox',
  '--disable-3d-apis',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const RECORD = `
  const slow = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) slow.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: ${LEAST_MS}, buffered: true });
  window.takeDurations = () => slow.splice(0);
`;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium() ?? 'chromium', args: FLAGS });

export interface SlowPage {
  page: Page;
  /** The time from a press or key until the next frame is drawn, in milliseconds; the longest of several. */
  timeOf(act: () => Promise<unknown>): Promise<number>;
}

/**
 * Presses the target once it can be pressed. Playwright's own click listens to each event of the press in the page and
 * looks for what is under the pointer, which would count as the page's time.
 */
export async function press(target: Locator): Promise<void> {
  await target.click({ trial: true });
  await target.click({ force: true });
}

/**
 * A page timed on a processor four times slower than this one, like a cheap phone's.
 * @param cookie name=value of a session
 */
export async function openSlowPage(
  browser: Browser,
  url: string,
  {
    cookie,
    viewport,
    at,
  }: {
    cookie?: string;
    viewport: { width: number; height: number };
    at: { latitude: number; longitude: number };
  },
): Promise<SlowPage> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 768,
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    permissions: ['geolocation'],
    geolocation: at,
  });
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  if (cookie)
    await context.addCookies([{ name, value, url: new URL(url).origin, httpOnly: true, sameSite: 'Strict' }]);
  await context.addInitScript(RECORD);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  // A slowed page takes most of a core even when idle, so only one may be slowed at a time.
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return {
    page,
    timeOf: async (act) => {
      await page.evaluate('takeDurations()');
      await slow(SLOWER);
      await act();
      await wait(TOLD_AFTER_MS);
      await slow(1);
      return Math.max(LEAST_MS, ...(await page.evaluate<number[]>('takeDurations()')));
    },
  };
}
