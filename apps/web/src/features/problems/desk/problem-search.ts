import { PROBLEM_KINDS, PROBLEM_STATES } from '@ridewire/contracts/problem-choices';
import type { ProblemKind, ProblemState } from '@ridewire/contracts';
import { isUuid, readOneOf, readPage, type Given } from '../../../kit/lists/read-search.ts';

/** The shown problems: kept in the address, so that a reload or a link shows the same. */
export interface ProblemSearch {
  state?: ProblemState | undefined;
  kind?: ProblemKind | undefined;
  mine?: true | undefined;
  ride?: string | undefined;
  page?: number | undefined;
}

export const readProblemSearch = ({ state, kind, mine, ride, page }: Given): ProblemSearch => ({
  state: readOneOf(PROBLEM_STATES, state),
  kind: readOneOf(PROBLEM_KINDS, kind),
  mine: mine === true ? true : undefined,
  ride: typeof ride === 'string' && isUuid(ride) ? ride : undefined,
  page: readPage(page),
});

/** The server's input for it. */
export const problemsInput = ({ page = 1, state, kind, mine, ride }: ProblemSearch) => ({
  ...{ page, state, kind },
  ...(mine && { isMine: mine }),
  ...(ride !== undefined && { rideId: ride }),
});
