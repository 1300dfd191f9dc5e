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

/** Waits for a code by mail. Other mails to the address, which may arrive before it, are passed over. */
export const readCode = (api: { url: string }, to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const code = (await listMails(api, to)).find((mail) => mail.code !== null)?.code;
      if (!code) throw new Error(`no code to ${to}`);
      return code;
    },
    { timeout: 20_000, interval: 20 },
  );

/** All mails to an address so far, newest first. */
export async function listMails({ url }: { url: string }, to: string): Promise<KeptMail[]> {
  const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as KeptMail[];
}
