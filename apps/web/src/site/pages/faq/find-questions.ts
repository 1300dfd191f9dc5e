import { latinDigits } from '../../../kit/language/latin-digits.ts';
import type texts from '../../texts/en/faq.ts';

export type Category = (typeof texts)['categories'][number];

/** The questions that hold all of the words looked for, in question or answer; categories without any are left out. */
export function findQuestions(categories: readonly Category[], text: string): Category[] {
  // Keyboards write some letters of Bangla in one sign, some in two.
  const plain = (written: string) => latinDigits(written.normalize('NFC').toLocaleLowerCase());
  const words = plain(text).split(/\s+/).filter(Boolean);
  return categories
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ question, answer }) => {
        const whole = plain(`${question} ${answer}`);
        return words.every((word) => whole.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
