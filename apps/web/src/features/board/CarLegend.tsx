import { createPortal } from 'react-dom';
import { CAR_BODY, carColors, carTones } from '../../kit/map/car-shape.ts';
import { useMap } from '../../kit/map/map-context.ts';
import { useBoardTexts } from './texts.en.ts';
import { useMapTexts } from '../../kit/map/texts.en.ts';
import styles from './live-board.module.css';

/** The meaning of the colors of cars, discs and rings. */
export function CarLegend() {
  const texts = useBoardTexts();
  const map = useMapTexts();
  const { legend, colors } = useMap();
  const disc = (color: string) => (
    <svg width={10} height={10} viewBox="-5 -5 10 10" aria-hidden>
      <circle r={4.5} fill={color} />
    </svg>
  );
  const car = (fill: string, rim?: string, rimWidth = 0) => (
    <svg width={9} height={16} viewBox="-8 -15 16 30" overflow="visible" aria-hidden>
      <path d={CAR_BODY} fill={fill} stroke={rim} strokeWidth={rimWidth} paintOrder="stroke" />
    </svg>
  );
  return createPortal(
    <ul className={styles.legend} aria-label={texts.board.legend}>
      <li>
        {disc(colors.waiting)}
        {map.tones.requested}
      </li>
      {[...carTones.slice(1), carTones[0]].map((tone) => (
        <li key={tone}>
          {car(colors[carColors[tone]])}
          {map.tones[tone]}
        </li>
      ))}
      <li>
        {car(colors.land, colors.carIdle, 2)}
        {texts.board.lostSignal}
      </li>
      <li>
        {disc(colors.stuck)}
        {car(colors.carIdle, colors.stuck, 5)}
        {map.tones.stuck}
      </li>
    </ul>,
    legend,
  );
}
