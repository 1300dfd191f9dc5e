import { Alert } from '@mantine/core';
import { isActive } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { trpc } from '../../kit/live/trpc.ts';
import { usePeopleTexts } from '../people/texts.en.ts';

/** What happens to the ride a person is in when they are barred; nothing where they are in none. */
export function BarWarning({ userId, isDriver }: { userId: string; isDriver: boolean }) {
  const { barring } = usePeopleTexts();
  const format = useFormat();
  const { data: rides } = trpc.rides.ofUser.useQuery({ userId }, { refetchOnMount: 'always' });
  const ride = rides?.find(({ status }) => isActive(status));
  if (!ride) return null;
  const hasBegun = ride.status === 'picked_up' || ride.status === 'in_transit';
  const say = hasBegun ? barring.goesOn : isDriver ? barring.goesBack : barring.isCanceled;
  return (
    <Alert color="amber" role="status">
      {say(format.shortId(ride.id))}
    </Alert>
  );
}
