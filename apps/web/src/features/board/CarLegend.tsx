import { Group } from '@mantine/core';
import { createPortal } from 'react-dom';
import { CAR_BODY, carColors, carTones } from '../../kit/map/car-shape.ts';
import { useMap } from '../../kit/map/map-context.ts';
import { useBoardTexts } from './texts.en.ts';
import { useMapTexts } from '../../kit/map/texts.en.ts';

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
    <Group component="ul" gap="2px 12px" aria-label={texts.board.legend}>
      <Group component="li" gap={5}>
        {disc(colors.waiting)}
        {map.tones.requested}
      </Group>
      {[...carTones.slice(1), carTones[0]].map((tone) => (
        <Group component="li" key={tone} gap={5}>
          {car(colors[carColors[tone]])}
          {map.tones[tone]}
        </Group>
      ))}
      <Group component="li" gap={5}>
        {car(colors.land, colors.carIdle, 2)}
        {texts.board.lostSignal}
      </Group>
      <Group component="li" gap={5}>
        {disc(colors.stuck)}
        {car(colors.carIdle, colors.stuck, 5)}
        {map.tones.stuck}
      </Group>
    </Group>,
    legend,
  );
}
