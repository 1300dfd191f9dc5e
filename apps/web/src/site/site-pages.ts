import type { Language } from '@ridewire/contracts/languages';

/** Pages of text and nothing else, at the address of their name: `articles/<language>/<name>.md`, laid out by `pages/article`. */
const ARTICLES = [
  'riders',
  'drivers',
  'business',
  'cities',
  'safety',
  'help',
  'download',
  'careers',
  'press',
  'blog',
  'privacy',
  'terms',
  'cookies',
  'accessibility',
  'license',
] as const;

type ArticleName = (typeof ARTICLES)[number];

/**
 * The public pages by their address. Each is `pages/<name>/page.tsx` with its words in `texts/<language>/<name>.ts`, written
 * out as HTML when the web app is built. Articles follow.
 */
export const SITE_PAGES = {
  '/': 'home',
  '/features': 'features',
  '/about-us': 'about-us',
  '/pricing': 'pricing',
  '/faq': 'faq',
  '/contact': 'contact',
  '/report': 'report',
  ...(Object.fromEntries(ARTICLES.map((name) => [`/${name}`, name])) as {
    [Name in ArticleName as `/${Name}`]: Name;
  }),
} as const satisfies Record<string, string>;

export type SitePath = keyof typeof SITE_PAGES;
export type SitePageName = (typeof SITE_PAGES)[SitePath] | 'not-found';

/** The page at an address; the one that says so where there is none. */
export const pageAt = (path: string): SitePageName => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return (SITE_PAGES as Record<string, SitePageName>)[plain] ?? 'not-found';
};

/** A page's own path; null for the one that says there is none. */
export const pathOf = (name: SitePageName): string | null =>
  Object.entries(SITE_PAGES).find(([, page]) => page === name)?.[0] ?? null;

const isArticle = (name: SitePageName): boolean => (ARTICLES as readonly string[]).includes(name);

/** The folder in `pages` of a page's layout. */
export const layoutOf = (name: SitePageName): string => (isArticle(name) ? 'article' : name);

/** The file of a page's words, from here. */
export const wordsOf = (name: SitePageName, language: Language): string =>
  isArticle(name) ? `articles/${language}/${name}.md` : `texts/${language}/${name}.ts`;

/** Other addresses of pages, as links name them. Those of the app's own pages the app redirects too, for links within it. */
export const SITE_REDIRECTS: Record<string, string> = {
  '/about': '/about-us',
  '/register': '/signup',
  '/driver-signup': '/signup?role=driver',
};
