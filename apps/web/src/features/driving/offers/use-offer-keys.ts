import type { Offer } from '@ridewire/contracts';
import { useCallback, type KeyboardEvent } from 'react';
import { useIsConnected } from '../../../kit/live/connection-state.ts';
import type { useAnswerOffer } from '../use-answer-offer.ts';

const STEPS: Record<string, 1 | -1> = { arrowdown: 1, arrowright: 1, arrowup: -1, arrowleft: -1 };

interface OfferKeys {
  offer: Offer;
  answer: ReturnType<typeof useAnswerOffer>;
  /** It can't be answered now. */
  isInert: boolean;
  /** To the request before or after this one. */
  onMove: (step: 1 | -1) => void;
}

/** The keys on a request: A accepts, D declines, arrows move to another one. */
export function useOfferKeys({ offer, answer: { accept, decline }, isInert, onMove }: OfferKeys) {
  const isConnected = useIsConnected();
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const key = event.key.toLowerCase();
      const step = STEPS[key];
      if (step) onMove(step);
      else if (key === 'a' && isConnected && !isInert) void accept(offer);
      else if (key === 'd' && isConnected && !isInert) void decline(offer);
      else return;
      event.preventDefault();
    },
    [onMove, accept, decline, offer, isConnected, isInert],
  );
}
