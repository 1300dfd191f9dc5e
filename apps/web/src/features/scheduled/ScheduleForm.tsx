import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ScheduleRideInput, UsablePromo } from '@ridewire/contracts';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { useFormat } from '@ridewire/ui';
import { useRef, useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence, findErrorCode } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { RideEnds } from '../rides/RideEnds.tsx';
import { useTypeName } from '../rides/ride-types.ts';
import { firstChoice } from './pickup-choice.ts';
import { useCityZone } from './use-city-zone.ts';
import { nameWeekdays, withFirst, type Repeat } from './repeat.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useScheduledTexts } from './texts.en.ts';

export type Trip = Pick<
  ScheduleRideInput,
  'pickup' | 'stops' | 'destination' | 'type' | 'pickupNote' | 'passenger' | 'business'
>;

/** Asks when, shows what it costs, and schedules the ride. Nothing is lost when it can't be. */
export function ScheduleForm({
  trip,
  promo: given,
  onDone,
}: {
  trip: Trip;
  promo: UsablePromo | null;
  onDone: () => void;
}) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const timeZone = useCityZone();
  const [choice, setChoice] = useState(() => firstChoice(timeZone, Date.now()));
  const [problem, setProblem] = useState<string | null>(null);
  // Refused for this ride: it can be scheduled without.
  const [refused, setRefused] = useState<UsablePromo | null>(null);
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const [isChecked, setChecked] = useState(false);
  // A code is for one ride.
  const promo = given === refused || repeat ? null : given;
  const { pickup, stops, destination, type } = trip;
  const quote = trpc.scheduled.quote.useQuery({
    pickup: { lat: pickup.lat, lng: pickup.lng },
    ...(stops && { stops: stops.map(({ lat, lng }) => ({ lat, lng })) }),
    destination: { lat: destination.lat, lng: destination.lng },
  });
  const fare = quote.data?.fares.find((each) => each.type === type);
  const toPayCents = fare ? fare.fareCents - (promo ? discountOf(promo, fare.fareCents) : 0) : 0;
  const isFree = fare !== undefined && toPayCents === 0;
  const once = trpc.scheduled.schedule.useMutation();
  const series = trpc.scheduled.startSeries.useMutation();
  const isPending = once.isPending || series.isPending;
  // Sent again after a lost answer it is the same ride; with another time it is another one.
  const command = useRef({ id: '', of: '' });

  async function send() {
    setProblem(null);
    if (!fare) return;
    setChecked(true);
    if (repeat && !(repeat.lastDay >= choice.day)) return;
    const of = `${choice.day} ${choice.time} ${promo?.code ?? ''} ${JSON.stringify(repeat)}`;
    if (command.current.of !== of) command.current = { id: crypto.randomUUID(), of };
    const quotedFareCents = fare.fareCents;
    try {
      const wish = { id: command.current.id, ...trip, ...choice, quotedFareCents };
      if (repeat) {
        await series.mutateAsync({ ...wish, ...repeat });
        toastDone(scheduled.doneEvery(nameWeekdays(repeat.weekdays, format.options.locale)));
      } else {
        const ride = await once.mutateAsync({ ...wish, ...(promo && { promoCode: promo.code }) });
        toastDone(scheduled.done(format.dateTime(ride.pickupAt)));
      }
      onDone();
    } catch (error) {
      const code = findErrorCode(error);
      const isCode = promo !== null && code !== null && code.startsWith('PROMO_');
      const isThen = isCode && (code === 'PROMO_OVER' || code === 'PROMO_NOT_BEGUN');
      const why = isThen ? scheduled.codeNotThen(promo.code) : errorSentence(error, scheduled.failed);
      setProblem(isCode ? `${why} ${scheduled.withoutCode}` : why);
      if (isCode) setRefused(promo);
      if (code === 'PRICE_CHANGED') void quote.refetch();
    }
  }
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
      <div>
        <Group justify="space-between" fw={500}>
          <span>{typeName(type)}</span>
          {fare ? (
            <span className="rw-num">
              {promo && (
                <Text span inherit fw={400} c="dimmed" mr="xs" td="line-through">
                  {format.money(fare.fareCents)}
                </Text>
              )}
              {format.money(toPayCents)}
            </span>
          ) : (
            <Skeleton className="rw-late" width={64} height={20} />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {promo && `${scheduled.withCode(promo.code)} `}
          {repeat && given && `${scheduled.noCodes(given.code)} `}
          {repeat && `${scheduled.quotedAnew} `}
          {isFree ? scheduled.inTime : `${scheduled.fixedPrice} ${scheduled.inTime}`}
        </Text>
      </div>
      {quote.error && (
        <Alert color="red" role="alert">
          {errorSentence(quote.error, scheduled.quoteFailed)}
          {findErrorCode(quote.error) === null && (
            <Button variant="subtle" color="red" onClick={() => void quote.refetch()}>
              {scheduled.tryAgain}
            </Button>
          )}
        </Alert>
      )}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <ConnectedButton
        size="lg"
        fullWidth
        isBusy={isPending}
        busyLabel={scheduled.scheduling}
        isWaiting={quote.isFetching}
        onPress={send}
      >
        {scheduled.schedule}
      </ConnectedButton>
    </Stack>
  );
}
