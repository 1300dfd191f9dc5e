import { createTransport } from 'nodemailer';
import { MailError, MailRefused, type MailTransport } from './mail-transport.ts';

/** How long the mail server may be silent, in milliseconds. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** How many mails are sent at once. */
const CONNECTIONS = 2;

/**
 * Sends through the server of an smtp(s):// address; its query takes nodemailer's connection options, such as
 * requireTLS=true.
 */
export function openSmtp(smtpUrl: string, from: string): MailTransport {
  const url = new URL(smtpUrl);
  // They would print whole mails.
  url.searchParams.delete('logger');
  url.searchParams.delete('debug');
  const pool = createTransport({
    url: url.href,
    pool: true,
    maxConnections: CONNECTIONS,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, attachments, ...mail }, signal) => {
      try {
        await pool.sendMail({
          ...mail,
          ...(attachments && { attachments: [...attachments] }),
          from,
          to: { name: '', address: to },
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } catch (error) {
        throw signal.aborted ? new MailError('the mail server took too long') : explain(error as Failure);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

interface Failure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** "No such mailbox", "bad address" and the like (RFC 3463); other refusals may be a setting that is soon fixed. */
const NO_SUCH_RECIPIENT = /^5\d\d[ -]5\.1\.\d/;

/** Servers repeat addresses in their answers, and nodemailer the answers: only codes are passed on. */
function explain(failure: Failure): MailError {
  const { code, command, responseCode, response = '' } = failure;
  if (command === 'CONN' && !responseCode)
    return new MailError(`the mail server can't be reached: ${failure.message}`);
  const status = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1];
  const words = [code, command, responseCode, status].filter(Boolean).join(' ');
  return command === 'RCPT TO' && NO_SUCH_RECIPIENT.test(response)
    ? new MailRefused(words)
    : new MailError(words || failure.name);
}
