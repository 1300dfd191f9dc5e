import { Skeleton } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { AvailabilityButton } from '../../driving/AvailabilityButton.tsx';
import { earnedToday } from '../../live/earned-today.ts';
import { useDriverLive } from '../../live/use-live.ts';
import { useCityDay } from '../../session/use-city-day.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** Online or not, what today earned, and the switch between the two. */
export function DriverBar({ withToday }: { withToday: boolean }) {
  const { driver } = useTexts();
  const format = useFormat();
  const { availability, earnings } = useDriverLive();
  const { todayCents, todayRides } = earnedToday(earnings.data, useCityDay());
  const isOnline = availability.data?.available === true;
  return (
    <div className="rw-driver-bar">
      <div>
        {availability.data ? (
          <span className="rw-driver-online" data-online={isOnline || undefined}>
            {isOnline ? driver.online : driver.offline}
          </span>
        ) : (
          <Skeleton height={20} width={80} className="rw-late" />
        )}
        {withToday && earnings.data && (
          <span className="rw-driver-today rw-num">
            {driver.todayLine(format.money(todayCents), todayRides)}
          </span>
        )}
      </div>
      {isOnline && <AvailabilityButton size="md" />}
    </div>
  );
}
