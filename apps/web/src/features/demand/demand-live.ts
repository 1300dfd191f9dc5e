import type { AroundChange, AroundSnapshot, BoardArea, BoardDemand, Live } from '@ridewire/contracts';
import { useLocalStorage } from '@mantine/hooks';
import { liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { reduceAround } from './reduce-around.ts';

const aroundKind = liveKind<AroundSnapshot, Live<AroundSnapshot, AroundChange>>(
  'demand around',
  (handlers) => api.demand.around.subscribe(undefined, handlers),
  reduceAround,
);

const boardKind = liveKind<readonly BoardArea[], Live<BoardDemand, BoardDemand>>(
  'demand board',
  (handlers) => api.demand.board.subscribe(undefined, handlers),
  (_, message) => (message as { data: BoardDemand }).data.areas,
);

/** The demand and the suggested move, followed for as long as this is shown; undefined until it is known. */
export const useAround = (): AroundSnapshot | undefined => useLive(aroundKind).data;
/** The same areas with their counts, for admins. */
export const useBoardDemand = (): readonly BoardArea[] | undefined => useLive(boardKind).data;

/** Whether the driver looks at the demand; remembered on this device. */
export const useWhereAsked = () =>
  useLocalStorage({ key: 'ridewire-where-riders-ask', defaultValue: false, getInitialValueInEffect: false });
