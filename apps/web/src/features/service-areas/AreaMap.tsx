import type { LatLng } from '@ridewire/contracts';
import type { Ring } from '@ridewire/contracts/service-area';
import { FitTo } from '../../kit/map/FitTo.tsx';
import { RideMap } from '../../kit/map/RideMap.tsx';
import { useCityView } from '../../kit/map/use-city-view.ts';
import { EdgeEditor } from './EdgeEditor.tsx';
import type { EdgeStep } from './edge-draft.ts';
import type { DrawnArea } from './drawn-kind.ts';
import { KnownEdges } from './ServiceEdges.tsx';

interface DrawnEdge {
  corners: readonly LatLng[];
  replaces: DrawnArea | null;
  onStep: (step: EdgeStep) => void;
  /** How often corners were typed: each time the map shows all of them. */
  typedTimes: number;
}

export interface AreaMapProps {
  /** Those that stand. */
  areas: readonly { id?: string; ring: Ring }[];
  /** The edge being drawn, and the area it takes the place of; null while nothing is drawn. */
  drawn: DrawnEdge | null;
}

/** The areas of one kind on the map, and the one being drawn. */
export function AreaMap({ areas, drawn }: AreaMapProps) {
  const city = useCityView();
  const typedTimes = drawn?.typedTimes ?? 0;
  const points =
    drawn && (typedTimes > 0 || drawn.replaces)
      ? drawn.corners
      : areas.flatMap(({ ring }) => ring.map(([lng, lat]) => ({ lat, lng })));
  return (
    <RideMap>
      <KnownEdges areas={areas} except={drawn?.replaces?.id} />
      {drawn && <EdgeEditor corners={drawn.corners} onStep={drawn.onStep} />}
      <FitTo
        points={points.length > 0 ? points : (city?.corners ?? [])}
        fitKey={drawn ? `drawn ${typedTimes}` : areas.map(({ id }) => id).join(' ')}
        once
      />
    </RideMap>
  );
}
