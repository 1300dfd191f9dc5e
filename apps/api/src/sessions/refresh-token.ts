import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const LABEL = 'ridewire refresh token';
const KEY_BYTES = 32;
const FORMAT = /^(([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8}))\.([\w-]{43})$/;

/** Which session a refresh token renews, and how often that had been done when it was made. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

// A key of its own: nothing signed for one purpose can serve the other.
const proofOf = (serverKey: Uint8Array, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', serverKey, '', LABEL, KEY_BYTES)))
    .update(text)
    .digest('base64url');

/**
 * `<session>.<generation>.<proof>`: follows from what it names, so that it needs no storing and the same one can be
 * given again.
 */
export function writeRefreshToken(serverKey: Uint8Array, { sessionId, generation }: RefreshToken): string {
  const text = `${sessionId}.${generation}`;
  return `${text}.${proofOf(serverKey, text)}`;
}

/** @returns undefined for whatever we did not write; never throws */
export function readRefreshToken(serverKey: Uint8Array, token: string): RefreshToken | undefined {
  const [, text, sessionId, generation, proof] = FORMAT.exec(token) ?? [];
  if (text === undefined || sessionId === undefined || proof === undefined) return undefined;
  // Compared as texts: base64 has several spellings of the same bytes.
  if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(serverKey, text)))) return undefined;
  return { sessionId, generation: Number(generation) };
}
