import type { RideReviewView } from '@ridewire/contracts';
import type { useFormat } from '@ridewire/ui';
import type { review } from './texts.en.ts';

/** The odd things about the end of a ride, a sentence each. */
export function sayOdd(
  { why, metersAway, tookSeconds, durationSeconds }: RideReviewView,
  texts: Pick<typeof review, 'far' | 'fast' | 'noPin'>,
  format: Pick<ReturnType<typeof useFormat>, 'distance' | 'duration'>,
): string[] {
  const said = {
    far: () => texts.far(format.distance(metersAway ?? 0)),
    fast: () => texts.fast(format.duration(tookSeconds ?? 0), format.duration(durationSeconds)),
    no_pin: () => texts.noPin,
  };
  return why.map((each) => said[each]());
}
