import { Box, Group, Table, Title } from '@mantine/core';
import type { StatementDay } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { lazy, Suspense, useState } from 'react';
import { type Look, LookChoice } from '../../../kit/charts/LookChoice.tsx';
import { namePeriod } from '../../../kit/dates/name-period.ts';
import { sumRides } from '@ridewire/contracts/statement-money';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-earnings.module.css';
import { Waiting } from '../../../kit/page/Waiting.tsx';

const StackedBars = lazy(async () => ({
  default: (await import('../../../kit/charts/StackedBars.tsx')).StackedBars,
}));

/** Each day's net and fee, stacked; or in figures, with the hours online. */
export function EarningsChart({ days }: { days: readonly StatementDay[] }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const [look, setLook] = useState<Look>('chart');
  const waiting = <Waiting height={240} />;
  return (
    <Box component="section" maw={800} mt={24} aria-labelledby="by-day">
      <Group gap={0} wrap="nowrap" mih={44} mb="md">
        <Title order={2} size="h4" id="by-day">
          {driver.byDay}
        </Title>
        <LookChoice of={driver.byDay} value={look} onChoose={setLook} />
      </Group>
      {look === 'table' ? (
        <DayTable days={days} />
      ) : (
        <Suspense fallback={waiting}>
          <StackedBars
            label={driver.byDay}
            data={days.map((day) => {
              const { netCents, feeCents } = sumRides(day.rides);
              return {
                name: namePeriod(day.day, 'day', format.options),
                net: netCents / 100,
                fee: feeCents / 100,
              };
            })}
            series={[
              { key: 'net', label: driver.columns.net, color: 'var(--rw-chart-1)' },
              { key: 'fee', label: driver.columns.fee, color: 'var(--rw-text-dim)' },
            ]}
            format={(amount) => format.total(Math.round(amount * 100))}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** The chart's values, and how long each day was. */
function DayTable({ days }: { days: readonly StatementDay[] }) {
  const driver = useDriverTexts();
  const format = useFormat();
  return (
    <Table tabularNums aria-labelledby="by-day" className={styles.dayTable}>
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
