import type { Log } from '../core/log.ts';
import type { Settings } from '../core/settings.ts';
import { DevMailbox } from './dev-mailbox.ts';
import type { MailTransport } from './mail-transport.ts';
import { openSmtp } from './open-smtp.ts';

/**
 * Mails go to SMTP_URL. Without it, they stay in this process only next to our own embedded database, which no other
 * process uses, in a sandbox, and in tests, and only where no one comes from outside this machine: anyone who reaches the mailbox
 * reads all codes. Everywhere else, and in production, they wait in the queue for a process that has SMTP_URL.
 */
export function openMail(
  settings: Pick<
    Settings,
    'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV' | 'DATABASE_URL' | 'PUBLIC_URL' | 'SANDBOX' | 'opensTo'
  >,
  publicUrl: string,
  log: Log,
): { transport: MailTransport | null; mailbox: DevMailbox | null } {
  const { SMTP_URL, MAIL_FROM, NODE_ENV, DATABASE_URL } = settings;
  if (SMTP_URL && MAIL_FROM) {
    if (!settings.PUBLIC_URL) log.warn(`PUBLIC_URL is not set: links in emails lead to ${publicUrl}`);
    return { transport: openSmtp(SMTP_URL, MAIL_FROM), mailbox: null };
  }
  const isOurs =
    settings.SANDBOX || NODE_ENV === 'test' || (NODE_ENV === 'development' && DATABASE_URL === undefined);
  if (!isOurs || settings.opensTo) {
    log.warn('SMTP_URL is not set: emails wait in the queue until a process with SMTP_URL starts');
    return { transport: null, mailbox: null };
  }
  // Tests read the mailbox itself.
  const say = NODE_ENV === 'test' ? () => {} : (line: string) => console.log(`ridewire: ${line}`);
  const mailbox = new DevMailbox(`${publicUrl}/dev/mailbox`, say);
  return { transport: mailbox, mailbox };
}
