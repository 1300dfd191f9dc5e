import { Stack } from '@mantine/core';
import type { UsablePromo } from '@ridewire/contracts';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { StickyFoot } from '../../kit/dialogs/StickyFoot.tsx';
import { PromoField } from '../promos/field/PromoField.tsx';
import { RideEnds } from '../rides/RideEnds.tsx';
import { firstChoice, type PickupChoice } from './pickup-choice.ts';
import { withFirst, type Repeat } from './repeat.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { ScheduleFare } from './ScheduleFare.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useScheduledTexts } from './texts.en.ts';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { useOpenedNow } from '../../kit/dates/use-opened-now.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { useScheduling, type Trip } from './use-scheduling.ts';

interface ScheduleFormProps {
  trip: Trip;
  /** Applied before, to a ride now. */
  promo: UsablePromo | null;
  onDone: () => void;
}

/** Asks when, shows what it costs, and schedules the ride. Nothing is lost when it can't be. */
export function ScheduleForm({ trip, promo: before, onDone }: ScheduleFormProps) {
  const scheduled = useScheduledTexts();
  const timeZone = useCityZone();
  const nowMs = useOpenedNow();
  const [chosen, setChoice] = useState<PickupChoice | null>(null);
  const choice = chosen ?? firstChoice(timeZone, nowMs);
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [given, setGiven] = useState(before);
  const { quote, fare, promo, refusal, check, isChecking, problem, isPending, send } = useScheduling({
    trip,
    given,
    choice,
    repeat,
    onRefused: () => setGiven(null),
    onDone,
  });

  const submit = () => {
    setChecked(true);
    return repeat && !(repeat.lastDay >= choice.day) ? undefined : send();
  };
  return (
    <Stack gap="md">
      <RideEnds ride={trip} />
      <TimeFields
        value={choice}
        onChange={(next) => {
          setChoice(next);
          if (repeat) setRepeat({ ...repeat, weekdays: withFirst(repeat.weekdays, next.day) });
        }}
      />
      <RepeatFields day={choice.day} value={repeat} isChecked={isChecked} onChange={setRepeat} />
      {!repeat && (
        <PromoField
          value={given}
          fareCents={undefined}
          at={choice}
          {...{ refusal, check }}
          onChange={setGiven}
        />
      )}
      <ScheduleFare
        type={trip.type}
        quote={quote}
        fare={fare}
        promo={promo}
        given={given}
        isRepeating={repeat !== null}
      />
      <StickyFoot>
        <Failure>{problem}</Failure>
        <ConnectedButton
          size="lg"
          fullWidth
          isBusy={isPending}
          busyLabel={scheduled.scheduling}
          isWaiting={quote.isFetching || isChecking}
          onPress={submit}
        >
          {scheduled.schedule}
        </ConnectedButton>
      </StickyFoot>
    </Stack>
  );
}
