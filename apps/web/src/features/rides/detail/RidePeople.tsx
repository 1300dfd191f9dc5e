import { PhoneLink } from '../../people/PhoneLink.tsx';
import { findErrorCode } from '../../../kit/live/error-sentence.ts';
import { EmailLink } from '../../people/EmailLink.tsx';
import { Box, Group, Text } from '@mantine/core';
import type { RideDetail, RideParty } from '@ridewire/contracts';
import { PlateTag, ToneBadge } from '@ridewire/ui';
import { IconBan } from '@tabler/icons-react';
import { skipToken } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { PersonAvatar } from '../../../kit/avatar/PersonAvatar.tsx';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { usePeopleChanges } from '../../people/people-live.ts';
import { RidePanel } from './RidePanel.tsx';
import { usePeopleTexts } from '../../people/texts.en.ts';
import { useRidesTexts } from '../texts.en.ts';
import styles from './ride-detail.module.css';

/** Rider and driver, as the ride has them and as their accounts are now. */
export function RidePeople({ ride: { rider, driver } }: { ride: RideDetail }) {
  const rides = useRidesTexts();
  usePeopleChanges();
  const accounts = [
    trpc.users.get.useQuery({ userId: rider.id }),
    trpc.users.get.useQuery(driver ? { userId: driver.id } : skipToken),
  ] as const;
  const failed = accounts.filter(({ error }) => error && findErrorCode(error) !== 'USER_NOT_FOUND');
  return (
    <RidePanel title={rides.parties}>
      {failed.length > 0 && (
        <LoadFailure
          sentence={rides.peopleFailed}
          isTrying={failed.some(({ isFetching }) => isFetching)}
          onTry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      <Person role={rides.rider} person={accounts[0].data ?? rider} isBlocked={isBlocked(accounts[0])} />
      <Person
        role={rides.driver}
        person={driver && (accounts[1].data ?? driver)}
        isBlocked={isBlocked(accounts[1])}
        isDriver
      >
        {driver && (driver.vehicleModel || driver.licensePlate) && (
          <Group component="p" gap="4px 8px" mt={4} fz="sm" lh="sm">
            {driver.vehicleModel}
            {driver.licensePlate && <PlateTag plate={driver.licensePlate} size="sm" />}
          </Group>
        )}
      </Person>
    </RidePanel>
  );
}

const isBlocked = ({ data }: { data?: { status: string } | undefined }) => data?.status === 'blocked';

interface PersonProps {
  role: string;
  /** Null: nobody yet. */
  person: RideParty | null;
  isBlocked: boolean;
  isDriver?: boolean;
  children?: ReactNode;
}

function Person({ role, person, isBlocked: blocked, isDriver = false, children }: PersonProps) {
  const people = usePeopleTexts();
  const rides = useRidesTexts();
  return (
    <Group className={styles.person} gap={12} align="flex-start" wrap="nowrap">
      {person ? (
        <PersonAvatar person={person} size={44} />
      ) : (
        <Box
          component="span"
          flex="none"
          w={44}
          h={44}
          bd="2px dashed var(--rw-hairline)"
          bdrs="50%"
          aria-hidden
        />
      )}
      <Box miw={0}>
        <Text size="xs" c="dimmed">
          {role}
        </Text>
        <Group component="p" gap="4px 8px" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {person ? (
            <TextLink
              c="inherit"
              inherit
              {...(isDriver
                ? linkOptions({
                    to: '/dashboard/driver-management/$driverId',
                    params: { driverId: person.id },
                  })
                : linkOptions({
                    to: '/dashboard/user-management/$userId',
                    params: { userId: person.id },
                  }))}
            >
              {person.name}
            </TextLink>
          ) : (
            rides.unknown
          )}
          {blocked && (
            <ToneBadge tone="danger" icon={IconBan} size="sm">
              {rides.blocked}
            </ToneBadge>
          )}
        </Group>
        {person && (
          <Group component="p" gap="0 12px" fz="sm" lh="sm" style={{ overflowWrap: 'anywhere' }}>
            <EmailLink email={person.email} />
            {person.phone ? (
              <PhoneLink phone={person.phone} />
            ) : (
              <Text span inherit c="dimmed">
                {people.notProvided}
              </Text>
            )}
          </Group>
        )}
        {children}
      </Box>
    </Group>
  );
}
