import { useMemo } from 'react';
import { DemandLegend } from './DemandLegend.tsx';
import { useAround } from './demand-live.ts';
import { SoftAreas } from './SoftAreas.tsx';

/** The demand on a driver's map. Followed for as long as it is shown. */
export function AskedAreas() {
  const areas = useAround()?.areas;
  const soft = useMemo(
    () => (areas ?? []).map(([lat, lng, level]) => ({ id: `${lat} ${lng}`, lat, lng, level })),
    [areas],
  );
  return (
    <>
      <SoftAreas areas={soft} />
      <DemandLegend isNone={areas?.length === 0} />
    </>
  );
}
