import { Group, Text } from '@mantine/core';
import { estimateTrip, type Offer } from '@ridewire/contracts';
import { Countdown, RideStatusBadge, useFormat } from '@ridewire/ui';
import { useTypeName } from '../../rides/ride-types.ts';
import { Ends } from '../Ends.tsx';
import { useGoodPosition } from '../own-position.ts';
import { sayCash } from '../say-cash.ts';
import { useDriverTexts } from '../texts.en.ts';
import type { OfferCard } from './arrange-cards.ts';
import styles from './offers.module.css';

/** What a request says: the earnings and how long it can be taken, how far away it is, and its trip. */
export function OfferFacts({ card: { offer, ending } }: { card: OfferCard }) {
  const driver = useDriverTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const { ride } = offer;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.earned}>
          <span className="rw-figure">{format.money(offer.payoutCents)}</span> {driver.forYou}
        </p>
        <p className={`${styles.fare} rw-num`}>
          {ride.discountCents
            ? `${driver.columns.fare} ${format.money(ride.fareCents)} · ${sayCash(ride, driver, format)}`
            : driver.fareInCash(format.money(ride.fareCents))}
          {ride.surgeTenths && ` · ${driver.busy(format.times(ride.surgeTenths))}`}
        </p>
        {ending === null && (
          <Countdown
            expiresAt={offer.expiresAt}
            totalMs={Date.parse(offer.expiresAt) - Date.parse(offer.offeredAt)}
          />
        )}
      </div>
      <Text fw={600} className="rw-num">
        {offer.isNext && <strong>{driver.nextRide}: </strong>}
        <Away offer={offer} />
        {ride.times.scheduled && ` · ${driver.pickupAt(format.clock(ride.times.scheduled))}`}
      </Text>
      <Ends ride={ride} />
      <Group className="rw-num" gap="4px 10px" fz="sm" c="dimmed">
        <RideStatusBadge status={ride.status} size="sm" />
        <span>{driver.trip(format.distance(ride.distanceMeters))}</span>
        <span>{typeName(ride.type)}</span>
        <span className="rw-mono">{format.shortId(ride.id)}</span>
      </Group>
    </>
  );
}

/** The distance to the pickup; from this device's present place, if it was unknown when the driver was asked. */
function Away({ offer }: { offer: Offer }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const position = useGoodPosition();
  if (offer.pickupMeters !== null)
    return driver.away(format.duration(offer.pickupSeconds), format.distance(offer.pickupMeters));
  if (!position) return driver.awayUnknown;
  const { durationSeconds, distanceMeters } = estimateTrip(position, offer.ride.pickup);
  return driver.away(format.duration(durationSeconds), format.distance(distanceMeters));
}
