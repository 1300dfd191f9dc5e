import { dirname, join, relative } from 'node:path/posix';

/**
 * The tests that reach a module, nearest first: by the imports between and the folders between. Of equally near ones,
 * those without a database come first, and then those without a server.
 * @param {string} module
 * @param {Map<string, string>} codes of all modules, by path
 */
export function nearTests(module, codes) {
  const importers = importersOf(codes);
  const steps = new Map([[module, 0]]);
  for (const [file, count] of steps)
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) steps.set(importer, count + 1);
  return [...steps]
    .filter(([file]) => /\.test\.tsx?$/.test(file))
    .map(([file, count]) => ({
      file,
      far: (isBeside(file, module) ? 0 : count + foldersBetween(file, module)) + costOf(file),
    }))
    .toSorted((one, other) => one.far - other.far || one.file.localeCompare(other.file))
    .map(({ file }) => file);
}

const isBeside = (file, other) => dirname(file) === dirname(other);
const foldersBetween = (file, other) =>
  relative(dirname(file), dirname(other)).split('/').filter(Boolean).length;
const costOf = (test) => (test.includes('.wire.') ? 0.2 : test.includes('.pg.') ? 0.1 : 0);

const entryOf = (imported) => {
  const [, name, entry = 'index'] = imported.split('/');
  return `packages/${name}/src/${entry}.ts`;
};

/** @param {Map<string, string>} codes */
function importersOf(codes) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, code] of codes)
    for (const [, path = ''] of code.matchAll(
      /^(?!import type).*\bfrom '(\.[^']+|@ridewire\/[\w-]+(?:\/[\w-]+)?)'/gm,
    )) {
      const imported = path.startsWith('.') ? join(dirname(file), path) : entryOf(path);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}
