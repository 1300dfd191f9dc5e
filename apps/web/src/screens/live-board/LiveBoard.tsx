import './live-board.css';
import { Alert, Splitter, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { BoardRide } from '@ridewire/contracts';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { FullBleed } from '../../shell/FullBleed.tsx';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { BoardCounters } from './BoardCounters.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardMap } from './BoardMap.tsx';
import type { StuckRides } from './board-model.ts';
import type { BoardSearch } from './board-search.ts';
import { filterRides } from './filter-rides.ts';
import { DRAWER_PX, RideDrawer } from './RideDrawer.tsx';
import { RideList } from './RideList.tsx';
import { useBoard } from './use-board.ts';
import { sameList, useStable } from './use-stable.ts';

const NONE: readonly BoardRide[] = [];
const NONE_STUCK: StuckRides = new Map();
const route = getRouteApi('/_shell/dashboard/admin/live');

/** Every ride and car of the city as it is now. What is shown of it is in the address. */
export function LiveBoard() {
  const { admin } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { board, failure } = useBoard();
  const [focusedId, setFocusedId] = useState<string | null>(null);

  const change = useCallback(
    (next: Partial<BoardSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...next }), replace: !('ride' in next) }),
    [navigate],
  );
  const open = useCallback((ride: string) => change({ ride }), [change]);
  const filtered = useStable(board ? filterRides(board.rides, search, board.stuck) : NONE, sameList);
  const isFiltered = Boolean(search.q ?? search.status ?? search.type ?? search.stuck);

  const { map, split, columns } = admin.board.views;
  const views = useMemo(
    () =>
      isPhone
        ? [
            { value: 'map' as const, label: map },
            { value: 'split' as const, label: admin.board.table },
          ]
        : [
            { value: 'map' as const, label: map },
            { value: 'split' as const, label: split },
            { value: 'columns' as const, label: columns },
          ],
    [isPhone, map, split, columns, admin],
  );
  const wanted = search.view ?? 'split';
  const view = isPhone && wanted === 'columns' ? 'split' : wanted;

  const mapPart = (coveredRightPx: number) =>
    board && (
      <BoardMap
        board={board}
        rides={filtered}
        isFiltered={isFiltered}
        focusedId={focusedId}
        selectedId={search.ride}
        coveredRightPx={coveredRightPx}
        onHover={setFocusedId}
        onOpen={open}
      />
    );
  const listPart = (
    <RideList
      all={board?.state.rides}
      stuck={board?.stuck ?? NONE_STUCK}
      rides={filtered}
      search={search}
      isFiltered={isFiltered}
      look={isPhone ? 'cards' : view === 'columns' ? 'columns' : 'table'}
      focusedId={focusedId}
      onHover={setFocusedId}
      onOpen={open}
      onSearch={change}
    />
  );
  return (
    <FullBleed title={admin.board.title} withHeading={false}>
      <div className="rw-board">
        <header className="rw-board-head">
          <Title order={1} size="h3" tabIndex={-1}>
            {admin.board.title}
          </Title>
          <BoardCounters
            counts={board?.counts}
            onlineCount={board?.onlineCount}
            stuckCount={board?.stuck.size}
            search={search}
            onSearch={change}
          />
          <LinkSign />
        </header>
        <BoardFilters search={search} onSearch={change} views={views} view={view} />
        {failure && (
          <Alert color="red" role="alert" className="rw-board-failure">
            {failure}
          </Alert>
        )}
        <div className="rw-board-body" data-open={search.ride !== undefined || undefined}>
          {view === 'map' && (
            <div className="rw-board-map">{mapPart(search.ride && !isPhone ? DRAWER_PX : 0)}</div>
          )}
          {view === 'columns' && listPart}
          {view === 'split' &&
            (isPhone ? (
              listPart
            ) : (
              <Splitter className="rw-board-split" lineSize={1}>
                <Splitter.Pane defaultSize={40} min={20} className="rw-board-map">
                  {mapPart(0)}
                </Splitter.Pane>
                <Splitter.Pane defaultSize={60} min={35}>
                  {listPart}
                </Splitter.Pane>
              </Splitter>
            ))}
          {board && (
            <RideDrawer
              board={board}
              rideId={search.ride}
              isPhone={isPhone}
              onClose={() => change({ ride: undefined })}
            />
          )}
        </div>
      </div>
    </FullBleed>
  );
}
