import type { FormErrors } from '@mantine/form';
import { Alert, Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { isPhoneNumber } from '@ridewire/contracts/guests';
import { LONGEST_PICKUP_NOTE } from '@ridewire/contracts/limits';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { mistake } from '@ridewire/contracts/mistakes';
import { useFormat } from '@ridewire/ui';
import { useEffect, useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useCheckedForm } from '../../kit/forms/use-checked-form.ts';
import { useFocusWrong } from '../../kit/forms/use-focus-wrong.ts';
import { useKeptText } from '../../kit/forms/use-kept-text.ts';
import { useOfferedTypes } from '../rides/ride-types.ts';
import { firstChoice, nearestChoice, type PickupChoice } from '../scheduled/pickup-choice.ts';
import { TimeFields } from '../scheduled/TimeFields.tsx';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useOpenedNow } from '../../kit/dates/use-opened-now.ts';
import { readCall, writeCall } from './kept-call.ts';
import { CallPromo } from './CallPromo.tsx';
import { usePromo } from './use-promo.ts';
import { RiderFields, SOMEONE_ELSE } from './RiderFields.tsx';
import { CallTrip } from './CallTrip.tsx';
import { tripBefore } from './trip.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { useBook, type Booked } from './use-book.ts';
import { useRepriced } from '../rides/use-repriced.ts';
import { useBookingQuote } from './use-booking-quote.ts';
import { usePhoneRiders } from './use-phone-riders.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

/** The rider, the places, the time and the type of ride. Nothing is lost when it can’t be booked. */
export function BookingForm({ onBooked }: { onBooked: (booked: Booked) => void }) {
  const texts = usePhoneBookingsTexts();
  const format = useFormat();
  const timeZone = useCityZone();
  const [kept, keep] = useKeptText('phone booking');
  const [before] = useState(() => readCall(kept));
  const [trip, setTrip] = useState(() => tripBefore(before));
  const { pickup, destination } = trip;
  const stops = trip.stops.map(({ place }) => place);
  const chosenStops = stops.filter((stop) => stop !== null);
  const { form: page, wasSent: isChecked, check } = useFocusWrong();
  const [isLater, setLater] = useState(before.isLater);
  const [at, setAt] = useState(before.at);
  const nowMs = useOpenedNow();
  const pickupAt = at ? nearestChoice(timeZone, at, nowMs) : firstChoice(timeZone, nowMs);
  const [wanted, setType] = useState(before.type);
  const types = useOfferedTypes();
  const type = types.some(({ id }) => id === wanted) ? wanted : (types[0]?.id ?? '');
  const quote = useBookingQuote({ pickup, stops, destination, isLater });
  const { book, problem } = useBook({ onRepriced: quote.ask, onPromoRefused: () => promo.set(null) });
  const form = useCheckedForm({
    initialValues: { phone: before.phone, name: before.name, note: before.note },
    validate: ({ phone, name }): FormErrors => ({
      ...(!isPhoneNumber(phone) && { phone: mistake('phoneNumber') }),
      ...(!rider && name.trim() === '' && { name: mistake('missing', { field: 'name' }) }),
    }),
  });
  const { phone, name, note } = form.values;
  const call = writeCall({ phone, name, note, pickup, stops, destination, isLater, at, type: wanted });
  useEffect(() => keep(call), [keep, call]);
  const { found, chosen, choose, rider } = useCaller(phone);
  const promo = usePromo(rider, isLater ? pickupAt : undefined);
  const fare = quote.fares?.find((each) => each.type === type);
  const toPayCents = fare && fare.fareCents - (promo.counted ? discountOf(promo.counted, fare.fareCents) : 0);
  const isRepriced = useRepriced(
    JSON.stringify([pickup, stops, destination, type, isLater]),
    quote.isAsking ? undefined : fare?.fareCents,
  );
  const said = problem ?? (isRepriced ? texts.repriced : null);
  const submit = form.onSubmit(async () => {
    if (!pickup || !destination || chosenStops.length < stops.length || found.isLooking) return;
    if (!fare) return quote.ask();
    const booked = await book({
      ...{ pickup, stops: chosenStops, destination, type, note, at: isLater ? pickupAt : null },
      ...{ promoCode: promo.counted?.code ?? null, fareCents: fare.fareCents, token: quote.token },
      rider: rider ?? { name: name.trim(), phone },
    });
    if (!booked) return;
    keep('');
    onBooked(booked);
  });
  return (
    <form
      noValidate
      ref={page}
      onSubmit={(event) => {
        check();
        submit(event);
      }}
    >
      <Stack gap="lg">
        <RiderFields
          phone={form.field('phone')}
          name={form.field('name')}
          found={found}
          chosen={chosen}
          onChoose={choose}
        />
        <CallTrip trip={trip} recent={rider?.places ?? []} isChecked={isChecked} onChange={setTrip}>
          <TextInput
            size="lg"
            label={texts.note}
            maxLength={LONGEST_PICKUP_NOTE}
            autoComplete="off"
            {...form.field('note')}
          />
        </CallTrip>
        <WhenFields isLater={isLater} at={pickupAt} onLater={setLater} onChange={setAt} />
        <TypeChoice type={type} quote={quote} promo={promo.counted} onChange={setType} />
        {found.riders && <CallPromo promo={promo} fareCents={fare?.fareCents} />}
        {said && (
          <Alert color={problem ? 'red' : 'amber'} role="alert">
            {said}
          </Alert>
        )}
        <ConnectedButton
          type="submit"
          size="lg"
          fullWidth
          isBusy={form.isSending}
          busyLabel={texts.booking}
          isWaiting={quote.isAsking || found.isLooking || promo.isChecking}
        >
          {isLater ? texts.schedule : texts.book}
          {toPayCents !== undefined && ` · ${format.money(toPayCents)}`}
        </ConnectedButton>
      </Stack>
    </form>
  );
}

/** The riders with the number, and which of them calls. */
function useCaller(phone: string) {
  // Of this very number: another one is somebody else's.
  const [choice, setChoice] = useState({ phone: '', id: '' });
  const found = usePhoneRiders(phone);
  // A number proves nothing: only guests, whose number the desk wrote down itself, are chosen for it.
  const guest = found.riders?.find(({ isGuest, isBlocked }) => isGuest && !isBlocked);
  const chosen = choice.phone === phone ? choice.id : (guest?.id ?? SOMEONE_ELSE);
  return {
    ...{ found, chosen },
    choose: (id: string) => setChoice({ phone, id }),
    rider: found.riders?.find(({ id }) => id === chosen),
  };
}

interface WhenProps {
  isLater: boolean;
  at: PickupChoice;
  onLater: (isLater: boolean) => void;
  onChange: (at: PickupChoice) => void;
}

/** Now, or a day and a time. */
function WhenFields({ isLater, at, onLater, onChange }: WhenProps) {
  const texts = usePhoneBookingsTexts();
  return (
    <>
      <Input.Wrapper label={texts.when} labelElement="div" id="booking-when">
        <SegmentedControl
          fullWidth
          size="md"
          aria-labelledby="booking-when-label"
          value={isLater ? 'later' : 'now'}
          onChange={(when) => onLater(when === 'later')}
          data={[
            { value: 'now', label: texts.now },
            { value: 'later', label: texts.later },
          ]}
        />
      </Input.Wrapper>
      {isLater && <TimeFields value={at} onChange={onChange} />}
    </>
  );
}
