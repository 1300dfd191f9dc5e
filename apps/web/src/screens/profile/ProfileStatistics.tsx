import { Skeleton, Title } from '@mantine/core';
import type { ProfileSnapshot, Role } from '@ridewire/contracts';
import { RollingMoney, StatStrip, useFlash, useFormat, type Stat } from '@ridewire/ui';
import { useTexts } from '../../texts/use-texts.ts';

export interface ProfileStatisticsProps {
  role: Role;
  profile: ProfileSnapshot | undefined;
  isFailed: boolean;
}

/** What a rider or a driver has done so far, as it grows. Admins ride nowhere. */
export function ProfileStatistics({ role, profile: known, isFailed }: ProfileStatisticsProps) {
  const { profile } = useTexts();
  const stats = useStatistics(known);
  const flash = useFlash(JSON.stringify(known && [known.riderStatistics, known.driverStatistics]));
  if (role === 'admin' || (isFailed && !known)) return null;
  return (
    <section aria-labelledby="profile-statistics">
      <Title order={2} size="h4" id="profile-statistics" mb="xs">
        {profile.statistics}
      </Title>
      <div className="rw-profile-statistics" {...(known && flash)}>
        {stats ? (
          <StatStrip label={profile.statistics} stats={stats} />
        ) : (
          <Skeleton className="rw-profile-statistics-skeleton rw-late" radius="md" />
        )}
      </div>
    </section>
  );
}

function useStatistics(known: ProfileSnapshot | undefined): Stat[] | undefined {
  const { profile } = useTexts();
  const format = useFormat();
  const distance = (meters: number) => ({
    label: profile.distance,
    value: format.distance(meters),
    hint: profile.distanceHint,
  });
  if (known?.riderStatistics) {
    const { completedRides, canceledRides, spentCents, distanceMeters } = known.riderStatistics;
    return [
      { label: profile.completedRides, value: format.count(completedRides) },
      { label: profile.canceledRides, value: format.count(canceledRides) },
      { label: profile.spent, value: <RollingMoney cents={spentCents} /> },
      distance(distanceMeters),
    ];
  }
  if (known?.driverStatistics) {
    const { completedRides, completionRate, earnedCents, distanceMeters } = known.driverStatistics;
    return [
      { label: profile.completedRides, value: format.count(completedRides) },
      { label: profile.completionRate, value: format.rate(completionRate) },
      { label: profile.earned, value: <RollingMoney cents={earnedCents} />, hint: profile.earnedHint },
      distance(distanceMeters),
    ];
  }
  return undefined;
}
