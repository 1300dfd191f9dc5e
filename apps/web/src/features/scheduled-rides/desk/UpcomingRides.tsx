import { Alert, Anchor, Group, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ScheduledAtDesk } from '@ridewire/contracts';
import { EmptyState, Junction, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { RideEnds } from '../../rides/RideEnds.tsx';
import { useTypeName } from '../../rides/ride-types.ts';
import { useUpcomingLive } from '../../scheduled/scheduled-live.ts';
import { RideExtras } from '../../scheduled/RideExtras.tsx';
import { ScheduledActions } from '../ScheduledActions.tsx';
import { useScheduledTexts } from '../../scheduled/texts.en.ts';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { IfMay } from '../../session/IfMay.tsx';

/** Everyone's scheduled rides, the soonest first. */
export function UpcomingRides() {
  const scheduled = useScheduledTexts();
  const { data, failure } = useUpcomingLive();
  return (
    <Page
      title={scheduled.deskTitle}
      isLive
      lead={
        data &&
        data.rides.length > 0 &&
        [
          scheduled.deskCount(data.count),
          scheduled.deskHint,
          data.count > data.rides.length && scheduled.deskMore(data.rides.length),
        ]
          .filter(Boolean)
          .join(' ')
      }
    >
      {failure && (
        <Alert color="red" role="alert" mb="lg">
          {scheduled.deskFailed(failure)}
        </Alert>
      )}
      {!data && !failure && <Waiting height={240} />}
      {data?.rides.length === 0 && (
        <EmptyState illustration={Junction} line={scheduled.deskEmpty} hint={scheduled.deskEmptyHint} />
      )}
      {data && data.rides.length > 0 && <Rides rides={data.rides} />}
    </Page>
  );
}

function Rides({ rides }: { rides: readonly ScheduledAtDesk[] }) {
  const isWide = useMediaQuery('(min-width: 75em), print', true, { getInitialValueInEffect: false });
  return isWide ? <RideTable rides={rides} /> : <RideCards rides={rides} />;
}

function RideTable({ rides }: { rides: readonly ScheduledAtDesk[] }) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <Rows component="div">
      <Table tabularNums>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{scheduled.pickup}</Table.Th>
            <Table.Th>{scheduled.rider}</Table.Th>
            <Table.Th>{scheduled.driver}</Table.Th>
            <Table.Th>{scheduled.trip}</Table.Th>
            <Table.Th>{scheduled.type}</Table.Th>
            <Table.Th ta="right">{scheduled.fare}</Table.Th>
            <Table.Th>{scheduled.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rides.map((ride) => (
            <Table.Tr key={ride.id}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{format.dateTime(ride.pickupAt)}</Table.Td>
              <Table.Td>
                <Person person={ride.rider} />
              </Table.Td>
              <Table.Td>
                <Taker ride={ride} />
              </Table.Td>
              <Table.Td>
                <RideEnds ride={ride} />
                <RideExtras ride={ride} />
              </Table.Td>
              <Table.Td>{typeName(ride.type)}</Table.Td>
              <Table.Td ta="right">{format.money(ride.fareCents)}</Table.Td>
              <Table.Td>
                <IfMay right="bookings:write">
                  <ScheduledActions ride={ride} rider={ride.rider} />
                </IfMay>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Rows>
  );
}

/** The same where a table has no room. */
function RideCards({ rides }: { rides: readonly ScheduledAtDesk[] }) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <Rows aria-label={scheduled.deskTitle}>
      {rides.map((ride) => (
        <Stack key={ride.id} component="li" gap={12} p={16}>
          <Group gap="4px 12px" justify="space-between">
            <Text span fw={650} className="rw-num">
              {format.dateTime(ride.pickupAt)}
            </Text>
            <Text span className="rw-num">
              {typeName(ride.type)} · {format.money(ride.fareCents)}
            </Text>
          </Group>
          <Person person={ride.rider} />
          <Taker ride={ride} />
          <RideEnds ride={ride} />
          <RideExtras ride={ride} />
          <IfMay right="bookings:write">
            <ScheduledActions ride={ride} rider={ride.rider} />
          </IfMay>
        </Stack>
      ))}
    </Rows>
  );
}

/** Who took it beforehand. */
function Taker({ ride: { driver } }: { ride: ScheduledAtDesk }) {
  const scheduled = useScheduledTexts();
  if (!driver)
    return (
      <Text inherit c="dimmed">
        {scheduled.noDriver}
      </Text>
    );
  return <Person person={driver} isDriver />;
}

/** Somebody, and the number to call. */
function Person({
  person: { id, name, phone },
  isDriver = false,
}: {
  person: ScheduledAtDesk['rider'];
  isDriver?: boolean;
}) {
  return (
    <Group gap="0 12px">
      <Anchor
        inherit
        renderRoot={(props) => (
          <Link
            {...(isDriver
              ? { to: '/dashboard/driver-management/$driverId', params: { driverId: id } }
              : { to: '/dashboard/user-management/$userId', params: { userId: id } })}
            {...props}
          />
        )}
      >
        {name}
      </Anchor>
      {phone && (
        <Anchor inherit href={phoneLink(phone)} className="rw-num">
          {phone}
        </Anchor>
      )}
    </Group>
  );
}
