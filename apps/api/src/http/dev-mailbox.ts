import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DevMailbox } from '../mail/dev-mailbox.ts';
import { renderMailPage, renderMailbox } from '../mail/render-mailbox.ts';
import { errorBody } from './handle-errors.ts';

/** The pages run nothing and fetch nothing, and neither do the mails in them. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** /dev/mailbox: what would have been sent. To be added only where mails are sent nowhere. */
export function addMailboxRoutes(fastify: FastifyInstance, mailbox: DevMailbox): void {
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .send(html);

  fastify.get('/dev/mailbox', (_request, reply) => sendPage(reply, renderMailbox(mailbox.list())));
  fastify.get<{ Params: { id: string } }>('/dev/mailbox/:id', (request, reply) => {
    const mail = mailbox.find(Number(request.params.id));
    return mail ? sendPage(reply, renderMailPage(mail)) : reply.code(404).send(errorBody('NOT_FOUND'));
  });
  /** For tests: KeptMail[], newest first; `?to=` only those to one address. */
  fastify.get<{ Querystring: { to?: string | string[] } }>('/dev/mailbox.json', (request, reply) => {
    const [to] = [request.query.to].flat();
    return reply.header('cache-control', 'no-store').send(mailbox.list(to));
  });
}
