import type { CityShown } from '@ridewire/contracts/city-now';
import { readFile } from 'node:fs/promises';
import { findChosenLanguage } from '@ridewire/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAppAddress, findPageInLanguage, type BuiltPages } from './find-other-address.ts';
import { openText, type SendText } from './open-text.ts';
import { isSecure } from './session-cookie.ts';

/** The placeholder for the product's own address in the built files. */
const ORIGIN = '__RIDEWIRE_ORIGIN__';

/** The headers an answer depends on. */
const VARY = 'accept-encoding, accept-language, cookie, sec-fetch-site';

const TYPES: Record<string, string> = { html: 'text/html', xml: 'application/xml', txt: 'text/plain' };

/**
 * Serves the public pages as built, with the product's own address in them, and redirects visitors who chose a language
 * to theirs.
 * @param folder the built pages, ending in a slash
 * @param cityShown what the front page shows of the city; null for nothing
 * @returns what answers an address that is no page
 */
export async function servePublicPages(
  fastify: FastifyInstance,
  {
    folder,
    built,
    publicUrl,
    cityShown = null,
  }: { folder: URL; built: BuiltPages; publicUrl: string; cityShown?: CityShown | null },
): Promise<SendText> {
  const open = (file: string) => openPage(new URL(file, folder), publicUrl, cityShown);
  for (const [path, file] of Object.entries(built.pages)) {
    const send = await open(file);
    fastify.get(path, (request, reply) => {
      const other = findPageInLanguage(built, readAsked(request));
      return other === null ? send(request, reply) : leadTo(reply, other);
    });
  }
  for (const [path, to] of Object.entries(built.redirects)) {
    fastify.get(path, (_request, reply) => reply.redirect(to, 308));
  }
  const notFound = new Map<string, SendText>();
  for (const [part, file] of Object.entries(built.notFound)) notFound.set(part, await open(file));
  return async (request, reply) => {
    const asked = readAsked(request);
    const inApp = findAppAddress(built, asked, isSecure(request, publicUrl));
    if (inApp?.cookie) reply.header('set-cookie', inApp.cookie);
    if (inApp) return leadTo(reply, inApp.to);
    const send =
      notFound.get(partOf(request)) ??
      notFound.get(findChosenLanguage(asked.cookies ?? '') ?? '') ??
      notFound.get('');
    if (!send) throw new Error('The build has no page for addresses that are none.');
    return send(request, reply, 404);
  };
}

const readAsked = ({ url, headers }: FastifyRequest) => ({
  url,
  cookies: headers.cookie,
  site: headers['sec-fetch-site']?.toString(),
});

/** For this visitor and this time: no cache may keep it for others. */
const leadTo = (reply: FastifyReply, to: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', vary: VARY }).redirect(to, 302);

const partOf = ({ url }: FastifyRequest): string => url.split(/[/?]/)[1] ?? '';

/** Reads a built file once, with the product's own address in it. @returns what sends it */
export async function openPage(
  file: URL,
  publicUrl: string,
  cityShown: CityShown | null = null,
): Promise<SendText> {
  const built = (await readFile(file, 'utf8')).replaceAll(ORIGIN, publicUrl);
  const text = cityShown ? built.replace('<html ', `<html data-city="${cityShown}" `) : built;
  return openText(text, TYPES[file.pathname.split('.').at(-1) ?? ''] ?? 'text/plain', VARY);
}
