import { useMemo } from 'react';
import { useRefreshOnChange } from '../../lists/use-refresh-on-change.ts';
import { useBoardLive, usePeopleLive, useRidesLive } from '../../live/use-live.ts';
import { usePeopleChanges } from '../../people/use-people-changes.ts';
import { ACTIVITY_KEY, OVERVIEW_KEY } from '../../reports/report-queries.ts';
import { completedMark } from './completed-mark.ts';

/**
 * Keeps the overview fresh: figures when a ride completes or people change, activity with every ride. Shows nothing itself,
 * for it renders whenever a car moves.
 */
export function FollowOverview() {
  const { data: board } = useBoardLive();
  const { data: people } = usePeopleLive();
  const { data: told } = useRidesLive();
  const rides = board?.rides;
  const mark = useMemo(() => rides && completedMark(rides.values()), [rides]);
  // A ride of long ago is on no board; deleted, it takes its revenue along.
  const lastId = told && [...told.turns.keys()].at(-1);
  const pastTurn = lastId !== undefined && rides && !rides.has(lastId) ? told?.turn : 0;
  const isHeard = mark !== undefined && people !== undefined && told !== undefined;
  useRefreshOnChange(isHeard ? `${mark} ${people} ${told.gapTurn} ${pastTurn}` : undefined, OVERVIEW_KEY);
  useRefreshOnChange(told?.turn, ACTIVITY_KEY);
  usePeopleChanges();
  return null;
}
