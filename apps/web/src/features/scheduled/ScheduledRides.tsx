import { Alert, Title } from '@mantine/core';
import { Rows } from '../../kit/lists/Rows.tsx';
import { ScheduledRow } from './ScheduledRow.tsx';
import { useScheduledLive } from './scheduled-live.ts';
import { useScheduledTexts } from './texts.en.ts';

/** The rider's scheduled rides, each to be changed or canceled; nothing without one. */
export function ScheduledRides() {
  const scheduled = useScheduledTexts();
  const { data, failure } = useScheduledLive();
  const rides = data?.rides ?? [];
  if (rides.length === 0 && !failure) return null;
  return (
    <section aria-labelledby="scheduled-rides">
      <Title order={2} size="h4" id="scheduled-rides" mt="xl" mb="sm">
        {scheduled.heading}
      </Title>
      {failure && (
        <Alert color="red" role="alert" mb="sm">
          {scheduled.loadFailed(failure)}
        </Alert>
      )}
      {rides.length > 0 && (
        <Rows>
          {rides.map((ride) => (
            <ScheduledRow key={ride.id} ride={ride} />
          ))}
        </Rows>
      )}
    </section>
  );
}
