import { useEffect } from 'react';
import { getNotifyPermission } from '../../kit/alerts/notify-hidden.ts';
import { findPushAddress, getPushAbility } from '../../kit/alerts/push-device.ts';
import { api } from '../../kit/live/trpc.ts';
import { useMe } from '../session/use-me.ts';
import { isPushLost, readPushWish } from './push-wish.ts';
import { subscribeDevice } from './subscribe-device.ts';

/** Turns on again, without a word, what this device lost: see isPushLost. */
export function KeepPush() {
  const userId = useMe()?.id;
  useEffect(() => {
    // The next visit tries again.
    if (userId) keepPush(userId).catch(() => {});
  }, [userId]);
  return null;
}

async function keepPush(userId: string): Promise<void> {
  const [wish, permission] = [readPushWish(), getNotifyPermission()];
  if (wish !== userId || permission !== 'granted' || getPushAbility() !== 'able') return;
  const [{ endpoint, publicKey }, address] = await Promise.all([api.push.state.query(), findPushAddress()]);
  if (isPushLost({ wish, userId, permission, address, endpoint })) await subscribeDevice(publicKey, userId);
}
