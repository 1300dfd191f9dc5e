import { ActionIcon, Box, Group, Table, Text, Title } from '@mantine/core';
import type { BusinessRide } from '@ridewire/contracts';
import { groupByCostCenter, sumBusiness, type BusinessSums } from '@ridewire/contracts/business-sums';
import { Coil, EmptyState, Hint, useFormat } from '@ridewire/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useCityDay } from '../../kit/dates/use-city-day.ts';
import { FileButton } from '../../kit/files/FileButton.tsx';
import { monthName } from '../../kit/lists/group-by-month.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { trpc } from '../../kit/live/trpc.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { monthBeside } from './month-beside.ts';
import { useBusinessTexts } from './texts.en.ts';
import slips from '../../kit/lists/slips.module.css';
import { TextLink } from '../../kit/page/TextLink.tsx';
import styles from './business-sheet.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface BusinessSheetProps {
  typeName: (type: string) => string;
}

/** A rider's business rides of a month, by cost center, to look at and to keep. */
export function BusinessSheet({ typeName }: BusinessSheetProps) {
  const texts = useBusinessTexts();
  const { options } = useFormat();
  const present = useCityDay().slice(0, 7);
  // The present month until another is chosen: it moves on at midnight.
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? present;
  const choose = (next: string) => setChosen(next >= present ? null : next);
  const { data, error, isFetching, isPending, refetch } = trpc.business.month.useQuery(
    { month },
    { staleTime: 0 },
  );
  const step = (by: 1 | -1, label: string, Sign: typeof IconChevronLeft, isLast: boolean) => (
    <Hint label={label}>
      <ActionIcon
        variant="default"
        size="xl"
        aria-label={label}
        aria-disabled={isLast || undefined}
        {...(isLast && { 'data-disabled': true })}
        onClick={() => !isLast && choose(monthBeside(month, by))}
      >
        <Sign {...icon} />
      </ActionIcon>
    </Hint>
  );
  return (
    <Page
      title={texts.title}
      back={<BackLink to="/dashboard/rider/history">{texts.back}</BackLink>}
      actions={
        <Group gap="xs">
          {(['csv', 'pdf'] as const).map((kind) => (
            <FileButton
              key={kind}
              kind={kind}
              label={texts[kind]}
              preparing={texts.preparing}
              path="/export/business"
              query={{ month }}
              usualName="ridewire-business"
            />
          ))}
        </Group>
      }
    >
      <Group gap="sm" mb="lg" wrap="nowrap">
        {step(-1, texts.earlier, IconChevronLeft, false)}
        <Text span inherit miw="9em" ta="center" fw={600} role="status">
          {monthName(month, options.locale)}
        </Text>
        {step(1, texts.later, IconChevronRight, month >= present)}
      </Group>
      {error && <LoadFailure sentence={texts.loadFailed} isTrying={isFetching} onTry={refetch} />}
      {isPending && <Waiting height={320} />}
      {data && data.rides.length === 0 && (
        <EmptyState illustration={Coil} line={texts.none} hint={texts.noneHint} />
      )}
      {data && data.rides.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {texts.caption(options.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)}
          </Text>
          {groupByCostCenter(data.rides).map(({ costCenter, rides, sums }) => (
            <CostCenter
              key={costCenter ?? ''}
              name={costCenter ?? texts.noCostCenter}
              {...{ rides, sums, typeName }}
            />
          ))}
          <Sums label={texts.monthTotal} sums={sumBusiness(data.rides)} />
        </>
      )}
    </Page>
  );
}

interface CostCenterProps extends BusinessSheetProps {
  name: string;
  rides: readonly BusinessRide[];
  sums: BusinessSums;
}

/** The rides of one cost center, and what they came to. On a phone each ride is a small card of the same cells. */
function CostCenter({ name, rides, sums, typeName }: CostCenterProps) {
  const texts = useBusinessTexts();
  const format = useFormat();
  const { columns } = texts;
  return (
    <Box component="section" maw={1040} mt={32} style={{ overflowWrap: 'anywhere' }} aria-label={name}>
      <Title order={2} size="h4">
        {name}
      </Title>
      <Table className={`${slips.slips} ${styles.rides}`} aria-label={name}>
        <Table.Thead>
          <Table.Tr>
            {(['date', 'route', 'type'] as const).map((column) => (
              <Table.Th key={column} scope="col">
                {columns[column]}
              </Table.Th>
            ))}
            {(['distance', 'fare', 'refunded', 'paid'] as const).map((column) => (
              <Table.Th key={column} scope="col" ta="right">
                {columns[column]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rides.map((ride) => (
            <Table.Tr key={ride.rideId}>
              <Table.Td style={{ gridArea: 'date' }}>
                <time dateTime={ride.completedAt}>{format.dateTime(ride.completedAt)}</time>
              </Table.Td>
              <Table.Td data-cell="route" style={{ gridArea: 'route' }}>
                <TextLink inherit c="inherit" to="/dashboard/rider/history" search={{ ride: ride.rideId }}>
                  {sayAddress(ride.pickupAddress)} → {sayAddress(ride.destinationAddress)}
                </TextLink>
                {ride.purpose && (
                  <Text span display="block" inherit fz="sm" c="dimmed">
                    {ride.purpose}
                  </Text>
                )}
              </Table.Td>
              <Table.Td data-quiet style={{ gridArea: 'type' }}>
                {typeName(ride.type)}
              </Table.Td>
              <Table.Td data-quiet style={{ gridArea: 'distance' }} ta="right">
                {format.distance(ride.distanceMeters)}
              </Table.Td>
              <Amounts sums={sumBusiness([ride])} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Sums label={texts.total} sums={sums} />
    </Box>
  );
}

function Amounts({ sums }: { sums: BusinessSums }) {
  const texts = useBusinessTexts();
  const format = useFormat();
  const { columns } = texts;
  return (
    <>
      <Table.Td data-quiet="left" data-label={columns.fare} style={{ gridArea: 'fare' }} ta="right">
        {format.money(sums.fareCents)}
        {sums.discountCents > 0 && (
          <Text span display="block" inherit fz="xs" c="dimmed">
            {texts.promo(format.money(sums.discountCents))}
          </Text>
        )}
      </Table.Td>
      <Table.Td
        data-quiet
        style={{ gridArea: 'refunded' }}
        data-label={columns.refunded}
        data-none={sums.refundedCents === 0 || undefined}
        ta="right"
      >
        {sums.refundedCents > 0 ? `−${format.money(sums.refundedCents)}` : '–'}
      </Table.Td>
      <Table.Td data-cell="paid" style={{ gridArea: 'paid' }} ta="right">
        {format.money(sums.paidCents)}
      </Table.Td>
    </>
  );
}

/** What was paid in all, and how it came about where something was taken off. */
function Sums({ label, sums }: { label: string; sums: BusinessSums }) {
  const texts = useBusinessTexts();
  const format = useFormat();
  const parts = [
    sums.discountCents > 0 && texts.promo(format.money(sums.discountCents)),
    sums.refundedCents > 0 && `${texts.columns.refunded} −${format.money(sums.refundedCents)}`,
  ].filter((part) => part !== false);
  return (
    <div className={styles.sums}>
      <Group justify="space-between" fw={600} className="rw-num">
        <span>{label}</span>
        <span>{format.money(sums.paidCents)}</span>
      </Group>
      {parts.length > 0 && (
        <Text size="sm" c="dimmed" ta="right" className="rw-num">
          {[`${texts.columns.fare} ${format.money(sums.fareCents)}`, ...parts].join(' · ')}
        </Text>
      )}
    </div>
  );
}
