import { isGuest } from '@ridewire/contracts/guests';
import { Box, Group, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import type { RideDetail, RideSort } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { ReviewMark } from '../../review/ReviewMark.tsx';
import { Trip } from '../Trip.tsx';
import { RideActions, type RideActionsProps } from './RideActions.tsx';
import { useOpenRide } from './use-open-ride.ts';
import { useRideFlash } from './use-ride-flash.ts';
import { useRidesTexts } from '../texts.en.ts';
import styles from './ride-management.module.css';
import listsStyles from '../../../kit/lists/tables.module.css';

export interface RideTableProps extends RidesProps {
  /** Null if it can't be sorted now. */
  onSort: ((sort: RideSort | undefined) => void) | null;
}

export interface RidesProps extends Pick<RideActionsProps, 'search' | 'onAsk'> {
  rides: readonly RideDetail[];
}

/** Rides as rows, if there is room for them. A press anywhere in a row opens its ride. */
export function RideTable({ rides: shown, onSort, ...more }: RideTableProps) {
  const rides = useRidesTexts();
  const { sort } = more.search;
  return (
    <Table
      className={`${listsStyles.table} ${styles.table}`}
      style={{ '--row-height': '53px' }}
      data-print="but-last"
      aria-label={rides.list}
      tabularNums
    >
      <Table.Thead>
        <Table.Tr>
          <SortHead
            falls={!sort}
            rises={sort === 'oldest'}
            onSort={onSort && (() => onSort(sort ? undefined : 'oldest'))}
          >
            {rides.ride}
          </SortHead>
          <Table.Th scope="col" w={144}>
            {rides.status}
          </Table.Th>
          <Table.Th scope="col">{rides.trip}</Table.Th>
          <Table.Th scope="col" w="18%">
            {rides.people}
          </Table.Th>
          <SortHead
            falls={sort === 'dearest'}
            rises={sort === 'cheapest'}
            isEnd
            onSort={onSort && (() => onSort(sort === 'dearest' ? 'cheapest' : 'dearest'))}
          >
            {rides.fare}
          </SortHead>
          <Table.Th scope="col" w={208}>
            {rides.actions}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((ride) => (
          <RideRow key={ride.id} ride={ride} {...more} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

export function RequestedAt({ ride: { times } }: { ride: RideDetail }) {
  const format = useFormat();
  const at = times.requested;
  return (
    <Box component="time" className="rw-num" display="block" fz="xs" lh="xs" c="dimmed" dateTime={at}>
      {format.dateTime(at)}
    </Box>
  );
}

interface SortHeadProps {
  /** The largest or newest are on top. */
  falls: boolean;
  rises: boolean;
  isEnd?: boolean;
  onSort: (() => void) | null;
  children: string;
}

/** The head of a sortable column. */
function SortHead({ falls, rises, isEnd = false, onSort, children }: SortHeadProps) {
  const Arrow = rises ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      scope="col"
      {...(isEnd && { ta: 'right', w: 80 })}
      aria-sort={falls ? 'descending' : rises ? 'ascending' : undefined}
    >
      {onSort ? (
        <UnstyledButton className={styles.sortHead} onClick={onSort}>
          {children}
          {(falls || rises) && <Arrow size={14} stroke={2} aria-hidden />}
        </UnstyledButton>
      ) : (
        children
      )}
    </Table.Th>
  );
}

function RideRow({ ride, ...more }: { ride: RideDetail } & Omit<RidesProps, 'rides'>) {
  const rides = useRidesTexts();
  const format = useFormat();
  const { id, status, rider, driver, fareCents } = ride;
  const openRide = useOpenRide(id, more.search);
  return (
    <Table.Tr {...useRideFlash(ride)} className={styles.row} onClick={openRide}>
      <Table.Td>
        <span className="rw-mono">{format.shortId(id)}</span>
        <RequestedAt ride={ride} />
      </Table.Td>
      <Table.Td>
        <Stack gap={2} align="flex-start">
          <RideStatusBadge status={status} size="sm" />
          <ReviewMark rideId={id} />
        </Stack>
      </Table.Td>
      <Table.Td>
        <Trip ride={ride} isStacked />
      </Table.Td>
      <Table.Td>
        <Text inherit truncate title={isGuest(rider) ? undefined : rider.email}>
          {rider.name}
        </Text>
        <Text inherit truncate c="dimmed" title={driver?.email}>
          {driver?.name ?? rides.noDriver}
        </Text>
      </Table.Td>
      <Table.Td ta="right">{status === 'canceled' ? '–' : format.money(fareCents)}</Table.Td>
      <Table.Td className={styles.actions}>
        <Group gap={0} wrap="nowrap" data-buttons>
          <RideActions ride={ride} variant="subtle" {...more} />
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
