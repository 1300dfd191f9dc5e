import { Button, Group, Text } from '@mantine/core';
import { useFormat, useNow } from '@ridewire/ui';
import { IconNavigation } from '@tabler/icons-react';
import { useState } from 'react';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { getConnection, useIsConnected } from '../../../kit/live/connection-state.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { sayName } from '../../../kit/texts/say-address.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useAround } from '../../demand/demand-live.ts';
import { useDemandTexts } from '../../demand/texts.en.ts';
import { navigationLink } from '../navigation-link.ts';
import styles from './driver-panel.module.css';

/** A better place to wait, while there are no requests; quiet, and gone when it is dismissed or over. */
export function MoveHint() {
  const texts = useDemandTexts();
  const format = useFormat();
  const isConnected = useIsConnected();
  const move = useAround()?.move ?? null;
  const { mutateAsync: sendDismissal } = trpc.demand.dismissMove.useMutation();
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const leftMs = (nowMs: number) => (move ? move.until - (nowMs + getConnection().clockOffsetMs) : 0);
  const nowMs = useNow((ms) => (leftMs(ms) > 0 ? leftMs(ms) : Infinity));
  if (!move || move.madeAt === dismissedAt || leftMs(nowMs) <= 0) return null;
  const { lat, lng, name, names, madeAt } = move;
  const place = name && sayName({ name, names });
  const minutes = format.count(move.minutes);
  const dismiss = async () => {
    setDismissedAt(madeAt);
    try {
      await sendDismissal({ madeAt });
    } catch (error) {
      setDismissedAt(null);
      toastFailed(errorSentence(error, texts.dismissFailed));
    }
  };
  return (
    <div className={styles.next} role="status" data-part="move-hint">
      <Text>{place ? texts.moveAround(place, minutes) : texts.moveNear(minutes)}</Text>
      <Group gap="sm" grow>
        <Button
          component="a"
          href={navigationLink({ lat, lng, address: place ?? texts.place }, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          size="md"
          variant="default"
          leftSection={<IconNavigation size={20} stroke={1.75} aria-hidden />}
        >
          {texts.go}
        </Button>
        <Button size="md" variant="subtle" disabled={!isConnected} onClick={() => void dismiss()}>
          {texts.dismiss}
        </Button>
      </Group>
    </div>
  );
}
