import { findLanguage, type Language } from '@ridewire/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openPage } from './public-pages.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * Serves the login page as the build drew it, to be seen before the app has come. Who seems to be signed in gets the app's
 * document alone: the app leads them on, and a form shown meanwhile would only flash.
 * @param files the page's file in each language
 * @param sendApp sends the app's document
 */
export async function serveLoginPage(
  fastify: FastifyInstance,
  {
    folder,
    files,
    publicUrl,
    sendApp,
  }: {
    folder: URL;
    files: Record<Language, string>;
    publicUrl: string;
    sendApp: (reply: FastifyReply) => FastifyReply;
  },
): Promise<void> {
  const pages = {
    en: await openPage(new URL(files.en, folder), publicUrl),
    bn: await openPage(new URL(files.bn, folder), publicUrl),
  } satisfies Record<Language, unknown>;
  fastify.get('/login', (request, reply) =>
    readSessionCookie(request, publicUrl) === undefined
      ? pages[findLanguageOf(request)](request, reply)
      : sendApp(reply),
  );
}

/** As the app itself will find it: by the choice kept, then by what the browser wishes, the most wished first. */
const findLanguageOf = ({ headers }: FastifyRequest): Language =>
  findLanguage(headers.cookie ?? '', readWishes(headers['accept-language'] ?? ''));

const readWishes = (header: string): string[] =>
  header
    .split(',')
    .map((wish) => wish.trim().split(/\s*;\s*q=/))
    .toSorted(([, a = '1'], [, b = '1']) => Number(b) - Number(a))
    .map(([tag = '']) => tag);
