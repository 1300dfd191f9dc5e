import { PROBLEM_KINDS } from '@ridewire/contracts/problem-choices';
import type { ProblemKind, ProblemState } from '@ridewire/contracts';
import { isUuid, readOneOf, readPage, type Given } from '../../../kit/lists/read-search.ts';

/** What can be chosen besides those that wait. */
export const SHOWN_STATES = ['answered', 'closed', 'any'] as const;

/** The shown problems: kept in the address, so that a reload or a link shows the same. */
export interface ProblemSearch {
  /** Those that wait, if left out; of one ride, all. */
  state?: (typeof SHOWN_STATES)[number] | undefined;
  kind?: ProblemKind | undefined;
  mine?: true | undefined;
  ride?: string | undefined;
  page?: number | undefined;
}

export const readProblemSearch = ({ state, kind, mine, ride, page }: Given): ProblemSearch => ({
  state: readOneOf(SHOWN_STATES, state),
  kind: readOneOf(PROBLEM_KINDS, kind),
  mine: mine === true ? true : undefined,
  ride: typeof ride === 'string' && isUuid(ride) ? ride : undefined,
  page: readPage(page),
});

/** The server's input for it. */
export const problemsInput = ({ page = 1, state, kind, mine, ride }: ProblemSearch) => ({
  ...{ page, kind, state: stateOf({ state, ride }) },
  ...(mine && { isMine: mine }),
  ...(ride !== undefined && { rideId: ride }),
});

function stateOf({ state, ride }: ProblemSearch): ProblemState | undefined {
  if (state === undefined) return ride === undefined ? 'waiting' : undefined;
  return state === 'any' ? undefined : state;
}
