import type { FinishedStatus } from '@ridewire/contracts';
import { readOneOf } from '../../../kit/lists/read-search.ts';

export const FINISHED = ['completed', 'canceled'] as const satisfies readonly FinishedStatus[];

export interface RideSearch {
  /** How the rides of the list ended; all without. */
  status?: FinishedStatus | undefined;
  /** The ride that is open beside the list. */
  ride?: string | undefined;
}

export const readRideSearch = ({ status, ride }: Record<string, unknown>): RideSearch => ({
  status: readOneOf(FINISHED, status),
  ride: typeof ride === 'string' && ride !== '' ? ride : undefined,
});
