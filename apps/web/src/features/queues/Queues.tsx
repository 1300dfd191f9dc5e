import type { QueuesSnapshot } from '@ridewire/contracts';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { AreasPage } from '../service-areas/AreasPage.tsx';
import { AllZones } from './AllZones.tsx';
import { Line } from './Line.tsx';
import { useQueues } from './queues-live.ts';
import { useQueuesTexts } from './texts.en.ts';

const route = getRouteApi('/_shell/dashboard/admin/queues');

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
  const making = trpc.queues.make.useMutation();
  return (
    <AreasPage
      words={texts}
      kind={{ nameHint: texts.nameHint, save: texts.save, asksForEnds: false, making }}
      areas={zones}
      list={(onChange) => <AllZones zones={zones} onChange={onChange} />}
    />
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
