import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formMistakes } from '../texts/en/form-mistakes.ts';
import * as bangla from './every-noun.bn.ts';
import * as english from './every-noun.en.ts';
import * as codes from './every-noun.ts';

type Part = Record<string, object>;

/** The keys of every noun's part: each file beside this one but the lists. */
async function keysOf(ending: string, part: string): Promise<string[]> {
  const files = globSync(`*${ending}`, { cwd: import.meta.dirname }).filter(
    (file) => !file.startsWith('every-noun') && file.split('.').length === ending.split('.').length,
  );
  const nouns = await Promise.all(files.map(async (file) => (await import(`./${file}`)) as Part));
  return nouns.flatMap((noun) => Object.keys(noun[part] ?? {}));
}

const lists: [ending: string, list: Part][] = [
  ['.ts', codes],
  ['.en.ts', english],
  ['.bn.ts', bangla],
];
test.each(
  lists.flatMap(([ending, list]) => Object.entries(list).map(([part, all]) => [ending, part, all] as const)),
)(
  'the list of %s has each %s of every noun, and no two nouns have the same one',
  async (ending, part, all) => {
    const shared = part === 'mistakes' ? Object.keys(formMistakes) : [];
    expect([...(await keysOf(ending, part)), ...shared].toSorted()).toEqual(Object.keys(all).toSorted());
  },
);
