import { createHash } from 'node:crypto';
import type { NotificationType } from '@ridewire/contracts';
import webPush from 'web-push';
import { isPushAddress } from '../core/push-hosts.ts';
import type { TakenPush } from './push-queue.ts';
import type { PushSettings } from './subscribe-push.ts';
import { topicOf, writePush } from './write-push.ts';

const TIMEOUT_MS = 5_000;
/** A push service's topic has at most 32 letters of base64url. */
const TOPIC_LETTERS = 32;
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 600;

/** Notifications that wake a sleeping phone, as all news of rides do. */
const URGENT: ReadonlySet<NotificationType> = new Set<NotificationType>([
  ...(['trouble', 'scheduled_unserved', 'guest_unserved', 'scheduled_missed', 'guest_missed'] as const),
]);

/** What became of a message: sent, to be tried again after some seconds, refused for good, or of a device that is gone. */
export type Outcome =
  | { is: 'sent' }
  | { is: 'later'; seconds: number }
  | { is: 'refused'; status: number }
  | { is: 'gone' };

/** Doubles with every try, from 2 s to 10 minutes. A service that says how long to wait is believed. */
export function pauseSeconds(tries: number, retryAfter: string | null): number {
  const pause = FIRST_PAUSE_SECONDS * 2 ** (tries - 1);
  const asked = Number(retryAfter ?? 0);
  return Math.min(LONGEST_PAUSE_SECONDS, Math.max(pause, Number.isFinite(asked) ? asked : 0));
}

/** The sender that push services may turn to: our address if they take it, otherwise one that stands for it. */
export const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:push@ridewire.invalid';

/** Encrypts a message for its device and hands it to the device's push service. It never throws. */
export async function sendPush(
  { push, publicUrl }: { push: PushSettings; publicUrl: string },
  taken: TakenPush,
): Promise<Outcome> {
  const { endpoint, p256dh, auth, told, tries } = taken;
  // The setting may be another one since.
  if (!isPushAddress(push.hosts, endpoint)) return { is: 'gone' };
  try {
    const payload = JSON.stringify(writePush(told, taken));
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: subjectOf(publicUrl), ...push.keys },
      TTL: taken.ttlSeconds,
      urgency: told.what === 'notification' && !URGENT.has(told.type) ? 'normal' : 'high',
      topic: createHash('sha256').update(topicOf(told)).digest('base64url').slice(0, TOPIC_LETTERS),
      contentEncoding: 'aes128gcm',
    });
    const { 'Content-Length': _length, ...sent } = headers as Record<string, string>;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...sent, TTL: String(taken.ttlSeconds) },
      body: new Uint8Array(body as Buffer),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return { is: 'sent' };
    if (status === 404 || status === 410) return { is: 'gone' };
    if (status !== 429 && status < 500) return { is: 'refused', status };
    return { is: 'later', seconds: pauseSeconds(tries, response.headers.get('retry-after')) };
  } catch {
    return { is: 'later', seconds: pauseSeconds(tries, null) };
  }
}
