import { nextSnapshot } from '../../kit/live/follow-live.ts';
import { toastUnsure } from '../../kit/toasts/show-toast.tsx';

/**
 * After an answer was lost with the link: says that it is being checked, until the live state of these kinds has been
 * read again. Only that tells whether the call was carried out.
 */
export async function settleLostAnswer(sentence: string, ...kinds: { name: string }[]): Promise<void> {
  const settled = toastUnsure(sentence);
  await Promise.all(kinds.map(({ name }) => nextSnapshot(name)));
  settled();
}
