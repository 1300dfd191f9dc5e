import { BANGLA_NAMES } from '@ridewire/contracts/dhaka-names';
import { foldName } from '@ridewire/contracts/fold-name';

const NAMES = Object.entries(BANGLA_NAMES)
  .map(([english, bangla]) => ({ english, bangla: foldName(bangla) }))
  .toSorted((a, b) => a.bangla.length - b.bangla.length);
const BANGLA = /\p{Script=Bengali}/u;

/**
 * The text to search for in addresses, which name our places in English. A name, a whole address or the beginning of a
 * name in Bangla is translated to English; all other text stays as typed.
 */
export function nameInEnglish(text: string): string {
  if (!BANGLA.test(text)) return text;
  const folded = foldName(text.trim());
  const end = folded.lastIndexOf(', ');
  const [name, area] = [findName(folded.slice(0, end)), findName(folded.slice(end + 2))];
  if (end > 0 && name && area) return `${name}, ${area}`;
  return findName(folded) ?? NAMES.find(({ bangla }) => bangla.startsWith(folded))?.english ?? text;
}

const findName = (folded: string): string | undefined =>
  NAMES.find(({ bangla }) => bangla === folded)?.english;
