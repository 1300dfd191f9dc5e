import type { LatLng, Ring, StandingZone } from '@ridewire/contracts';
import { useEffect, useMemo } from 'react';
import { collectFeatures, pointFeature, ringFeature } from '../../../kit/map/geojson.ts';
import type { MapState } from '../../../kit/map/map-context.ts';
import { MAP_FONT } from '../../../kit/map/map-fonts.ts';
import { useMapLayers, type OwnLayer } from '../../../kit/map/use-map-layers.ts';
import { useOfOwn } from '../own-position.ts';
import { nearZones } from '../../queues/near-zones.ts';
import { useQueueZones } from '../../queues/queues-live.ts';

/** The color of none of a driver's routes. */
const layers = (colors: MapState['colors']): OwnLayer[] => [
  {
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: {
      'fill-color': colors.waiting,
      // From afar it shows the zone; inside, the streets matter.
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 11, 0.1, 15, 0.02],
      'fill-antialias': false,
    },
  },
  {
    type: 'line',
    filter: ['==', ['geometry-type'], 'Polygon'],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors.waiting, 'line-width': 2, 'line-opacity': 0.65, 'line-dasharray': [3, 2] },
  },
  {
    type: 'symbol',
    filter: ['==', ['geometry-type'], 'Point'],
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
    () =>
      void setData(
        collectFeatures(
          shown.flatMap(({ ring, name }) => [ringFeature(ring), pointFeature(middleOf(ring), { name })]),
        ),
      ),
    [shown, setData],
  );
  return null;
}

/** One point for the name: an area has one in each tile. */
function middleOf(ring: Ring): LatLng {
  const corners = ring.slice(1);
  const sum = (at: 0 | 1) => corners.reduce((all, corner) => all + corner[at], 0) / corners.length;
  return { lat: sum(1), lng: sum(0) };
}
