import { ScrollArea, Table, Title } from '@mantine/core';
import type { ReportPeriod } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import type { PeriodStat } from './fill-periods.ts';
import { namePeriod } from './name-period.ts';

export interface RideTableProps {
  /** Oldest first. */
  stats: readonly PeriodStat[];
  period: ReportPeriod;
}

/** The breakdown in figures, newest first. */
export function RideTable({ stats, period }: RideTableProps) {
  const { rides } = useTexts().reports.analytics;
  const format = useFormat();
  return (
    <>
      <Title order={3} size="h6" mb={4}>
        {rides.breakdown[period]}
      </Title>
      <ScrollArea.Autosize
        mah={420}
        type="auto"
        offsetScrollbars="y"
        viewportProps={{ tabIndex: 0, 'aria-label': rides.breakdown[period], role: 'region' }}
      >
        <Table tabularNums stickyHeader aria-label={rides.breakdown[period]}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{rides.date[period]}</Table.Th>
              <Table.Th scope="col" ta="right">
                {rides.ridesChart}
              </Table.Th>
              <Table.Th scope="col" ta="right">
                {rides.revenueChart}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {stats.toReversed().map(({ date, rideCount, revenueCents }) => (
              <Table.Tr key={date}>
                <Table.Td>
                  <time dateTime={date}>{namePeriod(date, period, format.options)}</time>
                </Table.Td>
                <Table.Td ta="right">{format.count(rideCount)}</Table.Td>
                <Table.Td ta="right">{format.money(revenueCents)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </>
  );
}
