import { MAX_REASON_LETTERS } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';

/** The value chosen in place of a reason of the list. */
export const OTHER = 'other';

export interface BarReason {
  /** A reason of the list, or OTHER; null as long as nothing is chosen. */
  choice: string | null;
  words: string;
  /** Confirmed without a reason. */
  isMissing: boolean;
  choose: (choice: string | null) => void;
  write: (words: string) => void;
  /** The reason; null where there is none yet, which the fields then say. */
  take: () => string | null;
}

const EMPTY = { choice: null as string | null, words: '', isMissing: false };

/** The chosen or typed reason for barring a person; starts again with each dialog. */
export function useBarReason(isAsking: boolean): BarReason {
  const [fields, remember] = useMemory({ ...EMPTY, isAsking }, (before) => {
    if (before.isAsking === isAsking) return before;
    return isAsking ? { ...EMPTY, isAsking } : { ...before, isAsking };
  });
  const { choice, words, isMissing } = fields;
  const take = () => {
    const reason = (choice === OTHER ? words.trim() : (choice ?? '')).slice(0, MAX_REASON_LETTERS);
    remember({ ...fields, isMissing: reason === '' });
    return reason === '' ? null : reason;
  };
  return {
    choice,
    words,
    isMissing,
    choose: (chosen) => remember({ ...fields, choice: chosen }),
    write: (written) => remember({ ...fields, words: written }),
    take,
  };
}
