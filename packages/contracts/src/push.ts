import { z } from 'zod';
import { mistake } from './mistakes.ts';

/** Longer than any push service's addresses. */
const MAX_ENDPOINT = 1_000;

/** A browser's push subscription, as its `toJSON()` writes it. */
export const SubscribePushInput = z.object({
  endpoint: z
    .url({ protocol: /^https?$/, error: mistake('pushAddress') })
    .max(MAX_ENDPOINT, mistake('pushAddress')),
  keys: z.object(
    {
      /** A point of P-256, 65 bytes in base64url. */
      p256dh: z.string(mistake('pushKeys')).regex(/^B[\w-]{86}=?$/, mistake('pushKeys')),
      /** 16 bytes in base64url. */
      auth: z.string(mistake('pushKeys')).regex(/^[\w-]{22}(==)?$/, mistake('pushKeys')),
    },
    mistake('pushKeys'),
  ),
});
export type SubscribePushInput = z.infer<typeof SubscribePushInput>;

/** What a browser needs to subscribe, and where this session is told now. */
export interface PushState {
  /** The server's VAPID key, base64url. */
  publicKey: string;
  /** The address this session is told at; null for none. */
  endpoint: string | null;
}

/** What the service worker gets: `apps/web/away/sw.js` shows it. */
export interface PushedMessage {
  title: string;
  body: string;
  /** A notification with the tag of another replaces it: tabs use the same ones. */
  tag: string;
  /** The page it leads to. */
  url: string;
  /** It stays until the person dismisses it. */
  stays: boolean;
  lang: string;
}
