import { vi } from 'vitest';
import type { KeptMail } from '../mail/dev-mailbox.ts';

/**
 * Waits for a mail that a server of startTestApi sent, and reads it: the newest to this address. In hooks too.
 * @param options.after the id of a mail that was read before: waits for a newer one
 */
export const readMail = (
  api: { url: string },
  to: string,
  { after = 0 }: { after?: number } = {},
): Promise<KeptMail> =>
  vi.waitFor(
    async () => {
      const [newest] = await listMails(api, to);
      if (!newest || newest.id <= after) throw new Error(`no mail to ${to}`);
      return newest;
    },
    { timeout: 20_000, interval: 20 },
  );

/** Waits for a code for a new password. The code of the sign-up, which may be in the mailbox too, is passed over. */
export const readResetCode = (api: { url: string }, to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const mail = (await listMails(api, to)).find(({ code, subject }) => code && /reset/i.test(subject));
      if (!mail?.code) throw new Error(`no code to ${to}`);
      return mail.code;
    },
    { timeout: 20_000, interval: 20 },
  );

/** All mails to an address so far, newest first. */
export async function listMails({ url }: { url: string }, to: string): Promise<KeptMail[]> {
  const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as KeptMail[];
}
