import '../ride-history/RideHistory.css';
import './active-rides.css';
import { Alert, Button, Skeleton } from '@mantine/core';
import { isActive } from '@ridewire/contracts';
import { EmptyState, Junction } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useRiderLive } from '../../live/use-live.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ActiveRideCard } from './ActiveRideCard.tsx';

/** The ride a rider is on; everything to do about it stands on their home. */
export function ActiveRides() {
  const { activeRides, shell } = useTexts();
  const { data, failure } = useRiderLive();
  const ride = data?.ride && isActive(data.ride.status) ? data.ride : null;
  return (
    <Page title={activeRides.title} isNarrow>
      {failure && (
        <Alert color="red" role="alert" title={activeRides.loadFailed} mb="lg">
          {failure}
        </Alert>
      )}
      {ride && <ActiveRideCard ride={ride} />}
      {data && !ride && (
        <EmptyState
          illustration={Junction}
          line={activeRides.empty}
          hint={activeRides.emptyHint}
          action={
            <Button component={Link} to="/dashboard/rider/book-ride" size="md">
              {activeRides.bookRide}
            </Button>
          }
        />
      )}
      {!data && (
        <div className="rw-late" role="status" aria-label={shell.loading}>
          <Skeleton height={280} radius="md" />
        </div>
      )}
    </Page>
  );
}
