import type { Db } from '@ridewire/db';
import { MicroBatch } from '../../core/micro-batch.ts';
import type { RideImage } from '../../live/images.ts';
import { isTooLong } from '../../core/is-undone.ts';
import { commitChanges, commitRides, isRefusal, type Publisher, type RidesDbs } from './commit-rides.ts';
import { findUsualMove } from './usual-moves.ts';
import { MOVE_RIDES } from './move-statement.ts';
import type { Move } from './move.ts';

/** Makes the move and returns the ride after it; undefined when the database refused it. */
export type RideMover = (move: Move) => Promise<RideImage | undefined>;

/** Transitions that arrive while a commit is under way go into the next statement together. */
export function createRideMover(dbs: RidesDbs, publisher: Publisher): RideMover {
  const batch = new MicroBatch<Move, RideImage | undefined>(
    (moves, isAlone) => commitMoves(isAlone ? dbs.alone : dbs.together, publisher, moves),
    // An accept also needs its driver to itself: two accepts of one driver in one statement would not see each other.
    (move) => (move.actorId && move.event === 'ride.accepted' ? [move.rideId, move.actorId] : [move.rideId]),
    isRefusal,
  );
  return (move) => batch.add(move);
}

async function commitMoves(db: Db, publisher: Publisher, moves: Move[]): Promise<(RideImage | undefined)[]> {
  const [first] = moves;
  const usual = first && moves.length === 1 ? findUsualMove(first) : undefined;
  try {
    if (usual) return await commitChanges(db, publisher, usual, 1);
  } catch (error) {
    // More drivers were asked than fit one notification: the general statement tells them apart.
    if (!isTooLong(error)) throw error;
  }
  const rideIds = moves.map((move) => move.rideId);
  return commitRides(db, publisher, MOVE_RIDES, moves, rideIds);
}
