import type { Language } from '@ridewire/contracts/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findLanguageOf } from './find-language-of.ts';
import type { SendText } from './open-text.ts';
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
  const open = async ([language, file]: [string, string]) =>
    [language, await openPage(new URL(file, folder), publicUrl)] as const;
  const pages = Object.fromEntries(await Promise.all(Object.entries(files).map(open))) as Record<
    Language,
    SendText
  >;
  fastify.get('/login', (request, reply) =>
    readSessionCookie(request, publicUrl) === undefined
      ? pages[findLanguageOf(request)](request, reply)
      : sendApp(reply),
  );
}
