import type { LatLng } from '@ridewire/contracts';
import { PinPicker } from '../../kit/map/PinPicker.tsx';
import { RideMap } from '../../kit/map/RideMap.tsx';
import { useCityView } from '../../kit/map/use-city-view.ts';
import type { End } from '../booking/panel/EndSign.tsx';
import { ServiceEdges } from '../service-areas/ServiceEdges.tsx';

interface PinMapProps {
  end: End;
  start: LatLng | undefined;
  onPick: (at: LatLng) => void;
  onMove: (at: LatLng) => void;
}

/** The map under the pin, with the edges of where rides begin. */
export function PinMap({ end, start, onPick, onMove }: PinMapProps) {
  const city = useCityView();
  return (
    <RideMap padding={{ top: 0, bottom: 0 }}>
      <ServiceEdges />
      <PinPicker kind={end} onPick={onPick} onMove={onMove} start={start ?? city?.middle} />
    </RideMap>
  );
}
