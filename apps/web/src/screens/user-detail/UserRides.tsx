import type { OwnedRide, UserView } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ridesOfQuery } from '../../rides/rides-queries.ts';
import { Trip } from '../../rides/Trip.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { UserPart } from './UserPart.tsx';

export interface UserRidesProps {
  user: Pick<UserView, 'id'>;
  /** At the end of the title's line. */
  beside?: ReactNode;
}

/** The last rides somebody took or drove; each leads to its page. */
export function UserRides({ user, beside }: UserRidesProps) {
  const { audit } = useTexts();
  const query = useQuery(ridesOfQuery(user.id));
  return (
    <UserPart
      title={audit.rides}
      beside={beside}
      query={query}
      failed={audit.ridesFailed}
      skeletonHeight={200}
    >
      {(rides) =>
        rides.length === 0 ? (
          <p className="rw-user-none">{audit.noRides}</p>
        ) : (
          <ul className="rw-user-rides" aria-label={audit.rides}>
            {rides.map((ride) => (
              <Ride key={ride.id} ride={ride} />
            ))}
          </ul>
        )
      }
    </UserPart>
  );
}

function Ride({ ride }: { ride: OwnedRide }) {
  const format = useFormat();
  return (
    <li>
      <Link to="/dashboard/ride-management/$rideId" params={{ rideId: ride.id }} className="rw-user-ride">
        <span className="rw-user-ride-head">
          <span className="rw-mono">{format.shortId(ride.id)}</span>
          <RideStatusBadge status={ride.status} size="sm" />
          <time dateTime={ride.times.requested} className="rw-user-ride-when">
            {format.dateTime(ride.times.requested)}
          </time>
          <span className="rw-num">{format.money(ride.fareCents)}</span>
        </span>
        <Trip ride={ride} />
      </Link>
    </li>
  );
}
