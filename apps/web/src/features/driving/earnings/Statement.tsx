import { Table, Text } from '@mantine/core';
import type { StatementDay, StatementRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { namePeriod } from '../../../kit/dates/name-period.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { moneyOf, sumRides, type Sums } from '@ridewire/contracts/statement-money';
import { useDriverTexts } from '../texts.en.ts';
import slips from '../../../kit/lists/slips.module.css';
import styles from './driver-earnings.module.css';

/** Every completed ride with its payout, by day, newest first. On a phone each row is a small card of the same cells. */
export function Statement({ days }: { days: readonly StatementDay[] }) {
  const driver = useDriverTexts();
  const { columns } = driver;
  return (
    <Table className={`${slips.slips} ${styles.statement}`} aria-labelledby="statement">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{columns.time}</Table.Th>
          <Table.Th scope="col">{columns.ride}</Table.Th>
          <Table.Th scope="col">{columns.route}</Table.Th>
          {(['fare', 'fee', 'net'] as const).map((column) => (
            <Table.Th key={column} scope="col" ta="right">
              {columns[column]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {days.toReversed().map(
        (day) =>
          day.rides.length > 0 && (
            <Table.Tbody key={day.day}>
              <DayRow day={day} />
              {day.rides.map((ride) => (
                <RideRow key={ride.id} ride={ride} />
              ))}
            </Table.Tbody>
          ),
      )}
    </Table>
  );
}

function DayRow({ day }: { day: StatementDay }) {
  const { options } = useFormat();
  return (
    <Table.Tr className={styles.statementDay}>
      <Table.Th scope="rowgroup" colSpan={3}>
        {namePeriod(day.day, 'day', options)}
      </Table.Th>
      <Cells {...sumRides(day.rides)} />
    </Table.Tr>
  );
}

function RideRow({ ride }: { ride: StatementRide }) {
  const format = useFormat();
  return (
    <Table.Tr className={styles.statementRide}>
      <Table.Td style={{ gridArea: 'time' }}>
        <time dateTime={ride.completedAt}>{format.clock(ride.completedAt)}</time>
      </Table.Td>
      <Table.Td style={{ gridArea: 'ride' }} className="rw-mono">
        {format.shortId(ride.id)}
      </Table.Td>
      <Table.Td data-cell="route" style={{ gridArea: 'route' }}>
        {sayAddress(ride.pickupAddress)}{' '}
        <Text span display="inline-block" inherit w="1.25em" ta="center">
          →
        </Text>{' '}
        {sayAddress(ride.destinationAddress)}
      </Table.Td>
      <Cells {...moneyOf(ride)} />
    </Table.Tr>
  );
}

function Cells({ fareCents, refundedCents, feeCents, netCents, cashCents }: Sums) {
  const driver = useDriverTexts();
  const format = useFormat();
  const cells = {
    fare: format.money(fareCents),
    fee: `−${format.money(feeCents)}`,
    net: format.money(netCents),
  };
  return (['fare', 'fee', 'net'] as const).map((cell) => (
    <Table.Td
      key={cell}
      ta="right"
      data-cell={cell}
      {...(cell !== 'net' && { 'data-quiet': 'left', 'data-label': driver.columns[cell] })}
      style={{ gridArea: cell }}
    >
      {cells[cell]}
      {cell === 'fare' && refundedCents > 0 && (
        <Text span display="block" inherit fz="xs" fw={400} c="dimmed">
          {driver.refunded(format.money(refundedCents))}
        </Text>
      )}
      {cell === 'fare' && cashCents !== fareCents - refundedCents && (
        <Text span display="block" inherit fz="xs" fw={400} c="dimmed">
          {driver.cash(format.money(cashCents))}
        </Text>
      )}
    </Table.Td>
  ));
}
