import { Stack } from '@mantine/core';
import type { RiderRide, RideType } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useEffect, type ReactNode } from 'react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { useRideTypes, useTypeName } from '../../rides/ride-types.ts';
import { useRiderTexts } from '../texts.en.ts';
import { useRidePanelTexts } from './texts.en.ts';

interface OtherTypesProps {
  ride: Pick<RiderRide, 'id' | 'version' | 'type'>;
  /** It changes only the version that is shown. @default whichever there is, at the price that is shown */
  isOfVersion?: true;
  /** Shown where there are none. @default nothing */
  none?: ReactNode;
  /** With the server's answer. */
  onChanged: (ride: RiderRide) => void;
}

/** The other types a waiting ride can change to and a nearby driver takes, each with its price: one press changes it. */
export function OtherTypes({ ride, none = null, ...changing }: OtherTypesProps) {
  const types = useRideTypes();
  const typeName = useTypeName();
  const rider = useRiderTexts();
  const panel = useRidePanelTexts();
  const format = useFormat();
  const change = useChangeType({ ride, ...changing });
  // Asked again when others were asked for the ride: other drivers may be near by then.
  const { data: others, refetch } = trpc.rides.otherTypes.useQuery({ rideId: ride.id });
  const { type: present, version } = ride;
  useEffect(() => void refetch(), [refetch, present, version]);
  if (!others) return null;
  if (others.length === 0) return none;
  return (
    <Stack component="section" gap="sm" aria-label={panel.otherTypes}>
      <p>{panel.otherTypes}</p>
      {others.map(({ type, fareCents, discountCents }) => {
        const fare = format.money(fareCents - discountCents);
        const seats = types.find(({ id }) => id === type)?.seats;
        const name = [typeName(type), ...(seats === undefined ? [] : [rider.upTo(seats)])].join(' · ');
        return (
          <ConnectedButton
            key={type}
            size="md"
            fullWidth
            variant="default"
            justify="space-between"
            rightSection={<span className="rw-num">{fare}</span>}
            aria-label={panel.changeTo(name, fare)}
            isBusy={change.pendingType === type}
            busyLabel={panel.changingType}
            isInert={change.pendingType !== null}
            onPress={() => change.send(type, fareCents)}
          >
            {name}
          </ConnectedButton>
        );
      })}
    </Stack>
  );
}

/** Changes the waiting ride to another type. Sent again after a lost answer, it changes nothing more. */
function useChangeType({ ride, isOfVersion, onChanged }: Omit<OtherTypesProps, 'none'>) {
  const rider = useRiderTexts();
  const { mutate, isPending, variables } = trpc.rides.changeType.useMutation({
    onSuccess: onChanged,
    onError: (error) => toastFailed(errorSentence(error, rider.unreachable)),
  });
  return {
    /** The requested type. */
    pendingType: isPending ? variables.type : null,
    send: (type: RideType, quotedFareCents: number) =>
      mutate({ rideId: ride.id, type, quotedFareCents, ...(isOfVersion && { seenVersion: ride.version }) }),
  };
}
