const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string | undefined): string => {
  for (const { segment } of letters.segment(word ?? '')) return segment;
  return '';
};

/** The first letters of the first and last word of a name, shown if there is no picture. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${firstLetter(words[0])}${firstLetter(last)}`.toLocaleUpperCase();
}
