import type { DriverPosition } from '@ridewire/contracts';
import type { LatestPositions } from './latest-positions.ts';
import type { DriverIndex } from './driver-index.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { Db } from '@ridewire/db';
import type { PositionsMoved } from './driver-events.ts';
import { tellPassing } from '../live/tell.ts';
import { BOARD, riderTopic, trackTopic } from '../live/topics.ts';

interface Deps {
  db: Db;
  hub: EventHub;
  positions: LatestPositions;
  drivers: DriverIndex;
  /** Tells messages of other processes from those of this one. */
  publisher: { processId: string };
}

/** This many positions surely fit one notification of 8,000 bytes. */
const PER_NOTIFICATION = 40;

/**
 * Sends the moves since the last call to the riders, boards and ride pages of this process, and the positions reported
 * here to the other processes. Latest only: each call sends one position of a driver, even if they reported several.
 */
export async function movePositions(deps: Deps): Promise<void> {
  const { all, own } = deps.positions.takeChanged();
  for (const position of all) {
    deps.drivers.setPosition(position);
    const riding = deps.drivers.ridingOf(position.driverId);
    if (riding) {
      const event = moved(deps, [position]);
      deps.hub.publish(riderTopic(riding.riderId), event, true);
      deps.hub.publish(trackTopic(riding.rideId), event, true);
    }
  }
  const onBoard = deps.hub.has(BOARD)
    ? all.filter((position) => deps.drivers.isWorking(position.driverId))
    : [];
  if (onBoard.length > 0) deps.hub.publish(BOARD, moved(deps, onBoard), true);
  const events: PositionsMoved[] = [];
  for (let i = 0; i < own.length; i += PER_NOTIFICATION)
    events.push(moved(deps, own.slice(i, i + PER_NOTIFICATION)));
  await tellPassing(deps.db, ...events);
}

const moved = (deps: Pick<Deps, 'publisher'>, positions: DriverPosition[]): PositionsMoved => ({
  event: 'positions.moved',
  from: deps.publisher.processId,
  positions,
});

/** Takes the positions from other processes. */
export function learnPositions(deps: Pick<Deps, 'positions' | 'publisher'>, event: PositionsMoved): void {
  if (event.from === deps.publisher.processId) return;
  for (const position of event.positions) deps.positions.learn(position);
}
