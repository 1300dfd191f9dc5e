import { Button } from '@mantine/core';
import type { QueuesSnapshot, QueueZoneView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { AreaList } from '../service-areas/AreaList.tsx';
import type { DrawnArea } from '../service-areas/drawn-kind.ts';
import { EndDialog } from '../service-areas/EndDialog.tsx';
import type { QueueSearch } from './queue-search.ts';
import { useQueuesTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/queues');
const zoneQuery = (zoneId: string) => queries.queues.get.queryOptions({ zoneId });

interface AllZonesProps {
  zones: QueuesSnapshot | undefined;
  onChange: (zone: DrawnArea) => void;
}

/** All queue zones, also those that ended. */
export function AllZones({ zones, onChange }: AllZonesProps) {
  const texts = useQueuesTexts();
  const { count } = useFormat();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<QueueSearch>(route.useNavigate());
  const query = trpc.queues.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const [toEnd, setToEnd] = useState<QueueZoneView | null>(null);
  const ending = trpc.queues.end.useMutation();
  const inLine = (zoneId: string) => {
    const drivers = zones?.find(({ id }) => id === zoneId)?.count ?? 0;
    return texts.seeLine(count(drivers), drivers === 1);
  };
  return (
    <PagedList
      query={query}
      texts={texts}
      itemQuery={zoneQuery}
      filterKey=""
      isFiltered={false}
      onClearFilters={() => undefined}
      onPage={goTo}
      dialogs={() => (
        <EndDialog
          area={toEnd}
          standing={zones}
          words={{
            ask: texts.endAsk,
            text: () => texts.endText,
            isOver: texts.isOver,
            failed: texts.endFailed,
          }}
          isEnding={ending.isPending}
          onEnd={(zoneId, on) => ending.mutate({ zoneId }, on)}
          onClose={() => setToEnd(null)}
        />
      )}
    >
      {(items) => (
        <AreaList
          areas={items}
          title={texts.title}
          besideOf={({ id, name }) => (
            <Button
              renderRoot={(props: object) => (
                <Link {...props} to="/dashboard/admin/queues" search={{ zone: id }} />
              )}
              variant="default"
              size="sm"
              className="rw-num"
              aria-label={texts.seeLineOf(name, inLine(id))}
            >
              {inLine(id)}
            </Button>
          )}
          onChange={onChange}
          onEnd={setToEnd}
        />
      )}
    </PagedList>
  );
}
