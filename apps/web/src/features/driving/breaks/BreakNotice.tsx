import type { DriverBreak } from '@ridewire/contracts';
import { announce, useFormat, useNow } from '@ridewire/ui';
import { IconCoffee } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { playSound } from '../../../kit/alerts/play-sound.ts';
import { AvailabilityButton } from '../AvailabilityButton.tsx';
import { useAvailability } from '../use-availability.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useBreaksTexts } from './breaks.en.ts';
import { useOnBreak } from './use-on-break.ts';
import drivingStyles from '../driving.module.css';

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
    <div className={drivingStyles.onBreak} data-part="break">
      <IconCoffee size={20} stroke={1.75} aria-hidden />
      {isOver ? (
        <p>{texts.over}</p>
      ) : (
        <p className="rw-num" role={until === null ? undefined : 'timer'}>
          {left}
        </p>
      )}
      <p>{isDriving ? texts.rideGoesOn : texts.hint}</p>
      {isDriving ? (
        <AvailabilityButton size="md" />
      ) : (
        <ConnectedButton
          variant="default"
          size="md"
          isBusy={wanted === false}
          isInert={wanted !== null}
          busyLabel={driver.goingOffline}
          onPress={() => setAvailable(false)}
        >
          {driver.goOffline}
        </ConnectedButton>
      )}
    </div>
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
