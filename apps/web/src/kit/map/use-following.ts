import type { Map as GlMap } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** Whether the camera follows its targets: it does until the person moves the map. */
export function useFollowing(map: GlMap | undefined) {
  const [following, setFollowing] = useState(true);
  const [targets, setTargets] = useState(0);
  useEffect(() => {
    const takeOver = (event: { originalEvent?: unknown }) => event.originalEvent && setFollowing(false);
    map?.on('movestart', takeOver);
    return () => void map?.off('movestart', takeOver);
  }, [map]);
  const countTarget = useCallback((step: 1 | -1) => setTargets((count) => count + step), []);
  const camera = useMemo(() => ({ following, setFollowing, countTarget }), [following, countTarget]);
  return { camera, canRecenter: targets > 0 && !following };
}
