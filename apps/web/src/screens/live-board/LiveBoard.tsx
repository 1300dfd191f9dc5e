import './live-board.css';
import { Splitter, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { FullBleed } from '../../shell/FullBleed.tsx';
import { LinkSign } from '../../shell/LinkSign.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { BoardCounters } from './BoardCounters.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardFailure } from './BoardFailure.tsx';
import { BoardMap } from './BoardMap.tsx';
import { BoardSource } from './BoardSource.tsx';
import type { BoardSearch } from './board-search.ts';
import { DRAWER_PX, RideDrawer } from './RideDrawer.tsx';
import { RideList } from './RideList.tsx';

const route = getRouteApi('/_shell/dashboard/admin/live');

/** Every ride and car of the city as it is now. What is shown of it is in the address. */
export function LiveBoard() {
  const { admin } = useTexts();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [focusedId, setFocusedId] = useState<string | null>(null);

  const change = useCallback(
    (next: Partial<BoardSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...next }), replace: !('ride' in next) }),
    [navigate],
  );
  const open = useCallback((ride: string) => change({ ride }), [change]);

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

  const mapPart = (coveredRightPx: number) => (
    <BoardMap
      focusedId={focusedId}
      selectedId={search.ride}
      coveredRightPx={coveredRightPx}
      onHover={setFocusedId}
      onOpen={open}
    />
  );
  const listPart = (
    <RideList
      search={search}
      look={isPhone ? 'cards' : view === 'columns' ? 'columns' : 'table'}
      focusedId={focusedId}
      onHover={setFocusedId}
      onOpen={open}
      onSearch={change}
    />
  );
  return (
    <BoardSource search={search}>
      <FullBleed title={admin.board.title} withHeading={false}>
        <div className="rw-board">
          <header className="rw-board-head">
            <Title order={1} size="h3" tabIndex={-1}>
              {admin.board.title}
            </Title>
            <BoardCounters search={search} onSearch={change} />
            <LinkSign />
          </header>
          <BoardFilters search={search} onSearch={change} views={views} view={view} />
          <BoardFailure />
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
            <RideDrawer rideId={search.ride} isPhone={isPhone} onClose={() => change({ ride: undefined })} />
          </div>
        </div>
      </FullBleed>
    </BoardSource>
  );
}
