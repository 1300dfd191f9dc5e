import type { Live, RidesChange } from '@ridewire/contracts';

/** A count of reported changes. Nothing else is sent; screens that show the rides read them again. */
export interface RidesTold {
  /** Messages so far. */
  turn: number;
  /** The turn of the last gap, after which anything may have changed. */
  gapTurn: number;
  /** The last turn of each recently reported ride, oldest first. */
  turns: ReadonlyMap<string, number>;
}

/** More rides than can change between two looks at one ride. A forgotten ride is read once more than needed. */
const REMEMBERED = 200;

export function reduceRides(told: RidesTold | undefined, message: Live<null, RidesChange>): RidesTold {
  const turn = (told?.turn ?? 0) + 1;
  if (message.type === 'snapshot') return { turn, gapTurn: turn, turns: new Map() };
  const turns = new Map(told?.turns);
  const { rideId } = message.data;
  turns.delete(rideId);
  turns.set(rideId, turn);
  if (turns.size > REMEMBERED) turns.delete(turns.keys().next().value as string);
  return { turn, gapTurn: told?.gapTurn ?? 0, turns };
}

/** A number that differs after every change of this ride, and after every gap. */
export const turnOfRide = ({ gapTurn, turns }: RidesTold, rideId: string): number =>
  turns.get(rideId) ?? gapTurn;
