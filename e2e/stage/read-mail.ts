import { expect } from '@playwright/test';

interface KeptMail {
  /** Counts up. */
  id: number;
  subject: string;
  code: string | null;
}

/**
 * Waits for a mail that the server really sent, and reads the code in it: of the newest to this address.
 * @param after the id of a mail that was read before: waits for a newer one
 */
export async function readCode(
  server: { url: string },
  to: string,
  after = 0,
): Promise<{ id: number; code: string }> {
  let newest: KeptMail | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${server.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
      [newest] = (await response.json()) as KeptMail[];
      return newest?.id ?? 0;
    }, `a mail to ${to}`)
    .toBeGreaterThan(after);
  expect(newest?.code, `a code in “${newest?.subject}”`).toMatch(/^\d{6}$/);
  return { id: newest?.id ?? 0, code: newest?.code ?? '' };
}

/** A code that is not this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
