import type { Offer } from '@ridewire/contracts';

/** Which of the open offers were not open before; an offer that ran out and is made again is new. */
export function findNewOffers(
  beforeIds: ReadonlySet<string>,
  open: readonly Offer[],
): { fresh: Offer[]; ids: ReadonlySet<string> } {
  return {
    fresh: open.filter(({ ride }) => !beforeIds.has(ride.id)),
    ids: new Set(open.map(({ ride }) => ride.id)),
  };
}
