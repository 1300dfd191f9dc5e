import type { Language } from '@ridewire/contracts/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findLanguageOf } from './find-language-of.ts';
import { openPage } from './public-pages.ts';
import { readSessionCookie } from './session-cookie.ts';

/**
 * Serves the login page as the build drew it, to be seen before the app has loaded. A visitor who seems to be signed in
 * gets the app's document only: the app leads them on, and a form shown until then would only flash.
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
