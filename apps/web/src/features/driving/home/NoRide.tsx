import { Button } from '@mantine/core';
import { EmptyState, Junction } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-panel.module.css';

/** No ride is under way; says where rides come from. */
export function NoRide() {
  const driver = useDriverTexts();
  return (
    <div className={styles.none}>
      <EmptyState
        illustration={Junction}
        line={driver.noActiveRide}
        hint={driver.noRideHint}
        action={
          <Button component={Link} to="/dashboard/driver/requests" variant="default" size="md">
            {driver.seeRequests}
          </Button>
        }
      />
    </div>
  );
}
