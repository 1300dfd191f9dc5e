import type { LatLng } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNearbyLive } from '../../live/use-live.ts';
import { IdleCarMarker } from '../../map/IdleCarMarker.tsx';
import { useMap } from '../../map/map-context.ts';

interface NearbyCarsProps {
  /** The square whose cars are shown: see nearbyCell. */
  cell: LatLng;
  /** The map shows another place now. */
  onLook: (at: LatLng) => void;
}

/** The idle cars on the map of somebody who has no ride yet. */
export function NearbyCars({ cell, onLook }: NearbyCarsProps) {
  const { map, padding } = useMap();
  const { data: cars } = useNearbyLive(cell);
  const name = `${cell.lat} ${cell.lng}`;
  // Those of the last square stay until the next one's are known.
  const [shown, setShown] = useState({ name, cars });
  if (cars && cars !== shown.cars) setShown({ name, cars });

  const look = useEffectEvent(() => {
    // The middle of what no panel covers.
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const { top, right, bottom, left } = padding;
    const { lat, lng } = map.unproject([(left + width - right) / 2, (top + height - bottom) / 2]);
    onLook({ lat, lng });
  });
  useEffect(() => {
    const tell = () => look();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map]);
  return shown.cars?.map((car) => <IdleCarMarker key={`${shown.name} ${car.id}`} position={car} />);
}
