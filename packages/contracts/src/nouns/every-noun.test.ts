import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { formMistakes } from '../texts/en/form-mistakes.ts';

/* The lists of the nouns are written by this test: `vitest run every-noun --update`. */

type Part = Record<string, object>;

const ENDINGS = ['', '.audit'].flatMap((part) =>
  ['.ts', ...LANGUAGES.map((language) => `.${language}.ts`)].map((ending) => part + ending),
);
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const camelCased = (name: string) => name.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());

/** The nouns that have such a file, in the order of the list; those it doesn't name yet are last. */
async function findNouns(ending: string): Promise<{ name: string; parts: Part }[]> {
  const listed = [...read(`every-noun${ending}`).matchAll(/^import \* as \w+ from '\.\/([\w-]+)\./gm)];
  const names = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((file) => file.endsWith(ending) && file.split('.').length === ending.split('.').length)
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => name !== 'every-noun')
    .toSorted();
  const inOrder = new Set([
    ...listed.flatMap(([, name = '']) => names.filter((each) => each === name)),
    ...names,
  ]);
  return Promise.all(
    [...inOrder].map(async (name) => ({
      name,
      parts: (await import(join(import.meta.dirname, name + ending))) as Part,
    })),
  );
}

test.each(ENDINGS)('the list of %s names each noun, with all its parts', async (ending) => {
  const nouns = await findNouns(ending);
  const imports = nouns.map(({ name }) => `import * as ${camelCased(name)} from './${name}${ending}';\n`);
  const list = read(`every-noun${ending}`)
    .replace(/(^import \* as .*\n)+/m, imports.join(''))
    .replaceAll(/(^ {2}\.\.\.\w+\.\w+,\n)+/gm, (lines) => {
      const part = /\.(\w+),/.exec(lines)?.[1] ?? '';
      const having = nouns.filter(({ parts }) => part in parts);
      return having.map(({ name }) => `  ...${camelCased(name)}.${part},\n`).join('');
    });
  await expect(list).toMatchFileSnapshot(`every-noun${ending}`);
});

test('the package has the schemas and views of each noun', async () => {
  const index = read('../index.ts');
  const files = new Set([
    ...[...index.matchAll(/^export \* from '\.\/([\w-]+)\.ts';$/gm)].map(([, name = '']) => name),
    ...globSync('*.ts', { cwd: import.meta.dirname }).map((file) => file.split('.')[0] ?? ''),
  ]);
  const inPackage = globSync('*.ts', { cwd: join(import.meta.dirname, '..') });
  const exported = [...files].filter((name) => inPackage.includes(`${name}.ts`));
  await expect(exported.map((name) => `export * from './${name}.ts';\n`).join('')).toMatchFileSnapshot(
    '../index.ts',
  );
});

test.each(ENDINGS)('no two nouns of %s say the same', async (ending) => {
  const nouns = await findNouns(ending);
  const parts = new Set(nouns.flatMap((noun) => Object.keys(noun.parts)));
  for (const part of parts) {
    const shared = part === 'mistakes' ? Object.keys(formMistakes) : [];
    const keys = [...shared, ...nouns.flatMap((noun) => Object.keys(noun.parts[part] ?? {}))];
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  }
});
