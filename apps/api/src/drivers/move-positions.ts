import type { DriverPosition } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import { CHANNEL, type PositionsMoved } from '../realtime/server-events.ts';
import { BOARD, riderTopic, trackTopic } from '../realtime/topics.ts';

/** So many positions surely fit one notification of 8,000 bytes. */
const PER_NOTIFICATION = 40;

/**
 * Sends what moved since the last call to the riders, boards and ride pages of this process, and what was reported here to the other
 * processes. Latest only: however often a driver reports, one place goes out a call.
 */
export async function movePositions(core: Core): Promise<void> {
  const { all, own } = core.positions.takeChanged();
  for (const position of all) {
    core.drivers.setPosition(position);
    const riding = core.drivers.ridingOf(position.driverId);
    if (riding) {
      const event = moved(core, [position]);
      core.hub.publish(riderTopic(riding.riderId), event, true);
      core.hub.publish(trackTopic(riding.rideId), event, true);
    }
  }
  const onBoard = core.hub.has(BOARD)
    ? all.filter((position) => core.drivers.isWorking(position.driverId))
    : [];
  if (onBoard.length > 0) core.hub.publish(BOARD, moved(core, onBoard), true);
  for (let i = 0; i < own.length; i += PER_NOTIFICATION) {
    const payload = JSON.stringify(moved(core, own.slice(i, i + PER_NOTIFICATION)));
    await core.db.pool.query({
      name: 'notify',
      text: 'select pg_notify($1, $2)',
      values: [CHANNEL, payload],
    });
  }
}

const moved = (core: Core, positions: DriverPosition[]): PositionsMoved => ({
  event: 'positions.moved',
  from: core.publisher.processId,
  positions,
});

/** Takes what other processes gathered. */
export function learnPositions(core: Core, event: PositionsMoved): void {
  if (event.from === core.publisher.processId) return;
  for (const position of event.positions) core.positions.learn(position);
}
