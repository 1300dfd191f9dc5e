import { LANGUAGES, gatherNames, type Language, type Named } from '@ridewire/contracts';
import { STORED_WORDS } from '@ridewire/contracts/texts/stored-words';

type DoorWords = (typeof STORED_WORDS)[Language]['entrances'];

/** Names an entrance without a sign, in every language. */
function nameDoor(say: (words: DoorWords, language: Language) => string): Named {
  const sayIn = (language: Language) => say(STORED_WORDS[language].entrances, language);
  const [first] = LANGUAGES;
  return {
    name: sayIn(first),
    names: gatherNames((language) => (language === first ? null : sayIn(language))),
  };
}

export const nameNumbered = (number: string): Named => nameDoor(({ numbered }) => numbered(number));

export const nameMain = (): Named => nameDoor(({ main }) => main);

/** By the street it opens to. */
export const nameOnStreet = ({ name, names }: Named): Named =>
  nameDoor(({ on }, language) => on(names[language] ?? names.en ?? name));
