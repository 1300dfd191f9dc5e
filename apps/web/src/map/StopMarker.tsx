import type { LatLng } from '@ridewire/contracts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../texts/use-texts.ts';
import { useMap } from './map-context.ts';
import { labelScale } from './measure-label.ts';
import { useMarker } from './use-marker.ts';

export interface StopMarkerProps {
  at: LatLng;
  /** Stands above it, at most 160 px wide. */
  label?: string;
  /** Stands in it, one letter, where there are several. */
  sign?: string;
}

function StopMarker({ at, label, sign, kind }: StopMarkerProps & { kind: 'pickup' | 'destination' }) {
  const { obstacles } = useMap();
  const { map: texts } = useTexts();
  const marker = useMarker(at);
  const { lat, lng } = at;
  useEffect(() => {
    marker.setLngLat({ lat, lng });
    const half = label ? Math.min(80, label.length * 3.5 * labelScale() + 6) : 12;
    const box = { left: -half, right: half, top: label ? -20 - 16 * labelScale() : -12, bottom: 12 };
    return obstacles.add({ at: { lat, lng }, box });
  }, [marker, obstacles, lat, lng, label]);
  return createPortal(
    <div className="rw-stop" data-kind={kind}>
      {label && <span className="rw-stop-label">{label}</span>}
      <svg width={24} height={24} viewBox="-12 -12 24 24" role="img" aria-label={texts[kind]}>
        {kind === 'pickup' ? (
          <circle className="rw-stop-body" r={10} />
        ) : (
          <rect className="rw-stop-body" x={-10} y={-10} width={20} height={20} rx={3} />
        )}
        {sign ? (
          <text className="rw-stop-sign" textAnchor="middle" dominantBaseline="central">
            {sign}
          </text>
        ) : (
          <circle className="rw-stop-dot" r={3.5} />
        )}
      </svg>
    </div>,
    marker.getElement(),
  );
}

/** An ink disc. */
export const PickupMarker = (props: StopMarkerProps) => <StopMarker {...props} kind="pickup" />;

/** An ink square: told from the pickup by its shape. */
export const DestinationMarker = (props: StopMarkerProps) => <StopMarker {...props} kind="destination" />;
