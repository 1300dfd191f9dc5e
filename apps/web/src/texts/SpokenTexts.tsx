import { useSyncExternalStore, type ReactNode } from 'react';
import { getSpoken, subscribeSpoken } from './spoken.ts';
import { TextsContext } from './use-texts.ts';

/** Gives everything below the texts of the language spoken, and of another one as soon as that is chosen. */
export function SpokenTexts({ children }: { children: ReactNode }) {
  const { texts } = useSyncExternalStore(subscribeSpoken, getSpoken);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
