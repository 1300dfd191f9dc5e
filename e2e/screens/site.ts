import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** The public pages' addresses, as search engines are told them. */
export async function listSitePaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Every address of ours that the page links to, without what follows #. */
export async function listLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = new URL(page.url()).origin;
  return hrefs
    .filter((href) => href.startsWith(`${own}/`))
    .map((href) => href.slice(own.length).replace(/#.*/, ''));
}

/** The one of the two that is to be seen: a wide screen has its links in the bar, a phone in the side sheet. */
export const siteNavigation = (within: Page | Locator) =>
  within.getByRole('navigation', { name: 'Main' }).filter({ visible: true });

export const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);

export const themeToggle = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark' });
