import type { RiderRide } from '@ridewire/contracts';
import { PlateTag } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { PersonAvatar } from '../../../kit/avatar/PersonAvatar.tsx';
import { useRideTexts } from '../../rides/ride.en.ts';
import { sayCar } from '../../rides/say-car.ts';
import styles from '../panel/ride-panel.module.css';

const AverageSign = lazyLater<{ rideId: string }>(
  async () => (await import('../../ratings/AverageSign.tsx')).AverageSign,
);

export interface ComingDriverProps {
  /** Their average is shown once they have the ride. */
  rideId?: string;
  driver: RiderRide['driver'];
  /** The line before asks to look for the car: the plate follows at once. */
  isPlateFirst?: boolean;
  /** More about the driver. */
  more?: ReactNode;
  /** Actions for it. */
  children?: ReactNode;
}

/** The driver to look for: the face, the car, and its plate in one line. */
export function ComingDriver({ rideId, driver, isPlateFirst = false, more, children }: ComingDriverProps) {
  const texts = useRideTexts();
  return (
    <div className={styles.known} data-plate-first={isPlateFirst || undefined}>
      {driver && <PersonAvatar person={driver} size={48} />}
      {driver?.licensePlate && <PlateTag plate={driver.licensePlate} />}
      <span className={styles.who}>
        <span>{sayCar(driver, texts)}</span>
        {rideId && <AverageSign rideId={rideId} />}
        {more && <span>{more}</span>}
      </span>
      {children}
    </div>
  );
}
