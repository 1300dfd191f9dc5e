import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import manifest from './package.json' with { type: 'json' };

/** What somebody installs, once tsc has compiled it there. */
const built = new URL('dist/', import.meta.url);
const [readme, license, types] = ['README.md', '../../LICENSE', '../../apps/api/dist/router.d.ts'].map(
  (path) => new URL(path, import.meta.url),
) as [URL, URL, URL];

copyFileSync(readme, new URL('README.md', built));
copyFileSync(license, new URL('LICENSE', built));
copyFileSync(types, new URL('router.d.ts', built));

// tsc leaves the names of our sources in declarations.
for (const name of readdirSync(built).filter((each) => each.endsWith('.d.ts'))) {
  const file = new URL(name, built);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from ['"]\.\/[\w-]+)\.ts(['"])/g, '$1.js$2'));
}

const { name, version, description, license: terms, type, sideEffects, engines, dependencies } = manifest;
const exports = {
  '.': { types: './index.d.ts', default: './index.js' },
  './router': { types: './router.d.ts' },
};
const packed = {
  name,
  version,
  description,
  license: terms,
  type,
  sideEffects,
  engines,
  exports,
  dependencies,
};
writeFileSync(new URL('package.json', built), `${JSON.stringify(packed, null, 2)}\n`);
