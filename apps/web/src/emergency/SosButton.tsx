import './emergency.css';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { announce } from '@ridewire/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useDeliberatePress } from './use-deliberate-press.ts';

/** The SOS button of a ride: it has to be meant. */
export function SosButton({ onMeant }: { onMeant: () => void }) {
  const { emergency } = useTexts();
  const { press, handlers } = useDeliberatePress(onMeant);
  const howId = useId();
  const hint = {
    idle: null,
    holding: emergency.holdOn,
    short: emergency.holdOn,
    armed: emergency.pressAgain,
  }[press];
  const say = useEffectEvent(() => {
    if (hint && press !== 'holding') announce(hint, 'assertive');
  });
  useEffect(() => say(), [press]);
  return (
    <>
      {hint && (
        <span className="rw-sos-hint" aria-hidden>
          {hint}
        </span>
      )}
      <UnstyledButton className="rw-sos" data-press={press} aria-describedby={howId} {...handlers}>
        {emergency.sos}
      </UnstyledButton>
      <VisuallyHidden id={howId}>{emergency.howToPress}</VisuallyHidden>
    </>
  );
}
