import { MAX_REASON_LETTERS } from '@ridewire/contracts';
import { useState } from 'react';

/** What is chosen in place of a reason of the list. */
export const OTHER = 'other';

export interface BarReason {
  /** Of the list, or OTHER; null as long as nothing is chosen. */
  choice: string | null;
  words: string;
  /** Confirmed without a reason. */
  isMissing: boolean;
  choose: (choice: string | null) => void;
  write: (words: string) => void;
  /** The reason; null where there is none yet, which the fields then say. */
  take: () => string | null;
}

/** Why somebody is barred, as it is chosen or typed; begins anew with each dialog. */
export function useBarReason(isAsking: boolean): BarReason {
  const [choice, choose] = useState<string | null>(null);
  const [words, write] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [wasAsking, setAsking] = useState(isAsking);
  if (wasAsking !== isAsking) {
    setAsking(isAsking);
    if (isAsking) {
      choose(null);
      write('');
      setMissing(false);
    }
  }
  const take = () => {
    const reason = (choice === OTHER ? words.trim() : (choice ?? '')).slice(0, MAX_REASON_LETTERS);
    setMissing(reason === '');
    return reason === '' ? null : reason;
  };
  return { choice, words, isMissing, choose, write, take };
}
