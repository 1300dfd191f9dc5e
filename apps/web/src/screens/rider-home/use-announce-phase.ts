import { announce, useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { phaseSentence } from './phase-sentence.ts';
import { playTone } from './play-tone.ts';
import type { PhaseName, RidePhase } from './ride-phase.ts';

/** Says each phase once when it begins; not the one the page was opened in. A driver who was found is also heard. */
export function useAnnouncePhase(phase: RidePhase | undefined): void {
  const { rider } = useTexts();
  const format = useFormat();
  const said = useRef<PhaseName | undefined>(undefined);
  const began = useEffectEvent(() => {
    const before = said.current;
    said.current = phase?.name;
    if (!phase || !before || before === phase.name) return;
    // A car that comes, turns and comes again has arrived once.
    if (before === 'arriving' && phase.name === 'accepted') return;
    const sentence = phaseSentence(phase, rider, format);
    if (sentence) announce(sentence);
    if (before === 'searching' && 'position' in phase) playTone();
  });
  useEffect(() => began(), [phase?.name]);
}
