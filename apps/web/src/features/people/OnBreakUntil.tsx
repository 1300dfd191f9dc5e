import type { DriverBreak } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { usePeopleTexts } from './texts.en.ts';

/** 'On break until 14:32', or since when. */
export function OnBreakUntil({ onBreak: { since, until } }: { onBreak: DriverBreak }) {
  const people = usePeopleTexts();
  const format = useFormat();
  return until === null ? people.onBreakSince(format.clock(since)) : people.onBreakUntil(format.clock(until));
}
