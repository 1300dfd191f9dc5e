import { RIDE_STATUSES, type RideStatus, type RideType } from '@ridewire/contracts';
import {
  LONGEST_QUERY,
  readOneOf,
  readTrue,
  readTypeId,
  readUuid,
  type Given,
} from '../../kit/lists/read-search.ts';
import { BOARD_SORTS, type SortedBy } from './sort-rides.ts';

export const BOARD_VIEWS = ['map', 'split', 'columns'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** The statuses the board can be filtered by: those of rides under way. */
export type BoardStatus = Exclude<RideStatus, 'completed' | 'canceled'>;

/** What part of the board is shown. It is in the address, so that a reload or a link shows the same. */
export interface BoardSearch extends SortedBy {
  q?: string | undefined;
  status?: BoardStatus | undefined;
  type?: RideType | undefined;
  stuck?: true | undefined;
  view?: BoardView | undefined;
  /** Whether the map shows demand. */
  demand?: true | undefined;
  /** The ride whose detail is open. */
  ride?: string | undefined;
}

export function readBoardSearch({
  q,
  status,
  type,
  stuck,
  view,
  demand,
  ride,
  ...order
}: Given): BoardSearch {
  const sort = readOneOf(BOARD_SORTS, order.sort);
  const found = readOneOf(RIDE_STATUSES, status);
  return {
    // As typed, because nothing is asked of the server here.
    q: typeof q === 'string' && q.length <= LONGEST_QUERY ? q : undefined,
    status: found === 'completed' || found === 'canceled' ? undefined : found,
    type: readTypeId(type),
    stuck: readTrue(stuck),
    view: readOneOf(BOARD_VIEWS, view),
    demand: readTrue(demand),
    ride: readUuid(ride),
    sort,
    back: sort && readTrue(order.back),
  };
}
