import { Alert } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import type { Here } from '../places/use-known-location.ts';
import { useRiderTexts } from '../texts.en.ts';
import { farPickup } from './far-pickup.ts';

/** Says that the pickup is not at the phone's place: it may be from another day. */
export function FarPickup({ pickup, here }: { pickup: LatLng | null; here: Here | null }) {
  const rider = useRiderTexts();
  const format = useFormat();
  const meters = farPickup(pickup, here);
  if (meters === null) return null;
  return (
    <Alert color="amber" role="status" py="xs">
      {rider.farPickup(format.distance(meters))}
    </Alert>
  );
}
