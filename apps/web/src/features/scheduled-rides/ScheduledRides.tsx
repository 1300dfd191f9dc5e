import { Title } from '@mantine/core';
import { Rows } from '../../kit/lists/Rows.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { ScheduledRow } from './ScheduledRow.tsx';
import { SeriesRows } from '../scheduled/SeriesRows.tsx';
import { useScheduledLive } from '../scheduled/scheduled-live.ts';
import { useScheduledTexts } from '../scheduled/texts.en.ts';

/** The rider's scheduled rides, each to be changed or canceled; nothing without one. */
export function ScheduledRides() {
  const scheduled = useScheduledTexts();
  const { data, failure } = useScheduledLive();
  const rides = data?.rides ?? [];
  // A process of the release before knows none.
  const series = data?.series ?? [];
  if (rides.length === 0 && !failure) return <SeriesRows series={series} />;
  return (
    <>
      <section aria-labelledby="scheduled-rides">
        <Title order={2} size="h4" id="scheduled-rides" mt="xl" mb="sm">
          {scheduled.heading}
        </Title>
        {failure && <Failure mb="sm">{scheduled.loadFailed(failure)}</Failure>}
        {rides.length > 0 && (
          <Rows>
            {rides.map((ride) => (
              <ScheduledRow
                key={ride.id}
                ride={ride}
                series={series.find(({ id }) => id === ride.seriesId)}
              />
            ))}
          </Rows>
        )}
      </section>
      <SeriesRows series={series} />
    </>
  );
}
