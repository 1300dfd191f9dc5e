import { ActionIcon, Alert, Button, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { AgainButton } from '../../../kit/buttons/AgainButton.tsx';
import { Coil, EmptyState, Hint, RollingMoney, StatStrip, useFlash, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cityDay, type StatementDay, type StatementView } from '@ridewire/contracts';
import { sumBonuses } from '@ridewire/contracts/statement-money';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEarningsLive } from '../driving-live.ts';
import { useCityDay } from '../../../kit/dates/use-city-day.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { OwnQuests, useOwnQuests } from '../../quests/OwnQuests.tsx';
import { useOwnQuestsTurn } from '../../quests/quests-live.ts';
import { OwnReferrals, useOwnReferrals } from '../../referrals/OwnReferrals.tsx';
import { useOwnReferralsTurn } from '../../referrals/referrals-live.ts';
import { listExtra, type Extra } from './list-extra.ts';
import { EarningsGoal } from './EarningsGoal.tsx';
import { EarningsChart } from './EarningsChart.tsx';
import { Statement } from './Statement.tsx';
import { type Range, rangeAround, rangeBeside, type Span, SPANS } from './statement-range.ts';
import { useSheetTexts } from './sheet.en.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-earnings.module.css';
import { earnedToday } from './earned-today.ts';
import { sumDays } from './sum-rides.ts';
import { nameDays } from '../../../kit/dates/name-period.ts';
import { useReadEachTurn } from '../../../kit/live/use-read-each-turn.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { FileButton } from '../../../kit/files/FileButton.tsx';
import { saveFile } from '../../../kit/files/save-file.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';

interface RangeChoiceProps {
  span: Span;
  range: Range;
  /** The city's present day: there are no earnings after it. */
  today: string;
  onChoose: (span: Span, range: Range) => void;
}

const NONE: readonly Extra[] = [];
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Chooses the day, week or month to show. */
function RangeChoice({ span, range, today, onChoose }: RangeChoiceProps) {
  const driver = useDriverTexts();
  const { options } = useFormat();
  const isLast = range.to >= today;
  return (
    <Group gap="12px 24px" mb="lg">
      <SegmentedControl
        aria-label={driver.spanOf}
        data={SPANS.map((value) => ({ value, label: driver.spans[value] }))}
        value={span}
        onChange={(next) => onChoose(next as Span, rangeAround(next as Span, isLast ? today : range.to))}
      />
      <div className={styles.days}>
        <Hint label={driver.earlier}>
          <ActionIcon
            variant="default"
            size="xl"
            aria-label={driver.earlier}
            onClick={() => onChoose(span, rangeBeside(span, range, -1))}
          >
            <IconChevronLeft {...icon} />
          </ActionIcon>
        </Hint>
        <Text span inherit miw="11.5em" ta="center" fw={600} className="rw-num" role="status">
          {nameDays(range, options)}
        </Text>
        <Hint label={driver.later}>
          <ActionIcon
            variant="default"
            size="xl"
            aria-label={driver.later}
            aria-disabled={isLast || undefined}
            {...(isLast && { 'data-disabled': true })}
            onClick={() => !isLast && onChoose(span, rangeBeside(span, range, 1))}
          >
            <IconChevronRight {...icon} />
          </ActionIcon>
        </Hint>
      </div>
    </Group>
  );
}

/** The earnings of some days, and the rides behind them. A ride that ends in the meantime is added on top. */
export function DriverEarnings() {
  const driver = useDriverTexts();
  const today = useCityDay();
  const [span, setSpan] = useState<Span>('week');
  // The present period until another is chosen: it moves on at midnight.
  const [chosen, setChosen] = useState<Range | null>(null);
  const range = chosen ?? rangeAround(span, today);
  const { data: earnings } = useEarningsLive();
  const questTurn = useOwnQuestsTurn();
  const referralTurn = useOwnReferralsTurn();
  const turn =
    earnings && questTurn !== undefined && referralTurn !== undefined
      ? `${earnings.totalCents} ${earnings.totalRides} ${questTurn} ${referralTurn}`
      : undefined;
  const query = useStatement(range, turn);
  const quests = useOwnQuests(turn);
  const referrals = useOwnReferrals(turn);
  const days = query.data?.days;
  const bonuses = useExtra(query.data);
  const isBlank = bonuses.length === 0 && isWithoutRides(days);
  const choose = (nextSpan: Span, next: Range) => {
    setSpan(nextSpan);
    setChosen(next.to >= today ? null : next);
  };
  return (
    <Page
      title={driver.earningsTitle}
      actions={
        days && (
          <Group gap="xs">
            {query.data && !isBlank && <ExportButton statement={query.data} />}
            <PaperButton range={range} />
          </Group>
        )
      }
    >
      <RangeChoice span={span} range={range} today={today} onChoose={choose} />
      {query.isError && (
        <Alert color="red" role="alert" mb="md">
          <Group justify="space-between">
            {driver.earningsFailed}
            <AgainButton isTrying={query.isFetching} onTry={query.refetch} />
          </Group>
        </Alert>
      )}
      <EarningsTotals statement={query.data} />
      <EarningsGoal />
      {/* At once: what comes above would push it down. */}
      {query.isPending || quests.isPending || referrals.isPending ? (
        <Waiting height={320} mt="xl" />
      ) : (
        <>
          <OwnQuests query={quests} />
          <OwnReferrals query={referrals} />
          <Bonuses bonuses={bonuses} />
          <DrivenRides days={days} />
        </>
      )}
    </Page>
  );
}

const isWithoutRides = (days: readonly StatementDay[] | undefined): boolean =>
  days?.every(({ rides }) => rides.length === 0) === true;

/** What came on top of the rides of some days, the latest first. */
function useExtra(statement: StatementView | undefined): readonly Extra[] {
  const { broughtBonus, cameBonus } = useSheetTexts();
  return statement ? listExtra(statement, { broughtBonus, cameBonus }) : NONE;
}

/** The same, listed. */
function Bonuses({ bonuses }: { bonuses: readonly Extra[] }) {
  const driver = useDriverTexts();
  const { date, money } = useFormat();
  if (bonuses.length === 0) return null;
  return (
    <section aria-labelledby="bonuses">
      <Title order={2} size="h3" mt="xl" mb={4} id="bonuses">
        {driver.bonuses}
      </Title>
      {bonuses.map(({ id, name, amountCents, at }) => (
        <Group key={id} justify="space-between" gap="0 12px" wrap="nowrap" py={8} maw={800}>
          <span style={{ overflowWrap: 'anywhere' }}>
            {name}{' '}
            <Text span size="sm" c="dimmed" className="rw-num">
              {date(at)}
            </Text>
          </span>
          <Text span fw={600} className="rw-num">
            {money(amountCents)}
          </Text>
        </Group>
      ))}
    </section>
  );
}

/** The rides of some days; undefined where they couldn't be read. */
function DrivenRides({ days }: { days: readonly StatementDay[] | undefined }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { data: earnings } = useEarningsLive();
  const isEmpty = isWithoutRides(days);
  return (
    <>
      {days && days.length > 1 && !isEmpty && <EarningsChart days={days} />}
      <Title order={2} size="h3" mt="xl" mb={4} id="statement">
        {driver.statement}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {driver.statementCaption(format.options.timeZone ?? driver.thisDevice)}
      </Text>
      {days && !isEmpty && <Statement days={days} />}
      {isEmpty && (
        <EmptyState
          illustration={Coil}
          line={earnings && earnings.totalRides > 0 ? driver.noneThen : driver.noEarnings}
          hint={driver.noEarningsHint}
          action={
            <Button component={Link} to="/dashboard/driver" size="md">
              {driver.goToRequests}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Saves the shown rides as a sheet. */
function ExportButton({ statement }: { statement: StatementView }) {
  const driver = useDriverTexts();
  const sheet = useSheetTexts();
  const format = useFormat();
  const save = async () => {
    const written = await import('./write-statement.ts').catch(() => undefined);
    if (!written) return toastFailed(sheet.failed);
    const words = { ...driver.columns, ...sheet.columns };
    const { timeZone } = format.options;
    const text = written.writeStatement(statement, {
      words,
      extra: listExtra(statement, sheet),
      clock: format.clock,
      dayOf: (at) => cityDay(timeZone, new Date(at)),
      sayAddress,
    });
    return saveFile(
      new Blob([text], { type: 'text/csv;charset=utf-8' }),
      `ridewire-earnings-${statement.from}-${statement.to}.csv`,
    );
  };
  return (
    <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => void save()}>
      {sheet.save}
    </Button>
  );
}

/** Saves the statement of these days as a PDF, also where there was no ride. */
function PaperButton({ range }: { range: Range }) {
  const sheet = useSheetTexts();
  return (
    <FileButton
      kind="pdf"
      label={sheet.savePaper}
      preparing={sheet.preparing}
      path="/export/statement"
      query={{ ...range }}
      usualName="ridewire-earnings"
    />
  );
}

/** The totals of some days, and below them today's and all net earnings as they grow. */
function EarningsTotals({ statement }: { statement: StatementView | undefined }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { data } = useEarningsLive();
  const today = useCityDay();
  const { days, onlineSince = null } = statement ?? {};
  const sums = sumDays(days ?? [], onlineSince);
  const bonusCents = sumBonuses(useExtra(statement));
  const flash = useFlash(data?.totalCents);
  const totals = (
    <div className={`${styles.totals} rw-flash`} {...flash}>
      <StatStrip
        label={driver.earningsTitle}
        stats={[
          {
            label: driver.columns.net,
            value: <RollingMoney cents={sums.netCents} />,
            hint: bonusCents > 0 ? driver.andBonuses(format.money(bonusCents)) : driver.netHint,
          },
          { label: driver.ridesDriven, value: format.count(sums.rideCount) },
          { label: driver.hoursOnline, value: format.duration(sums.onlineSeconds) },
          { label: driver.perHour, value: format.money(sums.hourCents) },
        ]}
      />
      <Text className="rw-num" size="sm" mt="sm" c="var(--rw-text-2)">
        {data
          ? driver.nowLine(format.money(earnedToday(data, today).todayCents), format.money(data.totalCents))
          : '\u00a0'}
      </Text>
      <Text size="sm" c="dimmed">
        {onlineSince ? driver.onlineSince(format.date(onlineSince)) : '\u00a0'}
      </Text>
    </div>
  );
  // As high as the coming content, however its words break.
  return days ? (
    totals
  ) : (
    <Skeleton aria-hidden inert radius="md" className="rw-late">
      {totals}
    </Skeleton>
  );
}

/** The rides of these days; read again when one is completed or changed, and after a lost link. */
function useStatement(range: Range, turn: string | undefined) {
  const query = trpc.drivers.statement.useQuery(range, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  useReadEachTurn(turn, query.refetch);
  return query;
}
