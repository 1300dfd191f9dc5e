import type { Ref } from 'react';
import { CAR_BODY, CAR_GLASS, carColors, type CarTone } from './car-shape.ts';
import { useMap } from './map-context.ts';
import styles from './markers.module.css';

interface CarBodyProps {
  ref: Ref<SVGSVGElement>;
  tone: CarTone;
  sizePx: number;
  /** Only an outline, because the car is no longer there. */
  isHollow?: boolean;
}

/** A car from above, its nose to the north. */
export function CarBody({ ref, tone, sizePx, isHollow = false }: CarBodyProps) {
  const { colors } = useMap();
  return (
    <svg
      ref={ref}
      width={sizePx}
      height={sizePx}
      viewBox="-16 -16 32 32"
      aria-hidden
      data-lost={isHollow || undefined}
      style={{ color: isHollow ? colors.carIdle : colors[carColors[tone]] }}
    >
      <path className={styles.carCasing} d={CAR_BODY} style={{ stroke: colors.carCasing }} />
      <path className={styles.carBody} d={CAR_BODY} />
      <path
        className={styles.carGlass}
        d={CAR_GLASS}
        style={{ fill: isHollow ? 'currentColor' : colors.carCasing }}
      />
    </svg>
  );
}
