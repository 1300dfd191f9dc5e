import type { Language, Named, Names } from '@ridewire/contracts';

/** What an entrance without a sign is called. */
interface DoorWords {
  numbered: (number: string) => string;
  on: (street: string) => string;
  main: string;
}

/** A language without these words reads the English ones. */
const WORDS: Readonly<Partial<Record<Language, DoorWords>> & { en: DoorWords }> = {
  en: {
    numbered: (number) => `Gate ${number}`,
    on: (street) => `Entrance on ${street}`,
    main: 'Main entrance',
  },
  bn: {
    numbered: (number) => `গেট ${number}`,
    on: (street) => `${street}-এর দিকের গেট`,
    main: 'প্রধান প্রবেশপথ',
  },
};

/** Names an entrance in English and in each other language that has the words. */
function nameDoor(say: (words: DoorWords, language: Language) => string): Named {
  const { en, ...others } = WORDS;
  const entries = Object.entries(others) as [Language, DoorWords][];
  const names: Names = Object.fromEntries(
    entries.map(([language, words]) => [language, say(words, language)]),
  );
  return { name: say(en, 'en'), names };
}

export const nameNumbered = (number: string): Named => nameDoor(({ numbered }) => numbered(number));

export const nameMain = (): Named => nameDoor(({ main }) => main);

/** By the street it opens to. */
export const nameOnStreet = ({ name, names }: Named): Named =>
  nameDoor(({ on }, language) => on(names[language] ?? names.en ?? name));
