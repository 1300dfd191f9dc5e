import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { TokenKeys } from '../core/token-keys.ts';

const LABEL = 'ridewire refresh token';
const KEY_BYTES = 32;
const FORMAT = /^(([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8}))\.([\w-]{43})$/;

/** The session a refresh token renews, and how often it had been renewed when the token was made. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

// A separate key: nothing signed for one purpose can serve the other.
const proofOf = (key: Uint8Array, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', LABEL, KEY_BYTES)))
    .update(text)
    .digest('base64url');

/**
 * `<session>.<generation>.<proof>`: derived from its parts, so that it needs no storage and the same token can be given
 * again.
 */
export function writeRefreshToken(tokenKeys: TokenKeys, { sessionId, generation }: RefreshToken): string {
  const text = `${sessionId}.${generation}`;
  return `${text}.${proofOf(tokenKeys.signing.key, text)}`;
}

/** @returns undefined for text we did not write; never throws */
export function readRefreshToken(tokenKeys: TokenKeys, token: string): RefreshToken | undefined {
  const [, text, sessionId, generation, proof] = FORMAT.exec(token) ?? [];
  if (text === undefined || sessionId === undefined || proof === undefined) return undefined;
  // Compared as texts: base64 has several spellings of the same bytes.
  const isOurs = tokenKeys.all.some(({ key }) =>
    timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(key, text))),
  );
  if (!isOurs) return undefined;
  return { sessionId, generation: Number(generation) };
}
