import type { RideDetail } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { type Icon, IconCar, IconUser } from '@tabler/icons-react';
import { Box, Group, VisuallyHidden } from '@mantine/core';
import { ReviewMark } from '../../review/ReviewMark.tsx';
import { Trip } from '../Trip.tsx';
import { RideActions } from './RideActions.tsx';
import { RequestedAt, type RidesProps } from './RideTable.tsx';
import { useOpenRide } from './use-open-ride.ts';
import { useRideFlash } from './use-ride-flash.ts';
import { useRidesTexts } from '../texts.en.ts';
import listsStyles from '../../../kit/lists/lists.module.css';
import styles from './ride-management.module.css';

/** Rides as cards, where rows would not fit. */
export function RideCards({ rides: shown, ...more }: RidesProps) {
  const rides = useRidesTexts();
  return (
    <ul className={listsStyles.cards} aria-label={rides.list}>
      {shown.map((ride) => (
        <RideCard key={ride.id} ride={ride} {...more} />
      ))}
    </ul>
  );
}

function RideCard({ ride, ...more }: { ride: RideDetail } & Omit<RidesProps, 'rides'>) {
  const rides = useRidesTexts();
  const format = useFormat();
  const { id, status, rider, driver, fareCents } = ride;
  const openRide = useOpenRide(id, more.search);
  return (
    // Keyboard users reach the same through its first button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li className={`${listsStyles.card} ${styles.row}`} {...useRideFlash(ride)} onClick={openRide}>
      <Group gap={8} wrap="nowrap">
        <span className="rw-mono">{format.shortId(id)}</span>
        <RideStatusBadge status={status} />
        <Box component="strong" ml="auto" className="rw-num">
          {status === 'canceled' ? '–' : format.money(fareCents)}
        </Box>
      </Group>
      <Trip ride={ride} isStacked />
      <Group gap="4px 16px" fz="sm" lh="sm">
        <Person icon={IconUser} role={rides.rider}>
          {rider.name}
        </Person>
        <Person icon={IconCar} role={rides.driver} isNone={!driver}>
          {driver?.name ?? rides.noDriver}
        </Person>
      </Group>
      <ReviewMark rideId={id} />
      <RequestedAt ride={ride} />
      <div className={listsStyles.actions} data-print="none">
        <RideActions ride={ride} {...more} />
      </div>
    </li>
  );
}

interface PersonProps {
  icon: Icon;
  role: string;
  isNone?: boolean;
  children: string;
}

function Person({ icon: Sign, role, isNone = false, children }: PersonProps) {
  return (
    <Group component="span" gap={6} wrap="nowrap" miw={0} {...(isNone && { c: 'dimmed' })}>
      <Sign size={16} stroke={1.75} color="var(--rw-text-dim)" aria-hidden />
      <VisuallyHidden>{role} </VisuallyHidden>
      {children}
    </Group>
  );
}
