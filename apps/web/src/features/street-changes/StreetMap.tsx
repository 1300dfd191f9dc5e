import type { LatLng, StandingStreetChange } from '@ridewire/contracts';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { FitTo } from '../../kit/map/FitTo.tsx';
import { decodeLine } from '../../kit/map/known-way.ts';
import { useMap } from '../../kit/map/map-context.ts';
import { RideMap } from '../../kit/map/RideMap.tsx';
import { useCityView } from '../../kit/map/use-city-view.ts';
import { EdgeEditor } from '../service-areas/EdgeEditor.tsx';
import type { EdgeStep } from '../service-areas/edge-draft.ts';
import { ChangedStreets } from './ChangedStreets.tsx';
import type { ChosenStretch } from './chosen-streets.ts';
import { ChosenLines } from './ChosenLines.tsx';

/** How far beside a street it can be pressed, in pixels. */
const REACH_PIXELS = 24;

interface Choosing {
  stretches: readonly ChosenStretch[];
  onPress: (at: LatLng, reachMeters: number) => void;
  /** The middle of what is shown, once it stands still. */
  onLook: (middle: LatLng) => void;
  /** An area whose streets are to be chosen, being drawn; null while none is. */
  area: { corners: readonly LatLng[]; onStep: (step: EdgeStep) => void } | null;
  /** How often streets were found by name: each time the map shows what is chosen. */
  foundTimes: number;
}

export interface StreetMapProps {
  changes: readonly StandingStreetChange[];
  /** Null while no streets are being chosen. */
  choosing: Choosing | null;
}

/** The streets that are changed, and those being chosen. */
export function StreetMap({ changes, choosing }: StreetMapProps) {
  const city = useCityView();
  const lines =
    choosing && choosing.foundTimes > 0
      ? choosing.stretches.map(({ line }) => line)
      : changes.flatMap((change) => change.lines);
  const points = lines.flatMap(decodeLine);
  return (
    <RideMap>
      <ChangedStreets changes={changes} />
      {choosing && <ChosenLines stretches={choosing.stretches} />}
      {choosing?.area && <EdgeEditor {...choosing.area} />}
      {choosing && <Presses choosing={choosing} />}
      <FitTo
        points={points.length > 0 ? points : (city?.corners ?? [])}
        fitKey={choosing ? `chosen ${choosing.foundTimes}` : changes.map(({ id }) => id).join(' ')}
        once
      />
    </RideMap>
  );
}

function Presses({ choosing: { area, onPress, onLook } }: { choosing: Choosing }) {
  const { map } = useMap();
  const press = useEffectEvent(({ lngLat, point }: MapMouseEvent) => {
    if (area) return;
    const beside = map.unproject([point.x + REACH_PIXELS, point.y]);
    onPress({ lat: lngLat.lat, lng: lngLat.lng }, Math.ceil(lngLat.distanceTo(beside)));
  });
  const look = useEffectEvent(() => {
    const { lat, lng } = map.getCenter();
    onLook({ lat, lng });
  });
  useEffect(() => {
    const onClick = (event: MapMouseEvent) => press(event);
    const onMoved = () => look();
    look();
    map.on('click', onClick);
    map.on('moveend', onMoved);
    // Two streets close together are no wish to see more.
    map.doubleClickZoom.disable();
    return () => {
      map.off('click', onClick);
      map.off('moveend', onMoved);
      map.doubleClickZoom.enable();
    };
  }, [map]);
  return null;
}
