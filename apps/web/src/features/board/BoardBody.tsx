import { Splitter } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { BoardMap } from './BoardMap.tsx';
import type { BoardSearch, BoardView } from './board-search.ts';
import { DRAWER_PX, RideDrawer } from './RideDrawer.tsx';
import { RideList } from './RideList.tsx';
import styles from './live-board.module.css';

/** The view of the board: a phone has no room for columns. */
export function findView({ view = 'split' }: BoardSearch, isPhone: boolean): BoardView {
  return isPhone && view === 'columns' ? 'split' : view;
}

export interface BoardBodyProps {
  search: BoardSearch;
  isPhone: boolean;
  onSearch: (change: Partial<BoardSearch>) => void;
}

/** The rides, as a list and on the map, and the open one. */
export const BoardBody = memo(function BoardBody({ search, isPhone, onSearch }: BoardBodyProps) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const open = useCallback((ride: string) => onSearch({ ride }), [onSearch]);
  const close = useCallback(() => onSearch({ ride: undefined }), [onSearch]);
  const view = findView(search, isPhone);
  const mapPart = (coveredRightPx: number) => (
    <BoardMap
      focusedId={focusedId}
      selectedId={search.ride}
      coveredRightPx={coveredRightPx}
      onHover={setFocusedId}
      onOpen={open}
      withDemand={search.demand === true}
    />
  );
  const listPart = (
    <RideList
      search={search}
      look={isPhone ? 'cards' : view === 'columns' ? 'columns' : 'table'}
      focusedId={focusedId}
      onHover={setFocusedId}
      onOpen={open}
      onSearch={onSearch}
    />
  );
  return (
    <div className={styles.body} data-testid="board" data-open={search.ride !== undefined || undefined}>
      {view === 'map' && <div className={styles.map}>{mapPart(search.ride && !isPhone ? DRAWER_PX : 0)}</div>}
      {view === 'columns' && listPart}
      {view === 'split' &&
        (isPhone ? (
          listPart
        ) : (
          <Splitter h="100%" lineSize={1}>
            <Splitter.Pane defaultSize={40} min={20} className={styles.map}>
              {mapPart(0)}
            </Splitter.Pane>
            <Splitter.Pane defaultSize={60} min={35}>
              {listPart}
            </Splitter.Pane>
          </Splitter>
        ))}
      <RideDrawer rideId={search.ride} isPhone={isPhone} onClose={close} />
    </div>
  );
});
