import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { DevMailbox } from '../../mail/dev-mailbox.ts';
import { renderMailPage, renderMailbox } from '../../mail/render-mailbox.ts';
import { sendError } from './handle-errors.ts';
import { isFromHere } from './is-from-here.ts';

/** The pages run nothing and fetch nothing, and neither do the mails in them. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * /dev/mailbox: the mails that were not sent. To be added only where mails are sent nowhere. It shows everyone's codes,
 * so it is only for people at this machine.
 */
export function addMailboxRoutes(fastify: FastifyInstance, mailbox: DevMailbox): void {
  const onlyHere = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isFromHere(request)) await sendError(new AppError('NOT_FOUND'), request, reply);
  };
  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .send(html);

  fastify.get('/dev/mailbox', { onRequest: onlyHere }, (_request, reply) =>
    sendPage(reply, renderMailbox(mailbox.list())),
  );
  fastify.get<{ Params: { id: string } }>('/dev/mailbox/:id', { onRequest: onlyHere }, (request, reply) => {
    const mail = mailbox.find(Number(request.params.id));
    return mail
      ? sendPage(reply, renderMailPage(mail))
      : sendError(new AppError('NOT_FOUND'), request, reply);
  });
  /** For tests: KeptMail[], newest first; `?to=` only those to one address. */
  fastify.get<{ Querystring: { to?: string | string[] } }>(
    '/dev/mailbox.json',
    { onRequest: onlyHere },
    (request, reply) => {
      const [to] = [request.query.to].flat();
      return reply.header('cache-control', 'no-store').send(mailbox.list(to));
    },
  );
}
