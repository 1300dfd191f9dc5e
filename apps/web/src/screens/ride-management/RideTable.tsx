import { Table } from '@mantine/core';
import type { RideDetail } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { Trip } from '../../rides/Trip.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { RideActions, type RideActionsProps } from './RideActions.tsx';
import { useRideFlash } from './use-ride-flash.ts';

export interface RidesProps extends Pick<RideActionsProps, 'search' | 'onAsk'> {
  rides: readonly RideDetail[];
}

/** Rides as rows, where there is room for them. */
export function RideTable({ rides: shown, ...more }: RidesProps) {
  const { rides } = useTexts();
  return (
    <Table className="rw-rides-table" aria-label={rides.list} tabularNums>
      <Table.Thead>
        <Table.Tr>
          {[rides.ride, rides.status, rides.trip, rides.people].map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
          <Table.Th scope="col" ta="right">
            {rides.fare}
          </Table.Th>
          <Table.Th scope="col">{rides.actions}</Table.Th>
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

function RideRow({ ride, ...more }: { ride: RideDetail } & Omit<RidesProps, 'rides'>) {
  const { rides } = useTexts();
  const format = useFormat();
  const { id, status, rider, driver, fareCents, times } = ride;
  return (
    <Table.Tr {...useRideFlash(ride)}>
      <Table.Td>
        <span className="rw-mono">{format.shortId(id)}</span>
        <time className="rw-rides-when" dateTime={times.requested}>
          {format.dateTime(times.requested)}
        </time>
      </Table.Td>
      <Table.Td>
        <RideStatusBadge status={status} size="sm" />
      </Table.Td>
      <Table.Td>
        <Trip ride={ride} isStacked />
      </Table.Td>
      <Table.Td>
        <span className="rw-rides-who" title={rider.email}>
          {rider.name}
        </span>
        <span className="rw-rides-who" title={driver?.email} data-none={!driver || undefined}>
          {driver?.name ?? rides.noDriver}
        </span>
      </Table.Td>
      <Table.Td ta="right">{format.money(fareCents)}</Table.Td>
      <Table.Td className="rw-rides-actions">
        <div>
          <RideActions ride={ride} variant="subtle" {...more} />
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
