import type { ProblemView } from '@ridewire/contracts';
import { judgeProblemAge } from '@ridewire/contracts/problem-choices';
import { ToneBadge, useNow } from '@ridewire/ui';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useProblemDeskTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;
const LOOKS = {
  fresh: { tone: 'amber' },
  late: { tone: 'amber', icon: IconClock },
  overdue: { tone: 'red', icon: IconAlertTriangle },
} as const;

interface ProblemBadgeProps {
  problem: Pick<ProblemView, 'kind' | 'state' | 'waitingSince'>;
  size?: 'sm' | 'md';
}

/** A problem's state; one that waits says how late support is, by color and in words. */
export function ProblemBadge({ problem, size = 'md' }: ProblemBadgeProps) {
  const texts = useProblemDeskTexts();
  const { kind, state, waitingSince } = problem;
  const nowMs = useNow((ms) => (waitingSince ? MINUTE_MS - (ms % MINUTE_MS) : Infinity));
  if (!waitingSince)
    return (
      <ToneBadge
        tone={state === 'closed' ? 'gray' : 'sky'}
        size={size}
        {...(state === 'closed' && { icon: IconCheck })}
      >
        {texts.states[state]}
      </ToneBadge>
    );
  const age = judgeProblemAge(kind, nowMs - Date.parse(waitingSince));
  return (
    <ToneBadge {...LOOKS[age]} size={size}>
      {age === 'fresh' ? texts.states.waiting : texts[age]}
    </ToneBadge>
  );
}
