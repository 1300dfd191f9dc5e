import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useSettled } from './use-settled.ts';

export interface NextButtonProps {
  rideId: string;
  /** The ride earned something; else it was taken away or canceled. */
  isEarned: boolean;
  onPress: () => void;
}

/** Puts an ended ride away. It stands where the stage button stood, so it rests first as that one does. */
export function NextButton({ rideId, isEarned, onPress }: NextButtonProps) {
  const { driver } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const isSettled = useSettled(rideId);
  // Whoever pressed 'Complete' goes on from here; whoever was elsewhere stays there.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null)
      button.current?.focus({ preventScroll: true });
  }, [rideId]);
  return (
    <Button
      ref={button}
      size="xl"
      fullWidth
      aria-disabled={!isSettled || undefined}
      onClick={() => isSettled && onPress()}
    >
      {isEarned ? driver.nextRequest : driver.backToRequests}
    </Button>
  );
}
