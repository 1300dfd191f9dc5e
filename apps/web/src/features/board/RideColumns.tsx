import { Text, UnstyledButton } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { useMemo } from 'react';
import type { BoardStatus } from './board-search.ts';
import { RideCard } from './RideCard.tsx';
import type { RideListProps } from './RideTable.tsx';
import { useBoardTexts } from './texts.en.ts';
import styles from './live-board.module.css';

/** A column shows so many; the rest is a number. */
const COLUMN_CARDS = 30;
const STEPS: BoardStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit'];

interface Column {
  /** Those that are shown. */
  cards: BoardRide[];
  /** How many have this status. */
  count: number;
  /** With those that finished in it. */
  all: number;
}

/** One pass over all of them, however many. */
function fillColumns(rides: readonly BoardRide[]): Record<BoardStatus, Column> {
  const empty = (): Column => ({ cards: [], count: 0, all: 0 });
  const columns = { requested: empty(), accepted: empty(), picked_up: empty(), in_transit: empty() };
  for (const ride of rides) {
    const { status } = ride;
    const isOver = status === 'completed' || status === 'canceled';
    const column = columns[isOver ? 'in_transit' : status];
    if (!isOver) column.count += 1;
    column.all += 1;
    if (column.cards.length < COLUMN_CARDS) column.cards.push(ride);
  }
  return columns;
}

export interface RideColumnsProps extends RideListProps {
  /** Shows all rides of one step as a list. */
  onMore: (status: BoardStatus) => void;
}

/** Rides by step, side by side. A finished one stays in the last column until it leaves. */
export function RideColumns({
  rides,
  stuck,
  called,
  focusedId,
  selectedId,
  onHover,
  onOpen,
  onMore,
}: RideColumnsProps) {
  const texts = useBoardTexts();
  const format = useFormat();
  const columns = useMemo(() => fillColumns(rides), [rides]);
  return (
    <div className={styles.columns}>
      {STEPS.map((status) => {
        const { cards, count, all } = columns[status];
        const rest = all - COLUMN_CARDS;
        return (
          <section key={status} className={styles.column} aria-labelledby={`column-${status}`}>
            <h2 id={`column-${status}`}>
              <RideStatusBadge status={status} />
              <span className="rw-num">{format.count(count)}</span>
            </h2>
            <div className={styles.columnCards}>
              {all === 0 && (
                <Text inherit fz="sm" py="xl" px="lg" ta="center" c="dimmed">
                  {texts.board.emptyColumn}
                </Text>
              )}
              {cards.map((ride) => (
                <RideCard
                  key={ride.id}
                  ride={ride}
                  stuck={stuck.get(ride.id)}
                  hasAlert={called.has(ride.id)}
                  isFocused={ride.id === focusedId}
                  isSelected={ride.id === selectedId}
                  withStatus={ride.status !== status}
                  onHover={onHover}
                  onOpen={onOpen}
                />
              ))}
              {rest > 0 && (
                <UnstyledButton
                  fw={600}
                  w="100%"
                  mih={44}
                  ta="center"
                  c="var(--rw-link)"
                  aria-label={texts.board.moreLabel(rest)}
                  onClick={() => onMore(status)}
                >
                  {texts.board.more(rest)}
                </UnstyledButton>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
