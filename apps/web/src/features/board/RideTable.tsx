import type { BoardRide } from '@ridewire/contracts';
import { RideTableRow } from './RideTableRow.tsx';
import type { StuckRides } from './board-model.ts';
import { RideTableHead, type RideTableHeadProps } from './RideTableHead.tsx';
import { useBoardTexts } from './texts.en.ts';
import { HEAD_PX, useRideRows } from './use-ride-rows.ts';
import styles from './live-board.module.css';
import rideTableStyles from './RideTable.module.css';

export interface RideListProps {
  rides: readonly BoardRide[];
  stuck: StuckRides;
  /** Rides with an SOS alert. */
  called: { has(rideId: string): boolean };
  focusedId: string | null;
  selectedId: string | undefined;
  onHover: (rideId: string | null) => void;
  onOpen: (rideId: string) => void;
}

/** Rides as rows; only visible ones are in the page. ↑ ↓ Home End move, Enter opens. */
export function RideTable({
  rides,
  stuck,
  called,
  focusedId,
  selectedId,
  onHover,
  onOpen,
  ...order
}: RideListProps & RideTableHeadProps) {
  const texts = useBoardTexts();
  const { scroller, rows, stop, reach, move } = useRideRows(rides);
  const items = rows.getVirtualItems();
  const restPx = HEAD_PX + rows.getTotalSize() - (items.at(-1)?.end ?? HEAD_PX);
  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        className={rideTableStyles.table}
        aria-label={texts.board.tableLabel}
        aria-rowcount={rides.length + 1}
      >
        <RideTableHead {...order} />
        <tbody>
          {items.flatMap(({ index, start }, place) => {
            const ride = rides[index];
            const gapPx = start - (items[place - 1]?.end ?? HEAD_PX);
            return [
              gapPx > 0 && <tr key={`gap ${index}`} aria-hidden style={{ height: gapPx }} />,
              ride && (
                <RideTableRow
                  key={ride.id}
                  ride={ride}
                  index={index}
                  stuck={stuck.get(ride.id)}
                  hasAlert={called.has(ride.id)}
                  isFocused={ride.id === focusedId}
                  isSelected={ride.id === selectedId}
                  isTabStop={index === stop}
                  onHover={onHover}
                  onOpen={onOpen}
                  onReach={reach}
                  onMove={move}
                />
              ),
            ];
          })}
          {restPx > 0 && <tr aria-hidden style={{ height: restPx }} />}
        </tbody>
      </table>
    </div>
  );
}
