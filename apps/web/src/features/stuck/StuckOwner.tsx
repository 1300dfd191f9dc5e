import { Group, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useMe } from '../session/use-me.ts';
import { sayOwner } from './say-owner.ts';
import { useStuckRide } from './stuck-live.ts';
import { useStuckTexts } from './texts.en.ts';
import { useMay } from '../session/IfMay.tsx';

/** The admin who looks after a stuck ride, or the button to take it. */
export function StuckOwner({ rideId }: { rideId: string }) {
  const texts = useStuckTexts();
  const format = useFormat();
  const me = useMe();
  const ride = useStuckRide(rideId);
  const mayTake = useMay('rides:write');
  const take = trpc.rides.takeStuck.useMutation({
    // The subscription shows the result.
    onError: (error) => toastFailed(errorSentence(error, texts.failed)),
  });
  if (!ride) return null;
  const { owner } = ride;
  const { line, action } = sayOwner(owner, me?.id, texts, format.clock);
  return (
    <Group gap="sm" justify="space-between">
      <Text inherit>{line}</Text>
      {action && mayTake && (
        <ConnectedButton
          size="sm"
          isBusy={take.isPending}
          busyLabel={texts.taking}
          // A failure is shown above.
          onPress={() => take.mutateAsync({ rideId, fromId: owner?.id }).catch(() => {})}
        >
          {action}
        </ConnectedButton>
      )}
    </Group>
  );
}

/** Only the name, in a row of a list. */
export function StuckOwnerName({ rideId }: { rideId: string }) {
  const texts = useStuckTexts();
  const format = useFormat();
  const owner = useStuckRide(rideId)?.owner;
  if (!owner) return null;
  return (
    <Text span inherit truncate fw={400} c="dimmed" title={texts.on(owner.name, format.clock(owner.at))}>
      {owner.name}
    </Text>
  );
}
