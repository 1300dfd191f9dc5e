import type { ReactNode } from 'react';

/** One line of the search: a page, an action, or a result. */
export interface Choice {
  id: string;
  label: string;
  description?: string | undefined;
  /** Other words it is found by. */
  words?: string | undefined;
  icon: ReactNode;
  onChoose: () => void;
}

export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

/** The choices for which every typed word begins one of their words, without empty groups. */
export function filterChoices(groups: ChoiceGroup[], typed: string): ChoiceGroup[] {
  const words = wordsOf(typed);
  return groups
    .map(({ name, choices }) => ({
      name,
      choices: choices.filter(({ label, words: others = '' }) => {
        const own = wordsOf(`${label} ${others}`);
        return words.every((word) => own.some((each) => each.startsWith(word)));
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
