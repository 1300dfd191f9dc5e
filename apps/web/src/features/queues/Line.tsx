import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { QueuePlaceView, QueuesSnapshot } from '@ridewire/contracts';
import { ToneBadge, useFormat, useNow } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { Rows } from '../../kit/lists/Rows.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Page } from '../../kit/page/Page.tsx';
import { TextLink } from '../../kit/page/TextLink.tsx';
import { IfMay } from '../session/IfMay.tsx';
import type { QueueSearch } from './queue-search.ts';
import { TakeOutDialog } from './TakeOutDialog.tsx';
import { useQueuesTexts } from './texts.en.ts';
import styles from './queues.module.css';

const route = getRouteApi('/_shell/dashboard/admin/queues');
const AGES_MS = 15_000;

interface LineProps {
  zoneId: string;
  zones: QueuesSnapshot | undefined;
}

/** The drivers in line for a zone, the first one first. Live. */
export function Line({ zoneId, zones }: LineProps) {
  const texts = useQueuesTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<QueueSearch>(route.useNavigate());
  const query = trpc.queues.line.useQuery({ zoneId, page }, { placeholderData: keepPreviousData });
  const [toTakeOut, setToTakeOut] = useState<QueuePlaceView | null>(null);
  const [takenOutId, setTakenOutId] = useState<string | null>(null);
  const isGone = takenOutId !== null && !query.data?.items.some(({ id }) => id === takenOutId);
  const zone = zones?.find(({ id }) => id === zoneId);
  return (
    <Page
      title={zone ? texts.lineTitle(zone.name) : texts.title}
      isLive
      back={<BackLink to="/dashboard/admin/queues">{texts.back}</BackLink>}
      lead={zones && !zone ? texts.gone : texts.lineHint}
    >
      <PagedList
        query={query}
        texts={{ count: texts.lineCount, empty: texts.lineEmpty, loadFailed: texts.lineFailed }}
        itemQuery={undefined}
        filterKey={zoneId}
        isFiltered={false}
        skeleton={
          <ListSkeleton
            line={
              <div className={styles.item}>
                <Skeleton height={28} width={28} circle />
                <Skeleton height={44} width="50%" />
              </div>
            }
          />
        }
        onClearFilters={() => undefined}
        onPage={goTo}
        dialogs={(release) => (
          <>
            <TakeOutDialog
              zoneId={zoneId}
              driver={toTakeOut}
              onDone={setTakenOutId}
              onClose={() => setToTakeOut(null)}
            />
            <LetGo isGone={isGone} release={release} />
          </>
        )}
      >
        {(items) => (
          <Places
            places={items}
            label={zone ? texts.lineTitle(zone.name) : texts.title}
            onTakeOut={setToTakeOut}
          />
        )}
      </PagedList>
    </Page>
  );
}

/** Shows the line without the driver who was just taken out, although the pointer is still at the list. */
function LetGo({ isGone, release }: { isGone: boolean; release: () => void }) {
  useEffect(() => {
    if (isGone) release();
  }, [isGone, release]);
  return null;
}

interface PlacesProps {
  places: readonly QueuePlaceView[];
  label: string;
  onTakeOut: (place: QueuePlaceView) => void;
}

function Places({ places, label, onTakeOut }: PlacesProps) {
  const texts = useQueuesTexts();
  const { count, age } = useFormat();
  const nowMs = useNow(() => AGES_MS);
  return (
    <Rows component="ol" aria-label={label}>
      {places.map((place) => (
        <li key={place.id} className={styles.item}>
          <span className={`${styles.place} rw-num`}>{count(place.place)}</span>
          <div>
            <Group gap="4px 12px">
              <TextLink
                to="/dashboard/driver-management/$driverId"
                params={{ driverId: place.id }}
                fw={650}
                className={styles.name}
              >
                {place.name}
              </TextLink>
              {place.isAway && <ToneBadge tone="gray">{texts.away}</ToneBadge>}
            </Group>
            <Text size="sm" c="dimmed" className="rw-num">
              {place.movedAt
                ? texts.moved(age(place.movedAt, nowMs))
                : texts.since(age(place.joinedAt, nowMs))}
            </Text>
          </div>
          <IfMay right="rides:write">
            <Button
              variant="default"
              size="sm"
              aria-label={texts.takeOutOf(place.name)}
              onClick={() => onTakeOut(place)}
            >
              {texts.takeOut}
            </Button>
          </IfMay>
        </li>
      ))}
    </Rows>
  );
}
