import { useMe } from './use-me.ts';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

/** Says that there is no network. For a driver 'offline' is a choice of their own, so they read another word. */
export function useOfflineWords(): string {
  const kit = useKitTexts();
  return useMe()?.role === 'driver' ? kit.noConnection : kit.connectionOffline;
}
