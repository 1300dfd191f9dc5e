import {
  findChosenLanguage,
  languageCookie,
  LANGUAGES,
  readAddress,
  sitePath,
  type Language,
} from '@ridewire/contracts/languages';
import { isAppPath } from './is-app-path.ts';

/** The build's description of the web app's pages (apps/web/prerender.ts). */
export interface BuiltPages {
  /** The file of each public page by its address. */
  pages: Record<string, string>;
  /** The not-found page: by the first part of the requested address, '' for all others. */
  notFound: Record<string, string>;
  /** Old and other addresses of pages. */
  redirects: Record<string, string>;
  /** The login page's file in each language. */
  login: Record<Language, string>;
  /** Addresses that the app itself answers, with `$name` for any part. */
  app: string[];
}

interface Asked {
  /** The requested path and query. */
  url: string;
  cookies: string | undefined;
  /** `Sec-Fetch-Site`: where the browser came from. */
  site: string | undefined;
}

/**
 * A public page's address in the language chosen on the device, for a request that names none. A visitor from one of
 * our pages stays: links there are in their language already, and a link to the other language is intended, without
 * script too.
 */
export function findPageInLanguage(built: BuiltPages, { url, cookies, site }: Asked): string | null {
  const chosen = findChosenLanguage(cookies ?? '') ?? LANGUAGES[0];
  const [path, rest] = splitUrl(url);
  const other = sitePath(path, chosen);
  if (site === 'same-origin' || other === path || !Object.hasOwn(built.pages, other)) return null;
  return other + rest;
}

/**
 * The app's own address behind one that begins with a language, such as `/bn/login`: the app's pages have one address
 * for all.
 * @returns with the cookie that keeps that language, if none was chosen
 */
export function findAppAddress(
  built: Pick<BuiltPages, 'app'>,
  { url, cookies }: Omit<Asked, 'site'>,
  isSecure: boolean,
): { to: string; cookie: string | null } | null {
  const [address, rest] = splitUrl(url);
  const { language, path } = readAddress(address);
  if (path === address || !isAppPath(path, built.app)) return null;
  const isChosen = findChosenLanguage(cookies ?? '') !== undefined;
  return { to: path + rest, cookie: isChosen ? null : languageCookie(language, isSecure) };
}

function splitUrl(url: string): [path: string, rest: string] {
  const [path = ''] = url.split('?');
  return [path, url.slice(path.length)];
}
