import { Text } from '@mantine/core';
import { announce, useFormat } from '@ridewire/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOwnQueueTexts } from './own.en.ts';
import { useOwnQueue } from './queues-live.ts';
import styles from './own-queue.module.css';

/** The driver's place in line, as it moves; nothing for a driver who isn't in one. */
export function OwnQueue() {
  const texts = useOwnQueueTexts();
  const { count } = useFormat();
  const queue = useOwnQueue();
  useSayLeft(queue === null, queue?.zone, texts.left);
  const isIn = queue ? 'place' in queue : false;
  const sentence =
    queue &&
    ('place' in queue
      ? texts.place(queue.place, count(queue.place), count(queue.of), queue.zone)
      : texts.removed(queue.zone));
  useSayMove(queue && 'place' in queue ? queue.place : undefined, sentence);
  if (!queue) return null;
  return (
    <div className={styles.own} data-part="queue" data-out={!isIn || undefined}>
      <IconUsersGroup size={20} stroke={1.75} aria-hidden />
      <Text fw={650} className="rw-num">
        {sentence}
      </Text>
      <Text size="sm" className={styles.rule}>
        {'removed' in queue ? texts.removedWhy(queue.removed) : texts.rule}
      </Text>
      {'wasMoved' in queue && queue.wasMoved && (
        <Text size="sm" className={styles.rule}>
          {texts.moved}
        </Text>
      )}
    </div>
  );
}

/** Whenever the driver's own place changes; not when only others come or go behind them. */
function useSayMove(place: number | undefined, sentence: string | null | undefined): void {
  const say = useEffectEvent(() => {
    if (sentence) announce(sentence, 'polite');
  });
  useEffect(() => say(), [place]);
}

/** Once, where the driver sees the place go. */
function useSayLeft(isOut: boolean, zone: string | undefined, sentence: (zone: string) => string): void {
  const last = useRef(zone);
  const say = useEffectEvent(() => {
    if (last.current !== undefined) announce(sentence(last.current), 'polite');
  });
  useEffect(() => {
    if (isOut) say();
    last.current = zone;
  }, [isOut, zone]);
}
