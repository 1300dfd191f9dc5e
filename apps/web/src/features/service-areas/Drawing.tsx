import { useReducer, useState } from 'react';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { AreaForm } from './AreaForm.tsx';
import type { DrawnArea, DrawnKind } from './drawn-kind.ts';
import type { AreaMapProps } from './AreaMap.tsx';
import { beginEdge, stepEdge } from './edge-draft.ts';
import styles from './service-areas.module.css';

const AreaMap = lazyMap<AreaMapProps>(async () => (await import('./AreaMap.tsx')).AreaMap);

interface DrawingProps {
  areas: AreaMapProps['areas'];
  replaces: DrawnArea | null;
  kind: DrawnKind;
  onClose: () => void;
}

/** An area on the map, with what is said of it. */
export function Drawing({ areas, replaces, kind, onClose }: DrawingProps) {
  const [edge, step] = useReducer(stepEdge, replaces?.corners ?? [], beginEdge);
  const [typedTimes, setTypedTimes] = useState(0);
  return (
    <div className={styles.drawing}>
      <div className={styles.map}>
        <AreaMap areas={areas} drawn={{ corners: edge.corners, replaces, onStep: step, typedTimes }} />
      </div>
      <AreaForm
        edge={edge}
        onStep={step}
        onTyped={() => setTypedTimes((before) => before + 1)}
        replaces={replaces}
        kind={kind}
        onClose={onClose}
      />
    </div>
  );
}
