import { ACTIVE_STATUSES } from '@ridewire/contracts';
import { Alert, Stack, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { announce, Flash, Hint, StatusSwatch, useFormat } from '@ridewire/ui';
import { IconAntennaBarsOff, IconClockExclamation } from '@tabler/icons-react';
import { FullBleed } from '../../kit/page/FullBleed.tsx';
import { ConnectionSign } from '../../kit/buttons/ConnectionSign.tsx';
import { Failure } from '../../kit/notes/Failure.tsx';
import { SurgeButton } from '../surge/SurgeButton.tsx';
import { BoardBody, findView } from './BoardBody.tsx';
import { BreakCounter } from './BreakCounter.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardSource } from './BoardSource.tsx';
import type { BoardSearch } from './board-search.ts';
import { useBoardSearch } from './use-board-search.ts';
import { useBoardTexts } from './texts.en.ts';
import styles from './board-head.module.css';
import { useShownBoard } from './board-context.ts';

interface BoardCountersProps {
  search: BoardSearch;
  /** On a phone the counters scroll, so stuck rides come first. */
  isPhone: boolean;
  onSearch: (change: Partial<BoardSearch>) => void;
}

/** The state of the city in numbers. Those about rides are also filters. Only a rise of the stuck count is announced. */
const BoardCounters = memo(function BoardCounters({ search, isPhone, onSearch }: BoardCountersProps) {
  const { board } = useShownBoard();
  // Undefined until the board is known, like the others.
  const { counts, onlineCount, silentCount = 0 } = board ?? {};
  const stuckCount = board?.stuck.size;
  const texts = useBoardTexts();
  const format = useFormat();
  const said = useRef(0);
  useEffect(() => {
    if (stuckCount === undefined) return;
    if (stuckCount > said.current) announce(texts.board.stuckNow(stuckCount), 'polite');
    said.current = stuckCount;
  }, [stuckCount, texts]);

  const figure = (count: number | undefined) => (
    <Flash value={count}>
      <span className={styles.figure}>{format.count(count)}</span>
    </Flash>
  );
  const stuckCounter = (
    <UnstyledButton
      className={styles.counter}
      data-alarm={(stuckCount ?? 0) > 0 || undefined}
      aria-pressed={search.stuck === true}
      onClick={() => onSearch({ stuck: search.stuck ? undefined : true })}
    >
      <IconClockExclamation size={16} stroke={1.75} aria-hidden />
      {texts.board.stuck}
      {figure(stuckCount)}
    </UnstyledButton>
  );
  return (
    <div className={styles.counters} role="group" aria-label={texts.board.counters}>
      {isPhone && stuckCounter}
      {ACTIVE_STATUSES.map((status) => (
        <UnstyledButton
          key={status}
          className={styles.counter}
          data-status={status}
          aria-pressed={search.status === status}
          onClick={() => onSearch({ status: search.status === status ? undefined : status })}
        >
          <StatusSwatch status={status} />
          {texts.board.columns[status]}
          {figure(counts?.[status])}
        </UnstyledButton>
      ))}
      <span className={styles.counter}>
        {texts.board.online}
        {figure(onlineCount)}
      </span>
      {silentCount > 0 && (
        <Hint label={texts.board.lostSignal}>
          <span className={styles.counter}>
            <IconAntennaBarsOff size={16} stroke={1.75} aria-hidden />
            <VisuallyHidden>{texts.board.lostSignal}</VisuallyHidden>
            <span className={styles.rare} aria-hidden>
              {texts.board.lostSignal}
            </span>
            {figure(silentCount)}
          </span>
        </Hint>
      )}
      <BreakCounter />
      {!isPhone && stuckCounter}
      <SurgeButton />
    </div>
  );
});

/** Every ride and car of the city as it is now. The address holds what is shown. */
export function LiveBoard() {
  const texts = useBoardTexts();
  const [search, pressed, change] = useBoardSearch();
  const shown = useDeferredValue(search);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

  const { map, split, columns } = texts.board.views;
  const views = useMemo(
    () =>
      isPhone
        ? [
            { value: 'map' as const, label: map },
            { value: 'split' as const, label: texts.board.table },
          ]
        : [
            { value: 'map' as const, label: map },
            { value: 'split' as const, label: split },
            { value: 'columns' as const, label: columns },
          ],
    [isPhone, map, split, columns, texts],
  );
  const view = findView(pressed, isPhone);
  const { q, status, type, stuck, demand } = pressed;
  const filters = useMemo(() => ({ q, status, type, stuck, demand }), [q, status, type, stuck, demand]);
  return (
    <BoardSource search={shown}>
      <FullBleed title={texts.board.title} withHeading={false}>
        <Stack gap={0} h="100%">
          <header className={styles.head}>
            <Title order={1} size="h3" tabIndex={-1}>
              {texts.board.title}
            </Title>
            <BoardCounters search={filters} isPhone={isPhone} onSearch={change} />
            <ConnectionSign />
          </header>
          <BoardFilters
            search={filters}
            onSearch={change}
            views={views}
            view={view}
            hasMap={view === 'map' || (view === 'split' && !isPhone)}
          />
          <BoardFailure />
          <LostTogetherBanner />
          <BoardBody search={shown} isPhone={isPhone} onSearch={change} />
        </Stack>
      </FullBleed>
    </BoardSource>
  );
}

/** Why the board can't be followed now. */
function BoardFailure() {
  const { failure } = useShownBoard();
  if (!failure) return null;
  return (
    <Failure mt={0} mb={10} mx="lg">
      {failure}
    </Failure>
  );
}

/** Many cars lost their signal at once: one line for all, instead of as many stuck rides. */
function LostTogetherBanner() {
  const lost = useShownBoard().board?.lostTogether;
  const texts = useBoardTexts();
  const format = useFormat();
  if (!lost) return null;
  return (
    <Alert
      color="amber"
      role="status"
      icon={<IconAntennaBarsOff size={20} stroke={1.75} aria-hidden />}
      mb={10}
      mx="lg"
    >
      {texts.board.lostTogether(
        format.count(lost.count),
        format.count(lost.ofCount),
        format.clock(lost.fromMs),
      )}
    </Alert>
  );
}
