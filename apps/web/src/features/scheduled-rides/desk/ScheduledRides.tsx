import { Group, Stack, Table, Text } from '@mantine/core';
import type { ScheduledAtDesk } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { useHasTableRoom } from '../../../kit/lists/use-has-table-room.ts';
import { RideEnds } from '../../rides/RideEnds.tsx';
import { useTypeName } from '../../rides/ride-types.ts';
import { RideExtras } from '../../scheduled/RideExtras.tsx';
import { useScheduledTexts } from '../../scheduled/texts.en.ts';
import { useScheduledDeskTexts } from './texts.en.ts';
import { Person, RideOutcome, Taker } from './ScheduledParts.tsx';

/** Scheduled rides at the desk: a table, or cards where a table has no room. */
export function ScheduledRides({ rides }: { rides: readonly ScheduledAtDesk[] }) {
  const isWide = useHasTableRoom();
  return isWide ? <RideTable rides={rides} /> : <RideCards rides={rides} />;
}

function RideTable({ rides }: { rides: readonly ScheduledAtDesk[] }) {
  const scheduled = useScheduledTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <Rows component="div">
      <Table tabularNums layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={116}>{scheduled.pickup}</Table.Th>
            <Table.Th w="17%">{scheduled.rider}</Table.Th>
            <Table.Th w="17%">{scheduled.driver}</Table.Th>
            <Table.Th>{scheduled.trip}</Table.Th>
            <Table.Th w={112}>{scheduled.fare}</Table.Th>
            <Table.Th w={172}>{scheduled.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rides.map((ride) => (
            <Table.Tr key={ride.id}>
              <Table.Td>{format.dateTime(ride.pickupAt)}</Table.Td>
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
              <Table.Td>
                {format.money(ride.fareCents)}
                <Text fz="sm" c="dimmed">
                  {typeName(ride.type)}
                </Text>
              </Table.Td>
              <Table.Td>
                <RideOutcome ride={ride} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Rows>
  );
}

/** @param isOfOne whether they are all of the rider whose page this is */
export function RideCards({
  rides,
  isOfOne = false,
}: {
  rides: readonly ScheduledAtDesk[];
  isOfOne?: boolean;
}) {
  const texts = useScheduledDeskTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <Rows aria-label={texts.title}>
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
          {!isOfOne && <Person person={ride.rider} />}
          <Taker ride={ride} />
          <RideEnds ride={ride} />
          <RideExtras ride={ride} />
          <RideOutcome ride={ride} />
        </Stack>
      ))}
    </Rows>
  );
}
