import type { AvailabilityView } from '@ridewire/contracts';

/** Whether a driver may drive, and if not, why. */
export type Standing = 'reviewed' | 'suspended' | 'clear';

export function standingOf({
  approved,
  suspended,
}: Pick<AvailabilityView, 'approved' | 'suspended'>): Standing {
  if (suspended) return 'suspended';
  return approved ? 'clear' : 'reviewed';
}

/** The news for a driver when it changes; null for nothing. */
export function newsOf(
  before: Standing | undefined,
  now: Standing | undefined,
): 'approved' | 'reactivated' | 'suspended' | null {
  if (before === undefined || now === undefined || before === now) return null;
  if (now === 'suspended') return 'suspended';
  if (now === 'clear') return before === 'suspended' ? 'reactivated' : 'approved';
  return null;
}
