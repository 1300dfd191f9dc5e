import { Box, Skeleton, Title } from '@mantine/core';
import type { ProfileSnapshot, Role } from '@ridewire/contracts';
import { RollingMoney, StatStrip, useFlash, useFormat, type Stat } from '@ridewire/ui';
import { useProfileTexts } from './texts.en.ts';
import styles from './profile.module.css';
import { Waiting } from '../../kit/page/Waiting.tsx';

export interface ProfileStatisticsProps {
  role: Role;
  profile: ProfileSnapshot | undefined;
  isFailed: boolean;
}

/** The figures of a rider or a driver so far, as they grow. Admins have no rides. */
export function ProfileStatistics({ role, profile: known, isFailed }: ProfileStatisticsProps) {
  const profile = useProfileTexts();
  if (role === 'admin' || (isFailed && !known)) return null;
  return (
    <section aria-labelledby="profile-statistics">
      <Title order={2} size="h4" id="profile-statistics" mb="xs">
        {profile.statistics}
      </Title>
      {known ? (
        <Statistics profile={known} />
      ) : (
        <Waiting>
          <Skeleton className={styles.statisticsSkeleton} />
        </Waiting>
      )}
    </section>
  );
}

function Statistics({ profile: known }: { profile: ProfileSnapshot }) {
  const profile = useProfileTexts();
  const stats = useStatistics(known);
  const flash = useFlash(JSON.stringify(known.riderStatistics ?? known.driverStatistics));
  return (
    <Box bdrs="md" {...flash}>
      <StatStrip label={profile.statistics} stats={stats} />
    </Box>
  );
}

function useStatistics({ riderStatistics, driverStatistics, rating }: ProfileSnapshot): Stat[] {
  const profile = useProfileTexts();
  const format = useFormat();
  const distance = (meters: number) => ({
    label: profile.distance,
    value: format.distance(meters),
    hint: profile.distanceHint,
  });
  const rated = rating
    ? [
        {
          label: profile.rating,
          value: format.average(rating.average),
          hint: profile.ratingOver(format.count(rating.count)),
        },
      ]
    : [];
  if (riderStatistics) {
    const { completedRides, canceledRides, spentCents, distanceMeters } = riderStatistics;
    return [
      { label: profile.completedRides, value: format.count(completedRides) },
      { label: profile.canceledRides, value: format.count(canceledRides) },
      { label: profile.spent, value: <RollingMoney cents={spentCents} /> },
      distance(distanceMeters),
      ...rated,
    ];
  }
  if (driverStatistics) {
    const { completedRides, completionRate, earnedCents, distanceMeters } = driverStatistics;
    return [
      { label: profile.completedRides, value: format.count(completedRides) },
      { label: profile.completionRate, value: format.rate(completionRate) },
      { label: profile.earned, value: <RollingMoney cents={earnedCents} />, hint: profile.earnedHint },
      distance(distanceMeters),
      ...rated,
    ];
  }
  return [];
}
