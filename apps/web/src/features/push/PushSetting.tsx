import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { askToNotify } from '../../kit/alerts/notify-hidden.ts';
import {
  closePush,
  findPushAddress,
  getPushAbility,
  type PushAbility,
} from '../../kit/alerts/push-device.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Setting } from '../../kit/page/Setting.tsx';
import { useMe } from '../session/use-me.ts';
import { keepPushWish } from './push-wish.ts';
import { PushUnreached, subscribeDevice } from './subscribe-device.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { getPushTexts, usePushTexts } from './texts.en.ts';

/** Whether this device is told while the app is closed. */
export function PushSetting() {
  const words = usePushTexts();
  const { ability, isOn, isBusy, turn } = usePush();
  const why: Record<Exclude<PushAbility, 'able'>, string> = {
    denied: words.denied,
    'home-screen': words.needsHome,
    unsupported: words.unsupported,
  };
  return (
    <Setting id="push-setting" title={words.title} hint={words.hint}>
      <Switch
        size="md"
        label={words.on}
        description={ability === 'able' ? undefined : why[ability]}
        disabled={ability !== 'able' || isOn === undefined || isBusy}
        checked={ability === 'able' && isOn === true}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
    </Setting>
  );
}

function usePush() {
  const userId = useMe()?.id ?? '';
  const [ability, setAbility] = useState(getPushAbility);
  const [isBusy, setBusy] = useState(false);
  /** Undefined until it is known. */
  const [address, setAddress] = useState<string | null>();
  const { data: state, refetch } = trpc.push.state.useQuery();
  const unsubscribe = trpc.push.unsubscribe.useMutation();
  const isAble = ability === 'able';
  useEffect(() => {
    if (!isAble) return;
    findPushAddress().then(setAddress, () => setAddress(null));
  }, [isAble]);

  async function open(publicKey: string): Promise<void> {
    await askToNotify();
    const now = getPushAbility();
    setAbility(now);
    if (now !== 'able' || Notification.permission !== 'granted') return;
    setAddress(await subscribeDevice(publicKey, userId));
  }
  async function close(): Promise<void> {
    await unsubscribe.mutateAsync();
    keepPushWish(null);
    await closePush();
    setAddress(null);
  }
  async function turn(isWanted: boolean): Promise<void> {
    if (!state) return;
    setBusy(true);
    try {
      await (isWanted ? open(state.publicKey) : close());
      await refetch();
    } catch (error) {
      toastFailed(
        error instanceof PushUnreached
          ? getPushTexts().notReached
          : errorSentence(error, getPushTexts().failed),
      );
    } finally {
      setBusy(false);
    }
  }
  // The browser's address may be another person's of this server, and the server's may be of a lost one.
  const isOn = state && address !== undefined ? address !== null && state.endpoint === address : undefined;
  return { ability, isOn, isBusy, turn };
}
