import { Group, Stack, Text } from '@mantine/core';
import { areApart, type OpenRide, type TakenRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { sayName } from '../../../kit/texts/say-address.ts';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useAheadTexts } from './ahead.en.ts';
import { AheadFacts, AheadHead } from './AheadHead.tsx';

interface OpenRowProps {
  ride: OpenRide;
  yours: readonly TakenRide[];
  nowMs: number;
  onTaken: () => void;
}

/** A scheduled ride that the driver can take, if it leaves room between it and theirs. */
export function OpenRow({ ride, yours, nowMs, onTaken }: OpenRowProps) {
  const ahead = useAheadTexts();
  const format = useFormat();
  const take = trpc.scheduled.take.useMutation({
    onSuccess: () => {
      toastDone(ahead.taken);
      onTaken();
    },
    onError: (error) => toastFailed(errorSentence(error, ahead.takeFailed)),
  });
  const near = yours.find((other) => !areApart(other, ride));
  const [from, to] = [ride.from, ride.to].map((area) => (area ? sayName(area) : ahead.somewhere));
  return (
    <Stack component="li" gap={8} p={16} data-part="open">
      <AheadHead ride={ride} nowMs={nowMs} />
      <Text fw={500}>{ahead.fromTo(from ?? '', to ?? '')}</Text>
      <Group justify="space-between" gap="8px 12px">
        <AheadFacts ride={ride} />
        {near ? (
          <Text size="sm">{ahead.overlaps(format.clock(near.pickupAt))}</Text>
        ) : (
          <ConnectedButton
            size="md"
            aria-label={ahead.takeOf(format.dateTime(ride.pickupAt))}
            isBusy={take.isPending}
            busyLabel={ahead.taking}
            onPress={() => take.mutate({ id: ride.id, seen: ride.revision })}
          >
            {ahead.take}
          </ConnectedButton>
        )}
      </Group>
    </Stack>
  );
}
