import { Table } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';
import { feeOf, type Day } from './group-by-day.ts';
import { sayAddress } from '../../texts/say-address.ts';

/** Every completed ride with what it paid, by day. On a phone each row is a small card of the same cells. */
export function Statement({ days }: { days: readonly Day[] }) {
  const { driver } = useTexts();
  const { columns } = driver;
  return (
    <Table className="rw-statement" aria-labelledby="statement">
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
      {days.map((day) => (
        <Table.Tbody key={day.label}>
          <DayRow day={day} />
          {day.rides.map((ride) => (
            <RideRow key={ride.id} ride={ride} />
          ))}
        </Table.Tbody>
      ))}
    </Table>
  );
}

function DayRow({ day }: { day: Day }) {
  const format = useFormat();
  return (
    <Table.Tr className="rw-statement-day">
      <Table.Th scope="rowgroup" colSpan={3}>
        {day.label}
      </Table.Th>
      {day.isWhole ? (
        <Sums {...day} />
      ) : (
        <Table.Td colSpan={3} ta="right">
          {format.money(null)}
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function RideRow({ ride }: { ride: DriverRide }) {
  const format = useFormat();
  return (
    <Table.Tr className="rw-statement-ride">
      <Table.Td data-cell="time">
        <time dateTime={ride.times.completed}>{format.clock(ride.times.completed)}</time>
      </Table.Td>
      <Table.Td data-cell="ride" className="rw-mono">
        {format.shortId(ride.id)}
      </Table.Td>
      <Table.Td data-cell="route">
        {sayAddress(ride.pickup.address)} <span className="rw-statement-to">→</span>{' '}
        {sayAddress(ride.destination.address)}
      </Table.Td>
      <Sums {...ride} feeCents={feeOf(ride)} netCents={ride.payoutCents} />
    </Table.Tr>
  );
}

type Cents = Record<'fareCents' | 'refundedCents' | 'feeCents' | 'netCents', number>;

function Sums({ fareCents, refundedCents, feeCents, netCents }: Cents) {
  const { driver } = useTexts();
  const format = useFormat();
  const cells = {
    fare: format.money(fareCents),
    fee: `−${format.money(feeCents)}`,
    net: format.money(netCents),
  };
  return (['fare', 'fee', 'net'] as const).map((cell) => (
    <Table.Td key={cell} ta="right" data-cell={cell} data-label={driver.columns[cell]}>
      {cells[cell]}
      {cell === 'fare' && refundedCents > 0 && (
        <span className="rw-statement-refund">{driver.refunded(format.money(refundedCents))}</span>
      )}
    </Table.Td>
  ));
}
