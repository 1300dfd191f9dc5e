import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { startTransition, useEffect, useRef } from 'react';
import { useSettled } from '../../../kit/buttons/use-settled.ts';
import { useDriverTexts } from '../texts.en.ts';

export interface EndButtonProps {
  /** Names the step it follows: after each it rests. */
  endKey: string;
  /** The rider has yet to pay; the fare is settled; or nothing was earned. */
  end: 'owed' | 'earned' | 'nothing';
  onPress: () => void;
}

/**
 * Confirms that the fare of an ended ride was paid, then dismisses the ride. It is where the stage button was, so it
 * rests first as that one does.
 */
export function EndButton({ endKey, end, onPress }: EndButtonProps) {
  const driver = useDriverTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isSettled = useSettled(endKey);
  // A driver who pressed 'Complete' goes on from here; focus elsewhere stays there.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      button.current?.focus({ preventScroll: true });
  }, [endKey]);
  return (
    <Button
      ref={button}
      size="xl"
      fullWidth
      aria-disabled={!isSettled || undefined}
      leftSection={end === 'owed' && <IconCash size={24} stroke={1.75} aria-hidden />}
      // The next frame shows the press; another panel is more than a frame's work.
      onClick={() => isSettled && startTransition(onPress)}
    >
      {{ owed: driver.cashReceived, earned: driver.nextRequest, nothing: driver.backToRequests }[end]}
    </Button>
  );
}
