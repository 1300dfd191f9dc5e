import { useCallback, useSyncExternalStore } from 'react';
import { trpc } from '../live/trpc.ts';
import { followTexts, keepText, readText } from './kept-texts.ts';

type NextText = string | ((before: string) => string);

/**
 * Text that is typed and not sent yet. It is kept in this tab for this person, so that neither closing its field, nor Back,
 * nor a reload loses it. It is gone when it is set to blank, or the person signs out.
 * @param name of the field, and of what it is about
 */
export function useKeptText(name: string): [string, (next: NextText) => void] {
  const { data: me } = trpc.auth.me.useQuery();
  const key = `${me?.id ?? ''} ${name}`;
  const text = useSyncExternalStore(followTexts, () => readText(key));
  const setText = useCallback(
    (next: NextText) => keepText(key, typeof next === 'string' ? next : next(readText(key))),
    [key],
  );
  return [text, setText];
}
