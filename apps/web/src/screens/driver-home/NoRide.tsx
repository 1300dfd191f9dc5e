import { Button } from '@mantine/core';
import { EmptyState, Junction } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';

/** No ride is under way; where one comes from. */
export function NoRide() {
  const { driver } = useTexts();
  return (
    <div className="rw-driver-none">
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
