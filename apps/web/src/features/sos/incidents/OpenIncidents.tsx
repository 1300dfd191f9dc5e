import { useFormat } from '@ridewire/ui';
import { trpc } from '../../../kit/live/trpc.ts';
import { useIncidentsChanges } from './incidents-live.ts';
import { useIncidentsTexts } from './texts.en.ts';
import { OpenCount } from '../../../kit/lists/OpenCount.tsx';

/** The number of unassigned incidents, next to the sidebar's entry; nothing for zero. */
export function OpenIncidents() {
  const incidents = useIncidentsTexts();
  const format = useFormat();
  useIncidentsChanges();
  const { data: count } = trpc.incidents.list.useQuery(
    { limit: 1, state: 'open' },
    { select: ({ total }) => total },
  );
  if (!count) return null;
  return (
    <OpenCount
      count={format.count(count)}
      sentence={incidents.openCount(format.count(count), count === 1)}
      tone="red"
    />
  );
}
