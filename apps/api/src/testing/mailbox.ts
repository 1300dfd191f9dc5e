import { expect } from 'vitest';
import type { KeptMail } from '../mail/dev-mailbox.ts';

/**
 * Waits for a mail that a server of startTestApi sent, and reads it: the newest to this address.
 * @param options.after the id of a mail that was read before: waits for a newer one
 */
export async function readMail(
  api: { url: string },
  to: string,
  { after = 0 }: { after?: number } = {},
): Promise<KeptMail> {
  let newest: KeptMail | undefined;
  await expect
    .poll(
      async () => {
        newest = (await listMails(api, to))[0];
        return newest?.id ?? 0;
      },
      { message: `no mail to ${to}`, interval: 20 },
    )
    .toBeGreaterThan(after);
  return newest as KeptMail;
}

/** All mails to an address so far, newest first. */
export async function listMails({ url }: { url: string }, to: string): Promise<KeptMail[]> {
  const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as KeptMail[];
}
