import { type ButtonProps } from '@mantine/core';
import type { RideDetail } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useDeleteRefusal } from '../use-delete-refusal.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import type { RideSearch } from './ride-search.ts';
import type { Question } from './use-asked.ts';
import { useRidesTexts } from '../texts.en.ts';
import { IfMay } from '../../session/IfMay.tsx';

export interface RideActionsProps extends Pick<ButtonProps, 'variant'> {
  ride: RideDetail;
  /** The list to come back to. */
  search: RideSearch;
  onAsk: (question: Question, ride: RideDetail) => void;
}

/** View, Status and Delete. The button says why a ride can't be deleted. */
export function RideActions({ ride, search, onAsk, variant = 'default' }: RideActionsProps) {
  const rides = useRidesTexts();
  const format = useFormat();
  const refusal = useDeleteRefusal(ride);
  const id = format.shortId(ride.id);
  const color = variant === 'subtle' ? 'gray' : 'wire';
  return (
    <>
      <LinkButton
        variant={variant}
        aria-label={rides.viewRide(id)}
        to="/dashboard/ride-management/$rideId"
        params={{ rideId: ride.id }}
        state={{ rideSearch: search }}
      >
        {rides.view}
      </LinkButton>
      <IfMay right="rides:write">
        <ConnectedButton
          variant={variant}
          color={color}
          aria-label={rides.setStatusOf(id)}
          onPress={() => onAsk('status', ride)}
        >
          {rides.setStatus}
        </ConnectedButton>
      </IfMay>
      <IfMay right="rides:delete">
        <ConnectedButton
          variant={variant}
          color={color}
          aria-label={rides.deleteRide(id)}
          refusal={refusal}
          onPress={() => onAsk('delete', ride)}
        >
          {rides.delete}
        </ConnectedButton>
      </IfMay>
    </>
  );
}
