import type { RideReviewView } from '@ridewire/contracts';
import type { useFormat } from '@ridewire/ui';
import type { review } from './texts.en.ts';

/** The odd things about the end of a ride, a sentence each. */
export function sayOdd(
  { why, metersAway, tookSeconds, durationSeconds }: RideReviewView,
  texts: Pick<typeof review, 'far' | 'fast'>,
  format: Pick<ReturnType<typeof useFormat>, 'distance' | 'duration'>,
): string[] {
  return why.map((each) =>
    each === 'far'
      ? texts.far(format.distance(metersAway ?? 0))
      : texts.fast(format.duration(tookSeconds ?? 0), format.duration(durationSeconds)),
  );
}
