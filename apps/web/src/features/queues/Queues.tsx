import { Group, Text } from '@mantine/core';
import type { QueuesSnapshot } from '@ridewire/contracts';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { ConnectionSign } from '../../kit/buttons/ConnectionSign.tsx';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { lazyMap } from '../../kit/map/lazy-map.tsx';
import { focusLostHeading } from '../../kit/page/focus-lost-heading.ts';
import { Page } from '../../kit/page/Page.tsx';
import type { AreaMapProps } from '../service-areas/AreaMap.tsx';
import { Drawing } from '../service-areas/Drawing.tsx';
import type { DrawnArea } from '../service-areas/drawn-kind.ts';
import { useServiceAreasTexts } from '../service-areas/texts.en.ts';
import areaStyles from '../service-areas/service-areas.module.css';
import { IfMay } from '../session/IfMay.tsx';
import { AllZones } from './AllZones.tsx';
import { Line } from './Line.tsx';
import { useQueues } from './queues-live.ts';
import { useQueuesTexts } from './texts.en.ts';

const AreaMap = lazyMap<AreaMapProps>(async () => (await import('../service-areas/AreaMap.tsx')).AreaMap);
const route = getRouteApi('/_shell/dashboard/admin/queues');
const NONE: QueuesSnapshot = [];

/** Where drivers queue, and their lines. Live. */
export function Queues() {
  const queues = useQueues();
  const { zone: zoneId } = route.useSearch();
  useQueueChanges(queues);
  return zoneId === undefined ? (
    <Zones zones={queues} />
  ) : (
    <Line key={zoneId} zoneId={zoneId} zones={queues} />
  );
}

function Zones({ zones }: { zones: QueuesSnapshot | undefined }) {
  const texts = useQueuesTexts();
  const areaTexts = useServiceAreasTexts();
  /** The zone being drawn; null while none is. */
  const [drawing, setDrawing] = useState<{ replaces: DrawnArea | null } | null>(null);
  const making = trpc.queues.make.useMutation();
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
        {drawing ? areaTexts.drawHint : zones?.length === 0 ? texts.noneHint : texts.hint}
      </Text>
      {drawing ? (
        <Drawing
          key={drawing.replaces?.id ?? 'new'}
          areas={zones ?? NONE}
          replaces={drawing.replaces}
          kind={{ nameHint: texts.nameHint, save: texts.save, asksForEnds: false, making }}
          onClose={() => {
            setDrawing(null);
            focusLostHeading();
          }}
        />
      ) : (
        <>
          <div className={areaStyles.map}>
            <AreaMap areas={zones ?? NONE} drawn={null} />
          </div>
          <AllZones zones={zones} onChange={(replaces) => setDrawing({ replaces })} />
        </>
      )}
    </Page>
  );
}

/** Keeps the lists up to date. */
function useQueueChanges(queues: QueuesSnapshot | undefined): void {
  const { list, get, line } = trpc.useUtils().queues;
  useRefreshOnChange(
    queues?.map(({ id }) => id).join(' '),
    useCallback(() => Promise.all([list.invalidate(), get.invalidate()]), [list, get]),
  );
  useRefreshOnChange(
    queues?.map(({ id, news }) => `${id} ${news}`).join(' '),
    useCallback(() => line.invalidate(), [line]),
  );
}
