import { z } from 'zod';

const ClientData = z.object({ challenge: z.string().regex(/^[\w-]+$/), origin: z.string() });

/**
 * The challenge that a browser had signed, and the page it was shown to. Nothing is proven by it before the signature
 * is checked.
 * @param written base64url
 * @returns undefined for anything else
 */
export function readClientData(written: string): { challenge: string; origin: string } | undefined {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(written, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}
