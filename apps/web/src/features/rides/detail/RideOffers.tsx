import { Button, Text } from '@mantine/core';
import type { OfferFate, RideStatus, StoryOffer } from '@ridewire/contracts';
import { ToneBadge, useFormat, useNow, type Tone } from '@ridewire/ui';
import { useState } from 'react';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { arrangeOffers } from './arrange-offers.ts';
import { useRidesTexts } from '../texts.en.ts';
import styles from './ride-detail.module.css';

/** How many are shown at first: a ride nobody takes is offered to hundreds of drivers. */
const SHOWN = 8;
const SECOND_MS = 1_000;

const TONES: Record<OfferFate, Tone> = {
  accepted: 'wire',
  given_back: 'amber',
  replaced: 'amber',
  open: 'sky',
  declined: 'red',
  missed: 'gray',
  ended: 'gray',
  expired: 'gray',
};

/** The drivers asked, and the outcome of each offer. */
export function RideOffers({ offers, status }: { offers: StoryOffer[]; status: RideStatus }) {
  const rides = useRidesTexts();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const lastEndMs = Math.max(
    ...offers.map(({ fate, expiresAt }) => (fate === 'open' ? Date.parse(expiresAt) : -Infinity)),
  );
  // Ticks while an offer is open.
  const nowMs = useNow((ms) => (ms < lastEndMs ? SECOND_MS - (ms % SECOND_MS) : Infinity));
  const arranged = arrangeOffers(offers, nowMs);
  if (offers.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {status === 'requested' ? rides.noOffersYet : rides.noOffers}
      </Text>
    );
  }
  const shown = isWhole ? arranged.offers : arranged.offers.slice(0, SHOWN);
  return (
    <>
      <Text className="rw-num" size="xs" c="dimmed" pb="sm">
        {arranged.counts
          .map(({ fate, count }) => `${format.count(count)} ${rides.fates[fate].toLowerCase()}`)
          .join(' · ')}
      </Text>
      <ul className={styles.offers}>
        {shown.map((offer) => (
          <Offer key={offer.driver.id} offer={offer} nowMs={nowMs} />
        ))}
      </ul>
      {offers.length > SHOWN && !isWhole && (
        <Button variant="default" fullWidth mt="md" onClick={() => setWhole(true)}>
          {rides.showAllOffers(format.count(offers.length))}
        </Button>
      )}
    </>
  );
}

function Offer({ offer, nowMs }: { offer: StoryOffer; nowMs: number }) {
  const rides = useRidesTexts();
  const format = useFormat();
  const { driver, wave, pickupMeters, offeredAt, expiresAt, settledAt, fate } = offer;
  const seconds = (ms: number) => Math.max(0, Math.round(ms / SECOND_MS));
  const tookSeconds = settledAt ? seconds(Date.parse(settledAt) - Date.parse(offeredAt)) : 0;
  const how = [
    rides.round(wave),
    pickupMeters !== null && rides.away(format.distance(pickupMeters)),
    format.clockSeconds(offeredAt),
  ].filter(Boolean);
  return (
    <li>
      <div>
        <TextLink
          c="inherit"
          size="sm"
          fw={500}
          to="/dashboard/driver-management/$driverId"
          params={{ driverId: driver.id }}
        >
          {driver.name}
        </TextLink>
        <p>{how.join(' · ')}</p>
      </div>
      <div>
        <ToneBadge tone={TONES[fate]} size="sm">
          {rides.fates[fate]}
        </ToneBadge>
        <p>
          {fate === 'open'
            ? rides.secondsLeft(format.count(Math.ceil((Date.parse(expiresAt) - nowMs) / SECOND_MS)))
            : tookSeconds > 0 &&
              rides.after(
                tookSeconds < 60 ? rides.seconds(format.count(tookSeconds)) : format.duration(tookSeconds),
              )}
        </p>
      </div>
    </li>
  );
}
