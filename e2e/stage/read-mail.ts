import { expect } from '@playwright/test';

interface KeptMail {
  /** Counts up. */
  id: number;
  subject: string;
  code: string | null;
}

/**
 * Waits for an email that the server really sent: the newest to this address.
 * @param after the id of an email read before: waits for a newer one
 */
export async function waitForMail(server: { url: string }, to: string, after = 0): Promise<KeptMail> {
  let newest: KeptMail | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${server.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
      [newest] = (await response.json()) as KeptMail[];
      return newest?.id ?? 0;
    }, `a mail to ${to}`)
    .toBeGreaterThan(after);
  return newest as KeptMail;
}

/** The same, and reads the code in it. */
export async function readCode(
  server: { url: string },
  to: string,
  after = 0,
): Promise<{ id: number; code: string }> {
  const { id, subject, code } = await waitForMail(server, to, after);
  expect(code, `a code in “${subject}”`).toMatch(/^\d{6}$/);
  return { id, code: code ?? '' };
}

/** A different code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
