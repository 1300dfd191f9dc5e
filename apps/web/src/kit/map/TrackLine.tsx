import type { LatLng } from '@ridewire/contracts';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { RouteLine } from './RouteLine.tsx';
import { useMapTexts } from './texts.en.ts';
import styles from './MapFoot.module.css';

export interface TrackLineProps {
  /** Where a car went, oldest first. A single place draws nothing. */
  path: readonly LatLng[];
  /** With the rider on board, or on the way to them. */
  kind: 'trip' | 'approach';
}

/** The path a car really took, and its name in the legend. */
export function TrackLine({ path, kind }: TrackLineProps) {
  const { legend, colors } = useMap();
  const texts = useMapTexts();
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to || path.length < 2) return null;
  return (
    <>
      <RouteLine from={from} via={path.slice(1, -1)} to={to} kind={kind} drawsOn={false} />
      {createPortal(
        <span className={styles.legendLine}>
          <svg width={22} height={6} aria-hidden>
            <rect y={1.5} width={22} height={3} fill={kind === 'trip' ? colors.route : colors.pickupLeg} />
          </svg>
          {texts.driven[kind]}
        </span>,
        legend,
      )}
    </>
  );
}
