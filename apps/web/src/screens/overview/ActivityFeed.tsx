import '../../lists/lists.css';
import { Skeleton, Title } from '@mantine/core';
import type { ActivityEvent } from '@ridewire/contracts';
import { Age, EmptyState, LooseEnd, statusIcons, useFormat } from '@ridewire/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { ShowChanges } from '../../lists/ShowChanges.tsx';
import { useHeldItems } from '../../lists/use-held-items.ts';
import { useRowFlash } from '../../lists/use-row-flash.ts';
import { errorSentence } from '../../live/error-sentence.ts';
import { activityQuery } from '../../reports/report-queries.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { tellEvent } from './tell-event.ts';

/** What happened stays so, also when newer things pushed it off the end. */
const unchanged = (id: string) => ({ queryKey: [...activityQuery.queryKey, 'one', id], queryFn: skipToken });

/**
 * The last 30 things that happened to rides, as sentences; what happens now comes in on top, or waits while somebody is
 * about to press one of them.
 */
export function ActivityFeed() {
  const { lists, reports } = useTexts();
  const { overview } = reports;
  const { data, error, isFetching, refetch } = useQuery(activityQuery);
  const list = useHeldItems({
    items: (data ?? []).map((event) => ({ id: String(event.id), event })),
    viewKey: 'activity',
    isPlaceholder: data === undefined,
    itemQuery: unchanged,
  });
  return (
    <section className="rw-overview-part" aria-labelledby="overview-activity">
      <Title order={2} size="h4" id="overview-activity">
        {overview.activity}
      </Title>
      {error && (
        <LoadFailure
          sentence={overview.activityFailed(errorSentence(error, reports.analytics.unreachable))}
          isTrying={isFetching}
          onTry={() => void refetch()}
        />
      )}
      {data && data.length > 0 && (
        <div className="rw-list-items" {...list.holdProps}>
          {list.isBehind && <ShowChanges label={lists.showChanges} onShow={list.release} />}
          <ol className="rw-overview-events">
            {list.items.map(({ id, event }) => (
              <Event key={id} event={event} />
            ))}
          </ol>
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState illustration={LooseEnd} line={overview.activityEmpty} hint={overview.activityEmptyHint} />
      )}
      {!data && !error && <Skeleton height={480} radius="md" className="rw-late" />}
    </section>
  );
}

function Event({ event }: { event: ActivityEvent }) {
  const { reports, pieces } = useTexts();
  const { money } = useFormat();
  const flash = useRowFlash([event.id], event.at);
  const { id, to, at, rideId, isDeleted } = event;
  const Sign = statusIcons[to];
  const sentence = tellEvent(event, { events: reports.events, statuses: pieces.statuses, money });
  return (
    <li className="rw-overview-event" data-event={id} {...flash}>
      <span className="rw-overview-sign" data-status={to}>
        <Sign size={16} stroke={1.75} aria-hidden />
      </span>
      <span className="rw-overview-sentence">
        {isDeleted ? (
          sentence
        ) : (
          <Link to="/dashboard/ride-management/$rideId" params={{ rideId }}>
            {sentence}
          </Link>
        )}
      </span>
      <span className="rw-overview-age">
        <Age since={at} />
      </span>
    </li>
  );
}
