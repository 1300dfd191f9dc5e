import { Box, Group, Text } from '@mantine/core';
import type { OwnedRide, UserView } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { Trip } from '../rides/Trip.tsx';
import { UserPart } from './UserPart.tsx';
import { useAuditTexts } from '../audit/texts.en.ts';
import styles from './user-detail.module.css';
import { Rows } from '../../kit/lists/Rows.tsx';

export interface UserRidesProps {
  user: Pick<UserView, 'id'>;
  /** At the end of the title's line. */
  beside?: ReactNode;
}

/** The last rides a person took or drove; each leads to its page. */
export function UserRides({ user, beside }: UserRidesProps) {
  const audit = useAuditTexts();
  const query = trpc.rides.ofUser.useQuery({ userId: user.id });
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
          <Text size="sm" c="dimmed" mt={8}>
            {audit.noRides}
          </Text>
        ) : (
          <Rows aria-label={audit.rides}>
            {rides.map((ride) => (
              <Ride key={ride.id} ride={ride} />
            ))}
          </Rows>
        )
      }
    </UserPart>
  );
}

function Ride({ ride }: { ride: OwnedRide }) {
  const format = useFormat();
  return (
    <li>
      <Link to="/dashboard/ride-management/$rideId" params={{ rideId: ride.id }} className={styles.ride}>
        <Group component="span" gap="4px 12px">
          <span className="rw-mono">{format.shortId(ride.id)}</span>
          <RideStatusBadge status={ride.status} size="sm" />
          <Box dateTime={ride.times.requested} component="time" flex="1 1 auto" c="dimmed">
            {format.dateTime(ride.times.requested)}
          </Box>
          <span className="rw-num">{ride.status === 'canceled' ? '–' : format.money(ride.fareCents)}</span>
        </Group>
        <Trip ride={ride} />
      </Link>
    </li>
  );
}
