import { Group, Stack, Text, TextInput } from '@mantine/core';
import type { ScheduledTrip } from '@ridewire/contracts';
import { LONGEST_PICKUP_NOTE } from '@ridewire/contracts/limits';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { StickyFoot } from '../../kit/dialogs/StickyFoot.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { usePinPick } from '../booking/book/use-pin-pick.ts';
import type { End } from '../booking/panel/EndSign.tsx';
import { PassengerFields } from '../booking/passenger/PassengerFields.tsx';
import { EntranceSelect } from '../booking/places/EntranceSelect.tsx';
import { useKnownPlaces } from '../booking/places/use-known-places.ts';
import { BusinessFields } from '../business/BusinessFields.tsx';
import { CallTrip } from '../phone-bookings/CallTrip.tsx';
import { TypeChoice } from '../phone-bookings/TypeChoice.tsx';
import { PromoField } from '../promos/field/PromoField.tsx';
import { TimeFields } from '../scheduled/TimeFields.tsx';
import { useScheduledTexts } from '../scheduled/texts.en.ts';
import { changedEnds } from './change-wish.ts';
import { PickOnMap } from './PickOnMap.tsx';
import { useChange, type ChangedRide } from './use-change.ts';

export interface ChangeProps extends ChangedRide {
  /** The rider's own places. */
  known?: ReturnType<typeof useKnownPlaces>;
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
  const change = useChange({ ride, rider, onDone });
  const { form, now, wish, edit, quote, promo, fare, isChecked, changedFrom } = change;
  /** The end that was chosen on the map: its field gets the focus back. */
  const [picked, setPicked] = useState<End>();
  const pin = usePinPick({
    draft: wish,
    setEnd: (end, stop) => edit({ [end]: stop }),
    rename: () => {},
  });
  const pickOnMap = (end: End) => {
    setPicked(end);
    pin.start(end);
  };
  if (pin.picking)
    return (
      <PickOnMap
        end={pin.picking}
        pin={pin}
        start={wish[pin.picking] ?? wish.pickup ?? wish.destination ?? undefined}
      />
    );
  return (
    <Stack gap="md" ref={form}>
      {changedFrom && (
        <Text role="status" size="sm">
          {ride.pickupAt === changedFrom.pickupAt
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
        <ChangeFoot ride={ride} change={change} />
      </StickyFoot>
    </Stack>
  );
}

const NO_TERMS = { percent: null, capCents: null, amountCents: null };

interface ChangeFootProps {
  ride: ScheduledTrip;
  change: ReturnType<typeof useChange>;
}

/** What it costs before and after, and the button. */
function ChangeFoot({ ride, change }: ChangeFootProps) {
  const { quote, promo, problem, toPayCents, isSaving, save } = change;
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const beforeCents = ride.fareCents - (ride.promo?.discountCents ?? 0);
  return (
    <>
      <Failure>{problem}</Failure>
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
        isBusy={isSaving}
        busyLabel={scheduled.saving}
        isWaiting={quote.isAsking || promo.isChecking}
        onPress={save}
      >
        {scheduled.save}
      </ConnectedButton>
    </>
  );
}
