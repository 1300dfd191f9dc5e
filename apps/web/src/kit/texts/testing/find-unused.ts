import { readLeaves } from './read-catalogue.ts';

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '');
const wordsOf = (source: string): ReadonlySet<string> => new Set(source.match(/[\p{L}\p{N}_$]+/gu));

interface Source {
  source: string;
  words: ReadonlySet<string>;
}

/** These sources, and the parts they name that take an area’s words as a property, such as a list. */
function withParts(near: readonly Source[], all: readonly Source[]): readonly Source[] {
  const parts = all.filter(({ source }) => {
    const name = /\b(texts|words): (\w*Texts;|{)/.test(source) && /export function (\w+)/.exec(source)?.[1];
    return name && near.some(({ words }) => words.has(name));
  });
  const found = new Set([...near, ...parts]);
  return found.size === near.length ? near : withParts([...found], all);
}

/**
 * Texts that no source names. A text is used where a source that names its area, or a part that takes the area's texts, names it
 * too, group by group; or where a group's name stands before a bracket, so that a key chooses. A name that stands there by chance
 * hides an unused text; no used one is found unused.
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
      const near = withParts(
        read.filter(({ source, words }) => words.has(area) || named.test(source) || extra?.test(source)),
        read,
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
