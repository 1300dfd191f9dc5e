import { Anchor, Group, Skeleton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { topDriversQuery } from '../../reports/report-queries.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DaysBadge } from './ComparedDays.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportCard } from './ReportCard.tsx';

const AVATAR_PX = 28;

/** Who completed most rides, of all days. */
export function TopDrivers() {
  const { analytics } = useTexts().reports;
  const { top } = analytics;
  const format = useFormat();
  const query = useQuery(topDriversQuery);
  return (
    <ReportCard
      title={top.title}
      failed={top.failed}
      query={query}
      waiting={<Skeleton height={420} radius="sm" />}
      isWide
      beside={<DaysBadge days={null} />}
      empty={(drivers) => drivers.length === 0 && top.empty}
    >
      {(drivers) => (
        <FigureTable
          label={analytics.figuresOf(top.title)}
          columns={[top.driver, top.completed, top.canceled, top.payout]}
          rows={drivers.map(({ driverId, name, avatarUrl, completedCount, canceledCount, payoutCents }) => ({
            key: driverId,
            name: (
              <Group gap="xs" wrap="nowrap">
                <PersonAvatar person={{ name, avatarUrl }} size={AVATAR_PX} className="rw-top-avatar" />
                <Anchor
                  size="sm"
                  renderRoot={(props) => (
                    <Link {...props} to="/dashboard/driver-management/$driverId" params={{ driverId }} />
                  )}
                >
                  {name}
                </Anchor>
              </Group>
            ),
            figures: [format.count(completedCount), format.count(canceledCount), format.total(payoutCents)],
          }))}
        />
      )}
    </ReportCard>
  );
}
