import type { StandingZone } from '@ridewire/contracts';
import { useEffect, useMemo } from 'react';
import { collectFeatures, ringFeature } from '../../../kit/map/geojson.ts';
import type { MapState } from '../../../kit/map/map-context.ts';
import { MAP_FONT } from '../../../kit/map/map-fonts.ts';
import { useMapLayers, type OwnLayer } from '../../../kit/map/use-map-layers.ts';
import { useOfOwn } from '../own-position.ts';
import { nearZones } from '../../queues/near-zones.ts';
import { useQueueZones } from '../../queues/queues-live.ts';

/** The color of none of a driver's routes. */
const layers = (colors: MapState['colors']): OwnLayer[] => [
  { type: 'fill', paint: { 'fill-color': colors.waiting, 'fill-opacity': 0.06, 'fill-antialias': false } },
  {
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.waiting, 'line-width': 2, 'line-opacity': 0.65, 'line-dasharray': [3, 2] },
  },
  {
    type: 'symbol',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [MAP_FONT],
      'text-size': 13,
      'text-max-width': 9,
      'text-padding': 4,
    },
    paint: { 'text-color': colors.placeName, 'text-halo-color': colors.land, 'text-halo-width': 1.8 },
  },
];

/** On a driver's map, the edges and names of the queue zones near the car; nothing where there are none. */
export function QueueZones() {
  const zones = useQueueZones();
  return zones && zones.length > 0 ? <KnownZones zones={zones} /> : null;
}

function KnownZones({ zones }: { zones: readonly StandingZone[] }) {
  // A car reports each second, but other zones are near rarely.
  const nearIds = useOfOwn(({ position }) =>
    nearZones(zones, position)
      .map(({ id }) => id)
      .join(),
  );
  const shown = useMemo(() => zones.filter(({ id }) => nearIds.split(',').includes(id)), [zones, nearIds]);
  const { setData } = useMapLayers({ rank: 'areas', layers });
  useEffect(
    () => void setData(collectFeatures(shown.map(({ ring, name }) => ringFeature(ring, { name })))),
    [shown, setData],
  );
  return null;
}
