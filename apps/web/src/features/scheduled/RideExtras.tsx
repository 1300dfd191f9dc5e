import { Text } from '@mantine/core';
import type { ScheduledTrip } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useScheduledTexts } from './texts.en.ts';

/** Besides the places and the fare: the promo code, who rides, and where to find them. */
export function RideExtras({
  ride: { promo, lostCode, passenger, business, pickupNote },
}: {
  ride: ScheduledTrip;
}) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  return (
    <>
      {promo && (
        <Text size="sm" className="rw-num">
          {scheduled.less(format.money(promo.discountCents), promo.code)}
        </Text>
      )}
      {lostCode && (
        <Text size="sm" c="var(--rw-warning-text)" style={{ overflowWrap: 'anywhere' }}>
          {scheduled.lostCode(lostCode)}
        </Text>
      )}
      {passenger && (
        <Text size="sm" className="rw-num" style={{ overflowWrap: 'anywhere' }}>
          {scheduled.forSomeone(passenger.name, passenger.phone ?? '')}
        </Text>
      )}
      {business && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {scheduled.business(business.costCenter)}
        </Text>
      )}
      {pickupNote && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {scheduled.note(pickupNote)}
        </Text>
      )}
    </>
  );
}
