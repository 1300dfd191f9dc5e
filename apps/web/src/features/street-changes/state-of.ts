import type { StreetChangesSnapshot, StreetChangeView } from '@ridewire/contracts';

/**
 * Whether a change stands, comes or is over. The server decides it by its clock; until that is known, the row itself says what it can.
 */
export function stateOf(
  { id, ended, beginsAt, endsAt }: Pick<StreetChangeView, 'id' | 'ended' | 'beginsAt' | 'endsAt'>,
  known: StreetChangesSnapshot | undefined,
  nowMs = Date.now(),
): 'standing' | 'coming' | 'over' {
  if (ended) return 'over';
  if (known) {
    if (known.standing.some((change) => change.id === id)) return 'standing';
    return known.coming?.includes(id) ? 'coming' : 'over';
  }
  if (endsAt !== null && Date.parse(endsAt) <= nowMs) return 'over';
  return Date.parse(beginsAt) > nowMs ? 'coming' : 'standing';
}
