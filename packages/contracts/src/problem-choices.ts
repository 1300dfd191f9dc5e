/** A problem is reported this long after its ride ended at the latest, in milliseconds. */
export const PROBLEM_OPEN_MS = 30 * 86_400_000;
/** A message has no more characters than this. */
export const MOST_PROBLEM_CHARACTERS = 2_000;

/** What a problem of a ride is about: `conduct` is the other side's. */
export const PROBLEM_KINDS = ['lost_item', 'found_item', 'fare', 'safety', 'conduct', 'other'] as const;
type Kind = (typeof PROBLEM_KINDS)[number];

/** The kinds each side can report, in the order shown. */
export const PROBLEM_KINDS_OF = {
  rider: ['lost_item', 'fare', 'conduct', 'safety', 'other'],
  driver: ['found_item', 'fare', 'conduct', 'safety', 'other'],
} as const satisfies Record<'rider' | 'driver', readonly Kind[]>;

/** Of these the other side is told at once, and asked whether they have it, or whether it is theirs. */
export const isAboutItem = (kind: Kind): boolean => kind === 'lost_item' || kind === 'found_item';

/** `waiting` for support; `answered` by support; or `closed` for good. */
export const PROBLEM_STATES = ['waiting', 'answered', 'closed'] as const;

const HOUR_MS = 3_600_000;
/** After how long without an answer a problem is late, and overdue, in milliseconds. */
const LATE_MS = { late: 4 * HOUR_MS, overdue: 24 * HOUR_MS };
const LATE_SAFETY_MS = { late: HOUR_MS / 4, overdue: HOUR_MS };

export type ProblemAge = 'fresh' | 'late' | 'overdue';

/** How long a problem has waited for support, as the desk colors it. */
export function judgeProblemAge(kind: Kind, waitedMs: number): ProblemAge {
  const { late, overdue } = kind === 'safety' ? LATE_SAFETY_MS : LATE_MS;
  if (waitedMs >= overdue) return 'overdue';
  return waitedMs >= late ? 'late' : 'fresh';
}
