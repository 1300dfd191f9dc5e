import { foldName } from '@ridewire/contracts/fold-name';
import { KNOWN_NAMES } from '@ridewire/contracts/known-names';

const NAMES = Object.values(KNOWN_NAMES)
  .flatMap((names) => Object.entries(names))
  .map(([english, name]) => ({ english, own: foldName(name) }))
  .toSorted((a, b) => a.own.length - b.own.length);
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The text to search for in addresses, which name our places in English. A name, a whole address or the beginning of a
 * name in another script is translated to English; all other text stays as typed.
 */
export function nameInEnglish(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  const folded = foldName(text.trim());
  const end = folded.lastIndexOf(', ');
  const [name, area] = [findName(folded.slice(0, end)), findName(folded.slice(end + 2))];
  if (end > 0 && name && area) return `${name}, ${area}`;
  return findName(folded) ?? NAMES.find(({ own }) => own.startsWith(folded))?.english ?? text;
}

const findName = (folded: string): string | undefined => NAMES.find(({ own }) => own === folded)?.english;
