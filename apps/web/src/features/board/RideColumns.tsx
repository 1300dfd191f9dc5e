import { Group, Text, UnstyledButton } from '@mantine/core';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { useMemo } from 'react';
import type { BoardStatus } from './board-search.ts';
import type { BoardCounts } from './count-board.ts';
import { COLUMN_CARDS, fillColumns, STEPS } from './fill-columns.ts';
import { RideCard } from './RideCard.tsx';
import type { RideListProps } from './RideTable.tsx';
import { useBoardTexts } from './texts.en.ts';
import styles from './ride-cards.module.css';

export interface RideColumnsProps extends RideListProps {
  /** For all these rides, if known. */
  counts: BoardCounts | undefined;
  /** Shows all rides with one status as a list. */
  onMore: (status: BoardStatus) => void;
}

/** Rides by status, side by side. A finished one stays in the last column until it leaves. */
export function RideColumns({
  rides,
  counts,
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
  const columns = useMemo(() => fillColumns(rides, counts), [rides, counts]);
  return (
    <div className={styles.columns}>
      {STEPS.map((status) => {
        const { cards, count, all } = columns[status];
        const rest = all - COLUMN_CARDS;
        return (
          <section key={status} className={styles.column} aria-labelledby={`column-${status}`}>
            <Group
              component="h2"
              id={`column-${status}`}
              justify="space-between"
              py={10}
              px={16}
              fz="sm"
              lh="1.5rem"
              fw={650}
              style={{ borderBottom: '1px solid var(--rw-hairline)' }}
            >
              <RideStatusBadge status={status} />
              <span className="rw-num">{format.count(count)}</span>
            </Group>
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
