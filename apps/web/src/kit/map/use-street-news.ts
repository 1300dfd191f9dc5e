import type { LatLng, StandingStreetChange } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { concernsWay, differenceOf } from './concerns-way.ts';
import { useStreetChanges } from './street-changes-kind.ts';

/**
 * Says when streets were changed by hand, or a change ended, so that a way may be another.
 * @param points of the way; none while it isn't known, and then everything concerns it
 * @param onNews gets what now stands: the same object for all ways
 * @returns what stands
 */
export function useStreetNews(
  points: readonly LatLng[] | undefined,
  onNews: (standing: object) => void,
): readonly StandingStreetChange[] | undefined {
  const standing = useStreetChanges()?.standing;
  const before = useRef(standing);
  const tell = useEffectEvent((news: ReturnType<typeof differenceOf>, now: object) => {
    if (!points || concernsWay(news, points)) onNews(now);
  });
  useEffect(() => {
    const news = before.current && standing ? differenceOf(before.current, standing) : [];
    before.current = standing ?? before.current;
    if (standing && news.length > 0) tell(news, standing);
  }, [standing]);
  return standing;
}
