import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useServiceAreas } from './service-areas-live.ts';

/** Keeps the desk's list up to date. */
export function useServiceAreaChanges(): void {
  const utils = trpc.useUtils();
  const areas = useServiceAreas();
  const { list, get } = utils.serviceAreas;
  useRefreshOnChange(
    areas?.map(({ id }) => id).join(' '),
    useCallback(() => Promise.all([list.invalidate(), get.invalidate()]), [list, get]),
  );
}
