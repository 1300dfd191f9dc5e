import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A chunk of Vite's manifest. */
export interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

/** Scripts and style sheets that come with a chunk: its own, and those of all it imports. */
export function collectFiles(manifest: Record<string, Chunk>, keys: string[]) {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    // What others stand on comes before what is said of them.
    for (const next of chunk.imports ?? []) visit(next);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  for (const key of keys) visit(key);
  return { scripts, sheets };
}

const CLASS = /\bm_[0-9a-f]{6,8}\b/g;
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g;

/**
 * Public pages carry only those of Mantine's styles that they name (src/site/mantine.css), and so does the app
 * (src/app/mantine.css). Tells whether one is forgotten.
 * @param built the build's folder
 */
export async function openStyleCheck(manifest: Record<string, Chunk>, built: URL) {
  const read = (file: string) => readFile(new URL(file, built), 'utf8');
  const classesIn = async (files: Iterable<string>) =>
    new Set((await Promise.all([...files].map(read))).join('\n').match(CLASS));
  const whole = fileURLToPath(import.meta.resolve('@mantine/core/styles.layer.css'));
  const styled = new Set((await readFile(whole, 'utf8')).match(CLASS));
  const refuseBare = (what: string, shown: Iterable<string>, there: Set<string>) => {
    const bare = [...new Set(shown)].filter((name) => styled.has(name) && !there.has(name));
    if (bare.length > 0) throw new Error(`${what} lacks Mantine's styles of ${bare.join(', ')}.`);
  };
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  return {
    /** @throws when a page, as it is sent, shows a piece of Mantine without its style */
    checkDocument: async (name: string, document: string): Promise<void> => {
      const sheets = [...document.matchAll(SHEET)].map(([, file = '']) => file);
      refuseBare(name, document.match(CLASS) ?? [], await classesIn(sheets));
    },
    /** @throws when scripts name a piece of Mantine whose style comes with none of them */
    checkScripts: async (): Promise<void> => {
      const sheets = chunks.flatMap(({ css = [] }) => css);
      refuseBare('A script', await classesIn(chunks.map(({ file }) => file)), await classesIn(sheets));
    },
    /** @throws when a script that is loaded by itself names a piece of Mantine whose style comes neither with it nor at first */
    checkEachScript: async (): Promise<void> => {
      const first = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
      for (const [key, chunk] of Object.entries(manifest)) {
        if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
        const { scripts } = collectFiles(manifest, [key]);
        const { sheets } = collectFiles(manifest, [...first, key]);
        refuseBare(key, await classesIn(scripts), await classesIn(sheets));
      }
    },
  };
}
