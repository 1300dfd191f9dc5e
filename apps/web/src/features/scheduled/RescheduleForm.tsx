import { Alert, Stack, Text } from '@mantine/core';
import type { ScheduledRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { usePromoRefusal } from '../promos/field/use-promo-refusal.ts';
import { choiceOf, nearestChoice, type PickupChoice } from './pickup-choice.ts';
import { useCityZone } from '../../kit/dates/use-city-zone.ts';
import { TimeFields } from './TimeFields.tsx';
import { useScheduledTexts } from './texts.en.ts';

interface RescheduleFormProps {
  ride: ScheduledRide;
  /** At the desk: whose ride it is. */
  riderId?: string | undefined;
  onDone: () => void;
}

/** Another time for a scheduled ride, at the same price; without its promo code where that doesn't hold then. */
export function RescheduleForm({ ride, riderId, onDone }: RescheduleFormProps) {
  const scheduled = useScheduledTexts();
  const format = useFormat();
  const timeZone = useCityZone();
  const [openedMs] = useState(Date.now);
  const [chosen, setChoice] = useState<PickupChoice | null>(null);
  // Until another one is chosen it is the ride's own, which somebody else may change.
  const choice = chosen ?? nearestChoice(timeZone, choiceOf(timeZone, Date.parse(ride.pickupAt)), openedMs);
  const [problem, setProblem] = useState<string | null>(null);
  const [openedAt] = useState(ride.pickupAt);
  const { mutateAsync, isPending, isSuccess } = trpc.scheduled.reschedule.useMutation();
  const code = ride.promo?.code ?? ride.lostCode;
  const wish = { code: code ?? '', at: choice };
  const own = trpc.promos.check.useQuery(wish, {
    enabled: code !== undefined && riderId === undefined,
    staleTime: 0,
  });
  const desks = trpc.bookings.checkPromo.useQuery(
    { ...wish, riderId: riderId ?? '' },
    { enabled: code !== undefined && riderId !== undefined, staleTime: 0 },
  );
  const then = riderId === undefined ? own : desks;
  const sayRefusal = usePromoRefusal();
  const refusal = code === undefined ? null : sayRefusal(then.error, code, true);
  async function save() {
    setProblem(null);
    try {
      const { pickupAt } = await mutateAsync({ id: ride.id, ...choice, seenPickupAt: ride.pickupAt });
      toastDone(scheduled.changed(format.dateTime(pickupAt)));
      onDone();
    } catch (error) {
      setProblem(errorSentence(error, scheduled.changeFailed));
    }
  }
  return (
    <Stack gap="md">
      {ride.pickupAt !== openedAt && !isPending && !isSuccess && (
        <Text role="status" size="sm">
          {scheduled.movedMeanwhile(format.dateTime(ride.pickupAt))}
        </Text>
      )}
      <TimeFields value={choice} onChange={setChoice} />
      {refusal !== null && (
        <Text role="alert" c="var(--rw-warning-text)" style={{ overflowWrap: 'anywhere' }}>
          {refusal}
        </Text>
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
        busyLabel={scheduled.saving}
        isWaiting={then.isFetching}
        onPress={save}
      >
        {scheduled.save}
      </ConnectedButton>
    </Stack>
  );
}
