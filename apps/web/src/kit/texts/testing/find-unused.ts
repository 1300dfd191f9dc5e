import { readLeaves } from './read-catalogue.ts';

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');
const wordsOf = (source: string) => new Set(source.match(/[\p{L}\p{N}_$]+/gu));

/**
 * Texts that no source names. A text is used where a source that names its area names it too, group by group; or where a
 * group's name stands before a bracket, so that a key chooses. A name that stands there by chance hides an unused text;
 * no used one is found unused.
 * @param sources all that may use the texts
 * @param handedOver groups that some source takes as a whole, and what else of the sources names their texts then; null
 *   where a library or data does, at any depth
 */
export function findUnused(
  texts: object,
  sources: readonly string[],
  handedOver: Readonly<Record<string, RegExp | null>>,
): string[] {
  const read = sources.map(withoutComments).map((source) => ({ source, words: wordsOf(source) }));
  const areas = new Map(
    Object.keys(texts).map((area) => {
      const extra = handedOver[area];
      // By its name, or that of its hook, getter or type: see defineTexts.
      const named = new RegExp(`\\b(use|get)?${area[0]?.toUpperCase()}${area.slice(1)}Texts\\b`);
      const near = read.filter(
        ({ source, words }) => words.has(area) || named.test(source) || extra?.test(source),
      );
      const source = near.map((each) => each.source).join('\n');
      return [area, { source, words: wordsOf(source) }];
    }),
  );
  return readLeaves(texts).flatMap(({ path, keys: [area = '', ...inner] }) => {
    const near = areas.get(area);
    const isHandedOver = inner.some(
      (_, depth) => handedOver[[area, ...inner.slice(0, depth)].join('.')] === null,
    );
    if (isHandedOver) return [];
    const isUsed = inner.every((key, index) => {
      const group = [area, ...inner.slice(0, index)];
      // Of a list nobody names one.
      if (/^\d+$/.test(key) || near?.words.has(key)) return true;
      return new RegExp(`\\b${group.at(-1)}\\b\\s*(\\?\\.)?\\[`).test(near?.source ?? '');
    });
    return isUsed ? [] : [path];
  });
}
