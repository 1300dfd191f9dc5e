import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { OWN_WORDS } from '../auth/assert-uncommon.ts';

const top = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', top), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they have the lowest numbers unless listed. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const ALL = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [numbers = '', , answer = '', tests = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const [first = '', last = first] = numbers.split('–');
    const covered = ALL.slice(ALL.indexOf(first), ALL.indexOf(last) + 1);
    return { line, covered, answer, tests };
  });

/** The files a cell names: anything in backticks with a slash or a file's ending. */
const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[\w.-]+(\/[\w.-]+)+\.\w+$|^[\w.-]*\.(md|json|yaml)$|^\.dockerignore$/.test(name));
const isThere = (file: string): boolean =>
  [new URL(file, top), new URL(`apps/api/src/${file}`, top)].some((url) => existsSync(fileURLToPath(url)));

test('every requirement of levels 1 and 2 is in the tables once', () => {
  expect(ALL).toHaveLength(253);
  expect(rows.flatMap(({ covered }) => covered)).toEqual(ALL);
});

test('each row says whether it is met; what is met names a file and a test', () => {
  const isInForm = ({ answer, tests }: (typeof rows)[number]) =>
    answer.startsWith('Met: ')
      ? filesIn(answer).length > 0 && filesIn(tests).some((file) => /\.(test|spec)\.[jt]s$/.test(file))
      : /^Not (met|ours): ./.test(answer) && tests === '';
  expect(rows.filter((row) => !isInForm(row)).map(({ line }) => line)).toEqual([]);
});

test('every file it names is there', () => {
  const named = rows.flatMap(({ answer, tests }) => filesIn(answer + tests));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});

test('it lists the words that are no passwords', () => {
  for (const word of OWN_WORDS) expect(page).toContain(`\`${word}\``);
});
