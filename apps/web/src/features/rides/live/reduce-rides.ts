import type { Live, RidesChange, RidesSnapshot } from '@ridewire/contracts';

/** What was told of rides, counted: nothing else is sent, whoever shows them reads anew. */
export interface RidesTold {
  /** Messages so far. */
  turn: number;
  /** The turn of the last gap, after which anything may have changed. */
  gapTurn: number;
  /** The last turn of each ride told of lately, longest ago first. */
  turns: ReadonlyMap<string, number>;
}

/** More than could change between two looks at one ride; who is forgotten is read once more than needed. */
const REMEMBERED = 200;

export function reduceRides(
  told: RidesTold | undefined,
  message: Live<RidesSnapshot, RidesChange>,
): RidesTold {
  const turn = (told?.turn ?? 0) + 1;
  if (message.type === 'snapshot') return { turn, gapTurn: turn, turns: new Map() };
  const turns = new Map(told?.turns);
  const { rideId } = message.data;
  turns.delete(rideId);
  turns.set(rideId, turn);
  if (turns.size > REMEMBERED) turns.delete(turns.keys().next().value as string);
  return { turn, gapTurn: told?.gapTurn ?? 0, turns };
}

/** Another number after every change of this ride, and after every gap. */
export const turnOfRide = ({ gapTurn, turns }: RidesTold, rideId: string): number =>
  turns.get(rideId) ?? gapTurn;
