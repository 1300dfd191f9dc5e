import { LANGUAGES } from '@ridewire/contracts/languages';
import type { FastifyInstance } from 'fastify';

/** A copy somebody keeps for longer is to be read anew, in days. */
const GOOD_DAYS = 180;
const DAY_MS = 86_400_000;

/** /.well-known/security.txt, as RFC 9116 has it: whom to tell of a weakness of this very server. */
export function serveSecurityTxt(
  fastify: FastifyInstance,
  { contact, publicUrl }: { contact: string; publicUrl: string },
): void {
  fastify.get('/.well-known/security.txt', (_request, reply) => {
    // By whole days, so that it is the same for a day.
    const expires = new Date((Math.floor(Date.now() / DAY_MS) + GOOD_DAYS) * DAY_MS);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires.toISOString()}`,
          `Preferred-Languages: ${LANGUAGES.join(', ')}`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      );
  });
}
