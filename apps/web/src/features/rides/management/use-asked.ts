import type { RideDetail } from '@ridewire/contracts';
import { useCallback, useState } from 'react';

/** What an admin wants to do with a ride, and is asked about. */
export type Question = 'status' | 'delete';

export interface Asked {
  question: Question;
  /** The ride's state when the dialog opened. */
  ride: RideDetail;
  /** False while the dialog closes, and after. */
  isOpen: boolean;
}

/** The only dialog of the list. */
export function useAsked() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (question: Question, ride: RideDetail) => setAsked({ question, ride, isOpen: true }),
    [],
  );
  const close = useCallback(() => setAsked((before) => before && { ...before, isOpen: false }), []);
  return { asked, ask, close };
}
