import { Skeleton, Stack } from '@mantine/core';
import type { Overview, OverviewFigure } from '@ridewire/contracts';
import { Flash, RollingMoney, Sparkline, StatStrip, useFormat, type Stat } from '@ridewire/ui';
import { trpc } from '../../kit/live/trpc.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { type OverviewTexts, useOverviewTexts } from './texts.en.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './overview.module.css';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The platform in five figures, each with its last week. */
export function OverviewFigures() {
  const overview = useOverviewTexts();
  const kit = useKitTexts();
  const { data, error, isFetching, refetch } = trpc.reports.overview.useQuery();
  const stats = useStats(data);
  return (
    <section aria-label={overview.figures} className={styles.figures}>
      {error && (
        <LoadFailure
          sentence={overview.loadFailed(errorSentence(error, kit.unreachable))}
          isTrying={isFetching}
          onTry={refetch}
        />
      )}
      {(stats ?? !error) && <StatStrip label={overview.figures} stats={stats ?? awaited(overview)} />}
    </section>
  );
}

/** As high as the figures will be, however the strip wraps. */
function awaited(words: OverviewTexts): Stat[] {
  const { users, drivers, rides, revenue, growth, growthHint } = words;
  return [users, drivers, rides, revenue, growth].map((label) => ({
    label,
    value: <Skeleton height={28} width={72} className="rw-late" />,
    hint: (
      <Stack gap="sm" style={{ whiteSpace: 'normal' }}>
        {label === growth ? growthHint : <Skeleton height={16} width={96} className="rw-late" />}
        <Skeleton height={32} width={96} className="rw-late" />
      </Stack>
    ),
  }));
}

function useStats(data: Overview | undefined): Stat[] | undefined {
  const overview = useOverviewTexts();
  const format = useFormat();
  if (!data) return undefined;
  const trend = (name: string, values: readonly number[], words: string) => (
    <Stack component="span" gap="sm" style={{ whiteSpace: 'normal' }}>
      {words}
      {values.length > 1 && <Sparkline values={values} label={name} height={32} />}
    </Stack>
  );
  const count = (label: string, { total, days }: OverviewFigure): Stat => ({
    label,
    value: <Flash value={total}>{format.count(total)}</Flash>,
    hint: trend(overview.trend(label), days, overview.inSevenDays(format.count(sum(days)))),
  });
  const { share, days } = data.growth;
  const known = days.filter((day) => day !== null);
  return [
    count(overview.users, data.users),
    count(overview.drivers, data.drivers),
    count(overview.rides, data.rides),
    {
      label: overview.revenue,
      value: (
        <Flash value={data.revenueCents.total}>
          <RollingMoney cents={data.revenueCents.total} kind="total" />
        </Flash>
      ),
      hint: trend(
        overview.trend(overview.revenue),
        data.revenueCents.days,
        overview.inSevenDays(format.total(sum(data.revenueCents.days))),
      ),
    },
    {
      label: overview.growth,
      value: <Flash value={share}>{`${share !== null && share > 0 ? '+' : ''}${format.rate(share)}`}</Flash>,
      hint: trend(overview.growthTrend, known, overview.growthHint),
    },
  ];
}
