import { useDebouncedValue } from '@mantine/hooks';
import type { PhoneRider } from '@ridewire/contracts';
import { isPhoneNumber } from '@ridewire/contracts/guests';
import { skipToken } from '@tanstack/react-query';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

/** How long after the last key a number is looked for, in milliseconds. */
const DEBOUNCE_MS = 250;

export interface PhoneRiders {
  /** The riders with the typed number; undefined while nothing is known of it. */
  riders: readonly PhoneRider[] | undefined;
  isLooking: boolean;
  problem: string | null;
}

/** The riders with the typed phone number. */
export function usePhoneRiders(typed: string): PhoneRiders {
  const texts = usePhoneBookingsTexts();
  const [settled] = useDebouncedValue(typed, DEBOUNCE_MS);
  const phone = isPhoneNumber(settled) ? settled : null;
  const { data, error, isFetching } = trpc.bookings.riders.useQuery(phone ? { phone } : skipToken, {
    // Their rides change, and the last booking may have made them.
    staleTime: 0,
  });
  const isKnown = settled === typed && phone !== null;
  return {
    riders: isKnown && !isFetching ? data : undefined,
    isLooking: isPhoneNumber(typed) && (settled !== typed || isFetching),
    problem: isKnown && error ? texts.lookFailed(errorSentence(error)) : null,
  };
}
