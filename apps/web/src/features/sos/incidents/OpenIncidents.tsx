import { trpc } from '../../../kit/live/trpc.ts';
import { useIncidentsChanges } from './incidents-live.ts';
import { useIncidentsTexts } from './texts.en.ts';
import { OpenCount } from '../../../kit/lists/OpenCount.tsx';

/** The number of unassigned incidents, next to the sidebar's entry; nothing for zero. */
export function OpenIncidents() {
  const incidents = useIncidentsTexts();
  useIncidentsChanges();
  const { data: count } = trpc.incidents.list.useQuery(
    { limit: 1, state: 'open' },
    { select: ({ total }) => total },
  );
  return <OpenCount count={count} sentence={incidents.openCount} tone="red" />;
}
