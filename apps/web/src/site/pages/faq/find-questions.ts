import type texts from '../../texts/en/faq.ts';

export type Category = (typeof texts)['categories'][number];

/** The questions that hold all of the words looked for, in question or answer; categories without any are left out. */
export function findQuestions(categories: readonly Category[], text: string): Category[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return categories
    .map(({ name, questions }) => ({
      name,
      questions: questions.filter(({ question, answer }) => {
        const whole = `${question} ${answer}`.toLocaleLowerCase();
        return words.every((word) => whole.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
