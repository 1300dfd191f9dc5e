import { createPortal } from 'react-dom';
import { CAR_BODY, carColors, carTones } from '../../map/car-shape.ts';
import { useMap } from '../../map/map-context.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What the colors of the cars, and the discs at pickups, say. */
export function CarLegend() {
  const { admin } = useTexts();
  const { legend, colors } = useMap();
  const names = { ...admin.board.columns, idle: admin.board.free };
  return createPortal(
    <ul className="rw-board-legend" aria-label={admin.board.legend}>
      {carTones.map((tone) => (
        <li key={tone}>
          <svg width={9} height={16} viewBox="-8 -15 16 30" aria-hidden>
            <path d={CAR_BODY} fill={colors[carColors[tone]]} />
          </svg>
          {names[tone]}
        </li>
      ))}
      {[
        { color: colors.pin, name: admin.board.pickup },
        { color: colors.stuck, name: admin.board.stuckPickup },
      ].map(({ color, name }) => (
        <li key={name}>
          <svg width={10} height={10} viewBox="-5 -5 10 10" aria-hidden>
            <circle r={4} fill={color} stroke={colors.pinDot} strokeWidth={1.5} />
          </svg>
          {name}
        </li>
      ))}
    </ul>,
    legend,
  );
}
