import type { mistakes } from './nouns/every-noun.en.ts';
import type { PartsOf } from './texts/say-text.ts';

/** What is wrong with the input, and the values its sentence needs. */
export type Mistake = PartsOf<typeof mistakes>;

/** Encodes a mistake as the message of a schema issue, since schemas know no language. */
export const mistake = (...[key, parts]: Mistake): string =>
  parts === undefined ? key : `${key} ${JSON.stringify(parts)}`;

/** Decodes a message made by `mistake`; null for a sentence of the library's own. */
export function readMistake(message: string): { key: string; params?: unknown } | null {
  const [, key = '', parts] = /^([a-z][a-zA-Z]+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  if (key === '') return null;
  return parts === undefined ? { key } : { key, params: JSON.parse(parts) as unknown };
}
