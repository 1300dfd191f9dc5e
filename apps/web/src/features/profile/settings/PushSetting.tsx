import { Switch, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { askToNotify } from '../../../kit/alerts/notify-hidden.ts';
import {
  closePush,
  findPushAddress,
  getPushAbility,
  openPush,
  type PushAbility,
} from '../../../kit/alerts/push-device.ts';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { getSettingsTexts, useSettingsTexts } from './texts.en.ts';

/** Whether this device is told while the app is closed. */
export function PushSetting() {
  const settings = useSettingsTexts();
  const { ability, isOn, isBusy, turn } = usePush();
  const why: Record<Exclude<PushAbility, 'able'>, string> = {
    denied: settings.pushDenied,
    'home-screen': settings.pushNeedsHome,
    unsupported: settings.pushUnsupported,
  };
  return (
    <section aria-labelledby="push-setting">
      <Title order={2} size="h4" id="push-setting">
        {settings.push}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {settings.pushHint}
      </Text>
      <Switch
        size="md"
        label={settings.pushOn}
        description={ability === 'able' ? undefined : why[ability]}
        disabled={ability !== 'able' || isOn === undefined || isBusy}
        checked={ability === 'able' && isOn === true}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
    </section>
  );
}

class PushUnreached extends Error {}

function usePush() {
  const [ability, setAbility] = useState(getPushAbility);
  const [isBusy, setBusy] = useState(false);
  /** Undefined until it is known. */
  const [address, setAddress] = useState<string | null>();
  const { data: state, refetch } = trpc.push.state.useQuery();
  const subscribe = trpc.push.subscribe.useMutation();
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
    const { endpoint = '', keys } = await openPush(publicKey).catch((error: unknown) => {
      throw new PushUnreached('no push service', { cause: error });
    });
    await subscribe.mutateAsync({
      endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    });
    setAddress(endpoint);
  }
  async function close(): Promise<void> {
    await unsubscribe.mutateAsync();
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
          ? getSettingsTexts().pushNotReached
          : errorSentence(error, getSettingsTexts().pushFailed),
      );
    } finally {
      setBusy(false);
    }
  }
  // The browser's address may be another person's of this server, and the server's may be of a lost one.
  const isOn = state && address !== undefined ? address !== null && state.endpoint === address : undefined;
  return { ability, isOn, isBusy, turn };
}
