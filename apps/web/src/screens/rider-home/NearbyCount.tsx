import { VisuallyHidden } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { useNearbyLive } from '../../live/use-live.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What the map shows of idle cars, for who can't see it; not announced, for it changes every other moment. */
export function NearbyCount({ cell }: { cell: LatLng }) {
  const { rider } = useTexts();
  const { data: cars } = useNearbyLive(cell);
  return cars && <VisuallyHidden component="p">{rider.carsNearby(cars.length)}</VisuallyHidden>;
}
