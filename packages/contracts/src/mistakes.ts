import type { mistakes } from './texts/en/mistakes.ts';
import type { PartsOf } from './texts/say-text.ts';

/** What is wrong with something that was sent, and what its words need to know. */
export type Mistake = PartsOf<typeof mistakes>;

/** A mistake as schemas carry it, who know no language: in place of an issue's message. */
export const mistake = (...[key, parts]: Mistake): string =>
  parts === undefined ? key : `${key} ${JSON.stringify(parts)}`;

/** What `mistake` wrote; null for a sentence of the library's own. */
export function readMistake(message: string): { key: string; params?: unknown } | null {
  const [, key = '', parts] = /^([a-z][a-zA-Z]+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  if (key === '') return null;
  return parts === undefined ? { key } : { key, params: JSON.parse(parts) as unknown };
}
