import { openPush } from '../../kit/alerts/push-device.ts';
import { api } from '../../kit/live/trpc.ts';
import { keepPushWish } from './push-wish.ts';

/** The browser or its push service didn't give an address. */
export class PushUnreached extends Error {}

/**
 * From now on this device is told while the app is closed.
 * @returns where
 * @throws PushUnreached, and what the server says
 */
export async function subscribeDevice(publicKey: string, userId: string): Promise<string> {
  const { endpoint = '', keys } = await openPush(publicKey).catch((error: unknown) => {
    throw new PushUnreached('no push service', { cause: error });
  });
  await api.push.subscribe.mutate({
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  });
  keepPushWish(userId);
  return endpoint;
}
