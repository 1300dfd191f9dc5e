import { distanceMeters, type LatLng, type StandingStreetChange } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { isNearWay } from '../../kit/map/concerns-way.ts';
import { decodeLine } from '../../kit/map/known-way.ts';
import { useStreetChanges } from '../../kit/map/street-changes-kind.ts';
import { useMarker } from '../../kit/map/use-marker.ts';
import { ChangedStreets } from './ChangedStreets.tsx';
import { useStreetSignsTexts } from './signs.en.ts';
import styles from './street-signs.module.css';

const NONE: readonly StandingStreetChange[] = [];
/** More signs than these would hide the map. */
const MOST_SIGNS = 6;

interface StreetSignsProps {
  /** The driver's way; empty while there is none. */
  points: readonly LatLng[];
  car: LatLng | null;
}

/** On a driver's map: all changed streets, hatched, and for the nearest of those on their way or near it a sign with the reason. */
export function StreetSigns({ points, car }: StreetSignsProps) {
  const changes = useStreetChanges()?.standing ?? NONE;
  // Only what follows is done for each position of the car.
  const near = useMemo(
    () =>
      points.length === 0
        ? []
        : changes
            .filter((change) => isNearWay(change, points))
            .map((change) => ({ change, at: middleOf(change) })),
    [changes, points],
  );
  const shown = car
    ? near.toSorted((a, b) => distanceMeters(car, a.at) - distanceMeters(car, b.at)).slice(0, MOST_SIGNS)
    : [];
  if (changes.length === 0) return null;
  return (
    <>
      <ChangedStreets changes={changes} />
      {shown.map(({ change, at }) => (
        <StreetSign key={change.id} change={change} at={at} />
      ))}
    </>
  );
}

function middleOf({ lines }: StandingStreetChange): LatLng {
  const line = decodeLine(lines[lines.length >> 1] ?? '');
  return line[line.length >> 1] ?? { lat: 0, lng: 0 };
}

function StreetSign({ change: { kmh, reason = '' }, at }: { change: StandingStreetChange; at: LatLng }) {
  const texts = useStreetSignsTexts();
  const { count } = useFormat();
  const marker = useMarker(at);
  const { lat, lng } = at;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);
  return createPortal(
    <div className={styles.sign} data-part="street sign">
      {kmh === null ? texts.closed(reason) : texts.slow(count(kmh), reason)}
    </div>,
    marker.getElement(),
  );
}
