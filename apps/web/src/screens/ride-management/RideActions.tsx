import { Button, type ButtonProps } from '@mantine/core';
import type { RideDetail } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useDeleteRefusal } from '../../rides/use-delete-refusal.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { RideSearch } from './ride-search.ts';
import type { Question } from './use-asked.ts';

export interface RideActionsProps extends Pick<ButtonProps, 'variant'> {
  ride: RideDetail;
  /** To come back to. */
  search: RideSearch;
  onAsk: (question: Question, ride: RideDetail) => void;
}

/** View, Status and Delete; why a ride can't be deleted is said by the button. */
export function RideActions({ ride, search, onAsk, variant = 'default' }: RideActionsProps) {
  const { rides } = useTexts();
  const format = useFormat();
  const refusal = useDeleteRefusal(ride);
  const id = format.shortId(ride.id);
  const color = variant === 'subtle' ? 'gray' : 'wire';
  return (
    <>
      <Button
        variant={variant}
        aria-label={rides.viewRide(id)}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/ride-management/$rideId"
            params={{ rideId: ride.id }}
            state={{ rideSearch: search }}
          />
        )}
      >
        {rides.view}
      </Button>
      <LinkedButton
        variant={variant}
        color={color}
        aria-label={rides.setStatusOf(id)}
        onPress={() => onAsk('status', ride)}
      >
        {rides.setStatus}
      </LinkedButton>
      <LinkedButton
        variant={variant}
        color={color}
        aria-label={rides.deleteRide(id)}
        refusal={refusal}
        onPress={() => onAsk('delete', ride)}
      >
        {rides.delete}
      </LinkedButton>
    </>
  );
}
