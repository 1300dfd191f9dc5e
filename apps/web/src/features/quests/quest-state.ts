import type { QuestView } from '@ridewire/contracts';

export type QuestState = 'ended' | 'over' | 'coming' | 'running';

/** Whether rides count for a quest now, and why not. */
export function stateOf(
  { beginsAt, endsAt, endedAt }: Pick<QuestView, 'beginsAt' | 'endsAt' | 'endedAt'>,
  nowMs = Date.now(),
): QuestState {
  if (endedAt !== null) return 'ended';
  if (Date.parse(endsAt) <= nowMs) return 'over';
  return Date.parse(beginsAt) > nowMs ? 'coming' : 'running';
}
