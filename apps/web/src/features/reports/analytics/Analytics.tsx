import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { HourReport } from '@ridewire/contracts';
import { useState } from 'react';
import { trpc } from '../../../kit/live/trpc.ts';
import { RangeField } from '../../../kit/dates/RangeField.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Demand } from './Demand.tsx';
import { DriverMetrics } from './DriverMetrics.tsx';
import { EarningsCommission } from './EarningsCommission.tsx';
import { RevenueSplit } from './RevenueSplit.tsx';
import { RideActivity } from './RideActivity.tsx';
import { RideYear } from './RideYear.tsx';
import { useAsked, useReportRange } from './use-report-range.ts';
import { UserGrowth } from './UserGrowth.tsx';
import { useAnalyticsTexts } from './texts.en.ts';
import { useDatesTexts } from '../../../kit/dates/texts.en.ts';
import styles from './analytics.module.css';
import { FigureTable } from './FigureTable.tsx';
import { sumOf } from './fill-periods.ts';
import { HourGrid } from './HourGrid.tsx';
import { type Look, LookChoice } from '../../../kit/charts/LookChoice.tsx';
import { nameHour, nameWeekday } from './name-hour.ts';
import { ReportCard } from './ReportCard.tsx';
import { TimeZoneNote } from './TimeZoneNote.tsx';
import { PersonAvatar } from '../../../kit/avatar/PersonAvatar.tsx';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { DaysBadge } from './ComparedDays.tsx';

const AVATAR_PX = 28;

/** The drivers who completed the most rides. */
function TopDrivers() {
  const analytics = useAnalyticsTexts();
  const { top } = analytics;
  const format = useFormat();
  const query = trpc.reports.topDrivers.useQuery(useAsked(), { placeholderData: keepPreviousData });
  return (
    <ReportCard
      title={top.title}
      failed={top.failed}
      query={query}
      waiting={<Skeleton height={420} radius="sm" />}
      isWide
      beside={<DaysBadge days={query.data?.days} />}
      empty={({ drivers }) => drivers.length === 0 && top.empty}
    >
      {({ drivers }) => (
        <FigureTable
          label={analytics.figuresOf(top.title)}
          columns={[top.driver, top.completed, top.canceled, top.payout]}
          rows={drivers.map(({ driverId, name, avatarUrl, completedCount, canceledCount, payoutCents }) => ({
            key: driverId,
            name: (
              <Group gap="xs" wrap="nowrap">
                <PersonAvatar person={{ name, avatarUrl }} size={AVATAR_PX} className={styles.topAvatar} />
                <TextLink size="sm" to="/dashboard/driver-management/$driverId" params={{ driverId }}>
                  {name}
                </TextLink>
              </Group>
            ),
            figures: [format.count(completedCount), format.count(canceledCount), format.total(payoutCents)],
          }))}
        />
      )}
    </ReportCard>
  );
}

const route = getRouteApi('/_shell/dashboard/analytics');

/** The reports about rides, drivers and earnings. They load when opened and on refresh; each card fails separately. */
export function Analytics() {
  const dates = useDatesTexts();
  const analytics = useAnalyticsTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const navigate = route.useNavigate();
  const { period, days } = useReportRange();
  const utils = trpc.useUtils();
  // Only the reports shown here: the overview's may load at the same time, on the way there.
  const isBusy = useIsFetching({ queryKey: getQueryKey(trpc.reports), type: 'active' }) > 0;
  const shownKey = getQueryKey(trpc.reports.rides, { period, ...days }, 'query');
  const readAtMs = cache.getQueryState(shownKey)?.dataUpdatedAt;
  return (
    <Page
      title={analytics.title}
      actions={
        <Group gap="md">
          {/* Keeps its place before it is known. */}
          <Text size="sm" c="dimmed" className="rw-num" opacity={readAtMs ? 1 : 0} aria-hidden={!readAtMs}>
            {analytics.asOf(format.clockSeconds(readAtMs ?? 0))}
          </Text>
          <RangeField
            label={analytics.range}
            placeholder={period === 'month' ? analytics.lastMonths : dates.lastDays(30)}
            {...days}
            onChoose={(range) =>
              void navigate({ search: (before) => ({ ...before, ...range }), replace: true })
            }
          />
          <Button
            variant="default"
            leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden />}
            aria-busy={isBusy}
            onClick={() => !isBusy && void utils.reports.invalidate()}
          >
            {analytics.refreshAll}
          </Button>
        </Group>
      }
    >
      <div className={styles.reports}>
        <RideActivity />
        <DriverMetrics />
        <EarningsCommission />
        <RevenueSplit />
        <UserGrowth />
        <BusyHours />
        <Demand />
        <TopDrivers />
        <RideYear />
      </div>
    </Page>
  );
}

/** When in the week rides are requested. */
function BusyHours() {
  const { hours: texts } = useAnalyticsTexts();
  const [look, setLook] = useState<Look>('chart');
  const { days } = useReportRange();
  // The previous days stay while others load.
  const query = trpc.reports.hours.useQuery(days, { placeholderData: keepPreviousData });
  return (
    <ReportCard
      title={texts.title}
      failed={texts.failed}
      query={query}
      waiting={
        <>
          {look === 'table' ? <Skeleton height={420} radius="sm" /> : <HourGrid hours={[]} />}
          <TimeZoneNote sentence={texts.zone} />
        </>
      }
      isWide
      beside={<LookChoice of={texts.title} value={look} onChoose={setLook} />}
      empty={({ hours }) => sumOf(hours, 'requestedCount') === 0 && texts.empty}
    >
      {({ hours }) => (
        <>
          {look === 'table' ? <HourTable hours={hours} /> : <HourGrid hours={hours} />}
          <TimeZoneNote sentence={texts.zone} />
        </>
      )}
    </ReportCard>
  );
}

function HourTable({ hours }: Pick<HourReport, 'hours'>) {
  const analytics = useAnalyticsTexts();
  const { hours: texts } = analytics;
  const format = useFormat();
  const { locale } = format.options;
  const first = hours.slice(0, 24);
  const weekdays = [...new Set(hours.map(({ weekday }) => weekday))];
  return (
    <FigureTable
      label={analytics.figuresOf(texts.title)}
      columns={[texts.hour, ...weekdays.map((weekday) => nameWeekday(weekday, 'short', locale))]}
      rows={first.map(({ hour }) => ({
        key: String(hour),
        name: nameHour(hour, locale),
        figures: hours
          .filter((each) => each.hour === hour)
          .map(({ requestedCount }) => format.count(requestedCount)),
      }))}
    />
  );
}
