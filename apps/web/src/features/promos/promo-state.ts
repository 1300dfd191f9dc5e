import type { PromoView } from '@ridewire/contracts';

export type PromoState = 'ended' | 'over' | 'usedUp' | 'coming' | 'valid';

/** Whether riders can use a code now, and why not. */
export function stateOf(
  { beginsAt, endsAt, endedAt, mostUses, used }: PromoView,
  nowMs = Date.now(),
): PromoState {
  if (endedAt !== null) return 'ended';
  if (Date.parse(endsAt) <= nowMs) return 'over';
  if (mostUses !== null && used >= mostUses) return 'usedUp';
  return Date.parse(beginsAt) > nowMs ? 'coming' : 'valid';
}
