import type { ReactNode } from 'react';
import { LinkButton } from '../../kit/buttons/LinkButton.tsx';

/** A button that leads to the page of a ride. */
export function RideLink({ rideId, children }: { rideId: string; children: ReactNode }) {
  return (
    <LinkButton
      to="/dashboard/ride-management/$rideId"
      params={{ rideId }}
      variant="default"
      size="sm"
      mih={44}
    >
      {children}
    </LinkButton>
  );
}
