import { Text, Title } from '@mantine/core';
import type { ActivityEvent } from '@ridewire/contracts';
import { Age, EmptyState, LooseEnd, statusIcons, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../kit/live/trpc.ts';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { ShowChanges } from '../../kit/lists/ShowChanges.tsx';
import { useHeldItems } from '../../kit/lists/use-held-items.ts';
import { useRowFlash } from '../../kit/lists/use-row-flash.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { describeEvent } from './describe-event.ts';
import { useOverviewTexts } from './texts.en.ts';
import { useListsTexts } from '../../kit/lists/texts.en.ts';
import { usePiecesTexts } from '../../kit/texts/ui-texts.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import styles from './overview.module.css';
import listsStyles from '../../kit/lists/lists.module.css';
import { Rows } from '../../kit/lists/Rows.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';

/**
 * The last 30 things that happened to rides, as sentences; new ones come in on top, or wait while someone is about to
 * press one of them.
 */
export function ActivityFeed() {
  const lists = useListsTexts();
  const overview = useOverviewTexts();
  const kit = useKitTexts();
  const { data, error, isFetching, refetch } = trpc.reports.activity.useQuery();
  // An event stays true, even when newer ones pushed it off the end.
  const list = useHeldItems({
    items: (data ?? []).map((event) => ({ id: String(event.id), event })),
    viewKey: 'activity',
    isPlaceholder: data === undefined,
  });
  return (
    <section aria-labelledby="overview-activity">
      <Title order={2} size="h4" id="overview-activity" mb={8}>
        {overview.activity}
      </Title>
      {error && (
        <LoadFailure
          sentence={overview.activityFailed(errorSentence(error, kit.unreachable))}
          isTrying={isFetching}
          onTry={refetch}
        />
      )}
      {data && data.length > 0 && (
        <div className={listsStyles.items} {...list.holdProps}>
          {list.isBehind && <ShowChanges label={lists.showChanges} onShow={list.release} />}
          <Rows component="ol" className={styles.events}>
            {list.items.map(({ id, event }) => (
              <Event key={id} event={event} />
            ))}
          </Rows>
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState illustration={LooseEnd} line={overview.activityEmpty} hint={overview.activityEmptyHint} />
      )}
      {!data && !error && <Waiting height={480} />}
    </section>
  );
}

function Event({ event }: { event: ActivityEvent }) {
  const pieces = usePiecesTexts();
  const overview = useOverviewTexts();
  const { money } = useFormat();
  const flash = useRowFlash([event.id], event.at);
  const { id, to, at, rideId, isDeleted } = event;
  const Sign = statusIcons[to];
  const sentence = describeEvent(event, { overview, statuses: pieces.statuses, money });
  return (
    <li className={styles.event} data-event={id} {...flash}>
      <span className={styles.sign} data-status={to}>
        <Sign size={16} stroke={1.75} aria-hidden />
      </span>
      <span className={styles.sentence}>
        {isDeleted ? (
          sentence
        ) : (
          <Link to="/dashboard/ride-management/$rideId" params={{ rideId }}>
            {sentence}
          </Link>
        )}
      </span>
      <Text span className="rw-num" inherit c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        <Age since={at} />
      </Text>
    </li>
  );
}
