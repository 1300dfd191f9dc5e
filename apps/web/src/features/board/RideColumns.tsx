import { Text, UnstyledButton } from '@mantine/core';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import type { BoardStatus } from './board-search.ts';
import { RideCard } from './RideCard.tsx';
import type { RideListProps } from './RideTable.tsx';
import { useBoardTexts } from './texts.en.ts';
import styles from './live-board.module.css';

/** A column shows so many; the rest is a number. */
const COLUMN_CARDS = 30;
const STEPS: BoardStatus[] = ['requested', 'accepted', 'picked_up', 'in_transit'];

export interface RideColumnsProps extends RideListProps {
  /** Shows all rides of one step as a list. */
  onMore: (status: BoardStatus) => void;
}

/** Rides by step, side by side. A finished one stays in the last column until it leaves. */
export function RideColumns({
  ids,
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
  const all = ids.flatMap((id) => rides.get(id) ?? []);
  return (
    <div className={styles.columns}>
      {STEPS.map((status) => {
        const inColumn = all.filter(
          (ride) =>
            ride.status === status ||
            (status === 'in_transit' && (ride.status === 'completed' || ride.status === 'canceled')),
        );
        const count = inColumn.filter((ride) => ride.status === status).length;
        const rest = inColumn.length - COLUMN_CARDS;
        return (
          <section key={status} className={styles.column} aria-labelledby={`column-${status}`}>
            <h2 id={`column-${status}`}>
              <RideStatusBadge status={status} />
              <span className="rw-num">{format.count(count)}</span>
            </h2>
            <div className={styles.columnCards}>
              {inColumn.length === 0 && (
                <Text inherit fz="sm" py="xl" px="lg" ta="center" c="dimmed">
                  {texts.board.emptyColumn}
                </Text>
              )}
              {inColumn.slice(0, COLUMN_CARDS).map((ride) => (
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
