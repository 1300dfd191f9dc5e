import { trpc } from '../live/trpc.ts';
import { useLive } from '../live/use-live.ts';
import { cityKind } from './city-kind.ts';
import { MapView, type MapViewProps } from './MapView.tsx';

/** The map of somebody who is signed in: of the city in use, with the names of its places unless others are given. */
export function RideMap(props: Omit<MapViewProps, 'city' | 'styleUrl'>) {
  const { data: config } = trpc.system.config.useQuery();
  const { data: places } = trpc.places.all.useQuery();
  const city = useLive(cityKind).data;
  return <MapView places={places} {...props} city={city} styleUrl={config?.mapStyleUrl ?? null} />;
}
