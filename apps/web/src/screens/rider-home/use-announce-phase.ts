import { announce, useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { playSound } from '../../sounds/play-sound.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { phaseSentence } from './phase-sentence.ts';
import type { PhaseName, RidePhase } from './ride-phase.ts';

const VIBRATION_MS = 120;
/** So long the sentence about a found driver waits for the driver's position, to say the minutes; in milliseconds. */
const POSITION_MS = 2_000;

/** Says each phase once when it begins; not the one the page was opened in. A driver who was found is also heard. */
export function useAnnouncePhase(phase: RidePhase | undefined): void {
  const { rider } = useTexts();
  const format = useFormat();
  const begun = useRef<PhaseName | undefined>(undefined);
  const owed = useRef(false);
  const begin = useEffectEvent(() => {
    const before = begun.current;
    begun.current = phase?.name;
    // A car that comes, turns and comes again has arrived once.
    const isTurning = before === 'arriving' && phase?.name === 'accepted';
    owed.current = before !== undefined && !isTurning;
    if (before !== 'searching' || !phase || !('position' in phase)) return;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    playSound('rideChange');
  });
  const say = useEffectEvent(() => {
    if (!owed.current || !phase) return;
    owed.current = false;
    const sentence = phaseSentence(phase, rider, format);
    if (sentence) announce(sentence);
  });
  const name = phase?.name;
  const isWaiting = name === 'accepted' && phase?.position === null;
  useEffect(() => begin(), [name]);
  useEffect(() => {
    if (!isWaiting) return say();
    const timer = setTimeout(() => say(), POSITION_MS);
    return () => clearTimeout(timer);
  }, [name, isWaiting]);
}
