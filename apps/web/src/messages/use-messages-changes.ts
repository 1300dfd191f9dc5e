import { useRefreshOnChange } from '../lists/use-refresh-on-change.ts';
import { useMessagesLive } from '../live/use-live.ts';
import { MESSAGES_KEY } from './messages-queries.ts';

/** Keeps what is shown of messages fresh. */
export function useMessagesChanges(): void {
  const { data: turn } = useMessagesLive();
  useRefreshOnChange(turn, MESSAGES_KEY);
}
