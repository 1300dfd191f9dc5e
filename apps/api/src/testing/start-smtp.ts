import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

interface Behaviour {
  /** Reuses the port, for a server that was away. */
  port?: number;
  /** TLS from the start, with a self-signed certificate. */
  isSecure?: boolean;
  /** An answer such as '550 5.1.1 No such user' refuses this recipient; 'hang' never answers. */
  onRecipient?: (address: string) => string | undefined;
}

export interface TestSmtp {
  port: number;
  /** For SMTP_URL. */
  url: string;
  mails: ParsedMail[];
  /** All named recipients, accepted or not. */
  recipients: string[];
  /** Waits for the newest mail to this address. */
  mailTo(address: string): Promise<ParsedMail>;
  stop(): Promise<void>;
}

/** A real SMTP server on its own port. */
export async function startSmtp({
  port = 0,
  isSecure = false,
  onRecipient,
}: Behaviour = {}): Promise<TestSmtp> {
  const mails: ParsedMail[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Connections that hang are cut at once.
    closeTimeout: 1,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
    onRcptTo: ({ address }, _session, callback) => {
      recipients.push(address);
      const answer = onRecipient?.(address);
      if (answer === 'hang') return;
      if (!answer) return callback();
      const [code, ...words] = answer.split(' ');
      callback(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
    },
    onData: (stream, _session, callback) => {
      simpleParser(stream, (error: Error | null, mail) => {
        if (!error) mails.push(mail);
        callback(error);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  const find = (address: string) =>
    mails.findLast(({ to }) => [to].flat().some((list) => list?.text.includes(address)));
  return {
    port: taken,
    url: `${isSecure ? 'smtps' : 'smtp'}://mailer:s3cret-of-smtp@127.0.0.1:${taken}`,
    mails,
    recipients,
    mailTo: async (address) => {
      // Outside tests the server stands without it.
      const { expect } = await import('vitest');
      await expect
        .poll(() => find(address), { message: `no mail to ${address}`, interval: 20 })
        .toBeDefined();
      return find(address) as ParsedMail;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
