import type { BoardArea, LatLng } from '@ridewire/contracts';
import { distanceMeters } from '@ridewire/contracts/distance';
import { useFormat } from '@ridewire/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { trpc } from '../../kit/live/trpc.ts';
import { useMarker } from '../../kit/map/use-marker.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useDemandTexts } from './texts.en.ts';
import styles from './demand.module.css';

/** A place further away is no name for this area. */
const NEAR_METERS = 1_500;

/** An area's name: the known place nearest to its middle. */
export function useAreaName(at: LatLng): string {
  const texts = useDemandTexts();
  const { data: places = [] } = trpc.places.all.useQuery();
  const [nearest] = places
    .map((place) => ({ place, meters: distanceMeters(at, place) }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .toSorted((a, b) => a.meters - b.meters);
  return nearest ? texts.around(sayAddress(nearest.place.name)) : texts.here;
}

/** Says how many requests an area can expect: in whole numbers, since there is no half request. */
export function useSayExpected(): (expectedCount: number) => string {
  const texts = useDemandTexts();
  const format = useFormat();
  return (expectedCount) => {
    const count = Math.round(expectedCount);
    return count === 0 ? texts.fewExpected : texts.expected(format.count(count));
  };
}

/** An area's counts, above it. */
export function AreaCounts({ area }: { area: BoardArea }) {
  const texts = useDemandTexts();
  const format = useFormat();
  const sayExpected = useSayExpected();
  const name = useAreaName(area);
  const marker = useMarker(area, { anchor: 'bottom' });
  const { lat, lng } = area;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);
  return createPortal(
    <div className={styles.counts} role="status">
      <strong>{name}</strong>
      <span>{texts.asked(format.count(area.askedCount))}</span>
      <span>{sayExpected(area.expectedCount)}</span>
      <span>{texts.idle(format.count(area.idleCount))}</span>
    </div>,
    marker.getElement(),
  );
}
