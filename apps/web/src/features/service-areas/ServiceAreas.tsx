import { Group, Skeleton, Text } from '@mantine/core';
import type { ServiceArea, ServiceAreasSnapshot, ServiceAreaView } from '@ridewire/contracts';
import { useMemory } from '@ridewire/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useReducer, useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { ConnectionSign } from '../../kit/buttons/ConnectionSign.tsx';
import { AskDialog } from '../../kit/dialogs/AskDialog.tsx';
import { ListSkeleton } from '../../kit/lists/ListSkeleton.tsx';
import { PagedList } from '../../kit/lists/PagedList.tsx';
import { useListSearch } from '../../kit/lists/use-list-search.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { queries } from '../../kit/live/queries.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { Page } from '../../kit/page/Page.tsx';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { IfMay } from '../session/IfMay.tsx';
import { AreaForm } from './AreaForm.tsx';
import { AreaList } from './AreaList.tsx';
import type { AreaMapProps } from './AreaMap.tsx';
import { beginEdge, stepEdge } from './edge-draft.ts';
import type { ServiceAreaSearch } from './service-area-search.ts';
import { useServiceAreas } from './service-areas-live.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import { useServiceAreaChanges } from './use-service-area-changes.ts';
import styles from './service-areas.module.css';

const AreaMap = lazyMap<AreaMapProps>(async () => (await import('./AreaMap.tsx')).AreaMap);

const route = getRouteApi('/_shell/dashboard/admin/service-areas');
const areaQuery = (areaId: string) => queries.serviceAreas.get.queryOptions({ areaId });
const NONE: ServiceAreasSnapshot = [];

/** Where riders are picked up. Live. */
export function ServiceAreas() {
  const texts = useServiceAreasTexts();
  useServiceAreaChanges();
  const areas = useServiceAreas();
  /** The area being drawn; null while none is. */
  const [drawing, setDrawing] = useState<{ replaces: ServiceArea | null } | null>(null);
  return (
    <Page
      title={texts.title}
      actions={
        <Group gap="sm">
          <ConnectionSign />
          {!drawing && (
            <IfMay right="areas:write">
              <ConnectedButton onPress={() => setDrawing({ replaces: null })}>{texts.draw}</ConnectedButton>
            </IfMay>
          )}
        </Group>
      }
    >
      <Text c="dimmed" mb="md">
        {drawing ? texts.drawHint : areas?.length === 0 ? texts.noneHint : texts.hint}
      </Text>
      {drawing ? (
        <Drawing
          key={drawing.replaces?.id ?? 'new'}
          areas={areas ?? NONE}
          replaces={drawing.replaces}
          onClose={() => {
            setDrawing(null);
            focusLostHeading();
          }}
        />
      ) : (
        <>
          <div className={styles.map}>
            <AreaMap areas={areas ?? NONE} drawn={null} />
          </div>
          <AllAreas onChange={(replaces) => setDrawing({ replaces })} />
        </>
      )}
    </Page>
  );
}

interface DrawingProps {
  areas: ServiceAreasSnapshot;
  replaces: ServiceArea | null;
  onClose: () => void;
}

/** An area on the map, with what is said of it. */
function Drawing({ areas, replaces, onClose }: DrawingProps) {
  const [edge, step] = useReducer(stepEdge, replaces?.corners ?? [], beginEdge);
  const [typedTimes, setTypedTimes] = useState(0);
  return (
    <div className={styles.drawing}>
      <div className={styles.map}>
        <AreaMap areas={areas} drawn={{ corners: edge.corners, replaces, onStep: step, typedTimes }} />
      </div>
      <AreaForm
        edge={edge}
        onStep={step}
        onTyped={() => setTypedTimes((before) => before + 1)}
        replaces={replaces}
        onClose={onClose}
      />
    </div>
  );
}

/** All areas, also those that ended. */
function AllAreas({ onChange }: { onChange: (area: ServiceArea) => void }) {
  const texts = useServiceAreasTexts();
  const { page = 1 } = route.useSearch();
  const { goTo } = useListSearch<ServiceAreaSearch>(route.useNavigate());
  const query = trpc.serviceAreas.list.useQuery({ page }, { placeholderData: keepPreviousData });
  const [toEnd, setToEnd] = useState<ServiceAreaView | null>(null);
  return (
    <PagedList
      query={query}
      texts={texts}
      itemQuery={areaQuery}
      filterKey=""
      isFiltered={false}
      skeleton={
        <ListSkeleton
          line={
            <div className={styles.item}>
              <Skeleton height={28} width="50%" />
              <Skeleton className={styles.says} height={20} width="80%" />
              <Skeleton className={styles.says} height={20} width="30%" />
            </div>
          }
        />
      }
      onClearFilters={() => undefined}
      onPage={goTo}
      dialogs={() => <EndDialog area={toEnd} onClose={() => setToEnd(null)} />}
    >
      {(items) => <AreaList areas={items} onChange={onChange} onEnd={setToEnd} />}
    </PagedList>
  );
}

/** Asks before an area ends. */
function EndDialog({ area, onClose }: { area: ServiceAreaView | null; onClose: () => void }) {
  const texts = useServiceAreasTexts();
  const areas = useServiceAreas();
  // Still shown while the dialog fades.
  const [shown] = useMemory<ServiceAreaView | null>(null, (before) => area ?? before);
  const { mutate, isPending } = trpc.serviceAreas.end.useMutation({
    onSuccess: ({ name }) => {
      toastDone(texts.hasEnded(name));
      onClose();
    },
    onError: (error) => {
      toastFailed(errorSentence(error, texts.endFailed));
      onClose();
    },
  });
  if (!shown) return null;
  const isLast = areas?.length === 1 && areas[0]?.id === shown.id;
  const isOver = areas !== undefined && !areas.some(({ id }) => id === shown.id);
  return (
    <AskDialog
      isOpen={area !== null}
      title={texts.endAsk(shown.name)}
      stale={!isPending && isOver && texts.isOver}
      confirm={texts.end}
      refuse={texts.keep}
      isDanger
      isBusy={isPending}
      onConfirm={() => mutate({ areaId: shown.id })}
      onClose={onClose}
      onClosed={() => focusLostHeading()}
    >
      <Text>{isLast ? texts.endLast : texts.endText}</Text>
    </AskDialog>
  );
}
