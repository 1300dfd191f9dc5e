import { RideStatus, RideType } from '@ridewire/contracts';
import { z } from 'zod';

export const BoardView = z.enum(['map', 'split', 'columns']);
export type BoardView = z.infer<typeof BoardView>;

/** What of the board is shown: kept in the address, so that a reload or a link shows the same. Nonsense is left out. */
export const BoardSearch = z.object({
  q: z.string().max(100).optional().catch(undefined),
  status: RideStatus.exclude(['completed', 'canceled']).optional().catch(undefined),
  type: RideType.optional().catch(undefined),
  stuck: z.literal(true).optional().catch(undefined),
  view: BoardView.optional().catch(undefined),
  /** The ride whose detail is open. */
  ride: z.uuid().optional().catch(undefined),
});
export type BoardSearch = z.infer<typeof BoardSearch>;

/** The statuses by which the board can be filtered: those of rides under way. */
export type BoardStatus = NonNullable<BoardSearch['status']>;
