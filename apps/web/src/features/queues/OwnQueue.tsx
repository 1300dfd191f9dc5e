import { Text } from '@mantine/core';
import type { OwnQueuePlace } from '@ridewire/contracts';
import { announce, useFormat, useNow, type Format } from '@ridewire/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOwnQueueTexts, type ownQueue as english } from './own.en.ts';
import { useOwnQueue } from './queues-live.ts';
import styles from './own-queue.module.css';

/** The driver's place in line, as it moves, or kept after a ride; nothing for a driver who has none. */
export function OwnQueue() {
  const texts = useOwnQueueTexts();
  const { count, clock } = useFormat();
  const queue = useOwnQueue();
  useSayLeft(queue === null, queue?.zone, texts.left);
  const sentence = queue && sayQueue(queue, texts, { count, clock });
  useSayMove(queue && placeOf(queue), sentence);
  if (!queue) return null;
  return (
    <div className={styles.own} data-part="queue" data-out={'removed' in queue || undefined}>
      <IconUsersGroup size={20} stroke={1.75} aria-hidden />
      <Text fw={650} className="rw-num">
        {sentence}
      </Text>
      {'outUntil' in queue && <OutNote until={Date.parse(queue.outUntil)} />}
      <Text size="sm" className={styles.rule}>
        {'removed' in queue && texts.removedWhy(queue.removed)}
        {'keptUntil' in queue && texts.keptHow(queue.zone)}
        {'place' in queue && texts.rule}
      </Text>
      {'kept' in queue && queue.kept && (
        <Text size="sm" className={styles.rule}>
          {texts.keptBeside(queue.kept.zone, clock(queue.kept.keptUntil))}
        </Text>
      )}
      {'wasMoved' in queue && queue.wasMoved && (
        <Text size="sm" className={styles.rule}>
          {texts.moved}
        </Text>
      )}
    </div>
  );
}

function sayQueue(
  queue: OwnQueuePlace,
  texts: typeof english,
  { count, clock }: Pick<Format, 'count' | 'clock'>,
) {
  if ('place' in queue) return texts.place(queue.place, count(queue.place), count(queue.of), queue.zone);
  return 'removed' in queue ? texts.removed(queue.zone) : texts.kept(clock(queue.keptUntil));
}

/** A place is another where this is. */
const placeOf = (queue: OwnQueuePlace) =>
  'place' in queue ? queue.place : 'keptUntil' in queue ? queue.keptUntil : undefined;

const SECOND_MS = 1_000;

/** The driver is out of the zone: how long they have to go back. */
function OutNote({ until }: { until: number }) {
  const texts = useOwnQueueTexts();
  const { elapsed } = useFormat();
  const nowMs = useNow((ms) => (until > ms ? (until - ms) % SECOND_MS || SECOND_MS : Infinity));
  const left = elapsed(Math.max(0, Math.ceil((until - nowMs) / SECOND_MS)) * SECOND_MS);
  useEffect(() => announce(texts.out, 'assertive'), [texts]);
  return (
    <Text size="sm" className={styles.outside} data-part="out-of-zone">
      {texts.out}{' '}
      <span role="timer" className="rw-num">
        {texts.outLeft(left)}
      </span>
    </Text>
  );
}

/** Whenever the driver's own place changes; not when only others come or go behind them. */
function useSayMove(place: number | string | null | undefined, sentence: string | null | undefined): void {
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
