import { useMe } from '../session/session-query.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Says that there is no network. To a driver 'offline' is a choice of their own, so they read another word. */
export function useOfflineWords(): string {
  const { shell } = useTexts();
  return useMe()?.role === 'driver' ? shell.noConnection : shell.linkOffline;
}
