import type { FinishedStatus } from '@ridewire/contracts';
import { readOneOf } from '../../../kit/lists/read-search.ts';

export const FINISHED = ['completed', 'canceled'] as const satisfies readonly FinishedStatus[];

export interface RideSearch {
  /** The status the list is filtered by; all if left out. */
  status?: FinishedStatus | undefined;
  /** The ride that is open next to the list. */
  ride?: string | undefined;
}

export const readRideSearch = ({ status, ride }: Record<string, unknown>): RideSearch => ({
  status: readOneOf(FINISHED, status),
  ride: typeof ride === 'string' && ride !== '' ? ride : undefined,
});
