import { Alert, Group, Stack, Text, TextInput } from '@mantine/core';
import type { PersonView, ScheduledTrip } from '@ridewire/contracts';
import { LONGEST_PICKUP_NOTE } from '@ridewire/contracts/limits';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { StickyFoot } from '../../kit/dialogs/StickyFoot.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { usePinPick } from '../booking/book/use-pin-pick.ts';
import { usePassengerTexts } from '../booking/passenger/passenger.en.ts';
import type { End } from '../booking/panel/EndSign.tsx';
import { PassengerFields } from '../booking/passenger/PassengerFields.tsx';
import { EntranceSelect } from '../booking/places/EntranceSelect.tsx';
import { useKnownPlaces } from '../booking/places/use-known-places.ts';
import { BusinessFields } from '../business/BusinessFields.tsx';
import { CallTrip } from '../phone-bookings/CallTrip.tsx';
import { usePhoneBookingsTexts } from '../phone-bookings/texts.en.ts';
import { TypeChoice } from '../phone-bookings/TypeChoice.tsx';
import { PromoField } from '../promos/field/PromoField.tsx';
import { TimeFields } from '../scheduled/TimeFields.tsx';
import { useScheduledTexts } from '../scheduled/texts.en.ts';
import { changedEnds, changeOf, presentWish, type ChangeWish } from './change-wish.ts';
import { PickOnMap } from './PickOnMap.tsx';
import { useChangePromo } from './use-change-promo.ts';
import { useChangeQuote } from './use-change-quote.ts';

export interface ChangeProps {
  ride: ScheduledTrip;
  /** At the desk: whose ride it is. */
  rider?: PersonView | undefined;
  /** The rider's own places. */
  known?: ReturnType<typeof useKnownPlaces>;
  onDone: () => void;
}

export type OwnChangeProps = Omit<ChangeProps, 'rider' | 'known'>;

/** The same for the rider, with their own places. */
export function OwnChangeForm(props: OwnChangeProps) {
  return <ChangeForm {...props} known={useKnownPlaces()} />;
}

/** Everything of a scheduled ride, to be changed, and what it costs before and after. Nothing is lost when it can't be. */
export function ChangeForm({ ride, rider, known, onDone }: ChangeProps) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const timeZone = useCityZone();
  const [opened] = useState(ride);
  const [edits, setEdits] = useState<Partial<ChangeWish>>({});
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The end that was chosen on the map: its field gets the focus back. */
  const [picked, setPicked] = useState<End>();
  // What isn't touched follows the ride, which somebody else may change.
  const now = presentWish(ride, timeZone);
  const wish = { ...now, ...edits };
  const edit = (change: Partial<ChangeWish>) => {
    setProblem(null);
    setEdits((before) => ({ ...before, ...change }));
  };
  const pin = usePinPick({
    draft: wish,
    setEnd: (end, stop) => edit({ [end]: stop }),
    rename: () => {},
  });
  const pickOnMap = (end: End) => {
    setPicked(end);
    pin.start(end);
  };
  const quote = useChangeQuote(ride, wish, rider !== undefined);
  const promo = useChangePromo(wish.code, wish.at, rider?.id);
  const fare = quote.fares?.find(({ type }) => type === wish.type);
  const toPayCents = fare && fare.fareCents - (promo.counted ? discountOf(promo.counted, fare.fareCents) : 0);
  const beforeCents = ride.fareCents - (ride.promo?.discountCents ?? 0);
  const { mutateAsync, isPending, isSuccess } = trpc.scheduled.change.useMutation();

  const phoneTexts = usePhoneBookingsTexts();
  const passengerTexts = usePassengerTexts();
  const sayMissing = () => {
    const { pickup, stops, destination, passenger } = wish;
    if (!pickup) return phoneTexts.placeMissing.pickup;
    if (stops.some(({ place }) => !place)) return phoneTexts.placeMissing.stop;
    if (!destination) return phoneTexts.placeMissing.destination;
    if (passenger?.isComplete !== false) return null;
    return passenger.name.trim() === '' ? passengerTexts.nameMissing : passengerTexts.phoneMissing;
  };
  async function save() {
    setChecked(true);
    setProblem(null);
    const changed = changeOf(now, {
      ...wish,
      // One that is given here and doesn't hold then is left out, as when the ride is scheduled.
      code: promo.refusal !== null && wish.code !== now.code ? now.code : wish.code,
    });
    const missing = sayMissing();
    // The field may be out of sight above.
    if (!changed || missing) return setProblem(missing);
    if (Object.keys(changed).length === 0) return onDone();
    if (!fare) {
      setProblem(quote.problem);
      return quote.ask();
    }
    try {
      const { pickupAt } = await mutateAsync({
        ...{ id: ride.id, ...changed, quotedFareCents: fare.fareCents, seen: ride.revision },
      });
      toastDone(pickupAt === ride.pickupAt ? scheduled.saved : scheduled.changed(format.dateTime(pickupAt)));
      onDone();
    } catch (error) {
      setProblem(errorSentence(error, scheduled.changeFailed));
      if (findErrorCode(error) === 'PRICE_CHANGED') quote.ask();
    }
  }

  if (pin.picking)
    return (
      <PickOnMap
        end={pin.picking}
        pin={pin}
        start={wish[pin.picking] ?? wish.pickup ?? wish.destination ?? undefined}
      />
    );
  const isOther = ride.revision !== opened.revision && !isPending && !isSuccess;
  return (
    <Stack gap="md">
      {isOther && (
        <Text role="status" size="sm">
          {ride.pickupAt === opened.pickupAt
            ? scheduled.changedMeanwhile
            : scheduled.movedMeanwhile(format.dateTime(ride.pickupAt))}
        </Text>
      )}
      {ride.seriesId !== undefined && <Text size="sm">{scheduled.onlyThis}</Text>}
      <TimeFields value={wish.at} own={now.at} onChange={(at) => edit({ at })} />
      <CallTrip
        trip={wish}
        {...(known && { saved: known.saved, onChooseOnMap: pickOnMap, focused: picked })}
        recent={known?.recent ?? []}
        isChecked={isChecked}
        onChange={(trip) => edit(changedEnds(wish, trip))}
      >
        {known && wish.pickup && (
          <EntranceSelect pickup={wish.pickup} onChange={(pickup) => edit({ pickup })} />
        )}
        <TextInput
          size="lg"
          label={scheduled.noteLabel}
          maxLength={LONGEST_PICKUP_NOTE}
          autoComplete="off"
          value={wish.note}
          onChange={({ currentTarget }) => edit({ note: currentTarget.value })}
        />
      </CallTrip>
      <TypeChoice type={wish.type} quote={quote} promo={promo.counted} onChange={(type) => edit({ type })} />
      <PassengerFields
        value={wish.passenger}
        isChecked={isChecked}
        onChange={(passenger) => edit({ passenger })}
      />
      {!rider && <BusinessFields value={wish.business} onChange={(business) => edit({ business })} />}
      {!rider?.isGuest && (
        <PromoField
          value={wish.code === null ? null : { ...NO_TERMS, ...promo.counted, code: wish.code }}
          fareCents={undefined}
          at={wish.at}
          check={promo.check}
          refusal={
            promo.refusal && fare
              ? `${promo.refusal} ${scheduled.costsThen(format.money(fare.fareCents))}`
              : promo.refusal
          }
          onChange={(given) => edit({ code: given?.code ?? null })}
        />
      )}
      <StickyFoot>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {toPayCents !== undefined && (
          <Group justify="space-between" fw={600} className="rw-num" role="status">
            <span>{scheduled.fare}</span>
            <span data-old={quote.isAsking || promo.isChecking || undefined}>
              {toPayCents !== beforeCents && (
                <Text span inherit fw={400} c="dimmed" mr="xs">
                  {scheduled.was(format.money(beforeCents))}
                </Text>
              )}
              {format.money(toPayCents)}
            </span>
          </Group>
        )}
        <ConnectedButton
          size="lg"
          fullWidth
          isBusy={isPending}
          busyLabel={scheduled.saving}
          isWaiting={quote.isAsking || promo.isChecking}
          onPress={save}
        >
          {scheduled.save}
        </ConnectedButton>
      </StickyFoot>
    </Stack>
  );
}

const NO_TERMS = { percent: null, capCents: null, amountCents: null };
