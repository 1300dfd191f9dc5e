import type { DriverBreak } from '@ridewire/contracts';
import { announce, useFormat, useNow } from '@ridewire/ui';
import { IconCoffee } from '@tabler/icons-react';
import { Note } from '../../../kit/notes/Note.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { playSound } from '../../../kit/alerts/play-sound.ts';
import { AvailabilityButton } from '../AvailabilityButton.tsx';
import { useAvailability } from '../use-availability.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useBreaksTexts } from './breaks.en.ts';
import { useOnBreak } from './use-on-break.ts';

const SECOND_MS = 1_000;

/** What is left of the driver's break, and how it ends. Nothing without one. */
export function BreakNotice({ isDriving = false }: { isDriving?: boolean }) {
  const onBreak = useOnBreak();
  return onBreak ? <Break onBreak={onBreak} isDriving={isDriving} /> : null;
}

function Break({ onBreak, isDriving }: { onBreak: DriverBreak; isDriving: boolean }) {
  const driver = useDriverTexts();
  const texts = useBreaksTexts();
  const format = useFormat();
  const { wanted, setAvailable } = useAvailability();
  const { since, until } = onBreak;
  const leftMs = (nowMs: number) => (until === null ? Infinity : until - nowMs);
  const nowMs = useNow((ms) => {
    const left = leftMs(ms);
    return left > 0 && left < Infinity ? left % SECOND_MS || SECOND_MS : Infinity;
  });
  const isOver = leftMs(nowMs) <= 0;
  useSayOver(isOver, texts.over);
  const left =
    until === null
      ? texts.since(format.clock(since))
      : texts.left(format.elapsed(Math.ceil(leftMs(nowMs) / SECOND_MS) * SECOND_MS));
  return (
    <Note
      tone="quiet"
      icon={IconCoffee}
      title={
        isOver ? (
          texts.over
        ) : (
          <span className="rw-num" role={until === null ? undefined : 'timer'}>
            {left}
          </span>
        )
      }
      data-part="break"
    >
      <p>{isDriving ? texts.rideGoesOn : texts.hint}</p>
      {isDriving ? (
        <AvailabilityButton size="md" />
      ) : (
        <ConnectedButton
          variant="default"
          size="md"
          mt={6}
          isBusy={wanted === false}
          isInert={wanted !== null}
          busyLabel={driver.goingOffline}
          onPress={() => setAvailable(false)}
        >
          {driver.goOffline}
        </ConnectedButton>
      )}
    </Note>
  );
}

/** Once, where the driver sees the break end. One that was over before is only shown. */
function useSayOver(isOver: boolean, sentence: string): void {
  const wasOver = useRef(isOver);
  const say = useEffectEvent(() => {
    announce(sentence, 'assertive');
    playSound('rideChange');
  });
  useEffect(() => {
    if (isOver && !wasOver.current) say();
    wasOver.current = isOver;
  }, [isOver]);
}
