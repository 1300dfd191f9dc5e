import { Stack, Text } from '@mantine/core';
import type { RideTypeTerms } from '@ridewire/contracts';
import { useFormat, useMemory } from '@ridewire/ui';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useRideTypes, useTypeName } from '../rides/ride-types.ts';
import { useRideTypesTexts } from './texts.en.ts';

interface StopDialogProps {
  type: RideTypeTerms | undefined;
  onClose: () => void;
}

/** Asks before a type is no longer offered, and says how many booked rides wait for it. */
export function StopDialog({ type, onClose }: StopDialogProps) {
  const texts = useRideTypesTexts();
  const typeName = useTypeName();
  // Still shown while the dialog fades.
  const [shown] = useMemory<RideTypeTerms | undefined>(undefined, (before) => type ?? before);
  const isOff = useRideTypes().find(({ id }) => id === shown?.id)?.isEnabled === false;
  const { mutate, isPending } = trpc.rideTypes.offer.useMutation();
  if (!shown) return null;
  const name = typeName(shown.id);
  const stop = () =>
    mutate(
      { type: shown.id, isOffered: false },
      {
        onSuccess: () => {
          toastDone(texts.stopped(name));
          onClose();
        },
        onError: (error) => {
          toastFailed(errorSentence(error, texts.offerFailed));
          onClose();
        },
      },
    );
  return (
    <AskDialog
      isOpen={type !== undefined}
      title={texts.stopAsk(name)}
      stale={type !== undefined && !isPending && isOff && texts.isStopped}
      confirm={texts.stop}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={stop}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Stack gap="sm">
        <Text>{texts.stopText}</Text>
        <Booked type={shown.id} isOpen={type !== undefined} />
      </Stack>
    </AskDialog>
  );
}

/** What waits for rides of the type, counted when the dialog opens. */
function Booked({ type, isOpen }: { type: string; isOpen: boolean }) {
  const texts = useRideTypesTexts();
  const { count } = useFormat();
  const { data, error, isFetching } = trpc.rideTypes.booked.useQuery(
    { type },
    { enabled: isOpen, staleTime: 0, gcTime: 0 },
  );
  if (error && !data) return <Text role="status">{texts.countFailed(errorSentence(error))}</Text>;
  if (!data || isFetching) return <Text role="status">{texts.counting}</Text>;
  const { rides, series } = data;
  return (
    <Stack gap="xs" role="status" fw={rides > 0 ? 600 : undefined}>
      <Text inherit>{rides === 0 ? texts.noneBooked : texts.booked(count(rides), rides === 1)}</Text>
      {series > 0 && <Text inherit>{texts.series(count(series), series === 1)}</Text>}
    </Stack>
  );
}
