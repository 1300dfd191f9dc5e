import { Table } from '@mantine/core';
import type { StatementDay } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { namePeriod } from '../../reports/name-period.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { sumRides } from './sum-rides.ts';

/** What the chart shows, and how long each day was. */
export function DayTable({ days }: { days: readonly StatementDay[] }) {
  const { driver } = useTexts();
  const format = useFormat();
  return (
    <Table tabularNums aria-labelledby="by-day" className="rw-day-table">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{driver.day}</Table.Th>
          {[driver.ridesDriven, driver.hoursOnline, driver.columns.net].map((name) => (
            <Table.Th key={name} scope="col" ta="right">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map(({ day, rides, onlineSeconds }) => (
          <Table.Tr key={day}>
            <Table.Th scope="row">{namePeriod(day, 'day', format.options)}</Table.Th>
            <Table.Td ta="right">{format.count(rides.length)}</Table.Td>
            <Table.Td ta="right">{format.duration(onlineSeconds)}</Table.Td>
            <Table.Td ta="right">{format.money(sumRides(rides).netCents)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
