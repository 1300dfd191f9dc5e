import type { AroundChange, AroundSnapshot, Live } from '@ridewire/contracts';

/** The known demand after a message: a change brings all areas, and leaves the move unchanged. */
export function reduceAround(
  held: AroundSnapshot | undefined,
  message: Live<AroundSnapshot, AroundChange>,
): AroundSnapshot {
  if (message.type === 'snapshot') return message.data;
  return { areas: message.data.areas, move: held?.move ?? null };
}
