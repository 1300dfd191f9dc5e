import { isDriving } from '@ridewire/contracts';
import { RollingMoney, StatStrip, useFlash, useFormat } from '@ridewire/ui';
import { earnedToday } from '../earnings/earned-today.ts';
import { useDriverLive } from '../driving-live.ts';
import { useCooling } from '../use-cooling.ts';
import { useCityDay } from '../../../kit/dates/use-city-day.ts';
import { LaterDayGoal } from '../earnings/LaterDayGoal.tsx';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-panel.module.css';

export interface DriverStripProps {
  /** Requests that can be accepted now. */
  openCount: number;
}

/** The driver's four figures. */
export function DriverStrip({ openCount }: DriverStripProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { driving, availability, earnings } = useDriverLive();
  const ride = driving.data?.ride;
  const isBusy = ride != null && isDriving(ride.status);
  const isResting = useCooling() !== null;
  const isReceiving = availability.data?.available === true && !isBusy && !isResting;
  const { todayCents, todayRides } = earnedToday(earnings.data, useCityDay());
  const flash = useFlash(earnings.data?.totalCents);
  return (
    <div className={`${styles.strip} rw-flash`} {...flash}>
      <StatStrip
        label={driver.strip}
        stats={[
          {
            label: driver.earnings,
            value: <RollingMoney cents={todayCents} />,
            hint: driver.todayHint(todayRides),
          },
          { label: driver.availableRequests, value: format.count(openCount) },
          { label: driver.currentRide, value: isBusy ? driver.active : driver.noActiveRide },
          { label: driver.dispatch, value: isReceiving ? driver.receiving : driver.idle },
        ]}
      />
      <LaterDayGoal />
    </div>
  );
}
