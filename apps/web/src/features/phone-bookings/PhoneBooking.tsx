import { Alert, Group } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { RideLink } from './RideLink.tsx';
import { BookingForm } from './BookingForm.tsx';
import type { Booked } from './use-book.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

/** The desk books for a rider who calls; after each booking the form is ready for the next call. */
export function PhoneBooking() {
  const texts = usePhoneBookingsTexts();
  const [booked, setBooked] = useState<Booked[]>([]);
  const last = booked.at(-1);
  return (
    <Page title={texts.title} isLive isNarrow lead={!last && texts.hint}>
      {last && <Done booked={last} />}
      <BookingForm
        key={booked.length}
        onBooked={(done) => {
          setBooked((before) => [...before, done]);
          window.scrollTo({ top: 0 });
        }}
      />
    </Page>
  );
}

function Done({ booked: { name, toPayCents, rideId, pickupAt } }: { booked: Booked }) {
  const texts = usePhoneBookingsTexts();
  const format = useFormat();
  const fare = format.money(toPayCents);
  return (
    <Alert color="wire" role="status" mb="lg">
      <Group justify="space-between" gap="sm">
        <span>
          {pickupAt ? texts.scheduled(name, format.dateTime(pickupAt), fare) : texts.booked(name, fare)}
        </span>
        {rideId ? (
          <RideLink rideId={rideId}>{texts.seeRide}</RideLink>
        ) : (
          <LinkButton to="/dashboard/admin/scheduled" variant="default" size="sm" mih={44}>
            {texts.seeScheduled}
          </LinkButton>
        )}
      </Group>
    </Alert>
  );
}
