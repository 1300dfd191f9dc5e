import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findOverhang } from '../stage/expect-accessible.ts';

/** The paths of the public pages, from the sitemap. */
export async function listSitePaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Addresses begin with their language, unless it is English. No page has an address of two letters. */
const LANGUAGE = /^\/([a-z]{2})(?=\/|$)/;

export const languageOf = (path: string): string => LANGUAGE.exec(path)?.[1] ?? 'en';

/** The path of a page in a language. */
export function inLanguage(language: string, path: string): string {
  const plain = path.replace(LANGUAGE, '') || '/';
  if (language === 'en') return plain;
  return plain === '/' ? `/${language}` : `/${language}${plain}`;
}

/** Whether a text has letters of the script that a language is written in, and none of other scripts but names in Latin letters. */
export function isWrittenIn(language: string, text: string): boolean {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  return (
    new RegExp(`\\p{Script=${script}}`, 'u').test(text) &&
    new RegExp(`^[\\p{Script=${script}}\\p{Script=Latn}\\P{L}]+$`, 'u').test(text)
  );
}

/** Reads the document in one call to the browser; our own addresses come without host and fragment. */
export async function readPage(page: Page) {
  const read = await page.evaluate(() => {
    const own = (href: string) => href.replace(/^https?:\/\/[^/]+/, '').replace(/#.*/, '') || '/';
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const headline = document.querySelector('main h1');
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
      canonical: own(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''),
      alternates: Object.fromEntries(
        all<HTMLLinkElement>('link[rel="alternate"][hreflang]').map((link) => [
          link.hreflang,
          own(link.href),
        ]),
      ),
      headlines: all('h1').length,
      headline: headline?.textContent ?? '',
      isHeadlineSeen: headline?.checkVisibility() ?? false,
      letters: document.querySelector('main')?.innerText.length ?? 0,
      links: [
        ...new Set(
          all<HTMLAnchorElement>('a[href]')
            .filter(({ href }) => href.startsWith(`${location.origin}/`))
            .map(({ href }) => own(href)),
        ),
      ],
    };
  });
  return { ...read, overhang: await page.evaluate(findOverhang, page.viewportSize()?.width ?? 0) };
}

/** Waits until presses are answered, since public pages can be read before their script has loaded. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** The visible one of the two: a wide screen has its links in the bar, a phone in the side sheet. */
export const siteNavigation = (within: Page | Locator, name = 'Main') =>
  within.getByRole('navigation', { name }).filter({ visible: true });

export const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);

export const themeToggle = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark' });
