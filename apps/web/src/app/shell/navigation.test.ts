import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../kit/language/language.ts';
import { getSpoken, speak } from '../../kit/texts/spoken.ts';
import { entriesOf } from './navigation.ts';
import { shell, type ShellTexts } from './texts.en.ts';

afterEach(() => speak('en'));

const namesOf = () => {
  const texts = (getSpoken().texts?.shell ?? shell) as ShellTexts;
  return (['rider', 'driver', 'admin'] as const).flatMap((role) =>
    entriesOf({ role, deskRole: 'owner' }).map(({ to, label }) => [to, label(texts)]),
  );
};

test.each(LANGUAGES.slice(1))('each entry has its name in %s', async (language) => {
  const english = new Map(namesOf().map(([to = '', name]) => [to, name]));
  await speak(language);
  expect(namesOf().filter(([to = '', name]) => !name || name === english.get(to))).toEqual([]);
});
